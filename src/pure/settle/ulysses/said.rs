//! Everything a seat of Ulysses has said ahead, by its kinds: how each is laid down, and how it is stored.

use super::WordExpected;
use super::word::{Course, Envelope, NextPage, Order, Plan};
use crate::engine::log::How;
use crate::engine::ulysses::{GOALS, Ulysses};
use crate::settle::patience::Patience;
use crate::settle::words::{Form, Kept, NotLaid, Occasion, Shape, WordKind, Words as _, Written};

/// More than anybody can keep in mind.
pub const ORDERS_MAX: usize = 12;
/// As many places as anybody has goals.
pub const COURSE_MAX: u8 = GOALS;

/// Everything a seat has said ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    pub envelope: Option<Kept<Envelope>>,
    /// The one for this movement and the one for the next, in the order in which they were written.
    pub next: Vec<Kept<NextPage>>,
    pub plan: Option<Kept<Plan>>,
    /// The first that says something counts.
    pub orders: Vec<Kept<Order>>,
    pub course: Option<Kept<Course>>,
    pub patience: Option<Patience>,
}

/// The kinds of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// About the present movement.
    Envelope,
    /// About the next movement: a line for each place.
    Next,
    /// About the own next turn.
    Plan,
    /// About every movement until they end, a line for each.
    Orders,
    /// About every movement until its places are reached.
    Course,
    Patience,
}

impl WordKind for Kind {
    const ALL: &'static [Kind] = &[Kind::Envelope, Kind::Next, Kind::Plan, Kind::Orders, Kind::Course, Kind::Patience];

    fn name(self) -> &'static str {
        match self {
            Kind::Envelope => "envelope",
            Kind::Next => "next",
            Kind::Plan => "plan",
            Kind::Orders => "orders",
            Kind::Course => "course",
            Kind::Patience => "patience",
        }
    }

    fn shape(self) -> Shape {
        match self {
            Kind::Envelope | Kind::Plan | Kind::Course => Shape::One,
            Kind::Next | Kind::Orders => Shape::Many,
            Kind::Patience => Shape::Undated,
        }
    }

    fn form(self) -> Form {
        match self {
            Kind::Envelope => Form::Answer,
            Kind::Next | Kind::Plan | Kind::Course => Form::Either,
            Kind::Orders | Kind::Patience => Form::Apart,
        }
    }

    fn how(self) -> How {
        match self {
            Kind::Envelope => How::Envelope,
            // A plan is written on the same page, for the movement after this one.
            Kind::Next | Kind::Plan => How::Next,
            Kind::Orders | Kind::Course => How::Order,
            Kind::Patience => How::Patience,
        }
    }
}

type Laid = Result<(), NotLaid<WordExpected>>;

impl Said {
    /// An envelope for the present movement, in place of what the one that lies there says to the same. Halves that it leaves
    /// out stay as they were.
    pub fn put_envelope(&mut self, at: Occasion, newer: Envelope) {
        let older = self.envelope.take().filter(|kept| kept.at.same_matter(at));
        let older = older.map_or_else(Envelope::default, |kept| kept.word);
        let word = Envelope {
            quiet: newer.quiet.or(older.quiet),
            contested: newer.contested.or(older.contested),
            won: newer.won.or(older.won),
        };
        self.envelope = Some(Kept { word, at });
    }

    /// A page for the next movement, or none, in place of one written in the same movement. What was written before is
    /// about this one.
    pub fn put_next(&mut self, at: Occasion, page: Option<NextPage>) {
        self.next.retain(|kept| !kept.at.same_matter(at));
        self.next.extend(page.map(|word| Kept { word, at }));
    }

    /// All orders anew. One that was there before keeps its age, and so its end.
    pub fn put_orders(&mut self, at: Occasion, orders: Vec<Order>) {
        let mut before = std::mem::take(&mut self.orders);
        let kept = |word| match before.iter().position(|kept: &Kept<Order>| kept.word == word) {
            Some(same) => before.swap_remove(same),
            None => Kept { word, at },
        };
        self.orders = orders.into_iter().map(kept).collect();
    }

    pub(super) fn lay(&mut self, game: &Ulysses, at: Occasion, kind: Kind, text: &str) -> Laid {
        match kind {
            Kind::Envelope => match said(text, |text| word(game, text))? {
                Some(envelope) => self.put_envelope(at, envelope),
                None => self.envelope = None,
            },
            Kind::Next => self.put_next(at, said(text, |text| word(game, text))?),
            Kind::Plan => self.plan = said(text, |text| word(game, text))?.map(|word| Kept { word, at }),
            Kind::Orders => {
                let orders: Vec<Order> = text.lines().map(|line| word(game, line)).collect::<Result<_, _>>()?;
                if orders.len() > ORDERS_MAX {
                    return Err(NotLaid::TooMany);
                }
                self.put_orders(at, orders);
            }
            Kind::Course => {
                let course: Option<Course> = said(text, |text| word(game, text))?;
                // Whoever sets it has seen what stopped the one before.
                self.course = course.map(|word| Kept { word: Course { stopped: None, ..word }, at });
            }
            Kind::Patience => self.patience = said(text, patience)?,
        }
        Ok(())
    }

    pub(super) fn written(&self, game: &Ulysses, kind: Kind) -> Vec<Kept<String>> {
        fn line<W: Written<Ulysses>>(game: &Ulysses, kept: &Kept<W>) -> Kept<String> {
            Kept { word: kept.word.write(game), at: kept.at }
        }
        match kind {
            Kind::Envelope => self.envelope.iter().map(|kept| line(game, kept)).collect(),
            Kind::Next => self.next.iter().map(|kept| line(game, kept)).collect(),
            Kind::Plan => self.plan.iter().map(|kept| line(game, kept)).collect(),
            Kind::Orders => self.orders.iter().map(|kept| line(game, kept)).collect(),
            Kind::Course => self.course.iter().map(|kept| line(game, kept)).collect(),
            Kind::Patience => {
                let written = self.patience.iter().map(|patience| patience.written(Ulysses::SILENCE));
                written.map(|word| Kept { word, at: Occasion::default() }).collect()
            }
        }
    }

    pub(super) fn put_back(&mut self, game: &Ulysses, kind: Kind, line: &Kept<String>) -> Laid {
        fn kept<W: Written<Ulysses>>(game: &Ulysses, line: &Kept<String>) -> Result<Kept<W>, NotLaid<WordExpected>> {
            Ok(Kept { word: word(game, &line.word)?, at: line.at })
        }
        match kind {
            Kind::Envelope => self.envelope = Some(kept(game, line)?),
            Kind::Next => self.next.push(kept(game, line)?),
            Kind::Plan => self.plan = Some(kept(game, line)?),
            Kind::Orders => self.orders.push(kept(game, line)?),
            Kind::Course => self.course = Some(kept(game, line)?),
            Kind::Patience => self.patience = Some(patience(&line.word)?),
        }
        Ok(())
    }
}

/// Withdrawn, or read.
fn said<T, E>(text: &str, read: impl FnOnce(&str) -> Result<T, E>) -> Result<Option<T>, E> {
    if text.is_empty() { Ok(None) } else { read(text).map(Some) }
}

fn word<W: Written<Ulysses>>(game: &Ulysses, text: &str) -> Result<W, NotLaid<WordExpected>> {
    W::read(game, text).map_err(NotLaid::Unreadable)
}

fn patience(text: &str) -> Result<Patience, NotLaid<WordExpected>> {
    Patience::read(text, Ulysses::SILENCE).map_err(NotLaid::NotPatience)
}
