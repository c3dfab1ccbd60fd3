//! Real processes under fire: three servers on one Postgres, killed, stopped and cut off at random while a hundred tables are played
//! over HTTP; the database and the mail server likewise. `make storm` prints what was acknowledged, lost, doubled and stuck, and how
//! long it took until the next answer was accepted.

mod blows;
mod crowd;
mod field;
mod report;

use std::sync::Arc;
use std::time::{Duration, Instant};

use blows::Blows;
use crowd::wander;
use field::Field;

use super::dice::Dice;

/// At once; more would only wait for the same two cores.
const VISITORS: usize = 6;

fn wanted(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread")]
async fn real_processes_are_killed_and_nothing_acknowledged_is_lost() {
    let (kills, tables) = (wanted("PENELOPE_STORM_KILLS", 8), wanted("PENELOPE_STORM_TABLES", 8));
    let seed = super::first_seed();
    let mut field = Field::open(tables).await;
    let ports: Vec<u16> = field.processes.iter().map(|process| process.port).collect();
    field.look_after(Instant::now());
    let visitors: Vec<_> = (0..VISITORS as u64)
        .map(|number| tokio::spawn(wander(Arc::clone(&field.tally), ports.clone(), seed * 1_000 + number)))
        .collect();
    let (mut dice, mut blows, mut dealt, mut written) = (Dice::of(seed), Blows::default(), tables, 0);
    let begun = Instant::now();
    while blows.kills < kills {
        // A blow falls when somebody was served since the last one, or after a while.
        let before = field.tally.lock().unwrap().acknowledged;
        let pause = Instant::now() + Duration::from_millis(200 + dice.below(900));
        while Instant::now() < pause {
            tokio::time::sleep(Duration::from_millis(50)).await;
            field.look_after(Instant::now());
            if field.tally.lock().unwrap().acknowledged > before + 3 {
                break;
            }
        }
        field.strike(&mut dice, &mut blows);
        written += field.ask_for_letters(dice.below(3)).await;
        // Whatever ends makes room for another.
        let open = field.tally.lock().unwrap().seats.iter().filter(|seat| !seat.is_over).count() as u64;
        if open < tables && field.deal(dealt).await.is_some() {
            dealt += 1;
        }
    }
    let stormed = begun.elapsed();
    field.calm(visitors).await;
    let report = field.report(&blows, written, stormed).await;
    println!("{}", report.words);
    assert_eq!((report.lost, report.doubled, report.stuck, report.letters_lost), (0, 0, 0, 0), "{}", report.words);
    assert!(report.odd.is_empty(), "{:#?}", report.odd);
}
