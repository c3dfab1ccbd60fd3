//! What is stored encrypted, and back. Pure: keys and nonces are handed in.
//!
//! A sealed value is the key's id (2 bytes), the nonce (12) and the ciphertext with its tag (ChaCha20-Poly1305). Each table
//! has a key of its own, derived from the server's, and so have letters; column and row are bound in as associated data, so that a value moved
//! elsewhere does not open. A dump of the database alone shows nobody's hand.

use std::fmt;

use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};

use crate::id::TableCode;
use crate::keyring::{Key, KeyId, Keyring};

pub const NONCE_BYTES: usize = 12;
const ID_BYTES: usize = 2;

/// Where a sealed value is kept; it opens nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    pub scope: Scope<'a>,
    pub column: Column,
    /// What tells the rows of one scope apart: a seat's number, an entry's, a letter's.
    pub row: i64,
}

/// What has a key of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope<'a> {
    Table(&'a TableCode),
    /// Letters, which may be about no table.
    Post,
}

impl fmt::Display for Scope<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::Table(code) => write!(f, "{code}"),
            Scope::Post => f.write_str("post"),
        }
    }
}

/// The encrypted columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Seed,
    Snapshot,
    Word,
    HiddenPart,
    Letter,
    /// What a seat has said ahead.
    Words,
    /// What somebody notes for nobody else.
    Notes,
    /// An answer that can still be taken back.
    Unsent,
    /// Where a player is told elsewhere.
    Channel,
    /// A message that came in.
    Arrival,
    /// What push services know us by.
    Vapid,
    /// How the decisions of a game that is over are judged.
    Hindsight,
}

impl Column {
    fn name(self) -> &'static str {
        match self {
            Column::Seed => "tables.seed",
            Column::Snapshot => "tables.snapshot",
            Column::Word => "seats.word",
            Column::HiddenPart => "entries.hidden",
            Column::Letter => "outbox.body",
            Column::Words => "words.sealed",
            Column::Notes => "notes.sealed",
            Column::Unsent => "unsent.sealed",
            Column::Channel => "channels.sealed",
            Column::Arrival => "arrivals.body",
            Column::Vapid => "vapid.sealed",
            Column::Hindsight => "hindsights.sealed",
        }
    }
}

/// The keys in use for sealing and opening.
#[derive(Clone)]
pub struct Vault {
    ring: Keyring,
}

/// A sealed value that cannot be opened: another key, another place, or changed bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a stored secret cannot be opened")
    }
}

impl std::error::Error for Broken {}

impl Vault {
    pub fn new(ring: Keyring) -> Vault {
        Vault { ring }
    }

    pub fn keys(&self) -> &Keyring {
        &self.ring
    }

    /// The keys of one scope, for several values of it.
    pub fn drawer<'a>(&self, scope: Scope<'a>) -> Drawer<'a> {
        let keys = self.ring.keys().iter().map(|key| (key.id(), cipher(key, scope))).collect();
        Drawer { scope, newest: self.ring.newest().id(), keys }
    }

    /// Seals with the newest key. A nonce must never be used twice for one scope; twelve random bytes will not be.
    pub fn seal(&self, place: Place<'_>, nonce: [u8; NONCE_BYTES], plain: &[u8]) -> Vec<u8> {
        self.drawer(place.scope).seal(place.column, place.row, nonce, plain)
    }

    pub fn open(&self, place: Place<'_>, sealed: &[u8]) -> Result<Vec<u8>, Broken> {
        self.drawer(place.scope).open(place.column, place.row, sealed)
    }
}

/// The vault for one scope, its keys derived once.
pub struct Drawer<'a> {
    scope: Scope<'a>,
    newest: KeyId,
    keys: Vec<(KeyId, LessSafeKey)>,
}

