//! Losing the ship and starting again (4.8). Nobody is asked here.

use crate::engine::odyssee::event::{Cause, Event};
use crate::engine::odyssee::set::Numbered as _;
use crate::engine::odyssee::{CREW, GIFTS_AT_START, Hex, Isle, IsleSet, Odyssee, Seat};

impl Odyssee {
    /// O-LOSS-1, O-LOSS-2, G-24.
    pub(super) fn lose_ship(&mut self, seat: Seat, cause: Cause, events: &mut Vec<Event>) {
        events.push(Event::ShipLost { seat, cause });
        let back: IsleSet = Isle::all().filter(|isle| self.rim_chips[isle.index()].contains(seat)).collect();
        back.iter().for_each(|isle| self.rim_chips[isle.index()].remove(seat));
        let at = self.trojan_hex(seat);
        let player = &mut self.players[seat];
        player.chips += back.len();
        player.ship = Some(at);
        player.crew = CREW;
        (player.hunger, player.doom) = (0, 0);
        (player.skips, player.lands) = (false, false);
        player.favor = 0;
        let (chips, lacking) = (player.chips, GIFTS_AT_START.saturating_sub(player.gifts));
        events.push(Event::Restarted { seat, at, back, chips });
        self.gain(seat, lacking, events);
    }

    /// G-03: the seats take the Trojan hexes in turn.
    pub(in crate::engine::odyssee) fn trojan_hex(&self, seat: Seat) -> Hex {
        let troy = self.board().troy();
        troy[usize::from(seat.number()) % troy.len()]
    }
}
