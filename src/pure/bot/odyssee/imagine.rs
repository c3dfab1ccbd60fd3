//! Questions that have not been asked yet: those of a seat's next turn, which a plan or a course answers ahead. The table is
//! taken as it is now; whatever happens to it before makes another situation.

use crate::engine::odyssee::{ArrowRange, Legal, Question, ROLL_MAX, STONES_MAX, Site, View};
use crate::engine::{Outcome, SeatSet};

/// A question of a seat's next turn, or of the present one if it has just begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// Die or arrow?
    Turn,
    /// The die showed this: where to?
    Rolled(u8),
}

impl Situation {
    /// What the seat would see and might answer. None if it would be asked nothing: its next turn is skipped, or begins with a landing or at home.
    pub fn imagined(self, now: &View) -> Option<(View, Legal)> {
        let mut view = now.clone();
        let seat = view.own.as_ref()?.seat;
        let from = view.players[seat].ship?;
        let has_begun = view.active == seat && view.question == Some(Question::Turn);
        if !has_begun {
            begin(&mut view)?;
        }
        let player = view.players[seat];
        let board = view.options.board;
        match self {
            Situation::Turn if view.free_arrow => Some((view, Legal::Turn(ArrowRange::Free))),
            Situation::Turn if player.gifts > 0 => Some((view, Legal::Turn(ArrowRange::Gift))),
            Situation::Turn => Some((view, Legal::Turn(ArrowRange::Barred))),
            Situation::Rolled(roll) if (1..=ROLL_MAX).contains(&roll) => {
                let mut ends = board.reach(from, roll);
                if !player.entitled {
                    ends.remove(board.ithaca());
                }
                view.question = Some(Question::Sail);
                (view.free_arrow, view.roll) = (false, Some(roll));
                Some((view, Legal::Sail { roll, ends }))
            }
            Situation::Rolled(_) => None,
        }
    }
}

/// The seat's next turn begins: the others have had theirs, and the crew is fed (4.2, 4.3).
fn begin(view: &mut View) -> Option<()> {
    let seat = view.own.as_ref()?.seat;
    let seats = view.players.count();
    let ahead = view.active.round(seats).skip(1).filter(|other| view.players[*other].ship.is_some());
    let turns = ahead.take_while(|other| *other != seat).count() as u16 + 1;
    let is_home = view.players[seat].entitled
        && view.players[seat].ship.map(|hex| view.options.board.site(hex)) == Some(Site::Ithaca);
    let player = &mut view.players[seat];
    if player.skips || player.lands || is_home || view.outcome != Outcome::Running {
        return None;
    }
    view.free_arrow = player.favor > 0;
    player.favor = player.favor.saturating_sub(1);
    if player.gifts > 0 {
        player.gifts -= 1;
        view.stock += 1;
    } else if player.hunger < STONES_MAX {
        player.hunger += 1;
        player.doom = if player.hunger == STONES_MAX { 2 } else { 0 };
    }
    if seat <= view.active {
        view.round += 1;
    }
    view.turn += turns;
    view.active = seat;
    view.question = Some(Question::Turn);
    (view.to_act, view.may_answer) = (SeatSet::only(seat), SeatSet::only(seat));
    view.moved = SeatSet::NONE;
    view.roll = None;
    (view.landing, view.card, view.meeting, view.battle) = (None, None, None, None);
    Some(())
}
