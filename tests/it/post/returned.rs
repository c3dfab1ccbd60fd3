//! Letters that come back: the return path of each, what is taken in at the door and what is not, and what follows from it.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::play::operate;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use penelope::worker::sorter::Sorter;

use super::operating::program;
use crate::support::app::TestApp;
use crate::support::desk::{Desk, work_off};
use crate::support::folder::Folder;
use crate::support::program::{Running, stderr};
use crate::support::smtp::Sink;

const DOMAIN: &str = "return.penelope.test";

/// A desk whose letters come back, and the folder of the program at its door.
struct Door {
    desk: Desk,
    memory: Memory,
    post: Arc<Mailer>,
    data: Folder,
}

impl Door {
    async fn open() -> Door {
        let (desk, memory, data) = (Desk::new().await, Memory::default(), Folder::new());
        desk.keys.store(&data.path().join("secret")).unwrap();
        let mut office = desk.office();
        office.returns_to = Some(DOMAIN.to_owned());
        let pool = penelope::store::Pool::new(&desk.db.url, 2);
        let clock = Clock::Fixed(desk.clock.clone());
        let post = Arc::new(Mailer::new(pool, clock, office, Transport::Memory(memory.clone())));
        Door { desk, memory, post, data }
    }

    /// Sends what is due; the return paths.
    async fn send(&self) -> Vec<String> {
        work_off(&self.post).await;
        self.memory.take().iter().map(|sent| sent.envelope.from().unwrap().to_string()).collect()
    }

    /// As a mail server hands it over to the program.
    fn hand(&self, recipient: &str, message: &[u8]) -> Output {
        hand(self.data.path(), self.desk.db.url.reveal(), recipient, message)
    }

    /// Reads what was taken in.
    async fn sort(&self) -> usize {
        let (pool, vault) = (self.desk.db.pool(), Vault::new(self.desk.keys.clone()));
        Sorter::new(pool, Clock::Fixed(self.desk.clock.clone()), vault).work_off().await.unwrap()
    }

    async fn number(&self, sql: &str) -> i64 {
        self.desk.client.query_one(sql, &[]).await.unwrap().get(0)
    }
}

