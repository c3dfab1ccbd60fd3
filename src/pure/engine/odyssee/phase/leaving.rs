//! A player leaves for good (G-40, G-61). No action of a seat does this, and no line of today's log: the caretaker keeps the
//! seat of whoever is away, and a table that nobody wants any more is closed. It is here so that the rule has its place.

use super::{Landing, Phase};
use crate::engine::odyssee::event::{Event, Reason};
use crate::engine::odyssee::{Odyssee, Seat};
use crate::engine::{Game as _, Outcome};

impl Odyssee {
    /// Takes a seat out of the running game; one that is not there changes nothing.
    pub fn leave(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let at_table = self.outcome() == Outcome::Running && self.at_table().contains(seat);
        if !at_table {
            return;
        }
        // A landing under way ends as if the ship were lost: its card goes back (G-16).
        if let Phase::Card(task) = self.phase
            && seat == self.active
        {
            self.return_card(task, events);
        }
        let player = &mut self.players[seat];
        let cards = player.held();
        player.cards.clear();
        (player.ship, player.gifts, player.crew) = (None, 0, 0);
        (player.hunger, player.doom, player.favor) = (0, 0, 0);
        (player.skips, player.lands) = (false, false);
        self.gone = self.gone.union(cards);
        events.push(Event::Left { seat });

        let left = self.at_table();
        if let (1, Some(last)) = (left.len(), left.iter().next()) {
            return self.end(Outcome::Won(last), Reason::LastLeft, events);
        }
        if seat == self.active {
            return self.hand_over(events);
        }
        match self.phase {
            // His island is met like one whose owner has no card (G-17).
            Phase::Landing(Landing::Newcomer | Landing::Owner { .. } | Landing::Price { .. })
                if self.landing_owner() == seat =>
            {
                self.settle_down(events);
            }
            Phase::Meeting(meeting) if [meeting.first, meeting.second].contains(&seat) => {
                self.meet_from(meeting.pair + 1, events);
            }
            Phase::Battle(battle) if [battle.first, battle.second].contains(&seat) => {
                self.meet_from(battle.pair + 1, events);
            }
            Phase::Turn { .. }
            | Phase::Sail { .. }
            | Phase::Landing(_)
            | Phase::Card(_)
            | Phase::Meeting(_)
            | Phase::Battle(_)
            | Phase::Over(_) => {}
        }
    }
}
