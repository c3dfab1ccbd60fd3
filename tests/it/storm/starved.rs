//! A server that gets a tenth of a core: it is slow, and that is all.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nix::sys::signal::Signal;

use super::dice::Dice;
use super::visitor::{Became, Game, Wish, visit};
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::player::Player;
use crate::support::program::{Running, penelope};

/// Of each tenth of a second it runs so long.
const SHARE: Duration = Duration::from_millis(10);
const REST: Duration = Duration::from_millis(90);

#[tokio::test(flavor = "multi_thread")]
async fn with_a_tenth_of_a_core_answers_take_longer_and_none_is_lost() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    let link = Player::start_at(&server.base).await.link;
    let entries = "SELECT count(*) FROM entries WHERE seat IS NOT NULL";
    let before: i64 = db.client().await.query_one(entries, &[]).await.unwrap().get(0);
    let begun = Instant::now();
    let starve = async {
        loop {
            server.signal(Signal::SIGSTOP);
            tokio::time::sleep(REST).await;
            server.signal(Signal::SIGCONT);
            tokio::time::sleep(SHARE).await;
        }
    };
    let wish = Wish { link, game: Game::Ulysses, answers: 8, dice: Dice::of(1), said: BTreeMap::new() };
    let visited = tokio::select! {
        visited = visit(&server.base, wish) => visited,
        () = starve => unreachable!("it has no end"),
    };
    server.signal(Signal::SIGCONT);
    let acknowledged = visited.posted.iter().filter(|posted| posted.became == Became::Acknowledged).count();
    println!("{acknowledged} answers in {:.1} s, each with its pages", begun.elapsed().as_secs_f64());
    assert_eq!((visited.troubles, visited.odd, acknowledged), (0, None, visited.posted.len()));
    let after: i64 = db.client().await.query_one(entries, &[]).await.unwrap().get(0);
    assert!(acknowledged >= 3 && after - before >= i64::try_from(acknowledged).unwrap(), "{before} to {after}");
    assert_eq!(server.get("/readyz").await.unwrap().status(), 200);
}
