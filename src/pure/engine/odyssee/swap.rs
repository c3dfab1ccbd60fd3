//! Another world that an eye cannot tell from this one: what is hidden is dealt anew. For tests of the hand-swap law, and for
//! bots that think about what may be.

use super::set::Numbered as _;
use super::{Card, Eye, IsleSet, Odyssee, Seat};
use crate::engine::DealKey;

/// The face-down cards that the eye has not seen change places. The key, which no eye sees, is another one, so later rolls
/// differ.
pub(super) fn other_world(game: &Odyssee, eye: Eye, key: &DealKey) -> Odyssee {
    let mut world = *game;
    world.key = *key;
    let known = match eye {
        Eye::Archive => return world,
        Eye::Public => IsleSet::NONE,
        Eye::Seat(seat) => game.players.get(usize::from(seat.number())).map_or(IsleSet::NONE, |player| player.looked),
    };
    let hidden = game.face_down().without(known);
    let mut cards: Vec<Option<Card>> = hidden.iter().map(|isle| game.rim[isle.index()]).collect();
    key.stream(0).shuffle(&mut cards);
    hidden.iter().zip(cards).for_each(|(isle, card)| world.rim[isle.index()] = card);
    world
}

/// What the seat knows and nothing else: the face-down cards that it has not seen lie sorted.
pub(super) fn veiled(game: &Odyssee, seat: Seat) -> Odyssee {
    let mut world = *game;
    world.key = DealKey::BLANK;
    let known = game.players.get(usize::from(seat.number())).map_or(IsleSet::NONE, |player| player.looked);
    let hidden = game.face_down().without(known);
    let mut cards: Vec<Option<Card>> = hidden.iter().map(|isle| game.rim[isle.index()]).collect();
    cards.sort_by_key(|card| card.map(|card| card.index()));
    hidden.iter().zip(cards).for_each(|(isle, card)| world.rim[isle.index()] = card);
    world
}
