//! What a seat knows of a game, with the worlds that may be. The state it is made from is forgotten at once: what is hidden from
//! the seat never gets as far as a bot.

use crate::engine::{DealKey, Digest, Eye, Game, Seat};

/// The game as far as a seat knows it.
#[derive(Clone)]
pub struct Known<G> {
    seat: Seat,
    /// The same for every world that the seat cannot tell from the true one.
    veiled: G,
}

impl<G: Game> Known<G> {
    pub fn of(game: &G, seat: Seat) -> Self {
        Self { seat, veiled: game.veiled(seat) }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        self.veiled.view(Eye::Seat(self.seat))
    }

    pub fn legal(&self) -> G::Legal {
        self.veiled.legal(self.seat)
    }

    /// One of the worlds that may be, as likely as any other: what the others did is not read as a hint at what they hold.
    pub fn world(&self, key: &DealKey) -> G {
        self.veiled.other_world(Eye::Seat(self.seat), key)
    }

    /// A name of all that is known: as secret as that.
    pub fn digest(&self) -> Digest {
        self.veiled.digest()
    }
}
