//! A second judge that knows only the ranges of `legal`: `apply` must always agree with it.

use crate::engine::odyssee::{Action, ArrowRange, Exchange, Legal, Terms};

pub(super) fn permits(legal: &Legal, action: &Action) -> bool {
    match (legal, *action) {
        (Legal::Turn(_), Action::Die) => true,
        (Legal::Turn(range), Action::Arrow(_)) => *range != ArrowRange::Barred,
        (Legal::Sail { .. }, Action::Stay) => true,
        (Legal::Sail { ends, .. }, Action::Sail(hex)) => ends.contains(hex),
        (Legal::Land(_), Action::Land) => true,
        (Legal::Land(range), Action::Bid(bid)) => range.cards.contains(bid.card) && range.pays.permits(bid.terms),
        (Legal::Give(range), Action::Give(card)) => range.cards.contains(card),
        (Legal::Give(range), Action::Take) => range.bid.is_some(),
        (Legal::Give(range), Action::Ask { price, otherwise }) => {
            range.bid.is_none()
                && range.cards.contains(price.card)
                && range.cards.contains(otherwise)
                && price.card != otherwise
                && range.pays.permits(price.terms)
        }
        (Legal::Price { .. } | Legal::Proposal { .. }, Action::Accept | Action::Refuse) => true,
        (Legal::Winds, Action::Arrow(_) | Action::Calm) => true,
        (Legal::Cattle, Action::Feast | Action::Graze) => true,
        (Legal::Toll { .. }, Action::Hero | Action::Gifts) => true,
        (Legal::Look { isles, count }, Action::Look(wanted)) => {
            wanted.without(*isles).is_empty() && wanted.len() == *count
        }
        (Legal::Meeting(_), Action::Peace | Action::Fight) => true,
        (Legal::Meeting(range), Action::Demand(terms)) => terms != Terms::NOTHING && range.wants.permits(terms),
        (Legal::Meeting(range), Action::Trade(exchange)) => exchange != Exchange::default() && range.permits(exchange),
        (Legal::Battle(_), Action::On) => true,
        (Legal::Battle(range), Action::Offer(exchange)) => range.permits(exchange),
        _ => false,
    }
}
