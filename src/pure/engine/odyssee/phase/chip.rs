//! Chips on islands and on the rim (O-LAND-2, O-LAND-5, O-LAND-6). Nobody is asked here.

use crate::engine::odyssee::set::Numbered as _;
use crate::engine::odyssee::{Event, Isle, Odyssee, Seat};

impl Odyssee {
    /// Whether the seat has a chip for the island: its own on the rim field (G-15), or one in hand.
    pub(in crate::engine::odyssee) fn can_lay(&self, seat: Seat, isle: Isle) -> bool {
        self.players[seat].chips > 0 || self.rim_chips[isle.index()].contains(seat)
    }

    /// The seat's chip onto the island, if it has one; the former owner's goes to the rim.
    pub(super) fn lay_chip(&mut self, seat: Seat, isle: Isle, events: &mut Vec<Event>) {
        if !self.can_lay(seat, isle) {
            return; // G-18
        }
        if let Some(owner) = self.owners[isle.index()] {
            self.rim_chips[isle.index()].insert(owner);
            events.push(Event::ChipDisplaced { seat: owner, isle });
        }
        self.put_chip(seat, isle, events);
    }

    /// Onto an island without a chip.
    pub(super) fn put_chip(&mut self, seat: Seat, isle: Isle, events: &mut Vec<Event>) {
        let rim = &mut self.rim_chips[isle.index()];
        let from_rim = rim.contains(seat);
        if from_rim {
            rim.remove(seat); // G-15: one of each color.
        } else {
            self.players[seat].chips -= 1;
        }
        self.owners[isle.index()] = Some(seat);
        events.push(Event::ChipLaid { seat, isle, from_rim, chips: self.players[seat].chips });
    }
}
