//! A letter that came back was read by nobody: the clock of its question begins when that is known.

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::id::LetterId;
use penelope::link::{Return, sign_letter};
use penelope::play::arrivals::{Doorkeeper, Handed, Taken, take};
use penelope::worker::sorter::Sorter;

use super::house::{Clocks, moment};

const REPORT: &str = "From: MAILER-DAEMON@mx.example.net\r\nMIME-Version: 1.0\r\n\
    Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n\
    Reporting-MTA: dns; mx.example.net\r\n\r\nFinal-Recipient: rfc822; anna@example.org\r\nAction: failed\r\nStatus: 5.7.1\r\n\r\n--b--\r\n";

/// Hands over a report about this letter, and reads it.
async fn come_back(clocks: &Clocks, letter: LetterId) {
    let (post, domain) = (&clocks.house.post, "return.penelope.test");
    let recipient = format!("{}@{domain}", sign_letter(&post.office.keys, Return::Bounce, letter));
    let keeper = Doorkeeper { keys: &post.office.keys, domain };
    let handed = Handed { recipient: &recipient, sender: None, message: REPORT.as_bytes() };
    assert_eq!(take(&clocks.house.pool, clocks.now(), keeper, handed).await.unwrap(), Taken::New);
    let clock: Clock = post.clock.clone();
    let sorter = Sorter::new(clocks.house.pool.clone(), clock, clocks.house.vault.clone());
    assert_eq!(sorter.work_off().await.unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_question_whose_letter_came_back_begins_then() {
    let clocks = Clocks::open("brisk", ["Europe/Prague 06:00-23:00"; 4]).await;
    clocks.pass_until(moment("2026-11-16T13:00:00Z"), TimeDelta::minutes(10)).await;
    let active = clocks.active().await;
    let before = clocks.row(active).await.unwrap();
    let (started_at, due_at) = (before.started_at.expect("its letter has left"), before.due_at.unwrap());
    let letter = "SELECT max(outbox.id) FROM outbox JOIN clocks USING (question_id) WHERE clocks.stopped_at IS NULL \
                  AND clocks.started_at IS NOT NULL AND outbox.state = 'sent'";
    let letter = LetterId(clocks.number(letter).await);
    come_back(&clocks, letter).await;
    let after = clocks.row(active).await.unwrap();
    assert_eq!(after.started_at, Some(clocks.now()));
    assert_eq!(after.due_at.unwrap() - due_at, clocks.now() - started_at, "not a minute is lost");
    assert_eq!((after.allotted, after.out_at), (before.allotted, None));
    assert!(after.remind_at > before.remind_at);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_came_back_moves_no_clock_while_the_first_letter_has_arrived() {
    let clocks = Clocks::open("brisk", ["Europe/Prague 06:00-23:00"; 4]).await;
    clocks.pass_until(moment("2026-11-16T13:00:00Z"), TimeDelta::minutes(10)).await;
    let active = clocks.active().await;
    let before = clocks.row(active).await.unwrap();
    let first = "SELECT max(outbox.id) FROM outbox JOIN clocks USING (question_id) WHERE clocks.stopped_at IS NULL \
                 AND clocks.started_at IS NOT NULL AND outbox.state = 'sent'";
    let first = clocks.number(first).await;
    let reminder = format!(
        "INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, message_id, send_at, written_at, state, done_at) \
         SELECT player_id, 'reminder', table_id, seat_id, question_id, 'reminder', done_at, done_at, 'sent', done_at \
         FROM outbox WHERE id = {first}"
    );
    clocks.sql(&reminder).await;
    let second = clocks.number("SELECT max(id) FROM outbox WHERE kind = 'reminder'").await;
    come_back(&clocks, LetterId(second)).await;
    let after = clocks.row(active).await.unwrap();
    assert_eq!(
        (after.started_at, after.due_at),
        (before.started_at, before.due_at),
        "its reader knows since the first"
    );
    // Now that one comes back as well: nobody has read anything.
    come_back(&clocks, LetterId(first)).await;
    assert_eq!(clocks.row(active).await.unwrap().started_at, Some(clocks.now()));
}
