//! What forms are made of, as the templates draw it: choices with what unfolds below them, rows of places, numbers, selects.
//! What they offer is said elsewhere.

use askama::Template;

use super::form::Count;
use super::tap;
use crate::text::Text;
use crate::text::ulysses::label::Label;

pub(super) enum Part {
    /// The answers, each a button to its review; always in sight.
    Bar(Bar),
    /// Answers that stand among other parts.
    Taps(Vec<Tap>),
    /// What each of some answers would mean, in rows that are their labels.
    Ways(Vec<Way>),
    /// What most answers need not say, folded away.
    Fold(Fold),
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
    /// Drawn by us, so not escaped.
    Drawing(String),
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

pub(super) struct Bar {
    pub(super) legend: String,
    pub(super) items: Vec<Item>,
}

pub(super) enum Item {
    Tap(Tap),
    /// An answer that has to say more: its fields unfold.
    Panel(Panel),
}

/// A button that sends what is done, and leads to the review.
#[derive(Default)]
pub(super) struct Tap {
    /// As `tap` takes it apart.
    pub(super) value: String,
    pub(super) label: Label,
    pub(super) class: &'static str,
    /// For its row, if it has one.
    pub(super) id: String,
}

pub(super) struct Panel {
    pub(super) frame: Frame,
    pub(super) open: bool,
    pub(super) parts: Vec<Part>,
}

/// The row of a button.
pub(super) struct Way {
    pub(super) id: String,
    pub(super) label: Label,
}

pub(super) struct Fold {
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) open: bool,
    pub(super) parts: Vec<Part>,
}

impl Tap {
    /// The fields that it fills.
    fn names(&self) -> Vec<String> {
        let said = tap::parts(&self.value).map(|(_, said)| said).unwrap_or_default();
        said.into_iter().map(|(name, _)| name).collect()
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
    /// Nothing chosen; without words for it the first option is.
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
    pub(super) fn names(&self) -> Vec<String> {
        let within = |parts: &[Part]| parts.iter().flat_map(Part::names).collect::<Vec<_>>();
        match self {
            Part::Bar(bar) => bar.items.iter().flat_map(Item::names).collect(),
            Part::Taps(taps) => taps.iter().flat_map(Tap::names).collect(),
            Part::Fold(fold) => within(&fold.parts),
            Part::Choices(choices) => {
                let inner = choices.options.iter().flat_map(|pick| within(&pick.inner));
                [choices.name.clone()].into_iter().chain(inner).collect()
            }
            Part::Rows(rows) => rows.rows.iter().map(|row| row.name.clone()).collect(),
            Part::Counts(counts) => counts.counts.iter().map(|count| count.name.clone()).collect(),
            Part::Select(select) => vec![select.name.clone()],
            Part::Number(number) => vec![number.name.clone()],
            Part::Day(day) => vec![day.name.clone()],
            Part::Check(check) => vec![check.name.clone()],
            Part::Box(_, parts) | Part::Set(_, parts) => within(parts),
            Part::Ways(_) | Part::Drawing(_) | Part::Note(_) | Part::Right(_) => Vec::new(),
        }
    }

    /// Every sentence that stands beside a field, with the field's id.
    pub(super) fn problems(&self) -> Vec<(&str, &str)> {
        match self {
            Part::Bar(bar) => {
                let panels = bar.items.iter().filter_map(|item| match item {
                    Item::Panel(panel) => Some(panel),
                    Item::Tap(_) => None,
                });
                panels.flat_map(|panel| said(&panel.frame).into_iter().chain(problems_of(&panel.parts))).collect()
            }
            Part::Fold(fold) => problems_of(&fold.parts),
            Part::Choices(choices) => {
                let inner = choices.options.iter().flat_map(|pick| problems_of(&pick.inner));
                said(&choices.frame).into_iter().chain(inner).collect()
            }
            Part::Box(_, parts) => problems_of(parts),
            Part::Set(frame, parts) => said(frame).into_iter().chain(problems_of(parts)).collect(),
            Part::Rows(rows) => said(&rows.frame),
            Part::Counts(counts) => said(&counts.frame),
            Part::Select(select) => said(&select.frame),
            Part::Number(number) => said(&number.frame),
            Part::Day(day) => said(&day.frame),
            Part::Check(_) | Part::Note(_) | Part::Right(_) | Part::Taps(_) | Part::Ways(_) | Part::Drawing(_) => {
                Vec::new()
            }
        }
    }
}

impl Item {
    fn names(&self) -> Vec<String> {
        match self {
            Item::Tap(tap) => tap.names(),
            Item::Panel(panel) => panel.parts.iter().flat_map(Part::names).collect(),
        }
    }
}

fn problems_of(parts: &[Part]) -> Vec<(&str, &str)> {
    parts.iter().flat_map(Part::problems).collect()
}

fn said(frame: &Frame) -> Vec<(&str, &str)> {
    frame.problems.iter().map(|problem| (frame.id.as_str(), problem.as_str())).collect()
}
