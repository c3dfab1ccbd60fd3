//! What offering and reading share: a scene, what was chosen, and what is wrong with it.

use crate::engine::ulysses::{Own, Place, PlaceSet};
use crate::text::ulysses::label::{Label, place_label};
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Faults, Field};
use crate::web::ulysses::part::{Choosable, Entry, Frame, Part, Pick, Select};

/// For showing: the sheet with what was chosen before and the sentences beside it.
pub(in crate::web::ulysses) struct FormState<'a> {
    pub(in crate::web::ulysses) scene: &'a Scene<'a>,
    pub(in crate::web::ulysses) choice: &'a Choice,
    pub(in crate::web::ulysses) faults: &'a Faults,
    pub(in crate::web::ulysses) own: &'a Own,
}

impl FormState<'_> {
    pub(super) fn frame(&self, id: &str, legend: String, note: String, field: Field) -> Frame {
        let problems = self.faults.at(field).map(|fault| self.scene.teller().fault(fault)).collect();
        Frame { problems, ..bare(id, legend, note) }
    }

    pub(super) fn is_chosen(&self, name: &str, value: &str) -> bool {
        self.choice.shown(name) == Some(value)
    }

    pub(super) fn typed(&self, name: &str) -> String {
        self.choice.shown(name).unwrap_or_default().to_owned()
    }

    pub(super) fn pick(&self, name: &str, value: &str, text: String, note: String) -> Pick {
        let label = Label { text, note, ..Label::default() };
        Pick { value: value.to_owned(), label, checked: self.is_chosen(name, value), ..Pick::default() }
    }

    pub(super) fn entry(&self, name: &str, value: &str, text: String) -> Entry {
        Entry { selected: self.is_chosen(name, value), value: value.to_owned(), text }
    }

    /// A list of which the first option is chosen beforehand.
    pub(super) fn list(&self, frame: Frame, name: &str, options: Vec<Entry>) -> Part {
        let groups = vec![Choosable { heading: String::new(), options }];
        Part::Select(Select { frame, name: name.to_owned(), empty: String::new(), groups })
    }

    /// Places for a select.
    pub(super) fn places(&self, name: &str, places: PlaceSet) -> Vec<Choosable> {
        let entry = |place: Place| Entry {
            value: self.scene.board.id(place).to_owned(),
            text: self.named(place),
            selected: self.is_chosen(name, self.scene.board.id(place)),
        };
        vec![Choosable { heading: String::new(), options: places.iter().map(entry).collect() }]
    }

    /// A place with its sign, and whether it is a goal of the reader's.
    pub(super) fn named(&self, place: Place) -> String {
        let label = self.label(place);
        let goal = if label.note.is_empty() { String::new() } else { format!(" · {}", label.note) };
        format!("{} {}{goal}", label.sign, label.text)
    }

    pub(super) fn label(&self, place: Place) -> Label {
        let goal = self.own.goals.contains(place);
        place_label(self.scene, place, if goal { self.scene.t.ulysses_form_own_goal() } else { String::new() })
    }
}

/// A frame beside which nothing is ever wrong. Ids are told apart from those that the page has for itself.
pub(super) fn bare(id: &str, legend: String, note: String) -> Frame {
    Frame { id: format!("say-{id}"), legend, note, problems: Vec::new() }
}

/// For reading what was sent.
pub(in crate::web::ulysses) struct FormReading<'a> {
    pub(in crate::web::ulysses) scene: &'a Scene<'a>,
    pub(in crate::web::ulysses) choice: &'a Choice,
    pub(in crate::web::ulysses) own: &'a Own,
    pub(in crate::web::ulysses) faults: Vec<(Field, Fault)>,
}

impl<'a> FormReading<'a> {
    /// What a field holds; an empty one is as good as none. Twice is a fault.
    pub(super) fn one(&mut self, name: &str, field: Field) -> Option<&'a str> {
        let mut values = self.choice.values(name).filter(|value| !value.is_empty());
        let value = values.next()?;
        if values.next().is_some() {
            self.fault(field, Fault::Twice);
            return None;
        }
        Some(value)
    }

    /// The same for a field that must say something.
    pub(super) fn needed(&mut self, name: &str, field: Field) -> Option<&'a str> {
        let before = self.faults.len();
        let value = self.one(name, field);
        if value.is_none() && self.faults.len() == before {
            self.fault(field, Fault::Missing);
        }
        value
    }

    pub(super) fn is_checked(&mut self, name: &str, field: Field) -> bool {
        self.one(name, field).is_some()
    }

    pub(super) fn number(&mut self, name: &str, field: Field, least: u16, most: u16) -> Option<u16> {
        let typed = self.one(name, field).map(str::trim).unwrap_or_default();
        let digits = !typed.is_empty() && typed.chars().all(|digit| digit.is_ascii_digit());
        let number = typed.parse().ok().filter(|number| digits && (least..=most).contains(number));
        if number.is_none() {
            self.fault(field, Fault::NotANumber(least, most));
        }
        number
    }

    /// One of these places, or nothing.
    pub(super) fn place(&mut self, name: &str, field: Field, offered: PlaceSet) -> Option<Place> {
        let id = self.one(name, field)?;
        let place = self.scene.board.place(id).filter(|place| offered.contains(*place));
        if place.is_none() {
            self.fault(field, Fault::NotOffered);
        }
        place
    }

    pub(super) fn fault(&mut self, field: Field, fault: Fault) {
        self.faults.push((field, fault));
    }
}
