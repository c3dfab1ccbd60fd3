//! Placing the red or the black disc: one indivisible step of clearing, disc and cards (U-DISC-4 to 6, U-BLCK-1, -2).

use super::discussion::{Disc, Discussion};
use crate::engine::Seat;
use crate::engine::ulysses::{
    Card, CardRange, Cards, DiscRange, Event, Illegal, Marking, Place, PlaceSet, Side, Ulysses,
};

/// What the rules ask of a new disc: which places are taken, and how many cards it needs.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    pub(super) taken: &'a [Option<Disc>; 3],
    pub(super) least: u8,
    pub(super) most: u8,
}

pub(super) fn legal(game: &Ulysses, seat: Seat, terms: Terms<'_>) -> DiscRange {
    let player = &game.players[seat];
    let taken: PlaceSet = terms.taken.iter().flatten().map(|disc| disc.place).collect();
    let neighbors = game.board().neighbors(game.ship).without(taken);
    let votes = player.hand.votes();
    let range = |votes: u8| CardRange { least: terms.least, most: votes.min(terms.most) };
    let cards = range(votes);
    // Whatever pays may be a vote or not: at most all cards but the price are left to play.
    let cards_clearing = range(votes.min(player.hand.total().saturating_sub(player.temples)));
    let may_clear = game.ruleset.disc_may_clear() && !cards_clearing.is_empty();
    DiscRange {
        free: if cards.is_empty() { PlaceSet::NONE } else { neighbors.without(game.plagues) },
        cards,
        plagued: if may_clear { neighbors.intersection(game.plagues) } else { PlaceSet::NONE },
        cards_clearing,
        price: player.temples,
    }
}

pub(super) fn check(game: &Ulysses, seat: Seat, marking: &Marking, terms: Terms<'_>) -> Result<(), Illegal> {
    if !game.board().neighbors(game.ship).contains(marking.place) {
        return Err(Illegal::NotANeighbor);
    }
    if let Some(side) = side_at(terms.taken, marking.place) {
        return Err(Illegal::PlaceTaken(side));
    }
    check_votes(marking.cards)?;
    if marking.cards.total() < terms.least {
        return Err(Illegal::TooFew { needed: terms.least });
    }
    if marking.cards.total() > terms.most {
        return Err(Illegal::TooMany { most: terms.most }); // D-06
    }
    check_clearing(game, seat, marking)?;
    game.check_in_hand(seat, marking.cards.plus(marking.clear))
}

/// Puts the disc down after [`check`].
pub(super) fn place(
    game: &mut Ulysses,
    discussion: &mut Discussion,
    side: Side,
    marking: &Marking,
    events: &mut Vec<Event>,
) {
    let seat = discussion.asked;
    if !marking.clear.is_empty() {
        game.pay(seat, marking.clear, events);
        game.remove_plague(seat, marking.place, events); // It stays cleared even if the side loses (S-44).
    }
    discussion.discs[side as usize] = Some(Disc { place: marking.place, owner: seat });
    events.push(Event::DiscPlaced { seat, side, place: marking.place });
}

/// Only objections and Zeus count for a side (U-DISC-13).
pub(super) fn check_votes(cards: Cards) -> Result<(), Illegal> {
    match cards.misfit(|card| matches!(card, Card::Objection | Card::Zeus)) {
        None => Ok(()),
        Some(card) => Err(Illegal::NotAVote(card)),
    }
}

fn check_clearing(game: &Ulysses, seat: Seat, marking: &Marking) -> Result<(), Illegal> {
    if marking.clear.is_empty() {
        return if game.plagues.contains(marking.place) { Err(Illegal::Plagued) } else { Ok(()) };
    }
    if !game.ruleset.disc_may_clear() {
        return Err(Illegal::NoClearing); // D-03
    }
    if !game.plagues.contains(marking.place) {
        return Err(Illegal::NothingToClear); // S-44
    }
    game.check_price(seat, marking.clear) // U-DISC-6
}

fn side_at(discs: &[Option<Disc>; 3], place: Place) -> Option<Side> {
    Side::ALL.into_iter().find(|side| discs[*side as usize].is_some_and(|disc| disc.place == place))
}
