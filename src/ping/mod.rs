//! Pings: one line that tells somebody elsewhere what a letter would tell, with nothing in it that is hidden from anybody. Where
//! it goes is the player's own wish: a webhook.

pub mod address;
pub mod body;
pub mod call;
pub mod reach;

use std::str::FromStr;

/// What waits at the other end, and so what it is told in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    Ntfy,
    Discord,
    /// A generic webhook of matrix-hookshot.
    Matrix,
    /// Anything that reads JSON.
    Json,
}

impl ChannelKind {
    pub const ALL: [ChannelKind; 4] = [ChannelKind::Ntfy, ChannelKind::Discord, ChannelKind::Matrix, ChannelKind::Json];

    /// As it stands in the database and in forms.
    pub fn name(self) -> &'static str {
        match self {
            ChannelKind::Ntfy => "ntfy",
            ChannelKind::Discord => "discord",
            ChannelKind::Matrix => "matrix",
            ChannelKind::Json => "json",
        }
    }
}

impl FromStr for ChannelKind {
    type Err = NotAChannel;

    fn from_str(text: &str) -> Result<ChannelKind, NotAChannel> {
        ChannelKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(NotAChannel)
    }
}

/// The text names no kind of channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAChannel;

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
}
