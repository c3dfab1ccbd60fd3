//! What the doctor says about letters that do not leave and messages that nobody reads, and what the DNS knows of a mail server.

use penelope::mail::records::{Found, Names};

use super::operating::program;
use crate::support::desk::Desk;
use crate::support::dns::Dns;
use crate::support::folder::Folder;
use crate::support::program::{Running, stdout};
use crate::support::smtp::Sink;

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_raises_the_alarm_for_letters_that_nobody_takes_and_messages_that_nobody_reads() {
    let (desk, sink, data) = (Desk::at(chrono::Utc::now()).await, Sink::start().await, Folder::new());
    let url = desk.db.url.reveal().to_owned();
    // A first start makes the secret.
    drop(Running::start(&mut program(data.path(), &url, &sink)));
    let doctor = async || {
        let mut command = program(data.path(), &url, &sink);
        command.env("PENELOPE_DNS", "127.0.0.1:9");
        let output = tokio::task::spawn_blocking(move || command.arg("doctor").output().unwrap()).await.unwrap();
        (output.status.code(), stdout(&output))
    };
    let anna = desk.seated("anna@example.org").await;
    let letter = desk.question(anna).await;
    let (code, words) = doctor().await;
    assert!(code == Some(0) && words.contains("ok    letters: 1 wait, 0 were given up"), "{words}");
    let untaken = "and nobody takes it in hand; does a server run?";
    desk.execute("UPDATE outbox SET send_at = now() - interval '20 minutes'").await;
    let (code, words) = doctor().await;
    assert!(
        code == Some(1) && words.contains("FAULT letters: one is due since ") && words.contains(untaken),
        "{words}"
    );
    desk.execute("UPDATE post SET paused_at = now(), reason = 'test'").await;
    let (code, words) = doctor().await;
    assert!(code == Some(0) && words.contains("note  letters: they are paused"), "{words}");
    desk.execute("UPDATE post SET paused_at = NULL, reason = NULL").await;
    // One that the mail server does not take, and one that has to wait for it, are nobody's fault.
    desk.fresh_link(anna).await;
    desk.execute(&format!(
        "UPDATE outbox SET send_at = now() - interval '20 minutes'; UPDATE outbox SET attempts = 3, \
         send_at = now() + interval '1 hour', written_at = now() - interval '2 hours' WHERE id = {letter}"
    ))
    .await;
    let (code, words) = doctor().await;
    assert!(code == Some(0) && !words.contains(untaken), "{words}");
    assert!(words.contains("note  letters: the mail server has not taken one for more than a quarter"), "{words}");
    // What came in.
    let arrival = format!(
        "INSERT INTO arrivals (fingerprint, letter_id, kind, arrived_at) \
         VALUES (sha256('x'), {letter}, 'reply', now() - interval '20 minutes')"
    );
    desk.execute(&arrival).await;
    let (code, words) = doctor().await;
    assert_eq!(code, Some(1), "{words}");
    assert!(words.contains("FAULT letters: 1 messages that came in are not read; does a server run?"), "{words}");
    desk.execute("UPDATE arrivals SET state = 'dead', done_at = now()").await;
    let (code, words) = doctor().await;
    assert!(code == Some(0) && words.contains("note  letters: 1 messages that came in could not be read"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_whose_address_has_no_name_is_noticed() {
    let dns = Dns::start().await;
    let names = Names::new(Some(dns.address)).unwrap();
    assert_eq!(names.reverse("93.184.215.14").await, Found::Other("93.184.215.14 has no name".to_owned()));
    dns.name("14.215.184.93.in-addr.arpa", "mail.example.org");
    let names = Names::new(Some(dns.address)).unwrap();
    assert_eq!(names.reverse("93.184.215.14").await, Found::Well);
    assert_eq!(names.reverse("127.0.0.1").await, Found::Well, "nobody outside sees that one");
}
