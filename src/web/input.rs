//! The fields of a form as templates show them: what was typed stays, and a mistake is told beside it.

/// One line of text.
pub(super) struct Input {
    pub(super) name: &'static str,
    /// HTML's type: `text`, `email`, `number`.
    pub(super) kind: &'static str,
    pub(super) autocomplete: &'static str,
    pub(super) label: String,
    pub(super) value: String,
    pub(super) hint: String,
    pub(super) fault: Option<String>,
}

/// One of several: radio buttons or a list.
pub(super) struct Choices {
    pub(super) name: &'static str,
    pub(super) label: String,
    pub(super) options: Vec<Choice>,
    pub(super) hint: String,
    pub(super) fault: Option<String>,
}

pub(super) struct Choice {
    pub(super) value: String,
    pub(super) label: String,
    /// A second line in smaller type; may be empty.
    pub(super) more: String,
    pub(super) chosen: bool,
}

impl Input {
    pub(super) fn text(name: &'static str, label: String, value: &str) -> Input {
        Input {
            name,
            kind: "text",
            autocomplete: "off",
            label,
            value: value.to_owned(),
            hint: String::new(),
            fault: None,
        }
    }

    pub(super) fn address(label: String, value: &str) -> Input {
        Input { kind: "email", autocomplete: "email", ..Input::text("address", label, value) }
    }
}

impl Choices {
    pub(super) fn new(name: &'static str, label: String, options: Vec<Choice>) -> Choices {
        Choices { name, label, options, hint: String::new(), fault: None }
    }
}

impl Choice {
    pub(super) fn new(value: impl ToString, label: impl Into<String>, chosen: &str) -> Choice {
        let value = value.to_string();
        Choice { chosen: value == chosen, value, label: label.into(), more: String::new() }
    }
}
