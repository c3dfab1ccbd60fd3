//! The next active player's turn, planned where the ship may be then: Pandora, a temple if it can be paid, ways in order, what
//! if somebody objects, and the wind.

use super::contest::Terms;
use super::form_state::{FormReading, FormState};
use super::names::{self, KEEP, PANDORA, PLAN_WAYS, PLAN_WON, TEMPLE};
use super::next::{places, plans_next};
use super::won::{ways_from, won_name};
use crate::engine::ulysses::Place;
use crate::settle::ulysses::{Either, Plan, PlanLine};
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field, Scope};
use crate::web::ulysses::part::{Check, Choosable, Entry, Frame, Number, Part, Select};

/// More cards than anybody keeps back on purpose.
const KEEP_MOST: u16 = 20;

impl FormState<'_> {
    pub(super) fn plan(&self) -> Vec<Part> {
        if !plans_next(self.scene) {
            return Vec::new();
        }
        let t = self.scene.t;
        let terms = Terms::of(self.scene, Scope::Plan);
        let mut parts: Vec<Part> = places(self.scene).into_iter().map(|at| self.plan_ways(at)).collect();
        parts.push(self.chip(&terms, t.ahead_contested(), String::new(), String::new()));
        parts.push(self.plan_won());
        parts.push(self.plan_pandora());
        let temple = Check {
            name: TEMPLE.to_owned(),
            label: t.ahead_temple(),
            note: t.ahead_temple_note(),
            checked: self.is_chosen(TEMPLE, "1"),
        };
        let keep = Number {
            frame: self.frame(KEEP, t.ahead_keep(), String::new(), Field::Keep),
            name: KEEP.to_owned(),
            value: self.typed(KEEP),
            least: 0,
            most: KEEP_MOST,
        };
        parts.push(Part::Box("temple", vec![Part::Check(temple), Part::Box("keep", vec![Part::Number(keep)])]));
        parts
    }

    fn plan_ways(&self, at: Place) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let legend = t.ahead_plan_from(self.scene.teller().place(at));
        let select = |number: u8| {
            let name = names::plan_way(board, at, number);
            let frame = Frame { id: format!("say-{name}"), legend: t.ahead_plan_way(number), ..Frame::default() };
            let groups = self.places(&name, ways_from(self.scene, at));
            Part::Select(Select { frame, empty: t.ahead_plan_open(), groups, name })
        };
        let frame = self.frame(&format!("p-{}", board.id(at)), legend, String::new(), Field::Ways(at));
        Part::Set(frame, (1..=PLAN_WAYS).map(select).collect())
    }

    fn plan_pandora(&self) -> Part {
        let t = self.scene.t;
        let entry = |value: &str, text: String| Entry {
            selected: self.is_chosen(PANDORA, value),
            value: value.to_owned(),
            text,
        };
        let options = vec![entry("p", t.ahead_pandora("pandora")), entry("pz", t.ahead_pandora("either"))];
        Part::Select(Select {
            frame: Frame { id: format!("say-{PANDORA}"), legend: t.ulysses_form_pandora(), ..Frame::default() },
            name: PANDORA.to_owned(),
            empty: t.ahead_pandora("no"),
            groups: vec![Choosable { heading: String::new(), options }],
        })
    }
}

impl FormReading<'_> {
    /// The plan; none if no way was named.
    pub(super) fn plan(&mut self) -> Option<Plan> {
        if !plans_next(self.scene) {
            return None;
        }
        let ways: Vec<(Place, Vec<Place>)> =
            places(self.scene).into_iter().map(|at| (at, self.plan_ways(at))).collect();
        let named = ways.iter().any(|(_, ways)| !ways.is_empty());
        // Without a way nothing is planned, whatever else stands there.
        if !named {
            return None;
        }
        let pandora = match self.one(PANDORA, Field::Form) {
            None => None,
            Some("p") => Some(Either::Itself),
            Some("pz") => Some(Either::Both),
            Some(_) => {
                self.fault(Field::Form, Fault::NotOffered);
                None
            }
        };
        let temple = self.is_checked(TEMPLE, Field::Keep).then(|| self.keep());
        let contested = self.rules(&Terms::of(self.scene, Scope::Plan), true, None);
        let won = self.plan_won();
        let (contested, won) = (contested?, won?);
        let line = |(at, propose): (Place, Vec<Place>)| PlanLine {
            pandora,
            temple,
            at: Some(at),
            propose,
            contested: contested.clone(),
            won: won.clone(),
        };
        Some(Plan(ways.into_iter().filter(|(_, ways)| !ways.is_empty()).map(line).collect()))
    }

    fn plan_ways(&mut self, at: Place) -> Vec<Place> {
        let mut ways = Vec::new();
        for number in 1..=PLAN_WAYS {
            let name = names::plan_way(self.scene.board, at, number);
            let way = self.place(&name, Field::Ways(at), ways_from(self.scene, at));
            ways.extend(way.filter(|way| !ways.contains(way)));
        }
        ways
    }

    /// Nothing typed keeps nothing back.
    fn keep(&mut self) -> u8 {
        if self.choice.values(KEEP).all(str::is_empty) {
            return 0;
        }
        self.number(KEEP, Field::Keep, 0, KEEP_MOST).and_then(|keep| u8::try_from(keep).ok()).unwrap_or_default()
    }
}

impl Choice {
    pub(super) fn plan(&mut self, plan: &Plan, scene: &Scene<'_>) {
        let board = scene.board;
        let Some(first) = plan.0.first() else { return };
        for line in &plan.0 {
            for (number, way) in (1..=PLAN_WAYS).zip(&line.propose) {
                let at = line.at.unwrap_or(scene.view.ship);
                self.put(&names::plan_way(board, at, number), board.id(*way).to_owned());
            }
        }
        self.rules(&Terms::of(scene, Scope::Plan), &first.contested, scene);
        self.put(PLAN_WON, won_name(&first.won).to_owned());
        match first.pandora {
            Some(Either::Itself) => {
                self.put(PANDORA, "p".to_owned());
            }
            Some(Either::Both | Either::Zeus) => {
                self.put(PANDORA, "pz".to_owned());
            }
            None => {}
        }
        if let Some(keep) = first.temple {
            self.put(TEMPLE, "1".to_owned()).put(KEEP, keep.to_string());
        }
    }
}
