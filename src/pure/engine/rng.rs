//! Chance that anyone can check: the deal key, numbered ChaCha20 streams, our own bounded index and shuffle.
//!
//! Nothing of a library but the raw ChaCha20 words is used, because those are an outside standard; shuffles and ranges
//! of random number libraries change between versions. The tests pin golden values computed by other code.

use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::digest::Digest;

/// The server's share of a table's chance, secret until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerSeed([u8; 32]);

impl ServerSeed {
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown from the first letter on, so that the seed cannot be chosen later.
    pub fn seal(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

/// The source of all chance of one game; neither the server nor a player alone can choose it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Digest", into = "Digest")]
pub struct DealKey([u8; 32]);

impl DealKey {
    /// No table's key: for states that are only thought about.
    pub(in crate::engine) const BLANK: DealKey = DealKey([0; 32]);

    /// `words` are the people's lucky words in joining order. None holds a zero byte: it is the separator.
    pub fn new<'a>(table_code: &str, seed: &ServerSeed, words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"penelope/1\0");
        hash.update(table_code.as_bytes());
        hash.update([0]);
        hash.update(seed.0);
        for word in words {
            hash.update([0]);
            hash.update(word.as_bytes());
        }
        Self(hash.finalize().into())
    }

    /// The stream of a shuffle's, or a die's, number.
    pub fn stream(&self, number: u64) -> Stream {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(number);
        Stream(words)
    }

    /// The same from a later word on: the words before it count as taken.
    pub fn stream_at(&self, number: u64, position: u32) -> Stream {
        let mut stream = self.stream(number);
        stream.0.set_word_pos(u128::from(position));
        stream
    }

    /// Shuffle `number`: from the last position down to the second, swap it with an index not above it.
    pub fn shuffle<T>(&self, number: u64, items: &mut [T]) {
        self.stream(number).shuffle(items);
    }
}

impl From<Digest> for DealKey {
    fn from(digest: Digest) -> Self {
        Self(*digest.as_bytes())
    }
}

impl From<DealKey> for Digest {
    fn from(key: DealKey) -> Self {
        key.0.into()
    }
}

impl fmt::Debug for DealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealKey(…)")
    }
}

/// The 32-bit words of one ChaCha20 stream (20 rounds, 64-bit block counter from 0, 64-bit stream id).
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// An index below `n`, every one equally likely: a word in the last, incomplete run of `n` is skipped.
    pub fn index(&mut self, n: u32) -> u32 {
        let end = (1 << 32) - (1 << 32) % u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < end {
                return word % n;
            }
        }
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for position in (1..items.len()).rev() {
            items.swap(position, self.index(position as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    //! The golden values come from a separate program that was written from the description of the deal alone.

    use super::*;

    fn seed() -> ServerSeed {
        ServerSeed::new(std::array::from_fn(|i| i as u8))
    }

    fn key() -> DealKey {
        DealKey::new("K7QM2", &seed(), ["olive", "Šárka", ""])
    }

    #[test]
    fn seal_and_deal_key() {
        let seal = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(seed().seal().to_string(), seal);
        let deal_key = "5ed3e4bea787be30f63df8a4a62d87cf61e18bf4886e59b7716954e54c86784a";
        assert_eq!(Digest::from(key()).to_string(), deal_key);
    }

    #[test]
    fn words_of_a_stream() {
        let words = |number, skip| {
            let mut stream = key().stream(number);
            (0..skip + 4).map(|_| stream.0.next_u32()).skip(skip).collect::<Vec<_>>()
        };
        assert_eq!(words(0, 0), [2571244078, 1019363464, 3079262594, 2231229221]);
        assert_eq!(words(5, 0), [1153742549, 3860877994, 928138379, 1466887743]);
        assert_eq!(words(5, 66), [3460762588, 1287607004, 3443463870, 2220433993]);
        assert_eq!(words((1 << 32) + 1, 0), [715023721, 4146255144, 3921307299, 112843231]);
        let mut late = key().stream_at(5, 66);
        assert_eq!([late.0.next_u32(), late.0.next_u32()], [3460762588, 1287607004]);
    }

    #[test]
    fn an_index_skips_words_of_the_incomplete_run() {
        let mut stream = key().stream(7);
        let indices: Vec<u32> = (0..8).map(|_| stream.index(3 << 30)).collect();
        let golden = [2136648089, 2164415679, 599893444, 2133138825, 1747532009, 2355061573, 2465743492, 391487674];
        assert_eq!(indices, golden, "three words are skipped on the way");
    }

    #[test]
    fn shuffles() {
        let shuffled = |number, count| {
            let mut items: Vec<u8> = (0..count).collect();
            key().shuffle(number, &mut items);
            items
        };
        assert_eq!(shuffled(0, 4), [3, 0, 1, 2]);
        assert_eq!(shuffled(1, 9), [1, 2, 5, 0, 4, 6, 7, 3, 8]);
    }

    #[test]
    fn secrets_mask_themselves() {
        assert_eq!(format!("{:?} {:?}", seed(), key()), "ServerSeed(…) DealKey(…)");
    }
}
