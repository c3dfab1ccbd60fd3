//! What a reader chose on the page: the fields of a query, kept as they came so that nothing typed is lost. `do` is a written
//! answer as it stands, such as `sail e9`, or names the form whose other fields say the rest.

use url::form_urlencoded;

use crate::engine::odyssee::{Action, Board};

/// More fields than any form has; what comes after them is not kept.
const FIELDS_MAX: usize = 120;
/// Longer than anything a form sends, but for what is written by hand.
const VALUE_BYTES_MAX: usize = 60;
const WRITTEN_BYTES_MAX: usize = 1_200;

pub(super) const DEED: &str = "do";
pub(super) const AT: &str = "at";
pub(super) const DIRECTION: &str = "dir";
pub(super) const CARD: &str = "card";
pub(super) const OTHERWISE: &str = "else";
pub(super) const LOOK: &str = "isle";
pub(super) const WRITTEN: &str = "written";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Choice {
    fields: Vec<(String, String)>,
    overflows: bool,
}

impl Choice {
    pub(super) fn read(pairs: &[(String, String)]) -> Choice {
        Choice { fields: pairs.iter().take(FIELDS_MAX).cloned().collect(), overflows: pairs.len() > FIELDS_MAX }
    }

    /// As a link says it: signs after the last value do not belong to it.
    pub(super) fn of_link(pairs: &[(String, String)]) -> Choice {
        let mut choice = Choice::read(pairs);
        if let Some((_, value)) = choice.fields.last_mut() {
            let kept = value.trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric()).len();
            value.truncate(kept);
        }
        choice
    }

    pub(super) fn of_query(query: &str) -> Choice {
        Choice::read(&form_urlencoded::parse(query.as_bytes()).into_owned().collect::<Vec<_>>())
    }

    /// One answer as it is written.
    pub(super) fn of_action(action: &Action, board: &Board) -> Choice {
        Choice { fields: vec![(DEED.to_owned(), action.written(board).to_string())], overflows: false }
    }

    /// The page again with all that was chosen.
    pub(super) fn way_back(&self, base: &str) -> String {
        if self.fields.is_empty() { base.to_owned() } else { format!("{base}?{}#ask", self.query()) }
    }

    /// All of it in one text.
    pub(in crate::web) fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.fields).finish()
    }

    /// The fields as they are.
    pub(super) fn pairs(&self) -> &[(String, String)] {
        &self.fields
    }

    pub(super) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// More, or longer, than any form sends.
    pub(super) fn is_too_much(&self) -> bool {
        let most = |name: &str| if name == WRITTEN { WRITTEN_BYTES_MAX } else { VALUE_BYTES_MAX };
        self.overflows || self.fields.iter().any(|(name, value)| value.len() > most(name))
    }

    pub(super) fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.fields.iter().filter(move |(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// A field that stands there once.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let mut values = self.values(name);
        values.next().filter(|value| values.next().is_none() && !value.is_empty())
    }

    /// Whether one of these was chosen before.
    pub(super) fn has(&self, name: &str, value: &str) -> bool {
        self.values(name).any(|other| other == value)
    }
}
