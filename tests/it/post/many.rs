//! Ten thousand letters of one moment, and a mail server that takes a minute for each.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use chrono::{TimeDelta, Utc};
use penelope::mail::transport::Transport;
use penelope::mail::transport::smtp::Smtp;
use penelope::worker::mailer::Mailer;
use tokio::sync::Notify;

use super::operating::program;
use crate::support::desk::{Desk, patient, work_off};
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, stdout};
use crate::support::smtp::{Moment, Sink, Trick};

const LETTERS: usize = if cfg!(feature = "soak") { 10_000 } else { 2_000 };

async fn number(desk: &Desk, sql: &str) -> i64 {
    desk.client.query_one(sql, &[]).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_letters_of_one_moment_leave_once_each_while_pages_are_served() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let url = desk.db.url.reveal().to_owned();
    let server = Running::start(&mut program(data.path(), &url, &sink));
    let idle = server.peak_kb();
    let insert = format!(
        "WITH people AS (INSERT INTO players (address, name, created_at) \
            SELECT 'player' || n || '@example.org', 'Anna', now() FROM generate_series(1, {LETTERS}) AS n RETURNING id) \
         INSERT INTO outbox (player_id, kind, message_id, send_at, written_at) \
            SELECT id, 'sign in', 'moment' || id, now(), now() FROM people"
    );
    desk.execute(&insert).await;
    let begun = std::time::Instant::now();
    let (mut pages, mut slowest, mut deepest) = (0, Duration::ZERO, 0);
    while number(&desk, "SELECT count(*) FROM outbox WHERE state = 'waiting'").await > 0 {
        let asked = std::time::Instant::now();
        assert_eq!(server.get("/").await.unwrap().status(), 200, "a page meanwhile");
        (pages, slowest) = (pages + 1, slowest.max(asked.elapsed()));
        let metrics = server.get("/metrics").await.unwrap().text().await.unwrap();
        let depth = metrics.lines().find_map(|line| line.strip_prefix("penelope_letters_waiting ")).unwrap();
        deepest = deepest.max(depth.parse::<usize>().unwrap());
    }
    let took = begun.elapsed();
    let ids: BTreeSet<String> = sink.letters().iter().map(|letter| letter.header("Message-ID")).collect();
    assert_eq!((sink.letters().len(), ids.len()), (LETTERS, LETTERS), "each once");
    let sent = "SELECT count(*) FROM outbox WHERE state = 'sent' AND attempts = 1";
    assert_eq!(usize::try_from(number(&desk, sent).await).unwrap(), LETTERS);
    assert!(deepest > LETTERS / 2, "the queue is seen: {deepest}");
    let grown = server.peak_kb() - idle;
    // A handful is in hand, however many wait.
    assert!(grown < 120_000, "{grown} KB more than at rest");
    println!(
        "{LETTERS} letters in {:.1} s, {:.0} a second, {pages} pages meanwhile, the slowest {:.2} s; {grown} KB more",
        took.as_secs_f64(),
        LETTERS as f64 / took.as_secs_f64(),
        slowest.as_secs_f64()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_takes_a_minute_a_letter_gets_each_once_and_the_operator_sees_the_queue() {
    let (desk, sink, data) = (Desk::new().await, Sink::start().await, Folder::new());
    let mut letters = Vec::new();
    for number in 0..3 {
        letters.push(desk.sign_in(desk.player(&format!("player{number}@example.org")).await).await);
    }
    let lines = |width: usize| Transport::Smtp(Smtp::new(sink.url(), width, patient()));
    let post = || {
        let pool = penelope::store::Pool::new(&desk.db.url, 2);
        let clock = penelope::clock::Clock::Fixed(desk.clock.clone());
        let mut post = Mailer::new(pool, clock, desk.office(), lines(1));
        post.beat = Duration::from_millis(20);
        Arc::new(post)
    };
    let word = Arc::new(Notify::new());
    for _ in &letters {
        sink.play(Moment::Dot, Trick::Wait(Arc::clone(&word)));
    }
    let (first, other) = (post(), post());
    let work = {
        let first = Arc::clone(&first);
        tokio::spawn(async move { work_off(&first).await })
    };
    let until = "SELECT extract(epoch FROM min(leased_until))::bigint FROM outbox WHERE state = 'waiting'";
    for done in 1..=letters.len() {
        sink.wait_for(done).await;
        // A minute and more passes by the clock of leases; they are drawn out before they end, and nobody else takes one.
        for _ in 0..6 {
            desk.clock.advance(TimeDelta::seconds(12));
            let drawn = desk.clock.now().timestamp() + 20;
            while number(&desk, until).await < drawn {
                a_moment().await;
            }
            assert_eq!(work_off(&other).await, 0, "they are in somebody's hands");
        }
        assert_eq!(sink.letters().len(), done, "one at a time");
        word.notify_one();
    }
    work.await.unwrap();
    for letter in &letters {
        let row = desk.row(*letter).await;
        assert_eq!((row.state.as_str(), row.attempts), ("sent", 1));
    }
    assert_eq!(sink.letters().len(), 3, "no letter twice");
    // What waits behind a slow server is told.
    desk.execute(
        "UPDATE outbox SET state = 'waiting', done_at = NULL, attempts = 2, written_at = now() - interval '1 hour', \
         send_at = now() + interval '1 hour'",
    )
    .await;
    let mut doctor = program(data.path(), desk.db.url.reveal(), &sink);
    let words = tokio::task::spawn_blocking(move || stdout(&doctor.arg("doctor").output().unwrap())).await.unwrap();
    assert!(
        words.contains("letters: 3 wait") && words.contains("has not taken one for more than a quarter"),
        "{words}"
    );
}
