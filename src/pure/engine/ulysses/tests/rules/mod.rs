//! A test for every rule, named by its id in `docs/rules/ulysses.md` and the sentence it holds. Which test holds which
//! rule is listed in `docs/rules/ulysses-tests.md`; `table` checks that the list is true and complete.

mod actions;
mod asking;
mod black;
mod clearing;
mod components;
mod czech;
mod discussion;
mod draw;
mod exchange;
mod goals;
mod knowledge;
mod leading;
mod length;
mod pandora;
mod plague;
mod proposal;
mod refusals;
mod setup;
mod sides;
mod table;
mod temple;
mod turn;
mod wind;
mod zeus;

use crate::engine::ulysses::fixture::{Fixture, key, seat};
use crate::engine::ulysses::{Options, Place, PlaceSet, Question, Ruleset, Ulysses};
use crate::engine::{Deal, Game as _, Setup};

/// A fresh deal.
fn deal(people: u8, number: u64) -> Setup<Ulysses> {
    let (ruleset, options) = (Ruleset::default(), Options::default());
    Ulysses::setup(&Deal { ruleset, options, people, bots: 0, key: key(number) }).expect("three to five")
}

impl Fixture {
    /// The active player proposes, everyone agrees, and the ship goes there.
    fn sails_to(self, id: &str) -> Self {
        let (active, seats) = (self.game().active, self.game().seats());
        let asked = self.play(&format!("{active} propose {id}"));
        active.round(seats).skip(1).fold(asked, |fixture, seat| fixture.play(&format!("{seat} agree"))).ship_at(id)
    }

    /// The active player plays no wind, and the next turn begins.
    fn rests(self) -> Self {
        let active = self.game().active;
        self.play(&format!("{active} rest"))
    }

    /// Whether an action would be accepted now.
    fn accepts(&self, line: &str) -> bool {
        let (number, action) = line.split_once(' ').expect("a seat and an action");
        let action = self.game().read(action).unwrap_or_else(|misread| panic!("{line}: {misread:?}"));
        let seat = seat(number.parse().expect("the number of a seat"));
        self.game().clone().apply(seat, &action, &mut Vec::new()).is_ok()
    }

    /// The places for which an action would be accepted now; `{}` stands for the place.
    fn accepts_places(&self, line: &str) -> PlaceSet {
        let board = self.game().board();
        Place::all().filter(|place| self.accepts(&line.replace("{}", board.id(*place)))).collect()
    }

    /// What is asked, and of whom.
    fn question(&self) -> Option<(u8, Question)> {
        let view = self.view();
        Some((view.to_act.iter().next()?.number(), view.question?))
    }

    /// How many cards each hand has.
    fn hands(&self) -> Vec<u8> {
        self.view().players.iter().map(|player| player.hand).collect()
    }

    fn temples_of(&self, number: u8) -> u8 {
        self.view().players[seat(number)].temples
    }

    /// The goals a seat still hides.
    fn goals_of(&self, number: u8) -> PlaceSet {
        self.view_of(number).own.expect("the seat is at the table").goals
    }

    /// The goals a seat has revealed, in their order.
    fn revealed_of(&self, number: u8) -> Vec<&str> {
        let revealed = self.view().players[seat(number)].revealed;
        revealed.iter().map(|goal| self.game().board().id(*goal)).collect()
    }
}
