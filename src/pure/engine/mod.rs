//! The rules of every game as pure functions: the same ruleset, key and actions give the same state on any machine, in
//! any year. No clock, environment, I/O, floats, nor iteration over hash tables. Everything else in the service is
//! written against the trait [`Game`]; what only one game knows lives in that game's module.

#![deny(clippy::wildcard_enum_match_arm)]

mod digest;
mod games;
mod lesson;
mod list;
pub mod log;
mod names;
pub mod odyssee;
mod rng;
mod seat;
mod tagged;
pub mod ulysses;

/// The tests' own game.
#[cfg(feature = "pips")]
#[path = "../../../tests/game/engine.rs"]
pub mod pips;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use digest::{Digest, NotHex};
pub use games::{GameKind, OfAnotherGame, for_game, of_game, per_game};
pub use lesson::LessonDeal;
pub use list::List;
pub use names::Names;
pub use rng::{DealKey, ServerSeed, Stream};
pub use seat::{NoSuchSeat, PerSeat, SEATS_MAX, Seat, SeatSet};

/// A running or finished game; the value is its state, and its serde form the stored snapshot. All of it is plain data that
/// threads may share.
pub trait Game: Clone + Send + Sync + 'static + Serialize + DeserializeOwned {
    /// As it is stored, and in names of files: a lower-case word.
    const NAME: &'static str;
    /// As people call it: a proper name, the same in every language.
    const TITLE: &'static str;
    /// For how many it is.
    const SEATS: RangeInclusive<u8>;
    /// How many sit down where nobody says.
    const SEATS_USUAL: u8;
    /// Whether the rules ever await several seats at once, to answer in any order.
    const TOGETHER: bool;
    /// What is dealt to whoever learns the game; nothing where there is no lesson.
    const LESSON: Option<LessonDeal> = None;

    /// Which version of the rules, the usual one by default; its written form is stored with the table.
    type Ruleset: Send + Sync + Copy + Default + Eq + fmt::Debug + fmt::Display + FromStr + Serialize + DeserializeOwned;
    /// What a table may choose besides the ruleset; every value of the type is playable. The written form stands in the
    /// log's first line.
    type Options: Send + Sync + Clone + Default + fmt::Debug + fmt::Display + FromStr + Serialize + DeserializeOwned;
    type Action: Send + Sync + Clone + Eq + fmt::Debug;
    /// A consequence of an action, complete; [`Game::seen`] says what an eye may read of it.
    type Event: Send + Sync + Clone + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// Why a text is no event.
    type NotAnEvent: std::error::Error + Send + Sync;
    /// Why an action is refused.
    type Illegal: Send + Sync + Copy + Eq + fmt::Debug + fmt::Display;
    /// What a reader of the written form expected.
    type Expected: Send + Sync + Copy + Eq + fmt::Debug + fmt::Display;
    type View: Send + Sync + Serialize;
    /// Ranges: places, prices, smallest numbers. Not every way to pay, of which there are thousands.
    type Legal: Send + Sync + Copy + fmt::Debug + Serialize;

    /// Deals, and goes on to where somebody is asked.
    fn setup(deal: &Deal<Self>) -> Result<Setup<Self>, SetupError>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Whom the rules await now; several if they may answer in any order, none once the game is over.
    fn to_act(&self) -> SeatSet;

    /// Those awaited, and those whose question is certain to come, or may come, before what is now open is settled:
    /// whoever may put an answer into an envelope.
    fn may_answer(&self) -> SeatSet;

    /// What the clock answers for a seat that may answer and keeps silent; it plays no card. None where somebody must
    /// choose, or where the seat is not asked.
    fn silence(&self, seat: Seat) -> Option<Self::Action>;

    /// Whether the action plays or pays cards; what the clock answers in a player's place never does.
    fn plays_cards(action: &Self::Action) -> bool;

    /// What the seat may answer; for a seat that is not asked yet but may answer ahead, what it could answer if it were
    /// asked now. [`Game::apply`] is the judge.
    fn legal(&self, seat: Seat) -> Self::Legal;

    /// Carries an action out and adds its consequences to `events`, a buffer the caller may reuse. A refusal changes
    /// nothing.
    fn apply(&mut self, seat: Seat, action: &Self::Action, events: &mut Vec<Self::Event>) -> Result<(), Self::Illegal>;

    /// All that an eye may know of the game, and nothing else.
    fn view(&self, eye: Eye) -> Self::View;

    /// What an eye may read of an event; none if not even that it happened.
    fn seen(event: &Self::Event, eye: Eye) -> Option<Self::Event>;

    /// Whether these events of the last entries, the oldest first, are all that pages and letters tell of the past.
    fn is_all_told(events: &mut dyn Iterator<Item = &Self::Event>) -> bool;

    /// The event as JSON, for the archive; with places and cards by their names.
    fn write_event(&self, event: &Self::Event) -> String;

    /// Reads what [`Game::write_event`] wrote, also for an eye that sees less.
    fn read_event(&self, text: &str) -> Result<Self::Event, Self::NotAnEvent>;

    /// What everyone at the table can count now, and who is asked, as JSON, for the archive.
    fn write_counts(&self) -> String;

    fn outcome(&self) -> Outcome;

    /// The written form, exactly as [`Game::read`] reads it.
    fn write(&self, action: &Self::Action) -> String;

    /// The written form for everybody's eyes, what is secret in it replaced by what is open.
    fn write_public(&self, action: &Self::Action) -> String;

    /// Reads the written form; strictly, so that an action has one spelling only.
    fn read(&self, text: &str) -> Result<Self::Action, Misread<Self::Expected>>;

    /// A state that `eye` cannot tell from this one by its view: all that is hidden from it is dealt anew by `key`,
    /// within what is open (counts, colors, what the eye itself put away). For tests of the hand-swap law.
    fn other_world(&self, eye: Eye, key: &DealKey) -> Self;

    /// All that a seat knows of the game, as a state: what is hidden from the seat lies in one fixed order, so that the same
    /// comes of every world that the seat cannot tell from this one. Worlds to think about are drawn from it by
    /// [`Game::other_world`].
    fn veiled(&self, seat: Seat) -> Self;

    /// SHA-256 of the snapshot.
    fn digest(&self) -> Digest {
        Digest::of(&serde_json::to_vec(self).expect("a snapshot has only string keys"))
    }
}

