//! A letter before it is put into words: who reads it, what it is about, where its links lead.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::calendar::Asked;
use crate::deadline::pace::Pace;
use crate::deadline::zone::Zone;
use crate::engine::GameKind;
use crate::id::{LetterId, SeatId, TableId};
use crate::link::{Claims, Pass};
use crate::text::Locale;
use crate::text::telling::{Tap, Telling};

/// Everything a letter says.
pub struct Letter {
    pub reader: Reader,
    pub about: About,
    /// Behind the one-click header and the line at the letter's end: no more letters of this table, or none at all.
    pub unsubscribe: Way,
    /// How it may be answered by mail.
    pub reply: Option<ReplyWay>,
}

/// A letter that may be answered by mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyWay {
    /// Its row, which stands in the address.
    pub letter: LetterId,
    /// Whether an answer counts at once, as the player wished for this seat; else its review comes back.
    pub counts: bool,
}

/// What became of an answer by mail, put into words when it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    pub outcome: AnsweredHow,
    /// What was understood, and why nothing more was done.
    pub lines: Vec<String>,
    /// What the address of its review asks for, where that is to be confirmed.
    pub review: Option<String>,
}

/// What became of it in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnsweredHow {
    /// It counts.
    Done,
    /// It was understood, and its player is to confirm it.
    ToConfirm,
    NotUnderstood,
    /// It was understood, and the rules do not allow it.
    AgainstTheRules,
    /// Its question is closed, or what its number meant has changed.
    TooLate,
    /// The words were said at the table.
    Said,
    NotSaid,
}

impl AnsweredHow {
    pub const ALL: [AnsweredHow; 7] = [
        AnsweredHow::Done,
        AnsweredHow::ToConfirm,
        AnsweredHow::NotUnderstood,
        AnsweredHow::AgainstTheRules,
        AnsweredHow::TooLate,
        AnsweredHow::Said,
        AnsweredHow::NotSaid,
    ];

    /// As it stands beside the message that came in.
    pub fn name(self) -> &'static str {
        match self {
            AnsweredHow::Done => "answered",
            AnsweredHow::ToConfirm => "to confirm",
            AnsweredHow::NotUnderstood => "not understood",
            AnsweredHow::AgainstTheRules => "against the rules",
            AnsweredHow::TooLate => "too late",
            AnsweredHow::Said => "said",
            AnsweredHow::NotSaid => "not said",
        }
    }
}

/// Whom it is written to.
pub struct Reader {
    /// Nothing if the person never told one.
    pub name: Option<String>,
    pub locale: Locale,
    /// Whether the reader's own hand and goals may stand in it.
    pub with_hand: bool,
    /// Every time is told in it.
    pub zone: Zone,
}

/// Where a link leads. It is signed at the moment of sending, not before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    Seat(Claims),
    Pass(Pass),
    /// To a page that needs no token, such as the rules: nothing is signed.
    #[serde(alias = "Rules")]
    Open,
    /// To the address at which one letter is answered by mail.
    Reply(LetterId),
}

/// How somebody comes to be invited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invited {
    /// The host has entered the address.
    ByHost,
    /// The reader asked for a seat.
    OwnWish,
    /// They have played together, and this is the rematch.
    Again,
}

impl Invited {
    /// As sentences tell them apart.
    pub(super) fn own(self) -> &'static str {
        match self {
            Invited::ByHost => "no",
            Invited::OwnWish => "yes",
            Invited::Again => "again",
        }
    }
}

/// What it is about.
pub enum About {
    Confirm {
        table: TableFacts,
        way: Way,
    },
    Invitation {
        table: TableFacts,
        why: Invited,
        /// What the host writes, in the host's own words.
        line: Option<String>,
        way: Way,
    },
    /// A seat of a game that runs.
    Offer {
        table: TableFacts,
        way: Way,
    },
    Seated {
        table: TableFacts,
        way: Way,
    },
    Begins(Play),
    Question(Play),
    Reminder(Play),
    Roundup(Roundup),
    /// With whether the others offer the seat to somebody else.
    Away(Play, bool),
    /// The seat was the reader's; its letters are one thread.
    Given {
        table: TableFacts,
        seat: (TableId, SeatId),
    },
    Talk(Play),
    /// To whoever answered a letter by mail.
    Reply(Play, Answered),
    CalledOff {
        table: TableFacts,
    },
    Over(Play, ArchiveFile),
    SignIn {
        way: Way,
    },
    FreshLink {
        table: TableFacts,
        way: Way,
    },
    Keep {
        table: TableFacts,
        way: Way,
    },
}