impl Drawer<'_> {
    pub fn seal(&self, column: Column, row: i64, nonce: [u8; NONCE_BYTES], plain: &[u8]) -> Vec<u8> {
        let mut sealed = Vec::with_capacity(ID_BYTES + NONCE_BYTES + plain.len() + CHACHA20_POLY1305.tag_len());
        sealed.extend(self.newest.0.to_be_bytes());
        sealed.extend(nonce);
        sealed.extend(plain);
        let (_, body) = sealed.split_at_mut(ID_BYTES + NONCE_BYTES);
        let cipher = self.cipher(self.newest).expect("the newest key is among the keys");
        let nonce = Nonce::assume_unique_for_key(nonce);
        let place = Place { scope: self.scope, column, row };
        let tag = cipher.seal_in_place_separate_tag(nonce, Aad::from(context(place)), body);
        sealed.extend(tag.expect("what we store is far below the cipher's limit").as_ref());
        sealed
    }

    pub fn open(&self, column: Column, row: i64, sealed: &[u8]) -> Result<Vec<u8>, Broken> {
        let (id, rest) = sealed.split_first_chunk::<ID_BYTES>().ok_or(Broken)?;
        let (nonce, body) = rest.split_first_chunk::<NONCE_BYTES>().ok_or(Broken)?;
        let cipher = self.cipher(KeyId(u16::from_be_bytes(*id))).ok_or(Broken)?;
        let mut body = body.to_vec();
        let place = Place { scope: self.scope, column, row };
        let plain = cipher.open_in_place(Nonce::assume_unique_for_key(*nonce), Aad::from(context(place)), &mut body);
        let length = plain.map_err(|_| Broken)?.len();
        body.truncate(length);
        Ok(body)
    }

    fn cipher(&self, id: KeyId) -> Option<&LessSafeKey> {
        self.keys.iter().find(|(known, _)| *known == id).map(|(_, cipher)| cipher)
    }
}

fn cipher(key: &Key, scope: Scope<'_>) -> LessSafeKey {
    let bytes = match scope {
        Scope::Table(code) => key.derive(&format!("penelope vault/1 table {code}")),
        Scope::Post => key.derive("penelope vault/1 post"),
    };
    LessSafeKey::new(UnboundKey::new(&CHACHA20_POLY1305, &bytes).expect("the key has the cipher's length"))
}

fn context(place: Place<'_>) -> String {
    format!("{} {} {}", place.scope, place.column.name(), place.row)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> TableCode {
        text.parse().unwrap()
    }

    #[test]
    fn eng_11_what_is_sealed_opens_in_its_place_only_and_only_unchanged() {
        let (table, other) = (code("K7QM2X"), code("K7QM2Y"));
        let place = Place { scope: Scope::Table(&table), column: Column::Snapshot, row: 3 };
        let vault = Vault::new(Keyring::for_tests(1));
        let sealed = vault.seal(place, [9; 12], b"2o1z");
        assert_eq!(vault.open(place, &sealed).unwrap(), b"2o1z");
        assert!(!sealed.windows(4).any(|window| window == b"2o1z"));
        for elsewhere in [
            Place { scope: Scope::Table(&other), ..place },
            Place { scope: Scope::Post, ..place },
            Place { column: Column::Seed, ..place },
            Place { row: 4, ..place },
        ] {
            assert_eq!(vault.open(elsewhere, &sealed), Err(Broken), "{elsewhere:?}");
        }
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(vault.open(place, &changed), Err(Broken), "byte {at}");
            assert_eq!(vault.open(place, &sealed[..at]), Err(Broken), "cut at {at}");
        }
    }

    #[test]
    fn the_older_key_still_opens_and_a_dropped_one_does_not() {
        let table = code("K7QM2X");
        let place = Place { scope: Scope::Table(&table), column: Column::Snapshot, row: 3 };
        let first = Keyring::for_tests(1);
        let sealed = Vault::new(first.clone()).seal(place, [9; 12], b"goal");
        let both = first.with_new_key().unwrap();
        let vault = Vault::new(both.clone());
        assert_eq!(vault.open(place, &sealed).unwrap(), b"goal");
        assert_eq!(vault.seal(place, [9; 12], b"goal")[..2], [0, 2], "new values are sealed with the new key");
        let vault = Vault::new(both.without_oldest_key().unwrap());
        assert_eq!(vault.open(place, &sealed), Err(Broken));
    }
}
