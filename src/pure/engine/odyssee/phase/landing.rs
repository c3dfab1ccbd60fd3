//! Landing (4.6, 4.7), and where another owns the island: bid, card, price (section 9, G-50).

use serde::{Deserialize, Serialize};

use super::{Phase, Task};
use crate::engine::Outcome;
use crate::engine::odyssee::action::{Exchange, Price, Terms};
use crate::engine::odyssee::event::Reason;
use crate::engine::odyssee::set::Numbered as _;
use crate::engine::odyssee::{
    Action, BidRange, Card, CardSet, Event, FAVOR, GiveRange, Illegal, Isle, Legal, Odyssee, Question, Seat, Site, Stop,
};

/// How far the bargaining over a landing has come; the active player is the newcomer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Landing {
    ///
    Newcomer,
    ///
    Owner { bid: Option<Price> },
    ///
    Price { price: Price, otherwise: Card },
}

impl Landing {
    pub(crate) fn question(self) -> Question {
        match self {
            Landing::Newcomer => Question::Land,
            Landing::Owner { .. } => Question::Give,
            Landing::Price { .. } => Question::Price,
        }
    }

    pub(crate) fn asked(self, game: &Odyssee) -> Seat {
        match self {
            Landing::Newcomer | Landing::Price { .. } => game.active,
            Landing::Owner { .. } => game.landing_owner(),
        }
    }
}

/// What the seat may answer now; for the owner also while the newcomer is asked for a bid.
pub(crate) fn legal(game: &Odyssee, landing: Landing, seat: Seat) -> Legal {
    let (newcomer, owner) = (game.active, game.landing_owner());
    let cards = game.players[owner].held();
    let pays = game.terms_range(newcomer, owner, game.landing_isle());
    match landing {
        Landing::Newcomer if seat == newcomer => Legal::Land(BidRange { owner, cards, pays }),
        Landing::Newcomer => Legal::Give(GiveRange { newcomer, cards, bid: None, pays }),
        Landing::Owner { bid } => Legal::Give(GiveRange { newcomer, cards, bid, pays }),
        Landing::Price { price, otherwise } => Legal::Price { price, otherwise },
    }
}

pub(crate) fn apply(
    game: &mut Odyssee,
    landing: Landing,
    action: &Action,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    match (landing, *action) {
        (Landing::Newcomer, Action::Land) => game.phase = Phase::Landing(Landing::Owner { bid: None }),
        (Landing::Newcomer, Action::Bid(bid)) => {
            game.check_owners_card(bid.card, Illegal::NotTheirCard)?;
            game.check_exchange(game.active, game.landing_owner(), pays(bid.terms), game.landing_isle())?;
            game.phase = Phase::Landing(Landing::Owner { bid: Some(bid) });
        }
        (Landing::Owner { .. }, Action::Give(card)) => {
            game.check_owners_card(card, Illegal::NotYourCard)?;
            game.give_card(card, events);
        }
        (Landing::Owner { bid }, Action::Take) => {
            let bid = bid.ok_or(Illegal::NoBid)?;
            game.sell(bid, Landing::Newcomer, events);
        }
        (Landing::Owner { bid }, Action::Ask { price, otherwise }) => {
            if bid.is_some() {
                return Err(Illegal::BidLies);
            }
            check_ask(game, price, otherwise)?;
            game.phase = Phase::Landing(Landing::Price { price, otherwise });
        }
        (Landing::Price { price, .. }, Action::Accept) => game.sell(price, Landing::Owner { bid: None }, events),
        (Landing::Price { otherwise, .. }, Action::Refuse) => game.give_card(otherwise, events),
        _ => return Err(Illegal::OtherQuestion(landing.question())),
    }
    Ok(())
}

fn check_ask(game: &Odyssee, price: Price, otherwise: Card) -> Result<(), Illegal> {
    game.check_owners_card(price.card, Illegal::NotYourCard)?;
    game.check_owners_card(otherwise, Illegal::NotYourCard)?;
    if price.card == otherwise {
        return Err(Illegal::SameCard);
    }
    let wants = Exchange { gives: Terms::NOTHING, wants: price.terms };
    game.check_exchange(game.landing_owner(), game.active, wants, game.landing_isle())
}

fn pays(terms: Terms) -> Exchange {
    Exchange { gives: terms, wants: Terms::NOTHING }
}

