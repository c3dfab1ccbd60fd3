//! The storm arrow: five rows of wind, all ships at once (4.5). Nobody is asked here.

use crate::engine::Game as _;
use crate::engine::odyssee::action::Arrow;
use crate::engine::odyssee::board::Board;
use crate::engine::odyssee::{Direction, Event, Hex, Odyssee, Seat, Site};

/// How far a wind drives a ship that nothing stops (O-STORM-4).
const STORM: u8 = u8::MAX;
const STIFF: u8 = 2;
const BREEZE: u8 = 1;

impl Odyssee {
    /// Lays the arrow and moves every ship it hits (O-STORM-5).
    pub(super) fn lay_arrow(&mut self, by: Seat, arrow: Arrow, paid: u8, events: &mut Vec<Event>) {
        let Arrow { origin, direction } = arrow;
        events.push(Event::ArrowLaid { seat: by, origin, direction, paid });
        self.blow(by, arrow, true, events);
    }

    /// The same as the bag of winds: the own ship is not moved (O-CARD-05).
    pub(super) fn open_bag(&mut self, by: Seat, arrow: Arrow, events: &mut Vec<Event>) {
        let Arrow { origin, direction } = arrow;
        events.push(Event::ArrowLaid { seat: by, origin, direction, paid: 0 });
        self.blow(by, arrow, false, events);
    }

    fn blow(&mut self, by: Seat, arrow: Arrow, own: bool, events: &mut Vec<Event>) {
        for seat in Seat::all(self.seats()) {
            if seat == by && !own {
                continue;
            }
            let Some((from, to)) = self.drift(by, arrow, seat) else { continue };
            let site = self.board().site(to);
            let player = &mut self.players[seat];
            player.ship = Some(to);
            // O-STORM-6: the landing waits for its owner's turn; at Ithaca it needs no mark (G-48).
            player.lands = seat != by && matches!(site, Site::Isle(_) | Site::Syrte | Site::Aeolus);
            self.moved.insert(seat);
            events.push(Event::Blown { seat, from, to });
        }
    }

    /// Where an arrow of `by` would drive the ship of a seat, from where; none if it does not move.
    pub fn drift(&self, by: Seat, arrow: Arrow, seat: Seat) -> Option<(Hex, Hex)> {
        let player = &self.players[seat];
        let from = player.ship?;
        let board = self.board();
        if board.site(from) != Site::Water {
            return None; // G-13
        }
        let wind = wind_at(board, arrow, from)?;
        if seat != by && player.cards.iter().any(|card| card.bars_wind()) {
            return None; // O-CARD-12
        }
        let to = drive(board, from, arrow.direction, wind, player.is_entitled());
        (to != from).then_some((from, to)) // G-44
    }
}

/// How far the wind of an arrow drives on that hex; none where it does not blow. Exactly one cube coordinate stays the same
/// along a direction: it numbers the rows (4.5).
pub fn wind_at(board: &Board, arrow: Arrow, hex: Hex) -> Option<u8> {
    let (q, r) = board.coordinates(hex);
    let (origin_q, origin_r) = board.coordinates(arrow.origin);
    let (x, z) = (q - origin_q, r - origin_r);
    let y = -x - z;
    let (row, along) = match arrow.direction {
        Direction::E => (z, x - y),
        Direction::W => (z, y - x),
        Direction::Ne => (y, x - z),
        Direction::Sw => (y, z - x),
        Direction::Nw => (x, y - z),
        Direction::Se => (x, z - y),
    };
    match (along >= 0, row.unsigned_abs()) {
        (true, 0) => Some(STORM),
        (true, 1) => Some(STIFF),
        (true, 2) => Some(BREEZE),
        _ => None, // G-10
    }
}

/// Where a wind that reaches so far drives a ship from a water hex: as far as nothing stops it (G-41).
pub fn drive(board: &Board, from: Hex, direction: Direction, wind: u8, is_entitled: bool) -> Hex {
    let mut at = from;
    for _ in 0..wind {
        let Some(next) = board.neighbor(at, direction) else { break };
        match board.site(next) {
            Site::Water => at = next,
            Site::Isle(_) | Site::Syrte | Site::Aeolus => return next,
            Site::Ithaca if is_entitled => return next, // G-14
            Site::Ithaca | Site::Troy => break,
        }
    }
    at
}
