//! Games by mail in both directions, through the distribution's Postfix: four people who only answer letters. Two let their replies
//! count, two follow the links that their replies bring.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

use chrono::TimeDelta;
use mail_parser::{Message, MessageParser, MimeHeaders as _};
use penelope::archive::verify;
use penelope::clock::Clock;
use penelope::config::{Config, LmtpAddress};
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::smtp::Smtp;
use penelope::mail::vouch::Voucher;
use penelope::vault::Vault;
use penelope::worker::lmtp::Lmtp;
use penelope::worker::mailer::Mailer;
use penelope::worker::sorter::Sorter;
use tokio::sync::watch;

use super::postfix::{DOMAIN, Postfix, Way};
use super::postman::Postman;
use super::table::gather;
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::desk::{Desk, patient, work_off};
use crate::support::folder::{Folder, random_name};

const PAUSE: TimeDelta = TimeDelta::minutes(6);
const SERVER: &str = "mx.example.org";
/// Who let their answers count; the others follow links.
const COUNTED: [&str; 2] = ["anna@example.org", "berta@example.org"];

/// A table of four, the post office, and our doors to it.
struct House {
    app: TestApp,
    office: Postfix,
    postman: Postman,
    post: Arc<Mailer>,
    sorter: Sorter,
    _stop: watch::Sender<bool>,
}

impl House {
    async fn open(turns: &str) -> House {
        let app = TestApp::with_way_in().await;
        let (clock, pool) = (Clock::Fixed(app.clock.clone()), app.db.pool());
        let door = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let (port, means) = (LmtpAddress::Port(door), (pool.clone(), clock.clone()));
        let lmtp = Lmtp::bind(&port, means, app.keys.clone(), DOMAIN.to_owned()).await.unwrap();
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(lmtp.run(stopped));
        let office = Postfix::start(&Way::Lmtp(door), &[]);
        let vars = [("PENELOPE_BASE_URL".into(), app.base.clone().into())];
        let base_url = Config::from_vars(&vars, true).unwrap().base_url;
        let mut own = Office::new(base_url, "Penelope <post@penelope.test>".parse().unwrap(), app.keys.clone());
        own.returns_to = Some(DOMAIN.to_owned());
        let transport = || Transport::Smtp(Smtp::new(office.url(), 2, patient()));
        let post = Arc::new(Mailer::new(pool.clone(), clock.clone(), own, transport()));
        let mut sorter = Sorter::new(pool, clock, Vault::new(app.keys.clone()));
        sorter.desk.voucher = Voucher::Server(SERVER.to_owned());
        let mut postman = Postman::new(&app, transport(), office.mailbox());
        postman.wait_for(office.spool());
        gather(&app, &mut postman, 4, turns).await;
        House { app, office, postman, post, sorter, _stop: stop }
    }

    /// Sends what is due, and waits until the post office has laid it into the mailbox.
    async fn letters(&mut self) -> Vec<PathBuf> {
        while work_off(&self.post).await > 0 {}
        self.settle().await;
        self.postman.new_files()
    }

    async fn settle(&self) {
        self.office.spool().settle().await;
    }

    /// As a mail program sends it, with what our own server says about its sender.
    async fn answer(&self, from: &str, to: &str, line: &str) {
        let domain = from.split_once('@').unwrap().1;
        let message = format!(
            "Authentication-Results: {SERVER}; dmarc=pass header.from={domain}\r\nFrom: <{from}>\r\nTo: <{to}>\r\n\
             Subject: Re: Ulysses\r\nMessage-ID: <{}@example.org>\r\n\r\n{line}\r\n\r\nOn Monday 16 November Penelope wrote:\r\n> agree\r\n",
            random_name()
        );
        send(&self.office, from, to, &message);
        self.settle().await;
        while self.sorter.work_off().await.unwrap() > 0 {}
    }
}

/// One message over SMTP, as any program hands it over.
fn send(office: &Postfix, from: &str, to: &str, message: &str) {
    use std::io::{BufRead as _, BufReader};
    let mut line = TcpStream::connect(office.address()).unwrap();
    let mut answers = BufReader::new(line.try_clone().unwrap()).lines();
    let mut expect = |code: &str| {
        let answer = answers.next().unwrap().unwrap();
        assert!(answer.starts_with(code), "{answer}");
    };
    expect("220 ");
    for (words, code) in [
        ("HELO mail.example.org".to_owned(), "250 "),
        (format!("MAIL FROM:<{from}>"), "250 "),
        (format!("RCPT TO:<{to}>"), "250 "),
        ("DATA".to_owned(), "354 "),
        (format!("{message}\r\n."), "250 "),
        ("QUIT".to_owned(), "221 "),
    ] {
        line.write_all(format!("{words}\r\n").as_bytes()).unwrap();
        expect(code);
    }
}

