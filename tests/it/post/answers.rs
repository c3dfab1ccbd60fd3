//! Answers by mail: what is understood, what may act by itself, and what comes back; whatever is sent, one letter at most.

use std::sync::Arc;

use chrono::TimeDelta;
use mail_parser::MessageParser;
use penelope::clock::Clock;
use penelope::engine::ulysses::Ulysses;
use penelope::mail::dkim::Signer;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::mail::vouch::Voucher;
use penelope::play::arrivals::{Doorkeeper, Handed, NotTaken, Taken, take};
use penelope::settle::words::Words;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use penelope::worker::sorter::Sorter;

use super::signed;
use crate::support::desk::{Desk, Seated, work_off};
use crate::support::dns::Dns;
use crate::support::folder::{Folder, random_name};

pub(super) const DOMAIN: &str = "return.penelope.test";
pub(super) const SERVER: &str = "mx.penelope.test";
pub(super) const ANNA: &str = "anna@penelope.test";

/// A person who is asked something, and the mail server at our door.
pub(super) struct House {
    pub(super) desk: Desk,
    memory: Memory,
    post: Arc<Mailer>,
    pub(super) seated: Seated,
    pub(super) sorter: Sorter,
}

/// A letter of ours.
pub(super) struct Mail {
    pub(super) to: String,
    pub(super) reply_to: Option<String>,
    pub(super) text: String,
    bytes: Vec<u8>,
}

impl Mail {
    /// On one line: letters are wrapped.
    pub(super) fn words(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub(super) fn reviews(&self) -> usize {
        self.text.matches("/review?").count()
    }
}

impl House {
    pub(super) async fn open() -> House {
        House::playing::<Ulysses>().await
    }

    pub(super) async fn playing<G: Words>() -> House {
        let (desk, memory) = (Desk::new().await, Memory::default());
        let seated = desk.seat_at::<G>(desk.player(ANNA).await).await;
        let mut office = desk.office();
        office.returns_to = Some(DOMAIN.to_owned());
        let clock = Clock::Fixed(desk.clock.clone());
        let pool = penelope::store::Pool::new(&desk.db.url, 2);
        let post = Mailer::new(pool.clone(), clock.clone(), office, Transport::Memory(memory.clone()));
        let mut sorter = Sorter::new(pool, clock, Vault::new(desk.keys.clone()));
        sorter.desk.voucher = Voucher::Server(SERVER.to_owned());
        House { desk, memory, post: Arc::new(post), seated, sorter }
    }

    pub(super) async fn counting() -> House {
        let house = House::open().await;
        house.desk.execute("UPDATE seats SET mail_counts = true").await;
        house
    }

    pub(super) async fn letters(&self) -> Vec<Mail> {
        while work_off(&self.post).await > 0 {}
        let read = |bytes: Vec<u8>| {
            let parsed = MessageParser::default().parse(&bytes).unwrap();
            let first = |list: Option<&mail_parser::Address<'_>>| Some(list?.first()?.address()?.to_owned());
            let (to, reply_to) = (first(parsed.to()).unwrap(), first(parsed.reply_to()));
            Mail { to, reply_to, text: parsed.body_text(0).unwrap().into_owned(), bytes }
        };
        self.memory.take().into_iter().map(|sent| read(sent.bytes)).collect()
    }

    /// The letter with the question.
    pub(super) async fn ask(&self) -> Mail {
        self.desk.question(self.seated).await;
        let mut letters = self.letters().await;
        assert_eq!(letters.len(), 1);
        letters.pop().unwrap()
    }

    pub(super) async fn hand(&self, to: &str, sender: &str, message: &str) -> Result<Taken, NotTaken> {
        let keeper = Doorkeeper { keys: &self.desk.keys, domain: DOMAIN };
        let handed = Handed { recipient: to, sender: Some(sender), message: message.as_bytes() };
        take(&self.desk.db.pool(), self.desk.clock.now(), keeper, handed).await
    }

    /// Handed over, read and answered.
    pub(super) async fn send(&self, to: &str, message: &str) -> Vec<Mail> {
        self.hand(to, ANNA, message).await.unwrap();
        while self.sorter.work_off().await.unwrap() > 0 {}
        self.letters().await
    }

    pub(super) async fn text(&self, sql: &str) -> Vec<String> {
        self.desk.client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
    }

