//! What a lesson advises: what a sailor would answer in the learner's seat, and why, in a word. A lesson's deal is known to
//! everybody, and so are its dice.

use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::Game as _;
use crate::engine::odyssee::{Action, Hex, Legal, Odyssee, RimCard, Site, View};

/// The kinds of answers that a lesson has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Roll,
    Sail,
    /// The storm arrow instead of the die.
    Storm,
    /// What a card leaves to be chosen.
    Card,
    /// Over the card of a landing, from either side.
    Bargain,
    Meeting,
}

impl Kind {
    pub(super) const ALL: [Kind; 6] = [Kind::Roll, Kind::Sail, Kind::Storm, Kind::Card, Kind::Bargain, Kind::Meeting];
}

/// Why it is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    Roll,
    /// The arrow drives the own ship ashore.
    StormAshore,
    /// It drives others.
    Storm,
    Home,
    /// To an island with its card.
    Fresh,
    /// To an island that another rules.
    Ruled,
    /// To an island without a ruler and without a card.
    Bare,
    Aeolus,
    /// Nothing within reach.
    Onward,
    Stay,
    Card,
    Land,
    Bid,
    Give,
    Price,
    Peace,
    Fight,
    Demand,
    Trade,
    Proposal,
    Battle,
}

impl Why {
    /// In the messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            Why::Roll => "roll",
            Why::StormAshore => "ashore",
            Why::Storm => "storm",
            Why::Home => "home",
            Why::Fresh => "fresh",
            Why::Ruled => "ruled",
            Why::Bare => "bare",
            Why::Aeolus => "aeolus",
            Why::Onward => "onward",
            Why::Stay => "stay",
            Why::Card => "card",
            Why::Land => "land",
            Why::Bid => "bid",
            Why::Give => "give",
            Why::Price => "price",
            Why::Peace => "peace",
            Why::Fight => "fight",
            Why::Demand => "demand",
            Why::Trade => "trade",
            Why::Proposal => "proposal",
            Why::Battle => "battle",
        }
    }
}

/// Nothing if the answer alone does not tell: a proposal, a price and an end of a battle are accepted alike.
pub(super) fn kind_of(action: &Action) -> Option<Kind> {
    Some(match action {
        Action::Die => Kind::Roll,
        Action::Arrow(_) => Kind::Storm,
        Action::Sail(_) | Action::Stay => Kind::Sail,
        Action::Land | Action::Bid(_) | Action::Give(_) | Action::Take | Action::Ask { .. } => Kind::Bargain,
        Action::Calm | Action::Feast | Action::Graze | Action::Hero | Action::Gifts | Action::Look(_) => Kind::Card,
        Action::Peace | Action::Fight | Action::Demand(_) | Action::Trade(_) => Kind::Meeting,
        Action::Accept | Action::Refuse | Action::On | Action::Offer(_) => return None,
    })
}

/// Nothing if nothing is asked.
pub(super) fn advise(game: &Odyssee, view: &View, legal: &Legal) -> Option<(Action, Why)> {
    let own = view.own.as_ref()?.seat;
    let dice = Dice::new(&Odyssee::LESSON?.seed(), own);
    let action = Odyssee::choose(BotKind::Sailor, view, legal, &dice)?;
    // Where a storm drives the own ship is open to everybody.
    let driven = match action {
        Action::Arrow(arrow) => game.drift(own, arrow, own).map(|(_, to)| to),
        _ => None,
    };
    Some((action, why(view, legal, &action, driven)))
}

fn why(view: &View, legal: &Legal, action: &Action, driven: Option<Hex>) -> Why {
    match (legal, action) {
        (Legal::Turn(_), Action::Arrow(_)) => {
            let is_ashore = driven.is_some_and(|hex| matches!(view.options.board.site(hex), Site::Isle(_)));
            if is_ashore { Why::StormAshore } else { Why::Storm }
        }
        (Legal::Turn(_), _) => Why::Roll,
        (Legal::Sail { .. }, Action::Sail(hex)) => match view.options.board.site(*hex) {
            Site::Ithaca => Why::Home,
            Site::Aeolus => Why::Aeolus,
            Site::Isle(isle) => {
                let isle = view.isles[usize::from(isle.number()) - 1];
                match (isle.owner, isle.card) {
                    (Some(_), _) => Why::Ruled,
                    (None, RimCard::None) => Why::Bare,
                    (None, RimCard::FaceDown | RimCard::Open(_)) => Why::Fresh,
                }
            }
            Site::Water | Site::Troy | Site::Syrte => Why::Onward,
        },
        (Legal::Sail { .. } | Legal::Nothing, _) => Why::Stay,
        (Legal::Land(_), Action::Bid(_)) => Why::Bid,
        (Legal::Land(_), _) => Why::Land,
        (Legal::Give(_), _) => Why::Give,
        (Legal::Price { .. }, _) => Why::Price,
        (Legal::Winds | Legal::Cattle | Legal::Toll { .. } | Legal::Look { .. }, _) => Why::Card,
        (Legal::Meeting(_), Action::Fight) => Why::Fight,
        (Legal::Meeting(_), Action::Demand(_)) => Why::Demand,
        (Legal::Meeting(_), Action::Trade(_)) => Why::Trade,
        (Legal::Meeting(_), _) => Why::Peace,
        (Legal::Proposal { .. }, _) => Why::Proposal,
        (Legal::Battle(_), _) => Why::Battle,
    }
}
