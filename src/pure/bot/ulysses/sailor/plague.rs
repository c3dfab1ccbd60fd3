//! Plagues: where they hurt others and not the sailor, and clearing one that is in the way.

use super::chart::Chart;
use super::mood::CAUTION_MOST;
use super::ways::Ways;
use super::{Mind, pay};
use crate::engine::ulysses::{Action, ActionRange, Means, Place, PlaceSet};

/// What a plague card must hurt the others to be played; a little below a rival's first goal for sure.
const WORTH_A_PLAGUE: i32 = 3;
/// Farther off a plague hardly matters before the game is over.
const REACH: u8 = 4;
/// Worse than any place.
const SHUT_IN: i32 = -1000;
/// Ways that must stay open around the ship.
const WAYS_LEFT: u8 = 2;

/// A plague on the place that hurts most.
pub(super) fn place(mind: &Mind<'_>, range: &ActionRange) -> Option<Action> {
    if !range.plague.itself {
        return None;
    }
    let ship = mind.view.ship;
    let near = |place: &Place| mind.board().distance(ship, *place) <= REACH;
    let mut candidates: Vec<(i32, Place)> = range
        .plague_places
        .intersection(mind.rivals.open())
        .iter()
        .filter(near)
        .map(|place| (mind.rivals.harm(place, mind.board().color(place)), place))
        .filter(|(harm, _)| *harm >= WORTH_A_PLAGUE)
        .collect();
    candidates.sort_by_key(|(harm, place)| (-harm, mind.board().distance(ship, *place), *place));
    let (_, place) = candidates.into_iter().find(|(_, place)| leaves_me_alone(mind, *place))?;
    Some(Action::Plague { place, means: Means::Itself })
}

/// Neither my tour nor my choice of ways suffers.
fn leaves_me_alone(mind: &Mind<'_>, place: Place) -> bool {
    let (board, ship) = (mind.board(), mind.view.ship);
    let plagues = mind.view.plagues.union(PlaceSet::only(place));
    let open = board.neighbors(ship).without(plagues);
    let after = Ways::new(&Chart::new(board, plagues), mind.own.goals);
    let tour = |ways: &Ways, places: PlaceSet| places.iter().map(|place| ways.tour(place)).min();
    open.len() >= WAYS_LEFT && tour(&after, open) <= tour(mind.ways, board.neighbors(ship).without(mind.view.plagues))
}

/// Clears the plague whose end helps most, if that is worth the price; shut in, any way out is.
pub(super) fn clear(mind: &Mind<'_>, range: &ActionRange) -> Option<Action> {
    if range.unplague.is_empty() {
        return None;
    }
    let now = outlook(mind, mind.view.plagues, mind.ways);
    let gain_with = |plagues: PlaceSet| {
        outlook(mind, plagues, &Ways::new(&Chart::new(mind.board(), plagues), mind.own.goals)) - now
    };
    let price = i32::from(range.price) * spare_card_worth(mind);
    // No single plague's end helps more than the end of all.
    if gain_with(PlaceSet::NONE) <= price - CAUTION_MOST {
        return None;
    }
    let gain = |place: Place| gain_with(mind.view.plagues.without(PlaceSet::only(place)));
    let (gain, place) = range.unplague.iter().map(|place| (gain(place), place)).max()?;
    (gain > price + mind.mood.caution()).then(|| Action::Unplague { place, cards: pay::any(mind.hand(), range.price) })
}

/// What the best way on is worth with these plagues.
fn outlook(mind: &Mind<'_>, plagues: PlaceSet, ways: &Ways) -> i32 {
    let free = mind.board().neighbors(mind.view.ship).without(plagues);
    free.iter().map(|place| mind.worth_by(ways, place)).max().unwrap_or(SHUT_IN)
}

/// A full hand has cards to spare that are no votes.
fn spare_card_worth(mind: &Mind<'_>) -> i32 {
    let spare = i32::from(mind.hand().total() - mind.hand().votes());
    (mind.card_worth() - spare / 2).max(1)
}
