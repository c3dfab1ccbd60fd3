//! Deals: what two can give each other, whether terms are possible, and carrying them out in one step (G-32, G-34, G-53).

use crate::engine::odyssee::action::{Exchange, Terms};
use crate::engine::odyssee::illegal::Party;
use crate::engine::odyssee::set::Numbered as _;
use crate::engine::odyssee::{DealRange, Event, Illegal, Isle, IsleSet, Odyssee, Seat, TermsRange};

impl Odyssee {
    pub(super) fn deal_range(&self, seat: Seat, other: Seat) -> DealRange {
        DealRange { other, gives: self.terms_range(seat, other, None), wants: self.terms_range(other, seat, None) }
    }

    /// What one can give another; the island landed on is no part of it (G-50).
    pub(in crate::engine::odyssee) fn terms_range(
        &self,
        giver: Seat,
        receiver: Seat,
        barred: Option<Isle>,
    ) -> TermsRange {
        let mut isles = self.isles_of(giver);
        if let Some(isle) = barred {
            isles.remove(isle);
        }
        let on_rim = isles.iter().filter(|isle| self.rim_chips[isle.index()].contains(receiver));
        let player = &self.players[giver];
        TermsRange {
            gifts: player.gifts,
            cards: player.held(),
            by_rim: on_rim.collect(),
            isles,
            chips: self.players[receiver].chips,
        }
    }

    /// The islands with the seat's chip.
    pub(in crate::engine::odyssee) fn isles_of(&self, seat: Seat) -> IsleSet {
        Isle::all().filter(|isle| self.owners[isle.index()] == Some(seat)).collect()
    }

    /// Whether what the speaker says can be done now.
    pub(super) fn check_exchange(
        &self,
        speaker: Seat,
        other: Seat,
        exchange: Exchange,
        barred: Option<Isle>,
    ) -> Result<(), Illegal> {
        let Exchange { gives, wants } = exchange;
        self.check_terms(speaker, Party::Speaker, gives, barred)?;
        self.check_terms(other, Party::Other, wants, barred)?;
        self.check_chips(other, Party::Other, gives.isles, wants.isles)?;
        self.check_chips(speaker, Party::Speaker, wants.isles, gives.isles)
    }

    fn check_terms(&self, giver: Seat, by: Party, terms: Terms, barred: Option<Isle>) -> Result<(), Illegal> {
        let player = &self.players[giver];
        if terms.gifts > player.gifts {
            return Err(Illegal::GiftsLacking { by, held: player.gifts });
        }
        if let Some(card) = terms.cards.without(player.held()).first() {
            return Err(Illegal::CardLacking { by, card });
        }
        if barred.is_some_and(|isle| terms.isles.contains(isle)) {
            return Err(Illegal::LandingIsle);
        }
        match terms.isles.without(self.isles_of(giver)).first() {
            Some(isle) => Err(Illegal::IsleLacking { by, isle }),
            None => Ok(()),
        }
    }

    /// Chips taken back in the deal may be laid in it (G-64).
    fn check_chips(&self, receiver: Seat, by: Party, takes: IsleSet, gives: IsleSet) -> Result<(), Illegal> {
        let needed = takes.iter().filter(|isle| !self.rim_chips[isle.index()].contains(receiver)).count();
        let chips = self.players[receiver].chips;
        if needed <= usize::from(chips + gives.len()) { Ok(()) } else { Err(Illegal::ChipsLacking { by, chips }) }
    }

    /// Carries out what [`Odyssee::check_exchange`] has found possible.
    pub(super) fn exchange(&mut self, speaker: Seat, other: Seat, exchange: Exchange, events: &mut Vec<Event>) {
        let ways = [(speaker, other, exchange.gives), (other, speaker, exchange.wants)];
        for (giver, receiver, terms) in ways {
            if terms.is_nothing() {
                continue;
            }
            events.push(Event::Paid { seat: giver, to: receiver, terms });
            self.players[giver].gifts -= terms.gifts;
            self.players[receiver].gifts += terms.gifts;
            for card in terms.cards.iter() {
                self.players[giver].drop_card(card);
                self.players[receiver].cards.push(card); // G-51: not carried out.
            }
            if terms.gifts > 0 {
                self.end_hunger(receiver, events); // G-52
            }
            for isle in terms.isles.iter() {
                self.owners[isle.index()] = None;
                self.players[giver].chips += 1;
                events.push(Event::ChipTakenBack { seat: giver, isle, chips: self.players[giver].chips });
            }
        }
        for (_, receiver, terms) in ways {
            terms.isles.iter().for_each(|isle| self.put_chip(receiver, isle, events));
        }
    }
}
