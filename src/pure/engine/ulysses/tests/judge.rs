//! A second judge that knows only the ranges of `legal` and the hand: `apply` must always agree with it.

use crate::engine::ulysses::{Action, Board, Card, Cards, DiscRange, Legal, Marking};

pub(super) fn permits(legal: &Legal, action: &Action, hand: Cards, board: &Board) -> bool {
    match (legal, *action) {
        (Legal::Action(range), Action::Pandora(means)) => range.pandora.contains(means),
        (Legal::Action(range), Action::Plague { place, means }) => {
            range.plague.contains(means) && range.plague_places.contains(place)
        }
        (Legal::Action(range), Action::Unplague { place, cards }) => {
            range.unplague.contains(place) && cards.total() == range.price && hand.contains(cards)
        }
        (Legal::Action(range), Action::Exchange { goal, pile, cards }) => {
            range.exchange_goals.contains(goal)
                && range.may_draw(board.color(goal), pile)
                && cards.total() == range.price
                && hand.contains(cards)
        }
        (Legal::Action(range), Action::Temple { temples, others }) => {
            let joker = temples.count(Card::Temple) + temples.count(Card::Zeus);
            range.temple
                && joker == range.price
                && temples.total() == range.price
                && others.total() == range.price
                && hand.contains(temples.plus(others))
        }
        (Legal::Action(range), Action::Propose(place)) => range.propose.contains(place),
        (Legal::Action(range), Action::Stay) => range.stay,
        (Legal::Asking(_), Action::Agree) => true,
        (Legal::Asking(range), Action::Object(marking)) => marks(range, &marking, hand),
        (Legal::Discussion(_), Action::Pass) => true,
        (Legal::Discussion(range), Action::Support { side, cards }) => {
            let fits = range.support(side).is_some_and(|range| range.contains(cards.total()));
            fits && cards.votes() == cards.total() && hand.contains(cards)
        }
        (Legal::Discussion(range), Action::Black(marking)) => {
            range.black.is_some_and(|range| marks(&range, &marking, hand))
        }
        (Legal::Wind(usable), Action::Wind(means)) => usable.contains(means),
        (Legal::Wind(_), Action::Rest) => true,
        _ => false,
    }
}

fn marks(range: &DiscRange, Marking { place, cards, clear }: &Marking, hand: Cards) -> bool {
    let fits = if clear.is_empty() {
        range.free.contains(*place) && range.cards.contains(cards.total())
    } else {
        range.plagued.contains(*place) && range.cards_clearing.contains(cards.total()) && clear.total() == range.price
    };
    fits && cards.votes() == cards.total() && hand.contains(cards.plus(*clear))
}
