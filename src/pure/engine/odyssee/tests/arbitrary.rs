//! Arbitrary actions, sensible or not: whatever can be written down, near enough to the game to be legal now and then.

use crate::engine::odyssee::{
    Action, Arrow, Card, CardSet, Direction, Exchange, GIFTS, Hex, Isle, IsleSet, Numbered, Odyssee, Price, Set, Terms,
};
use crate::engine::{Game as _, Seat, Stream};

/// One or two kinds of answer for each question; the words of other questions now and then.
pub(super) fn action(game: &Odyssee, seat: Seat, chance: &mut Stream) -> Action {
    use crate::engine::odyssee::Question as Q;
    let kind = |from: u32, count: u32, chance: &mut Stream| from + chance.index(count);
    let number = match game.question().filter(|_| chance.index(4) > 0) {
        Some(Q::Turn) => kind(0, 2, chance),
        Some(Q::Sail) => kind(2, 2, chance).max(kind(2, 2, chance)),
        Some(Q::Land) => kind(4, 2, chance),
        Some(Q::Give) => kind(6, 3, chance),
        Some(Q::Price | Q::Proposal | Q::Offer) => kind(9, 2, chance),
        Some(Q::Winds) => [1, 11][chance.index(2) as usize],
        Some(Q::Cattle) => kind(12, 2, chance),
        Some(Q::Toll) => kind(14, 2, chance),
        Some(Q::Look) => 16,
        Some(Q::Meeting) => kind(17, 4, chance),
        Some(Q::Battle) => kind(21, 2, chance),
        None => chance.index(23),
    };
    match number {
        0 => Action::Die,
        1 => Action::Arrow(Arrow { origin: hex(game, chance), direction: Direction::ALL[chance.index(6) as usize] }),
        2 => Action::Stay,
        3 => Action::Sail(end(game, seat, chance)),
        4 => Action::Land,
        5 => Action::Bid(Price { terms: terms(game, chance), card: card(game, chance) }),
        6 => Action::Give(card(game, chance)),
        7 => Action::Take,
        8 => {
            let price = Price { terms: terms(game, chance), card: card(game, chance) };
            Action::Ask { price, otherwise: card(game, chance) }
        }
        9 => Action::Accept,
        10 => Action::Refuse,
        11 => Action::Calm,
        12 => Action::Feast,
        13 => Action::Graze,
        14 => Action::Hero,
        15 => Action::Gifts,
        16 => Action::Look([isle(chance), isle(chance)].into_iter().collect()),
        17 => Action::Peace,
        18 => Action::Fight,
        19 => Action::Demand(terms(game, chance)),
        20 => Action::Trade(Exchange { gives: terms(game, chance), wants: terms(game, chance) }),
        21 => Action::On,
        _ => Action::Offer(Exchange { gives: terms(game, chance), wants: terms(game, chance) }),
    }
}

fn hex(game: &Odyssee, chance: &mut Stream) -> Hex {
    let count = game.board().hexes().len();
    Hex::new(chance.index(count as u32) as usize).unwrap()
}

/// Mostly not far from the ship, now and then one of the places where a ship may not go.
fn end(game: &Odyssee, seat: Seat, chance: &mut Stream) -> Hex {
    let board = game.board();
    let from = game.players.get(usize::from(seat.number())).and_then(|player| player.ship);
    match (chance.index(12), from) {
        (0, _) => board.ithaca(),
        (1, _) => board.troy()[0],
        (2, _) | (_, None) => hex(game, chance),
        (_, Some(from)) => {
            let steps = (0..chance.index(6)).map(|_| Direction::ALL[chance.index(6) as usize]);
            steps.fold(from, |at, direction| board.neighbor(at, direction).unwrap_or(at))
        }
    }
}

fn isle(chance: &mut Stream) -> Isle {
    Isle::at(chance.index(15) as usize).unwrap()
}

/// Mostly one that somebody holds.
fn card(game: &Odyssee, chance: &mut Stream) -> Card {
    one_of(held(game), chance).filter(|_| chance.index(8) > 0).unwrap_or(Card::at(chance.index(15) as usize).unwrap())
}

fn terms(game: &Odyssee, chance: &mut Stream) -> Terms {
    if chance.index(16) == 0 {
        return any_terms(chance);
    }
    let mut terms = Terms::gifts(chance.index(6).saturating_sub(3) as u8);
    if chance.index(5) == 0 {
        terms.cards.insert(card(game, chance));
    }
    if chance.index(5) == 0 {
        // All islands of one owner, or one of them.
        let owner = Seat::new(chance.index(u32::from(game.seats())) as u8).unwrap();
        let isles = game.isles_of(owner);
        terms.isles = if chance.index(3) == 0 { isles } else { one_of(isles, chance).into_iter().collect() };
    }
    terms
}

/// Any number of each, up to all there are.
fn any_terms(chance: &mut Stream) -> Terms {
    let gifts = chance.index(u32::from(GIFTS) + 1) as u8;
    let cards = Card::all().filter(|_| chance.index(2) == 0).collect();
    let isles: IsleSet = Isle::all().filter(|_| chance.index(2) == 0).collect();
    Terms { gifts, cards, isles }
}

fn held(game: &Odyssee) -> CardSet {
    game.players.iter().fold(CardSet::NONE, |held, player| held.union(player.held()))
}

fn one_of<T: Numbered>(set: Set<T>, chance: &mut Stream) -> Option<T> {
    if set.is_empty() { None } else { set.iter().nth(chance.index(u32::from(set.len())) as usize) }
}
