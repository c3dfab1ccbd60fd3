//! Every letter leaves once, in its order, whoever sends it (OUT-04, OUT-09, OUT-12, MAIL-14).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::mail::transport::smtp::Smtp;
use penelope::worker::mailer::Mailer;
use tokio::sync::watch;

use crate::support::desk::{Desk, patient, work_off};
use crate::support::moment::a_moment;
use crate::support::proxy::Proxy;
use crate::support::smtp::{Moment, Sink, Trick};

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_is_composed_signed_sent_and_forgotten() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let seated = desk.seated("anna@example.org").await;
    let id = desk.question(seated).await;
    assert_eq!(work_off(&desk.post_to(&sink)).await, 1);
    let letters = sink.letters();
    assert_eq!((letters.len(), letters[0].to.as_slice()), (1, &["anna@example.org".to_owned()][..]));
    assert_eq!(letters[0].header("Message-ID"), format!("<{}@penelope.test>", desk.message_id(id).await));
    let row = desk.row(id).await;
    assert_eq!((row.state.as_str(), row.attempts, row.has_body, row.is_leased), ("sent", 1, false, false));
    assert_eq!(work_off(&desk.post_to(&sink)).await, 0, "nothing is left to do");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_04_ten_workers_never_send_the_same_letter() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let mut expected = BTreeMap::new();
    for number in 0..150 {
        let player = desk.player(&format!("player{number}@example.org")).await;
        let id = desk.sign_in(player).await;
        expected.insert(format!("<{}@penelope.test>", desk.message_id(id).await), 1);
    }
    let workers = (0..10).map(|_| {
        let post = desk.post_to(&sink);
        tokio::spawn(async move { work_off(&post).await })
    });
    let worked: Vec<usize> = futures_util::future::join_all(workers).await.into_iter().map(Result::unwrap).collect();
    assert_eq!(worked.iter().sum::<usize>(), 150);
    assert!(worked.iter().filter(|count| **count > 0).count() > 1, "they shared the work: {worked:?}");
    let mut arrived = BTreeMap::new();
    for letter in sink.letters() {
        *arrived.entry(letter.header("Message-ID")).or_insert(0) += 1;
    }
    assert_eq!(arrived, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_12_letters_of_a_table_keep_their_order_and_hold_up_nobody_else() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let anna = desk.seated("anna@example.org").await;
    let elsewhere = desk.seat_of(anna.player).await;
    let bruno = desk.seated("bruno@example.org").await;
    let mut own = Vec::new();
    for _ in 0..3 {
        own.push(desk.fresh_link(anna).await);
    }
    let post = desk.post_to(&sink);
    sink.play(Moment::Recipient, Trick::Say("451 4.3.0 later"));
    work_off(&post).await;
    let others = [desk.fresh_link(elsewhere).await, desk.fresh_link(bruno).await];
    work_off(&post).await;
    assert_eq!((desk.row(own[0]).await.state, desk.row(own[0]).await.attempts), ("waiting".to_owned(), 1));
    for id in &own[1..] {
        assert_eq!((desk.row(*id).await.state.as_str(), desk.row(*id).await.attempts), ("waiting", 0), "not before it");
    }
    for id in others {
        assert_eq!(desk.row(id).await.state, "sent", "another table, another player");
    }
    desk.wait_for_retry(own[0]).await;
    work_off(&post).await;
    let mut expected = Vec::new();
    for id in own {
        expected.push(format!("<{}@penelope.test>", desk.message_id(id).await));
    }
    let arrived: Vec<String> = sink.letters()[2..].iter().map(|letter| letter.header("Message-ID")).collect();
    assert_eq!(arrived, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_12_a_letter_that_lies_in_hand_holds_back_the_next_of_its_table_only() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let (anna, bruno) = (desk.seated("anna@example.org").await, desk.seated("bruno@example.org").await);
    let first = desk.fresh_link(anna).await;
    let word = Arc::new(tokio::sync::Notify::new());
    sink.play(Moment::Data, Trick::Wait(Arc::clone(&word)));
    let slow = desk.post_to(&sink);
    let slow = tokio::spawn(async move { work_off(&slow).await });
    while !desk.row(first).await.is_leased {
        a_moment().await;
    }
    let (second, other) = (desk.fresh_link(anna).await, desk.fresh_link(bruno).await);
    assert_eq!(work_off(&desk.post(Transport::Memory(Memory::default()))).await, 1);
    assert_eq!((desk.row(second).await.state.as_str(), desk.row(other).await.state.as_str()), ("waiting", "sent"));
    word.notify_one();
    slow.await.unwrap();
    work_off(&desk.post_to(&sink)).await;
    assert_eq!((desk.row(first).await.state.as_str(), desk.row(second).await.state.as_str()), ("sent", "sent"));
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_14_a_question_has_one_letter_waiting_and_the_next_letter_begins_where_the_last_ended() {
    let desk = Desk::new().await;
    let seated = desk.seated("anna@example.org").await;
    desk.question(seated).await;
    let again = format!(
        "INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, message_id, send_at, written_at) \
         VALUES ({}, 'question', {}, {}, {}, 'again', now(), now())",
        seated.player, seated.table, seated.seat, seated.question
    );
    assert!(desk.client.batch_execute(&again).await.is_err(), "one letter waits for a question at most");
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    let told = "SELECT told_seq, (SELECT seq FROM tables WHERE id = table_id) FROM outbox ORDER BY id DESC LIMIT 1";
    let row = desk.client.query_one(told, &[]).await.unwrap();
    let (told_seq, seq): (i32, i32) = (row.get(0), row.get(1));
    assert_eq!(told_seq, seq, "everything up to now stands in it");
    assert_eq!(memory.take().len(), 1);
    let pool = desk.db.pool();
    let conn = &mut *pool.get().await.unwrap();
    let (player, table) = (penelope::id::PlayerId(seated.player), penelope::id::TableId(seated.table));
    let known = penelope::store::outbox::catch_up::find(conn, player, table).await.unwrap();
    assert_eq!(known.seq, Some(seq));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ring_wakes_the_worker_and_stopping_ends_it() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let post = desk.post_to(&sink);
    let (stop, stopped) = watch::channel(false);
    let running = tokio::spawn(Arc::clone(&post).run(stopped));
    let player = desk.player("anna@example.org").await;
    desk.sign_in(player).await;
    post.bell.ring();
    sink.wait_for(1).await;
    stop.send_replace(true);
    running.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn out_09_a_line_to_the_database_that_is_half_open_is_replaced() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    let proxy = Proxy::start(&desk.db.url).await;
    let pool = penelope::store::Pool::new(&proxy.url, 1);
    let post = |within: Duration| {
        let transport = Transport::Smtp(Smtp::new(sink.url(), 4, patient()));
        let mut post = Mailer::new(pool.clone(), Clock::Fixed(desk.clock.clone()), desk.office(), transport);
        post.database_within = within;
        Arc::new(post)
    };
    // A line that works may be as slow as the machine is; one that is silent stays so however long one waits.
    let (post, hasty) = (post(Duration::from_secs(600)), post(Duration::from_millis(100)));
    let player = desk.player("anna@example.org").await;
    desk.sign_in(player).await;
    assert_eq!(work_off(&post).await, 1);
    desk.sign_in(player).await;
    proxy.swallow_what_is_open();
    let (_stop, stopped) = watch::channel(false);
    let silent = hasty.work_off(&stopped).await.unwrap_err();
    assert!(format!("{silent:#}").contains("the database does not answer"), "{silent:#}");
    assert_eq!(work_off(&post).await, 1, "on a new line");
    let ids: BTreeSet<String> = sink.letters().iter().map(|letter| letter.header("Message-ID")).collect();
    assert_eq!(ids.len(), 2);
}
