//! Servers that look after the clocks: any number of them, down for a while, with a machine's clock that jumps.

use chrono::TimeDelta;
use futures_util::future::join_all;

use super::house::{Clocks, moment};
use crate::support::desk::work_off;

const LONDON: [&str; 4] = ["Europe/London 08:00-22:00"; 4];

#[tokio::test(flavor = "multi_thread")]
async fn clk_05_five_servers_sweep_one_database_and_everything_happens_once() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let servers: Vec<_> = (0..5).map(|_| clocks.server()).collect();
    let (mut reminded, mut silenced, mut started) = (0, 0, 0);
    let end = moment("2026-11-18T21:00:00Z");
    while clocks.now() < end {
        clocks.house.app.clock.advance(TimeDelta::minutes(30));
        clocks.sql(&format!("UPDATE heartbeat SET beat_at = '{}'", clocks.now().to_rfc3339())).await;
        for ticked in join_all(servers.iter().map(|server| server.round(true))).await {
            let ticked = ticked.unwrap();
            reminded += ticked.reminded;
            silenced += ticked.silenced;
            started += ticked.started;
        }
        while work_off(&clocks.house.post).await > 0 {}
    }
    let number = async |sql: &str| usize::try_from(clocks.number(sql).await).unwrap();
    assert!(silenced >= 4 && reminded >= 1, "{silenced} silences, {reminded} reminders");
    assert_eq!(silenced, number("SELECT count(*) FROM clocks WHERE out_at IS NOT NULL").await);
    assert_eq!(reminded, number("SELECT count(*) FROM outbox WHERE kind = 'reminder'").await);
    assert_eq!(started + 1, number("SELECT count(*) FROM clocks WHERE started_at IS NOT NULL").await, "one was first");
    let twice = "SELECT count(*) FROM (SELECT table_id, seq FROM entries GROUP BY 1, 2 HAVING count(*) > 1) AS twice";
    assert_eq!(number(twice).await, 0);
    let aways =
        "SELECT count(*) FROM (SELECT form FROM entries WHERE form LIKE 'away%' GROUP BY form HAVING count(*) > 1) x";
    assert_eq!(number(aways).await, 0, "nobody is sent away twice");
    // The log reads from end to end.
    clocks.house.look(super::house::seat(0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clk_04_time_while_the_service_was_down_is_given_back_before_anything_expires() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let active = clocks.active().await;
    let due = clocks.row(active).await.unwrap().due_at.unwrap();
    assert_eq!(due, moment("2026-11-16T17:06:00Z"));
    // Down from one hour after the letter until the next day.
    clocks.pass(TimeDelta::hours(1)).await;
    clocks.house.app.clock.advance(TimeDelta::hours(24));
    let ticked = clocks.tick().await;
    assert_eq!((ticked.silenced, clocks.entries().await), (0, 1), "nobody's time ran out");
    let later = clocks.row(active).await.unwrap();
    assert_eq!(later.due_at, Some(due + TimeDelta::hours(24)), "the whole day is given back");
    // A few minutes, as for a new version, are nothing.
    clocks.house.app.clock.advance(TimeDelta::minutes(4));
    clocks.tick().await;
    assert_eq!(clocks.number("SELECT count(*) FROM outages").await, 1);
    // And then time does run out, not a minute early.
    clocks.pass_until(due + TimeDelta::hours(24) - TimeDelta::minutes(1), TimeDelta::minutes(30)).await;
    assert_eq!(clocks.entries().await, 1);
    assert_eq!(clocks.pass(TimeDelta::minutes(1)).await.silenced, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn clk_03_a_machines_clock_that_jumps_makes_no_mass_timeout_and_no_double_action() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let active = clocks.active().await;
    let due = clocks.row(active).await.unwrap().due_at.unwrap();
    clocks.pass(TimeDelta::hours(1)).await;
    // A day ahead: looks like downtime, and is given back.
    clocks.house.app.clock.advance(TimeDelta::days(1));
    assert_eq!(clocks.tick().await.silenced, 0);
    // And right again: what never was is taken away, but nothing that a letter may have said.
    clocks.house.app.clock.advance(TimeDelta::days(-1));
    assert_eq!(clocks.tick().await.silenced, 0);
    assert_eq!(clocks.number("SELECT count(*) FROM outages WHERE until_at > from_at + interval '1 minute'").await, 0);
    let row = clocks.row(active).await.unwrap();
    assert!(row.due_at >= Some(due), "{row:?}");
    // A day back, and right again.
    clocks.house.app.clock.advance(TimeDelta::days(-1));
    assert_eq!(clocks.tick().await.silenced, 0);
    let entries = clocks.entries().await;
    clocks.house.app.clock.advance(TimeDelta::days(1));
    assert_eq!((clocks.tick().await.silenced, clocks.entries().await), (0, entries));
    // Reminders of the first time round do not come again.
    let reminders = clocks.letters("reminder").await.len();
    assert!(reminders <= 1, "{reminders}");
    // Time goes on as it should: it runs out once.
    clocks.pass_until(clocks.now() + TimeDelta::days(3), TimeDelta::minutes(30)).await;
    assert_eq!(clocks.number("SELECT count(*) FROM entries WHERE form LIKE 'propose%' AND seq = 2").await, 1);
}
