//! A letter whose reason has gone is not sent, and its row says why (MAIL-15).

use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;

use crate::support::desk::{Desk, Seated, work_off};

/// What happens to a letter of this kind after such a change.
async fn fate(kind: &str, change: &str) -> (String, Option<String>, usize) {
    let desk = Desk::new().await;
    let seated = desk.seated("anna@example.org").await;
    let id = desk.letter(seated.player, kind, Some(seated), kind == "question").await;
    desk.execute(&filled(change, seated)).await;
    let memory = Memory::default();
    work_off(&desk.post(Transport::Memory(memory.clone()))).await;
    let row = desk.row(id).await;
    (row.state, row.reason, memory.take().len())
}

fn filled(change: &str, seated: Seated) -> String {
    let ids =
        [("PLAYER", seated.player), ("TABLE", seated.table), ("SEAT", seated.seat), ("QUESTION", seated.question)];
    ids.iter().fold(change.to_owned(), |sql, (word, id)| sql.replace(word, &id.to_string()))
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_15_a_letter_that_is_not_wanted_any_more_is_not_sent_and_says_why() {
    let gathering = "UPDATE tables SET status = 'gathering', seq = 0, confirmed_at = NULL WHERE id = TABLE; ";
    let invited = "INSERT INTO invitations (table_id, player_id, created_at, answer, answered_at) \
                   VALUES (TABLE, PLAYER, now(), 'declined', now()); UPDATE outbox SET invitation_id = 1";
    let cases = [
        ("question", "UPDATE questions SET closed_at = now()", "answered"),
        ("question", "UPDATE seats SET letters = false WHERE id = SEAT", "unsubscribed"),
        ("question", "UPDATE seats SET resigned_at = now() WHERE id = SEAT", "resigned"),
        ("question", "UPDATE players SET blocked_at = now()", "the player wants no letters"),
        ("question", "UPDATE players SET address = NULL", "address erased"),
        ("question", "UPDATE players SET refused_at = now(), refusal = '550'", "address refused before"),
        ("question", "UPDATE tables SET status = 'over', ended_at = now()", "the game is over"),
        ("sign in", "UPDATE players SET blocked_at = now()", "the player wants no letters"),
        ("sign in", "UPDATE outbox SET written_at = '2026-11-16T08:30:00Z'", "too late"),
        ("invitation", "UPDATE outbox SET send_at = send_at", "the game has begun"),
        ("invitation", &format!("{gathering}{invited}"), "answered"),
        ("confirm", "UPDATE outbox SET send_at = send_at", "confirmed"),
        ("confirm", "UPDATE tables SET confirmed_at = NULL, status = 'closed', ended_at = now()", "called off"),
        ("seated", "UPDATE outbox SET send_at = send_at", "the game has begun"),
        ("begins", "UPDATE tables SET status = 'over', ended_at = now()", "the game is over"),
        ("talk", "UPDATE players SET talk_letters = true", "nothing new"),
        (
            "talk",
            "INSERT INTO talk (table_id, seat_id, words, said_at) VALUES (TABLE, SEAT, 'Ahoy', now())",
            "unsubscribed",
        ),
    ];
    for (kind, change, reason) in cases {
        let fate = fate(kind, change).await;
        assert_eq!(fate, ("unwanted".to_owned(), Some(reason.to_owned()), 0), "{kind}: {change}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_of_every_kind_is_sent_while_it_is_wanted() {
    let gathering = "UPDATE tables SET status = 'gathering', seq = 0, confirmed_at = NULL WHERE id = TABLE";
    let talk = "UPDATE players SET talk_letters = true; INSERT INTO talk (table_id, seat_id, words, said_at) \
                SELECT TABLE, id, 'Ahoy', now() FROM seats WHERE table_id = TABLE AND bot IS NOT NULL";
    let invited = format!(
        "{gathering}; INSERT INTO invitations (table_id, player_id, created_at) VALUES (TABLE, PLAYER, now()); \
         UPDATE outbox SET invitation_id = 1"
    );
    let cases = [
        ("confirm", gathering),
        ("invitation", &invited),
        ("seated", gathering),
        ("begins", ""),
        ("question", ""),
        ("talk", talk),
        ("called off", "UPDATE tables SET status = 'closed', ended_at = now()"),
        ("over", "UPDATE tables SET status = 'over', ended_at = now()"),
        ("sign in", ""),
        ("fresh link", "UPDATE seats SET letters = false"),
    ];
    for (kind, change) in cases {
        assert_eq!(fate(kind, change).await, ("sent".to_owned(), None, 1), "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_just_acted_on_the_page_is_not_chased_by_a_letter() {
    let desk = Desk::new().await;
    let seated = desk.seated("anna@example.org").await;
    let id = desk.question(seated).await;
    desk.execute("UPDATE seats SET acted_at = '2026-11-16T08:58:00Z'").await;
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    work_off(&post).await;
    let row = desk.row(id).await;
    assert_eq!((row.state.as_str(), row.attempts, row.is_leased), ("waiting", 0, false), "it does not count");
    assert_eq!(row.send_at.to_rfc3339(), "2026-11-16T09:03:00+00:00");
    desk.clock.advance(chrono::TimeDelta::minutes(3));
    work_off(&post).await;
    assert_eq!((desk.row(id).await.state.as_str(), memory.take().len()), ("sent", 1));
}
