//! Every event as an English sentence, for the plain-text form of an archive. No other sentence stands in the engine,
//! and these are together so that they can move to the files of translations.

use super::{Board, Card, Cards, Event, Place, Reason, Seat, Side};

pub(super) fn tell(board: &Board, event: &Event, name: &dyn Fn(Seat) -> String) -> String {
    let place = |place: &Place| board.site(*place).name.en.as_str();
    let places = |places: &[Place]| list(places.iter().map(place));
    match event {
        Event::SeatsDrawn { shuffle, order } => {
            let names = Seat::all(order.count()).map(name);
            format!("Shuffle {shuffle} draws the seats: {}.", list(names))
        }
        Event::PileShuffled { shuffle, color, order } => match order {
            Some(order) => {
                format!("Shuffle {shuffle} makes the {} pile, its top last: {}.", color.name(), places(order))
            }
            None => format!("Shuffle {shuffle} makes the {} pile.", color.name()),
        },
        Event::GoalsDealt { seat, goals } => match goals {
            Some(goals) => format!("{} takes the goals {}.", name(*seat), places(goals)),
            None => format!("{} takes a goal from each pile.", name(*seat)),
        },
        Event::DeckShuffled { shuffle, count, order } => match order {
            Some(order) => format!("Shuffle {shuffle} makes a deck of {}, its top last: {order}.", cards_of(*count)),
            None => format!("Shuffle {shuffle} makes a deck of {}.", cards_of(*count)),
        },
        Event::HandDealt { seat, count, cards } => match cards {
            Some(cards) => format!("{} is dealt {}: {cards}.", name(*seat), cards_of(*count)),
            None => format!("{} is dealt {}.", name(*seat), cards_of(*count)),
        },
        Event::TurnBegan { turn, seat } => format!("Turn {turn} begins; {} is active.", name(*seat)),
        Event::Drew { seat, count, cards } => match cards {
            Some(cards) => format!("{} draws {}: {cards}.", name(*seat), cards_of(*count)),
            None => format!("{} draws {}.", name(*seat), cards_of(*count)),
        },
        Event::DrawLapsed { seat, count } => {
            format!("There is nothing left to draw; {} goes without {}.", name(*seat), cards_of(*count))
        }
        Event::Discarded { seat, cards } => format!("{} discards {}.", name(*seat), words(*cards)),
        Event::PlaguePlaced { seat, place: at } => format!("{} puts a plague on {}.", name(*seat), place(at)),
        Event::PlagueRemoved { seat, place: at } => format!("{} removes the plague from {}.", name(*seat), place(at)),
        Event::GoalReturned { seat, color, goal } => match goal {
            Some(goal) => format!("{} puts {} under the {} pile.", name(*seat), place(goal), color.name()),
            None => format!("{} puts a goal under the {} pile.", name(*seat), color.name()),
        },
        Event::GoalDrawn { seat, color, goal } => match goal {
            Some(goal) => format!("{} draws {} from the {} pile.", name(*seat), place(goal), color.name()),
            None => format!("{} draws a goal from the {} pile.", name(*seat), color.name()),
        },
        Event::TempleBuilt { seat, temples, stock } => {
            format!("{} builds temple number {temples}; {stock} are left in stock.", name(*seat))
        }
        Event::DiscPlaced { seat, side, place: at } => {
            format!("{} puts the {} disc on {}.", name(*seat), side.name(), place(at))
        }
        Event::Played { seat, side, cards, counts } => {
            let [blue, red, black] = counts;
            let count = format!("blue {blue}, red {red}, black {black}");
            format!("{} plays {} for {}: {count}.", name(*seat), words(*cards), side.name())
        }
        Event::Settled { side, cards } => settled(*side, *cards),
        Event::ShipMoved { from, to } => format!("The ship sails from {} to {}.", place(from), place(to)),
        Event::ShipStayed { at } => format!("The ship stays at {}.", place(at)),
        Event::GoalShown { seat, goal, revealed } => {
            format!("{} shows {}, goal number {revealed}.", name(*seat), place(goal))
        }
        Event::MovementBegan { movement } => format!("Movement {movement} of this turn begins."),
        Event::TurnEnded { turn, seat } => format!("Turn {turn}, that of {}, ends.", name(*seat)),
        Event::GameOver { winners, reason } => {
            let why = match reason {
                Reason::FourthGoal => "with the fourth goal shown",
                Reason::TurnLimit => "at the turn limit, with most goals shown",
            };
            format!("The game is over. Won {why}: {}.", list(winners.iter().map(name)))
        }
    }
}

fn settled(side: Side, cards: Cards) -> String {
    if cards.is_empty() {
        return "Nobody objects.".to_owned();
    }
    let side = side.name();
    format!("The discussion ends; {side} wins it. {} played in it go to the discard.", cards_of(cards.total()))
}

fn cards_of(count: u8) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

/// `2 objections and 1 Zeus`.
fn words(cards: Cards) -> String {
    let kinds = Card::ALL.into_iter().filter(|card| cards.count(*card) > 0);
    list(kinds.map(|card| match (card, cards.count(card)) {
        (Card::Zeus, count) => format!("{count} Zeus"),
        (card, 1) => format!("1 {}", word(card)),
        (card, count) => format!("{count} {}s", word(card)),
    }))
}

fn word(card: Card) -> &'static str {
    match card {
        Card::Objection => "objection",
        Card::Temple => "temple",
        Card::Wind => "wind",
        Card::Plague => "plague",
        Card::Zeus => "Zeus",
        Card::Pandora => "Pandora",
    }
}

fn list(items: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text += ", ";
        }
        text += item.as_ref();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ulysses::fixture::Fixture;

    #[test]
    fn a_step_told() {
        let played = Fixture::four().ship("libya").hand(1, "1o1z").play_all(&["0 propose dido"]);
        let played = played.play("1 object zakynthos 1o1z");
        let board = played.game().board();
        let told: Vec<String> =
            played.events().iter().map(|event| tell(board, event, &|seat| format!("Seat {seat}"))).collect();
        let expected = [
            "Seat 1 puts the red disc on Zakynthos.",
            "Seat 1 plays 1 objection, 1 Zeus for red: blue 0, red 2, black 0.",
        ];
        assert_eq!(told, expected);
    }
}
