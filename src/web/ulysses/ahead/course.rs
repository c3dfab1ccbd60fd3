//! A course: one sentence for wherever the ship is. Two lists, of which the second is filled in as most people want it.

use super::form_state::{FormReading, FormState};
use super::names::{COURSE, COURSE_ELSE};
use crate::engine::ulysses::{Place, PlaceSet};
use crate::settle::ulysses::{Beyond, Course};
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field};
use crate::web::ulysses::part::{Choosable, Entry, Part, Select};

/// All goals that the reader still has.
const GOALS: &str = "goals";
/// Agreed to, beside the shortest way.
const WITHIN: u8 = 1;
/// What is said to the rest, the usual first.
const BEYOND: [(Beyond, u8); 5] =
    [(Beyond::Object, 2), (Beyond::Object, 1), (Beyond::Object, 3), (Beyond::Ask, 2), (Beyond::Agree, 0)];

impl FormState<'_> {
    pub(super) fn course(&self) -> Part {
        let t = self.scene.t;
        let mut options = Vec::new();
        if self.own.goals.len() > 1 {
            let names = self.own.goals.iter().map(|goal| self.scene.teller().place(goal)).collect();
            options.push(self.entry(COURSE, GOALS, t.ahead_course_goals(self.scene.teller().list(names))));
        }
        let one = |place: Place| self.entry(COURSE, self.scene.board.id(place), self.named(place));
        options.extend(self.own.goals.iter().map(one));
        // Goals can have changed since it was set.
        let kept = self.scene.course().filter(|course| name(course, self.scene) == KEPT).map(|course| Entry {
            value: KEPT.to_owned(),
            text: self.scene.teller().list(course.to.iter().map(|place| self.scene.teller().place(place)).collect()),
            selected: self.is_chosen(COURSE, KEPT),
        });
        options.extend(kept);
        let to = Part::Select(Select {
            frame: self.frame(COURSE, t.ahead_course_legend(), t.ahead_course_note(), Field::Course),
            name: COURSE.to_owned(),
            empty: t.ahead_course_none(),
            groups: vec![Choosable { heading: String::new(), options }],
        });
        let beyond = |(beyond, most): (Beyond, u8)| {
            let text = match beyond {
                Beyond::Object => t.ahead_course_object(most),
                Beyond::Ask => t.ahead_course_ask(most),
                Beyond::Agree => t.ahead_course_agree(most),
            };
            self.entry(COURSE_ELSE, &beyond_name(beyond, most), text)
        };
        let frame = self.frame(COURSE_ELSE, t.ahead_course_else(), String::new(), Field::Course);
        let rest = self.list(frame, COURSE_ELSE, offered(self.scene).into_iter().map(beyond).collect());
        // Only for whoever sets one.
        let more = Part::Box("course-more", vec![Part::Note(t.ahead_course_more()), rest]);
        Part::Box("course", vec![to, more])
    }
}

impl FormReading<'_> {
    /// The course that was set; none if the list was not sent, or says what lies there already.
    pub(super) fn course(&mut self) -> Option<Course> {
        let to = self.one(COURSE, Field::Course)?;
        let to: PlaceSet = match to {
            GOALS if self.own.goals.len() > 1 => self.own.goals,
            KEPT => self.scene.course().map_or(PlaceSet::NONE, |course| course.to),
            id => self.scene.board.place(id).filter(|place| self.own.goals.contains(*place)).into_iter().collect(),
        };
        let said = self.one(COURSE_ELSE, Field::Course);
        let offered = offered(self.scene);
        let beyond = said
            .map_or(BEYOND.first(), |said| offered.iter().find(|(beyond, most)| beyond_name(*beyond, *most) == said));
        let Some((beyond, most)) = beyond.copied().filter(|_| !to.is_empty()) else {
            self.fault(Field::Course, Fault::NotOffered);
            return None;
        };
        let lay = self.scene.course();
        let within = lay.map_or(WITHIN, |course| course.within);
        let course = Course { to, within, beyond, most, stopped: None };
        (lay != Some(course)).then_some(course)
    }

    /// Whether the course that lies there is given up: the list was sent, and nothing is chosen in it.
    pub(super) fn drops_course(&self) -> bool {
        let mut sent = self.choice.values(COURSE).peekable();
        sent.peek().is_some() && sent.all(str::is_empty) && self.scene.course().is_some()
    }
}

impl Choice {
    pub(super) fn course(&mut self, scene: &Scene<'_>) {
        if let Some(course) = scene.course() {
            self.put(COURSE, name(&course, scene)).put(COURSE_ELSE, beyond_name(course.beyond, course.most));
        }
    }
}

/// Neither all goals nor one of them.
const KEPT: &str = "kept";

fn name(course: &Course, scene: &Scene<'_>) -> String {
    let goals = scene.own().map_or(PlaceSet::NONE, |own| own.goals);
    match course.to.iter().next() {
        Some(only) if course.to.len() == 1 && goals.contains(only) => scene.board.id(only).to_owned(),
        Some(_) if course.to == goals => GOALS.to_owned(),
        Some(_) | None => KEPT.to_owned(),
    }
}

/// What may be said to the rest; whatever was said before is among it.
fn offered(scene: &Scene<'_>) -> Vec<(Beyond, u8)> {
    let mut offered = BEYOND.to_vec();
    offered.extend(scene.course().map(|course| (course.beyond, course.most)).filter(|said| !BEYOND.contains(said)));
    offered
}

fn beyond_name(beyond: Beyond, most: u8) -> String {
    let name = match beyond {
        Beyond::Object => "object",
        Beyond::Ask => "ask",
        Beyond::Agree => "agree",
    };
    format!("{name}.{most}")
}
