//! What the active player says for the case that the ship goes where he wants: a wind and the way on, no wind, or «ask me».

use super::form_state::{FormReading, FormState, bare};
use super::names::{PLAN_WON, WAYS_ON, WON};
use crate::engine::ulysses::{Card, Place, PlaceSet};
use crate::settle::ulysses::{Either, WayOn, Won};
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field, Scope};
use crate::web::ulysses::part::{Choosable, Entry, Part, Select};

/// Free places around one, as the table is now.
pub(super) fn ways_from(scene: &Scene<'_>, at: Place) -> PlaceSet {
    scene.board.neighbors(at).without(scene.view.plagues)
}

impl FormState<'_> {
    /// With the proposal: only what is in hand can be promised, since nobody draws before the wind.
    pub(super) fn won(&self) -> Part {
        let t = self.scene.t;
        let barred = self.scene.view.wind_barred;
        let held = |card: Card| !barred && self.own.hand.count(card) > 0;
        let entry = |value: &str, text: String| self.entry(WON, value, text);
        let winds = [(Card::Wind, "w", "wind"), (Card::Zeus, "z", "zeus")];
        let winds = winds.into_iter().filter(|(card, ..)| held(*card));
        let winds: Vec<Entry> = winds.map(|(_, value, card)| entry(value, t.ahead_wind(card))).collect();
        let frame = self.frame(WON, t.ahead_won(), String::new(), Field::Won(Scope::Now));
        let options = [entry("ask", t.ahead_ask()), entry("rest", t.ulysses_form_rest())].into_iter().chain(winds);
        self.list(frame, WON, options.collect())
    }

    /// Why no wind can be promised; below the answers, since it takes some lines.
    pub(super) fn no_wind(&self) -> Option<Part> {
        let t = self.scene.t;
        let holds_none = [Card::Wind, Card::Zeus].into_iter().all(|card| self.own.hand.count(card) == 0);
        let why = match (self.scene.view.wind_barred, holds_none) {
            (true, _) => t.ulysses_refuse_limit_reached(),
            (false, true) => format!("{} {}", t.ulysses_form_no_wind(), t.asked_all_the_same()),
            (false, false) => return None,
        };
        Some(Part::Note(why))
    }

    /// Where to after a wind.
    pub(super) fn ways_on(&self, proposals: PlaceSet) -> Option<Part> {
        let winds = [Card::Wind, Card::Zeus].into_iter().any(|card| self.own.hand.count(card) > 0);
        let ways = WAYS_ON.into_iter().enumerate().map(|(number, name)| self.way_on(name, number, proposals));
        (winds && !self.scene.view.wind_barred).then(|| Part::Box("ways-on", ways.collect()))
    }

    pub(super) fn plan_won(&self) -> Part {
        let t = self.scene.t;
        let entry = |value: &str, text: String| self.entry(PLAN_WON, value, text);
        let options = vec![
            entry("ask", t.ahead_ask()),
            entry("rest", t.ulysses_form_rest()),
            entry("w", t.ahead_wind("wind")),
            entry("wz", t.ahead_wind("either")),
        ];
        let frame = self.frame(PLAN_WON, t.ahead_won(), String::new(), Field::Won(Scope::Plan));
        self.list(frame, PLAN_WON, options)
    }

    /// Where to after that, by the place that is proposed now.
    fn way_on(&self, name: &str, number: usize, proposals: PlaceSet) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let entry = |at: Place, to: Place| {
            let value = format!("{}.{}", board.id(at), board.id(to));
            Entry { text: self.named(to), selected: self.is_chosen(name, &value), value }
        };
        let group = |at: Place| Choosable {
            heading: t.ahead_from(self.scene.teller().place(at)),
            options: ways_from(self.scene, at).iter().map(|to| entry(at, to)).collect(),
        };
        let chosen = self.choice.shown("place").and_then(|id| board.place(id));
        let from = proposals.iter().filter(|at| chosen.is_none_or(|chosen| chosen == *at));
        let groups = from.map(group).filter(|group| !group.options.is_empty()).collect();
        // What is wrong with either is said beside the first.
        let frame = match number {
            0 => self.frame(name, t.ahead_way_on(), t.ahead_way_note(), Field::WayOn),
            _ => bare(name, t.ahead_way_else(), String::new()),
        };
        Part::Select(Select { frame, name: name.to_owned(), empty: t.ahead_way_open(), groups })
    }
}

impl FormReading<'_> {
    pub(super) fn won(&mut self, from: Option<Place>) -> Option<Won> {
        let value = self.one(WON, Field::Won(Scope::Now)).unwrap_or("ask");
        let barred = self.scene.view.wind_barred;
        let with = match value {
            "rest" => return Some(Won::Rest),
            "ask" => return Some(Won::Ask),
            "w" if !barred && self.own.hand.count(Card::Wind) > 0 => Either::Itself,
            "z" if !barred && self.own.hand.count(Card::Zeus) > 0 => Either::Zeus,
            _ => {
                self.fault(Field::Won(Scope::Now), Fault::NotOffered);
                return None;
            }
        };
        let before = self.faults.len();
        let mut propose: Vec<Place> = Vec::new();
        for name in WAYS_ON {
            let Some((at, to)) = self.way(name) else { continue };
            if from.is_some_and(|from| from != at) {
                self.fault(Field::WayOn, Fault::WayElsewhere);
            } else if !propose.contains(&to) {
                propose.push(to);
            }
        }
        if self.faults.len() > before {
            return None;
        }
        let next = from.filter(|_| !propose.is_empty()).map(|at| WayOn { at, propose });
        Some(Won::Wind { with, next })
    }

    pub(super) fn plan_won(&mut self) -> Option<Won> {
        Some(match self.one(PLAN_WON, Field::Won(Scope::Plan)).unwrap_or("ask") {
            "rest" => Won::Rest,
            "ask" => Won::Ask,
            "w" => Won::Wind { with: Either::Itself, next: None },
            "wz" => Won::Wind { with: Either::Both, next: None },
            _ => {
                self.fault(Field::Won(Scope::Plan), Fault::NotOffered);
                return None;
            }
        })
    }

    fn way(&mut self, name: &str) -> Option<(Place, Place)> {
        let value = self.one(name, Field::WayOn)?;
        let board = self.scene.board;
        let way = value.split_once('.').and_then(|(at, to)| Some((board.place(at)?, board.place(to)?)));
        let way = way.filter(|(at, to)| ways_from(self.scene, *at).contains(*to));
        if way.is_none() {
            self.fault(Field::WayOn, Fault::NotOffered);
        }
        way
    }
}

impl Choice {
    pub(super) fn won(&mut self, won: &Won, scene: &Scene<'_>) {
        self.put(WON, won_name(won).to_owned());
        if let Won::Wind { next: Some(next), .. } = won {
            for (name, to) in WAYS_ON.into_iter().zip(&next.propose) {
                self.put(name, format!("{}.{}", scene.board.id(next.at), scene.board.id(*to)));
            }
        }
    }
}

pub(super) fn won_name(won: &Won) -> &'static str {
    match won {
        Won::Rest => "rest",
        Won::Ask => "ask",
        Won::Wind { with: Either::Itself, .. } => "w",
        Won::Wind { with: Either::Zeus, .. } => "z",
        Won::Wind { with: Either::Both, .. } => "wz",
    }
}
