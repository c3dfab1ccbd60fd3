//! Everything a seat of Odyssee has said ahead, by its kinds: how each is laid down, and how it is stored.

use super::battle::{BATTLES_MAX, Battle};
use super::course::Course;
use super::hand::{HANDS_MAX, Hand};
use super::meet::{MEETS_MAX, Meet};
use super::plan::Plan;
use super::track::Track;
use super::{WordExpected, stored};
use crate::engine::log::How;
use crate::engine::odyssee::{Odyssee, View};
use crate::engine::{Eye, Game as _};
use crate::settle::patience::Patience;
use crate::settle::words::{Form, Kept, NotLaid, Occasion, Shape, WordKind, Words as _, Written};

/// Everything a seat has said ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// For the first own turn after the one in which it was written.
    pub plan: Option<Kept<Tracked<Plan>>>,
    pub course: Option<Kept<Tracked<Course>>>,
    /// Of each of these the first that fits counts.
    pub hands: Vec<Kept<Hand>>,
    pub meets: Vec<Kept<Meet>>,
    pub battles: Vec<Kept<Battle>>,
    pub patience: Option<Patience>,
}

/// A word with what its player never writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracked<W> {
    pub word: W,
    pub track: Track,
}

/// The kinds of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// About the own next turn.
    Plan,
    /// About every own turn until its last leg.
    Course,
    /// About landings on own islands, until changed; a line for each.
    Hand,
    /// About meetings, until changed; a line for each.
    Meet,
    /// About battles, until changed; a line for each.
    Battle,
    Patience,
}

impl WordKind for Kind {
    const ALL: &'static [Kind] = &[Kind::Plan, Kind::Course, Kind::Hand, Kind::Meet, Kind::Battle, Kind::Patience];

    fn name(self) -> &'static str {
        match self {
            Kind::Plan => "plan",
            Kind::Course => "course",
            Kind::Hand => "hand",
            Kind::Meet => "meet",
            Kind::Battle => "battle",
            Kind::Patience => "patience",
        }
    }

    fn shape(self) -> Shape {
        match self {
            Kind::Plan | Kind::Course => Shape::One,
            Kind::Hand | Kind::Meet | Kind::Battle => Shape::Many,
            Kind::Patience => Shape::Undated,
        }
    }

    fn form(self) -> Form {
        match self {
            Kind::Plan | Kind::Course | Kind::Hand | Kind::Meet | Kind::Battle => Form::Either,
            Kind::Patience => Form::Apart,
        }
    }

    fn how(self) -> How {
        match self {
            Kind::Plan => How::Next,
            Kind::Course | Kind::Hand | Kind::Meet | Kind::Battle => How::Order,
            Kind::Patience => How::Patience,
        }
    }
}

type Laid<T = ()> = Result<T, NotLaid<WordExpected>>;

impl Said {
    /// A plan written at this table as it is, in place of the one that lies there.
    pub fn put_plan(&mut self, at: Occasion, plan: Plan, view: &View) {
        self.plan = Some(Kept { word: Tracked { word: plan, track: Track::begun(view) }, at });
    }

    /// The same of a course.
    pub fn put_course(&mut self, at: Occasion, course: Course, view: &View) {
        self.course = Some(Kept { word: Tracked { word: course, track: Track::begun(view) }, at });
    }

    /// The words for meetings, in their order.
    pub(super) fn meets(&self) -> Vec<Meet> {
        self.meets.iter().map(|kept| kept.word).collect()
    }

    pub(super) fn battles(&self) -> Vec<Battle> {
        self.battles.iter().map(|kept| kept.word).collect()
    }

