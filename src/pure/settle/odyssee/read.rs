//! What a seat's words come to (RO-2): plan, course, and for what others bring about `hand`, `meet`, `battle`. A kind that says
//! nothing leaves the question to the next; one that says «ask», or no longer fits, does not.

use super::choice::{self, Choice};
use super::course::Strictness;
use super::guard::Guard;
use super::hand::Hand;
use super::plan::Found;
use super::said::Tracked;
use super::{Kind, Lapse, Plan, Said, battle, hand, meet};
use crate::engine::Seat;
use crate::engine::odyssee::{Action, ArrowRange, DealRange, Exchange, GiveRange, HexSet, Legal, Odyssee, View};
use crate::settle::words::{Kept, Reading, Source, Why};

pub(super) fn read(said: &Said, view: &View, legal: &Legal) -> Reading<Odyssee> {
    let Some(own) = &view.own else { return Reading::Asks(Why::NoWord) };
    let reader = Reader { said, view, me: own.seat };
    match reader.answer(legal, Strictness::All) {
        None => Reading::Asks(Why::NoWord),
        Some((Ok(action), kind, number)) => Reading::Says(action, Source::Word(kind, number)),
        Some((Err(why), ..)) => Reading::Asks(why),
    }
}

/// What the course says if its owner's patience is at an end (RO-15): only where a ship lay in the way, or an island of a later
/// leg had changed.
pub(super) fn impatient(said: &Said, view: &View, legal: &Legal, why: Why<Lapse>) -> Option<Action> {
    let me = view.own.as_ref()?.seat;
    let reader = Reader { said, view, me };
    let course = said.course.as_ref().filter(|_| reader.plan().is_none())?;
    let lifted = match why {
        Why::Lapsed(Lapse::Ship(_)) => true,
        Why::Lapsed(Lapse::Isle(_)) => course.word.track.landed > 0,
        Why::Lapsed(_) | Why::NoWord | Why::Wished => false,
    };
    let (found, ..) = reader.answer(legal, Strictness::Patient).filter(|_| lifted)?;
    found.ok()
}

/// What a word of which kind says, and which of its lines.
type Spoken = (Found, Kind, usize);

/// The choices that a word has added, or why they do not count.
type Chosen<'a> = Result<&'a [Choice], Why<Lapse>>;

struct Reader<'a> {
    said: &'a Said,
    view: &'a View,
    me: Seat,
}

impl<'a> Reader<'a> {
    fn answer(&self, legal: &Legal, strictness: Strictness) -> Option<Spoken> {
        let choices = || self.choices();
        let chosen = |found: Found, kind: Kind| Some((found, kind, 0));
        match legal {
            Legal::Nothing => None,
            Legal::Turn(range) => self.turn(*range, strictness),
            Legal::Sail { roll, ends } => self.sail(*roll, *ends, strictness),
            Legal::Land(range) => {
                choices().and_then(|(choices, kind)| chosen(choices.map(|these| choice::land(these, range)), kind))
            }
            Legal::Price { price, otherwise } => {
                let found = |these| choice::price(these, *price, *otherwise);
                choices().and_then(|(choices, kind)| chosen(choices.and_then(found), kind))
            }
            Legal::Winds => choices().and_then(|(choices, kind)| chosen(choices.and_then(choice::winds), kind)),
            Legal::Cattle => {
                let found = |these| choice::cattle(these, self.view, self.me);
                choices().and_then(|(choices, kind)| chosen(choices.and_then(found), kind))
            }
            Legal::Toll { .. } => {
                let found = |these| choice::toll(these, self.view, self.me);
                choices().and_then(|(choices, kind)| chosen(choices.and_then(found), kind))
            }
            Legal::Look { isles, count } => {
                let found = |these| choice::look(these, *isles, *count);
                choices().and_then(|(choices, kind)| chosen(choices.and_then(found), kind))
            }
            Legal::Give(range) => self.give(range),
            Legal::Meeting(range) => self.meet(range.other, |line| meet::speak(line, range)),
            Legal::Battle(range) => self.fight(range),
            Legal::Proposal { exchange, .. } => self.proposal(*exchange),
        }
    }

