//! What is open, for every eye and for a seat. A seat has one question from the end of its turn to the end of its next one:
//! what it will do then. Whatever else it is asked in between belongs to it, so that one letter is enough.

use crate::engine::Seat;
use crate::engine::odyssee::{Question, View};
use crate::settle::words::Occasion;

/// More stages than a turn has.
const STAGES: u8 = 36;

/// A turn is one matter, and each pair of ships that meet in it is one more. The second of a pair is not asked before the first
/// has spoken.
pub(super) fn occasion(view: &View) -> Occasion {
    let turn = view.turn.into();
    match (pair(view), view.meeting, view.battle) {
        (Some(pair), Some(meeting), _) => {
            let stage = u8::from(meeting.speaker == meeting.second);
            Occasion { turn, matter: 2 + u32::from(pair), stage }
        }
        (Some(pair), None, Some(battle)) => {
            let stage = 2 + u8::from(battle.speaker != battle.loser);
            Occasion { turn, matter: 2 + u32::from(pair), stage }
        }
        _ => Occasion { turn, matter: 1, stage: stage(view) },
    }
}

/// Named by the number of the turn that ends it. While the seat is not asked its stage does not rise: what others do is no
/// reason to look at a form again.
pub(super) fn occasion_of(view: &View, seat: Seat) -> Occasion {
    let seats = view.players.count();
    let at_table = |other: &Seat| view.players[*other].ship.is_some();
    let before = view.active.round(seats).filter(at_table).take_while(|other| *other != seat).count();
    let before = u8::try_from(before).unwrap_or(0);
    let passed = seats.saturating_sub(before);
    let stage = if view.to_act.contains(seat) { STAGES * passed + stage(view) } else { 0 };
    Occasion { turn: u32::from(view.turn) + u32::from(before), matter: 1, stage }
}

/// How far a turn has come. What one seat is asked without a pause is one stage: whoever keeps silent there keeps silent to
/// all of it.
fn stage(view: &View) -> u8 {
    match view.question {
        Some(Question::Turn | Question::Sail | Question::Land) | None => 0,
        Some(Question::Give) => 1,
        Some(Question::Price | Question::Winds | Question::Cattle | Question::Toll | Question::Look) => 2,
        Some(Question::Meeting | Question::Proposal) => 3 + 2 * pair(view).unwrap_or(0),
        Some(Question::Battle | Question::Offer) => 4 + 2 * pair(view).unwrap_or(0),
    }
}

/// Which pair of the turn meets or fights: the active player's first, then clockwise (G-28).
fn pair(view: &View) -> Option<u8> {
    let met = view.meeting.map(|meeting| (meeting.first, meeting.second));
    let (first, second) = met.or(view.battle.map(|battle| (battle.first, battle.second)))?;
    let seats = view.players.count();
    let steps = |seat: Seat| (seat.number() + seats - view.active.number()) % seats;
    let (near, far) = (steps(first).min(steps(second)), steps(first).max(steps(second)));
    Some((0..near).map(|before| seats - 1 - before).sum::<u8>() + far - near - 1)
}
