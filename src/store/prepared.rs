//! Statements of the hot path, prepared once for each connection. Diesel prepares an UPDATE of its own anew on every call,
//! which costs a round trip, and so it does an INSERT of several rows: they come as one array a column instead, however many.

/// A statement from its texts and the values between them, each with its SQL type.
macro_rules! prepared {
    ($name:ident: $($text:literal, $field:ident: $rust:ty as $sql:ty),+ $(; $end:literal)?) => {
        struct $name<'a> {
            $($field: &'a $rust,)+
        }

        impl diesel::query_builder::QueryId for $name<'_> {
            type QueryId = $name<'static>;
            const HAS_STATIC_QUERY_ID: bool = true;
        }

        impl diesel::query_builder::QueryFragment<diesel::pg::Pg> for $name<'_> {
            fn walk_ast<'b>(
                &'b self,
                mut out: diesel::query_builder::AstPass<'_, 'b, diesel::pg::Pg>,
            ) -> diesel::QueryResult<()> {
                $(
                    out.push_sql($text);
                    out.push_bind_param::<$sql, _>(self.$field)?;
                )+
                $(out.push_sql($end);)?
                Ok(())
            }
        }

        impl<Conn> diesel::query_dsl::RunQueryDsl<Conn> for $name<'_> {}
    };
}

pub(super) use prepared;

/// One column of the rows.
pub(super) fn column<'a, R, T>(rows: &'a [R], value: impl FnMut(&'a R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}
