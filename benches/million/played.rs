//! Games that were really played, to be copied: four people gather, answer as bots would, and talk; their letters are composed and
//! leave, their clocks tick. All of it by the service's own code.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use penelope::bot::{BotKind, Dice};
use penelope::chance::{Chance, FixedChance};
use penelope::clock::{Clock, FixedClock};
use penelope::config::{Config, DatabaseUrl};
use penelope::deadline::pace::Pace;
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::Ulysses;
use penelope::engine::{Eye, ServerSeed};
use penelope::id::{EmailAddress, Epoch, InvitationId, TableId};
use penelope::keyring::Keyring;
use penelope::link::{Claims, Errand, Pass, Purpose};
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::play::glance::{self, AnyGlance, Glance};
use penelope::play::lobby::accept::accept;
use penelope::play::lobby::open::{Host, Opened, open};
use penelope::play::lobby::wish::{Newcomer, TableWish, TakeBack};
use penelope::play::turn::{self, Submission};
use penelope::play::{due, talk};
use penelope::settle::words::Words;
use penelope::store::{Pool, players};
use penelope::text::Locale;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use tokio::sync::watch;

/// Who sits at each table, the host first.
const PEOPLE: [&str; 4] = ["Anna", "Berta", "Cyril", "Dora"];
/// A game takes so long, however much is answered.
const SPAN: TimeDelta = TimeDelta::hours(36);

/// How far a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Far {
    /// The host waits for others; anybody may come.
    Gathering,
    Answers(usize),
    ToTheEnd,
}

/// Where they are played.
pub(crate) struct Town {
    url: DatabaseUrl,
    pool: Pool,
    keys: Keyring,
    vault: Vault,
    /// The same deals in every run.
    chance: Chance,
    /// The present, to which every game is played up.
    now: DateTime<Utc>,
    clock: FixedClock,
    post: Arc<Mailer>,
    letters: Memory,
}

impl Town {
    pub(crate) fn new(url: &DatabaseUrl, keys: &Keyring) -> Town {
        let now = Clock::System.now();
        let (pool, clock, letters) = (Pool::new(url, 4), FixedClock::at(now), Memory::default());
        let vars = [("PENELOPE_BASE_URL".into(), "https://penelope.example.org".into())];
        let base_url = Config::from_vars(&vars, true).expect("settings").base_url;
        let office = Office::new(base_url, "Penelope <post@example.org>".parse().expect("a sender"), keys.clone());
        let transport = Transport::Memory(letters.clone());
        let post = Arc::new(Mailer::new(pool.clone(), Clock::Fixed(clock.clone()), office, transport));
        let (keys, vault) = (keys.clone(), Vault::new(keys.clone()));
        let chance = Chance::Fixed(FixedChance::of("a town whose games are copied"));
        Town { url: url.clone(), pool, keys, vault, chance, now, clock, post, letters }
    }

    pub(crate) fn keys(&self) -> &Keyring {
        &self.keys
    }

    /// Who carries its letters.
    pub(crate) fn post(&self) -> Arc<Mailer> {
        Arc::clone(&self.post)
    }

    /// Plays a game of Ulysses with an even number, of Odyssee with an odd one.
    pub(crate) async fn play(&self, number: usize, far: Far) -> TableId {
        self.clock.advance(self.now - SPAN - self.clock.now());
        match number.is_multiple_of(2) {
            true => self.play_game::<Ulysses>(number, far).await,
            false => self.play_game::<Odyssee>(number, far).await,
        }
    }

    async fn play_game<G: Words>(&self, number: usize, far: Far) -> TableId
    where
        Glance<G>: TryFrom<AnyGlance, Error: std::fmt::Debug>,
    {
        let table = self.gather::<G>(number, far).await;
        let answers = match far {
            Far::Gathering => return table,
            Far::Answers(answers) => answers,
            Far::ToTheEnd => usize::MAX,
        };
        let pause = SPAN / 40.max(i32::try_from(answers).unwrap_or(400) + 2);
        for answer in 0..answers {
            // Of a whole game most questions are answered before their letter leaves.
            if far != Far::ToTheEnd || answer % 8 == 0 {
                self.work(pause).await;
            }
            let glance: Glance<G> = self.look(table).await;
            let Some((claims, action)) = glance.questions.iter().find_map(|question| choice(&glance, question.seat_id))
            else {
                assert!(glance.book.table().is_over(), "somebody is asked at table {}", glance.code);
                break;
            };
            let submission = Submission { action: Some(action), ..Submission::default() };
            let clock = Clock::Fixed(self.clock.clone());
            let done = turn::submit(&self.pool, &clock, &self.vault, &claims, &submission).await;
            assert!(done.is_ok(), "a bot's answer is legal: {done:?}");
            if answer % 5 == 1 {
                let said = talk::say(&self.pool, self.clock.now(), &claims, "Whoever sails first sails alone.").await;
                assert!(said.is_ok());
            }
        }
        self.work(pause).await;
        table
    }

