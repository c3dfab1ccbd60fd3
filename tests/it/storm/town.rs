//! The whole house with everybody in it: a database, some servers on it, a mail server, people of both games, and the time. What the
//! people were told is written down beside it, for the audit.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};
use penelope::chance::{Chance, FixedChance};
use penelope::keyring::Keyring;
use penelope::play::{due, vapid};
use penelope::store::Pool;
use penelope::vault::Vault;

use super::dice::Dice;
use super::letters::Letter;
use super::server::{Means, Server};
use super::visitor::{Became, Game, Posted, Wish, visit};
use crate::support::client::Client;
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::smtp::Sink;

/// Below the gap that counts as downtime.
const BEAT: TimeDelta = TimeDelta::minutes(4);
const SKEW_SECONDS: u64 = 3;

pub(crate) struct Town {
    pub(crate) db: TestDb,
    pub(crate) client: tokio_postgres::Client,
    pub(crate) pool: Pool,
    pub(crate) sink: Sink,
    pub(crate) keys: Keyring,
    chance: Chance,
    pub(crate) dice: Dice,
    /// The true time.
    pub(crate) now: DateTime<Utc>,
    pub(crate) servers: Vec<Option<Server>>,
    pub(crate) people: Vec<Person>,
    pub(crate) ledger: Ledger,
}

pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) address: String,
    pub(crate) game: Game,
    /// The newest link that a letter had.
    pub(crate) link: Option<String>,
    pub(crate) said: BTreeMap<String, usize>,
    /// What only this person may read.
    pub(crate) secret: String,
}

/// What has happened, as it looked from outside.
#[derive(Clone, Default)]
pub(crate) struct Ledger {
    pub(crate) steps: u64,
    /// Letters as they came, each with whether something went wrong in its step: then nobody knew whether it had left.
    pub(crate) letters: Vec<(Letter, bool)>,
    /// Answers: whose, what, when, and what was said of it.
    pub(crate) posted: Vec<(usize, String, DateTime<Utc>, Became)>,
    /// When no server was there at all.
    pub(crate) down: Vec<(DateTime<Utc>, DateTime<Utc>)>,
    /// Each entry that was ever seen in a log, by table and number.
    pub(crate) entries: BTreeMap<(i64, i32), String>,
    pub(crate) kills: u64,
    pub(crate) cuts: u64,
    pub(crate) tricks: u64,
    pub(crate) complaints: BTreeSet<String>,
    pub(crate) silences: i64,
    pub(crate) reposts: u64,
}

impl Town {
    pub(crate) async fn found(seed: u64, servers: usize) -> Town {
        let db = TestDb::new().await;
        let keys = Keyring::open_or_create(&Folder::new().path().join("secret")).unwrap();
        let now: DateTime<Utc> = "2026-11-16T09:00:00Z".parse().unwrap();
        vapid::make_if_first(&db.pool(), now, &Vault::new(keys.clone())).await.unwrap();
        Town::around(db, keys, Sink::start().await, (seed, now), servers).await
    }

    async fn around(db: TestDb, keys: Keyring, sink: Sink, (seed, now): (u64, DateTime<Utc>), servers: usize) -> Town {
        let chance = Chance::Fixed(FixedChance::of(&format!("storm {seed}")));
        let (client, pool) = (db.connect().await, Pool::new(&db.url, 2));
        let (people, ledger, dice) = (Vec::new(), Ledger::default(), Dice::of(seed));
        let servers = (0..servers).map(|_| None).collect();
        let mut town = Town { db, client, pool, sink, keys, chance, dice, now, servers, people, ledger };
        town.raise().await;
        town
    }

    /// A copy of it all to try something out on, with servers of its own.
    pub(crate) async fn copy(&mut self, seed: u64) -> Town {
        let sink = self.sink.clone();
        self.copy_to(seed, sink).await
    }

    /// With a mail server of its own, so that nothing of it comes to the people.
    pub(crate) async fn copy_apart(&mut self, seed: u64) -> Town {
        let mut town = self.copy_to(seed, Sink::start().await).await;
        town.ledger.letters.clear();
        town
    }

    async fn copy_to(&mut self, seed: u64, sink: Sink) -> Town {
        self.servers.iter_mut().filter_map(Option::take).for_each(Server::kill);
        self.pool.close();
        self.db.disconnect().await;
        let copy = self.db.copy().await;
        self.client = self.db.connect().await;
        self.pool = Pool::new(&self.db.url, 2);
        let when = (seed, self.now);
        let mut town = Town::around(copy, self.keys.clone(), sink, when, self.servers.len()).await;
        for person in &self.people {
            let (name, address, secret) = (person.name.clone(), person.address.clone(), person.secret.clone());
            let (link, said, game) = (person.link.clone(), person.said.clone(), person.game);
            town.people.push(Person { name, address, game, link, said, secret });
        }
        town.ledger = self.ledger.clone();
        town
    }