/// What a game is made from.
#[derive(Clone, Debug)]
pub struct Deal<G: Game> {
    pub ruleset: G::Ruleset,
    pub options: G::Options,
    /// Participants are numbered: people in joining order, then bots.
    pub people: u8,
    pub bots: u8,
    pub key: DealKey,
}

impl<G: Game> Deal<G> {
    /// How many sit down, if the game is for so many.
    pub fn seats(&self) -> Result<u8, SetupError> {
        let given = u16::from(self.people) + u16::from(self.bots);
        let fits = u8::try_from(given).ok().filter(|seats| G::SEATS.contains(seats));
        fits.ok_or(SetupError::Seats { given, least: *G::SEATS.start(), most: *G::SEATS.end() })
    }
}

/// A game just dealt.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    pub game: G,
    /// For each seat the number of its participant.
    pub order: PerSeat<u8>,
    pub events: Vec<G::Event>,
}

/// Why nothing can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    Seats {
        given: u16,
        least: u8,
        most: u8,
    },
    /// A bot was named before a person.
    PeopleFirst,
    /// The table's code or a word holds a zero byte, which separates them in the deal key.
    ZeroByte,
    /// A bot's kind is no lower-case word: it stands in the log's first line.
    BotKind,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { given, least, most } => write!(f, "{given} seats; the game is for {least} to {most}"),
            Self::PeopleFirst => f.write_str("people come before bots"),
            Self::ZeroByte => f.write_str("the table's code or a word holds a zero byte"),
            Self::BotKind => f.write_str("a bot's kind is not a lower-case word"),
        }
    }
}

impl std::error::Error for SetupError {}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    Seat(Seat),
    Public,
    /// Sees everything but the deal key; only for games that are over, at whatever step.
    Archive,
}

impl Eye {
    /// Whether this eye may see what is secret to `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Public => false,
            Self::Archive => true,
        }
    }
}

/// How the game stands as to winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Running,
    Won(Seat),
    Shared(SeatSet),
}

/// Where a written action stops making sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misread<E> {
    /// How many characters before it are right.
    pub at: usize,
    pub expected: E,
}
