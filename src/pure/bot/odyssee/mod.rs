//! The bots of Odyssee.

mod drifter;
mod imagine;
mod sailor;
#[cfg(test)]
mod tests;

pub use imagine::Situation;

use super::{BotKind, Bots, Dice, Effort, hand};
use crate::engine::odyssee::{Action, Legal, Odyssee, View};
use crate::engine::{Eye, Game as _, Seat};

/// Beside the questions' numbers, for whether a hand slips.
const SLIP: u64 = 1 << 39;

impl Bots for Odyssee {
    type Situation = Situation;
    type Notes = sailor::Notes;

    fn choose(kind: BotKind, view: &View, legal: &Legal, dice: &Dice) -> Option<Action> {
        match kind {
            BotKind::Drifter => drifter::choose(view, legal, dice),
            BotKind::Hand => hand::choose(
                dice.roll(turn(view) | SLIP | question(view)),
                || Self::choose(BotKind::Sailor, view, legal, dice),
                || Self::candidates(view, legal, dice),
            ),
            BotKind::Sailor | BotKind::Mate | BotKind::Pilot => {
                sailor::choose(view, legal, dice, &mut sailor::Notes::default())
            }
        }
    }

    fn ahead(kind: BotKind, view: &View, situation: &Situation, dice: &Dice) -> Option<Action> {
        let (view, legal) = situation.imagined(view)?;
        Self::choose(kind, &view, &legal, dice)
    }

    fn effort(kind: BotKind) -> Option<Effort> {
        match kind {
            BotKind::Drifter | BotKind::Hand | BotKind::Sailor => None,
            BotKind::Mate => Some(Effort { playouts: 48, horizon: 24, doubt: 5 }),
            BotKind::Pilot => Some(Effort { playouts: 80, horizon: 24, doubt: 5 }),
        }
    }

    /// Where the arrow would have to be laid takes longest to find out, and it is seldom worth it.
    fn hasten(view: &View, legal: &Legal, dice: &Dice, notes: &mut sailor::Notes) -> Option<Action> {
        if let Legal::Turn(_) = legal { Some(Action::Die) } else { sailor::choose(view, legal, dice, notes) }
    }

    fn candidates(view: &View, legal: &Legal, dice: &Dice) -> Vec<Action> {
        sailor::candidates(view, legal, dice)
    }

    fn prospect(&self, seat: Seat, notes: &mut sailor::Notes) -> u32 {
        sailor::standing(&self.view(Eye::Seat(seat)), notes)
    }

    /// Silence answers every question of this game (RO-14).
    fn propose_only(_: &View, _: &Legal) -> Option<Action> {
        None
    }
}

/// The number of a turn, for dice that fall once in it.
fn turn(view: &View) -> u64 {
    u64::from(view.turn) << 40
}

/// The number of a question within its turn: no seat is asked twice with the same one. A pair meets once in a turn, and
/// between two questions of a battle a hero has fallen or the word has passed.
fn question(view: &View) -> u64 {
    let Some(question) = view.question else { return 0 };
    let pair = |first: Seat, second: Seat, speaker: Seat| {
        let crews = view.players[first].crew << 4 | view.players[second].crew;
        let seats = u64::from(first.number()) << 16 | u64::from(second.number()) << 12;
        seats | u64::from(speaker.number()) << 8 | u64::from(crews)
    };
    let met = view.meeting.map(|meeting| pair(meeting.first, meeting.second, meeting.speaker));
    let fought = view.battle.map(|battle| pair(battle.first, battle.second, battle.speaker));
    (question as u64 + 1) << 32 | met.or(fought).unwrap_or(0)
}
