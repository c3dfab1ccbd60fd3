//! What an entry's `how` promises, as far as the log itself can tell: who sat there, and what the rules would have
//! answered. Whether words were really said ahead only their player knows.

use std::fmt;

use super::{How, Table};
use crate::engine::{Game, Seat};

impl<G: Game> Table<G> {
    /// Whether the action, which comes next, can have come about that way.
    pub fn check_how(&self, seat: Seat, how: How, action: &G::Action) -> Result<(), HowFault> {
        let Some(holder) = self.holders().get(usize::from(seat.number())) else { return Ok(()) };
        if how == How::Service {
            return Err(HowFault::Service);
        }
        if holder.is_bot() != (how == How::Bot) {
            return Err(if holder.is_bot() { HowFault::SeatOfABot } else { HowFault::SeatOfAPerson });
        }
        let (away, silence) = (self.away().contains(seat), self.game().silence(seat));
        match how {
            How::Service | How::Bot => Ok(()),
            // What somebody said ahead counts as well while the caretaker keeps the seat.
            How::Envelope | How::Next | How::Order | How::Patience => Ok(()),
            How::Hand | How::Silence if away => Err(HowFault::Away),
            How::Hand => Ok(()),
            How::Silence if silence.as_ref() == Some(action) => Ok(()),
            How::Silence => Err(HowFault::NotSilence),
            How::Caretaker if away => Ok(()),
            // Time ran out where the rules demand a choice: the caretaker makes one, and spends nothing.
            How::Caretaker if silence.is_none() && !G::plays_cards(action) => Ok(()),
            How::Caretaker => Err(HowFault::Present),
        }
    }
}

/// Why an entry cannot have come about the way it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowFault {
    /// The service acts for no seat.
    Service,
    /// Only a bot's seat answers as a bot.
    SeatOfAPerson,
    SeatOfABot,
    /// Whoever is away neither answers by hand nor has a clock.
    Away,
    /// Silence answers otherwise here, or not at all.
    NotSilence,
    /// The player is there, and no choice had to be made in his place.
    Present,
}

impl fmt::Display for HowFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Service => "only what the service does belongs to no seat",
            Self::SeatOfAPerson => "the seat belongs to a person, and only a bot's seat answers as a bot",
            Self::SeatOfABot => "the seat belongs to a bot, which answers as a bot only",
            Self::Away => "the seat's player is away, so that the caretaker answers, or what was said ahead",
            Self::NotSilence => "silence answers otherwise here, or not at all",
            Self::Present => {
                "the seat's player is not away, and the caretaker only makes a choice that the rules demand and that \
                 costs nothing"
            }
        })
    }
}

impl std::error::Error for HowFault {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::log::Service;
    use crate::engine::ulysses::{Options, Ruleset, Ulysses};
    use crate::engine::{Deal, DealKey, Digest};

    /// A table of two people and a bot at the first action phase.
    fn table() -> Table<Ulysses> {
        let key = DealKey::from(Digest::of(b"how"));
        let deal = Deal { ruleset: Ruleset::default(), options: Options::default(), people: 2, bots: 1, key };
        Table::deal(&deal, &mut Vec::new()).unwrap()
    }

    fn seat_of(table: &Table<Ulysses>, is_bot: bool) -> Seat {
        let position = table.holders().iter().position(|holder| holder.is_bot() == is_bot).unwrap();
        Seat::new(position as u8).unwrap()
    }

    #[test]
    fn v_3_how_fits_whoever_holds_the_seat() {
        let mut table = table();
        let (person, bot) = (seat_of(&table, false), seat_of(&table, true));
        let agree = table.game().read("agree").unwrap();
        for how in How::ALL {
            let expected = if how == How::Bot { Ok(()) } else { Err(HowFault::SeatOfABot) };
            let expected = if how == How::Service { Err(HowFault::Service) } else { expected };
            assert_eq!(table.check_how(bot, how, &agree), expected, "{how}");
        }
        let said = [How::Hand, How::Envelope, How::Next, How::Order, How::Patience];
        assert!(said.into_iter().all(|how| table.check_how(person, how, &agree).is_ok()));
        assert_eq!(table.check_how(person, How::Bot, &agree), Err(HowFault::SeatOfAPerson));
        table.serve(Service::Away(person)).unwrap();
        assert_eq!(table.check_how(person, How::Hand, &agree), Err(HowFault::Away));
        assert_eq!(table.check_how(person, How::Silence, &agree), Err(HowFault::Away));
        assert_eq!(table.check_how(person, How::Caretaker, &agree), Ok(()));
        assert_eq!(table.check_how(person, How::Order, &agree), Ok(()), "words outlast their player's presence");
        let to = table.next_person();
        table.serve(Service::Given { seat: bot, to }).unwrap();
        assert_eq!(table.check_how(bot, How::Bot, &agree), Err(HowFault::SeatOfAPerson), "the bot has gone");
    }

    #[test]
    fn v_3_silence_and_a_choice_in_a_players_place_spend_nothing() {
        let mut table = table();
        // The seat that begins shall be a person's.
        if table.holders()[0].is_bot() {
            let to = table.next_person();
            table.serve(Service::Given { seat: Seat::FIRST, to }).unwrap();
        }
        let read = |table: &Table<Ulysses>, text: &str| table.game().read(text).unwrap();
        let (propose, pandora) = (read(&table, "propose delos"), read(&table, "pandora p"));
        let check = |table: &Table<Ulysses>, how, action| table.check_how(Seat::FIRST, how, action);
        assert_eq!(check(&table, How::Caretaker, &propose), Ok(()), "the rules demand a choice");
        assert_eq!(check(&table, How::Caretaker, &pandora), Err(HowFault::Present));
        assert_eq!(check(&table, How::Silence, &propose), Err(HowFault::NotSilence));
        table.act(Seat::FIRST, &propose, &mut Vec::new()).unwrap();
        let second = Seat::new(1).unwrap();
        let (agree, object) = (read(&table, "agree"), read(&table, "object cyprus 1o"));
        if !table.holders()[1].is_bot() {
            assert_eq!(table.check_how(second, How::Silence, &agree), Ok(()));
            assert_eq!(table.check_how(second, How::Silence, &object), Err(HowFault::NotSilence));
            assert_eq!(table.check_how(second, How::Caretaker, &agree), Err(HowFault::Present));
        }
    }
}
