//! A line, what it hides, and the chain. The line holds only what everyone may read; what is hidden until the end stands
//! in it as a commitment, blinded, because a bare hash of nine possible goals would be found by nine guesses.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{How, Minute, Moment};
use crate::engine::{Digest, Seat, ServerSeed};

/// What everybody may read of an entry. Its bytes are its written form: number, seat or `service`, time, commitment and
/// public form, one space between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Counted from 1, which is the deal.
    pub number: u32,
    /// None for what the service does.
    pub seat: Option<Seat>,
    /// When all could read it.
    pub shown_at: Minute,
    pub commitment: Digest,
    /// The action for everybody's eyes.
    pub public: String,
}

impl Line {
    /// The hash of the entry: that of the one before (of the first one: the seal), then the line.
    pub fn hash(&self, before: &Digest) -> Digest {
        let mut hash = Sha256::new();
        hash.update(before.as_bytes());
        hash.update(self.to_string().as_bytes());
        Digest::from(<[u8; 32]>::from(hash.finalize()))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.number)?;
        match self.seat {
            Some(seat) => write!(f, "{seat}")?,
            None => f.write_str("service")?,
        }
        write!(f, " {} {} {}", self.shown_at, self.commitment, self.public)
    }
}

/// What nobody else may read before the end. Its bytes are its written form: how, exact time and written form, one space
/// between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    pub how: How,
    pub at: Moment,
    /// The whole action.
    pub written: String,
}

impl Hidden {
    /// What stands in the line for it.
    pub fn commitment(&self, blind: &Digest) -> Digest {
        let mut hash = Sha256::new();
        hash.update(blind.as_bytes());
        hash.update(self.to_string().as_bytes());
        Digest::from(<[u8; 32]>::from(hash.finalize()))
    }
}

impl fmt::Display for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.how, self.at, self.written)
    }
}

impl FromStr for Hidden {
    type Err = NotHidden;

    fn from_str(text: &str) -> Result<Self, NotHidden> {
        let mut parts = text.splitn(3, ' ');
        let mut part = || parts.next().ok_or(NotHidden);
        let (how, at, written) = (part()?, part()?, part()?);
        Ok(Self {
            how: how.parse().map_err(|_| NotHidden)?,
            at: at.parse().map_err(|_| NotHidden)?,
            written: written.to_owned(),
        })
    }
}

/// A text that is no hidden part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHidden;

/// The blind of an entry: HMAC-SHA-256 under the server seed of its number in decimal digits.
pub fn blind(seed: &ServerSeed, number: u32) -> Digest {
    let mut mac = Hmac::<Sha256>::new_from_slice(seed.as_bytes()).expect("an HMAC takes a key of any length");
    mac.update(number.to_string().as_bytes());
    Digest::from(<[u8; 32]>::from(mac.finalize().into_bytes()))
}

/// An entry with all it hides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub line: Line,
    pub hidden: Hidden,
    pub hash: Digest,
}

/// The end of a log, where the next entry goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chain {
    entries: u32,
    head: Digest,
}

impl Chain {
    /// Before the first entry the head is the seal.
    pub fn begin(seal: Digest) -> Self {
        Self { entries: 0, head: seal }
    }

    pub fn entries(&self) -> u32 {
        self.entries
    }

    pub fn head(&self) -> Digest {
        self.head
    }

    /// The next entry; from now on it is the head.
    pub fn append(
        &mut self,
        seed: &ServerSeed,
        seat: Option<Seat>,
        shown_at: Minute,
        public: String,
        hidden: Hidden,
    ) -> Entry {
        self.entries += 1;
        let commitment = hidden.commitment(&blind(seed, self.entries));
        let line = Line { number: self.entries, seat, shown_at, commitment, public };
        self.head = line.hash(&self.head);
        Entry { line, hidden, hash: self.head }
    }
}

#[cfg(test)]
mod tests {
    //! The golden values were computed after `docs/deal.md` with Python's `hashlib` and `hmac`.

    use super::*;

    fn seed() -> ServerSeed {
        ServerSeed::new(std::array::from_fn(|i| i as u8))
    }

    #[test]
    fn two_entries_of_a_chain() {
        let mut chain = Chain::begin(seed().seal());
        let at: Moment = "2026-11-16T09:30:05Z".parse().unwrap();
        let hidden = |how, written: &str| Hidden { how, at, written: written.to_owned() };
        let exchange = hidden(How::Hand, "exchange troy green 1o");
        assert_eq!(exchange.to_string(), "hand 2026-11-16T09:30:05Z exchange troy green 1o");
        assert_eq!(exchange.to_string().parse(), Ok(exchange.clone()));
        assert_eq!("hand exchange troy".parse::<Hidden>(), Err(NotHidden));

        let deal = chain.append(&seed(), None, at.minute(), "deal …".to_owned(), hidden(How::Service, "deal …"));
        assert_eq!(blind(&seed(), 1).to_string(), "7761b1cc25227dfca0bd6d972acc52abb62f24ce50ad5a7a430b05c5a6f5497b");
        assert_eq!(
            deal.line.commitment.to_string(),
            "e89d2502c6a66091b4ab608d756ec1b033ba8fa343faf52cb28fc9a5a0a37bf9"
        );
        assert_eq!(deal.hash.to_string(), "e73ddbbb26c3c00b03df448fdd6e022d7fc3f3512619be55d6ff01c6677f62db");

        let second = chain.append(&seed(), Seat::new(2), at.minute(), "exchange violet green 1o".to_owned(), exchange);
        let line = "2 2 2026-11-16T09:30Z 1cb4ceb97e9cdfdbdec93436acfab9808a5e8e67146fe0948527f94402d9842b exchange violet green 1o";
        assert_eq!(second.line.to_string(), line);
        assert_eq!(second.hash.to_string(), "4f62ba4ccea200c14c3bc6b6e6c21a19f32f444dc5b99aa063a470877e8ad44e");
        assert_eq!((chain.entries(), chain.head()), (2, second.hash));
    }
}
