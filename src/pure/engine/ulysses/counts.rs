//! What everyone at the table can count (U-INFO-2, U-INFO-3): written into the archive after every step, so that a
//! reader who follows the cards finds a slip where it happens.

use serde::Serialize;

use super::phase::Phase;
use super::{Cards, Player, SeatSet, Ulysses};
use crate::engine::{Game as _, PerSeat};

#[derive(Serialize)]
pub(super) struct Counts {
    /// Who is asked now.
    asked: SeatSet,
    hands: PerSeat<u8>,
    deck: u8,
    discard: Cards,
    /// The cards of blue, red and black in a discussion.
    sides: [Cards; 3],
    /// The goal piles.
    piles: [u8; 4],
    hidden: PerSeat<u8>,
    revealed: PerSeat<u8>,
    temples: PerSeat<u8>,
    temple_stock: u8,
    /// On the board.
    plagues: u8,
}

pub(super) fn counts(game: &Ulysses) -> Counts {
    let each = |count: fn(&Player) -> u8| game.players.iter().map(count).collect();
    Counts {
        asked: game.to_act(),
        hands: each(|player| player.hand.total()),
        deck: game.deck.count(),
        discard: game.discard,
        sides: match game.phase {
            Phase::Discussion(discussion) => discussion.cards,
            Phase::Action | Phase::Asking(_) | Phase::Wind | Phase::Over(_) => [Cards::NONE; 3],
        },
        piles: game.piles.map(|pile| pile.count()),
        hidden: each(|player| player.hidden.len()),
        revealed: each(|player| player.revealed.count()),
        temples: each(|player| player.temples),
        temple_stock: game.temple_stock(),
        plagues: game.plagues.len(),
    }
}