    pub(crate) async fn number(&self, sql: &str) -> i64 {
        self.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(crate) fn alive(&self) -> Vec<usize> {
        (0..self.servers.len()).filter(|number| self.servers[*number].is_some()).collect()
    }

    /// Starts every server that is not there.
    pub(crate) async fn raise(&mut self) {
        for number in 0..self.servers.len() {
            self.raise_one(number).await;
        }
    }

    pub(crate) async fn raise_one(&mut self, number: usize) {
        if self.servers[number].is_some() {
            return;
        }
        let skew = TimeDelta::seconds(self.dice.below(2 * SKEW_SECONDS + 1).cast_signed() - SKEW_SECONDS.cast_signed());
        let means = Means { db: &self.db, sink: &self.sink, keys: &self.keys, chance: &self.chance };
        self.servers[number] = Some(Server::start(&means, self.now + skew).await);
    }

    pub(crate) fn kill(&mut self, number: usize) {
        if let Some(server) = self.servers[number].take() {
            server.kill();
            self.ledger.kills += 1;
        }
    }

    /// Time passes. As long as a server is there somebody looks after the clocks meanwhile; if none is, the service is down.
    pub(crate) async fn pass(&mut self, time: TimeDelta) {
        let (from, until) = (self.now, self.now + time);
        let up = !self.alive().is_empty();
        while self.now < until {
            let piece = if up { BEAT.min(until - self.now) } else { until - self.now };
            self.now += piece;
            self.servers.iter().flatten().for_each(|server| server.advance(piece));
            if up {
                due::beat(&self.pool, self.now).await.unwrap();
            }
        }
        if !up {
            self.ledger.down.push((from, until));
        }
    }

    /// Takes what came to the mail server into people's mailboxes.
    pub(crate) fn collect(&mut self, troubled: bool) {
        for received in self.sink.letters_after(self.ledger.letters.len()) {
            let letter = Letter::read(&received);
            if let Some(person) = self.people.iter_mut().find(|person| person.address == letter.to)
                && let Some(link) = letter.path("/l/")
            {
                person.link = Some(link);
            }
            self.ledger.letters.push((letter, troubled));
        }
    }

    /// All letters that are due leave, over a server that is well.
    pub(crate) async fn deliver(&mut self) {
        let server = self.servers.iter().flatten().next().expect("a server is there");
        assert!(server.send_letters().await, "nothing is in the way");
        self.collect(false);
    }

    pub(crate) fn wish(&mut self, person: usize, answers: usize) -> Option<Wish> {
        let dice = Dice::of(self.dice.below(u64::MAX));
        let person = &self.people[person];
        let (link, said) = (person.link.clone()?, person.said.clone());
        Some(Wish { link, game: person.game, answers, dice, said })
    }

    /// Somebody comes by, in good weather.
    pub(crate) async fn come_by(&mut self, person: usize, answers: usize) -> bool {
        let Some(wish) = self.wish(person, answers) else { return false };
        let base = self.servers.iter().flatten().next().expect("a server is there").base.clone();
        let visit = visit(&base, wish).await;
        assert_eq!((visit.troubles, &visit.odd), (0, &None));
        self.note(person, &visit.posted);
        self.people[person].said = visit.said;
        visit.is_over
    }

    pub(crate) fn note(&mut self, person: usize, posted: &[Posted]) {
        let now = self.now;
        let posted = posted.iter().map(|posted| (person, posted.action.clone(), now, posted.became.clone()));
        self.ledger.posted.extend(posted);
    }

    /// A table for these people, gathered by letters while nothing goes wrong.
    pub(crate) async fn gather(&mut self, game: Game, names: &[&str], besides: &[(&str, &str)]) {
        let first = self.people.len();
        for name in names {
            let address = format!("{}@example.org", name.to_lowercase());
            let secret = format!("secret-of-{name}-{:08x}", self.dice.below(u64::from(u32::MAX)));
            let (name, said) = ((*name).to_owned(), BTreeMap::new());
            self.people.push(Person { name, address, game, link: None, said, secret });
        }
        let guests: Vec<String> = self.people[first + 1..].iter().map(|person| person.address.clone()).collect();
        let base = self.servers.iter().flatten().next().expect("a server is there").base.clone();
        let mut host = Client::without_cookies(&base);
        let path = match game {
            Game::Ulysses => "/new",
            Game::Odyssee => "/new?game=odyssee",
        };
        let mut form = host.open(path).await.form("/new");
        let guests = guests.join("\n");
        let person = &self.people[first];
        let fields = [
            ("pace", "brisk"),
            ("table_locale", "en"),
            ("audience", "invited"),
            ("guests", &guests),
            ("name", &person.name),
            ("address", &person.address),
            ("word", "olive thread"),
        ];
        form.fill_all(&fields).fill_all(besides);
        assert_eq!(host.press(&form, None).await.path(), "/sent", "{}", host.page().html);
        self.deliver().await;
        let confirm = self.link_to(first, "/confirm/");
        let mut form = host.open_from_letter(&confirm).await.form(&confirm);
        assert_eq!(host.press(form.force("zone", "UTC"), None).await.status, 200);
        self.deliver().await;
        for guest in first + 1..self.people.len() {
            let invitation = self.link_to(guest, "/invitation/");
            let mut client = Client::without_cookies(&base);
            let mut form = client.open_from_letter(&invitation).await.form(&invitation);
            let name = self.people[guest].name.clone();
            form.fill("name", &name).fill("word", "fig and honey").fill("locale", "en").force("zone", "UTC");
            assert_eq!(client.press(&form, None).await.status, 200);
        }
        self.pass(TimeDelta::minutes(6)).await;
        self.deliver().await;
        for person in first..self.people.len() {
            self.note_secret(&base, person).await;
        }
    }

    /// Writes down something that nobody else may read.
    async fn note_secret(&self, base: &str, person: usize) {
        let person = &self.people[person];
        // Whoever is not asked first has no link yet.
        let Some(link) = &person.link else { return };
        let mut client = Client::without_cookies(base);
        let mut form = client.open_from_letter(link).await.form("/notes");
        assert_eq!(client.press(form.fill("words", &person.secret), None).await.status, 200);
    }

    fn link_to(&self, person: usize, prefix: &str) -> String {
        let mine = self.ledger.letters.iter().filter(|(letter, _)| letter.to == self.people[person].address);
        mine.filter_map(|(letter, _)| letter.path(prefix)).next_back().expect("a letter with that link")
    }
}
