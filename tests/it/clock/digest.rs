//! Several tables' questions in one letter: nothing is dropped, only later, and every clock begins when it has left.

use chrono::TimeDelta;
use mail_parser::MessageParser;
use penelope::mail::message::Outgoing;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;

use super::house::moment;
use crate::support::desk::{Desk, Seated, work_off};
use crate::support::smtp::{Moment, Sink, Trick};

/// A person with three tables that ask something, each with a clock.
async fn three_tables(gathers: &str) -> (Desk, Vec<Seated>, Vec<i64>) {
    let desk = Desk::new().await;
    let first = desk.seated("anna@example.org").await;
    let mut seated = vec![first];
    for _ in 0..2 {
        seated.push(desk.seat_of(first.player).await);
    }
    desk.execute(&format!("UPDATE players SET gathers = '{gathers}', waking = 'UTC 08:00-22:00'")).await;
    desk.execute("UPDATE tables SET pace = 'steady'").await;
    let clocks = "INSERT INTO clocks (table_id, seat_id, question_id, is_fresh, asked_at) \
                  SELECT q.table_id, q.seat_id, q.id, true, '2026-11-16T09:00:00Z' FROM questions q \
                  JOIN seats s ON s.id = q.seat_id WHERE q.closed_at IS NULL AND s.player_id IS NOT NULL";
    desk.execute(clocks).await;
    let mut letters = Vec::new();
    for seated in &seated {
        letters.push(desk.question(*seated).await);
    }
    (desk, seated, letters)
}

async fn count(desk: &Desk, sql: &str) -> i64 {
    desk.client.query_one(sql, &[]).await.unwrap().get(0)
}

async fn codes(desk: &Desk, seated: &[Seated]) -> Vec<String> {
    let mut codes = Vec::new();
    for seated in seated {
        let row = desk.client.query_one("SELECT code FROM tables WHERE id = $1", &[&seated.table]).await.unwrap();
        codes.push(row.get(0));
    }
    codes
}

fn text(letter: &Outgoing) -> String {
    body(&letter.bytes)
}

fn body(bytes: &[u8]) -> String {
    MessageParser::default().parse(bytes).unwrap().body_text(0).unwrap().into_owned()
}

/// In one line: where a paragraph is broken depends on the names in it.
fn unfolded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn header(letter: &Outgoing, name: &str) -> String {
    let bytes = String::from_utf8(letter.bytes.clone()).unwrap();
    let line = bytes.split("\r\n").find(|line| line.starts_with(&format!("{name}: "))).unwrap();
    line.split_once(": ").unwrap().1.to_owned()
}

const TOLD: &str = "SELECT count(*) FROM questions WHERE told_at IS NOT NULL";