    fn turn(&self, range: ArrowRange, strictness: Strictness) -> Option<Spoken> {
        if let Some(Tracked { word, track }) = self.plan() {
            return Some((word.turn(track, self.said, self.view, self.me, range), Kind::Plan, 0));
        }
        let Tracked { word, track } = &self.said.course.as_ref()?.word;
        Some((word.turn(track, (self.said, self.view, self.me), strictness), Kind::Course, 0))
    }

    fn sail(&self, roll: u8, ends: HexSet, strictness: Strictness) -> Option<Spoken> {
        if let Some(Tracked { word, track }) = self.plan() {
            return Some((word.sail(track, self.said, self.view, self.me, (roll, ends)), Kind::Plan, 0));
        }
        let Tracked { word, track } = &self.said.course.as_ref()?.word;
        Some((word.sail(track, (self.said, self.view, self.me), ends, strictness), Kind::Course, 0))
    }

    /// The plan for this turn.
    fn plan(&self) -> Option<&'a Tracked<Plan>> {
        let is_now = |kept: &&Kept<Tracked<Plan>>| self.view.active == self.me && kept.at.turn < self.view.turn.into();
        self.said.plan.as_ref().filter(is_now).map(|kept| &kept.word)
    }

    /// The choices of the word that has moved the ship in this turn, if what was added to it holds.
    fn choices(&self) -> Option<(Chosen<'a>, Kind)> {
        let moved = self.view.moved.contains(self.me);
        let checked = |choices: &'a [Choice], guard: Guard<'_>, unless| match guard.unless(unless) {
            Ok(()) => Ok(choices),
            Err(lapse) => Err(Why::Lapsed(lapse)),
        };
        if let Some(Tracked { word, track }) = self.plan().filter(|_| moved) {
            let guard = Guard { said: self.said, view: self.view, me: self.me, track };
            return Some((checked(&word.choices, guard, word.unless), Kind::Plan));
        }
        let Tracked { word, track } = &self.said.course.as_ref()?.word;
        let guard = Guard { said: self.said, view: self.view, me: self.me, track };
        let by_course = moved && track.sailed == Some(self.view.turn);
        by_course.then(|| (checked(&word.choices, guard, word.unless), Kind::Course))
    }

    fn give(&self, range: &GiveRange) -> Option<Spoken> {
        let hands: Vec<&Hand> = self.said.hands.iter().map(|kept| &kept.word).collect();
        let (found, number) = hand::give(&hands, range)?;
        Some((found, Kind::Hand, number))
    }

    fn meet(&self, other: Seat, says: impl FnOnce(meet::Meet) -> Found) -> Option<Spoken> {
        let (number, line) = meet::line(&self.said.meets(), self.view, self.me, other)?;
        Some((says(line), Kind::Meet, number))
    }

    fn fight(&self, range: &DealRange) -> Option<Spoken> {
        let (number, line) = battle::line(&self.said.battles(), self.view, self.me, range.other)?;
        Some((battle::speak(line, range), Kind::Battle, number))
    }

    /// What the other of a meeting or a battle proposes.
    fn proposal(&self, exchange: Exchange) -> Option<Spoken> {
        if let Some(battle) = self.view.battle {
            let other = if battle.first == self.me { battle.second } else { battle.first };
            let (number, line) = battle::line(&self.said.battles(), self.view, self.me, other)?;
            return Some((Ok(battle::answer(line, exchange)), Kind::Battle, number));
        }
        let meeting = self.view.meeting?;
        let other = if meeting.first == self.me { meeting.second } else { meeting.first };
        let spoken = meeting.proposal?;
        self.meet(other, |line| meet::answer(line, spoken, exchange))
    }
}
