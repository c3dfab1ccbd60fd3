//! What a modelled person writes: a sailor's judgement put into words. It sees its own view and nothing else, and leaves
//! open whatever its mood could still change.

mod contested;
mod course;
mod next;
mod standing;

use crate::bot::ulysses::{Movement, Situation, Stage, sailor};
use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::Seat;
use crate::engine::ulysses::{Action, Means, Place, PlaceSet, Question, Ulysses, View};
use crate::settle::ulysses::{Either, Envelope, Proposal, Quiet, Rule, Rules, Third, WayOn, Won, Word};

/// A person with a page before him.
pub(super) struct Pen<'a> {
    pub(super) view: &'a View,
    pub(super) own: Seat,
    pub(super) dice: &'a Dice,
}

impl Pen<'_> {
    /// The whole envelope for the movement that lies before him.
    pub(super) fn envelope(&self) -> Envelope {
        let quiet = match self.view.question {
            Some(Question::Asking) if self.view.active != self.own => Some(self.quiet()),
            Some(_) | None => None,
        };
        let objects = matches!(quiet, Some(Quiet::Object(_)));
        let contested = match self.view.question {
            Some(Question::Asking) => self.rules(&[None], quiet.filter(|_| objects)),
            Some(Question::Discussion) => self.in_discussion(),
            Some(Question::Action | Question::Wind) | None => None,
        };
        Envelope { quiet, contested, won: None }
    }

    fn quiet(&self) -> Quiet {
        self.quiet_in(Situation::QUIET)
    }

    fn quiet_in(&self, situation: Situation) -> Quiet {
        let answer = Ulysses::ahead(BotKind::Sailor, self.view, &situation, self.dice);
        if let Some(Action::Object(marking)) = answer {
            Quiet::Object(marking)
        } else if answer == Some(Action::Agree) {
            Quiet::Agree
        } else {
            Quiet::Ask
        }
    }

    /// What goes with a proposal: the whole movement is the active player's own.
    pub(super) fn proposal(&self, place: Place) -> Proposal {
        let movement = Movement {
            turn: self.view.turn,
            number: self.view.movement,
            active: self.own,
            ship: self.view.ship,
            blue: place,
        };
        let contested = self.rules(&[Some(movement)], None).unwrap_or_else(ask);
        Proposal { place, contested, won: self.won(movement) }
    }

    fn won(&self, movement: Movement) -> Won {
        let situation = Situation { movement: Some(movement), stage: Stage::Won };
        let answer = Ulysses::ahead(BotKind::Sailor, self.view, &situation, self.dice);
        let Some(Action::Wind(means)) = answer else {
            return answer.map_or(Won::Ask, |_| Won::Rest);
        };
        let with = match means {
            Means::Itself => Either::Itself,
            Means::Zeus => Either::Zeus,
        };
        let propose = self.ways(movement.blue);
        Won::Wind { with, next: Some(WayOn { at: movement.blue, propose }) }
    }

    /// The ways on from a place, once it is reached.
    fn ways(&self, ship: Place) -> Vec<Place> {
        let mut view = self.view.clone();
        if let Some(own) = &mut view.own {
            own.goals.remove(ship);
        }
        sailor::ways_on(&view, ship)
    }
}

fn ask() -> Rules {
    Rules(vec![Rule { red: PlaceSet::ALL, first: false, word: Word::Ask, third: Third::Ask }])
}
