//! What two can give each other, as fields: a number of gifts, a box for each card and island.

use super::choice::Choice;
use super::scene::Scene;
use crate::engine::odyssee::TermsRange;

/// Whose part of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// What the reader gives.
    Gives,
    /// What the other gives.
    Wants,
}

impl Side {
    pub(super) fn gifts(self) -> &'static str {
        match self {
            Side::Gives => "gg",
            Side::Wants => "wg",
        }
    }

    pub(super) fn cards(self) -> &'static str {
        match self {
            Side::Gives => "gc",
            Side::Wants => "wc",
        }
    }

    pub(super) fn isles(self) -> &'static str {
        match self {
            Side::Gives => "gi",
            Side::Wants => "wi",
        }
    }
}

/// One side of a deal, laid out.
pub(super) struct Part {
    pub(super) legend: String,
    pub(super) gifts_name: &'static str,
    pub(super) gifts: String,
    pub(super) most: u8,
    pub(super) boxes: Vec<Tick>,
}

/// Something that is named or not.
pub(super) struct Tick {
    pub(super) name: &'static str,
    pub(super) value: String,
    pub(super) label: String,
    pub(super) note: String,
    pub(super) checked: bool,
}

pub(super) fn part(scene: &Scene<'_>, choice: &Choice, side: Side, range: &TermsRange, legend: String) -> Part {
    let tick = |name: &'static str, value: String, label: String, note: String| Tick {
        name,
        checked: choice.has(name, &value),
        value,
        label,
        note,
    };
    let cards = range
        .cards
        .iter()
        .map(|card| tick(side.cards(), card.to_string(), scene.card(card), scene.t.odyssee_page_task(card.number())));
    let isles = range.isles.iter().map(|isle| tick(side.isles(), isle.to_string(), scene.isle(isle), String::new()));
    Part {
        legend,
        gifts_name: side.gifts(),
        gifts: choice.get(side.gifts()).unwrap_or("0").to_owned(),
        most: range.gifts,
        boxes: cards.chain(isles).collect(),
    }
}
