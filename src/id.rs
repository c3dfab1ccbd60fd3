//! The names of things: numbers and codes as types of their own, from the column to the link.

use std::fmt;
use std::str::FromStr;

use diesel_derive_newtype::DieselNewType;

/// A table's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct TableId(pub i64);

/// A seat's row. The lot for the order of seats does not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct SeatId(pub i64);

/// A question's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct QuestionId(pub i64);

/// What a table is called by people: six signs that cannot be mistaken for one another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct TableCode(String);

impl TableCode {
    /// Digits and letters without I, L, O and U.
    const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const LENGTH: usize = 6;

    /// Every byte gives one sign; all codes are equally likely.
    pub fn from_random(bytes: [u8; Self::LENGTH]) -> TableCode {
        TableCode(bytes.iter().map(|byte| char::from(Self::SIGNS[usize::from(byte % 32)])).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<TableCode, NotACode> {
        let well = text.len() == Self::LENGTH && text.bytes().all(|byte| Self::SIGNS.contains(&byte));
        if well { Ok(TableCode(text.to_owned())) } else { Err(NotACode) }
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text is no table's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACode;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_six_plain_signs() {
        let code = TableCode::from_random([0, 31, 32, 200, 10, 255]);
        assert_eq!(code.as_str(), "0Z08AZ");
        assert_eq!(code.as_str().parse(), Ok(code));
        for wrong in ["", "0Z08A", "0Z08AZZ", "0z08az", "0Z08AI", "0Z08Aé"] {
            assert_eq!(wrong.parse::<TableCode>(), Err(NotACode), "{wrong}");
        }
    }
}
