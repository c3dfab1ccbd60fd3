//! A mail server that takes nothing is left alone, and whoever looks after the service learns it (F1, F8).

use chrono::{TimeDelta, Utc};
use nix::sys::signal::Signal;

use super::operating::program;
use crate::support::desk::{Desk, work_off};
use crate::support::folder::Folder;
use crate::support::program::{Running, stderr, stdout};
use crate::support::smtp::{Moment, Sink, Trick};

/// How many letters were tried.
async fn tried(desk: &Desk) -> i64 {
    desk.client.query_one("SELECT count(*) FROM outbox WHERE attempts > 0", &[]).await.unwrap().get(0)
}

async fn number(desk: &Desk, sql: &str) -> i64 {
    desk.client.query_one(sql, &[]).await.unwrap().get(0)
}

async fn letters_to_many(desk: &Desk, count: usize) {
    for number in 0..count {
        let player = desk.player(&format!("player{number}@example.org")).await;
        desk.sign_in(player).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f_1_a_server_that_refuses_everyone_in_the_same_words_is_left_alone_and_the_operator_reads_why() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    letters_to_many(&desk, 30).await;
    for _ in 0..30 {
        // As Exim says it, without a word of which fault it is.
        sink.play(Moment::Recipient, Trick::Say("550 relay not permitted"));
    }
    let post = desk.post_to(&sink);
    work_off(&post).await;
    // Five, and those that were on the other three lines.
    let refused = tried(&desk).await;
    assert!((5..=8).contains(&refused), "{refused} of 30 letters were used up");
    let command = |arguments: &[&str]| {
        let mut command = program(data.path(), desk.db.url.reveal(), &sink);
        command.args(arguments).output().unwrap()
    };
    let told = "the mail server is left alone (550 relay not permitted)";
    let list = stdout(&command(&["letters"]));
    assert!(list.starts_with("Letters wait since ") && list.contains(told), "{list}");
    sink.behave();
    let doctor = command(&["doctor"]);
    assert_eq!(doctor.status.code(), Some(1));
    let words = stdout(&doctor);
    assert!(words.contains("FAULT letters: ") && words.contains(told), "{words}{}", stderr(&doctor));
    assert!(words.contains(&format!("{refused} addresses are not written to any more")), "{words}");
    desk.execute("UPDATE post SET paused_at = now(), reason = 'test'").await;
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    let metrics = server.get("/metrics").await.unwrap().text().await.unwrap();
    for line in ["penelope_letters_stopped 1".to_owned(), format!("penelope_addresses_marked {refused}")] {
        assert!(metrics.contains(&line), "{line} in {metrics}");
    }
    server.signal(Signal::SIGKILL);
    drop(server);
    desk.execute("UPDATE post SET paused_at = NULL, reason = NULL").await;

    work_off(&post).await;
    assert_eq!(sink.letters().len(), 0, "not yet");
    desk.clock.advance(TimeDelta::seconds(31));
    work_off(&post).await;
    assert_eq!(sink.letters().len(), 30 - usize::try_from(refused).unwrap(), "one has tried, the others have followed");
    assert!(!stdout(&command(&["letters"])).contains("left alone"));
    // The others were refused for our fault: by its words they are sent after all, and their addresses count again.
    let retried = stdout(&command(&["letters", "retry", "--refused", "--reason", "Relay not"]));
    assert_eq!(retried.matches("will be sent now").count(), usize::try_from(refused).unwrap(), "{retried}");
    assert_eq!(number(&desk, "SELECT count(*) FROM players WHERE refused_at IS NOT NULL").await, 0);
    desk.clock.advance(TimeDelta::minutes(1));
    work_off(&post).await;
    assert_eq!(sink.letters().len(), 30);
}

#[tokio::test(flavor = "multi_thread")]
async fn f_1_refused_letters_are_sent_again_by_their_reason_with_what_was_held_back_since() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let (anna, bruno) = (desk.seated("anna@example.org").await, desk.player("bruno@example.org").await);
    sink.play(Moment::Recipient, Trick::Say("550 relay not permitted"));
    let first = desk.fresh_link(anna).await;
    let post = desk.post_to(&sink);
    work_off(&post).await;
    let held_back = desk.question(anna).await;
    work_off(&post).await;
    assert_eq!(desk.row(held_back).await.reason.as_deref(), Some("address refused before"));
    sink.play(Moment::Recipient, Trick::Say("550 5.1.1 unknown"));
    let unknown = desk.sign_in(bruno).await;
    work_off(&post).await;
    let letters = |arguments: &[&str]| {
        let mut command = program(data.path(), desk.db.url.reveal(), &sink);
        let output = command.arg("letters").args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    assert_eq!(letters(&["retry", "--refused", "--reason", "nothing like it"]), "No letter was refused like that.\n");
    let retried = letters(&["retry", "--refused", "--reason", "relay not permitted"]);
    assert_eq!(retried, format!("Letter {first} will be sent now.\nLetter {held_back} will be sent now.\n"));
    desk.clock.advance(TimeDelta::minutes(1));
    work_off(&post).await;
    let states = [first, held_back, unknown].map(|id| desk.row(id));
    let states = futures_util::future::join_all(states).await;
    let states: Vec<&str> = states.iter().map(|row| row.state.as_str()).collect();
    assert_eq!(states, ["sent", "sent", "refused"]);
    assert_eq!(number(&desk, "SELECT count(*) FROM players WHERE refused_at IS NOT NULL").await, 1, "only Bruno's");
}

#[tokio::test(flavor = "multi_thread")]
async fn f_8_a_server_that_wants_it_slower_is_asked_by_one_letter_at_a_time() {
    let (desk, sink) = (Desk::new().await, Sink::start().await);
    letters_to_many(&desk, 30).await;
    for _ in 0..6 {
        sink.play(Moment::Greeting, Trick::SayAndHangUp("421 4.7.0 too many connections, slow down"));
    }
    let post = desk.post_to(&sink);
    work_off(&post).await;
    let first = tried(&desk).await;
    assert!((3..=6).contains(&first), "{first} of 30 letters have spent an attempt");
    let (mut rounds, mut before) = (0, sink.connections());
    while sink.letters().is_empty() {
        desk.clock.advance(TimeDelta::seconds(30));
        work_off(&post).await;
        let asked = sink.connections() - before;
        assert!(asked <= 1 || !sink.letters().is_empty(), "{asked} connections at once");
        (rounds, before) = (rounds + 1, sink.connections());
        assert!(rounds < 100);
    }
    for _ in 0..20 {
        desk.clock.advance(TimeDelta::minutes(1));
        work_off(&post).await;
    }
    assert_eq!(sink.letters().len(), 30);
    let spent = number(&desk, "SELECT sum(attempts)::bigint FROM outbox").await;
    assert!(spent <= 30 + 6, "{spent} attempts for 30 letters and 6 complaints");
}
