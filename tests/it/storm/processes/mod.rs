//! Real processes under fire: three servers on one Postgres, killed, stopped and cut off at random while a hundred tables are played
//! over HTTP; the database and the mail server likewise. `make storm` prints what was acknowledged, lost, doubled and stuck, and how
//! long it took until the next answer was accepted.

mod blows;
pub(super) mod crowd;
pub(super) mod field;
mod report;
pub(super) mod verdict;

use std::time::{Duration, Instant};

use blows::Blows;
use field::{Field, SERVERS};
use penelope::config::Programs;
use penelope::store::cluster::{Cluster, Durability, Purpose};

use super::dice::Dice;
use super::line::{Line, Mood};
use crate::support::folder::Folder;

/// Each server over a line of its own to one Postgres.
struct Storm {
    field: Field,
    lines: Vec<Line>,
    cluster: Cluster,
    data: Folder,
}

pub(super) fn wanted(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

impl Storm {
    async fn open(tables: u64) -> Storm {
        let data = Folder::new();
        let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let programs = Programs::Search(path);
        let cluster = Cluster::open(data.path(), &programs, Purpose::Serve, Durability::Full).await.unwrap();
        let mut lines = Vec::new();
        for _ in 0..SERVERS {
            lines.push(Line::open(&cluster.url()).await);
        }
        let ways = std::array::from_fn(|number| vec![("DATABASE_URL", lines[number].url.reveal().to_owned())]);
        Storm { field: Field::open(&cluster.url(), ways, tables).await, lines, cluster, data }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn real_processes_are_killed_and_nothing_acknowledged_is_lost() {
    let (kills, tables) = (wanted("PENELOPE_STORM_KILLS", 8), wanted("PENELOPE_STORM_TABLES", 8));
    let seed = super::first_seed();
    let mut storm = Storm::open(tables).await;
    storm.field.look_after(Instant::now());
    let visitors = storm.field.visitors(seed);
    let (mut dice, mut blows, mut dealt, mut written) = (Dice::of(seed), Blows::default(), tables, 0);
    let begun = Instant::now();
    while blows.kills < kills {
        // A blow falls when somebody was served since the last one, or after a while.
        let before = storm.field.tally.lock().unwrap().acknowledged;
        let pause = Instant::now() + Duration::from_millis(200 + dice.below(900));
        while Instant::now() < pause {
            tokio::time::sleep(Duration::from_millis(50)).await;
            storm.field.look_after(Instant::now());
            if storm.field.tally.lock().unwrap().acknowledged > before + 3 {
                break;
            }
        }
        storm.strike(&mut dice, &mut blows);
        written += storm.ask_for_letters(dice.below(3)).await;
        dealt += storm.field.deal_anew(tables, dealt).await;
    }
    let stormed = begun.elapsed();
    for line in &storm.lines {
        line.set(Mood::Well);
        line.put_out();
    }
    storm.field.calm(visitors).await;
    let (verdict, post) = (storm.field.judge().await, storm.post().await);
    let words = storm.words(&blows, &verdict, &post, written, stormed);
    println!("{words}");
    assert_eq!((verdict.lost, verdict.doubled, verdict.stuck, post.lost), (0, 0, 0, 0), "{words}");
    assert_eq!(storm.field.tally.lock().unwrap().odd, [""; 0]);
}
