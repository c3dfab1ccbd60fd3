//! Real processes under fire: three servers on one Postgres, killed, stopped and cut off at random while a hundred tables are played
//! over HTTP; the database and the mail server likewise. `make storm` prints what was acknowledged, lost, doubled and stuck, and how
//! long it took until the next answer was accepted.

use std::collections::BTreeMap;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chrono::Utc;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use penelope::chance::Chance;
use penelope::clock::Clock;
use penelope::config::Programs;
use penelope::engine::log::How;
use penelope::engine::odyssee::Odyssee;
use penelope::engine::of_game;
use penelope::engine::ulysses::Ulysses;
use penelope::keyring::Keyring;
use penelope::link;
use penelope::play::lobby::try_it::{self, TryWish};
use penelope::play::record::{self, AnyRecorded};
use penelope::store::cluster::{Cluster, Durability, Purpose};
use penelope::store::{Pool, migrations};
use penelope::text::Locale;
use penelope::vault::Vault;

use super::dice::Dice;
use super::line::{Fuse, Line, Mood, Stroke};
use super::visitor::{Became, Game, Wish, visit};
use crate::support::client::Client;
use crate::support::db::connect;
use crate::support::folder::{Folder, random_name};
use crate::support::smtp::{Moment, Sink, Trick};

const SERVERS: usize = 3;
/// At once; more would only wait for the same two cores.
const VISITORS: usize = 6;