#[tokio::test(flavor = "multi_thread")]
async fn mail_14_questions_of_all_tables_come_in_one_letter_and_are_told_when_it_has_left() {
    let (desk, seated, letters) = three_tables("every 6").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    assert_eq!((memory.take().len(), count(&desk, TOLD).await), (0, 0), "it waits a little for company");
    for letter in &letters {
        let row = desk.row(*letter).await;
        assert_eq!((row.state.as_str(), row.attempts, row.is_leased), ("waiting", 0, false));
    }
    desk.clock.advance(TimeDelta::minutes(5));
    work_off(&post).await;
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    let told = text(&sent[0]);
    assert!(unfolded(&told).contains("3 tables wait for you."), "{told}");
    for code in codes(&desk, &seated).await {
        assert!(told.contains(&format!("== Ulysses · table {code} · turn 1")), "{code}: {told}");
    }
    assert!(
        told.matches("https://penelope.test/l/").count() >= 3
            && unfolded(&told).matches("Please answer by").count() == 3,
        "{told}"
    );
    assert_eq!(header(&sent[0], "List-Id"), "<tables.penelope.test>", "MAIL-06");
    assert_eq!(header(&sent[0], "List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(header(&sent[0], "Subject"), "Penelope: your tables");
    assert_eq!(count(&desk, TOLD).await, 3);
    let left = "SELECT count(*) FROM outbox WHERE state = 'sent' AND done_at = '2026-11-16T09:05:00Z'";
    assert_eq!(count(&desk, left).await, 4, "the letter and the three that it carried");
    // What is asked next waits for the hours to pass, in the same thread.
    let fourth = desk.seat_of(seated[0].player).await;
    desk.question(fourth).await;
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(359));
    work_off(&post).await;
    assert_eq!(memory.take().len(), 0);
    desk.clock.advance(TimeDelta::minutes(1));
    work_off(&post).await;
    let next = memory.take();
    assert_eq!(next.len(), 1);
    let told = text(&next[0]);
    assert!(
        unfolded(&told).contains("4 tables wait for you.") && told.contains("== Also waiting for you =="),
        "{told}"
    );
    assert_eq!(header(&next[0], "References"), header(&sent[0], "References"), "MAIL-04");
    assert_ne!(header(&next[0], "Message-ID"), header(&sent[0], "Message-ID"));
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_15_what_was_answered_meanwhile_is_left_out_and_an_empty_letter_is_not_sent() {
    let (desk, seated, letters) = three_tables("daily 12:00").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    desk.execute(&format!("UPDATE questions SET closed_at = now() WHERE id = {}", seated[1].question)).await;
    desk.clock.advance(moment("2026-11-16T12:00:00Z") - desk.clock.now());
    work_off(&post).await;
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    let codes = codes(&desk, &seated).await;
    let told = text(&sent[0]);
    assert!(told.contains(&codes[0]) && !told.contains(&codes[1]) && told.contains(&codes[2]), "{told}");
    let row = desk.row(letters[1]).await;
    assert_eq!((row.state.as_str(), row.reason.as_deref()), ("unwanted", Some("answered")));
    assert_eq!(count(&desk, TOLD).await, 2);
    // Everything is answered before the next noon.
    let last = desk.seat_of(seated[0].player).await;
    let letter = desk.question(last).await;
    work_off(&post).await;
    desk.execute("UPDATE questions SET closed_at = now()").await;
    desk.clock.advance(TimeDelta::days(1));
    work_off(&post).await;
    assert_eq!((memory.take().len(), desk.row(letter).await.state.as_str()), (0, "unwanted"));
    let skipped = "SELECT count(*) FROM outbox WHERE kind = 'digest' AND state = 'unwanted' AND reason = 'answered'";
    assert_eq!(count(&desk, skipped).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_03_a_retried_digest_is_the_same_letter_whatever_happened_since() {
    let (desk, seated, _) = three_tables("every 6").await;
    let sink = Sink::start().await;
    let post = desk.post_to(&sink);
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(5));
    sink.play(Moment::Recipient, Trick::Say("450 4.2.0 greylisted"));
    work_off(&post).await;
    assert_eq!(count(&desk, TOLD).await, 0, "it has not left");
    let digest = count(&desk, "SELECT id FROM outbox WHERE kind = 'digest'").await;
    assert!(desk.row(digest).await.has_body);
    // A question that comes now goes into the next one, and one that is answered stays in this.
    let fourth = desk.seat_of(seated[0].player).await;
    desk.question(fourth).await;
    desk.execute(&format!("UPDATE questions SET closed_at = now() WHERE id = {}", seated[0].question)).await;
    desk.wait_for_retry(digest).await;
    work_off(&post).await;
    let mails = sink.letters();
    assert_eq!(mails.len(), 1);
    let codes = codes(&desk, &seated).await;
    let told = body(mails[0].data.as_bytes());
    assert!(codes.iter().all(|code| told.contains(&format!("table {code}"))), "{told}");
    assert_eq!(count(&desk, "SELECT count(*) FROM outbox WHERE kind = 'digest'").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_16_a_digest_keeps_quiet_hours_and_counts_once_for_the_day() {
    let (desk, seated, _) = three_tables("every 1").await;
    desk.execute("UPDATE players SET quiet = true, letters_a_day = 1").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    desk.clock.advance(moment("2026-11-16T23:00:00Z") - desk.clock.now());
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(10));
    work_off(&post).await;
    assert_eq!(memory.take().len(), 0, "it is night");
    desk.clock.advance(moment("2026-11-17T08:00:00Z") - desk.clock.now());
    work_off(&post).await;
    assert_eq!((memory.take().len(), count(&desk, TOLD).await), (1, 3));
    let fourth = desk.seat_of(seated[0].player).await;
    let letter = desk.question(fourth).await;
    for _ in 0..3 {
        desk.clock.advance(TimeDelta::hours(7));
        work_off(&post).await;
    }
    assert_eq!((memory.take().len(), desk.row(letter).await.state.as_str()), (0, "waiting"), "one a day");
    desk.clock.advance(moment("2026-11-18T08:00:00Z") - desk.clock.now());
    work_off(&post).await;
    assert_eq!((memory.take().len(), desk.row(letter).await.state.as_str()), (1, "sent"));
}

#[tokio::test(flavor = "multi_thread")]
async fn out_08_a_refused_digest_ends_what_it_carried_and_can_be_driven_again() {
    let (desk, _, letters) = three_tables("every 6").await;
    let sink = Sink::start().await;
    let post = desk.post_to(&sink);
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(5));
    sink.play(Moment::Recipient, Trick::Say("550 5.1.1 no such user"));
    work_off(&post).await;
    for letter in &letters {
        assert_eq!(desk.row(*letter).await.state, "refused");
    }
    let conn = &mut *desk.db.pool().get().await.unwrap();
    let again = penelope::play::operate::retry(conn, desk.clock.now(), penelope::id::LetterId(letters[1])).await;
    assert_eq!(again.unwrap(), penelope::play::operate::Retried::Due);
    work_off(&post).await;
    assert_eq!((sink.letters().len(), count(&desk, TOLD).await), (1, 3));
    for letter in &letters {
        assert_eq!(desk.row(*letter).await.state, "sent");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_would_come_too_late_leaves_by_itself() {
    let (desk, seated, letters) = three_tables("daily 08:00").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    desk.execute("UPDATE outbox SET kind = 'reminder'").await;
    desk.execute(&format!(
        "UPDATE clocks SET started_at = asked_at, allotted = 60, due_at = '2026-11-16T20:00:00Z' WHERE question_id = {}",
        seated[0].question
    ))
    .await;
    work_off(&post).await;
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    assert!(header(&sent[0], "Subject").starts_with("Ulysses "), "in its table's thread");
    assert_eq!(desk.row(letters[0]).await.state, "sent");
    assert_eq!(desk.row(letters[1]).await.state, "waiting");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_16_a_digest_with_a_reminder_wakes_nobody() {
    let (desk, _, letters) = three_tables("daily 03:00").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    desk.execute(&format!("UPDATE outbox SET kind = 'reminder' WHERE id = {}", letters[0])).await;
    work_off(&post).await;
    desk.clock.advance(moment("2026-11-17T03:00:00Z") - desk.clock.now());
    work_off(&post).await;
    assert_eq!(memory.take().len(), 0);
    desk.clock.advance(TimeDelta::hours(5));
    work_off(&post).await;
    let sent = memory.take();
    assert_eq!((sent.len(), count(&desk, TOLD).await), (1, 3));
    assert!(unfolded(&text(&sent[0])).contains("A reminder: the table is still waiting for your answer."));
}

#[tokio::test(flavor = "multi_thread")]
async fn out_02_a_digest_that_was_composed_takes_no_more_questions() {
    let (desk, seated, _) = three_tables("every 6").await;
    let (sink, memory) = (Sink::start().await, Memory::default());
    work_off(&desk.post_to(&sink)).await;
    desk.clock.advance(TimeDelta::minutes(5));
    sink.play(Moment::Recipient, Trick::Say("450 4.2.0 greylisted"));
    work_off(&desk.post_to(&sink)).await;
    assert_eq!(count(&desk, "SELECT count(*) FROM outbox WHERE kind = 'digest' AND body IS NOT NULL").await, 1);
    // The service stopped before another try: the attempt does not count, and its words are kept.
    desk.execute("UPDATE outbox SET attempts = 0, leased_until = NULL WHERE kind = 'digest'").await;
    let fourth = desk.seat_of(seated[0].player).await;
    let late = desk.question(fourth).await;
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    desk.clock.advance(TimeDelta::hours(1));
    work_off(&post).await;
    let first = memory.take();
    assert_eq!((first.len(), count(&desk, TOLD).await), (1, 3), "three were in it");
    assert_eq!(desk.row(late).await.state, "waiting", "the fourth was not");
    desk.clock.advance(TimeDelta::hours(6));
    work_off(&post).await;
    assert_eq!((memory.take().len(), count(&desk, TOLD).await), (1, 4), "and comes with the next");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_was_counted_before_it_was_gathered_does_not_hold_its_digest_back() {
    let (desk, _, letters) = three_tables("every 6").await;
    desk.execute("UPDATE players SET letters_a_day = 1").await;
    desk.execute(&format!("UPDATE outbox SET counted_at = '2026-11-16T08:59:00Z' WHERE id = {}", letters[0])).await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(5));
    work_off(&post).await;
    assert_eq!((memory.take().len(), count(&desk, TOLD).await), (1, 3));
}

#[tokio::test(flavor = "multi_thread")]
async fn out_07_a_table_that_cannot_be_told_fails_alone() {
    let (desk, seated, letters) = three_tables("every 6").await;
    desk.execute(&format!("UPDATE tables SET head = sha256('x') WHERE id = {}", seated[1].table)).await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(5));
    work_off(&post).await;
    let sent = memory.take();
    assert_eq!((sent.len(), count(&desk, TOLD).await), (1, 2));
    let codes = codes(&desk, &seated).await;
    assert!(text(&sent[0]).contains(&codes[0]) && text(&sent[0]).contains(&codes[2]));
    for _ in 0..8 {
        desk.clock.advance(TimeDelta::hours(6));
        work_off(&post).await;
    }
    assert_eq!(desk.row(letters[1]).await.state, "dead", "listed for those who look after the service");
    assert_eq!((memory.take().len(), count(&desk, TOLD).await), (0, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_letters_leave_at_any_second_of_a_waking_minute() {
    for gathers in [true, false] {
        let (desk, ..) = three_tables("every 6").await;
        let wish = if gathers { "'every 6'" } else { "NULL" };
        desk.execute(&format!("UPDATE players SET quiet = true, gathers = {wish}")).await;
        let memory = Memory::default();
        let post = desk.post(Transport::Memory(memory.clone()));
        desk.clock.advance(TimeDelta::seconds(31));
        work_off(&post).await;
        desk.clock.advance(TimeDelta::seconds(5 * 60 + 1));
        work_off(&post).await;
        assert_eq!((memory.take().len(), count(&desk, TOLD).await), (if gathers { 1 } else { 3 }, 3));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_daily_hour_that_comes_during_a_visit_is_missed_by_minutes_not_by_a_day() {
    let (desk, ..) = three_tables("daily 09:03").await;
    // Whoever was on the page is written to five minutes later.
    desk.execute("UPDATE outbox SET send_at = '2026-11-16T09:05:00Z'").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    desk.clock.advance(TimeDelta::minutes(5));
    work_off(&post).await;
    desk.clock.advance(TimeDelta::minutes(5));
    work_off(&post).await;
    assert_eq!((memory.take().len(), count(&desk, TOLD).await), (1, 3));
}
