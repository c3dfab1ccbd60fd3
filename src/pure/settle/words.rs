//! Words: what players say ahead, and what a game must know to read them. Which kinds there are and what they say is the
//! game's own; where an answer can come from, and which source counts first, is the same for every game.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::bot::Bots;
use crate::engine::log::{How, Moment};
use crate::engine::{Misread, Seat, SeatSet};

use super::patience::{NotPatience, Patience, Then};

/// A game whose questions can be answered ahead. What can be said is the game's own; that it has kinds, each with a written
/// form, which of them comes first, and what patience is are the same for all.
pub trait Words: Bots {
    /// Everything a seat has said ahead.
    type Said: Send + Sync + Clone + Default + Eq + fmt::Debug;
    /// The kinds of words.
    type Kind: WordKind;
    /// What a reader of a written form expected.
    type WordExpected: Send + Sync + Copy + Eq + fmt::Debug;
    /// Why a word does not fit what has come about.
    type Lapse: Send + Sync + Copy + Eq + fmt::Debug;

    /// How patience calls what silence would say: «after 14 …».
    const SILENCE: &'static str;
    /// How often a game waits for somebody when people answer ahead, for each number of seats from the least on: so long it
    /// takes.
    const WAITS: &'static [u32];

    /// What is open, as far as a letter would tell: the same for every eye.
    fn occasion(view: &Self::View) -> Occasion;

    /// What is open for one seat, as any eye can tell. Usually what is open for all; but where a seat can say beforehand what
    /// it will do in its own turn, that is one question until the turn is over.
    fn occasion_of(view: &Self::View, _seat: Seat) -> Occasion {
        Self::occasion(view)
    }

    /// Whether the open round is read as a whole: nobody sees who has answered before all have.
    fn is_closed(view: &Self::View) -> bool;

    /// Who may say something about the present matter, now or ahead: those who may be asked before it is settled, and
    /// whoever moves.
    fn asked(view: &Self::View) -> SeatSet;

    /// Whose turn it is, for every eye to know; nobody's in games in which all act at once.
    fn mover(view: &Self::View) -> Option<Seat>;

    /// Whether patience may speak to what is open. In a seat's own turn a choice may be wanted, and silence is none.
    fn takes_patience(view: &Self::View) -> bool;

    /// Lays down what a player says now, in place of what lies there about the same; an empty text withdraws it.
    fn lay(
        said: &mut Self::Said,
        game: &Self,
        at: Occasion,
        kind: Self::Kind,
        text: &str,
    ) -> Result<(), NotLaid<Self::WordExpected>>;

    /// All words of a kind in their written form, and when each was written.
    fn written(said: &Self::Said, game: &Self, kind: Self::Kind) -> Vec<Kept<String>>;

    /// Puts a word of a stored pad back, after those that are there.
    fn put_back(
        said: &mut Self::Said,
        game: &Self,
        kind: Self::Kind,
        line: &Kept<String>,
    ) -> Result<(), NotLaid<Self::WordExpected>>;

    fn patience(said: &Self::Said) -> Option<Patience>;

    /// What the words of the looking seat say to the question before it, or to the one it would have if it were asked now.
    /// A seat's reader gets nothing but what that seat may know. Patience is not asked here.
    fn read_words(said: &Self::Said, view: &Self::View, legal: &Self::Legal, now: Moment) -> Reading<Self>;

    /// What patience says where the seat would be asked for that reason: usually what silence would, if nothing else was said.
    fn impatient(
        game: &Self,
        _said: &Self::Said,
        (view, _legal): (&Self::View, &Self::Legal),
        seat: Seat,
        why: Why<Self::Lapse>,
    ) -> Option<Self::Action> {
        let unsaid = matches!(why, Why::NoWord) && Self::takes_patience(view);
        if unsaid { game.silence(seat) } else { None }
    }

    /// Why a seat that is not asked now should say something all the same: it is certain to be asked, and its words do not
    /// cover that. It gets a letter, and no clock runs for it. `view` is the seat's own.
    fn unplanned(_said: &Self::Said, _view: &Self::View) -> Option<Why<Self::Lapse>> {
        None
    }

    /// Its player is doing something on the page, where he saw what has lapsed: that is struck out. `view` is the seat's own.
    fn looked(_said: &mut Self::Said, _view: &Self::View) {}

    /// Whether an answer counts as soon as it is given, at whatever table: where luck shows at once, or the same player goes on.
    /// That follows from the answer and from what everybody sees, so that it tells nobody anything: `view` is the public one.
    fn is_final(_view: &Self::View, _: &Self::Action) -> bool {
        false
    }

    /// Whether what is open wants but a word of whoever is asked, and so brings half the time that a turn does. `view` is public.
    fn is_brief(_view: &Self::View) -> bool {
        false
    }

    /// A word that the rules refuse after all.
    fn refused(reason: Self::Illegal) -> Self::Lapse;

    /// Puts an answer to a closed round among the words, in place of what they said to the same question. `view` is the
    /// seat's own.
    fn put_by(said: &mut Self::Said, view: &Self::View, action: &Self::Action);

