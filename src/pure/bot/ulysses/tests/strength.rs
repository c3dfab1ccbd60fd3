//! How well sailors play, and how long their games last.

use super::Table;
use crate::bot::BotKind::{self, Drifter, Sailor};
use crate::engine::ulysses::{Options, Ruleset};
use crate::engine::{Game as _, Outcome};

/// The long runs belong to `cargo test --release --features soak`.
const GAMES: u64 = if cfg!(feature = "soak") { 1000 } else { 200 };

/// The one sailor sits in another seat in each game.
fn sailor_wins(games: u64, seats: u64, ruleset: Ruleset) -> u64 {
    let won = (0..games).filter(|number| {
        let kinds: Vec<BotKind> =
            (0..seats).map(|seat| if seat == number % seats { Sailor } else { Drifter }).collect();
        let mut table = Table::new(*number, ruleset, Options::default(), &kinds);
        table.play(|_, _, _| {});
        matches!(table.game.outcome(), Outcome::Won(seat) if u64::from(seat.number()) == number % seats)
    });
    won.count() as u64
}

#[test]
fn a_sailor_beats_three_drifters() {
    for ruleset in Ruleset::ALL {
        let wins = sailor_wins(GAMES, 4, ruleset);
        assert!(wins * 100 >= GAMES * 80, "{wins} of {GAMES} under {ruleset}");
    }
}

#[test]
fn games_of_sailors_do_not_stall() {
    for ruleset in Ruleset::ALL {
        for seats in 3..=5 {
            let limit = Options::default().turn_limit.turns();
            let mut turns: Vec<u16> = (0..GAMES / 2)
                .map(|number| {
                    let mut table = Table::new(number, ruleset, Options::default(), &vec![Sailor; seats]);
                    table.play(|_, _, _| {});
                    assert!(matches!(table.game.outcome(), Outcome::Won(_)), "game {number} of {seats}");
                    assert!(table.turns() < limit, "game {number} of {seats} reached the turn limit");
                    table.turns()
                })
                .collect();
            turns.sort_unstable();
            // What crude bots needed before there were these: rules 9.
            let median = turns[turns.len() / 2];
            assert!((8..=15).contains(&median), "{seats} seats take {median} turns");
        }
    }
}
