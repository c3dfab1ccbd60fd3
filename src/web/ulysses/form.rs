//! Forms as the templates draw them: groups of fields, buttons, labels. What they offer is in `offer`.

use crate::text::ulysses::label::Label;

/// All forms of a page, and what to say where one is missing.
#[derive(Default)]
pub(super) struct Forms {
    /// The answers that need no thinking over: one tap each.
    pub(super) plain: Vec<Form>,
    /// Those with something to fill in.
    pub(super) more: Vec<Form>,
    /// Above `more`.
    pub(super) heading: Option<String>,
}

impl Forms {
    /// Whether one of those with something to fill in was chosen before.
    pub(super) fn is_begun(&self) -> bool {
        self.more.iter().any(|form| form.unfolded)
    }
}

pub(super) struct Form {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) notes: Vec<String>,
    pub(super) hidden: Vec<(&'static str, &'static str)>,
    pub(super) groups: Vec<Group>,
    pub(super) buttons: Vec<Button>,
    pub(super) problems: Vec<String>,
    pub(super) unfolded: bool,
}

/// Fields that belong together under a legend.
pub(super) struct Group {
    pub(super) id: String,
    pub(super) legend: String,
    pub(super) note: String,
    pub(super) problems: Vec<String>,
    pub(super) body: Body,
}

pub(super) enum Body {
    Radios(Vec<Radio>),
    Places(Vec<Shore>),
    Counts(Vec<Count>),
}

pub(super) struct Radio {
    pub(super) name: &'static str,
    pub(super) value: String,
    pub(super) label: Label,
    pub(super) checked: bool,
}

/// Places at the same distance, for a long list.
pub(super) struct Shore {
    pub(super) distance: String,
    pub(super) places: Vec<Radio>,
}

pub(super) struct Count {
    pub(super) name: String,
    pub(super) label: String,
    pub(super) held: u8,
    pub(super) value: String,
    pub(super) wrong: bool,
}

pub(super) struct Button {
    pub(super) name: &'static str,
    pub(super) value: String,
    pub(super) label: Label,
}
