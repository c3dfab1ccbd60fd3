//! The sailor: sound heuristics, no search. Everything it decides comes from one measure, the worth of a place
//! (`worth`), in tenths of a movement; the other files say what follows from it for each question.

mod asking;
mod candidates;
mod chart;
mod discussion;
mod exchange;
mod mood;
mod notes;
mod pay;
mod plague;
mod rivals;
mod stance;
mod standing;
mod turn;
mod ways;
mod wind;
mod worth;

pub use notes::Notes;
pub use stance::{Back, Stance, Wish};
pub(super) use standing::standing;

use chart::Chart;
use mood::Mood;
use rivals::Rivals;
use ways::Ways;

use super::situation::Situation;
use crate::bot::Dice;
use crate::engine::ulysses::{Action, Board, Cards, Legal, Own, Place, View};

/// What the sailor has in mind while answering one question.
struct Mind<'a> {
    view: &'a View,
    own: Own,
    mood: Mood<'a>,
    chart: &'a Chart,
    ways: &'a Ways,
    rivals: Rivals,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, mood: Mood<'a>, notes: &'a mut Notes) -> Option<Self> {
        let own = view.own?;
        let (chart, ways) = notes.ways(view.options.board, view.plagues, &own);
        Some(Self { view, own, mood, chart, ways, rivals: Rivals::of(view, &own) })
    }

    fn board(&self) -> &'static Board {
        self.view.options.board
    }

    fn hand(&self) -> Cards {
        self.own.hand
    }
}

pub(super) fn choose(view: &View, legal: &Legal, dice: &Dice, notes: &mut Notes) -> Option<Action> {
    let mind = Mind::new(view, Mood::in_movement(view, dice), notes)?;
    match legal {
        Legal::Nothing => None,
        Legal::Action(range) => Some(turn::act(&mind, range)),
        Legal::Asking(range) => Some(asking::answer(&mind, range)),
        Legal::Discussion(range) => Some(discussion::answer(&mind, range)),
        Legal::Wind(usable) => Some(wind::answer(&mind, *usable)),
    }
}

/// Answers worth trying, the sailor's own first.
pub(super) fn candidates(view: &View, legal: &Legal, dice: &Dice) -> Vec<Action> {
    let mut notes = Notes::default();
    let Some(own) = choose(view, legal, dice, &mut notes) else { return Vec::new() };
    let Some(mind) = Mind::new(view, Mood::calm(), &mut notes) else { return vec![own] };
    let mut actions = vec![own];
    for action in candidates::all(&mind, legal) {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    actions
}

pub(super) fn propose_only(view: &View, legal: &Legal) -> Option<Action> {
    let Legal::Action(range) = legal else { return None };
    let mut notes = Notes::default();
    let mind = Mind::new(view, Mood::calm(), &mut notes)?;
    Some(turn::propose(&mind, range.propose))
}

/// What the sailor wants from a contested movement, for writing the contested half of an envelope: it holds for as long
/// as the same discs lie. None if the situation is no discussion in which the seat could be asked.
pub fn stance(view: &View, situation: &Situation, dice: &Dice) -> Option<Stance> {
    let (view, legal) = situation.imagined(view)?;
    let mut notes = Notes::default();
    let mind = Mind::new(&view, Mood::in_movement(&view, dice), &mut notes)?;
    match legal {
        Legal::Discussion(range) => Some(stance::in_discussion(&mind, range.black.as_ref())),
        Legal::Nothing | Legal::Action(_) | Legal::Asking(_) | Legal::Wind(_) => None,
    }
}

/// All places without a plague, best first: a plan for wherever the ship is.
pub fn by_worth(view: &View) -> Vec<Place> {
    let mut notes = Notes::default();
    let Some(mind) = Mind::new(view, Mood::calm(), &mut notes) else { return Vec::new() };
    let mut places: Vec<Place> = Place::all().filter(|place| !view.plagues.contains(*place)).collect();
    places.sort_by_key(|place| std::cmp::Reverse(mind.worth(*place)));
    places
}

/// The ways on from a place, best first, for the page about the next movement and for plans. Plagued ones are left out.
pub fn ways_on(view: &View, ship: Place) -> Vec<Place> {
    let mut notes = Notes::default();
    let Some(mind) = Mind::new(view, Mood::calm(), &mut notes) else { return Vec::new() };
    let mut places: Vec<Place> = mind.board().neighbors(ship).without(view.plagues).iter().collect();
    places.sort_by_key(|place| std::cmp::Reverse(mind.worth(*place)));
    places
}
