//! A game tells itself as data: what is asked, what happened, what lies on the table, in one reader's language. Letters,
//! previews, replays and plain text are laid out from that without a word of any game.

use crate::archive::Record;
use crate::chart::Layers;
use crate::engine::log::{Book, Entry, How, Moment, Table};
use crate::engine::{Eye, Names, Seat};
use crate::settle::words::{Said, Words};
use crate::text::Text;

use super::company::Company;

/// A game that tells itself.
pub(crate) trait Tells: Words {
    /// What an eye may know of a table, taken from its log once.
    type Known: Clone + Send + Sync;
    /// What earlier entries leave to be drawn, and to be known of the last one.
    type Wake: Clone + Default + Send + Sync;

    /// A table as it is, with the last entries as the story.
    fn known(book: &Book<Self>, eye: Eye, company: Company) -> Self::Known;

    /// The same at the end of a record, with all of it as the story.
    fn known_whole(record: &Record<Self>, eye: Eye, company: Company) -> Self::Known;

    /// The table at some moment of its log, without a story. `wake` is that of all entries up to then.
    fn known_after(table: &Table<Self>, wake: Self::Wake, eye: Eye, company: Company) -> Self::Known;

    /// The same right after an entry, which is all of its story.
    fn known_at(
        told: (&Entry, &[Self::Event]),
        table: &Table<Self>,
        wake: Self::Wake,
        eye: Eye,
        company: Company,
    ) -> Self::Known;

    fn follow(wake: &mut Self::Wake, events: &[Self::Event]);

    /// The same with what the reader has said ahead, and whether that leaves something to ask.
    fn with_words(known: Self::Known, said: Said<Self>, waits: bool, now: Moment) -> Self::Known;

    /// The same without what only its reader may know, for letters that shall not carry it: the story as everyone reads it.
    fn without_hand(known: &Self::Known) -> Self::Known;

    fn eye(known: &Self::Known) -> Eye;

    fn company(known: &mut Self::Known) -> &mut Company;

    /// The turn that is played, counted from 1.
    fn turn(known: &Self::Known) -> u16;

    /// What is asked, or whom the table waits for, or how it ended: one sentence.
    fn headline(known: &Self::Known, t: Text) -> String;

    /// The sentences of every entry of the story whose number is above `after`, the last so many entries.
    fn story(known: &Self::Known, t: Text, after: u32, most: usize) -> Vec<Sentences>;

    /// All of it for a letter about the table of this code. Entries up to `seen` are known to the reader.
    fn tell(known: &Self::Known, t: Text, code: &str, seen: u32) -> Telling;

    fn draw(known: &Self::Known, t: Text) -> Drawing;

    /// The same as one drawing that stands by itself.
    fn svg(known: &Self::Known, t: Text) -> String;

    /// What a picture of it shows, in a sentence or two.
    fn shown(known: &Self::Known, t: Text) -> String {
        Self::draw(known, t).summary
    }

    /// The table after its entry `number` in plain text, as the known eye sees it.
    fn plain(known: &Self::Known, t: Text, number: u32) -> String {
        let Telling { headline, own, table, seats, .. } = Self::tell(known, t, "", number);
        let mut text = format!("\n{headline}\n\n{}\n", Self::draw(known, t).text);
        for section in [seats, own].into_iter().chain(table).filter(|section| !section.lines.is_empty()) {
            text += &format!("\n{}\n{}\n", section.title, section.lines.join("\n"));
        }
        text
    }

    /// What an answer of the reader does, a sentence each.
    fn told_action(known: &Self::Known, t: Text, action: &Self::Action) -> Vec<String>;

    /// Why the rules do not take an answer of the reader.
    fn told_illegal(known: &Self::Known, t: Text, reason: Self::Illegal) -> String;

    /// What an entry of an archive says, sentence by sentence: to nobody in particular. `wake` is that of all entries up to it.
    fn chronicle(game: &Self, t: Text, company: &Company, told: Told<Self::Event>, wake: &Self::Wake) -> Vec<String>;

    /// How an entry came about, in a sentence with the time.
    fn how(t: Text, how: How, at: String) -> String {
        t.replay_how(at, how.name())
    }

    /// The same of so many entries, as part of a list.
    fn how_often(t: Text, how: How, count: u32) -> String {
        t.replay_answers(count, how.name())
    }