fn address(message: &Message<'_>) -> String {
    message.to().unwrap().first().unwrap().address().unwrap().to_owned()
}

/// Plays to the end. Every so manieth letter that asks something comes back to us instead.
async fn play(turns: &str, bounced_each: Option<usize>) {
    let mut house = House::open(turns).await;
    let base = house.app.base.clone();
    let (mut ends, mut asked, mut mood, mut bounces, mut quiet) = (BTreeMap::new(), 0, 0, 0, 0);
    let mut switched = BTreeSet::new();
    while quiet < 2 && ends.len() < 4 {
        house.app.clock.advance(PAUSE);
        let files = house.letters().await;
        quiet = if files.is_empty() { quiet + 1 } else { 0 };
        for file in files {
            let bytes = std::fs::read(&file).unwrap();
            let message = MessageParser::default().parse(&bytes).unwrap();
            let (to, text) = (address(&message), message.body_text(0).unwrap().into_owned());
            let is_archive = |name: &str| name.ends_with("json");
            if let Some(archive) = message.attachments().find(|part| part.attachment_name().is_some_and(is_archive)) {
                ends.insert(to, String::from_utf8(archive.contents().to_vec()).unwrap());
                continue;
            }
            let reviews: Vec<&str> = text.split_whitespace().filter(|word| word.contains("/review?")).collect();
            let reply_to = message.reply_to().map(|list| list.first().unwrap().address().unwrap().to_owned());
            if text.starts_with("Please confirm your answer.") {
                let mut client = Client::without_cookies(&base);
                let form = client.open(reviews[0].strip_prefix(&base).unwrap()).await.form("/act");
                assert_eq!(client.press(&form, None).await.status, 200);
            } else if let Some(reply_to) = reply_to.filter(|_| text.contains("\n* 1. ")) {
                if COUNTED.contains(&to.as_str()) && switched.insert(to.clone()) {
                    let mut link = text.split_whitespace().filter_map(|word| word.strip_prefix(&base));
                    let plain = |path: &&str| path.strip_prefix("/l/").is_some_and(|rest| !rest.contains(['/', '?']));
                    switch_on(&base, link.rfind(plain).unwrap()).await;
                }
                asked += 1;
                assert!(asked < 400, "the game does not end: {text}");
                if bounced_each.is_some_and(|each| asked % each == 0) {
                    bounces += 1;
                    bounce(&house, &message).await;
                }
                mood += 1;
                let choices = text.matches("\n* ").count() - 1;
                house.answer(&to, &reply_to, &(1 + mood % choices.min(2)).to_string()).await;
            }
        }
    }
    let client = house.app.db.connect().await;
    let number = async |sql: &str| -> i64 { client.query_one(sql, &[]).await.unwrap().get(0) };
    assert_eq!(number("SELECT count(*) FROM tables WHERE status = 'over'").await, 1, "{}", house.office.log());
    assert_eq!(ends.len(), 4, "everyone is told of the end");
    for archive in ends.values() {
        verify(archive).expect("the archive in the letter verifies");
    }
    let acted = number("SELECT count(*) FROM arrivals WHERE outcome = 'answered'").await;
    let confirmed = number("SELECT count(*) FROM arrivals WHERE outcome = 'to confirm'").await;
    assert!(acted >= 4 && confirmed >= 4, "{acted} and {confirmed}");
    let lost = "SELECT count(*) FROM arrivals WHERE state <> 'done' OR outcome IN ('not understood', 'against the rules', 'not said')";
    assert_eq!(number(lost).await, 0);
    assert!(bounced_each.is_none() || bounces > 0);
    assert_eq!(number("SELECT count(*) FROM arrivals WHERE outcome = 'failed'").await, bounces);
    println!("{asked} letters asked; {acted} replies counted, {confirmed} were confirmed; {bounces} letters came back");
}

/// On the page, under «Your seat».
async fn switch_on(base: &str, link: &str) {
    let mut client = Client::without_cookies(base);
    let form = client.open(link).await.form("/mail");
    let page = client.press(&form, None).await;
    assert!(page.status == 200 && page.html.contains("your answer counts at once"), "{}", page.html);
}

