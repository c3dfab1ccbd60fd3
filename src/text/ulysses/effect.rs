//! What a place would mean for the reader's goals: «Distances from Cyprus: Libya 2 (now 3), Circe 6 (now 5).» Below the question, in every
//! row that offers a place, and in the letter. Whoever has no goals to read of hears nothing.

use super::scene::Scene;
use crate::engine::ulysses::{Own, Place, Side};

/// With the place's name, as a sentence of its own.
pub(crate) fn effect(scene: &Scene<'_>, place: Place) -> Option<String> {
    let own = scene.own().filter(|own| !own.goals.is_empty())?;
    let (t, name) = (scene.t, scene.teller().place(place));
    let ways = ways(scene, own, place);
    let reached = is_reached(scene, own, place).then(|| t.effect_goal(name.clone()));
    let ways = (!ways.is_empty()).then(|| t.effect_at(ways, name));
    Some(reached.into_iter().chain(ways).collect::<Vec<_>>().join(" "))
}

/// The same beside the place's name.
pub(crate) fn beside(scene: &Scene<'_>, place: Place) -> String {
    let Some(own) = scene.own() else { return String::new() };
    let reached = is_reached(scene, own, place).then(|| scene.t.ulysses_form_own_goal());
    let ways = Some(ways(scene, own, place)).filter(|ways| !ways.is_empty());
    reached.into_iter().chain(ways).collect::<Vec<_>>().join(" · ")
}

/// One for each place that the ship may sail to in this movement.
pub(crate) fn effects(scene: &Scene<'_>) -> Vec<String> {
    let discs = Side::ALL.into_iter().filter_map(|side| scene.view.sides[side as usize]);
    discs.filter_map(|disc| effect(scene, disc.place)).collect()
}

/// The ship must arrive there: a goal below it does not count until it has left and come back.
fn is_reached(scene: &Scene<'_>, own: &Own, place: Place) -> bool {
    own.goals.contains(place) && place != scene.view.ship
}

/// «Libya 2 (now 3), Circe 6»: how far it is from there, and what that changes.
fn ways(scene: &Scene<'_>, own: &Own, place: Place) -> String {
    let (t, board, ship) = (scene.t, scene.board, scene.view.ship);
    let way = |goal: Place| {
        let (there, now, name) = (board.distance(place, goal), board.distance(ship, goal), scene.teller().place(goal));
        if there == now || goal == ship { format!("{name} {there}") } else { t.effect_way(name, now, there) }
    };
    own.goals.iter().filter(|goal| *goal != place).map(way).collect::<Vec<_>>().join(", ")
}

/// What the ship's way from there to here has done to the reader's goals.
pub(crate) fn since(scene: &Scene<'_>, from: Place) -> Option<String> {
    let own = scene.own().filter(|own| !own.goals.is_empty())?;
    let (t, board, ship) = (scene.t, scene.board, scene.view.ship);
    let way = |goal: Place| {
        let (now, before, name) = (board.distance(ship, goal), board.distance(from, goal), scene.teller().place(goal));
        if now == before { format!("{name} {now}") } else { t.effect_before(before, name, now) }
    };
    Some(t.effect_since(own.goals.iter().map(way).collect::<Vec<_>>().join(", ")))
}