fn hand(data: &Path, database: &str, recipient: &str, message: &[u8]) -> Output {
    let mut command = crate::support::program::penelope(data);
    command.env("DATABASE_URL", database).env("PENELOPE_RETURN_DOMAIN", DOMAIN);
    let command = command.args(["receive", "--recipient", recipient]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // What is too long is not read to its end.
    drop(child.stdin.take().unwrap().write_all(message));
    child.wait_with_output().unwrap()
}

/// A report as Postfix writes it.
fn report(id: &str, action: &str, status: &str, words: &str) -> Vec<u8> {
    format!(
        "Return-Path: <>\r\nMessage-Id: <{id}@mx.example.net>\r\nFrom: Mail Delivery System <MAILER-DAEMON@mx.example.net>\r\n\
         Subject: Undelivered Mail Returned to Sender\r\nAuto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary=\"1A2B.3C/mx.example.net\"\r\n\r\n\
         This is a MIME-encapsulated message.\r\n\r\n--1A2B.3C/mx.example.net\r\nContent-Description: Notification\r\n\
         Content-Type: text/plain; charset=us-ascii\r\n\r\nI'm sorry to have to inform you.\r\n\r\n--1A2B.3C/mx.example.net\r\n\
         Content-Description: Delivery report\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.net\r\n\
         X-Postfix-Queue-ID: 4XYZ\r\n\r\nFinal-Recipient: rfc822; anna@example.org\r\nAction: {action}\r\nStatus: {status}\r\n\
         Remote-MTA: dns; mail.example.org\r\nDiagnostic-Code: smtp; {words}\r\n\r\n--1A2B.3C/mx.example.net\r\n\
         Content-Description: Undelivered Message\r\nContent-Type: message/rfc822\r\n\r\nFrom: post@penelope.test\r\n\
         Subject: Ulysses\r\n\r\nA link: https://penelope.test/l/secret\r\n\r\n--1A2B.3C/mx.example.net--\r\n"
    )
    .into_bytes()
}

fn complaint() -> Vec<u8> {
    b"Message-Id: <fbl@example.net>\r\nFrom: feedback@example.net\r\nSubject: FW: Ulysses\r\nMIME-Version: 1.0\r\n\
      Content-Type: multipart/report; report-type=feedback-report; boundary=\"f\"\r\n\r\n--f\r\nContent-Type: text/plain\r\n\r\n\
      This is an abuse report.\r\n--f\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n\
      User-Agent: Loop/1.0\r\nVersion: 1\r\n\r\n--f\r\nContent-Type: message/rfc822\r\n\r\nSubject: Ulysses\r\n\r\nx\r\n--f--\r\n"
        .to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_11_every_letter_has_a_return_path_of_its_own_that_opens_nothing() {
    let (door, app) = (Door::open().await, TestApp::start().await);
    for name in ["anna", "berta"] {
        let player = door.desk.player(&format!("{name}@example.org")).await;
        door.desk.sign_in(player).await;
    }
    let paths = door.send().await;
    assert!(paths.len() == 2 && paths[0] != paths[1], "{paths:?}");
    for path in &paths {
        let token = path.strip_prefix("bounce+").unwrap().strip_suffix("@return.penelope.test").unwrap();
        assert_eq!(token.len(), 32);
        for folder in ["l", "unsubscribe", "never", "sign-in", "invitation", "confirm", "offer", "keep", "join", "feed"]
        {
            let status = app.get(&format!("/{folder}/{token}")).await.status().as_u16();
            assert_eq!(status, 404, "{folder}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_12_no_such_mailbox_marks_the_address_as_if_it_had_been_said_at_once() {
    let door = Door::open().await;
    let seated = door.desk.seated("anna@example.org").await;
    let letter = door.desk.question(seated).await;
    let path = door.send().await.remove(0);
    assert_eq!(door.desk.row(letter).await.state, "sent");
    let words = "550 5.1.1 <anna@example.org>: Recipient address rejected: User unknown";
    let handed = door.hand(&path.to_uppercase(), &report("one", "failed", "5.1.1", words));
    assert_eq!(handed.status.code(), Some(0), "{}", stderr(&handed));
    assert_eq!(door.number("SELECT count(*) FROM players WHERE refused_at IS NOT NULL").await, 0, "only stored so far");
    let body: Vec<u8> = door.desk.client.query_one("SELECT body FROM arrivals", &[]).await.unwrap().get(0);
    assert!(!body.windows(6).any(|part| part == b"secret"), "and sealed");
    assert_eq!(door.sort().await, 1);
    let row = door.desk.row(letter).await;
    assert_eq!(row.state, "refused");
    let reason = row.reason.unwrap();
    assert_eq!(reason, "came back: 5.1.1 550 5.1.1 …@… Recipient address rejected: User unknown");
    assert_eq!(door.number("SELECT count(*) FROM players WHERE refused_at IS NOT NULL").await, 1);
    assert_eq!(door.number("SELECT count(*) FROM arrivals WHERE body IS NULL AND state = 'done'").await, 1);
    // The next letter is not even tried, and an operator who knows better sends both again.
    let next = door.desk.fresh_link(seated).await;
    assert!(door.send().await.is_empty());
    assert_eq!(door.desk.row(next).await.state, "unwanted");
    let conn = &mut *door.post.pool.get().await.unwrap();
    operate::retry(conn, door.desk.clock.now(), penelope::id::LetterId(letter)).await.unwrap();
    assert_eq!(door.send().await, [path], "the same letter has the same return path");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_12_what_is_not_about_the_address_leaves_it_alone() {
    let door = Door::open().await;
    let seated = door.desk.seated("anna@example.org").await;
    let cases = [("delayed", "4.4.1", "sent"), ("failed", "4.4.7", "sent"), ("failed", "5.7.1", "refused")];
    for (action, status, state) in cases {
        let letter = door.desk.fresh_link(seated).await;
        let path = door.send().await.remove(0);
        assert!(door.hand(&path, &report(status, action, status, "words")).status.success());
        assert_eq!(door.sort().await, 1);
        let row = door.desk.row(letter).await;
        assert_eq!(row.state, state, "{action} {status}");
        assert_eq!(row.reason, Some(format!("came back: {status} words")));
    }
    assert_eq!(door.number("SELECT count(*) FROM players WHERE refused_at IS NOT NULL").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_complaint_stops_the_letters_of_that_table_and_of_no_other() {
    let door = Door::open().await;
    let first = door.desk.seated("anna@example.org").await;
    let second = door.desk.seat_of(first.player).await;
    door.desk.fresh_link(first).await;
    let path = door.send().await.remove(0);
    assert!(door.hand(&path, &complaint()).status.success());
    door.sort().await;
    let sql = "SELECT id FROM seats WHERE player_id IS NOT NULL AND NOT letters";
    let silent: i64 = door.desk.client.query_one(sql, &[]).await.unwrap().get(0);
    assert_eq!(silent, first.seat);
    door.desk.question(first).await;
    door.desk.question(second).await;
    assert_eq!(door.send().await.len(), 1);
    // About no table: no letters at all.
    let berta = door.desk.player("berta@example.org").await;
    door.desk.sign_in(berta).await;
    let path = door.send().await.remove(0);
    assert!(door.hand(&path, &complaint()).status.success());
    door.sort().await;
    assert_eq!(door.number("SELECT count(*) FROM players WHERE blocked_at IS NOT NULL").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_13_nothing_else_changes_anything_and_nothing_is_answered() {
    let door = Door::open().await;
    let seated = door.desk.seated("anna@example.org").await;
    let letter = door.desk.question(seated).await;
    let path = door.send().await.remove(0);
    let count = "SELECT count(*) FROM outbox";
    let before = (door.desk.row(letter).await, door.number(count).await);
    let again = report("twice", "delivered", "2.0.0", "ok");
    for _ in 0..50 {
        assert!(door.hand(&path, &again).status.success());
        door.desk.clock.advance(chrono::TimeDelta::seconds(1));
    }
    assert_eq!(door.number("SELECT count(*) FROM arrivals").await, 1, "once, however often");
    let vacation = b"From: anna@example.org\r\nSubject: Away\r\nAuto-Submitted: auto-replied\r\n\r\nBack in May.\r\n";
    let headers = "X-Padding: y\r\n".repeat(70_000);
    let nested = "MIME-Version: 1.0\r\nContent-Type: message/rfc822\r\n\r\n".repeat(5_000);
    let bomb = format!("Content-Transfer-Encoding: base64\r\n\r\n{}", "QUFB".repeat(200_000));
    let odd: [&[u8]; 6] = [vacation, b"", b"\xff\xfe\0", headers.as_bytes(), nested.as_bytes(), bomb.as_bytes()];
    for message in odd {
        assert!(door.hand(&path, message).status.success());
    }
    assert_eq!(door.number("SELECT count(*) FROM arrivals").await, 7);
    while door.sort().await > 0 {}
    assert_eq!(door.number("SELECT count(*) FROM arrivals WHERE state = 'done' AND outcome = 'no report'").await, 7);
    assert_eq!((door.desk.row(letter).await, door.number(count).await), before, "and no letter because of it");
    // More than enough about one letter.
    for number in 0..5 {
        assert!(door.hand(&path, &report(&format!("more{number}"), "failed", "5.1.1", "x")).status.success());
    }
    assert_eq!(door.number("SELECT count(*) FROM arrivals").await, 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_13_a_bounce_for_a_bounce_ends_there() {
    let door = Door::open().await;
    let seated = door.desk.seated("anna@example.org").await;
    let letter = door.desk.question(seated).await;
    let path = door.send().await.remove(0);
    let before = (door.desk.row(letter).await, door.number("SELECT count(*) FROM outbox").await);
    let inner = String::from_utf8(report("inner", "failed", "5.1.1", "550 5.1.1 no such user")).unwrap();
    // Somebody's server could not deliver a report to us at first, and quotes it whole; a person or a list passes one on.
    let outer = String::from_utf8(report("outer", "delayed", "4.4.1", "timed out")).unwrap();
    let delayed = outer.replace(
        "From: post@penelope.test\r\nSubject: Ulysses\r\n\r\nA link: https://penelope.test/l/secret\r\n",
        &inner,
    );
    assert!(delayed.contains("5.1.1"), "{delayed}");
    let passed_on = format!(
        "Message-Id: <forwarded@example.net>\r\nFrom: postmaster@example.net\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/mixed; boundary=\"w\"\r\n\r\n--w\r\nContent-Type: text/plain\r\n\r\nFor you?\r\n\
         --w\r\nContent-Type: message/rfc822\r\n\r\n{inner}\r\n--w--\r\n"
    );
    for (message, outcome) in [(&delayed, "delayed"), (&passed_on, "no report")] {
        assert!(door.hand(&path, message.as_bytes()).status.success());
        while door.sort().await > 0 {}
        let sql = "SELECT outcome FROM arrivals ORDER BY id DESC LIMIT 1";
        let came: String = door.desk.client.query_one(sql, &[]).await.unwrap().get(0);
        assert_eq!(came, outcome, "what it quotes says nothing");
    }
    assert_eq!(door.number("SELECT count(*) FROM players WHERE refused_at IS NOT NULL").await, 0);
    // One that is about the letter after all, and again about that: once, and no letter because of any.
    for id in ["first", "second", "third"] {
        assert!(door.hand(&path, &report(id, "failed", "5.7.1", "no")).status.success());
        while door.sort().await > 0 {}
    }
    let row = door.desk.row(letter).await;
    assert_eq!((row.state.as_str(), row.reason.as_deref()), ("refused", Some("came back: 5.7.1 no")));
    assert_eq!(door.number("SELECT count(*) FROM outbox").await, before.1);
    assert!(door.send().await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_door_exit_codes_say_what_a_mail_server_should_do() {
    let door = Door::open().await;
    door.desk.sign_in(door.desk.player("anna@example.org").await).await;
    let path = door.send().await.remove(0);
    let (token, _) = path.split_once('@').unwrap();
    let message = report("one", "failed", "5.1.1", "x");
    let forged = format!("{}a@{DOMAIN}", &token[..token.len() - 1]);
    for nobody in [&format!("post@{DOMAIN}"), &forged, &format!("{token}@example.org"), "", "bounce+"] {
        let refused = door.hand(nobody, &message);
        assert_eq!(refused.status.code(), Some(67), "{nobody}");
        assert_eq!(stderr(&refused), "penelope: there is no such address here\n");
    }
    assert_eq!(door.hand(&path, &vec![b'x'; 1024 * 1024 + 1]).status.code(), Some(65));
    let away = hand(door.data.path(), "postgres://anna@127.0.0.1:1/games", &path, &message);
    assert_eq!(away.status.code(), Some(75), "{}", stderr(&away));
    let mut unset = crate::support::program::penelope(door.data.path());
    let unset = unset.env("DATABASE_URL", door.desk.db.url.reveal()).args(["receive", "--recipient", &path]);
    assert_eq!(unset.stdin(Stdio::null()).output().unwrap().status.code(), Some(78));
    assert_eq!(door.number("SELECT count(*) FROM arrivals").await, 0);
    assert_eq!(door.hand(&path, &message).status.code(), Some(0));
}

/// By a client that is not ours.
const LMTP: &str = r#"
import smtplib, sys
port, good, message = int(sys.argv[1]), sys.argv[2], open(sys.argv[3], "rb").read()
client = smtplib.LMTP("127.0.0.1", port)
refused = client.sendmail("", [good, "post@return.penelope.test"], message)
assert list(refused) == ["post@return.penelope.test"] and refused["post@return.penelope.test"][0] == 550, refused
assert client.sendmail("", [good], message) == {}
try:
    client.sendmail("", [good], b"x" * 80 + b"\r\n" + b"y" * 1100000)
except smtplib.SMTPDataError as error:
    assert error.smtp_code == 552, error
except smtplib.SMTPSenderRefused as error:
    assert error.smtp_code == 552, error
else:
    raise AssertionError("too long, and taken")
client.rset()
assert client.docmd("NONSENSE")[0] == 500
assert client.docmd("DATA")[0] == 503
client.quit()
"#;

#[tokio::test(flavor = "multi_thread")]
async fn over_lmtp_each_recipient_hears_what_became_of_it() {
    let (desk, sink, data) = (Desk::at(chrono::Utc::now()).await, Sink::start().await, Folder::new());
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut command = program(data.path(), desk.db.url.reveal(), &sink);
    command.env("PENELOPE_RETURN_DOMAIN", DOMAIN).env("PENELOPE_LMTP", format!("127.0.0.1:{port}"));
    let mut running = Running::start(&mut command);
    let player = desk.player("anna@example.org").await;
    desk.sign_in(player).await;
    let path = sink.wait_for(1).await[0].from.clone();
    let file = data.path().join("report.eml");
    std::fs::write(&file, report("lmtp", "failed", "5.1.1", ".\r\n 550 5.1.1 unknown")).unwrap();
    let client = Command::new("python3").args(["-c", LMTP, &port.to_string(), &path]).arg(&file).output().unwrap();
    assert!(client.status.success(), "{}", stderr(&client));
    running.wait_for_log("something came back about a letter");
    let refused: i64 =
        desk.client.query_one("SELECT count(*) FROM players WHERE refused_at IS NOT NULL", &[]).await.unwrap().get(0);
    let arrivals: i64 = desk.client.query_one("SELECT count(*) FROM arrivals", &[]).await.unwrap().get(0);
    assert_eq!((refused, arrivals), (1, 1));
    // What it came to is counted a moment after it is noted.
    let read = r#"penelope_arrivals_total{outcome="no such mailbox"} 1"#;
    let mut metrics = String::new();
    while !metrics.contains(read) {
        metrics = running.get("/metrics").await.unwrap().text().await.unwrap();
    }
    for line in [
        "penelope_arrivals_waiting 0",
        r#"penelope_arrivals_total{outcome="of no address"} 1"#,
        r#"penelope_arrivals_total{outcome="known before"} 1"#,
        r#"penelope_arrivals_total{outcome="too long"} 1"#,
    ] {
        assert!(metrics.contains(line), "{line} in {metrics}");
    }
    assert!(!metrics.contains("example.org"), "{metrics}");
}
