//! Who stands how, if the round limit ends the game (G-39).

use super::{Odyssee, Outcome, Seat, SeatSet};

impl Odyssee {
    /// Fewest chips in hand beyond cards, then most islands; equals share it.
    pub(super) fn standing(&self) -> Outcome {
        let rank = |seat: Seat| {
            let player = &self.players[seat];
            let ahead = i16::from(player.cards.count()) - i16::from(player.chips);
            (ahead, self.isles_of(seat).len())
        };
        let at_table = self.at_table();
        let best = at_table.iter().map(rank).max();
        let leaders: SeatSet = at_table.iter().filter(|seat| Some(rank(*seat)) == best).collect();
        match (leaders.iter().next(), leaders.len()) {
            (Some(seat), 1) => Outcome::Won(seat),
            _ => Outcome::Shared(leaders),
        }
    }
}
