//! Which cards leave the hand: the least useful first.

use super::stance::Wish;
use crate::engine::ulysses::{Card, Cards, Marking};

/// From what the sailor misses least to what it misses most.
const LEAST_MISSED: [Card; 6] = [Card::Plague, Card::Pandora, Card::Temple, Card::Wind, Card::Objection, Card::Zeus];

/// That many cards of any kind.
pub(super) fn any(hand: Cards, count: u8) -> Cards {
    take(hand, count, &LEAST_MISSED)
}

/// That many cards that count for a side.
pub(super) fn votes(hand: Cards, count: u8) -> Cards {
    take(hand, count, &[Card::Objection, Card::Zeus])
}

/// That many temple cards.
pub(super) fn temples(hand: Cards, count: u8) -> Cards {
    take(hand, count, &[Card::Temple, Card::Zeus])
}

/// Placing a disc with so many cards, and paying the price if a plague must go.
pub(super) fn marking(hand: Cards, wish: &Wish, count: u8, price: u8) -> Marking {
    let cards = votes(hand, count);
    let mut rest = hand;
    rest -= cards;
    Marking { place: wish.place, cards, clear: if wish.clear { any(rest, price) } else { Cards::NONE } }
}

fn take(hand: Cards, count: u8, kinds: &[Card]) -> Cards {
    let mut taken = Cards::NONE;
    for card in kinds {
        let more = hand.count(*card).min(count - taken.total());
        taken += Cards::of(*card, more);
    }
    taken
}
