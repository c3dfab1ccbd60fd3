//! A table as its log tells it: the game, and who holds the seats.

use serde::{Deserialize, Serialize};

use super::{Handle, Service, ServiceFault};
use crate::engine::{Deal, Game, Outcome, PerSeat, Seat, SeatSet, SetupError};

/// The state after some entries of a log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<G: Game> {
    game: G,
    order: PerSeat<u8>,
    holders: Vec<Handle>,
    /// Counted so far, those included whose seat was given away.
    people: u8,
    away: SeatSet,
    closed: bool,
}

impl<G: Game> Table<G> {
    /// Deals; the consequences are added to `events`.
    pub fn deal(deal: &Deal<G>, events: &mut Vec<G::Event>) -> Result<Self, SetupError> {
        let setup = G::setup(deal)?;
        events.extend(setup.events);
        let holders = setup.order.iter().map(|number| Handle::of(*number, deal.people)).collect();
        let (order, people) = (setup.order, deal.people);
        Ok(Self { game: setup.game, order, holders, people, away: SeatSet::NONE, closed: false })
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// For each seat the number of the participant who began there.
    pub fn order(&self) -> &PerSeat<u8> {
        &self.order
    }

    /// Who holds each seat now.
    pub fn holders(&self) -> &[Handle] {
        &self.holders
    }

    /// The seats that the caretaker keeps.
    pub fn away(&self) -> SeatSet {
        self.away
    }

    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether everything may be told: no entry of a seat will follow.
    pub fn is_over(&self) -> bool {
        self.closed || self.game.outcome() != Outcome::Running
    }

    /// The next person counted at this table.
    pub fn next_person(&self) -> Handle {
        Handle::Person(self.people.saturating_add(1))
    }

    /// The written form of the deal: ruleset, options, and the participants in seat order, a bot with its kind.
    /// `kinds` are those of the bots in joining order.
    pub fn deal_form<K: AsRef<str>>(deal: &Deal<G>, order: &PerSeat<u8>, kinds: &[K]) -> String {
        let seats: Vec<String> = order.iter().map(|number| seat_form(*number, deal.people, kinds)).collect();
        format!("deal {} {} seats {}", deal.ruleset, deal.options, seats.join(","))
    }

    /// Carries out an action of a seat. A closed table takes none.
    pub fn act(&mut self, seat: Seat, action: &G::Action, events: &mut Vec<G::Event>) -> Result<(), G::Illegal> {
        assert!(!self.closed, "nothing comes after closing a table");
        self.game.apply(seat, action, events)
    }

    /// Carries out a line of the service.
    pub fn serve(&mut self, service: Service) -> Result<(), ServiceFault> {
        if self.closed {
            return Err(ServiceFault::Closed);
        }
        if self.is_over() {
            // Otherwise a log cut off before its last line would still be whole.
            return Err(ServiceFault::Over);
        }
        match service {
            Service::Away(seat) => {
                if self.holder(seat)?.is_bot() {
                    return Err(ServiceFault::SeatOfABot);
                }
                if self.away.contains(seat) {
                    return Err(ServiceFault::AlreadyAway);
                }
                self.away.insert(seat);
            }
            Service::Back(seat) => {
                self.holder(seat)?;
                if !self.away.contains(seat) {
                    return Err(ServiceFault::NotAway);
                }
                self.away.remove(seat);
            }
            Service::Given { seat, to } => {
                self.holder(seat)?;
                let next = self.next_person();
                if to != next {
                    return Err(ServiceFault::NotNext { next });
                }
                self.people = self.people.saturating_add(1);
                self.holders[usize::from(seat.number())] = to;
                self.away.remove(seat);
            }
            Service::Closed => self.closed = true,
        }
        Ok(())
    }

    fn holder(&self, seat: Seat) -> Result<Handle, ServiceFault> {
        self.holders.get(usize::from(seat.number())).copied().ok_or(ServiceFault::NoSuchSeat)
    }
}

fn seat_form<K: AsRef<str>>(number: u8, people: u8, kinds: &[K]) -> String {
    let handle = Handle::of(number, people);
    match (handle, number.checked_sub(people).and_then(|bot| kinds.get(usize::from(bot)))) {
        (Handle::Bot(_), Some(kind)) => format!("{handle}:{}", kind.as_ref()),
        (Handle::Bot(_) | Handle::Person(_), _) => handle.to_string(),
    }
}
