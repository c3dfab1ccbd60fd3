//! What a wrong setting is answered with: one sentence that names the variable, what was found and what is expected.

use std::net::SocketAddr;

use thiserror::Error;

use super::VARIABLES;

#[derive(Debug, Error, PartialEq, Eq)]
pub enum SettingError {
    #[error("{variable} is {found}, but {expected}")]
    Wrong { variable: &'static str, found: String, expected: &'static str },
    #[error("{variable} is set but empty; give it a value or leave it out")]
    Empty { variable: &'static str },
    #[error("{variable} is not UTF-8 text, but must be")]
    NotText { variable: &'static str },
    #[error("{name} is not a setting of Penelope; did you mean {nearest}?")]
    Unknown { name: String, nearest: &'static str },
    #[error(
        "PENELOPE_BIND is {bind}, which others can reach, but without PENELOPE_SMTP_URL this is a demo whose letters \
         anyone can read; set PENELOPE_SMTP_URL, or bind to 127.0.0.1"
    )]
    DemoInPublic { bind: SocketAddr },
    #[error(
        "PENELOPE_BASE_URL is not set, but with PENELOPE_SMTP_URL it must be the address players reach this server at, \
         such as https://penelope.example.org"
    )]
    LinksLeadNowhere,
    #[error(
        "PENELOPE_MAIL_FROM is not set, but with PENELOPE_SMTP_URL it must be the sender of the letters, such as \
         Penelope <post@example.org>"
    )]
    NoSender,
    #[error(
        "PENELOPE_DKIM_SELECTOR and PENELOPE_DKIM_KEY_FILE belong together; set both, as many names as files, or neither \
         and no PENELOPE_DKIM_DOMAIN"
    )]
    DkimIncomplete,
    #[error(
        "PENELOPE_LMTP is set, but PENELOPE_RETURN_DOMAIN is not; set it to the domain whose mail is handed over there"
    )]
    NobodysDoor,
    #[error(
        "PENELOPE_DATA is not set and neither is HOME; set PENELOPE_DATA to a folder for the database and the secret"
    )]
    NoHome,
}

impl SettingError {
    pub(super) fn wrong(variable: &'static str, found: &str, expected: &'static str) -> SettingError {
        SettingError::Wrong { variable, found: format!("«{found}»"), expected }
    }

    /// For values that may hold a password: the sentence tells the length only.
    pub(super) fn wrong_secret(variable: &'static str, found: &str, expected: &'static str) -> SettingError {
        let found = format!("a text of {} characters (not shown, it may hold a password)", found.chars().count());
        SettingError::Wrong { variable, found, expected }
    }

    pub(super) fn unknown(name: &str) -> SettingError {
        let (nearest, _) = VARIABLES
            .iter()
            .filter(|(known, _)| known.starts_with("PENELOPE_"))
            .min_by_key(|(known, _)| edits(name, known))
            .expect("there are settings");
        SettingError::Unknown { name: name.to_owned(), nearest }
    }
}

/// How many letters to add, drop or change to get from one name to the other (Levenshtein).
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in to.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[to.len()]
}
