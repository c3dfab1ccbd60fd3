//! The names of things: numbers and codes as types of their own, from the column to the link.

use std::fmt;
use std::str::FromStr;

use diesel_derive_newtype::DieselNewType;
use serde::{Deserialize, Serialize};

/// A table's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType, Serialize, Deserialize)]
pub struct TableId(pub i64);

/// A seat's row. The lot for the order of seats does not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType, Serialize, Deserialize)]
pub struct SeatId(pub i64);

/// A question's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType, Serialize, Deserialize)]
pub struct QuestionId(pub i64);

/// A person's row: one for each address that was ever written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType, Serialize, Deserialize)]
pub struct PlayerId(pub i64);

/// An invitation's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType, Serialize, Deserialize)]
pub struct InvitationId(pub i64);

/// A session's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct SessionId(pub i64);

/// A row of a seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct ClockId(pub i64);

/// A letter's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType, Serialize, Deserialize)]
pub struct LetterId(pub i64);

/// A row of a message that came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct ArrivalId(pub i64);

/// A row of where a player is told elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct ChannelId(pub i64);

/// A line's row that goes to a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct PingId(pub i64);

/// A message's row in the table talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DieselNewType)]
pub struct TalkId(pub i64);

/// What a row's links carry besides its number: the row's birth, a number by chance, and how often its links were revoked. A
/// row that was given out again after a restore has another birth, and opens to no link of the lost one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "u64", into = "u64")]
pub struct Epoch {
    birth: u32,
    revoked: u16,
}

impl Epoch {
    /// From the columns of a row.
    pub fn of(birth: i32, revoked: i16) -> Epoch {
        Epoch { birth: birth.unsigned_abs() & 0xff_ffff, revoked: revoked.unsigned_abs() }
    }

    /// Whether both are of one row, whatever was revoked since.
    pub fn is_of_same_row(self, other: Epoch) -> bool {
        self.birth == other.birth
    }
}

/// In forty bits.
impl From<Epoch> for u64 {
    fn from(epoch: Epoch) -> u64 {
        u64::from(epoch.birth) << 16 | u64::from(epoch.revoked)
    }
}

impl From<u64> for Epoch {
    fn from(bits: u64) -> Epoch {
        let revoked = (bits & 0xffff) as u16;
        Epoch { birth: (bits >> 16 & 0xff_ffff) as u32, revoked }
    }
}

/// One of those that never belong to anybody (RFC 2606).
const STAND_IN_DOMAIN: &str = "ithaca.example";

/// Where a person gets letters. Small letters only, so that one mailbox is one player; never shown by accident.
#[derive(Clone, PartialEq, Eq, Hash, DieselNewType)]
pub struct EmailAddress(String);

impl EmailAddress {
    /// What SMTP allows between the angle brackets.
    const BYTES_MAX: usize = 254;

    /// The whole address, for sending and for its owner's eyes only.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// For a visitor who gave none, where a demo shows the letters that a player would get.
    pub fn stand_in(code: &TableCode) -> EmailAddress {
        EmailAddress(format!("guest-{}@{STAND_IN_DOMAIN}", code.as_str().to_ascii_lowercase()))
    }

    /// Whether it stands for a visitor who gave none.
    pub fn is_stand_in(&self) -> bool {
        self.0.ends_with(&format!("@{STAND_IN_DOMAIN}"))
    }

    /// «a…@example.org»: enough to recognize one's own.
    pub fn masked(&self) -> String {
        let (name, domain) = self.0.split_once('@').unwrap_or((&self.0, ""));
        format!("{}…@{domain}", name.chars().next().unwrap_or('…'))
    }
}

impl FromStr for EmailAddress {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<EmailAddress, NotAnAddress> {
        let (name, domain) = text.trim().rsplit_once('@').ok_or(NotAnAddress::Wrong)?;
        // Names of hosts beyond ASCII have a form that every mail server knows.
        let domain = match url::Host::parse(domain) {
            Ok(url::Host::Domain(plain)) if !domain.is_ascii() => plain,
            _ => domain.to_owned(),
        };
        let text = format!("{name}@{domain}");
        let address: lettre::Address = text.parse().map_err(|_| NotAnAddress::Wrong)?;
        if !name.is_ascii() {
            return Err(NotAnAddress::NameBeyondAscii);
        }
        // Quoted names and bare hosts are allowed by the standard and used by nobody but those who try things out.
        let plain = text.len() <= Self::BYTES_MAX && text.is_ascii() && !text.contains(['"', '[']);
        let domain = address.domain();
        let rooted = domain.contains('.') && !domain.starts_with('.') && !domain.ends_with('.');
        if plain && rooted { Ok(EmailAddress(text.to_ascii_lowercase())) } else { Err(NotAnAddress::Wrong) }
    }
}

impl fmt::Debug for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EmailAddress(…)")
    }
}

impl fmt::Display for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.masked())
    }
}

/// Why a text is no mail address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAnAddress {
    Wrong,
    /// Letters beyond ASCII before the @: few mail servers take such addresses, and ours may be none of them.
    NameBeyondAscii,
}

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
    fn an_address_is_read_once_and_shown_to_nobody() {
        let address: EmailAddress = " Anna.B+u@Example.ORG ".parse().unwrap();
        assert_eq!(address.reveal(), "anna.b+u@example.org");
        assert_eq!(format!("{address} {address:?}"), "a…@example.org EmailAddress(…)");
        let long = format!("{}@example.org", "a".repeat(300));
        for wrong in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@localhost",
            "a b@example.org",
            "a@b@c.org",
            &long,
            "anna@example.org\r\nBcc: x@y.org",
            "\"a b\"@example.org",
            "anna@[127.0.0.1]",
            "anna@example.org.",
            "anna@bücher..example",
            "anna@bü cher.example",
        ] {
            assert_eq!(wrong.parse::<EmailAddress>(), Err(NotAnAddress::Wrong), "{wrong}");
        }
    }

    #[test]
    fn f_10_a_domain_beyond_ascii_is_written_as_mail_servers_know_it() {
        for (typed, address) in [
            ("user@bücher.example", "user@xn--bcher-kva.example"),
            ("User@BÜCHER.example", "user@xn--bcher-kva.example"),
            ("user@xn--bcher-kva.example", "user@xn--bcher-kva.example"),
            ("user@例え.テスト", "user@xn--r8jz45g.xn--zckzah"),
        ] {
            assert_eq!(typed.parse::<EmailAddress>().unwrap().reveal(), address);
        }
        for typed in ["änna@example.org", "änna@bücher.example"] {
            assert_eq!(typed.parse::<EmailAddress>(), Err(NotAnAddress::NameBeyondAscii), "{typed}");
        }
    }

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
