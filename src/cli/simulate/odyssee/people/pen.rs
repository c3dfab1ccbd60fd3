//! What a modelled person writes: a sailor's judgement put into words. It sees its own view and nothing else. Where to sail it
//! knows; what its mood, or what others do until then, could change it leaves open.

mod cards;
mod others;

use crate::bot::odyssee::Situation;
use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::Seat;
use crate::engine::odyssee::{
    Action, Hex, IsleView, Legal, Numbered as _, Odyssee, ROLL_MAX, RimCard, Site, Stop, View,
};
use crate::settle::odyssee::{Course, First, Line, Plan, Unless, onward};

/// Legs that people name.
pub(super) const LEGS: usize = 2;
/// Turns that one of them takes at most.
const TURNS_A_LEG: usize = 6;

/// A person with a page before him.
pub(super) struct Pen<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) dice: &'a Dice,
}

impl Pen<'_> {
    /// The next turn: die or arrow, and where to for each roll. None if it asks nothing.
    pub(super) fn plan(&self, course: &Course) -> Option<Plan> {
        let said = |situation| Odyssee::ahead(BotKind::Sailor, self.view, &situation, self.dice);
        let first = match said(Situation::Turn)? {
            Action::Arrow(arrow) => First::Arrow(arrow),
            _ => First::Die,
        };
        let line = |roll| match said(Situation::Rolled(roll)) {
            Some(Action::Sail(hex)) => Line::Sail(hex),
            Some(Action::Stay) => Line::Stay,
            _ => Line::Ask,
        };
        let choices = course.choices.clone();
        Some(Plan { at: None, first, rolls: [line(1), line(2), line(3), line(4)], choices, unless: Unless::default() })
    }

    /// Where the sailor would land, and where after that, and home as soon as he may. None if his next turn asks nothing.
    pub(super) fn course(&self, most: usize) -> Option<Course> {
        self.course_from(self.view.clone(), most)
    }

    /// The stop after a move, if it is among those that are offered with it. None if it is no move.
    pub(super) fn onward(&self, hand: Action) -> Option<Course> {
        let mut table = self.view.clone();
        let hex = match hand {
            Action::Sail(hex) => hex,
            Action::Stay => self.view.players[self.me].ship?,
            _ => return None,
        };
        match self.stop_at(hex) {
            Some(Stop::Ithaca) => return None,
            Some(stop) => self.land(&mut table, stop),
            None => table.players[self.me].ship = Some(hex),
        }
        let wanted = self.course_from(table, 1)?;
        let offers = onward(self.view, &hand).into_iter().map(|offer| offer.course);
        offers.into_iter().find(|course| course.legs == wanted.legs)
    }

    fn course_from(&self, mut table: View, most: usize) -> Option<Course> {
        let mut legs = Vec::new();
        while legs.len() < most {
            let Some(stop) = self.landing(&table) else { break };
            if legs.contains(&stop) {
                break;
            }
            legs.push(stop);
            self.land(&mut table, stop);
            if stop == Stop::Ithaca {
                break;
            }
        }
        let home = legs.last() != Some(&Stop::Ithaca);
        let first = legs.first().copied()?;
        Some(Course { choices: self.choices(first), legs, home, unless: Unless::default() })
    }

    /// Where the sailor lands next if nobody else did anything: with high rolls, so that he takes what he wants most.
    fn landing(&self, table: &View) -> Option<Stop> {
        let mut table = table.clone();
        for _ in 0..TURNS_A_LEG {
            let action = Odyssee::ahead(BotKind::Sailor, &table, &Situation::Rolled(ROLL_MAX), self.dice)?;
            let Action::Sail(hex) = action else { return None };
            table.players[self.me].ship = Some(hex);
            if let Some(stop) = self.stop_at(hex) {
                return Some(stop);
            }
        }
        None
    }

    fn stop_at(&self, hex: Hex) -> Option<Stop> {
        match self.view.options.board.site(hex) {
            Site::Isle(isle) => Some(Stop::Isle(isle)),
            Site::Ithaca => Some(Stop::Ithaca),
            Site::Aeolus => Some(Stop::Aeolus),
            Site::Water | Site::Troy | Site::Syrte => None,
        }
    }

    /// The table after a landing there, as far as one can tell: the chip is laid, and a card is got.
    fn land(&self, table: &mut View, stop: Stop) {
        let board = self.view.options.board;
        let Stop::Isle(isle) = stop else {
            table.players[self.me].ship = Some(if stop == Stop::Aeolus { board.aeolus() } else { board.ithaca() });
            return;
        };
        let IsleView { owner, rim_chips, card } = table.isles[isle.index()];
        let player = &mut table.players[self.me];
        player.ship = Some(board.isle(isle));
        if !rim_chips.contains(self.me) {
            player.chips = player.chips.saturating_sub(1);
        }
        // Which card it will be nobody knows; that it counts is enough.
        let got = owner.is_some_and(|owner| !self.view.players[owner].cards.is_empty()) || card != RimCard::None;
        player.entitled = player.chips <= player.cards.count() + u8::from(got);
        table.isles[isle.index()] = IsleView { owner: Some(self.me), card: RimCard::None, rim_chips };
    }

    /// What the sailor says to a question as it would be on this table.
    fn says(&self, table: &View, legal: &Legal) -> Option<Action> {
        Odyssee::choose(BotKind::Sailor, table, legal, self.dice)
    }
}
