//! Land for the boards of this game that we have drawn it for: an own, free Mediterranean with the Nile, shaped so that harbors
//! lie on shores. A board without an entry here is all sea.

mod mediterranean;

use crate::chart::coast::{Coast, OPEN_SEA};
use crate::engine::ulysses::Board;

pub(super) fn of(board: &Board) -> &'static Coast {
    match board.name() {
        "proposed-1" => &mediterranean::MEDITERRANEAN,
        _ => &OPEN_SEA,
    }
}
