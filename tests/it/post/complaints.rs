//! Mail servers as they are: what each complaint means for the letter, for the address, for the host of the table and for
//! the operator (F1, F2). The answers are those of servers that people really run.

use std::sync::Arc;

use penelope::clock::Clock;
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::smtp::{Patience, Smtp};
use penelope::worker::mailer::Mailer;

use crate::ahead::house::{House, seat};
use crate::by_mail::table::PEOPLE;
use crate::support::desk::{impatient, patient, work_off};
use crate::support::folder::random_name;
use crate::support::smtp::{Moment, Sink, Trick};

/// What becomes of the letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Letter {
    /// It has left, once.
    Sent,
    /// It waits for its next attempt.
    Again,
    /// It is given up; the next letter to the same reader is tried as if nothing had been.
    Ended,
    /// So is its address: further letters are not tried before somebody says so.
    Marked,
}

use Letter::{Again, Ended, Marked, Sent};
use Moment::{Data, Dot, Greeting, Hello, Mail, Recipient};
use Trick::{Endless, HangUp, KeepSilent, Raw, Say, SayAndHangUp};

/// What the server does, and when; what becomes of the letter; what the operator reads of it.
fn complaints() -> Vec<(Moment, Trick, Letter, Option<&'static str>)> {
    vec![
        // The greeting.
        (Greeting, Say("554 5.7.1 no SMTP service for you"), Again, Some("554 5.7.1 no SMTP service for you")),
        (Greeting, Say("421 4.7.0 too many connections"), Again, Some("421 4.7.0 too many connections")),
        (Greeting, HangUp, Again, Some("the server has hung up")),
        (Hello, Say("504 5.5.2 need a fully-qualified name"), Again, Some("504 5.5.2 need a fully-qualified name")),
        (Hello, Say("550 5.7.1 bad HELO"), Again, Some("550 5.7.1 bad HELO")),
        (Hello, HangUp, Again, Some("the server has hung up")),
        // The sender.
        (Mail, Say("451 4.3.0 queue file write error"), Again, Some("451 4.3.0 queue file write error")),
        (Mail, Say("530 5.7.0 must log in first"), Again, Some("530 5.7.0 must log in first")),
        (Mail, Say("553 5.1.8 sender's domain is unknown"), Again, Some("553 5.1.8 sender's domain is unknown")),
        (Mail, Say("550 bad sender"), Again, Some("550 bad sender")),
        (Mail, Say("552 5.3.4 larger than this server takes"), Ended, Some("552 5.3.4 larger than this server takes")),
        (Mail, HangUp, Again, Some("the server has hung up")),
        // The recipient: only these say that there is no such mailbox …
        (Recipient, Say("550 5.1.1 <anna@example.org>: unknown"), Marked, Some("550 5.1.1 …@… unknown")),
        (Recipient, Say("550 5.1.2 no such domain"), Marked, Some("550 5.1.2 no such domain")),
        (Recipient, Say("553 5.1.3 bad address syntax"), Marked, Some("553 5.1.3 bad address syntax")),
        (Recipient, Say("551 5.1.6 has moved"), Marked, Some("551 5.1.6 has moved")),
        (Recipient, Say("556 5.1.10 null MX"), Marked, Some("556 5.1.10 null MX")),
        (Recipient, Say("550 5.2.1 mailbox is disabled"), Marked, Some("550 5.2.1 mailbox is disabled")),
        (Recipient, Say("550 no such user"), Marked, Some("550 no such user")),
        (Recipient, Say("551 not local"), Marked, Some("551 not local")),
        (Recipient, Say("553 not allowed"), Marked, Some("553 not allowed")),
        (Recipient, Raw(b"550\r\n"), Marked, Some("550")),
        (
            Recipient,
            Say(
                "550-5.1.1 The account that you tried to reach\r\n550-5.1.1 does not exist. Learn more at\r\n550 5.1.1 help",
            ),
            Marked,
            Some("550 5.1.1 The account that you tried to reach does not exist. Learn more at help"),
        ),
        // … and these do not, whatever the first three digits are.
        (Recipient, Say("504 5.5.2 <penelope>: Helo rejected"), Again, Some("504 5.5.2 <penelope>: Helo rejected")),
        (Recipient, Say("554 5.7.1 blocked using a list"), Again, Some("554 5.7.1 blocked using a list")),
        (Recipient, Say("550 5.7.1 relaying denied"), Again, Some("550 5.7.1 relaying denied")),
        (Recipient, Say("550 5.7.23 SPF check failed"), Again, Some("550 5.7.23 SPF check failed")),
        (Recipient, Say("552 5.2.2 mailbox is full"), Again, Some("552 5.2.2 mailbox is full")),
        (Recipient, Say("550 5.2.2 over quota"), Again, Some("550 5.2.2 over quota")),
        (Recipient, Say("552 over quota"), Again, Some("552 over quota")),
        (Recipient, Say("550 5.1.0 address rejected"), Again, Some("550 5.1.0 address rejected")),
        (Recipient, Say("550 5.4.1 no route"), Again, Some("550 5.4.1 no route")),
        (Recipient, Say("554 no"), Again, Some("554 no")),
        (Recipient, Say("530 5.7.0 authentication required"), Again, Some("530 5.7.0 authentication required")),
        (Recipient, Say("451 4.7.1 greylisted, come back"), Again, Some("451 4.7.1 greylisted, come back")),
        (Recipient, Say("450 4.7.0 slow down"), Again, Some("450 4.7.0 slow down")),
        (Recipient, Say("450 4.1.1 unknown for now"), Again, Some("450 4.1.1 unknown for now")),
        (Recipient, Say("421 4.7.0 rate limit"), Again, Some("421 4.7.0 rate limit")),
        (Recipient, Raw(b"450 bo\xeete pleine\r\n"), Again, Some("450 bo\u{fffd}te pleine")),
        (Recipient, HangUp, Again, Some("the server has hung up")),
        // The letter.
        (Data, Say("452 4.3.1 no space left"), Again, Some("452 4.3.1 no space left")),
        (Data, Say("554 5.5.1 no valid recipients"), Again, Some("554 5.5.1 no valid recipients")),
        (Data, HangUp, Again, Some("the server has hung up")),
        (Data, SayAndHangUp("354 go on"), Again, None),
        (Dot, Say("451 4.7.1 later"), Again, Some("451 4.7.1 later")),
        (Dot, Say("552 5.3.4 too big"), Ended, Some("552 5.3.4 too big")),
        (Dot, Say("552 too big"), Ended, Some("552 too big")),
        (Dot, Say("554 5.6.0 cannot be read"), Ended, Some("554 5.6.0 cannot be read")),
        (Dot, Say("554 5.7.1 looks like spam"), Ended, Some("554 5.7.1 looks like spam")),
        (Dot, Say("550 5.7.26 neither SPF nor DKIM"), Again, Some("550 5.7.26 neither SPF nor DKIM")),
        (Dot, Say("550 5.1.1 unknown after all"), Marked, Some("550 5.1.1 unknown after all")),
        (Dot, Say("552 5.2.2 full"), Again, Some("552 5.2.2 full")),
        (Dot, HangUp, Again, Some("no answer after the end of the letter: the server has hung up")),
        (Dot, KeepSilent, Again, Some("no answer after the end of the letter")),
        // The three digits decide, whatever follows them.
        (Dot, Raw(b"250 re\xe7u\r\n"), Sent, None),
        (Dot, Raw(b"250\r\n"), Sent, None),
        (Dot, Raw(b"250 ok\n"), Sent, None),
        (Dot, Raw(b"250-gar\xe7on\r\n250-\r\n250 2.0.0 ok\r\n"), Sent, None),
        (Dot, Endless("250 ok "), Sent, None),
        (Dot, SayAndHangUp("250 2.0.0 queued"), Sent, None),
        (Hello, Raw(b"250-sink.test Gr\xfc\xdfe\r\n250 8BITMIME\r\n"), Sent, None),
        (Greeting, Raw(b"220-sink.test\r\n220-Gr\xfc\xdfe\r\n220 \r\n"), Sent, None),
        (Dot, Endless("550 5.7.26 "), Again, None),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn f_1_f_2_every_complaint_has_its_meaning_for_letter_address_host_and_operator() {
    let house = House::open().await;
    let client = house.app.db.connect().await;
    let host = (0..4).find(|number| house.addresses[usize::from(*number)] == PEOPLE[0].1).map(seat).unwrap();
    let guest = (0..4).map(seat).find(|guest| *guest != host).unwrap();
    let own = house.seats[usize::from(guest.number())].0;
    let row = client.query_one("SELECT player_id, table_id, name FROM seats WHERE id = $1", &[&own]).await.unwrap();
    let (player, table, name): (i64, i64, String) = (row.get(0), row.get(1), row.get(2));
    let mut wrong = Vec::new();
    for (moment, trick, expected, reason) in complaints() {
        let what = format!("{moment:?} {trick:?}");
        let sink = Sink::start().await;
        house.app.db.execute("DELETE FROM outbox; UPDATE players SET refused_at = NULL, refusal = NULL").await;
        let now: std::time::SystemTime = house.app.clock.now().into();
        let sql = "INSERT INTO outbox (player_id, kind, table_id, seat_id, message_id, send_at, written_at) \
                   VALUES ($1, 'fresh link', $2, $3, $4, $5, $5) RETURNING id";
        let id: i64 = client.query_one(sql, &[&player, &table, &own, &random_name(), &now]).await.unwrap().get(0);
        let patience = if matches!(trick, KeepSilent) { impatient() } else { patient() };
        sink.play(moment, trick);
        work_off(&post_to(&house, &sink, patience)).await;
        let sql = "SELECT state, attempts, reason, body IS NOT NULL, refusal FROM outbox \
                   JOIN players ON players.id = player_id WHERE outbox.id = $1";
        let row = client.query_one(sql, &[&id]).await.unwrap();
        let (state, attempts, said, kept): (&str, i16, Option<String>, bool) =
            (row.get(0), row.get(1), row.get(2), row.get(3));
        let refusal: Option<String> = row.get(4);
        let letter = match (state, refusal.is_some()) {
            ("sent", false) => Sent,
            ("waiting", false) => Again,
            ("refused", false) => Ended,
            ("refused", true) => Marked,
            other => panic!("{what}: {other:?}"),
        };
        let page = house.app.get(&house.page_of(host)).await.text().await.unwrap();
        let hears = (
            page.contains(&format!("Letters do not reach {name}")),
            page.contains(&format!("The last letter to {name} could not be delivered")),
        );
        let should_hear = (expected == Marked, expected == Ended);
        let reason_is_right = reason.is_none_or(|reason| said.as_deref() == Some(reason));
        let kept_is_right = kept == (expected == Again);
        let refusal_is_right = refusal.is_none() || refusal == said;
        let well = reason_is_right && kept_is_right && refusal_is_right && hears == should_hear;
        if letter != expected || attempts != 1 || !well {
            wrong.push(format!("{what}: {letter:?}, {attempts} attempts, {said:?}, the host hears {hears:?}"));
        }
        assert!(sink.is_done(), "{what}: it was not even said");
        assert!(sink.letters().len() <= 1, "{what}");
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), complaints().len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn f_8_the_host_learns_of_a_letter_that_was_given_up_until_one_arrives() {
    let house = House::open().await;
    let host = (0..4).find(|number| house.addresses[usize::from(*number)] == PEOPLE[0].1).map(seat).unwrap();
    let guest = (0..4).map(seat).find(|guest| *guest != host).unwrap();
    let own = house.seats[usize::from(guest.number())].0;
    let insert = format!(
        "INSERT INTO outbox (player_id, kind, table_id, seat_id, message_id, send_at, written_at, attempts) \
         SELECT player_id, 'fresh link', table_id, id, gen_random_uuid()::text, '{0}', '{0}', ATTEMPTS FROM seats \
         WHERE id = {own}",
        house.app.clock.now().to_rfc3339()
    );
    let sink = Sink::start().await;
    let post = post_to(&house, &sink, patient());
    let is_told = async || {
        let page = house.app.get(&house.page_of(host)).await.text().await.unwrap();
        page.contains("could not be delivered")
    };
    house.app.db.execute(&insert.replace("ATTEMPTS", "31")).await;
    sink.play(Recipient, Say("450 4.2.0 later"));
    assert!(!is_told().await);
    work_off(&post).await;
    assert!(is_told().await, "its question's clock runs now, and nobody else would say so");
    house.app.clock.advance(chrono::TimeDelta::minutes(1));
    house.app.db.execute(&insert.replace("ATTEMPTS", "0")).await;
    work_off(&post).await;
    assert_eq!((sink.letters().len(), is_told().await), (1, false));
}

fn post_to(house: &House, sink: &Sink, patience: Patience) -> Arc<Mailer> {
    let config = penelope::config::Config::from_vars(&[], true).unwrap();
    let office = Office::new(config.base_url, "post@penelope.test".parse().unwrap(), house.app.keys.clone());
    let transport = Transport::Smtp(Smtp::new(sink.url(), 1, patience));
    Arc::new(Mailer::new(house.app.db.pool(), Clock::Fixed(house.app.clock.clone()), office, transport))
}