    /// The same of one that was said ahead or not said at all, in a few words.
    fn how_in_short(t: Text, how: How) -> String {
        t.plain_how(how.name())
    }

    /// Whether a turn begins with the event.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The names of its boards that sentences speak of.
    fn names() -> Vec<&'static Names> {
        Vec::new()
    }

    /// What the game is, to somebody who is invited to it.
    fn pitch(t: Text) -> String;

    /// Which rules a table plays by, as a letter about it says.
    fn rules_line(t: Text, ruleset: &str) -> String;
}

/// An entry of the log as an eye may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told<E> {
    pub(crate) seq: u32,
    /// None for what the service did to the table as a whole.
    pub(crate) seat: Option<Seat>,
    /// The written form; other eyes get the public one.
    pub(crate) action: String,
    pub(crate) events: Vec<E>,
    /// How it came about; of one's own entries only, until the game is over.
    pub(crate) how: Option<How>,
}

/// One sentence of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

/// What a sentence is about, so that a long story has landmarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Plain,
    /// A turn or a part of one begins.
    Turn,
    /// What one looks for in a long story.
    Landmark,
    /// A step to winning, or the end.
    Milestone,
}

impl Tone {
    pub(crate) fn class(self) -> &'static str {
        match self {
            Tone::Plain => "plain",
            Tone::Turn => "turn",
            Tone::Landmark => "landmark",
            Tone::Milestone => "milestone",
        }
    }
}

/// The sentences of an entry.
pub(crate) struct Sentences {
    pub(crate) number: u32,
    pub(crate) lines: Vec<Line>,
}

/// A turn and what was said in it; turn 0 is the deal.
pub(crate) struct Chapter {
    pub(crate) turn: u16,
    pub(crate) lines: Vec<Line>,
}

/// A table told to one reader.
#[derive(Clone, Default)]
pub(crate) struct Telling {
    /// Which game, table and turn.
    pub(crate) kicker: String,
    pub(crate) headline: String,
    /// What goes before the headline where it is news by itself.
    pub(crate) lead: String,
    /// What the reader should know besides, one sentence each.
    pub(crate) context: Vec<String>,
    /// What the reader may answer; nothing if nothing is asked.
    pub(crate) asked: Option<Asked>,
    /// The sentences of each entry that is new to the reader.
    pub(crate) news: Vec<Vec<String>>,
    /// How many entries are new, told or not.
    pub(crate) new: usize,
    /// What only the reader has.
    pub(crate) own: Section,
    /// What is being decided.
    pub(crate) table: Vec<Section>,
    pub(crate) seats: Section,
    /// Who held the reader's seat before.
    pub(crate) predecessor: Option<String>,
    pub(crate) drawing: Option<Drawing>,
}

/// Of a longer silence the last entries are told; the page has all.
pub(crate) const NEWS_MAX: usize = 40;

/// A question to the reader.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) of: Matter,
    /// Where the rules say what it means.
    pub(crate) rules: String,
    /// What can be said with one tap.
    pub(crate) taps: Vec<Tap>,
    /// The way to everything else.
    pub(crate) more: String,
}

/// What kind of question it is to its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Matter {
    /// It is the reader's own turn.
    Turn,
    /// Somebody else's doing is to be answered.
    Answer,
    /// The same, and what it is about has changed since it was asked first.
    Changed,
}

/// A choice behind a link: it opens the review, and does nothing by itself.
#[derive(Clone)]
pub(crate) struct Tap {
    pub(crate) label: String,
    /// What the review's address asks for.
    pub(crate) query: String,
    pub(crate) note: String,
    /// The same for whoever answers without the page.
    pub(crate) says: Says,
}

/// An answer in written form, with what is said ahead along with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Says {
    pub(crate) action: Option<String>,
    /// By the names of their kinds.
    pub(crate) words: Vec<(&'static str, String)>,
}

impl Says {
    /// An answer and nothing else.
    pub(crate) fn only(action: String) -> Says {
        Says { action: Some(action), words: Vec::new() }
    }
}

/// Lines under a title.
#[derive(Clone, Default)]
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
}

/// The table drawn.
#[derive(Clone)]
pub(crate) struct Drawing {
    pub(crate) title: String,
    /// What the picture shows.
    pub(crate) summary: String,
    /// For terminals.
    pub(crate) text: String,
    /// For a letter's picture.
    pub(crate) layers: Layers,
}
