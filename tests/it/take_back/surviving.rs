//! What waits is stored: it survives `kill -9` and a new key, and of several servers one sends it off.

use chrono::{TimeDelta, Utc};
use nix::sys::signal::Signal;
use penelope::link::{self, Purpose};
use penelope::play::rekey;
use penelope::vault::Vault;

use super::house::{opened, proposal};
use crate::support::app::client;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, penelope};

#[tokio::test(flavor = "multi_thread")]
async fn killed_right_after_it_was_acknowledged_it_waits_on_and_counts_when_its_time_is_over() {
    let (clocks, data) = (opened().await, Folder::new());
    let house = &clocks.house;
    // The program goes by the database's clock.
    house.app.clock.advance(Utc::now() - clocks.now());
    house.app.keys.store(&data.path().join("secret")).unwrap();
    let (active, answer) = (clocks.active().await, proposal(house).await);
    let start = || Running::start(penelope(data.path()).env("DATABASE_URL", house.app.db.url.reveal()));
    let server = start();
    let capability = link::sign(&house.app.keys, &house.form(active).await.unwrap());
    let form = [("capability", capability), ("action", answer.action.clone().unwrap())];
    let path = format!("{}{}/act", server.base, house.page_of(active).trim_end_matches("?here"));
    let answered = client().post(path).form(&form).send().await.unwrap();
    server.signal(Signal::SIGKILL);
    drop(server);
    assert_eq!(answered.status(), 303, "it was acknowledged");
    let before = clocks.entries().await;
    assert_eq!(clocks.number("SELECT count(*) FROM unsent").await, 1);
    let sealed = clocks.bytes("SELECT sealed FROM unsent").await;
    assert!(!String::from_utf8_lossy(&sealed).contains("propose"), "a dump shows nobody's answer");
    let waits = "SELECT count(*) FROM unsent WHERE leaves_at > now() + interval '1 minute'";
    assert_eq!(clocks.number(waits).await, 1);

    // The test does not wait for three minutes.
    clocks.sql("UPDATE unsent SET leaves_at = now() - interval '1 second'").await;
    let server = start();
    while clocks.number("SELECT count(*) FROM unsent").await > 0 {
        a_moment().await;
    }
    assert_eq!(clocks.entries().await, before + 1, "it counts, once");
    drop(server);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_servers_one_sends_it_off() {
    let clocks = opened().await;
    let (active, before) = (clocks.active().await, clocks.entries().await);
    clocks.house.answer(active, &proposal(&clocks.house).await).await.unwrap();
    clocks.house.app.clock.advance(TimeDelta::minutes(4));
    let servers = [clocks.server(), clocks.server(), clocks.server(), clocks.server()];
    let ticked = futures_util::future::join_all(servers.iter().map(|server| server.round(false))).await;
    let sent_off: usize = ticked.into_iter().map(|ticked| ticked.unwrap().sent_off).sum();
    assert_eq!((sent_off, clocks.entries().await), (1, before + 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_opens_it_once_the_old_one_is_gone_and_a_halted_table_keeps_it() {
    let clocks = opened().await;
    let house = &clocks.house;
    let active = clocks.active().await;
    house.answer(active, &proposal(house).await).await.unwrap();
    clocks.sql("UPDATE tables SET halted_at = now(), halted_because = 'a test'").await;
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 0);
    clocks.sql("UPDATE tables SET halted_at = NULL, halted_because = NULL").await;
    let both = house.app.keys.with_new_key().unwrap();
    rekey::reseal(&house.pool, &Vault::new(both.clone()), house.app.keys.newest().id()).await.unwrap();
    let vault = Vault::new(both.without_oldest_key().unwrap());
    let claims = house.claims(active, Purpose::Deed);
    let sent = penelope::play::take_back::send_off(&house.pool, &house.clock(), &vault, claims.table).await;
    assert_eq!(sent.unwrap(), 1);
}
