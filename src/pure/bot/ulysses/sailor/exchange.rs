//! Giving back a goal that is too far off.

use super::ways::Ways;
use super::{Mind, pay};
use crate::engine::ulysses::{Action, ActionRange, Color, Place, PlaceSet};

/// Movements that the new goal must save on average for each card of the price.
const SAVED_PER_CARD: u32 = 1;
/// And besides.
const SAVED_LEAST: u32 = 2;

pub(super) fn exchange(mind: &Mind<'_>, range: &ActionRange) -> Option<Action> {
    let tour = |goals: PlaceSet| tour(mind, goals);
    let goal = farthest(mind, range)?;
    let kept = mind.own.goals.without(PlaceSet::only(goal));
    let needed = SAVED_LEAST + SAVED_PER_CARD * u32::from(range.price);
    let now = u32::from(tour(mind.own.goals));
    // No new goal can make the tour shorter than without any.
    if now < u32::from(tour(kept)) + needed {
        return None;
    }
    let color = mind.board().color(goal);
    let expected = |pile: Color| {
        let places = mind.rivals.open().intersection(mind.board().of_color(pile));
        let tours = places.iter().map(|new| u32::from(tour(kept.union(PlaceSet::only(new)))));
        tours.sum::<u32>().checked_div(u32::from(places.len()))
    };
    let piles = Color::ALL.into_iter().filter(|pile| range.may_draw(color, *pile));
    let (after, pile) = piles.filter_map(|pile| Some((expected(pile)?, pile))).min()?;
    let cards = pay::any(mind.hand(), range.price);
    (now >= after + needed).then_some(Action::Exchange { goal, pile, cards })
}

/// The goal without which the tour would be shortest.
pub(super) fn farthest(mind: &Mind<'_>, range: &ActionRange) -> Option<Place> {
    let without = |goal: Place| mind.own.goals.without(PlaceSet::only(goal));
    range.exchange_goals.iter().min_by_key(|goal| tour(mind, without(*goal)))
}

/// The shortest tour from the ship over these goals.
fn tour(mind: &Mind<'_>, goals: PlaceSet) -> u8 {
    let ways = Ways::new(mind.chart, goals);
    let free = mind.board().neighbors(mind.view.ship);
    1 + free.iter().map(|place| ways.tour(place)).min().unwrap_or(0)
}
