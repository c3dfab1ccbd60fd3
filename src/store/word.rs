//! Columns that hold one of a few words. A row is read as what the word means; a word that this program does not know, from a
//! newer one perhaps, is a fault that names column and word, and never a guess.

use std::str::FromStr;

use thiserror::Error;

/// A stored word that this program does not know.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{column} holds «{word}», which this program does not know")]
pub struct Unreadable {
    pub column: &'static str,
    pub word: String,
}

/// What a column says in a written form that another layer knows.
pub fn read<T: FromStr>(column: &'static str, word: &str) -> Result<T, Unreadable> {
    word.parse().map_err(|_| Unreadable { column, word: word.to_owned() })
}

/// An enum whose variants are the words of a column.
macro_rules! words {
    (
        $(#[$about:meta])*
        $name:ident in $column:literal: $($(#[$meaning:meta])* $variant:ident = $word:literal),+ $(,)?
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, diesel::expression::AsExpression, diesel::deserialize::FromSqlRow)]
        #[diesel(sql_type = diesel::sql_types::Text)]
        pub enum $name {
            $($(#[$meaning])* $variant,)+
        }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// As it stands in the column.
            pub fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// From a column that was read as text.
            pub fn read(word: &str) -> Result<$name, $crate::store::word::Unreadable> {
                let unreadable = || $crate::store::word::Unreadable { column: $column, word: word.to_owned() };
                $name::ALL.iter().copied().find(|known| known.name() == word).ok_or_else(unreadable)
            }
        }

        impl diesel::serialize::ToSql<diesel::sql_types::Text, diesel::pg::Pg> for $name {
            fn to_sql<'b>(
                &'b self,
                out: &mut diesel::serialize::Output<'b, '_, diesel::pg::Pg>,
            ) -> diesel::serialize::Result {
                std::io::Write::write_all(out, self.name().as_bytes())?;
                Ok(diesel::serialize::IsNull::No)
            }
        }

        impl diesel::deserialize::FromSql<diesel::sql_types::Text, diesel::pg::Pg> for $name {
            fn from_sql(value: diesel::pg::PgValue<'_>) -> diesel::deserialize::Result<$name> {
                Ok($name::read(std::str::from_utf8(value.as_bytes())?)?)
            }
        }
    };
}

pub(super) use words;
