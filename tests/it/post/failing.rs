//! What goes wrong and is mended, and what is given up (OUT-02, OUT-05 to OUT-08).

use std::sync::Arc;

use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::mail::transport::smtp::Smtp;
use penelope::play::operate::{self, Retried};
use penelope::play::rekey;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;

use crate::support::desk::{Desk, patient, work_off};
use crate::support::moment::a_moment;
use crate::support::smtp::{Moment, Sink, SinkTls, Trick, smtp_url};

#[tokio::test(flavor = "multi_thread")]
async fn out_05_silence_after_the_final_dot_is_tried_again_as_the_same_letter() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let seated = desk.seated("anna@example.org").await;
    let id = desk.question(seated).await;
    let post = desk.post_to(&sink);
    sink.play(Moment::Dot, Trick::KeepSilent);
    work_off(&desk.post_impatiently(&sink)).await;
    let row = desk.row(id).await;
    assert_eq!((row.state.as_str(), row.attempts, row.has_body, row.is_leased), ("waiting", 1, true, false));
    assert_eq!(row.reason.as_deref(), Some("no answer after the end of the letter"));
    assert_eq!(work_off(&post).await, 0, "not at once");
    desk.wait_for_retry(id).await;
    work_off(&post).await;
    assert_eq!(desk.row(id).await.state, "sent");
    let letters = sink.letters();
    assert_eq!(letters.len(), 2, "the sink had kept the first");
    assert_eq!(letters[0].header("Message-ID"), letters[1].header("Message-ID"));
    assert_eq!(letters[0].data, letters[1].data, "F11: the same letter, to the last byte");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_06_f_8_a_4xx_waits_longer_each_time_and_ends_after_four_days() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let player = desk.player("anna@example.org").await;
    let id = desk.letter(player, "fresh link", Some(desk.seat_of(player).await), false).await;
    let post = desk.post_to(&sink);
    let mut waits = Vec::new();
    for _ in 1..32 {
        sink.play(Moment::Recipient, Trick::Say("450 4.2.0 greylisted"));
        let before = desk.clock.now();
        work_off(&post).await;
        waits.push((desk.row(id).await.send_at - before).num_minutes());
        desk.wait_for_retry(id).await;
    }
    assert!(waits[0] <= 1 && waits[1] <= 2 && waits[18] >= 180 && waits[18] <= 300, "{waits:?}");
    // A quarter more or less by chance; the sum of many differs little.
    assert!((80 * 60..112 * 60).contains(&waits.iter().sum::<i64>()), "about four days: {waits:?}");
    sink.play(Moment::Recipient, Trick::Say("450 4.2.0 greylisted"));
    work_off(&post).await;
    let row = desk.row(id).await;
    assert_eq!((row.state.as_str(), row.attempts, row.has_body), ("dead", 32, true));
    assert_eq!(row.reason.as_deref(), Some("450 4.2.0 greylisted"));
}

