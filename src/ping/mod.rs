//! Pings: one line that tells somebody elsewhere what a letter would tell, with nothing in it that is hidden from anybody. Where
//! it goes is the player's own wish: a webhook, or a browser.

pub mod address;
pub mod body;
pub mod call;
pub mod push;
pub mod reach;

use std::str::FromStr;

use chrono::{DateTime, Utc};

/// What waits at the other end of a webhook, and so what it is told in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookKind {
    Ntfy,
    Discord,
    /// A generic webhook of matrix-hookshot.
    Matrix,
    /// Anything that reads JSON.
    Json,
}

impl HookKind {
    pub const ALL: [HookKind; 4] = [HookKind::Ntfy, HookKind::Discord, HookKind::Matrix, HookKind::Json];

    /// As it stands in the database and in forms.
    pub fn name(self) -> &'static str {
        match self {
            HookKind::Ntfy => "ntfy",
            HookKind::Discord => "discord",
            HookKind::Matrix => "matrix",
            HookKind::Json => "json",
        }
    }
}

impl FromStr for HookKind {
    type Err = NotAHookKind;

    fn from_str(text: &str) -> Result<HookKind, NotAHookKind> {
        HookKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(NotAHookKind)
    }
}

/// The text names no kind of webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAHookKind;

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ping {
    /// The same at every attempt, so that a receiver can know one that it has already.
    pub id: String,
    /// Why: as letters are called.
    pub about: String,
    /// The game and the code of the table; nothing in a test.
    pub table: Option<(String, String)>,
    /// One line, in the player's language.
    pub line: String,
    /// Where to go: an address that opens nobody's seat.
    pub url: String,
    /// The language of the line.
    pub lang: &'static str,
    /// From then on it tells nobody anything.
    pub until: DateTime<Utc>,
}
