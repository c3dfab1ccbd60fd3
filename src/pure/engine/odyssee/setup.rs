//! Setting up (4.1): the lot for the seats, the cards at the rim, the ships at Troy, and the first feeding.

use super::phase::Phase;
use super::{
    CHIPS, CREW, Card, Deal, Event, GIFTS_AT_START, Hand, ISLES, IsleSet, Odyssee, PerSeat, Player, Seat, SeatSet,
    Setup, SetupError,
};

/// Streams of the deal key; the dice have theirs from 16 on.
const STREAM_SEATS: u64 = 0;
const STREAM_RIM: u64 = 1;

pub(super) fn setup(deal: &Deal<Odyssee>) -> Result<Setup<Odyssee>, SetupError> {
    let seats = deal.seats()?;
    let mut events = Vec::new();
    let mut order: PerSeat<u8> = (0..seats).collect();
    deal.key.shuffle(STREAM_SEATS, &mut order); // G-02
    events.push(Event::SeatsDrawn { stream: STREAM_SEATS, order });
    let mut cards: Hand = Card::all().collect();
    deal.key.shuffle(STREAM_RIM, &mut cards); // O-SETUP-2
    events.push(Event::RimDealt { stream: STREAM_RIM, order: Some(cards) });

    let player = Player { crew: CREW, gifts: GIFTS_AT_START, chips: CHIPS, ..Player::default() }; // O-SETUP-3, -4
    let mut game = Odyssee {
        ruleset: deal.ruleset,
        options: deal.options,
        key: deal.key,
        round: 1,
        turn: 1,
        active: Seat::FIRST, // O-SETUP-5
        phase: Phase::Turn { free: false },
        moved: SeatSet::NONE,
        rim: std::array::from_fn(|field| cards.get(field).copied()),
        open: IsleSet::NONE,
        owners: [None; ISLES],
        rim_chips: [SeatSet::NONE; ISLES],
        gone: Default::default(),
        players: PerSeat::filled(player, seats),
    };
    for seat in Seat::all(seats) {
        game.players[seat].ship = Some(game.trojan_hex(seat));
    }
    game.begin_turn(&mut events);
    Ok(Setup { game, order, events })
}
