//! What plan and course come to on the chart.

use super::Words;
use crate::chart::odyssee::Way;
use crate::engine::odyssee::{Action, Board, Direction, Hex};
use crate::settle::odyssee::foresee;
use crate::web::odyssee::scene::Scene;

/// The ways that plan or course take for each roll, from the ship as it lies; those with one end have one label.
pub(in crate::web::odyssee) fn ways(scene: &Scene<'_>, words: &Words) -> Vec<Way> {
    let (known, view) = (scene.known, &scene.known.view);
    let Some(from) = scene.me().and_then(|me| me.ship) else { return Vec::new() };
    let Some(foreseen) = foresee(&words.over(scene), view) else { return Vec::new() };
    let mut ends: Vec<(Hex, String)> = Vec::new();
    for (roll, action) in (1..).zip(foreseen.rolls) {
        if let Ok(Action::Sail(hex)) = action {
            match ends.iter_mut().find(|(other, _)| *other == hex) {
                Some((_, label)) => *label += &format!("/{roll}"),
                None => ends.push((hex, roll.to_string())),
            }
        }
    }
    ends.into_iter().map(|(hex, label)| Way { hexes: way(known.board, from, hex), label }).collect()
}

/// A shortest way over water, found from its end.
fn way(board: &'static Board, from: Hex, to: Hex) -> Vec<Hex> {
    let mut hexes = vec![to];
    let mut left = board.sea_distance(from, to).unwrap_or(0);
    while left > 1 {
        left -= 1;
        let last = hexes[hexes.len() - 1];
        let before = Direction::ALL
            .into_iter()
            .filter_map(|direction| board.neighbor(last, direction))
            .find(|hex| board.water().contains(*hex) && board.sea_distance(from, *hex) == Some(left));
        match before {
            Some(hex) => hexes.push(hex),
            None => break,
        }
    }
    hexes.push(from);
    hexes.reverse();
    hexes
}
