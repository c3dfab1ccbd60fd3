//! Words: what players say ahead, and what a game must know to read them. Which kinds there are and which comes first is
//! the same for every game; what they say is the game's own.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::bot::Bots;
use crate::engine::log::{How, Moment};
use crate::engine::{Misread, Seat, SeatSet};

use super::patience::Patience;

/// A game whose questions can be answered ahead.
pub trait Words: Bots {
    /// Said about the present movement.
    type Envelope: Written<Self>;
    /// Said about the next movement.
    type NextPage: Written<Self>;
    /// Said about the seat's own next turn.
    type Plan: Written<Self>;
    /// Said about every movement until it ends.
    type Order: Written<Self>;
    /// What a reader of a written form expected.
    type WordExpected: Send + Sync + Copy + Eq + fmt::Debug;
    /// Why a word does not fit what has come about.
    type Lapse: Send + Sync + Copy + Eq + fmt::Debug;

    /// What is open, as far as a letter would tell: the same for every eye.
    fn occasion(view: &Self::View) -> Occasion;

    /// Whether the open round is read as a whole: nobody sees who has answered before all have.
    fn is_closed(view: &Self::View) -> bool;

    /// Who may say something about the present movement, now or ahead: those who may be asked before it is settled, and
    /// whoever moves.
    fn asked(view: &Self::View) -> SeatSet;

    /// Halves that the newer envelope leaves out stay as they were.
    fn complete(newer: Self::Envelope, older: &Self::Envelope) -> Self::Envelope;

    /// What the words of the looking seat say to the question before it, or to the one it would have if it were asked now.
    /// A seat's reader gets nothing but what that seat may know.
    fn read_words(said: &Said<Self>, view: &Self::View, legal: &Self::Legal, ripe: Ripe) -> Reading<Self>;

    /// A word that the rules refuse after all.
    fn refused(reason: Self::Illegal) -> Self::Lapse;

    /// Puts an answer to a closed round into the envelope, in place of what it said to the same question. `view` is the
    /// seat's own.
    fn put_by(said: &mut Said<Self>, view: &Self::View, action: &Self::Action);

    /// Removes what the seat's own answer has used up. Both views are the seat's, before and after it.
    fn used(said: &mut Said<Self>, source: Source, action: &Self::Action, before: &Self::View, after: &Self::View);

    /// Removes what has ended. Both views are public, before and after somebody's answer.
    fn ended(said: &mut Said<Self>, seat: Seat, before: &Self::View, after: &Self::View);
}

/// A word with a designed written form, which is also the stored one.
pub trait Written<G: Words>: Send + Sync + Clone + Eq + fmt::Debug {
    /// Exactly as [`Written::read`] reads it.
    fn write(&self, game: &G) -> String;

    fn read(game: &G, text: &str) -> Result<Self, Misread<G::WordExpected>>;
}

/// Everything a seat has said ahead.
pub struct Said<G: Words> {
    pub envelope: Option<Kept<G::Envelope>>,
    /// The one for this movement and the one for the next, in the order in which they were written.
    pub next: Vec<Kept<G::NextPage>>,
    pub plan: Option<Kept<G::Plan>>,
    /// The first that says something counts.
    pub orders: Vec<Kept<G::Order>>,
    pub patience: Option<Patience>,
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
    /// Of the turn, counted from 1.
    pub movement: u32,
    /// Rises within a movement whenever the question changes; the game's own count.
    pub stage: u8,
}

impl Occasion {
    pub fn same_movement(self, other: Self) -> bool {
        (self.turn, self.movement) == (other.turn, other.movement)
    }

    /// Whether this is of the movement right after the other's.
    pub fn follows(self, other: Self) -> bool {
        let goes_on = self.turn == other.turn && self.movement == other.movement.saturating_add(1);
        goes_on || self.turn == other.turn.saturating_add(1) && self.movement == 1
    }
}

/// What time has made of a seat's words.
#[derive(Clone, Copy, Debug)]
pub struct Ripe {
    pub now: Moment,
    /// Whether its player has not looked for as long as the patience says.
    pub patience: bool,
}

/// What a seat's words come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<G: Words> {
    Says(G::Action, Source),
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
pub enum Source {
    Hand,
    Envelope,
    Next,
    Plan,
    /// Its position among the seat's orders.
    Order(usize),
    Patience,
    Silence,
    Bot,
    Caretaker,
}

impl Source {
    pub fn how(self) -> How {
        match self {
            Source::Hand => How::Hand,
            Source::Envelope => How::Envelope,
            // A plan is written on the same page, for the movement after this one.
            Source::Next | Source::Plan => How::Next,
            Source::Order(_) => How::Order,
            Source::Patience => How::Patience,
            Source::Silence => How::Silence,
            Source::Bot => How::Bot,
            Source::Caretaker => How::Caretaker,
        }
    }

    /// Whether its player said so ahead.
    pub fn is_word(self) -> bool {
        match self {
            Source::Envelope | Source::Next | Source::Plan | Source::Order(_) | Source::Patience => true,
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

impl<G: Words> Default for Said<G> {
    fn default() -> Self {
        Self { envelope: None, next: Vec::new(), plan: None, orders: Vec::new(), patience: None }
    }
}

impl<G: Words> Said<G> {
    /// An envelope for the present movement, in place of what the one that lies there says to the same.
    pub fn put_envelope(&mut self, at: Occasion, word: G::Envelope) {
        let older = self.envelope.take().filter(|kept| kept.at.same_movement(at));
        let word = match older {
            Some(older) => G::complete(word, &older.word),
            None => word,
        };
        self.envelope = Some(Kept { word, at });
    }

    /// A page for the next movement, or none, in place of one written in the same movement. What was written before is
    /// about this one.
    pub fn put_next(&mut self, at: Occasion, page: Option<G::NextPage>) {
        self.next.retain(|kept| !kept.at.same_movement(at));
        self.next.extend(page.map(|word| Kept { word, at }));
    }

    /// All orders anew. One that was there before keeps its age, and so its end.
    pub fn put_orders(&mut self, at: Occasion, orders: Vec<G::Order>) {
        let mut before = std::mem::take(&mut self.orders);
        let kept = |word| match before.iter().position(|kept: &Kept<G::Order>| kept.word == word) {
            Some(same) => before.swap_remove(same),
            None => Kept { word, at },
        };
        self.orders = orders.into_iter().map(kept).collect();
    }
}

impl<G: Words> Clone for Said<G> {
    fn clone(&self) -> Self {
        Self {
            envelope: self.envelope.clone(),
            next: self.next.clone(),
            plan: self.plan.clone(),
            orders: self.orders.clone(),
            patience: self.patience,
        }
    }
}

impl<G: Words> PartialEq for Said<G> {
    fn eq(&self, other: &Self) -> bool {
        self.envelope == other.envelope
            && self.next == other.next
            && self.plan == other.plan
            && self.orders == other.orders
            && self.patience == other.patience
    }
}

impl<G: Words> Eq for Said<G> {}

impl<G: Words> fmt::Debug for Said<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Said")
            .field("envelope", &self.envelope)
            .field("next", &self.next)
            .field("plan", &self.plan)
            .field("orders", &self.orders)
            .field("patience", &self.patience)
            .finish()
    }
}
