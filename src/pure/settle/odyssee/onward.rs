//! Where a ship may go on to after a move, said with the move itself: one stop, in the tap that sends the move off. Whoever does not
//! look ahead says as much, too.

use super::course::{Course, hex_of};
use super::guard::Unless;
use crate::engine::odyssee::{Action, Isle, Numbered as _, Site, Stop, View};

/// Islands that are offered.
pub const ONWARD_MAX: usize = 5;

/// A course that can be set with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub course: Course,
    pub stop: Stop,
    /// How far it is from where the move ends.
    pub steps: u8,
}

/// What can be set with this answer of the looking seat: home, if it may enter, and the nearest islands that are not its own. Nothing
/// unless the answer moves its ship, or lets it lie, in its own turn, and another turn follows.
pub fn onward(view: &View, answer: &Action) -> Vec<Offer> {
    let Some(me) = view.own.as_ref().map(|own| own.seat) else { return Vec::new() };
    let (board, player) = (view.options.board, &view.players[me]);
    let to = match answer {
        Action::Sail(hex) => Some(*hex),
        Action::Stay => player.ship,
        _ => None,
    };
    let Some(from) = to.filter(|hex| view.active == me && board.site(*hex) != Site::Ithaca) else { return Vec::new() };
    let is_wanted =
        |isle: &Isle| board.isle(*isle) != from && view.isles[isle.index()].owner != Some(me) && player.chips > 0;
    let offer = |stop: Stop| {
        let course = Course { legs: vec![stop], home: false, choices: Vec::new(), unless: Unless::default() };
        Some(Offer { course, stop, steps: board.sea_distance(from, hex_of(board, stop))? })
    };
    let mut isles: Vec<Offer> = Isle::all().filter(is_wanted).map(Stop::Isle).filter_map(offer).collect();
    isles.sort_by_key(|offer| offer.steps);
    isles.truncate(ONWARD_MAX);
    let home = if player.entitled { offer(Stop::Ithaca) } else { None };
    home.into_iter().chain(isles).collect()
}
