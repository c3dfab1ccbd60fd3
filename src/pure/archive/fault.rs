//! What is wrong with an archive: one line, with its place.

use std::fmt;

use super::file::Status;
use super::limits::{BYTES_MAX, CHARS_MAX, ENTRIES_MAX};
use crate::engine::log::{Handle, HowFault, ReplayFault};
use crate::engine::{Digest, SetupError};

/// The first thing that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// More bytes than any archive has.
    TooLarge,
    /// More entries than any game has.
    TooMany {
        entries: usize,
    },
    /// A text that goes on and on.
    TooLong {
        member: &'static str,
    },
    /// The file does not end with its digest.
    NoDigest,
    /// The digest is not that of the file.
    Digest {
        computed: Digest,
    },
    /// Not JSON, or not of the archive's shape.
    Unreadable(String),
    /// The same content, but not the bytes we would write, from this line on.
    Layout {
        line: usize,
    },
    /// Another format, or a later one.
    Format(String),
    Game(String),
    Ruleset(String),
    Options(String),
    /// A participant has another id than its place says, a word or a kind too many or too few.
    Participant {
        id: Handle,
    },
    /// More or fewer seats were given away than there are people after the bots.
    Heirs {
        given: usize,
    },
    /// A member that belongs to finished games only, or is missing in one.
    Member {
        name: &'static str,
        expected: bool,
    },
    Setup(SetupError),
    /// The seal is not that of the seed.
    Seal,
    /// The deal key is not that of code, seed and words.
    DealKey,
    /// The participants are seated otherwise.
    Seats,
    Entry {
        number: usize,
        fault: EntryFault,
    },
    Status {
        expected: Status,
    },
    /// The game ended otherwise.
    Result {
        expected: String,
    },
    /// The digest of the last state is another one.
    State,
}

/// The first thing that is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryFault {
    /// Entries are counted from 1.
    Number {
        found: u32,
    },
    /// A member that belongs to finished games only, or is missing in one.
    Member {
        name: &'static str,
        expected: bool,
    },
    /// It cannot have come about that way.
    How(HowFault),
    NoSuchSeat,
    /// Earlier than the entry before.
    Time,
    /// The answer was given after everyone could read it.
    Exact,
    /// The deal was made in an earlier minute than everyone could read it in.
    DealtLater,
    /// The engine's word for it.
    Step(String),
    Public {
        expected: String,
    },
    /// The commitment is not that of blind and hidden part.
    Commitment,
    /// The hash is not that of the entry before and the line.
    Hash,
    Event {
        position: usize,
        expected: Option<String>,
    },
    /// More is told than everybody may know.
    Secret {
        position: usize,
    },
    Counts {
        expected: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "it is larger than {} MiB, and no archive is", BYTES_MAX >> 20),
            Self::TooMany { entries } => {
                write!(f, "entries: there are {entries}, and no game has more than {ENTRIES_MAX}")
            }
            Self::TooLong { member } => {
                write!(f, "{member}: there is one of more than {CHARS_MAX} characters, and no archive has that")
            }
            Self::NoDigest => f.write_str("the file does not end with its digest"),
            Self::Digest { computed } => write!(f, "digest: that of this file is {computed}"),
            Self::Unreadable(error) => write!(f, "not an archive: {error}"),
            Self::Layout { line } => write!(f, "line {line}: not written as the format prescribes"),
            Self::Format(name) => write!(f, "format: «{name}» is not known"),
            Self::Game(name) => write!(f, "game: «{name}» is not known"),
            Self::Ruleset(name) => write!(f, "ruleset: «{name}» is not known"),
            Self::Options(error) => write!(f, "options: {error}"),
            Self::Participant { id } => write!(f, "participants: {id} is not as it must be"),
            Self::Heirs { given } => write!(f, "participants: {given} seats were given to people after the deal"),
            Self::Member { name, expected } => write_member(f, name, *expected),
            Self::Setup(error) => write!(f, "participants: {error}"),
            Self::Seal => f.write_str("seal: it is not the SHA-256 of the seed"),
            Self::DealKey => f.write_str("deal_key: it is not that of table, seed and words"),
            Self::Seats => f.write_str("seats: the deal seats the participants otherwise"),
            Self::Entry { number, fault } => write!(f, "entry {number}: {fault}"),
            Self::Status { expected } => write!(f, "status: the log says {}", expected.name()),
            Self::Result { expected } => write!(f, "result: the log says {expected}"),
            Self::State => f.write_str("state: it is not the digest of the last state"),
        }
    }
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { found } => write!(f, "it has the number {found}"),
            Self::Member { name, expected } => write_member(f, name, *expected),
            Self::How(fault) => write!(f, "how: {fault}"),
            Self::NoSuchSeat => f.write_str("seat: there is no such seat at the table"),
            Self::Time => f.write_str("time: it is earlier than that of the entry before"),
            Self::Exact => f.write_str("exact: it is later than the minute that time says"),
            Self::DealtLater => f.write_str("exact: a deal is shown in the very minute in which it is made"),
            Self::Step(reason) => f.write_str(reason),
            Self::Public { expected } => write!(f, "public: it should read «{expected}»"),
            Self::Commitment => f.write_str("commitment: it is not that of the blind and of how, exact and written"),
            Self::Hash => f.write_str("hash: it is not that of the entry before and this line"),
            Self::Event { position, expected: Some(event) } => write!(f, "event {position}: it should be {event}"),
            Self::Event { position, expected: None } => write!(f, "event {position}: nothing of the kind happened"),
            Self::Secret { position } => write!(f, "event {position}: it tells what is not public"),
            Self::Counts { expected } => write!(f, "counts: they should be {expected}"),
        }
    }
}

impl std::error::Error for Fault {}

impl<E: fmt::Display, I: fmt::Display> From<ReplayFault<E, I>> for Fault {
    fn from(fault: ReplayFault<E, I>) -> Self {
        Self::Entry { number: fault.number as usize, fault: EntryFault::Step(fault.reason.to_string()) }
    }
}

fn write_member(f: &mut fmt::Formatter<'_>, name: &str, expected: bool) -> fmt::Result {
    if expected { write!(f, "{name}: it is missing") } else { write!(f, "{name}: it has no place in this file") }
}