/// A report that this letter was not delivered, by the server that took it.
async fn bounce(house: &House, letter: &Message<'_>) {
    let raw = letter.headers_raw().find(|(name, _)| name.eq_ignore_ascii_case("Return-Path")).unwrap().1;
    let path = raw.trim().trim_matches(['<', '>']);
    let report = format!(
        "From: MAILER-DAEMON@mx.example.net\r\nMessage-ID: <{}@mx.example.net>\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=\"b\"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\
         Sorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.net\r\n\r\n\
         Final-Recipient: rfc822; {}\r\nAction: failed\r\nStatus: 5.7.1\r\n\r\n--b--",
        random_name(),
        address(letter)
    );
    send(&house.office, "", path, &report);
    house.settle().await;
    while house.sorter.work_off().await.unwrap() > 0 {}
}

/// The set-up of the document as it stands there, with the program at the end of the pipe: a letter that comes back, one that is
/// answered, and one to nobody.
#[tokio::test(flavor = "multi_thread")]
async fn postfix_hands_mail_to_the_program_as_the_document_says() {
    let (desk, data) = (Desk::new().await, Folder::new());
    let secret = data.path().join("secret");
    desk.keys.store(&secret).unwrap();
    // Whoever the program runs as owns what it reads, and reaches the private Postgres.
    let user = desk.db.server_user();
    for path in [data.path(), &secret] {
        assert!(Command::new("chown").arg(&user).arg(path).status().unwrap().success());
    }
    let settings = [
        ("DATABASE_URL", desk.db.url.reveal().to_owned()),
        ("PENELOPE_RETURN_DOMAIN", DOMAIN.to_owned()),
        ("PENELOPE_SECRET_FILE", secret.display().to_string()),
        ("PENELOPE_DATA", data.path().display().to_string()),
    ];
    let gone = "gone@example.org";
    let office = Postfix::start(&Way::Program(&settings, &user), &[gone]);
    let (clock, pool) = (Clock::Fixed(desk.clock.clone()), desk.db.pool());
    let mut own = desk.office();
    own.returns_to = Some(DOMAIN.to_owned());
    let transport = Transport::Smtp(Smtp::new(office.url(), 2, patient()));
    let post = Arc::new(Mailer::new(pool.clone(), clock.clone(), own, transport));
    let (lost, anna) = (desk.seated(gone).await, desk.seated("anna@example.org").await);
    let letter = desk.question(lost).await;
    desk.question(anna).await;
    while work_off(&post).await > 0 {}
    let spool = office.spool();
    spool.settle().await;
    let files: Vec<_> = std::fs::read_dir(office.mailbox()).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{}", office.log());
    let bytes = std::fs::read(&files[0]).unwrap();
    let asked = MessageParser::default().parse(&bytes).unwrap();
    let to = asked.reply_to().unwrap().first().unwrap().address().unwrap().to_owned();
    let reply = "From: <anna@example.org>\r\nMessage-ID: <1@example.org>\r\n\r\n1\r\n";
    send(&office, "anna@example.org", &to, reply);
    // Nobody's address comes back to whoever wrote there, and a robot's is not answered.
    send(&office, "anna@example.org", &format!("reply+nobody@{DOMAIN}"), reply);
    send(&office, "", &to, "From: <anna@example.org>\r\nMessage-ID: <2@example.org>\r\n\r\n1\r\n");
    spool.settle().await;
    let sorter = Sorter::new(pool, clock, Vault::new(desk.keys.clone()));
    while sorter.work_off().await.unwrap() > 0 {}
    let sql = "SELECT kind || ': ' || outcome FROM arrivals ORDER BY 1";
    let came: Vec<String> = desk.client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
    assert_eq!(came, ["bounce: no such mailbox", "reply: automatic", "reply: to confirm"], "{}", office.log());
    assert_eq!(desk.row(letter).await.state, "refused");
    let returned = || std::fs::read_dir(office.mailbox()).unwrap().count();
    assert_eq!(returned(), 2, "the report about nobody's address: {}", office.log());
    // A report to nobody's address: nobody is told of it, and it comes to nobody.
    send(&office, "", &format!("bounce+nobody@{DOMAIN}"), "From: <MAILER-DAEMON@example.org>\r\n\r\nSorry.\r\n");
    spool.settle().await;
    let arrivals: i64 = desk.client.query_one("SELECT count(*) FROM arrivals", &[]).await.unwrap().get(0);
    assert_eq!((returned(), arrivals), (2, 3), "{}", office.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_whole_game_by_answering_letters() {
    play(if cfg!(feature = "soak") { "12" } else { "3" }, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_with_every_tenth_letter_coming_back() {
    play(if cfg!(feature = "soak") { "12" } else { "2" }, Some(10)).await;
}