/// A table that is being gathered.
#[derive(Clone, Debug)]
pub struct TableFacts {
    pub game: GameKind,
    pub code: String,
    /// Of the host, filtered; nobody's for a table without one.
    pub host: String,
    pub ruleset: String,
    pub places: u8,
    pub bots: u8,
    pub pace: Pace,
    /// Those who sit there already.
    pub people: Vec<String>,
    /// The seal of the server's seed, in hexadecimal digits.
    pub seal: String,
    /// What letters to a seat that was dealt are called; to others by game and code, whoever opened the table (LINK-16).
    pub subject: Option<String>,
}

/// A game as the reader's seat sees it.
pub struct Play {
    pub game: GameKind,
    pub code: String,
    /// What letters to this seat are called.
    pub subject: Option<String>,
    pub(crate) telling: Telling,
    /// Entries up to this one stood in the reader's last letter.
    pub seen: u32,
    pub talk: Vec<Said>,
    pub seal: String,
    /// The head of the log, its first eight hexadecimal digits.
    pub head: String,
    /// How often the question has changed: what an answer by mail must fit.
    pub revision: i16,
    /// Whether the reader knew of the question before: then a discussion is news about it.
    pub known: bool,
    /// Until when the reader's answer is wanted, for a question at a table with clocks.
    pub due: Option<Due>,
    /// The question whose deadline comes as a calendar file, for readers who want that.
    pub calendar: Option<Asked>,
    /// To the table page; the choices lead to the review of a choice behind the same link.
    pub way: Way,
}

/// All tables that wait for the reader.
pub struct Roundup {
    /// Told in full, what is due first before the others.
    pub waits: Vec<TableWaits>,
    /// In short.
    pub also: Vec<Brief>,
}

/// A table that waits for the reader.
pub struct TableWaits {
    pub play: Play,
    /// The reader was told of the question before.
    pub reminds: bool,
    /// How its own letter may be answered, which this one carries.
    pub reply: Option<ReplyWay>,
}

/// The same in short.
pub struct Brief {
    pub game: GameKind,
    pub code: String,
    pub way: Way,
    pub due: Option<Due>,
}

/// When an answer is due, and when that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub at: DateTime<Utc>,
    pub told_at: DateTime<Utc>,
}

/// Something said at the table.
#[derive(Clone, Debug)]
pub struct Said {
    pub name: String,
    pub words: String,
}

/// The finished game, to keep.
pub struct ArchiveFile {
    pub name: String,
    pub json: String,
}

impl Letter {
    /// Nobody can answer it by mail.
    pub fn close(&mut self) {
        self.reply = None;
        if let About::Roundup(roundup) = &mut self.about {
            roundup.waits.iter_mut().for_each(|table| table.reply = None);
        }
    }

    /// What the numbers of its choices mean, for as long as their question stays as it is: for each letter that may be answered
    /// by mail how often its question had changed, and all that it offers.
    pub fn offers(&self) -> Vec<(LetterId, i16, String)> {
        let offer = |play: &Play, way: Option<ReplyWay>| {
            Some((way?.letter, play.revision, offered(&play.telling.asked.as_ref()?.taps)))
        };
        match &self.about {
            About::Question(play) | About::Reminder(play) | About::Reply(play, _) => {
                offer(play, self.reply).into_iter().collect()
            }
            About::Roundup(roundup) => {
                roundup.waits.iter().filter_map(|table| offer(&table.play, table.reply)).collect()
            }
            About::Confirm { .. }
            | About::Invitation { .. }
            | About::Offer { .. }
            | About::Seated { .. }
            | About::Begins(_)
            | About::Away(..)
            | About::Given { .. }
            | About::Talk(_)
            | About::CalledOff { .. }
            | About::Over(..)
            | About::SignIn { .. }
            | About::FreshLink { .. }
            | About::Keep { .. } => Vec::new(),
        }
    }
}

/// All that the numbers of these choices mean.
pub(crate) fn offered(taps: &[Tap]) -> String {
    taps.iter().map(|tap| format!("{} {:?}\n", tap.query, tap.says)).collect()
}

impl ArchiveFile {
    pub fn of(game: GameKind, code: &str, json: String) -> ArchiveFile {
        ArchiveFile { name: format!("{}-{code}.json", game.name()), json }
    }
}