    /// Removes what the seat's own answer has used up. Both views are the seat's, before and after it.
    fn used(
        said: &mut Self::Said,
        source: Source<Self::Kind>,
        action: &Self::Action,
        before: &Self::View,
        after: &Self::View,
    );

    /// Removes what has ended. Both views are public, before and after somebody's answer.
    fn ended(said: &mut Self::Said, seat: Seat, before: &Self::View, after: &Self::View);
}

/// Everything a seat has said ahead in a game.
pub type Said<G> = <G as Words>::Said;

/// The kinds of words of a game, in the order in which they are laid down and stored.
pub trait WordKind: Send + Sync + Copy + Eq + fmt::Debug + 'static {
    const ALL: &'static [Self];

    /// As forms and stored pads call it.
    fn name(self) -> &'static str;

    /// How many of it can lie there.
    fn shape(self) -> Shape;

    /// On which form it is said.
    fn form(self) -> Form;

    /// What the log calls an answer that came from it.
    fn how(self) -> How;

    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// How many words of a kind can lie there, and whether it matters when they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    One,
    Many,
    /// One, whenever it was written.
    Undated,
}

/// On which form words of a kind are said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// With an answer only: they are about the very question.
    Answer,
    /// With an answer, or apart from it.
    Either,
    /// Apart from any answer.
    Apart,
}

/// Why a text was not laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotLaid<E> {
    /// Not in the written form.
    Unreadable(Misread<E>),
    NotPatience(NotPatience),
    /// More of the kind than anybody can keep in mind.
    TooMany,
}

/// A word with a designed written form, which is also the stored one.
pub trait Written<G: Words>: Send + Sync + Clone + Eq + fmt::Debug {
    /// Exactly as [`Written::read`] reads it.
    fn write(&self, game: &G) -> String;

    fn read(game: &G, text: &str) -> Result<Self, Misread<G::WordExpected>>;
}

/// A word and when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept<W> {
    pub word: W,
    pub at: Occasion,
}

/// What is open at a table, the same for every eye: a letter that tells of it need not be written again before it changes.
/// Later ones are greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Occasion {
    pub turn: u32,
    /// What is decided, of the turn, counted from 1: in some games a turn has several matters.
    #[serde(rename = "movement")]
    pub matter: u32,
    /// Rises within a matter whenever the question changes; the game's own count.
    pub stage: u8,
}

impl Occasion {
    pub fn same_matter(self, other: Self) -> bool {
        (self.turn, self.matter) == (other.turn, other.matter)
    }

    /// Whether this is of the matter right after the other's.
    pub fn follows(self, other: Self) -> bool {
        let goes_on = self.turn == other.turn && self.matter == other.matter.saturating_add(1);
        goes_on || self.turn == other.turn.saturating_add(1) && self.matter == 1
    }
}

/// What time has made of a seat's words.
#[derive(Clone, Copy, Debug)]
pub struct Ripe {
    pub now: Moment,
    /// Whether its player has not looked for as long as the patience says.
    pub patience: bool,
}

/// What a seat's words say, patience last: it says what silence would.
pub fn read<G: Words>(
    game: &G,
    seat: Seat,
    said: &Said<G>,
    (view, legal): (&G::View, &G::Legal),
    ripe: Ripe,
) -> Reading<G> {
    let reading = G::read_words(said, view, legal, ripe.now);
    let Reading::Asks(why) = reading else { return reading };
    match G::patience(said).filter(|_| ripe.patience).map(|patience| patience.then) {
        Some(Then::Silence) => G::impatient(game, said, (view, legal), seat, why)
            .map_or(reading, |action| Reading::Says(action, Source::Patience)),
        Some(Then::Ask) | None => reading,
    }
}

/// What a seat's words come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<G: Words> {
    Says(G::Action, Source<G::Kind>),
    Asks(Why<G::Lapse>),
}

/// Why a seat is asked although it may have said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why<L> {
    /// It has said nothing about this.
    NoWord,
    /// It wants to be asked.
    Wished,
    /// What it said does not fit; it is never bent.
    Lapsed(L),
}

/// Where an answer came from, in the order in which they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source<K> {
    Hand,
    /// A word of this kind; of several the one at this position.
    Word(K, usize),
    Patience,
    Silence,
    Bot,
    Caretaker,
}

impl<K: WordKind> Source<K> {
    pub fn how(self) -> How {
        match self {
            Source::Hand => How::Hand,
            Source::Word(kind, _) => kind.how(),
            Source::Patience => How::Patience,
            Source::Silence => How::Silence,
            Source::Bot => How::Bot,
            Source::Caretaker => How::Caretaker,
        }
    }

    /// Whether its player said so ahead.
    pub fn is_word(self) -> bool {
        match self {
            Source::Word(..) | Source::Patience => true,
            Source::Hand | Source::Silence | Source::Bot | Source::Caretaker => false,
        }
    }
}

/// What time has brought about at a table.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    pub now: Moment,
    /// Seats whose clock is out for the question as it is.
    pub silent: SeatSet,
    /// Seats whose player has not looked for as long as his patience says.
    pub impatient: SeatSet,
}

impl Times {
    /// Nobody's time is out.
    pub fn plenty(now: Moment) -> Self {
        Self { now, silent: SeatSet::NONE, impatient: SeatSet::NONE }
    }
}
