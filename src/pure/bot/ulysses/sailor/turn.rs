//! The sailor's own action phase, up to the proposal.

use super::{Mind, exchange, pay, plague};
use crate::engine::ulysses::{Action, ActionRange, Card, Means, PlaceSet};

/// About how many turns a game lasts: a temple pays while turns are left.
const TURNS: i32 = 14;
/// So near to the best a place must be to be proposed instead, when bluffing.
const NEARLY_AS_GOOD: i32 = 6;

pub(super) fn act(mind: &Mind<'_>, range: &ActionRange) -> Action {
    pandora(mind, range)
        .or_else(|| temple(mind, range))
        .or_else(|| exchange::exchange(mind, range))
        .or_else(|| plague::clear(mind, range))
        .or_else(|| plague::place(mind, range))
        .unwrap_or_else(|| propose(mind, range.propose))
}

/// The best neighbor; a bluffer takes the second best if it is nearly as good.
pub(super) fn propose(mind: &Mind<'_>, places: PlaceSet) -> Action {
    let Some(best) = mind.best(places) else { return Action::Stay };
    let second = mind.best(places.without(PlaceSet::only(best)));
    let decoy = second.filter(|place| mind.worth(best) - mind.worth(*place) <= NEARLY_AS_GOOD && mind.mood.bluffs());
    Action::Propose(decoy.unwrap_or(best))
}

/// Two cards for one, at once. A Zeus is too good for it.
fn pandora(_: &Mind<'_>, range: &ActionRange) -> Option<Action> {
    range.pandora.itself.then_some(Action::Pandora(Means::Itself))
}

/// Early: every temple draws a card in every turn that is left, whoever's it is (U-DRAW-1).
fn temple(mind: &Mind<'_>, range: &ActionRange) -> Option<Action> {
    let price = range.price;
    let turns_left = TURNS - i32::from(mind.view.turn);
    // The temple cards are good for nothing else; the others, and every Zeus, are a loss.
    let zeus = price.saturating_sub(mind.hand().count(Card::Temple));
    if !range.temple || turns_left < i32::from(price) + 2 * i32::from(zeus) {
        return None;
    }
    let temples = pay::temples(mind.hand(), price);
    let mut rest = mind.hand();
    rest -= temples;
    Some(Action::Temple { temples, others: pay::any(rest, price) })
}
