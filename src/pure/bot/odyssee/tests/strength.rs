//! How well sailors play, and how long their games last.

use super::Table;
use crate::bot::BotKind::{self, Drifter, Sailor};
use crate::engine::odyssee::Options;
use crate::engine::{Game as _, Outcome};

/// The long runs belong to `cargo test --release --features soak`.
const GAMES: u64 = if cfg!(feature = "soak") { 1000 } else { 40 };

/// The one sailor sits in another seat in each game.
#[test]
fn a_sailor_beats_three_drifters() {
    let won = (0..GAMES).filter(|number| {
        let kinds: Vec<BotKind> = (0..4).map(|seat| if seat == number % 4 { Sailor } else { Drifter }).collect();
        let mut table = Table::new(*number, Options::default(), &kinds);
        table.play(|_, _, _| {});
        matches!(table.game.outcome(), Outcome::Won(seat) if u64::from(seat.number()) == number % 4)
    });
    let wins = won.count() as u64;
    assert!(wins * 100 >= GAMES * 90, "{wins} of {GAMES}");
}

#[test]
fn games_of_sailors_do_not_stall() {
    for seats in 2..=6 {
        let limit = Options::default().round_limit.rounds();
        let mut rounds: Vec<u16> = (0..GAMES / 10)
            .map(|number| {
                let mut table = Table::new(number, Options::default(), &vec![Sailor; seats]);
                table.play(|_, _, _| {});
                assert!(matches!(table.game.outcome(), Outcome::Won(_)), "game {number} of {seats}");
                assert!(table.rounds() < limit, "game {number} of {seats} reached the round limit");
                table.rounds()
            })
            .collect();
        rounds.sort_unstable();
        let median = rounds[rounds.len() / 2];
        assert!((11..=23).contains(&median), "{seats} seats take {median} rounds");
    }
}
