//! The ship moves, goals are shown, the turn goes on or ends (rules 3.9 to 3.11). Nobody is asked here.

use super::Phase;
use crate::engine::ulysses::{Cards, Event, GOALS, Place, Reason, Side, Ulysses};
use crate::engine::{Game as _, Outcome, Seat, SeatSet};

impl Ulysses {
    /// The ship goes to the place of the side that won; the cards of all sides go to the discard (U-DISC-18).
    pub(super) fn sail(&mut self, side: Side, place: Place, cards: Cards, events: &mut Vec<Event>) {
        self.discard += cards;
        events.push(Event::Settled { side, cards });
        events.push(Event::ShipMoved { from: self.ship, to: place });
        self.ship = place;
        if let Some(winner) = self.show_goal(place, events) {
            return self.end(Outcome::Won(winner), Reason::FourthGoal, events);
        }
        match side {
            Side::Blue => self.phase = Phase::Wind, // S-73: no matter who carried it.
            Side::Red | Side::Black => self.hand_over(events), // U-WIND-5
        }
    }

    /// The turn ends; the next player's begins, unless it was the last one (U-TURN-3, S-87).
    pub(super) fn hand_over(&mut self, events: &mut Vec<Event>) {
        events.push(Event::TurnEnded { turn: self.turn, seat: self.active });
        if self.limit_is_reached() {
            return self.end(self.standing(), Reason::TurnLimit, events);
        }
        self.turn += 1;
        self.active = self.active.left(self.seats());
        self.begin_turn(events);
    }

    /// Whoever holds the goal of the place shows it (U-GOAL-1); the seat, if it was his fourth (U-END-1).
    fn show_goal(&mut self, place: Place, events: &mut Vec<Event>) -> Option<Seat> {
        let seat = Seat::all(self.seats()).find(|seat| self.players[*seat].hidden.contains(place))?;
        let player = &mut self.players[seat];
        player.hidden.remove(place);
        player.revealed.push(place);
        let revealed = player.revealed.count();
        events.push(Event::GoalShown { seat, goal: place, revealed });
        (revealed == GOALS).then_some(seat)
    }

    fn end(&mut self, outcome: Outcome, reason: Reason, events: &mut Vec<Event>) {
        let winners = match outcome {
            Outcome::Running => SeatSet::NONE,
            Outcome::Won(seat) => SeatSet::only(seat),
            Outcome::Shared(seats) => seats,
        };
        // Nothing is counted towards the limit any more: the state of a finished game looks the same in every ruleset.
        self.winds = 0;
        self.phase = Phase::Over(outcome);
        events.push(Event::GameOver { winners, reason });
    }
}
