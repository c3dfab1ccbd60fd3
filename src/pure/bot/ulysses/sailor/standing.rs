//! How a seat stands in a world that is thought about: by the ways that everybody still has to go, and the cards for it.

use super::Notes;
use crate::bot::pilot::WHOLE;
use crate::engine::ulysses::{Own, Ulysses, View};
use crate::engine::{Eye, Game as _, Seat};

/// Besides the way itself, in movements: each goal is fought for.
const A_GOAL: f64 = 1.5;
/// What a vote in hand and a temple save, in movements.
const A_VOTE: f64 = 0.25;
const A_TEMPLE: f64 = 0.4;
/// Added, so that the last movements do not count beyond measure.
const PATIENCE: f64 = 1.5;

/// The share of the seat in all chances.
pub(in crate::bot::ulysses) fn standing(game: &Ulysses, seat: Seat, notes: &mut Notes) -> u32 {
    let view = game.view(Eye::Archive);
    let Some(secrets) = &view.secrets else { return 0 };
    let (mut own, mut all) = (0.0, 0.0);
    for other in &secrets.seats {
        let chance = chance(&view, other, notes);
        all += chance;
        if other.seat == seat {
            own = chance;
        }
    }
    if all > 0.0 { (own / all * f64::from(WHOLE)) as u32 } else { 0 }
}

fn chance(view: &View, own: &Own, notes: &mut Notes) -> f64 {
    let (_, ways) = notes.ways(view.options.board, view.plagues, own);
    let way = f64::from(ways.tour(view.ship)) + A_GOAL * f64::from(own.goals.len());
    let means = A_VOTE * f64::from(own.hand.votes()) + A_TEMPLE * f64::from(view.players[own.seat].temples);
    let time = (way - means).max(0.0) + PATIENCE;
    1.0 / (time * time * time)
}