fn wanted(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// A seat that somebody plays by its link.
struct Seat {
    link: String,
    table: i64,
    game: Game,
    said: BTreeMap<String, usize>,
    acknowledged: Vec<String>,
    unknown: usize,
    is_over: bool,
    busy: bool,
}

/// What everybody writes into.
#[derive(Default)]
struct Tally {
    seats: Vec<Seat>,
    acknowledged: u64,
    unknown: u64,
    refused: u64,
    troubles: u64,
    odd: Vec<String>,
    /// When somebody was hit and nothing was accepted since.
    hit_at: Option<Instant>,
    waits: Vec<Duration>,
    stops: bool,
}

struct Process {
    child: Option<Child>,
    line: Line,
    data: Folder,
    port: u16,
    stopped_until: Option<Instant>,
    down_until: Option<Instant>,
}

struct Field {
    cluster: Cluster,
    data: Folder,
    pool: Pool,
    keys: Keyring,
    sink: Sink,
    processes: Vec<Process>,
    tally: Arc<Mutex<Tally>>,
}

impl Field {
    async fn open(tables: u64) -> Field {
        let data = Folder::new();
        let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let programs = Programs::Search(path);
        let cluster = Cluster::open(data.path(), &programs, Purpose::Serve, Durability::Full).await.unwrap();
        migrations::run(&cluster.url()).await.unwrap();
        let (pool, sink) = (Pool::new(&cluster.url(), 4), Sink::start().await);
        let keys = Keyring::open_or_create(&data.path().join("secret")).unwrap();
        let mut processes = Vec::new();
        for _ in 0..SERVERS {
            let line = Line::open(&cluster.url()).await;
            let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            processes.push(Process {
                child: None,
                line,
                data: Folder::new(),
                port,
                stopped_until: None,
                down_until: None,
            });
        }
        let field = Field { cluster, data, pool, keys, sink, processes, tally: Arc::default() };
        for number in 0..tables {
            field.deal(number).await.expect("the database is well");
        }
        field
    }

    /// One person with bots, of either game; nothing if the database is away.
    async fn deal(&self, number: u64) -> Option<()> {
        let (vault, chance) = (Vault::new(self.keys.clone()), Chance::System);
        let (seats, game) = if number.is_multiple_of(2) { (3, Game::Ulysses) } else { (2, Game::Odyssee) };
        let wish = TryWish { seats, locale: Locale::English, letters: false };
        let means = (&vault, &chance);
        let opened = match game {
            Game::Ulysses => try_it::open_to_try::<Ulysses>(&self.pool, Utc::now(), means, &wish).await,
            Game::Odyssee => try_it::open_to_try::<Odyssee>(&self.pool, Utc::now(), means, &wish).await,
        };
        let claims = opened.ok()?.link;
        let link = format!("/l/{}", link::sign(&self.keys, &claims));
        let (said, acknowledged) = (BTreeMap::new(), Vec::new());
        let seat =
            Seat { link, table: claims.table.0, game, said, acknowledged, unknown: 0, is_over: false, busy: false };
        self.tally.lock().unwrap().seats.push(seat);
        Some(())
    }

    fn start(&mut self, number: usize) {
        let secret = self.data.path().join("secret");
        let process = &mut self.processes[number];
        let program =
            std::env::var_os("PENELOPE_STORM_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_penelope").into());
        let log = std::fs::File::options().create(true).append(true).open(process.data.path().join("log")).unwrap();
        let mut command = Command::new(program);
        command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("PENELOPE_DATA", process.data.path());
        command.env("PENELOPE_BIND", format!("127.0.0.1:{}", process.port)).env("PENELOPE_DNS", "127.0.0.1:9");
        command.env("PENELOPE_BASE_URL", "https://penelope.test").env("PENELOPE_SECRET_FILE", secret);
        command.env("PENELOPE_SMTP_URL", format!("smtp://{}?tls=none", self.sink.address));
        command.env("PENELOPE_MAIL_FROM", "post@penelope.test").env("DATABASE_URL", process.line.url.reveal());
        process.child = Some(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
    }

    /// Whoever is not there and should be is started, as a service manager does; whoever was stopped goes on.
    fn look_after(&mut self, at: Instant) {
        for number in 0..SERVERS {
            let process = &mut self.processes[number];
            if process.stopped_until.is_some_and(|until| until <= at) {
                process.stopped_until = None;
                process.signal(Signal::SIGCONT);
            }
            let ended = process.child.as_mut().is_none_or(|child| child.try_wait().unwrap().is_some());
            if ended && process.down_until.is_none_or(|until| until <= at) {
                process.down_until = None;
                self.start(number);
            }
        }
    }

    /// Kills the database's first process; the one that keeps it starts it again.
    fn kill_database(&self) -> bool {
        let file = self.data.path().join("postgres/cluster/postmaster.pid");
        let pid = std::fs::read_to_string(file).ok().and_then(|text| text.lines().next()?.trim().parse().ok());
        pid.is_some_and(|pid| kill(Pid::from_raw(pid), Signal::SIGKILL).is_ok())
    }
}

impl Process {
    fn signal(&self, signal: Signal) {
        if let Some(child) = &self.child {
            // It may have ended by itself.
            let _ended = kill(Pid::from_raw(child.id().cast_signed()), signal);
        }
    }

    fn kill(&mut self) {
        self.stopped_until = None;
        if let Some(mut child) = self.child.take() {
            drop(child.kill());
            drop(child.wait());
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Somebody who goes from table to table and answers there, until there is an end.
async fn wander(tally: Arc<Mutex<Tally>>, ports: Vec<u16>, seed: u64) {
    let mut dice = Dice::of(seed);
    loop {
        let (at, wish) = {
            let mut tally = tally.lock().unwrap();
            if tally.stops {
                return;
            }
            let free: Vec<usize> =
                (0..tally.seats.len()).filter(|at| !tally.seats[*at].busy && !tally.seats[*at].is_over).collect();
            let Some(at) = dice.pick(&free).copied() else { return };
            let seat = &mut tally.seats[at];
            seat.busy = true;
            let (link, said, answers) = (seat.link.clone(), seat.said.clone(), 1 + dice.index(3));
            (at, Wish { link, game: seat.game, answers, dice: Dice::of(dice.below(u64::MAX)), said })
        };
        let base = format!("http://127.0.0.1:{}", ports[dice.index(ports.len())]);
        let visited = visit(&base, wish).await;
        let failed = visited.troubles > 0 && visited.posted.is_empty();
        {
            let tally = &mut *tally.lock().unwrap();
            let seat = &mut tally.seats[at];
            (seat.busy, seat.said, seat.is_over) = (false, visited.said, visited.is_over);
            tally.troubles += visited.troubles as u64;
            tally.odd.extend(visited.odd);
            for posted in visited.posted {
                match posted.became {
                    Became::Acknowledged => {
                        tally.acknowledged += 1;
                        seat.acknowledged.push(posted.action);
                        tally.waits.extend(tally.hit_at.take().map(|hit_at| hit_at.elapsed()));
                    }
                    Became::Unknown => (tally.unknown, seat.unknown) = (tally.unknown + 1, seat.unknown + 1),
                    Became::Refused => tally.refused += 1,
                }
            }
        }
        if failed {
            // As somebody does who gets no page.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// How often what was done.
#[derive(Debug, Default)]
struct Blows {
    kills: u64,
    database_kills: u64,
    stops: u64,
    cuts: u64,
    silences: u64,
    slow: u64,
    mail: u64,
}

impl Field {
    /// One blow, by the dice.
    fn strike(&mut self, dice: &mut Dice, blows: &mut Blows) {
        let (at, number) = (Instant::now(), dice.index(SERVERS));
        let soon = |dice: &mut Dice, most: u64| at + Duration::from_millis(dice.below(most));
        let process = &mut self.processes[number];
        process.line.set(Mood::Well);
        match dice.below(100) {
            0..=54 => {
                process.kill();
                process.down_until = Some(soon(dice, 1_500));
                blows.kills += 1;
            }
            55..=58 => {
                if self.kill_database() {
                    (blows.kills, blows.database_kills) = (blows.kills + 1, blows.database_kills + 1);
                }
            }
            59..=68 => {
                process.signal(Signal::SIGSTOP);
                process.stopped_until = Some(soon(dice, 4_000));
                blows.stops += 1;
            }
            69..=78 => {
                process.line.cut_all();
                blows.cuts += 1;
            }
            79..=86 => {
                let (pieces, arrives) = (dice.below(30), dice.percent(50));
                process.line.light(Fuse { pieces, stroke: Stroke::Cut, arrives });
                blows.cuts += 1;
            }
            87..=89 => {
                process.line.set(Mood::Silent);
                blows.silences += 1;
            }
            90..=94 => {
                process.line.set(Mood::Slow(Duration::from_millis(dice.below(400))));
                blows.slow += 1;
            }
            _ => {
                let moment = [Moment::Mail, Moment::Data, Moment::Dot][dice.index(3)];
                let trick = if dice.percent(50) { Trick::HangUp } else { Trick::Say("451 4.3.0 come again later") };
                self.sink.play(moment, trick);
                blows.mail += 1;
                return;
            }
        }
        let mut tally = self.tally.lock().unwrap();
        tally.hit_at.get_or_insert(at);
    }

    /// Letters that somebody has asked for, so that the post has something to do; a few at a time.
    async fn ask_for_letters(&self, count: u64) -> u64 {
        let insert = "WITH who AS (INSERT INTO players (address, name, created_at) VALUES ($1, 'Anna', now()) RETURNING id) \
                      INSERT INTO outbox (player_id, kind, message_id, send_at, written_at) \
                      SELECT id, 'sign in', $2, now(), now() FROM who";
        let Ok((client, connection)) =
            tokio_postgres::connect(self.cluster.url().reveal(), tokio_postgres::NoTls).await
        else {
            return 0;
        };
        tokio::spawn(connection);
        let mut written = 0;
        for _ in 0..count {
            let name = random_name();
            let asked = client.execute(insert, &[&format!("{name}@example.org"), &name]).await;
            written += u64::from(asked.is_ok());
        }
        written
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn real_processes_are_killed_and_nothing_acknowledged_is_lost() {
    let (kills, tables) = (wanted("PENELOPE_STORM_KILLS", 8), wanted("PENELOPE_STORM_TABLES", 8));
    let seed = super::first_seed();
    let mut field = Field::open(tables).await;
    let ports: Vec<u16> = field.processes.iter().map(|process| process.port).collect();
    field.look_after(Instant::now());
    let visitors: Vec<_> = (0..VISITORS as u64)
        .map(|number| tokio::spawn(wander(Arc::clone(&field.tally), ports.clone(), seed * 1_000 + number)))
        .collect();
    let (mut dice, mut blows, mut dealt, mut written) = (Dice::of(seed), Blows::default(), tables, 0);
    let begun = Instant::now();
    while blows.kills < kills {
        // A blow falls when somebody was served since the last one, or after a while.
        let before = field.tally.lock().unwrap().acknowledged;
        let pause = Instant::now() + Duration::from_millis(200 + dice.below(900));
        while Instant::now() < pause {
            tokio::time::sleep(Duration::from_millis(50)).await;
            field.look_after(Instant::now());
            if field.tally.lock().unwrap().acknowledged > before + 3 {
                break;
            }
        }
        field.strike(&mut dice, &mut blows);
        written += field.ask_for_letters(dice.below(3)).await;
        // Whatever ends makes room for another.
        let open = field.tally.lock().unwrap().seats.iter().filter(|seat| !seat.is_over).count() as u64;
        if open < tables && field.deal(dealt).await.is_some() {
            dealt += 1;
        }
    }
    let stormed = begun.elapsed();
    field.calm(visitors).await;
    let report = field.report(&blows, written, stormed).await;
    println!("{}", report.words);
    assert_eq!((report.lost, report.doubled, report.stuck, report.letters_lost), (0, 0, 0, 0), "{}", report.words);
    assert!(report.odd.is_empty(), "{:#?}", report.odd);
}

struct Report {
    words: String,
    lost: usize,
    doubled: usize,
    stuck: usize,
    letters_lost: usize,
    odd: Vec<String>,
}

impl Field {
    /// Everything is well again: every server answers, and all that was under way has its end.
    async fn calm(&mut self, visitors: Vec<tokio::task::JoinHandle<()>>) {
        self.sink.behave();
        for process in &mut self.processes {
            process.line.set(Mood::Well);
            process.line.put_out();
            process.signal(Signal::SIGCONT);
            (process.stopped_until, process.down_until) = (None, None);
        }
        self.tally.lock().unwrap().stops = true;
        for visitor in visitors {
            visitor.await.unwrap();
        }
        for number in 0..SERVERS {
            loop {
                self.look_after(Instant::now());
                let base = format!("http://127.0.0.1:{}", self.processes[number].port);
                let mut client = Client::without_cookies(&base);
                let ready = tokio::time::timeout(Duration::from_secs(20), client.try_open("/readyz")).await;
                if ready.is_ok_and(|page| page.is_ok_and(|page| page.status == 200)) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }

    async fn report(&mut self, blows: &Blows, written: u64, stormed: Duration) -> Report {
        let (mut lost, mut doubled, mut stuck, mut over) = (0, 0, 0, 0);
        let seats: Vec<Seat> = std::mem::take(&mut self.tally.lock().unwrap().seats);
        let count = seats.len();
        let client = connect(&self.cluster.url()).await;
        let base = format!("http://127.0.0.1:{}", self.processes[0].port);
        for seat in seats {
            let sql = "SELECT code FROM tables WHERE id = $1";
            let code: String = client.query_one(sql, &[&seat.table]).await.unwrap().get(0);
            let by_hand = self.by_hand(&code).await;
            let mut log = by_hand.iter();
            // What was acknowledged stands in the log in the same order, with nothing in between but what had no answer.
            lost += seat.acknowledged.iter().filter(|action| !log.any(|entry| entry == *action)).count();
            doubled += by_hand.len().saturating_sub(seat.acknowledged.len() + seat.unknown);
            let wish = Wish { link: seat.link, game: seat.game, answers: 1, dice: Dice::of(1), said: seat.said };
            let after = visit(&base, wish).await;
            let goes_on = after.posted.iter().any(|posted| posted.became == Became::Acknowledged);
            over += usize::from(after.is_over);
            stuck += usize::from(!after.is_over && !goes_on);
        }
        // A letter in a dead server's hands waits for its lease.
        let begun = Instant::now();
        let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind = 'sign in'";
        let mut left: i64 = client.query_one(waiting, &[]).await.unwrap().get(0);
        while left > 0 && begun.elapsed() < Duration::from_secs(600) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            self.look_after(Instant::now());
            left = client.query_one(waiting, &[]).await.unwrap().get(0);
        }
        let post = begun.elapsed();
        let mut came: BTreeMap<String, usize> = BTreeMap::new();
        for letter in self.sink.letters_after(0) {
            *came.entry(letter.header("Message-ID")).or_default() += 1;
        }
        let twice: usize = came.values().map(|count| count - 1).sum();
        let sent: i64 = client.query_one("SELECT count(*) FROM outbox WHERE state = 'sent'", &[]).await.unwrap().get(0);
        let letters_lost = usize::try_from(sent).unwrap().saturating_sub(came.len()) + usize::try_from(left).unwrap();
        let tally = &mut *self.tally.lock().unwrap();
        tally.waits.sort_unstable();
        let wait = |percent: usize| {
            let at = (tally.waits.len() * percent / 100).min(tally.waits.len().saturating_sub(1));
            tally.waits.get(at).map_or(0.0, Duration::as_secs_f64)
        };
        let words = format!(
            "| kills | of the database | stops | cuts | silent lines | slow lines | mail faults | minutes |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {} | {} | {} | {} | {} | {} | {} | {:.1} |\n\n\
             | tables | over | acknowledged | no word | told not done | lost | doubled | stuck | next answer after a blow: median, 95 %, longest |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {count} | {over} | {} | {} | {} | {lost} | {doubled} | {stuck} | {:.2} s, {:.2} s, {:.2} s |\n\n\
             | letters asked for | came | lost | twice, with the same Message-ID | until the last one had left |\n\
             | --- | --- | --- | --- | --- |\n\
             | {written} | {} | {letters_lost} | {twice} ({:.1} %) | {:.0} s |\n",
            blows.kills,
            blows.database_kills,
            blows.stops,
            blows.cuts,
            blows.silences,
            blows.slow,
            blows.mail,
            stormed.as_secs_f64() / 60.0,
            tally.acknowledged,
            tally.unknown,
            tally.refused,
            wait(50),
            wait(95),
            wait(100),
            came.len(),
            100.0 * twice as f64 / came.len().max(1) as f64,
            post.as_secs_f64(),
        );
        Report { words, lost, doubled, stuck, letters_lost, odd: std::mem::take(&mut tally.odd) }
    }

    /// What the log says was done by hand, played once more and compared with the book.
    async fn by_hand(&self, code: &str) -> Vec<String> {
        let vault = Vault::new(self.keys.clone());
        let recorded = record::by_code(&self.pool, &Clock::System, &vault, &code.parse().unwrap()).await;
        let recorded = recorded.expect("log, chain and book agree").expect("the table is there");
        of_game!(recorded, AnyRecorded, recorded => {
            let own = recorded.record.entries().filter(|(entry, _)| entry.hidden.how == How::Hand);
            own.map(|(entry, _)| entry.hidden.written.clone()).collect()
        })
    }
}
