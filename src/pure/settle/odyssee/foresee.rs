//! What a seat's words would do in its next turn if the table stays as it is: for the page on which they are written, and to
//! know whose next turn is not covered. Pure functions of the seat's own view.

use super::read::read;
use super::track::Stand;
use super::{Lapse, Said};
use crate::bot::odyssee::Situation;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, Arrow, Hex, ROLL_MAX, View};
use crate::settle::words::{Reading, Why};

/// What the words say to each question of the next turn; of a turn that has just begun, to this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// Die or arrow.
    pub turn: Result<Action, Why<Lapse>>,
    /// For the rolls 1 to 4.
    pub rolls: [Result<Action, Why<Lapse>>; ROLL_MAX as usize],
}

/// None if the seat will be asked nothing: its next turn is skipped, or begins with a landing or at home.
pub fn foresee(said: &Said, view: &View) -> Option<Foreseen> {
    let mut view = view.clone();
    let me = view.own.as_ref()?.seat;
    // A plan may be written for the hex to which one is about to sail.
    if let Some(hex) = said.plan.as_ref().and_then(|kept| kept.word.word.at) {
        view.players[me].ship = Some(hex);
    }
    let says = |situation: Situation| -> Option<Result<Action, Why<Lapse>>> {
        let (view, legal) = situation.imagined(&view)?;
        Some(match read(said, &view, &legal) {
            Reading::Says(action, _) => Ok(action),
            Reading::Asks(why) => Err(why),
        })
    };
    let turn = says(Situation::Turn)?;
    let rolled = |roll| says(Situation::Rolled(roll)).unwrap_or(Err(Why::NoWord));
    Some(Foreseen { turn, rolls: [rolled(1), rolled(2), rolled(3), rolled(4)] })
}

/// Why the next turn is not covered by a plan or a course that holds; none if it is. A ship in the way may be gone by then, and
/// where its owner wants to be asked he has been.
pub(super) fn unplanned(said: &Said, view: &View) -> Option<Why<Lapse>> {
    let me = view.own.as_ref()?.seat;
    if view.active == me || view.question.is_none() {
        return None;
    }
    let is_elsewhere = |hex: Hex| view.players[me].ship != Some(hex);
    if said.plan.as_ref().and_then(|kept| kept.word.word.at).is_some_and(is_elsewhere) {
        return Some(Why::Lapsed(Lapse::Elsewhere));
    }
    let Foreseen { turn, rolls } = foresee(said, view)?;
    let missing = |answer: Result<Action, Why<Lapse>>| answer.err().filter(|why| !is_passing(*why));
    missing(turn).or_else(|| rolls.into_iter().find_map(missing))
}

/// Whether it may be otherwise when the turn comes, or was wanted so.
fn is_passing(why: Why<Lapse>) -> bool {
    matches!(why, Why::Wished | Why::Lapsed(Lapse::Ship(_) | Lapse::Near(_)))
}

/// The ships that an arrow of the looking seat would move: whose, from where and to where.
pub fn storm(view: &View, arrow: Arrow) -> Vec<(Seat, Hex, Hex)> {
    let Some(me) = view.own.as_ref().map(|own| own.seat) else { return Vec::new() };
    let blown = |seat: Seat| {
        let (from, to) = Stand::of(view, seat).drift(view.options.board, arrow, seat == me)?;
        Some((seat, from, to))
    };
    Seat::all(view.players.count()).filter_map(blown).collect()
}
