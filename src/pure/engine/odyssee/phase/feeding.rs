//! A turn begins: the crew is fed or hungers, a skipped turn passes, a landing that is due is made (O-TURN-3, -4, 4.3). A turn
//! ends: the hunger check, then the next player (G-22). Nobody is asked here.

use super::Phase;
use crate::engine::odyssee::event::{Cause, Event, Reason};
use crate::engine::odyssee::{Odyssee, STONES_MAX, Seat, SeatSet, Site};
use crate::engine::{Game as _, Outcome};

impl Odyssee {
    pub(in crate::engine::odyssee) fn begin_turn(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        events.push(Event::TurnBegan { round: self.round, turn: self.turn, seat });
        self.moved = SeatSet::NONE;
        let player = &mut self.players[seat];
        // G-20: the next three turns, whatever becomes of them.
        let free = player.favor > 0;
        player.favor = player.favor.saturating_sub(1);
        self.feed(seat, events);

        let player = &mut self.players[seat];
        if std::mem::take(&mut player.skips) {
            events.push(Event::TurnSkipped { seat });
            return self.end_turn(events);
        }
        if std::mem::take(&mut player.lands) {
            return self.land_as_due(seat, events);
        }
        if self.site_of(seat) == Some(Site::Ithaca) && self.players[seat].is_entitled() {
            return self.end(Outcome::Won(seat), Reason::Home, events); // G-48
        }
        self.phase = Phase::Turn { free };
    }

    /// O-FEED-1, O-HUNG-1, O-HUNG-2.
    fn feed(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        if player.gifts > 0 {
            player.gifts -= 1;
            events.push(Event::Fed { seat, gifts: player.gifts });
        } else if player.hunger < STONES_MAX {
            player.hunger += 1;
            events.push(Event::Hungered { seat, stones: player.hunger });
            if player.hunger == STONES_MAX {
                player.doom = 2; // G-22: this turn and the next.
            }
        } else {
            events.push(Event::Starved { seat }); // No fourth stone.
        }
    }

    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        let player = &mut self.players[seat];
        if player.doom > 0 {
            player.doom -= 1;
            if player.doom == 0 {
                self.lose_ship(seat, Cause::Hunger, events);
            }
        }
        self.hand_over(events);
    }

    /// The next player, unless the last round is over (G-39).
    pub(super) fn hand_over(&mut self, events: &mut Vec<Event>) {
        events.push(Event::TurnEnded { turn: self.turn, seat: self.active });
        let Some(next) = self.at_table().next_after(self.active) else { return };
        if next <= self.active {
            if self.round >= self.options.round_limit.rounds() {
                return self.end(self.standing(), Reason::RoundLimit, events);
            }
            self.round += 1;
        }
        self.turn += 1;
        self.active = next;
        self.begin_turn(events);
    }

    pub(super) fn end(&mut self, outcome: Outcome, reason: Reason, events: &mut Vec<Event>) {
        let winners = match outcome {
            Outcome::Running => SeatSet::NONE,
            Outcome::Won(seat) => SeatSet::only(seat),
            Outcome::Shared(seats) => seats,
        };
        self.phase = Phase::Over(outcome);
        events.push(Event::GameOver { winners, reason });
    }

    /// Those who have not left.
    pub(in crate::engine::odyssee) fn at_table(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.players[*seat].ship.is_some()).collect()
    }

    /// Gifts from the stock, as far as it goes (G-25); they end the hunger (G-23).
    pub(super) fn gain(&mut self, seat: Seat, wanted: u8, events: &mut Vec<Event>) {
        let count = wanted.min(self.stock());
        if count > 0 {
            let gifts = self.players[seat].gifts + count;
            self.players[seat].gifts = gifts;
            events.push(Event::Gained { seat, count, gifts });
            self.end_hunger(seat, events);
        }
        if count < wanted {
            events.push(Event::GainLapsed { seat, count: wanted - count });
        }
    }

    pub(super) fn end_hunger(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        if player.hunger > 0 {
            (player.hunger, player.doom) = (0, 0);
            events.push(Event::HungerEnded { seat });
        }
    }
}
