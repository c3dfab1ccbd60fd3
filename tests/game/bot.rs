//! Bots that play Pips: the sailor rolls while it has little, the drifter as the dice say.

use super::{BotKind, Bots, Dice, Effort};
use crate::engine::Seat;
use crate::engine::pips::{Move, Pips, View};

impl Bots for Pips {
    type Situation = ();
    type Notes = ();

    fn effort(kind: BotKind) -> Option<Effort> {
        kind.thinks().then_some(Effort { playouts: 40, horizon: 24, doubt: 0 })
    }

    fn choose(kind: BotKind, view: &View, legal: &bool, dice: &Dice) -> Option<Move> {
        let points = view.points[view.seat.filter(|_| *legal)?];
        let rolls = match kind {
            BotKind::Hand | BotKind::Sailor | BotKind::Mate | BotKind::Pilot => points < 8,
            BotKind::Drifter => dice.roll(u64::from(view.round)).index(2) == 0,
        };
        Some(if rolls { Move::Roll } else { Move::Hold })
    }

    fn ahead(_: BotKind, _: &View, (): &(), _: &Dice) -> Option<Move> {
        None
    }

    fn hasten(view: &View, legal: &bool, dice: &Dice, (): &mut ()) -> Option<Move> {
        Self::choose(BotKind::Sailor, view, legal, dice)
    }

    fn candidates(_: &View, legal: &bool, _: &Dice) -> Vec<Move> {
        if *legal { vec![Move::Roll, Move::Hold] } else { Vec::new() }
    }

    fn prospect(&self, _: Seat, (): &mut ()) -> u32 {
        0
    }

    fn propose_only(_: &View, _: &bool) -> Option<Move> {
        None
    }
}
