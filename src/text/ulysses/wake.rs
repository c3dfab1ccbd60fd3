//! What earlier entries leave behind for whoever tells a single one: where the ship has been, and whose the sides are.

use super::sides::Sides;
use super::telling;
use crate::engine::ulysses::{Event, Place};

#[derive(Clone, Debug, Default)]
pub(crate) struct Wake {
    /// The places that the ship has left, the oldest first.
    pub(super) ships: Vec<Place>,
    /// The sides that the last entry tells of.
    pub(super) sides: Sides,
    /// The sides after it.
    pub(super) then: Sides,
}

impl Wake {
    pub(super) fn follow(&mut self, events: &[Event]) {
        self.ships.extend(events.iter().filter_map(telling::left));
        self.sides = self.then.with_discs(events);
        events.iter().for_each(|event| self.then.follow(event));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::engine::ulysses::{Cards, Side};

    #[test]
    fn the_entry_that_ends_a_discussion_still_knows_whose_its_sides_were() {
        let place = Place::all().next().unwrap();
        let [proposes, objects] = [Seat::FIRST, Seat::FIRST.left(4)];
        let disc = |seat: Seat, side: Side| Event::DiscPlaced { seat, side, place };
        let owners = |wake: &Wake| [Side::Blue, Side::Red].map(|side| wake.sides.owner(side));
        let mut wake = Wake::default();
        wake.follow(&[disc(proposes, Side::Blue)]);
        wake.follow(&[disc(objects, Side::Red)]);
        assert_eq!(owners(&wake), [Some(proposes), Some(objects)], "what an entry places it tells of");
        wake.follow(&[
            Event::Settled { side: Side::Red, cards: Cards::NONE },
            Event::TurnEnded { turn: 1, seat: proposes },
        ]);
        assert_eq!(owners(&wake), [Some(proposes), Some(objects)], "a turn that ends takes nothing back");
        wake.follow(&[disc(objects, Side::Blue)]);
        assert_eq!(owners(&wake), [Some(objects), None], "but the next one begins with nothing");
    }
}
