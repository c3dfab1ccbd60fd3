//! What the question means for its reader, in a sentence or two: food, and how far it is to going home; and what a landing would
//! bring, for the list of hexes and the review.

use super::scene::Scene;
use crate::engine::odyssee::{Hex, Isle, Numbered as _, Question, RimCard, Site};

pub(super) fn effects(scene: &Scene<'_>) -> Vec<String> {
    let (t, view) = (scene.t, &scene.known.view);
    let Some((me, seat)) = scene.me().zip(scene.own()) else { return Vec::new() };
    if view.question == Some(Question::Toll) && view.to_act.contains(seat) {
        return vec![t.odyssee_page_have(t.odyssee_gifts(me.gifts), t.odyssee_heroes(me.crew))];
    }
    let is_own_turn = view.active == seat
        && matches!(view.question, Some(Question::Turn | Question::Sail | Question::Winds | Question::Cattle));
    if !is_own_turn || !view.to_act.contains(seat) {
        return Vec::new();
    }
    let food = if me.doom > 0 { t.odyssee_page_doom(me.doom) } else { t.odyssee_page_food(me.gifts) };
    vec![home(scene).unwrap_or_default(), food].into_iter().filter(|line| !line.is_empty()).collect()
}

/// How far the reader is from going home.
fn home(scene: &Scene<'_>) -> Option<String> {
    let (t, me) = (scene.t, scene.me()?);
    let cards = me.cards.count();
    if me.chips > cards {
        return Some(t.odyssee_page_home_far(cards, me.chips, (me.chips - cards).div_ceil(2)));
    }
    let board = scene.known.board;
    Some(t.odyssee_page_home_near(board.sea_distance(me.ship?, board.ithaca())?))
}

/// What ending a move there brings, by the rules alone.
pub(super) fn landing(scene: &Scene<'_>, hex: Hex) -> String {
    let t = scene.t;
    let nobody = String::new;
    match scene.known.board.site(hex) {
        Site::Isle(isle) => on_isle(scene, isle),
        Site::Ithaca => t.odyssee_page_lands("ithaca", nobody()),
        Site::Aeolus => t.odyssee_page_lands("aeolus", nobody()),
        Site::Syrte => t.odyssee_page_lands("syrte", nobody()),
        Site::Water | Site::Troy => t.odyssee_page_lands("water", nobody()),
    }
}

fn on_isle(scene: &Scene<'_>, isle: Isle) -> String {
    let (t, view) = (scene.t, &scene.known.view);
    let marks = view.isles[isle.index()];
    let Some((me, seat)) = scene.me().zip(scene.own()) else { return String::new() };
    let has_chip = me.chips > 0 || marks.rim_chips.contains(seat);
    let (kind, name) = match marks.owner {
        Some(owner) if owner == seat => ("own", String::new()),
        Some(_) if !has_chip => ("chipless", String::new()),
        Some(owner) if view.players[owner].cards.count() == 0 => ("bare", String::new()),
        Some(owner) => ("owned", scene.name(owner)),
        None if marks.card != RimCard::None => ("fresh", String::new()),
        None => ("bare", String::new()),
    };
    t.odyssee_page_lands(kind, name)
}

/// Whom one would meet there.
pub(super) fn meeting(scene: &Scene<'_>, hex: Hex) -> Option<String> {
    let ships = scene.ships_at(hex);
    (!ships.is_empty()).then(|| scene.t.odyssee_page_meets(scene.teller().names(ships.iter())))
}
