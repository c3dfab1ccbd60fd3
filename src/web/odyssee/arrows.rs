//! Arrows worth offering: of a thousand that could be laid, most do the same. One for each effect, the reader's own landfalls
//! first.

use super::scene::Scene;
use crate::engine::odyssee::{Arrow, Direction, Hex, Odyssee, Site};
use crate::engine::{Game as _, Seat};

/// What an arrow does: which ship is driven, from where, to where.
pub(super) type Drifts = Vec<(Seat, Hex, Hex)>;

/// So many are offered; any other can be named.
const OFFERED: usize = 6;

pub(super) fn drifts(game: &Odyssee, by: Seat, arrow: Arrow, own: bool) -> Drifts {
    let driven = |seat: Seat| game.drift(by, arrow, seat).map(|(from, to)| (seat, from, to));
    Seat::all(game.seats()).filter(|seat| own || *seat != by).filter_map(driven).collect()
}

/// One arrow for each effect worth having. Without `own` the reader's ship is not moved.
pub(super) fn offered(scene: &Scene<'_>, game: &Odyssee, by: Seat, own: bool) -> Vec<(Arrow, Drifts)> {
    let mut found: Vec<(i32, Arrow, Drifts)> = Vec::new();
    for origin in scene.known.board.hexes() {
        for direction in Direction::ALL {
            let arrow = Arrow { origin, direction };
            let drifts = drifts(game, by, arrow, own);
            if drifts.is_empty() || found.iter().any(|(.., other)| *other == drifts) {
                continue;
            }
            found.push((worth(scene, by, &drifts), arrow, drifts));
        }
    }
    found.sort_by_key(|(worth, arrow, _)| (-worth, arrow.origin, arrow.direction));
    found.into_iter().take(OFFERED).map(|(_, arrow, drifts)| (arrow, drifts)).collect()
}

/// A guess at what a reader may want to see first: a landfall of the own ship, then rivals driven from home.
fn worth(scene: &Scene<'_>, by: Seat, drifts: &Drifts) -> i32 {
    let (board, view) = (scene.known.board, &scene.known.view);
    let home = |hex: Hex| board.sea_distance(hex, board.ithaca()).map_or(0, i32::from);
    drifts
        .iter()
        .map(|(seat, from, to)| {
            let nearer = home(*from) - home(*to);
            let own = *seat == by;
            let landfall = match board.site(*to) {
                Site::Ithaca => 200,
                Site::Isle(isle) if view.isles[usize::from(isle.number()) - 1].owner != Some(*seat) => 40,
                Site::Aeolus => 10,
                Site::Syrte => -30,
                Site::Isle(_) | Site::Water | Site::Troy => 0,
            };
            let weight = if view.players[*seat].entitled { 4 } else { 1 };
            (landfall + weight * nearer) * if own { 1 } else { -1 }
        })
        .sum()
}
