//! Arbitrary actions, sensible or not: whatever can be written down, near enough to the game to be legal now and then.

use crate::engine::ulysses::{Action, Card, Cards, Color, Marking, Means, Place, PlaceSet, Side, Ulysses};
use crate::engine::{Seat, Stream};

pub(super) fn action(game: &Ulysses, seat: Seat, chance: &mut Stream) -> Action {
    let hand = game.players.get(usize::from(seat.number())).map_or(Cards::NONE, |player| player.hand);
    let price = game.players.get(usize::from(seat.number())).map_or(1, |player| player.temples);
    let place = place(game, seat, chance);
    let paid = cards(hand, price, chance);
    let means = Means::ALL[chance.index(2) as usize];
    let marking = Marking { place, cards: votes(chance), clear: if chance.index(2) == 0 { Cards::NONE } else { paid } };
    match chance.index(14) {
        0 => Action::Pandora(means),
        1 => Action::Plague { place, means },
        2 => Action::Unplague { place, cards: paid },
        3 => Action::Exchange { goal: place, pile: Color::ALL[chance.index(4) as usize], cards: paid },
        4 => Action::Temple { temples: temples(price, chance), others: paid },
        5 => Action::Propose(place),
        6 => Action::Stay,
        7 => Action::Wind(means),
        8 => Action::Rest,
        9 => Action::Agree,
        10 => Action::Object(marking),
        11 => Action::Pass,
        12 => Action::Support { side: Side::ALL[chance.index(3) as usize], cards: votes(chance) },
        _ => Action::Black(marking),
    }
}

fn place(game: &Ulysses, seat: Seat, chance: &mut Stream) -> Place {
    let near = game.board().neighbors(game.ship);
    let own = game.players.get(usize::from(seat.number())).map_or(PlaceSet::NONE, |player| player.hidden);
    let among = match chance.index(5) {
        0 => PlaceSet::ALL,
        1 => game.plagues,
        2 => own,
        _ => near,
    };
    let among = if among.is_empty() { PlaceSet::ALL } else { among };
    among.iter().nth(chance.index(u32::from(among.len())) as usize).unwrap()
}

/// About as many cards as the price, mostly from the hand.
fn cards(hand: Cards, price: u8, chance: &mut Stream) -> Cards {
    if chance.index(16) == 0 {
        return any_cards(chance);
    }
    let mut left: Vec<Card> = if chance.index(4) == 0 { Card::ALL.to_vec() } else { hand.iter().collect() };
    let count = usize::from(price) + chance.index(8).saturating_sub(6) as usize;
    chance.shuffle(&mut left);
    left.into_iter().chain([Card::Objection]).take(count).collect()
}

/// Any number of each kind, up to all there are; at least one card.
fn any_cards(chance: &mut Stream) -> Cards {
    let mut cards = Cards::NONE;
    for card in Card::ALL {
        cards += Cards::of(card, chance.index(u32::from(card.supply()) + 1) as u8);
    }
    if cards.is_empty() { Card::Objection.into() } else { cards }
}

fn votes(chance: &mut Stream) -> Cards {
    if chance.index(16) == 0 {
        return any_cards(chance);
    }
    let mut cards = Cards::of(Card::Objection, chance.index(4) as u8);
    cards += Cards::of(Card::Zeus, chance.index(6).saturating_sub(4) as u8);
    if chance.index(10) == 0 {
        cards += Cards::from(Card::ALL[chance.index(6) as usize]);
    }
    if cards.is_empty() { Card::Objection.into() } else { cards }
}

fn temples(price: u8, chance: &mut Stream) -> Cards {
    let zeus = chance.index(u32::from(price.min(11)) + 1) as u8;
    let mut cards = Cards::of(Card::Zeus, zeus);
    cards += Cards::of(Card::Temple, price - zeus);
    if cards.is_empty() || chance.index(10) == 0 {
        cards += Card::Wind.into();
    }
    cards
}
