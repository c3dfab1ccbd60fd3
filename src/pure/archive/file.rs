//! The file, member by member. Their order here is their order there.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::fault::Fault;
use super::{layout, limits};
use crate::engine::log::{Handle, How, Line, Minute, Moment, Service};
use crate::engine::{Digest, Outcome, Seat};

/// What the first member says.
pub const FORMAT: &str = "penelope-archive/1";

/// An archive. What only one game can read stays the JSON it is.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    pub format: String,
    /// The table's code.
    pub table: String,
    pub game: String,
    pub ruleset: String,
    pub options: Box<RawValue>,
    pub status: Status,
    /// People, bots, then those who were given a seat later.
    pub participants: Vec<Listed>,
    /// Who began in each seat.
    pub seats: Vec<Handle>,
    pub seal: Digest,
    /// The server seed; like all that is optional, absent while the game runs.
    pub seed: Option<Digest>,
    pub deal_key: Option<Digest>,
    pub entries: Vec<Row>,
    /// Absent as well if the table was closed before the game was over.
    pub result: Option<Outcome>,
    /// The digest of the engine's last state.
    pub state: Option<Digest>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The file holds the public side only.
    Running,
    /// The game has its result.
    Over,
    /// The table was closed before.
    Closed,
}

impl Status {
    pub fn name(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Over => "over",
            Status::Closed => "closed",
        }
    }
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    pub id: Handle,
    pub name: String,
    /// The lucky word of a person who was there at the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// The kind of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// An entry and what it caused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub number: u32,
    /// None for what the service does; written as `null`, and never left out.
    #[serde(deserialize_with = "Option::deserialize")]
    pub seat: Option<Seat>,
    pub time: Minute,
    pub public: String,
    pub commitment: Digest,
    pub hash: Digest,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<How>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Moment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    pub events: Vec<Box<RawValue>>,
    pub counts: Box<RawValue>,
}

impl Archive {
    /// The file, exactly as it is to be stored.
    pub fn to_json(&self) -> String {
        let mut members = layout::Members::default();
        members.put("format", &self.format);
        members.put("table", &self.table);
        members.put("game", &self.game);
        members.put("ruleset", &self.ruleset);
        members.put("options", &self.options);
        members.put("status", &self.status);
        members.put_list("participants", &self.participants);
        members.put("seats", &self.seats);
        members.put("seal", &self.seal);
        members.put_if_some("seed", self.seed.as_ref());
        members.put_if_some("deal_key", self.deal_key.as_ref());
        members.put_list("entries", &self.entries);
        members.put_if_some("result", self.result.as_ref());
        members.put_if_some("state", self.state.as_ref());
        members.close()
    }

    /// Reads a file. Only its size and shape are checked; whether it is true is the business of [`verify`](super::verify()).
    pub fn from_json(text: &str) -> Result<Self, Fault> {
        limits::check_size(text)?;
        let body = layout::open(text)?.body;
        let archive = serde_json::from_str(&body).map_err(|error| Fault::Unreadable(error.to_string()))?;
        limits::check(&archive)?;
        Ok(archive)
    }

    /// The hash of the last entry.
    pub fn head(&self) -> Digest {
        self.entries.last().map_or(self.seal, |row| row.hash)
    }

    /// Who holds each seat at the end.
    pub fn holders(&self) -> Vec<Handle> {
        let mut holders = self.seats.clone();
        self.entries.iter().for_each(|row| row.hand_over(&mut holders));
        holders
    }
}

impl Row {
    /// The line of the log, which is what the hash is made from.
    pub fn line(&self) -> Line {
        Line {
            number: self.number,
            seat: self.seat,
            shown_at: self.time,
            commitment: self.commitment,
            public: self.public.clone(),
        }
    }

    /// Changes who holds the seats, if that is what the entry says.
    pub fn hand_over(&self, holders: &mut [Handle]) {
        if self.seat.is_some() {
            return;
        }
        if let Ok(Service::Given { seat, to }) = self.public.parse()
            && let Some(holder) = holders.get_mut(usize::from(seat.number()))
        {
            *holder = to;
        }
    }
}
