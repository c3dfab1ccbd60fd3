//! What the things of a board are called, language by language: data of the board, so that a second board needs only a file.
//! Which languages there are is no business of the engine.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Names by the tags of their languages, such as `de`.
#[derive(Debug, Deserialize)]
pub struct Names {
    pub en: String,
    /// What kind of word it is, in languages whose sentences depend on that.
    #[serde(default)]
    grammar: BTreeMap<String, String>,
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

impl Names {
    /// In the language of this tag; in English where there is no other.
    pub fn of(&self, tag: &str) -> &str {
        self.others.get(tag).unwrap_or(&self.en)
    }

    /// What kind of word that name is, if the language of this tag asks for it.
    pub fn grammar(&self, tag: &str) -> Option<&str> {
        self.grammar.get(tag).map(String::as_str)
    }

    /// The languages that it has a name in.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        ["en"].into_iter().chain(self.others.keys().map(String::as_str))
    }
}
