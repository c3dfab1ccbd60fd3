//! A bot's chance. It is numbered by occasion instead of being used up: the same occasion gives the same numbers however
//! often it is asked for, which is why a bot needs no memory and can be asked ahead.

use std::fmt;

use crate::engine::{DealKey, Digest, Seat, ServerSeed, Stream};

/// The dice of one seat in one game. Whoever knows them knows the bot's moods: they are as secret as the seed.
#[derive(Clone)]
pub struct Dice(DealKey);

impl Dice {
    /// They follow from the table's seed, but not from anything a player sees; and no shuffle uses the same stream.
    pub fn new(seed: &ServerSeed, seat: Seat) -> Self {
        let mut bytes = b"penelope/1 dice\0".to_vec();
        bytes.extend_from_slice(seed.as_bytes());
        bytes.push(seat.number());
        Self(Digest::of(&bytes).into())
    }

    /// The numbers of one occasion.
    pub fn roll(&self, occasion: u64) -> Stream {
        self.0.stream(occasion)
    }

    /// The source of all chance in what is thought about on an occasion that the digest names.
    pub(super) fn key(&self, occasion: Digest) -> DealKey {
        let own: Digest = self.0.into();
        Digest::of(&[own.as_bytes().as_slice(), occasion.as_bytes()].concat()).into()
    }

    /// Dice of a seat in a world that is only thought about.
    pub(super) fn imagined(world: DealKey, seat: Seat) -> Self {
        let world: Digest = world.into();
        Self::new(&ServerSeed::new(*world.as_bytes()), seat)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(…)")
    }
}
