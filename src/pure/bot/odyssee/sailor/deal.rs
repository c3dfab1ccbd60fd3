//! What a deal leaves the two who make it: gifts, cards and islands change hands (G-34).

use super::Mind;
use super::fortune::Fortune;
use crate::engine::Seat;
use crate::engine::odyssee::{Exchange, Numbered as _, Terms};

impl Mind<'_> {
    /// What one gives another.
    pub(super) fn transfer(&self, from: &mut Fortune, (receiver, to): (Seat, &mut Fortune), terms: Terms) {
        from.stores.pay(terms.gifts);
        to.stores.gain(terms.gifts);
        for card in terms.cards.iter() {
            from.drop_card(card);
            to.add_card(card);
        }
        for isle in terms.isles.iter() {
            from.chips += 1;
            let at_rim = self.view.isles[isle.index()].rim_chips.contains(receiver);
            (to.chips, to.rim_chips) = if at_rim {
                (to.chips, to.rim_chips.saturating_sub(1))
            } else {
                (to.chips.saturating_sub(1), to.rim_chips)
            };
        }
    }

    /// The shares of a seat and of another when the first has given and got this.
    pub(super) fn shares_traded(&self, seat: Seat, other: Seat, exchange: Exchange) -> (f64, f64) {
        let (mut one, mut two) = (self.fortunes[seat], self.fortunes[other]);
        self.transfer(&mut one, (other, &mut two), exchange.gives);
        self.transfer(&mut two, (seat, &mut one), exchange.wants);
        let changed = [(seat, self.turns(seat, &one)), (other, self.turns(other, &two))];
        (self.share(seat, &changed), self.share(other, &changed))
    }

    /// The shares of both as things are.
    pub(super) fn shares_now(&self, seat: Seat, other: Seat) -> (f64, f64) {
        (self.share(seat, &[]), self.share(other, &[]))
    }
}
