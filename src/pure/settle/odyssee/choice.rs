//! Choices that go with a plan or a course: bids, prices, and what cards ask. Of several the first that fits.

use super::Lapse;
use super::plan::Found;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, BidRange, Card, CardSet, Illegal, IsleSet, Price, Terms, View};
use crate::settle::words::Why;

/// More than anybody can keep in mind.
pub const CHOICES_MAX: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// what is paid for that card of the owner's; if cards are named, only if one of them may come otherwise.
    Bid {
        price: Price,
        before: CardSet,
    },
    /// up to this, rather than get that card.
    Pay {
        most: Terms,
        before: Card,
    },
    /// Q-6 on the cattle, with so many heroes at least.
    Feast {
        from: u8,
    },
    Graze,
    /// Q-6 on Scylla.
    Hero,
    /// With so many gifts at least.
    Gifts {
        from: u8,
    },
    /// Q-6 on the bag of winds.
    Calm,
    /// Q-6 on Tiresias.
    Look(IsleSet),
}

/// Whoever sails ashore lands; a bid that does not fit is none.
pub(super) fn land(choices: &[Choice], range: &BidRange) -> Action {
    let bid = choices.iter().find_map(|choice| match *choice {
        Choice::Bid { price, before } => {
            let comes = before.is_empty() || !before.intersection(range.cards).is_empty();
            (comes && range.cards.contains(price.card) && range.pays.permits(price.terms)).then_some(price)
        }
        _ => None,
    });
    bid.map_or(Action::Land, Action::Bid)
}

/// the price if one of the choices reaches; else its owner is asked.
pub(super) fn price(choices: &[Choice], price: Price, otherwise: Card) -> Found {
    let accepts = choices.iter().any(|choice| match *choice {
        Choice::Pay { most, before } => before == otherwise && is_within(price.terms, most),
        _ => false,
    });
    if accepts { Ok(Action::Accept) } else { Err(Why::NoWord) }
}

/// Q-6 on the bag of winds.
pub(super) fn winds(choices: &[Choice]) -> Found {
    if choices.contains(&Choice::Calm) { Ok(Action::Calm) } else { Err(Why::NoWord) }
}

/// Q-6 on the cattle.
pub(super) fn cattle(choices: &[Choice], view: &View, me: Seat) -> Found {
    let crew = view.players[me].crew;
    let chosen = choices.iter().find_map(|choice| match *choice {
        Choice::Feast { from } if crew >= from => Some(Action::Feast),
        Choice::Graze => Some(Action::Graze),
        _ => None,
    });
    chosen.ok_or(Why::NoWord)
}

/// Q-6 on Scylla.
pub(super) fn toll(choices: &[Choice], view: &View, me: Seat) -> Found {
    let gifts = view.players[me].gifts;
    let chosen = choices.iter().find_map(|choice| match *choice {
        Choice::Gifts { from } if gifts >= from => Some(Action::Gifts),
        Choice::Hero => Some(Action::Hero),
        _ => None,
    });
    chosen.ok_or(Why::NoWord)
}

/// Q-6 on Tiresias.
pub(super) fn look(choices: &[Choice], isles: IsleSet, count: u8) -> Found {
    let wanted = choices.iter().find_map(|choice| if let Choice::Look(isles) = *choice { Some(isles) } else { None });
    let wanted = wanted.ok_or(Why::NoWord)?;
    match wanted.without(isles).first() {
        Some(isle) => Err(Lapse::Illegal(Illegal::NotFaceDown(isle)).into()),
        None if wanted.len() != count => Err(Lapse::Illegal(Illegal::LookCount { needed: count }).into()),
        None => Ok(Action::Look(wanted)),
    }
}

/// Whether all of the one is in the other.
pub(super) fn is_within(some: Terms, all: Terms) -> bool {
    some.gifts <= all.gifts && some.cards.without(all.cards).is_empty() && some.isles.without(all.isles).is_empty()
}
