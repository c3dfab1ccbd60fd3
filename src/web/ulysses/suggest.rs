//! Which cards a form offers to play or to pay. Only a filling of number fields that the player sees, may change and
//! reviews; it says the same for the same hand.

use crate::engine::ulysses::{Card, Cards};

/// What a letter's choice plays, too.
pub(super) use crate::text::ulysses::letter::votes;

/// Temple cards before Zeus.
pub(super) fn temples(hand: Cards, count: u8) -> Cards {
    first_of([Card::Temple, Card::Zeus], hand, count)
}

/// What can be spared best: always from the kind held most, Pandora and Zeus only when nothing else is left.
pub(super) fn spare(mut hand: Cards, count: u8) -> Cards {
    let mut spared = Cards::NONE;
    for _ in 0..count {
        let common = [Card::Objection, Card::Temple, Card::Wind, Card::Plague].map(|card| (hand.count(card), card));
        let most = common.into_iter().filter(|(held, _)| *held > 0).max_by_key(|(held, _)| *held);
        let rare = [Card::Pandora, Card::Zeus].into_iter().find(|card| hand.count(*card) > 0);
        let Some(card) = most.map(|(_, card)| card).or(rare) else { break };
        hand -= card.into();
        spared += card.into();
    }
    spared
}

pub(super) fn without(mut hand: Cards, cards: Cards) -> Cards {
    hand -= cards;
    hand
}

fn first_of(kinds: [Card; 2], hand: Cards, count: u8) -> Cards {
    let fitting = hand.iter().filter(|card| *card == kinds[0]).chain(hand.iter().filter(|card| *card == kinds[1]));
    fitting.take(usize::from(count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ulysses::fixture::cards;

    #[test]
    fn zeus_and_pandora_are_kept_and_the_largest_heap_pays() {
        for (hand, count, expected) in [
            ("3o1w1z", 2, "2o"),
            ("1o1t1w1x", 1, "1x"),
            ("2o2x1p", 3, "1o2x"),
            ("1z1p", 1, "1p"),
            ("1o1z1p", 3, "1o1z1p"),
        ] {
            assert_eq!(spare(cards(hand), count), cards(expected), "{count} of {hand}");
        }
        assert_eq!(votes(cards("1o2w2z"), 2), cards("1o1z"));
        assert_eq!(temples(cards("3o1t2z"), 3), cards("1t2z"));
    }
}