impl Odyssee {
    /// The active ship has come to its hex in its own turn.
    pub(super) fn arrive(&mut self, seat: Seat, events: &mut Vec<Event>) {
        match self.site_of(seat) {
            Some(Site::Isle(isle)) => return self.land_on(seat, isle, events),
            Some(Site::Syrte) => {
                events.push(Event::Landed { seat, stop: Stop::Syrte });
                self.players[seat].skips = true; // O-SPEC-1
                events.push(Event::WillSkip { seat });
            }
            Some(Site::Aeolus) => self.land_on_aeolus(seat, events),
            Some(Site::Ithaca) => {
                events.push(Event::Landed { seat, stop: Stop::Ithaca });
                return self.end(Outcome::Won(seat), Reason::Home, events); // O-WIN-3
            }
            Some(Site::Water | Site::Troy) | None => {}
        }
        self.meet(events);
    }

    /// A wind of another's has brought the ship here since its owner's last turn (O-TURN-4).
    pub(super) fn land_as_due(&mut self, seat: Seat, events: &mut Vec<Event>) {
        match self.site_of(seat) {
            Some(Site::Isle(isle)) => return self.land_on(seat, isle, events),
            Some(Site::Syrte) => {
                events.push(Event::Landed { seat, stop: Stop::Syrte });
                events.push(Event::TurnSkipped { seat }); // G-46: this turn is the skipped one.
            }
            Some(Site::Aeolus) => self.land_on_aeolus(seat, events),
            Some(Site::Ithaca | Site::Water | Site::Troy) | None => {}
        }
        self.meet(events);
    }

    fn land_on_aeolus(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Landed { seat, stop: Stop::Aeolus });
        self.players[seat].favor = FAVOR; // O-SPEC-2, G-20
        events.push(Event::Favored { seat, turns: FAVOR });
    }

    fn land_on(&mut self, seat: Seat, isle: Isle, events: &mut Vec<Event>) {
        events.push(Event::Landed { seat, stop: Stop::Isle(isle) });
        if let Some(card) = self.take_from_rim(isle) {
            self.players[seat].cards.push(card); // O-LAND-1
            events.push(Event::CardTaken { seat, isle, card });
            return self.carry_out(Task { card, from: None }, events);
        }
        let owner = match self.owners[isle.index()] {
            Some(owner) if owner == seat || !self.can_lay(seat, isle) => return self.meet(events), // G-18
            Some(owner) => owner,
            None => return self.settle_down(events), // G-45
        };
        match *self.players[owner].cards {
            [] => self.settle_down(events),         // G-17
            [card] => self.give_card(card, events), // G-49
            _ => self.phase = Phase::Landing(Landing::Newcomer),
        }
    }

    /// The landing card goes from the island's owner to the newcomer, who carries it out (O-LAND-3, O-LAND-4).
    fn give_card(&mut self, card: Card, events: &mut Vec<Event>) {
        let (newcomer, owner) = (self.active, self.landing_owner());
        self.players[owner].drop_card(card);
        self.players[newcomer].cards.push(card);
        events.push(Event::CardGiven { seat: owner, to: newcomer, card });
        self.carry_out(Task { card, from: Some(owner) }, events);
    }

    /// The newcomer pays, and gets the card he paid for. Terms that have become impossible lapse (G-53).
    fn sell(&mut self, price: Price, before: Landing, events: &mut Vec<Event>) {
        let (newcomer, owner) = (self.active, self.landing_owner());
        let exchange = pays(price.terms);
        let possible = self.players[owner].held().contains(price.card)
            && self.check_exchange(newcomer, owner, exchange, self.landing_isle()).is_ok();
        if !possible {
            let seat = if before == Landing::Newcomer { newcomer } else { owner };
            events.push(Event::ProposalLapsed { seat });
            self.phase = Phase::Landing(before);
            return;
        }
        self.exchange(newcomer, owner, exchange, events);
        self.give_card(price.card, events);
    }

    /// The task is done, or there was none: the chip (O-LAND-2, O-LAND-5), then the meetings (O-TURN-2).
    pub(super) fn settle_down(&mut self, events: &mut Vec<Event>) {
        if let Some(isle) = self.landing_isle() {
            self.lay_chip(self.active, isle, events);
        }
        self.meet(events);
    }

    fn check_owners_card(&self, card: Card, refusal: fn(Card) -> Illegal) -> Result<(), Illegal> {
        let cards: CardSet = self.players[self.landing_owner()].held();
        if cards.contains(card) { Ok(()) } else { Err(refusal(card)) }
    }

    /// The island the active ship lies at.
    pub(in crate::engine::odyssee) fn landing_isle(&self) -> Option<Isle> {
        match self.site_of(self.active)? {
            Site::Isle(isle) => Some(isle),
            Site::Water | Site::Troy | Site::Ithaca | Site::Syrte | Site::Aeolus => None,
        }
    }

    /// Who owns it; only asked for while a landing on another's island is open.
    pub(in crate::engine::odyssee) fn landing_owner(&self) -> Seat {
        self.landing_isle().and_then(|isle| self.owners[isle.index()]).unwrap_or(self.active)
    }
}
