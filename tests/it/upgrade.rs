//! An older version's server and this one on one database: `make upgrade` builds the older one and says where it is.

use std::collections::BTreeMap;
use std::process::Command;

use nix::sys::signal::Signal;
use penelope::archive::verify;

use crate::storm::dice::Dice;
use crate::storm::visitor::{Became, Game, Wish, visit};
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::player::Player;
use crate::support::program::{Running, penelope};

#[tokio::test(flavor = "multi_thread")]
async fn ops_06_an_older_server_plays_on_while_this_one_takes_over_its_database() {
    let older = std::env::var_os("PENELOPE_OLDER").expect("«make upgrade» builds an older version for this test");
    let (db, data) = (TestDb::empty().await, Folder::new());
    let client = async || db.connect().await;
    let start = |command: &mut Command| Running::start(command.env("DATABASE_URL", db.url.reveal()));
    let usual = penelope(data.path());
    let mut command = Command::new(older);
    command.env_clear().envs(usual.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let old = start(&mut command);
    let mut players = Vec::new();
    for _ in 0..4 {
        let player = Player::start_at(&old.base).await;
        players.push((player.link.clone(), player.code()));
    }
    let answer = async |server: &Running, link: &str, seed: u64| {
        let wish = Wish {
            link: link.to_owned(),
            game: Game::Ulysses,
            answers: 1,
            dice: Dice::of(seed),
            said: BTreeMap::new(),
        };
        let visit = visit(&server.base, wish).await;
        assert_eq!((visit.troubles, &visit.odd), (0, &None));
        visit.posted.iter().filter(|posted| posted.became == Became::Acknowledged).count()
    };
    let entries =
        async || -> i64 { client().await.query_one("SELECT count(*) FROM entries", &[]).await.unwrap().get(0) };
    let mut acknowledged = 0;
    for (seed, (link, _)) in (1..).zip(&players) {
        acknowledged += answer(&old, link, seed).await;
    }
    let (played, migrated) = (entries().await, "SELECT count(*) FROM __diesel_schema_migrations");
    let before: i64 = client().await.query_one(migrated, &[]).await.unwrap().get(0);
    let new = start(&mut penelope(data.path()));
    let after: i64 = client().await.query_one(migrated, &[]).await.unwrap().get(0);
    assert!(after > before, "{before} migrations and {after}: name an older version");
    for round in 0..3 {
        for (seed, (link, _)) in (10 * (round + 1)..).zip(&players) {
            for server in [&old, &new] {
                let ready = server.get("/readyz").await.unwrap();
                assert_eq!(ready.status(), 200, "{}", ready.text().await.unwrap());
                acknowledged += answer(server, link, seed).await;
            }
        }
    }
    assert!(entries().await > played && acknowledged >= 12, "{acknowledged} answers");
    for (_, code) in &players {
        let archive = async |server: &Running| {
            let answer = server.get(&format!("/table/{code}/log")).await.unwrap();
            assert_eq!(answer.status(), 200, "{code}");
        };
        archive(&old).await;
        archive(&new).await;
    }
    let halted: i64 =
        client().await.query_one("SELECT count(*) FROM tables WHERE halted_at IS NOT NULL", &[]).await.unwrap().get(0);
    assert_eq!(halted, 0);
    old.signal(Signal::SIGTERM);
    let ended = tokio::task::spawn_blocking(|| old.wait()).await.unwrap();
    assert_eq!(ended.status.code(), Some(0));
    for (seed, (link, _)) in (100..).zip(&players) {
        acknowledged += answer(&new, link, seed).await;
    }
    let over = "SELECT code FROM tables WHERE status = 'over'";
    for row in client().await.query(over, &[]).await.unwrap() {
        let path = format!("/table/{}/archive.json", row.get::<_, String>(0));
        verify(&new.get(&path).await.unwrap().text().await.unwrap()).expect("a finished game verifies");
    }
    println!("{} migrations while the older server ran; {acknowledged} answers acknowledged by both", after - before);
}
