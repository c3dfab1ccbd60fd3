//! The whole house under fire: everything that can fail fails, by a seed, and what we promise must hold after every step.
//!
//! In this process: several servers on one real database, each over a line that is cut or dies at any statement; people of both games
//! who know only letters and forms; a mail server that fails in any phase; a clock that jumps, stands and differs between servers.
//! A seed gives the same deals, wishes, faults and times. What it cannot give again is the order in which things that happen at once
//! reach the database, and what has to be unknown: ids of letters, nonces, the spread of retries.

mod audit;
mod calm;
pub(crate) mod dice;
#[cfg(feature = "soak")]
mod failover;
mod faults;
mod letters;
pub(crate) mod line;
mod processes;
mod server;
#[cfg(feature = "soak")]
mod starved;
mod steps;
mod town;
pub(crate) mod visitor;
mod worlds;

use town::Town;
use visitor::Game;
use worlds::For;

/// A short run in `make test`; `make soak` takes `PENELOPE_STORM_STEPS`, or many.
fn steps_wanted() -> u64 {
    let asked = std::env::var("PENELOPE_STORM_STEPS").ok().and_then(|steps| steps.parse().ok());
    asked.unwrap_or(if cfg!(feature = "soak") { 20_000 } else { 50 })
}

/// So that a run that failed can be had again: its number stands in what it said.
fn first_seed() -> u64 {
    std::env::var("PENELOPE_STORM_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

/// Tables of both games with people who were all written to.
async fn town(seed: u64) -> Town {
    let mut town = Town::found(seed, 3).await;
    let ulysses = [("places", "4"), ("bots", "1"), ("ruleset", "ulysses/1"), ("turns", "4"), ("take_back", "3")];
    town.gather(Game::Ulysses, &["Anna", "Berta", "Cyril"], &ulysses).await;
    let odyssee = [("places", "2"), ("bots", "0"), ("take_back", "0"), ("rounds", "6")];
    town.gather(Game::Odyssee, &["Dora", "Emil"], &odyssee).await;
    town
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storm_of_faults_loses_nothing_and_everything_goes_on_by_itself() {
    let (wanted, mut seed, mut done) = (steps_wanted(), first_seed(), 0);
    while done < wanted {
        let mut town = town(seed).await;
        assert_eq!(town.audit().await, [""; 0], "seed {seed}, before the storm");
        let steps = 50.min(wanted - done);
        for step in 1..=steps {
            let complaints = town.step().await;
            assert!(complaints.is_empty(), "seed {seed}, step {step}: {complaints:#?}");
        }
        let (complaints, compared) = town.worlds(For::Reader).await;
        assert!(complaints.is_empty(), "seed {seed}, in another world: {complaints:#?}");
        let complaints = town.calm_down().await;
        assert!(complaints.is_empty(), "seed {seed}, after the storm: {complaints:#?}");
        let ledger = &town.ledger;
        println!(
            "seed {seed}: {} steps, {} kills, {} cuts, {} mail faults, {} down, {} answers, {} letters, {} times out, {} repeated, {compared} compared",
            ledger.steps,
            ledger.kills,
            ledger.cuts,
            ledger.tricks,
            ledger.down.len(),
            ledger.posted.len(),
            ledger.letters.len(),
            ledger.silences,
            ledger.reposts,
        );
        done += steps;
        seed += 1;
    }
}
