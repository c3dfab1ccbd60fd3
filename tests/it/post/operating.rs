//! The program itself: killed, stopped, paused, restored, and asked by its operator (OUT-03, OUT-08, OPS-01, -03, -05).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use chrono::Utc;
use nix::sys::signal::Signal;
use tokio::sync::Notify;

use crate::support::desk::Desk;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, penelope, stderr, stdout};
use crate::support::smtp::{Moment, Sink, Trick};

pub(crate) fn program(data: &Path, database: &str, sink: &Sink) -> Command {
    // With a mail server the address must be said beforehand.
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut command = penelope(data);
    command.env("DATABASE_URL", database).env("PENELOPE_SMTP_URL", format!("smtp://{}?tls=none", sink.address));
    command.env("PENELOPE_MAIL_FROM", "post@penelope.test").env("PENELOPE_BASE_URL", format!("http://{address}"));
    command.env("PENELOPE_BIND", address.to_string());
    command
}

async fn sign_in_letters(desk: &Desk, count: usize) -> Vec<i64> {
    let mut ids = Vec::new();
    for number in 0..count {
        let player = desk.player(&format!("player{number}@example.org")).await;
        ids.push(desk.sign_in(player).await);
    }
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn out_03_killed_in_the_middle_of_sending_nothing_is_lost_and_a_double_has_the_same_message_id() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let ids = sign_in_letters(&desk, 60).await;
    // The last letter before the end is kept by the mail server, which never gets to say so.
    for _ in 0..20 {
        sink.play(Moment::Dot, Trick::Say("250 kept"));
    }
    sink.play(Moment::Dot, Trick::KeepSilent);
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    sink.wait_for(21).await;
    server.signal(Signal::SIGKILL);
    drop(server);
    let before = sink.letters().len();
    // The leases run out; the test does not wait for it.
    desk.execute("UPDATE outbox SET leased_until = now() - interval '1 second' WHERE leased_until IS NOT NULL").await;
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting'";
    while desk.client.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) > 0 {
        a_moment().await;
    }
    server.signal(Signal::SIGTERM);
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let mut arrived: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut doubles = 0;
    for letter in sink.letters() {
        let readers = arrived.entry(letter.header("Message-ID")).or_default();
        doubles += usize::from(!readers.is_empty());
        readers.insert(letter.to[0].clone());
    }
    assert_eq!(arrived.len(), ids.len(), "every letter arrived");
    assert!(arrived.values().all(|readers| readers.len() == 1), "a Message-ID belongs to one letter");
    // At most those on the killed process's four lines.
    assert!((1..=4).contains(&doubles), "{doubles} doubles after {before} letters");
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_01_sigterm_lets_a_letter_on_its_way_arrive_and_gives_the_others_back() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let ids = sign_in_letters(&desk, 30).await;
    let word = Arc::new(Notify::new());
    for _ in 0..4 {
        sink.play(Moment::Dot, Trick::Wait(Arc::clone(&word)));
    }
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    sink.wait_for(4).await;
    server.signal(Signal::SIGTERM);
    // Once nobody is let in any more, everybody knows.
    while server.get("/healthz").await.is_ok() {}
    let release = tokio::spawn(async move {
        loop {
            word.notify_one();
            tokio::task::yield_now().await;
        }
    });
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    release.abort();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let mut states = BTreeMap::new();
    for id in ids {
        let row = desk.row(id).await;
        assert!(!row.is_leased, "every lease is returned: {row:?}");
        assert_eq!(row.attempts, i16::from(row.state == "sent"), "what was not tried does not count");
        *states.entry(row.state).or_insert(0) += 1;
    }
    assert_eq!(states, BTreeMap::from([("sent".to_owned(), 4), ("waiting".to_owned(), 26)]));
    assert_eq!(sink.letters().len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_09_letters_of_other_processes_are_found_without_being_told() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    sign_in_letters(&desk, 1).await;
    assert_eq!(sink.wait_for(1).await[0].to, ["player0@example.org"]);
    let metrics = server.get("/metrics").await.unwrap().text().await.unwrap();
    assert!(metrics.contains("penelope_letters_dead 0"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_08_dead_letters_are_listed_and_sent_again_by_command_any_number_of_times() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let ids = sign_in_letters(&desk, 3).await;
    desk.execute(&format!(
        "UPDATE outbox SET state = 'dead', done_at = now(), attempts = 20, reason = 'the server does not answer' \
         WHERE id <> {}",
        ids[2]
    ))
    .await;
    let url = desk.db.url.reveal();
    let letters = |arguments: &[&str]| {
        let mut command = program(data.path(), url, &sink);
        let output = command.arg("letters").args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    let list = letters(&[]);
    assert_eq!(list.lines().count(), 4, "{list}");
    assert!(list.contains("dead") && list.contains("p…@example.org: the server does not answer"), "{list}");
    assert!(!list.contains("player0"), "{list}");
    let (first, second) = (ids[0], ids[1]);
    assert_eq!(letters(&["retry", &first.to_string()]), format!("Letter {first} will be sent now.\n"));
    assert_eq!(letters(&["retry", &first.to_string()]), format!("Letter {first} will be sent now.\n"));
    assert_eq!(letters(&["retry", "--dead"]), format!("Letter {second} will be sent now.\n"));
    assert_eq!(letters(&["retry", "--dead"]), "No letter is dead.\n");
    assert_eq!(letters(&["retry", "999"]), "Letter 999 does not exist.\n");
    let server = Running::start(&mut program(data.path(), url, &sink));
    sink.wait_for(3).await;
    server.signal(Signal::SIGTERM);
    tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    assert_eq!(letters(&["retry", &first.to_string()]), format!("Letter {first} was sent; it is not sent twice.\n"));
    assert_eq!(letters(&["list"]), "No letter waits, none is dead or refused.\n");
    assert_eq!(letters(&["list", "--all"]).matches(" sent ").count(), 3);
    assert_eq!(sink.letters().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_05_a_restored_database_sends_nothing_before_it_is_released() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    server.signal(Signal::SIGTERM);
    tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    sign_in_letters(&desk, 2).await;
    let Desk { db, client, .. } = desk;
    drop(client);
    let copy = db.copy().await;
    let url = copy.url.reveal();
    let server = Running::start(&mut program(data.path(), url, &sink));
    let greeting = &server.greeting;
    assert!(greeting.contains("LETTERS ARE PAUSED since"), "{greeting}");
    assert!(greeting.contains("this database is a copy of another one"), "{greeting}");
    let metrics = server.get("/metrics").await.unwrap().text().await.unwrap();
    assert!(metrics.contains("penelope_letters_paused 1"), "{metrics}");
    let letters = |word: &str| {
        let mut command = program(data.path(), url, &sink);
        stdout(&command.args(["letters", word]).output().unwrap())
    };
    assert!(letters("list").starts_with("Letters are paused since"));
    assert_eq!(sink.letters().len(), 0);
    assert_eq!(letters("release"), "Letters leave again.\n");
    assert_eq!(letters("release"), "Letters were not paused.\n");
    sink.wait_for(2).await;
    assert!(letters("pause").starts_with("Letters are paused."));
    drop(server);
    let again = Running::start(&mut program(data.path(), url, &sink));
    assert!(again.greeting.contains("paused by hand"), "a pause outlives the server");
}

/// Runs one of Postgres' own programs, which some systems keep out of the way.
fn postgres(program: &str, arguments: &[&str]) {
    let folders = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let hidden = folders.map(|folder| folder.path().join("bin").join(program)).filter(|path| path.exists()).max();
    let program = hidden.unwrap_or_else(|| program.into());
    let output = std::process::Command::new(&program).args(arguments).output().unwrap();
    assert!(output.status.success(), "{program:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn n_7_a_restore_into_the_same_database_sends_nothing_once_more_and_nobody_is_written_to_twice() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let url = desk.db.url.reveal().to_owned();
    let start = || Running::start(&mut program(data.path(), &url, &sink));
    let stop = async |server: Running| {
        server.signal(Signal::SIGTERM);
        tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    };
    stop(start()).await;
    sign_in_letters(&desk, 2).await;
    let dump = data.path().join("dump");
    let dump = dump.to_str().unwrap();
    postgres("pg_dump", &["--format=custom", "--file", dump, &url]);
    let server = start();
    sink.wait_for(2).await;
    stop(server).await;

    postgres("pg_restore", &["--clean", "--if-exists", "--dbname", &url, dump]);
    let server = start();
    assert!(server.greeting.contains("this database went back to an earlier state"), "{}", server.greeting);
    let release = stdout(&program(data.path(), &url, &sink).args(["letters", "release"]).output().unwrap());
    assert_eq!(release, "Letters leave again.\n");
    // What had left is known from beside the database; what had not leaves now, once.
    desk.sign_in(desk.player("late@example.org").await).await;
    let letters = sink.wait_for(3).await;
    let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting'";
    while desk.client.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) > 0 {
        a_moment().await;
    }
    stop(server).await;
    let readers: BTreeSet<&String> = letters.iter().map(|letter| &letter.to[0]).collect();
    assert_eq!((sink.letters().len(), readers.len()), (3, 3), "nobody is written to twice");
    // One that an operator sends again on purpose leaves again.
    desk.execute("UPDATE outbox SET state = 'refused' WHERE id = (SELECT min(id) FROM outbox)").await;
    let first: i64 = desk.client.query_one("SELECT min(id) FROM outbox", &[]).await.unwrap().get(0);
    let retried = program(data.path(), &url, &sink).args(["letters", "retry", &first.to_string()]).output().unwrap();
    assert_eq!(stdout(&retried), format!("Letter {first} will be sent now.\n"));
    let server = start();
    sink.wait_for(4).await;
    stop(server).await;

    // A server that runs while it happens notices as well.
    let mut server = start();
    desk.execute("UPDATE post SET mark = 1").await;
    server.wait_for_log("went back to an earlier state");
    let paused = desk.client.query("SELECT 1 FROM post WHERE paused_at IS NOT NULL", &[]).await.unwrap();
    assert_eq!(paused.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_03_metrics_tell_how_letters_fare_and_of_nobody() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let ids = sign_in_letters(&desk, 4).await;
    desk.execute(&format!(
        "UPDATE outbox SET state = 'dead', done_at = now() WHERE id = {}; \
         UPDATE outbox SET state = 'refused', done_at = now() WHERE id = {}; \
         UPDATE outbox SET send_at = now() - interval '90 minutes' WHERE id = {}; \
         UPDATE players SET refused_at = now(), refusal = '550' WHERE address = 'player0@example.org'; \
         UPDATE post SET paused_at = now(), reason = 'test'",
        ids[0], ids[1], ids[2]
    ))
    .await;
    let server = Running::start(&mut program(data.path(), desk.db.url.reveal(), &sink));
    let metrics = server.get("/metrics").await.unwrap().text().await.unwrap();
    for line in [
        "penelope_letters_dead 1",
        "penelope_letters_refused 1",
        "penelope_letters_paused 1",
        // F12.
        "penelope_letters_waiting 2",
        "penelope_addresses_marked 1",
        "penelope_letters_stopped 0",
        "penelope_clocks_swept_before_seconds ",
        "penelope_clocks_overdue_seconds 0",
    ] {
        assert!(metrics.contains(line), "{line} in {metrics}");
    }
    let (_, rest) = metrics.split_once("penelope_letters_oldest_unsent_seconds 54").expect("an hour and a half");
    assert!(rest.starts_with(char::is_numeric), "{rest}");
    desk.execute("UPDATE post SET paused_at = NULL, reason = NULL").await;
    sink.wait_for(2).await;
    let sent = r#"penelope_letters_total{outcome="sent"} 2"#;
    let mut metrics = String::new();
    while !metrics.contains(sent) {
        metrics = server.get("/metrics").await.unwrap().text().await.unwrap();
    }
    assert!(!metrics.contains("player") && !metrics.contains("example"), "{metrics}");
}
