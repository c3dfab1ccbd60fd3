//! What forms are made of, as the templates draw it: choices with what unfolds below them, rows of places, numbers, selects.
//! What they offer is said elsewhere.

use askama::Template;

use super::form::Count;
use crate::text::Text;
use crate::text::ulysses::label::Label;

pub(super) enum Part {
    /// One under another; what belongs to one of them unfolds when it is chosen.
    Choices(Choices),
    /// Places, each with the same few words to choose from.
    Rows(Rows),
    Counts(Counts),
    Select(Select),
    Number(Number),
    Day(DayInput),
    Check(Check),
    /// Parts that belong together; the style sheet may fold them by what is chosen beside.
    Box(&'static str, Vec<Part>),
    /// Parts under one legend.
    Set(Frame, Vec<Part>),
    /// Parts under a heading.
    Section(Section),
    Note(String),
    /// Something that gives up a right.
    Right(String),
}

/// What stands around fields: a legend, a hint, what is wrong.
#[derive(Default)]
pub(super) struct Frame {
    pub(super) id: String,
    pub(super) legend: String,
    pub(super) note: String,
    pub(super) problems: Vec<String>,
}

impl Frame {
    /// The attribute that names what describes the fields; ids are ours, so nothing is left to escape.
    fn described(&self) -> String {
        let problem = (!self.problems.is_empty()).then(|| format!("{}-problem", self.id));
        let hint = (!self.note.is_empty()).then(|| format!("{}-hint", self.id));
        let ids: Vec<String> = problem.into_iter().chain(hint).collect();
        if ids.is_empty() { String::new() } else { format!(" aria-describedby=\"{}\"", ids.join(" ")) }
    }
}

pub(super) struct Choices {
    pub(super) frame: Frame,
    pub(super) name: String,
    pub(super) required: bool,
    pub(super) options: Vec<Pick>,
}

#[derive(Default)]
pub(super) struct Pick {
    pub(super) value: String,
    pub(super) label: Label,
    pub(super) checked: bool,
    /// For the style sheet: `backs` asks for a ceiling, `plagued` for a price.
    pub(super) class: &'static str,
    pub(super) inner: Vec<Part>,
}

pub(super) struct Section {
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) note: String,
    pub(super) parts: Vec<Part>,
}

pub(super) struct Rows {
    pub(super) frame: Frame,
    pub(super) rows: Vec<Row>,
}

pub(super) struct Row {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) label: Label,
    pub(super) words: Vec<Pill>,
}

pub(super) struct Pill {
    pub(super) value: &'static str,
    pub(super) text: String,
    pub(super) checked: bool,
}

pub(super) struct Counts {
    pub(super) frame: Frame,
    pub(super) counts: Vec<Count>,
}

#[derive(Default)]
pub(super) struct Select {
    pub(super) frame: Frame,
    pub(super) name: String,
    /// Nothing chosen.
    pub(super) empty: String,
    pub(super) groups: Vec<Choosable>,
}

/// Options under a heading, or under none if that is empty.
pub(super) struct Choosable {
    pub(super) heading: String,
    pub(super) options: Vec<Entry>,
}

pub(super) struct Entry {
    pub(super) value: String,
    pub(super) text: String,
    pub(super) selected: bool,
}

pub(super) struct Number {
    pub(super) frame: Frame,
    pub(super) name: String,
    pub(super) value: String,
    pub(super) least: u16,
    pub(super) most: u16,
}

pub(super) struct DayInput {
    pub(super) frame: Frame,
    pub(super) name: String,
    pub(super) value: String,
}

pub(super) struct Check {
    pub(super) name: String,
    pub(super) label: String,
    pub(super) note: String,
    pub(super) checked: bool,
}

#[derive(Template)]
#[template(path = "ulysses/part.html", whitespace = "minimize")]
struct PartHtml<'a> {
    t: Text,
    part: &'a Part,
}

impl Part {
    /// Parts stand in parts, so each is drawn by itself. Only what the template escapes gets in.
    pub(super) fn html(&self, t: &Text) -> String {
        PartHtml { t: *t, part: self }.render().expect("a template of strings is written to a string")
    }

    /// Every field in it, by name.
    pub(super) fn names(&self) -> Vec<&str> {
        match self {
            Part::Choices(choices) => {
                let inner = choices.options.iter().flat_map(|pick| &pick.inner).flat_map(Part::names);
                [choices.name.as_str()].into_iter().chain(inner).collect()
            }
            Part::Rows(rows) => rows.rows.iter().map(|row| row.name.as_str()).collect(),
            Part::Counts(counts) => counts.counts.iter().map(|count| count.name.as_str()).collect(),
            Part::Select(select) => vec![&select.name],
            Part::Number(number) => vec![&number.name],
            Part::Day(day) => vec![&day.name],
            Part::Check(check) => vec![&check.name],
            Part::Box(_, parts) | Part::Set(_, parts) => parts.iter().flat_map(Part::names).collect(),
            Part::Section(section) => section.parts.iter().flat_map(Part::names).collect(),
            Part::Note(_) | Part::Right(_) => Vec::new(),
        }
    }

    /// Every sentence that stands beside a field.
    pub(super) fn problems(&self) -> Vec<&str> {
        match self {
            Part::Choices(choices) => {
                let inner = choices.options.iter().flat_map(|pick| &pick.inner).flat_map(Part::problems);
                choices.frame.problems.iter().map(String::as_str).chain(inner).collect()
            }
            Part::Box(_, parts) => parts.iter().flat_map(Part::problems).collect(),
            Part::Section(section) => section.parts.iter().flat_map(Part::problems).collect(),
            Part::Set(frame, parts) => {
                frame.problems.iter().map(String::as_str).chain(parts.iter().flat_map(Part::problems)).collect()
            }
            Part::Rows(rows) => strings(&rows.frame),
            Part::Counts(counts) => strings(&counts.frame),
            Part::Select(select) => strings(&select.frame),
            Part::Number(number) => strings(&number.frame),
            Part::Day(day) => strings(&day.frame),
            Part::Check(_) | Part::Note(_) | Part::Right(_) => Vec::new(),
        }
    }
}

fn strings(frame: &Frame) -> Vec<&str> {
    frame.problems.iter().map(String::as_str).collect()
}