    pub(super) fn lay(&mut self, game: &Odyssee, at: Occasion, kind: Kind, text: &str) -> Laid {
        let view = || game.view(Eye::Public);
        match kind {
            Kind::Plan => match one(game, text)? {
                Some(plan) => self.put_plan(at, plan, &view()),
                None => self.plan = None,
            },
            Kind::Course => match one(game, text)? {
                Some(course) => self.put_course(at, course, &view()),
                None => self.course = None,
            },
            Kind::Hand => self.hands = lines(game, at, text, HANDS_MAX)?,
            Kind::Meet => self.meets = lines(game, at, text, MEETS_MAX)?,
            Kind::Battle => self.battles = lines(game, at, text, BATTLES_MAX)?,
            Kind::Patience => self.patience = if text.is_empty() { None } else { Some(patience(text)?) },
        }
        Ok(())
    }

    /// As it is stored: a plan and a course with what goes with them.
    pub(super) fn written(&self, game: &Odyssee, kind: Kind) -> Vec<Kept<String>> {
        fn line<W: Written<Odyssee>>(game: &Odyssee, kept: &Kept<W>) -> Kept<String> {
            Kept { word: kept.word.write(game), at: kept.at }
        }
        fn tracked<W: Written<Odyssee>>(game: &Odyssee, kept: &Kept<Tracked<W>>) -> Kept<String> {
            let Tracked { word, track } = &kept.word;
            Kept { word: format!("{}\n{}", word.write(game), stored::write(track, game.board())), at: kept.at }
        }
        match kind {
            Kind::Plan => self.plan.iter().map(|kept| tracked(game, kept)).collect(),
            Kind::Course => self.course.iter().map(|kept| tracked(game, kept)).collect(),
            Kind::Hand => self.hands.iter().map(|kept| line(game, kept)).collect(),
            Kind::Meet => self.meets.iter().map(|kept| line(game, kept)).collect(),
            Kind::Battle => self.battles.iter().map(|kept| line(game, kept)).collect(),
            Kind::Patience => {
                let written = self.patience.iter().map(|patience| patience.written(Odyssee::SILENCE));
                written.map(|word| Kept { word, at: Occasion::default() }).collect()
            }
        }
    }

    pub(super) fn put_back(&mut self, game: &Odyssee, kind: Kind, line: &Kept<String>) -> Laid {
        fn kept<W: Written<Odyssee>>(game: &Odyssee, line: &Kept<String>) -> Laid<Kept<W>> {
            Ok(Kept { word: word(game, &line.word)?, at: line.at })
        }
        fn tracked<W: Written<Odyssee>>(game: &Odyssee, line: &Kept<String>) -> Laid<Kept<Tracked<W>>> {
            let (text, track) = stored::split(&line.word, game).map_err(NotLaid::Unreadable)?;
            Ok(Kept { word: Tracked { word: word(game, text)?, track }, at: line.at })
        }
        match kind {
            Kind::Plan => self.plan = Some(tracked(game, line)?),
            Kind::Course => self.course = Some(tracked(game, line)?),
            Kind::Hand => self.hands.push(kept(game, line)?),
            Kind::Meet => self.meets.push(kept(game, line)?),
            Kind::Battle => self.battles.push(kept(game, line)?),
            Kind::Patience => self.patience = Some(patience(&line.word)?),
        }
        Ok(())
    }
}

/// Withdrawn, or read.
fn one<W: Written<Odyssee>>(game: &Odyssee, text: &str) -> Laid<Option<W>> {
    if text.is_empty() { Ok(None) } else { word(game, text).map(Some) }
}

/// All lines of a kind anew.
fn lines<W: Written<Odyssee>>(game: &Odyssee, at: Occasion, text: &str, most: usize) -> Laid<Vec<Kept<W>>> {
    let words: Vec<W> = text.lines().map(|line| word(game, line)).collect::<Result<_, _>>()?;
    if words.len() > most {
        return Err(NotLaid::TooMany);
    }
    Ok(words.into_iter().map(|word| Kept { word, at }).collect())
}

fn word<W: Written<Odyssee>>(game: &Odyssee, text: &str) -> Laid<W> {
    W::read(game, text).map_err(NotLaid::Unreadable)
}

fn patience(text: &str) -> Laid<Patience> {
    Patience::read(text, Odyssee::SILENCE).map_err(NotLaid::NotPatience)
}
