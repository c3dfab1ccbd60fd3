//! The dice: each seat has two of its own, so that no one's choice shifts another's luck. A roll is a word of the seat's stream,
//! by its position.

use super::event::{Event, Face};
use super::{Odyssee, Seat};

/// Streams of the deal key: 0 and 1 are shuffles, then two for each seat.
const STREAM_SAIL: u64 = 16;
const STREAM_FAVOR: u64 = 17;

/// The stream of a seat's sail die.
pub fn sail_stream(seat: Seat) -> u64 {
    STREAM_SAIL + 2 * u64::from(seat.number())
}

/// The stream of a seat's favour die.
pub fn favor_stream(seat: Seat) -> u64 {
    STREAM_FAVOR + 2 * u64::from(seat.number())
}

impl Odyssee {
    pub(super) fn roll_sail(&mut self, seat: Seat, events: &mut Vec<Event>) -> u8 {
        let (stream, position) = (sail_stream(seat), self.players[seat].sail_rolls);
        self.players[seat].sail_rolls += 1;
        let roll = 1 + self.key.stream_at(stream, position).index(4) as u8;
        events.push(Event::SailRolled { seat, stream, position, roll });
        roll
    }

    pub(super) fn roll_favor(&mut self, seat: Seat, events: &mut Vec<Event>) -> Face {
        let (stream, position) = (favor_stream(seat), self.players[seat].favor_rolls);
        self.players[seat].favor_rolls += 1;
        let face = if self.key.stream_at(stream, position).index(2) == 0 { Face::White } else { Face::Black };
        events.push(Event::FavorRolled { seat, stream, position, face });
        face
    }
}
