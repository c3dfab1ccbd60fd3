//! The sailor: sound heuristics, no search. Everything it decides comes from one measure: how many turns each ship still
//! needs to be home (`course`, `stores`), and what share of the chances that leaves to each (`fortune`). The other files say
//! what follows from it for each question. Only sums and products of fractions are used, so that every machine counts alike.

mod battle;
mod candidates;
mod course;
mod deal;
mod fortune;
mod landing;
mod meeting;
mod notes;
mod sail;
mod stores;
mod storm;
mod tale;

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

pub(super) use notes::Notes;

use super::turn;
use course::Stops;
use fortune::Fortune;

use crate::bot::Dice;
use crate::bot::pilot::WHOLE;
use crate::engine::odyssee::{Action, Board, CARDS, Legal, View};
use crate::engine::{PerSeat, SEATS_MAX, Seat};

/// The occasion of a turn's mood, beside the questions' numbers.
const MOOD: u64 = 0xff << 32;

/// What the sailor has in mind while answering one question.
struct Mind<'a> {
    view: &'a View,
    me: Seat,
    /// So that nobody can read it like a table: by how much a bargain or a battle must be better than none. A share of the
    /// chances; it lasts a turn. The dice are rolled when it is first wanted.
    caution: OnceCell<f64>,
    dice: Option<&'a Dice>,
    fortunes: PerSeat<Fortune>,
    /// How many turns each seat needs as things are, reckoned when first wanted.
    turns_now: [OnceCell<Option<f64>>; SEATS_MAX],
    /// What each card would bring a seat, reckoned when first wanted.
    profits: [OnceCell<[f64; CARDS]>; SEATS_MAX],
    /// What a face-down card would bring a seat on the mean, reckoned when first wanted.
    unseen: [OnceCell<f64>; SEATS_MAX],
    /// Where each seat may land, reckoned when first wanted.
    stops: [OnceCell<Rc<Stops>>; SEATS_MAX],
    notes: RefCell<&'a mut Notes>,
}

impl<'a> Mind<'a> {
    /// Without dice it is not cautious at all.
    fn new(view: &'a View, dice: Option<&'a Dice>, notes: &'a mut Notes) -> Option<Self> {
        let me = view.own.as_ref()?.seat;
        let fortunes = Seat::all(view.players.count()).map(|seat| Fortune::of(view, seat)).collect();
        let (caution, turns_now, profits, unseen, stops) = Default::default();
        let notes = RefCell::new(notes);
        Some(Self { view, me, caution, dice, fortunes, turns_now, profits, unseen, stops, notes })
    }

    fn caution(&self) -> f64 {
        let rolled = |dice: &Dice| f64::from(2 + dice.roll(turn(self.view) | MOOD).index(9)) / 1000.0;
        *self.caution.get_or_init(|| self.dice.map_or(0.0, rolled))
    }

    fn board(&self) -> &'static Board {
        self.view.options.board
    }
}

pub(super) fn choose(view: &View, legal: &Legal, dice: &Dice, notes: &mut Notes) -> Option<Action> {
    let mind = Mind::new(view, Some(dice), notes)?;
    Some(match *legal {
        Legal::Nothing => return None,
        Legal::Turn(range) => sail::turn(&mind, range),
        Legal::Sail { ends, .. } => sail::sail(&mind, ends),
        Legal::Land(range) => landing::bid(&mind, &range),
        Legal::Give(range) => landing::give(&mind, &range)?,
        Legal::Price { price, otherwise } => landing::pay(&mind, price, otherwise)?,
        Legal::Winds => storm::bag(&mind),
        Legal::Cattle => tale::feast(&mind),
        Legal::Toll { heroes, gifts } => tale::toll(&mind, heroes, gifts),
        Legal::Look { isles, count } => tale::look(&mind, isles, count),
        Legal::Meeting(range) => meeting::speak(&mind, &range),
        Legal::Proposal { exchange, refused } => meeting::answer(&mind, exchange, refused)?,
        Legal::Battle(range) => meeting::offer(&mind, &range),
    })
}

/// Answers worth trying, the sailor's own first.
pub(super) fn candidates(view: &View, legal: &Legal, dice: &Dice) -> Vec<Action> {
    let mut notes = Notes::default();
    let Some(own) = choose(view, legal, dice, &mut notes) else { return Vec::new() };
    let Some(mind) = Mind::new(view, None, &mut notes) else { return vec![own] };
    let mut actions = vec![own];
    for action in candidates::all(&mind, legal) {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    actions
}

/// The looking seat's share of the chances, in ten-thousandths.
pub(super) fn standing(view: &View, notes: &mut Notes) -> u32 {
    let share = Mind::new(view, None, notes).map_or(0.0, |mind| mind.share(mind.me, &[]));
    (share * f64::from(WHOLE)) as u32
}