    async fn gather<G: Words>(&self, number: usize, far: Far) -> TableId {
        let now = self.clock.now();
        let address = |who: &str| -> EmailAddress {
            format!("{}-{number}@example.org", who.to_ascii_lowercase()).parse().expect("an address")
        };
        let [host, guests @ ..] = PEOPLE;
        let is_open = far == Far::Gathering;
        let wish: TableWish<G> = TableWish {
            ruleset: G::Ruleset::default(),
            options: G::Options::default(),
            places: 4,
            bots: 0,
            strength: BotKind::Sailor,
            is_open,
            pace: Pace::Leisurely,
            locale: Locale::English,
            guests: if is_open { Vec::new() } else { guests.map(address).to_vec() },
            take_back: TakeBack::NONE,
            line: None,
        };
        let player = {
            let conn = &mut *self.pool.get().await.expect("a connection");
            players::find_or_insert(conn, now, &address(host)).await.expect("a player")
        };
        let with = (&self.vault, &self.chance);
        let opened = open::<G>(&self.pool, now, with, &wish, &Host::SignedIn(player.id), &newcomer(host)).await;
        let Ok(Opened::Confirmed(Claims { table, .. })) = opened else { panic!("a table is opened") };
        let client = connect(&self.url).await;
        let sql = "SELECT i.id, p.birth, p.epoch, split_part(p.address, '-', 1) FROM invitations i \
                   JOIN players p ON p.id = i.player_id WHERE i.table_id = $1 ORDER BY i.id";
        self.work(TimeDelta::minutes(1)).await;
        for row in client.query(sql, &[&table.0]).await.expect("invitations") {
            let to = Errand::Invitation(table, InvitationId(row.get(0)));
            let pass = Pass { to, epoch: Epoch::of(row.get(1), row.get(2)), expires_at: self.now + TimeDelta::days(1) };
            let name: String = row.get(3);
            let name = PEOPLE.iter().find(|known| known.eq_ignore_ascii_case(&name)).expect("one of the four");
            let accepted = accept(&self.pool, self.clock.now(), &self.vault, &pass, &newcomer(name)).await;
            assert!(accepted.is_ok(), "{name} sits down");
        }
        table
    }

    /// Time passes, letters leave, clocks begin to tick.
    async fn work(&self, pause: TimeDelta) {
        self.clock.advance(pause);
        let (_stop, stopped) = watch::channel(false);
        while self.post.work_off(&stopped).await.expect("letters leave") > 0 {}
        drop(self.letters.take());
        for (row, done_at) in due::list_to_start(&self.pool).await.expect("clocks") {
            due::start_clock(&self.pool, &row, done_at).await.expect("a clock");
        }
    }

    /// What waits for the morning, or for others to go with, has left; every clock ticks, and none runs out soon. Games that are
    /// over stand in the archive, as if anybody could have joined them.
    pub(crate) async fn let_everything_leave(&self) {
        let sql = "UPDATE outbox SET state = 'sent', done_at = send_at, leased_until = NULL, body = NULL WHERE state = 'waiting'";
        connect(&self.url).await.batch_execute(sql).await.expect("letters leave");
        self.work(TimeDelta::zero()).await;
        let later = "UPDATE clocks SET due_at = now() + interval '9 days', remind_at = now() + interval '8 days', \
                     look_at = NULL, out_at = NULL WHERE stopped_at IS NULL AND due_at IS NOT NULL";
        connect(&self.url).await.batch_execute(later).await.expect("clocks");
        let listed = "UPDATE tables SET is_open = true WHERE ended_at IS NOT NULL";
        connect(&self.url).await.batch_execute(listed).await.expect("an archive");
    }

    pub(crate) async fn look<G: Words>(&self, table: TableId) -> Glance<G>
    where
        Glance<G>: TryFrom<AnyGlance, Error: std::fmt::Debug>,
    {
        let glance = glance::by_id(&self.pool, &self.vault, table, None).await.expect("a look");
        glance.expect("a table that was dealt").try_into().expect("of this game")
    }
}

/// What a bot would answer in a seat, and the capability for it.
pub(crate) fn choice<G: Words>(glance: &Glance<G>, seat: penelope::id::SeatId) -> Option<(Claims, String)> {
    let row = glance.seats.iter().find(|row| row.id == seat)?;
    let (question, seat, game) = (glance.question(row.id)?, row.seat()?, glance.book.game());
    // Others are asked ahead, for words.
    if !game.to_act().contains(seat) {
        return None;
    }
    let dice = Dice::new(&ServerSeed::new([7; 32]), seat);
    let action = G::choose(BotKind::Sailor, &game.view(Eye::Seat(seat)), &game.legal(seat), &dice)?;
    let claims = Claims {
        purpose: Purpose::Answer,
        table: glance.id,
        seat: row.id,
        epoch: row.epoch(),
        question: question.id,
        revision: question.revision.unsigned_abs(),
        expires_at: Clock::System.now() + TimeDelta::days(1),
    };
    Some((claims, game.write(&action)))
}

fn newcomer(name: &str) -> Newcomer {
    let (name, word) = (name.parse().expect("a name"), "Ithaca".parse());
    let Ok(word) = word else { panic!("a lucky word") };
    Newcomer { name, word, locale: Locale::English, zone: None }
}

pub(crate) async fn connect(url: &DatabaseUrl) -> tokio_postgres::Client {
    let connected = tokio_postgres::connect(url.reveal(), tokio_postgres::NoTls).await;
    let (client, connection) = connected.expect("a connection");
    tokio::spawn(connection);
    client
}