#[tokio::test(flavor = "multi_thread")]
async fn out_06_a_5xx_is_final_and_the_address_is_marked_with_the_reason() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let (anna, bruno) = (desk.player("anna@example.org").await, desk.player("bruno@example.org").await);
    let post = desk.post_to(&sink);
    sink.play(Moment::Recipient, Trick::Say("550 5.1.1 <anna@example.org>: no such mailbox"));
    let to_anna = desk.sign_in(anna).await;
    work_off(&post).await;
    sink.play(Moment::Dot, Trick::Say("554 5.7.1 looks like spam"));
    let to_bruno = desk.sign_in(bruno).await;
    work_off(&post).await;
    let reason = "550 5.1.1 …@… no such mailbox";
    let row = desk.row(to_anna).await;
    assert_eq!((row.state.as_str(), row.attempts, row.has_body), ("refused", 1, false));
    assert_eq!(row.reason.as_deref(), Some(reason));
    assert_eq!(desk.row(to_bruno).await.state, "refused");
    let refusal = "SELECT refusal FROM players WHERE id = $1";
    let of = async |player: i64| desk.client.query_one(refusal, &[&player]).await.unwrap().get::<_, Option<String>>(0);
    assert_eq!(of(anna).await.as_deref(), Some(reason), "the host can see it");
    assert_eq!(of(bruno).await, None, "the letter was refused, not the address");
    desk.clock.advance(chrono::TimeDelta::days(7));
    let next = desk.sign_in(anna).await;
    work_off(&post).await;
    let row = desk.row(next).await;
    assert_eq!((row.state.as_str(), row.reason.as_deref()), ("unwanted", Some("address refused before")));
    assert_eq!(sink.letters().len(), 0);

    let pool = desk.db.pool();
    let conn = &mut *pool.get().await.unwrap();
    let id = penelope::id::LetterId(to_anna);
    // The person behind an old letter may have come and gone; sending it is still the operator's to decide.
    desk.execute(&format!("UPDATE outbox SET written_at = now() + interval '10 years' WHERE id = {to_anna}")).await;
    for _ in 0..2 {
        assert_eq!(operate::retry(conn, desk.clock.now(), id).await.unwrap(), Retried::Due);
    }
    assert_eq!(work_off(&post).await, 1);
    assert_eq!((desk.row(to_anna).await.state.as_str(), of(anna).await), ("sent", None));
    assert_eq!(operate::retry(conn, desk.clock.now(), id).await.unwrap(), Retried::Sent);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_07_a_letter_that_cannot_be_composed_dies_and_the_others_flow() {
    let desk = Desk::new().await;
    let (anna, bruno) = (desk.seated("anna@example.org").await, desk.seated("bruno@example.org").await);
    let poison = desk.question(anna).await;
    // A number that fits into no link: signing it is an assertion that fails.
    desk.execute(&format!(
        "UPDATE questions SET closed_at = now() WHERE id = {}; \
         INSERT INTO questions (id, table_id, seat_id, opened_at) OVERRIDING SYSTEM VALUE VALUES (1::bigint << 50, {}, {}, now()); \
         UPDATE outbox SET question_id = 1::bigint << 50 WHERE id = {poison}",
        anna.question, anna.table, anna.seat
    ))
    .await;
    let broken = desk.question(bruno).await;
    desk.execute(&format!("UPDATE tables SET head = digest WHERE id = {}", bruno.table)).await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    for attempt in 1..=5 {
        let well = desk.sign_in(anna.player).await;
        work_off(&post).await;
        assert_eq!(desk.row(well).await.state, "sent", "the others flow");
        for id in [poison, broken] {
            let row = desk.row(id).await;
            assert_eq!((row.attempts, row.is_leased), (attempt, false), "{row:?}");
            assert_eq!(row.state, if attempt < 5 { "waiting" } else { "dead" });
        }
        desk.clock.advance(chrono::TimeDelta::hours(1));
    }
    assert_eq!(memory.take().len(), 5);
    assert_eq!(desk.row(poison).await.reason.as_deref(), Some("panic while composing"));
    let reason = desk.row(broken).await.reason.unwrap();
    assert!(reason.contains("contradicts itself"), "{reason}");
    assert_eq!(work_off(&post).await, 0, "nobody tries any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_07_a_letter_that_brings_the_process_down_is_not_tried_for_ever() {
    let desk = Desk::new().await;
    let player = desk.player("anna@example.org").await;
    let id = desk.sign_in(player).await;
    desk.execute("UPDATE outbox SET attempts = 32, leased_until = '2026-11-16T08:59:00Z'").await;
    work_off(&desk.post(Transport::Memory(Memory::default()))).await;
    let row = desk.row(id).await;
    assert_eq!((row.state.as_str(), row.reason.as_deref()), ("dead", Some("taken in hand too often without an end")));
}

#[tokio::test(flavor = "multi_thread")]
async fn out_02_with_the_mail_server_down_for_hours_every_letter_still_arrives() {
    let desk = Desk::new().await;
    let gone = Sink::start().await.address;
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = port.local_addr().unwrap();
    assert_ne!(gone, address);
    drop(port);
    let url = smtp_url(&format!("smtp://{address}?tls=none"));
    let post: Arc<Mailer> = desk.post(Transport::Smtp(Smtp::new(url, 4, patient())));
    let mut ids = Vec::new();
    for number in 0..5 {
        let seated = desk.seated(&format!("player{number}@example.org")).await;
        ids.push(desk.question(seated).await);
    }
    let opened = desk.clock.now();
    while desk.clock.now() - opened < chrono::TimeDelta::hours(6) {
        work_off(&post).await;
        desk.wait_for_retry(ids[0]).await;
        desk.clock.advance(chrono::TimeDelta::minutes(3));
    }
    let sink = Sink::start_on(address, SinkTls::None).await;
    desk.clock.advance(chrono::TimeDelta::hours(5));
    work_off(&post).await;
    assert_eq!(sink.letters().len(), 5);
    for id in ids {
        assert_eq!(desk.row(id).await.state, "sent");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn link_14_a_composed_letter_lies_sealed_and_survives_the_change_of_keys() {
    let (mut desk, sink) = (Desk::new().await, Sink::start().await);
    let seated = desk.seated("anna@example.org").await;
    let id = desk.question(seated).await;
    sink.play(Moment::Data, Trick::Say("451 4.3.0 later"));
    work_off(&desk.post_to(&sink)).await;
    let body: Vec<u8> = desk.client.query_one("SELECT body FROM outbox WHERE id = $1", &[&id]).await.unwrap().get(0);
    let readable = String::from_utf8_lossy(&body).into_owned();
    assert!(!readable.contains("Ulysses") && !readable.contains("Anna"), "sealed");
    let old = desk.keys.newest().id();
    let both = desk.keys.with_new_key().unwrap();
    rekey::reseal(&desk.db.pool(), &Vault::new(both.clone()), old).await.unwrap();
    desk.keys = both.without_oldest_key().unwrap();
    desk.wait_for_retry(id).await;
    work_off(&desk.post_to(&sink)).await;
    assert_eq!(desk.row(id).await.state, "sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn n_4_a_database_in_trouble_while_a_letter_is_made_ready_costs_no_attempts() {
    let desk = Desk::new().await;
    let seated = desk.seated("anna@example.org").await;
    let id = desk.question(seated).await;
    // Somebody holds what every letter about a game reads, and whoever wants it is sent away at once.
    let name: String = desk.client.query_one("SELECT current_database()::text", &[]).await.unwrap().get(0);
    desk.execute(&format!("ALTER DATABASE {name} SET lock_timeout = '1ms'")).await;
    desk.execute("BEGIN; LOCK TABLE talk IN ACCESS EXCLUSIVE MODE").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    for _ in 0..10 {
        assert_eq!(work_off(&post).await, 1);
        let row = desk.row(id).await;
        assert_eq!((row.state.as_str(), row.attempts, row.is_leased), ("waiting", 0, false), "{row:?}");
        assert!(row.send_at > desk.clock.now(), "not at once: {row:?}");
        desk.wait_for_retry(id).await;
    }
    desk.execute("COMMIT").await;
    work_off(&post).await;
    assert_eq!((desk.row(id).await.state.as_str(), memory.take().len()), ("sent", 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn b_10_a_letter_whose_fate_cannot_be_noted_holds_up_no_other() {
    let desk = Desk::new().await;
    let player = desk.player("anna@example.org").await;
    let mut ids = Vec::new();
    for _ in 0..30 {
        ids.push(desk.sign_in(player).await);
    }
    // Nobody wants them any more, so that all are done at once; and of the first it cannot be written down.
    desk.execute("UPDATE players SET blocked_at = now()").await;
    desk.execute(&format!(
        "CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$; \
         CREATE TRIGGER stop BEFORE UPDATE ON outbox FOR EACH ROW \
         WHEN (OLD.id = {} AND NEW.state = 'unwanted') EXECUTE FUNCTION stop()",
        ids[0]
    ))
    .await;
    let post = desk.post(Transport::Memory(Memory::default()));
    let (_stop, stopped) = tokio::sync::watch::channel(false);
    drop(post.work_off(&stopped).await);
    for id in &ids[1..] {
        let row = desk.row(*id).await;
        assert_eq!((row.state.as_str(), row.is_leased), ("unwanted", false), "{row:?}");
    }
    assert_eq!(desk.row(ids[0]).await.state, "waiting");
    desk.execute("DROP TRIGGER stop ON outbox").await;
    desk.clock.advance(chrono::TimeDelta::minutes(2));
    work_off(&post).await;
    assert_eq!(desk.row(ids[0]).await.state, "unwanted");
}

#[tokio::test(flavor = "multi_thread")]
async fn n_9_letters_of_a_server_that_was_killed_are_anybodys_within_half_a_minute() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let letter = desk.sign_in(desk.player("anna@example.org").await).await;
    sink.play(Moment::Data, Trick::KeepSilent);
    let dying = desk.post_to(&sink);
    let work = tokio::spawn(async move { work_off(&dying).await });
    while !sink.is_done() {
        a_moment().await;
    }
    work.abort();
    assert!(work.await.is_err() && desk.row(letter).await.is_leased);
    let other = desk.post_to(&sink);
    desk.clock.advance(chrono::TimeDelta::seconds(15));
    assert_eq!(work_off(&other).await, 0, "it may be alive yet");
    desk.clock.advance(chrono::TimeDelta::seconds(10));
    assert_eq!(work_off(&other).await, 1);
    assert_eq!((desk.row(letter).await.state.as_str(), sink.letters().len()), ("sent", 1));
}
