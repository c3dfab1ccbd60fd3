//! Handing over: which cards an owner gives to whoever lands, and at what price others can be had (Q-4, RO-8).

use super::Lapse;
use super::choice::is_within;
use super::plan::Found;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, Card, GiveRange, Price};

/// One for each rival, and one for all.
pub const HANDS_MAX: usize = 6;

/// The first card that is still there is given; a bid that reaches its price is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// To this seat only; to everyone if it is not said.
    pub to: Option<Seat>,
    /// Never empty; each card once.
    pub cards: Vec<Card>,
    /// Least prices; a card once.
    pub sell: Vec<Price>,
}

/// the first list for this newcomer with a card that its owner still has.
pub(super) fn give(hands: &[&Hand], range: &GiveRange) -> Option<(Found, usize)> {
    let meant: Vec<(usize, &Hand)> = hands
        .iter()
        .enumerate()
        .filter(|(_, hand)| hand.to.is_none_or(|seat| seat == range.newcomer))
        .map(|(number, hand)| (number, *hand))
        .collect();
    let (first, _) = *meant.first()?;
    let held = |hand: &Hand| hand.cards.iter().copied().find(|card| range.cards.contains(*card));
    let Some((number, hand, card)) = meant.iter().find_map(|(number, hand)| Some((*number, *hand, held(hand)?))) else {
        return Some((Err(Lapse::NoCard.into()), first));
    };
    let sold = |bid: Price| hand.sell.iter().any(|price| price.card == bid.card && is_within(price.terms, bid.terms));
    let answer = if range.bid.is_some_and(sold) { Action::Take } else { Action::Give(card) };
    Some((Ok(answer), number))
}
