//! What everyone at the table can count (O-INFO-1): written into the archive after every step, so that a reader who follows
//! gifts, chips, heroes and cards finds a slip where it happens.

use serde::Serialize;

use super::set::Numbered as _;
use super::{CardSet, Hand, ISLES, Odyssee, Player, SeatSet};
use crate::engine::{Game as _, PerSeat};

#[derive(Serialize)]
pub(super) struct Counts {
    /// Who is asked now.
    asked: SeatSet,
    gifts: PerSeat<u8>,
    stock: u8,
    /// In hand.
    chips: PerSeat<u8>,
    crews: PerSeat<u8>,
    hunger: PerSeat<u8>,
    /// In the order in which they were got.
    cards: PerSeat<Hand>,
    /// Where ships are, by hex; none for whoever has left.
    ships: PerSeat<Option<&'static str>>,
    /// Of islands 1 to 15.
    owners: [Option<crate::engine::Seat>; ISLES],
    rim_chips: [SeatSet; ISLES],
    /// Rim fields that have a card, face down or open.
    rim: super::IsleSet,
    /// Cards out of the game.
    gone: CardSet,
}

pub(super) fn counts(game: &Odyssee) -> Counts {
    let each = |count: fn(&Player) -> u8| game.players.iter().map(count).collect();
    let board = game.board();
    Counts {
        asked: game.to_act(),
        gifts: each(|player| player.gifts),
        stock: game.stock(),
        chips: each(|player| player.chips),
        crews: each(|player| player.crew),
        hunger: each(|player| player.hunger),
        cards: game.players.iter().map(|player| player.cards).collect(),
        ships: game.players.iter().map(|player| player.ship.map(|hex| board.hex_name(hex))).collect(),
        owners: game.owners,
        rim_chips: game.rim_chips,
        rim: super::Isle::all().filter(|isle| game.rim[isle.index()].is_some()).collect(),
        gone: game.gone,
    }
}
