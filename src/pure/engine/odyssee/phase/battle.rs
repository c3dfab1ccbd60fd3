//! The battle: rounds until a hero falls, then, on or an offer (O-FIGHT-2 to O-FIGHT-5, G-29, G-55).

use serde::{Deserialize, Serialize};

use super::{Meeting, Phase};
use crate::engine::odyssee::action::Exchange;
use crate::engine::odyssee::event::{Cause, Event};
use crate::engine::odyssee::legal::Refused;
use crate::engine::odyssee::{Action, Illegal, Legal, Odyssee, Question, Seat};

/// So many ties running end the battle (G-29).
const TIES_MAX: u8 = 3;

/// A battle after a hero has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Battle {
    /// Which pair of this turn it is.
    pub(crate) pair: u8,
    pub(crate) first: Seat,
    pub(crate) second: Seat,
    /// Who lost the hero: he speaks first (G-55).
    pub(crate) loser: Seat,
    /// Whether the loser has had his word.
    pub(crate) winner_speaks: bool,
    pub(crate) offer: Option<Exchange>,
}

impl Battle {
    fn winner(self) -> Seat {
        if self.loser == self.first { self.second } else { self.first }
    }

    pub(crate) fn speaker(self) -> Seat {
        if self.winner_speaks { self.winner() } else { self.loser }
    }

    pub(crate) fn listener(self) -> Seat {
        if self.winner_speaks { self.loser } else { self.winner() }
    }

    pub(crate) fn asked(self) -> Seat {
        if self.offer.is_some() { self.listener() } else { self.speaker() }
    }

    pub(crate) fn question(self) -> Question {
        if self.offer.is_some() { Question::Offer } else { Question::Battle }
    }
}

pub(crate) fn legal(game: &Odyssee, battle: Battle, seat: Seat) -> Legal {
    let other = if seat == battle.first { battle.second } else { battle.first };
    match battle.offer {
        None => Legal::Battle(game.deal_range(seat, other)),
        Some(Exchange { gives, wants }) => {
            Legal::Proposal { exchange: Exchange { gives: wants, wants: gives }, refused: Refused::Onward }
        }
    }
}

pub(crate) fn apply(
    game: &mut Odyssee,
    battle: Battle,
    action: &Action,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (speaker, listener) = (battle.speaker(), battle.listener());
    match (battle.offer, *action) {
        (None, Action::On) => game.go_on_fighting(battle, events),
        (None, Action::Offer(exchange)) => {
            game.check_exchange(speaker, listener, exchange, None)?;
            game.phase = Phase::Battle(Battle { offer: Some(exchange), ..battle });
        }
        (Some(exchange), Action::Accept) => {
            if game.check_exchange(speaker, listener, exchange, None).is_err() {
                events.push(Event::ProposalLapsed { seat: speaker }); // G-53
                game.phase = Phase::Battle(Battle { offer: None, ..battle });
                return Ok(());
            }
            game.exchange(speaker, listener, exchange, events);
            game.part(battle.first, battle.second, battle.pair, events);
        }
        (Some(_), Action::Refuse) => game.go_on_fighting(Battle { offer: None, ..battle }, events), // G-30
        _ => return Err(Illegal::OtherQuestion(battle.question())),
    }
    Ok(())
}

impl Odyssee {
    pub(super) fn begin_battle(&mut self, meeting: Meeting, events: &mut Vec<Event>) {
        let Meeting { pair, first, second, .. } = meeting;
        events.push(Event::BattleBegan { first, second });
        self.fight(pair, first, second, events);
    }

    /// The loser's word, then the winner's, then the next rounds.
    fn go_on_fighting(&mut self, battle: Battle, events: &mut Vec<Event>) {
        if battle.winner_speaks {
            self.fight(battle.pair, battle.first, battle.second, events);
        } else {
            self.phase = Phase::Battle(Battle { winner_speaks: true, ..battle });
        }
    }

    /// Rounds until a hero falls, or until ties end the battle.
    fn fight(&mut self, pair: u8, first: Seat, second: Seat, events: &mut Vec<Event>) {
        for ties in 1..=TIES_MAX {
            let sums = [first, second].map(|seat| self.roll_sail(seat, events) + self.players[seat].crew);
            if sums[0] == sums[1] {
                events.push(Event::Tied { first, second, ties });
                continue;
            }
            let loser = if sums[0] < sums[1] { first } else { second };
            let player = &mut self.players[loser];
            player.crew -= 1;
            events.push(Event::HeroesLost { seat: loser, count: 1, crew: player.crew });
            if player.crew > 0 {
                let battle = Battle { pair, first, second, loser, winner_speaks: false, offer: None };
                self.phase = Phase::Battle(battle);
            } else {
                self.lose_ship(loser, Cause::Battle, events); // O-FIGHT-5
                self.meet_from(pair + 1, events);
            }
            return;
        }
        self.part(first, second, pair, events);
    }
}
