//! What the clock answers for a seat that keeps silent (RO-14): it starts no battle, pays nothing it need not, lays no arrow,
//! and ends a battle that the other will end for nothing.

use super::legal::Legal;
use super::set::Numbered as _;
use super::{Action, Exchange, Hex, HexSet, Isle, IsleSet, Odyssee, Seat, Site, Terms};
use crate::engine::Game as _;

pub(super) fn silence(game: &Odyssee, seat: Seat) -> Option<Action> {
    Some(match game.legal(seat) {
        Legal::Nothing => return None,
        Legal::Turn(_) => Action::Die,
        Legal::Sail { ends, .. } => homeward(game, seat, ends),
        Legal::Land(_) => Action::Land,
        Legal::Give(_) => Action::Give(*game.players[seat].cards.first()?),
        Legal::Price { .. } => Action::Refuse,
        Legal::Winds => Action::Calm,
        Legal::Cattle => Action::Graze,
        Legal::Toll { .. } => Action::Gifts,
        Legal::Look { isles, count } => Action::Look(lowest(isles, count)),
        Legal::Meeting(_) => Action::Peace,
        Legal::Proposal { exchange: Exchange { gives: Terms::NOTHING, .. }, .. } => Action::Accept,
        Legal::Proposal { .. } => Action::Refuse,
        Legal::Battle(_) => Action::On,
    })
}

fn lowest(isles: IsleSet, count: u8) -> IsleSet {
    isles.iter().take(usize::from(count)).collect()
}

/// The shortest way to the nearest other stop where a chip can be laid, home if entitled; of equal ends one without a ship,
/// then the first by name. Staying is better than sailing nowhere nearer.
fn homeward(game: &Odyssee, seat: Seat, ends: HexSet) -> Action {
    let board = game.board();
    let Some(from) = game.players[seat].ship else { return Action::Stay };
    let away = |hex: Hex, stop: Hex| board.sea_distance(hex, stop).unwrap_or(u8::MAX);
    let goal = if game.players[seat].is_entitled() {
        Some(board.ithaca())
    } else {
        let worth = |isle: &Isle| game.owners[isle.index()] != Some(seat) && game.can_lay(seat, *isle);
        // Where the ship lies already it cannot land again (G-43), even if another has taken the island since.
        let stops = Isle::all().filter(worth).map(|isle| board.isle(isle)).filter(|stop| *stop != from);
        stops.min_by_key(|stop| away(from, *stop))
    };
    let Some(goal) = goal else { return Action::Stay };
    let is_taken = |hex: Hex| game.players.iter().any(|player| player.ship == Some(hex));
    let fits = |hex: &Hex| *hex == goal || board.site(*hex) == Site::Water && away(*hex, goal) < away(from, goal);
    let best = ends.iter().filter(fits).min_by_key(|hex| (away(*hex, goal), is_taken(*hex), *hex));
    best.map_or(Action::Stay, Action::Sail)
}
