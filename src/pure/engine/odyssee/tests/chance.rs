//! Seats, rim and dice, against golden values that a separate program computed from the description of the deal alone; and
//! that a roll depends on nothing but its seat, its die and how often that die was rolled.

use super::random;
use crate::engine::odyssee::fixture::{Fixture, key, seat};
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{Action, Event, Face, Odyssee, Options, Ruleset, favor_stream, sail_stream};
use crate::engine::{Deal, DealKey, Game as _, Seat, ServerSeed, Setup};

fn golden_key() -> DealKey {
    let seed = ServerSeed::new(std::array::from_fn(|i| i as u8));
    DealKey::new("K7QM2", &seed, ["olive", "Šárka", ""])
}

fn golden(people: u8, bots: u8) -> Setup<Odyssee> {
    let (ruleset, options) = (Ruleset::default(), Options::default());
    Odyssee::setup(&Deal { ruleset, options, people, bots, key: golden_key() }).unwrap()
}

#[test]
fn the_lot_and_the_rim() {
    let setup = golden(3, 1);
    assert_eq!(*setup.order, [3, 0, 1, 2]);
    assert_eq!(*golden(6, 0).order, [0, 1, 3, 2, 5, 4]);
    let rim = setup.game.rim.map(|card| card.unwrap().number());
    assert_eq!(rim, [7, 11, 12, 2, 8, 4, 5, 15, 1, 3, 13, 14, 6, 10, 9]);
    let Event::RimDealt { stream: 1, order: Some(order) } = &setup.events[1] else { panic!("the rim is dealt second") };
    assert_eq!(order.iter().map(|card| card.number()).collect::<Vec<_>>(), rim);
}

#[test]
fn the_dice_of_six_seats() {
    let sails = [
        "41322344244331141343",
        "34341422222342444321",
        "33313223122142411142",
        "14223134421313114243",
        "14212342133244224432",
        "13412344312213144121",
    ];
    let favors = [
        "bbbbwbwbwwwbbbwwwbww",
        "bbwwbwbbbbwwbwwwbwbb",
        "bbwbwwbwwbbwbwbbwwbw",
        "bbbbwbbwbwbbbbwwbwwb",
        "wwbbwbwbbwbwbwwbbwbw",
        "bbwbwbwwwbbbwbbbwwbb",
    ];
    let mut game = golden(6, 0).game;
    // Turn and turn about, so that nobody's rolls wait for another's.
    let (mut sailed, mut favored) = ([const { String::new() }; 6], [const { String::new() }; 6]);
    let mut events = Vec::new();
    for _ in 0..20 {
        for seat in Seat::all(6) {
            let number = usize::from(seat.number());
            sailed[number] += &game.roll_sail(seat, &mut events).to_string();
            favored[number] += if game.roll_favor(seat, &mut events) == Face::White { "w" } else { "b" };
        }
    }
    assert_eq!(sailed, sails);
    assert_eq!(favored, favors);
    let last = &events[events.len() - 2..];
    assert_eq!(last[0], Event::SailRolled { seat: seat(5), stream: 26, position: 19, roll: 1 });
    assert_eq!(last[1], Event::FavorRolled { seat: seat(5), stream: 27, position: 19, face: Face::Black });

    game.players[Seat::FIRST].sail_rolls = 1000;
    let late: Vec<u8> = (0..10).map(|_| game.roll_sail(Seat::FIRST, &mut events)).collect();
    assert_eq!(late, [3, 4, 1, 1, 3, 3, 4, 3, 4, 3]);
}

#[test]
fn every_roll_of_a_game_is_the_next_word_of_its_own_die() {
    for number in 0..40 {
        let (mut sails, mut favors) = ([0; 6], [0; 6]);
        random::play(number, |_, events, _| {
            for event in events {
                let (seat, rolls, stream, at, at_stream) = match *event {
                    Event::SailRolled { seat, stream, position, roll } => {
                        assert_eq!(u32::from(roll), 1 + key(number).stream_at(stream, position).index(4));
                        (seat, &mut sails, stream, position, sail_stream(seat))
                    }
                    Event::FavorRolled { seat, stream, position, face } => {
                        let black = key(number).stream_at(stream, position).index(2) == 1;
                        assert_eq!(face == Face::Black, black);
                        (seat, &mut favors, stream, position, favor_stream(seat))
                    }
                    _ => continue,
                };
                let next = &mut rolls[usize::from(seat.number())];
                assert_eq!((stream, at), (at_stream, *next), "seat {seat}");
                *next += 1;
            }
        });
    }
}

/// Two games by the same key go quite different ways, and yet each die falls the same.
#[test]
fn nobodys_choice_shifts_a_roll() {
    for number in 0..20 {
        let [one, other] = [1, 2].map(|way| rolls(number, way));
        assert_ne!(one, other, "the games differ");
        for (one, other) in one.iter().zip(&other) {
            let both = one.len().min(other.len());
            assert!(both > 3, "the dice are rolled");
            assert_eq!(one[..both], other[..both]);
        }
    }
}

/// What the sail die of each seat showed in a random game of four.
fn rolls(number: u64, way: u64) -> [Vec<u8>; 4] {
    let deal = Deal { ruleset: Ruleset::default(), options: Options::default(), people: 4, bots: 0, key: key(number) };
    let mut game = Odyssee::setup(&deal).unwrap().game;
    let (mut chance, mut events) = (key(number).stream((1 << 40) + way), Vec::new());
    while let Some(seat) = game.to_act().iter().next() {
        let action = sample(&game, seat, &mut chance).unwrap();
        game.apply(seat, &action, &mut events).unwrap();
    }
    let mut rolls = [const { Vec::new() }; 4];
    for event in events {
        if let Event::SailRolled { seat, roll, .. } = event {
            rolls[usize::from(seat.number())].push(roll);
        }
    }
    rolls
}

/// A doubled post gets the same roll, and so does one after another seat has rolled.
#[test]
fn a_roll_depends_on_nothing_but_its_seats_position() {
    let fixture = Fixture::three();
    let game = fixture.game();
    let first = roll(game);
    assert_eq!(roll(game), first);
    let mut other = *game;
    for number in 1..3 {
        other.players[seat(number)].sail_rolls += 5;
        other.players[seat(number)].favor_rolls += 5;
    }
    other.players[seat(0)].favor_rolls += 5;
    (other.round, other.turn, other.players[seat(0)].gifts) = (7, 19, 0);
    assert_eq!(roll(&other), first);
    let mut differ = 0;
    for position in 0..8 {
        other.players[seat(0)].sail_rolls = position;
        differ += usize::from(roll(&other) != first);
    }
    assert_eq!(differ, 7, "but on that it does");
}

/// What comes of it if seat 0 takes the die now.
fn roll(game: &Odyssee) -> Vec<Event> {
    let (mut game, mut events) = (*game, Vec::new());
    game.apply(seat(0), &Action::Die, &mut events).unwrap();
    events
}
