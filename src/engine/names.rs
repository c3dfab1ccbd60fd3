//! What the things of a board are called, language by language: data of the board, so that a second board needs only a file.
//! Which languages there are is no business of the engine.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Names by the tags of their languages, such as `de`.
#[derive(Debug, Deserialize)]
pub struct Names {
    pub en: String,
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

impl Names {
    /// In the language of this tag; in English where there is no other.
    pub fn of(&self, tag: &str) -> &str {
        self.others.get(tag).unwrap_or(&self.en)
    }

    /// The languages that it has a name in.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        ["en"].into_iter().chain(self.others.keys().map(String::as_str))
    }
}
