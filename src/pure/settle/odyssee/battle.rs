//! Orders for battles (Q-9, Q-10, RO-10): the first line that fits, read whenever a hero has fallen.

use super::Lapse;
use super::choice::is_within;
use super::plan::Found;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, DealRange, Exchange, Terms, View};

/// More than anybody can keep in mind.
pub const BATTLES_MAX: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// Against whom; against anybody if it is not said.
    pub with: Option<Seat>,
    /// Only with so many heroes at least, from 1 to 4.
    pub from: Option<u8>,
    pub word: BattleWord,
    /// An offer that brings at least this, and asks for no more than is offered here, is accepted. If it is not said: whoever
    /// offers is content with nothing, whoever fights on accepts nothing.
    pub accept: Option<Terms>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BattleWord {
    On,
    Offer(Terms),
}

impl Battle {
    fn fits(&self, view: &View, me: Seat, other: Seat) -> bool {
        self.with.is_none_or(|seat| seat == other) && self.from.is_none_or(|from| view.players[me].crew >= from)
    }
}

/// The order for a battle with that seat, and which it is.
pub(super) fn line(battles: &[Battle], view: &View, me: Seat, other: Seat) -> Option<(usize, Battle)> {
    battles.iter().copied().enumerate().find(|(_, battle)| battle.fits(view, me, other))
}

///
pub(super) fn speak(battle: Battle, range: &DealRange) -> Found {
    match battle.word {
        BattleWord::On => Ok(Action::On),
        BattleWord::Offer(gives) if range.gives.permits(gives) => {
            Ok(Action::Offer(Exchange { gives, wants: Terms::NOTHING }))
        }
        BattleWord::Offer(_) => Err(Lapse::NotMine.into()),
    }
}

/// Q-10; `exchange` is seen from this seat.
pub(super) fn answer(battle: Battle, exchange: Exchange) -> Action {
    let (gives, least) = match battle.word {
        BattleWord::On => (Terms::NOTHING, battle.accept),
        BattleWord::Offer(gives) => (gives, Some(battle.accept.unwrap_or(Terms::NOTHING))),
    };
    let accepts = least.is_some_and(|least| is_within(least, exchange.wants) && is_within(exchange.gives, gives));
    if accepts { Action::Accept } else { Action::Refuse }
}