    pub(super) async fn outcome(&self) -> String {
        let sql = "SELECT coalesce(outcome, state) FROM arrivals ORDER BY id DESC LIMIT 1";
        self.text(sql).await.pop().unwrap_or_default()
    }

    pub(super) async fn number(&self, sql: &str) -> i64 {
        self.desk.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(super) async fn entries(&self) -> i64 {
        self.number(&format!("SELECT seq::bigint FROM tables WHERE id = {}", self.seated.table)).await
    }
}

pub(super) fn proven() -> String {
    format!("Authentication-Results: {SERVER}; dmarc=pass header.from=penelope.test\r\n")
}

pub(super) fn message(above: &str, from: &str, words: &str) -> String {
    let id = random_name();
    format!(
        "{above}From: Anna <{from}>\r\nTo: <x@{DOMAIN}>\r\nSubject: Re: Ulysses\r\nMessage-ID: <{id}@penelope.test>\r\n\r\n\
         {words}\r\n\r\nOn Monday 16 November Penelope wrote:\r\n> * 1. Pass\r\n> pass\r\n"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_an_answer_brings_its_review_back_and_does_nothing_by_itself() {
    let house = House::open().await;
    let asked = house.ask().await;
    assert!(asked.text.contains("\n* 1. ") && asked.words().contains("reply to this letter"), "{}", asked.text);
    let to = asked.reply_to.clone().unwrap();
    assert!(to.starts_with("reply+") && to.ends_with(&format!("@{DOMAIN}")), "{to}");
    let before = house.entries().await;
    // In whichever case servers write it.
    let letters = house.send(&to.to_uppercase(), &message(&proven(), ANNA, "1")).await;
    assert_eq!((house.outcome().await.as_str(), letters.len()), ("to confirm", 1));
    assert_eq!((letters[0].to.as_str(), letters[0].reviews()), (ANNA, 1), "{}", letters[0].text);
    assert!(letters[0].text.starts_with("Please confirm your answer."), "{}", letters[0].text);
    assert!(letters[0].reply_to.is_some());
    assert_eq!(house.entries().await, before);
    assert_eq!(house.number("SELECT count(*) FROM questions WHERE closed_at IS NOT NULL").await, 0);
    // Without a way in no letter promises one.
    let plain = Desk::new().await;
    let (memory, seated) = (Memory::default(), plain.seated(ANNA).await);
    plain.question(seated).await;
    work_off(&plain.post(Transport::Memory(memory.clone()))).await;
    let sent = String::from_utf8(memory.take().pop().unwrap().bytes).unwrap();
    assert!(!sent.contains("\nReply-To") && !sent.contains("* 1. "), "{sent}");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_where_its_player_wished_so_an_answer_counts_and_its_address_ends_with_it() {
    let house = House::counting().await;
    let to = house.ask().await.reply_to.unwrap();
    let before = house.entries().await;
    let answer = message(&proven(), ANNA, "1");
    let letters = house.send(&to, &answer).await;
    let done: Vec<&Mail> = letters.iter().filter(|letter| letter.text.starts_with("Your answer counts.")).collect();
    assert_eq!((house.outcome().await.as_str(), done.len()), ("answered", 1));
    let sealed = house.number("SELECT count(*) FROM questions WHERE revision > 0 OR closed_at IS NOT NULL").await;
    assert!(house.entries().await > before || sealed > 0, "it counts");
    // Once more to the same question: nothing happens, and that is said.
    house.desk.clock.advance(TimeDelta::minutes(6));
    house.letters().await;
    let again = house.entries().await;
    let letters = house.send(&to, &message(&proven(), ANNA, "1")).await;
    assert_eq!(house.outcome().await, "too late");
    assert!(letters[0].text.starts_with("Your answer came too late."), "{}", letters[0].text);
    let said = house.send(&to, &message(&proven(), ANNA, "Well played, all of you.")).await;
    assert_eq!((house.outcome().await.as_str(), said.len()), ("too late", 1), "not even words: its address has ended");
    assert_eq!((house.entries().await, house.number("SELECT count(*) FROM talk").await), (again, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_12_whoever_cannot_be_told_from_somebody_else_has_to_confirm() {
    let house = House::counting().await;
    let to = house.ask().await.reply_to.unwrap();
    let before = house.entries().await;
    let elsewhere = "Authentication-Results: mx.elsewhere.test; dmarc=pass header.from=penelope.test\r\n";
    let failed = format!("Authentication-Results: {SERVER}; dmarc=fail header.from=penelope.test\r\n");
    for (above, from, why) in [
        (proven().as_str(), "mallory@penelope.test", "came from another address"),
        ("", ANNA, "could not verify"),
        (elsewhere, ANNA, "could not verify"),
        (&failed, ANNA, "could not verify"),
    ] {
        let letters = house.send(&to, &message(above, from, "1")).await;
        assert_eq!((house.outcome().await.as_str(), letters.len()), ("to confirm", 1), "{above}");
        assert_eq!(letters[0].to, ANNA, "never to whoever claims something");
        assert!(letters[0].words().contains(why), "{}", letters[0].text);
        let said = house.send(&to, &message(above, from, "Anna gives up.")).await;
        assert_eq!((house.outcome().await.as_str(), said.len()), ("not said", 1), "{above}");
        house.desk.clock.advance(TimeDelta::hours(1));
    }
    assert_eq!((house.entries().await, house.number("SELECT count(*) FROM talk").await), (before, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_other_words_are_said_at_the_table_and_what_is_not_understood_is_asked_again() {
    let house = House::counting().await;
    let to = house.ask().await.reply_to.unwrap();
    let before = house.entries().await;
    let cases = [
        ("What a lovely day.\r\nI have to think.", "said", "Your words were said"),
        ("Einverstanden, gern!", "said", "no answer to the question"),
        ("77", "not understood", "no choice with the number 77"),
        ("object utopia 2o", "not understood", "utopia 2o"),
        ("rest", "against the rules", "The rules do not allow"),
        ("CAUTION: sent from outside.\r\n\r\n1", "to confirm", "did not stand in the first line"),
        ("", "not understood", "nothing above"),
        (&"so long ".repeat(100), "not said", "longer than 500"),
    ];
    for (words, outcome, told) in cases {
        let letters = house.send(&to, &message(&proven(), ANNA, words)).await;
        assert_eq!((house.outcome().await.as_str(), letters.len()), (outcome, 1), "{words}");
        let text = letters[0].words();
        assert!(text.contains(told), "{words}: {text}");
        let asks = outcome != "to confirm";
        assert_eq!(letters[0].text.contains("\n* 1. "), asks, "the choices again: {text}");
        assert!(letters[0].reply_to.is_some(), "{words}");
        house.desk.clock.advance(TimeDelta::minutes(20));
    }
    assert_eq!((house.entries().await, house.number("SELECT count(*) FROM talk").await), (before, 2));
    // A letter that asks again can be answered, too.
    let letters = house.send(&to, &message(&proven(), ANNA, "99")).await;
    house.send(letters[0].reply_to.as_ref().unwrap(), &message(&proven(), ANNA, "1")).await;
    assert_eq!(house.outcome().await, "answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_13_robots_get_no_answer_and_nobody_gets_many() {
    let house = House::counting().await;
    let asked = house.ask().await;
    let to = asked.reply_to.clone().unwrap();
    let own = String::from_utf8(asked.bytes.clone()).unwrap();
    let report = "Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n";
    for (above, sender) in [
        ("Auto-Submitted: auto-replied\r\n", ANNA),
        ("Precedence: bulk\r\n", ANNA),
        ("List-Id: <k7qm2x.ulysses.penelope.test>\r\n", ANNA),
        (report, ANNA),
        ("", ""),
    ] {
        let sent = message(&format!("{above}{}", proven()), ANNA, "1");
        house.hand(&to, sender, &sent).await.unwrap();
        house.sorter.work_off().await.unwrap();
        assert_eq!((house.outcome().await.as_str(), house.letters().await.len()), ("automatic", 0), "{above}");
    }
    assert!(house.send(&to, &own).await.is_empty(), "our own letter, sent back to us, makes no loop");
    // The same message fifty times is one.
    let (same, before) = (message(&proven(), ANNA, "77"), house.number("SELECT count(*) FROM arrivals").await);
    let mut letters = 0;
    for _ in 0..50 {
        letters += house.send(&to, &same).await.len();
    }
    assert_eq!((house.number("SELECT count(*) FROM arrivals").await - before, letters), (1, 1));
    // However many there are, an address gets a few an hour, and none is forgotten.
    for number in 0..30 {
        letters += house.send(&to, &message(&proven(), ANNA, &format!("{}", 100 + number))).await.len();
    }
    assert!((2..=12).contains(&letters), "{letters}");
    assert_eq!(house.number("SELECT count(*) FROM arrivals WHERE state <> 'done'").await, 0);
    assert!(house.number("SELECT count(*) FROM arrivals").await <= 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_11_bad_input_has_an_outcome_each_and_acts_on_nothing() {
    let house = House::counting().await;
    let to = house.ask().await.reply_to.unwrap();
    let before = house.entries().await;
    let mut forged = to.clone().into_bytes();
    forged[10] = if forged[10] == b'a' { b'b' } else { b'a' };
    let forged = String::from_utf8(forged).unwrap();
    for wrong in
        [forged.as_str(), &to.replace("reply+", "bounce+"), "reply+x@return.penelope.test", "anna@penelope.test"]
    {
        let taken = house.hand(wrong, ANNA, &message(&proven(), ANNA, "1")).await;
        assert!(matches!(taken, Err(NotTaken::Nobody)), "{wrong}");
    }
    let headers = format!("{}{}", "X-Long: y\r\n".repeat(100_000), message(&proven(), ANNA, "1"));
    assert!(matches!(house.hand(&to, ANNA, &headers).await, Err(NotTaken::TooLong)));
    let mut nested = format!("{}From: {ANNA}\r\nMIME-Version: 1.0\r\n", proven());
    for number in 0..1000 {
        nested += &format!("Content-Type: multipart/mixed; boundary=b{number}\r\n\r\n--b{number}\r\n");
    }
    nested += "Content-Type: text/plain\r\n\r\n1\r\n";
    let bomb = format!(
        "{}From: {ANNA}\r\nContent-Transfer-Encoding: base64\r\n\r\n{}",
        proven(),
        format!("{}\r\n", "QUFB".repeat(19)).repeat(12_000)
    );
    let long = format!("{}{}", "X-Long: y\r\n".repeat(90_000), message(&proven(), "mallory@penelope.test", "1"));
    for (message, outcome) in [(&nested, "not understood"), (&bomb, "not said"), (&long, "to confirm")] {
        let letters = house.send(&to, message).await;
        assert_eq!((house.outcome().await.as_str(), letters.len()), (outcome, 1));
    }
    assert_eq!((house.entries().await, house.number("SELECT count(*) FROM talk").await), (before, 0));
    assert_eq!(house.number("SELECT count(*) FROM arrivals WHERE state <> 'done'").await, 0, "nothing is lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_12_the_signature_of_the_senders_own_domain_is_proof() {
    let (mut house, dns, folder) = (House::counting().await, Dns::start().await, Folder::new());
    let keys = signed::read(&signed::keys(folder.path()));
    let signer = Signer::new(&keys).unwrap();
    house.sorter.desk.voucher = Voucher::dns(Some(dns.address)).unwrap();
    let to = house.ask().await.reply_to.unwrap();
    let sign = |words: &str| String::from_utf8(signer.sign(message("", ANNA, words).into_bytes()).unwrap()).unwrap();
    // Nobody has published anything yet.
    house.send(&to, &sign("77 years ago")).await;
    assert_eq!(house.outcome().await, "not said");
    for key in &keys {
        dns.publish(&key.record_name(), &[&key.record()]);
    }
    house.send(&to, &sign("Hello from Anna")).await;
    assert_eq!(house.outcome().await, "not said", "a signature without a policy is aligned with nothing");
    dns.publish("_dmarc.penelope.test", &["v=DMARC1; p=reject"]);
    house.send(&to, &sign("Hello again from Anna")).await;
    assert_eq!(house.outcome().await, "said");
    house.send(&to, &sign("I agree with Bruno").replace("agree", "argue")).await;
    assert_eq!(house.outcome().await, "not said", "changed on the way");
    house.send(&to, &message("", ANNA, "not signed at all")).await;
    assert_eq!(house.outcome().await, "not said");
    house.send(&to, &sign("1")).await;
    assert_eq!(house.outcome().await, "answered");
}
