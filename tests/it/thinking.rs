//! Bots that take their time: their thoughts come from the worker, survive `kill -9`, and count only where they still fit.

use chrono::{TimeDelta, Utc};
use nix::sys::signal::Signal;
use penelope::bot::BotKind;
use penelope::clock::Clock;
use penelope::engine::ulysses::Ulysses;
use penelope::id::TableId;
use penelope::play::lobby::try_it::{self, TryTable, TryWish};
use penelope::play::think;
use penelope::text::Locale;
use penelope::vault::Vault;
use tokio::sync::Semaphore;

use crate::gather::house::open;
use crate::support::app::{TestApp, client};
use crate::support::desk::Desk;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, penelope};

/// A table against mates at which one of them is asked first.
async fn opened(desk: &Desk) -> TryTable {
    let (pool, vault) = (desk.db.pool(), Vault::new(desk.keys.clone()));
    loop {
        let wish = TryWish { seats: 4, strength: BotKind::Mate, locale: Locale::English, letters: false };
        let opened = try_it::open_to_try::<Ulysses>(&pool, desk.clock.now(), (&vault, &desk.chance), &wish);
        let opened = opened.await.unwrap();
        if think::is_asked(&pool, opened.link.table).await.unwrap() {
            return opened;
        }
    }
}

async fn entries(desk: &Desk, table: TableId) -> i64 {
    let sql = "SELECT count(*) FROM entries WHERE table_id = $1";
    desk.client.query_one(sql, &[&table.0]).await.unwrap().get(0)
}

async fn person_is_asked(desk: &Desk, table: TableId) -> bool {
    let sql = "SELECT count(*) FROM questions WHERE table_id = $1 AND closed_at IS NULL";
    desk.client.query_one(sql, &[&table.0]).await.unwrap().get::<_, i64>(0) > 0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_asked_in_a_row_of_its_own_and_answers_until_a_person_is_needed() {
    let desk = Desk::new().await;
    let (pool, clock, vault) = (desk.db.pool(), Clock::Fixed(desk.clock.clone()), Vault::new(desk.keys.clone()));
    let (places, table) = (Semaphore::new(2), opened(&desk).await.link.table);
    assert_eq!(entries(&desk, table).await, 1, "nobody has thought yet");
    let now = desk.clock.now();
    let claimed = think::claim(&pool, now, now + TimeDelta::seconds(20), 8).await.unwrap();
    assert_eq!(claimed.iter().filter(|claimed| claimed.table_id == table).count(), 1);
    let again = think::claim(&pool, now, now + TimeDelta::seconds(20), 8).await.unwrap();
    assert!(again.is_empty(), "one worker at a time");
    // Whoever had it is gone without a word: after its lease another takes it.
    desk.clock.advance(TimeDelta::seconds(21));
    let now = desk.clock.now();
    let later = think::claim(&pool, now, now + TimeDelta::seconds(20), 8).await.unwrap();
    assert_eq!(later.iter().find(|claimed| claimed.table_id == table).unwrap().attempts, 2);
    // Two at once do no harm: what was answered already is answered no more.
    let (one, other) = tokio::join!(
        think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))),
        think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))),
    );
    assert!(one.unwrap() + other.unwrap() > 0);
    for _ in 0..8 {
        if !think::is_asked(&pool, table).await.unwrap() {
            break;
        }
        think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))).await.unwrap();
    }
    assert!(!think::is_asked(&pool, table).await.unwrap(), "it goes on until a person is needed");
    assert!(person_is_asked(&desk, table).await);
    assert!(entries(&desk, table).await > 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_it_thinks_the_program_loses_nothing() {
    let (desk, data) = (Desk::at(Utc::now()).await, Folder::new());
    desk.keys.store(&data.path().join("secret")).unwrap();
    let table = opened(&desk).await.link.table;
    let start = || Running::start(penelope(data.path()).env("DATABASE_URL", desk.db.url.reveal()));
    let server = start();
    let leased = "SELECT count(*) FROM thoughts WHERE leased_until IS NOT NULL";
    let mut taken = false;
    while !taken && think::is_asked(&desk.db.pool(), table).await.unwrap() {
        taken = desk.client.query_one(leased, &[]).await.unwrap().get::<_, i64>(0) > 0;
    }
    server.signal(Signal::SIGKILL);
    drop(server);
    assert!(taken, "it had begun to think");
    // The test does not wait for the lease.
    desk.execute("UPDATE thoughts SET leased_until = now() - interval '1 second'").await;
    let server = start();
    let pool = desk.db.pool();
    while think::is_asked(&pool, table).await.unwrap() {
        a_moment().await;
    }
    drop(server);
    assert!(person_is_asked(&desk, table).await, "it was thought about again, and answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_well_bots_play_is_chosen_in_words_and_the_one_to_beat_stands_first() {
    let app = TestApp::start().await;
    let words = ["learns as it sails", "finds its way", "sails well", "has done this before"];
    for path in ["/", "/new", "/new?game=odyssee"] {
        let html = app.get(path).await.text().await.unwrap();
        let (_, select) = html.split_once("name=\"strength\"").unwrap_or_else(|| panic!("a choice at {path}"));
        let options: Vec<&str> = select.split("</select>").next().unwrap().split("<option ").skip(1).collect();
        assert!(
            options.len() == words.len() && options.iter().zip(words).all(|(option, words)| option.contains(words)),
            "{options:?}"
        );
        let chosen: Vec<bool> = options.iter().map(|option| option.contains(" selected")).collect();
        assert_eq!(chosen, [true, false, false, false], "{path}");
    }
    let last = "SELECT DISTINCT bot FROM seats WHERE table_id = (SELECT max(id) FROM tables) AND bot IS NOT NULL";
    let database = app.db.connect().await;
    for (said, bot) in [
        ("hand", "hand"),
        ("sailor", "sailor"),
        ("mate", "mate"),
        ("pilot", "pilot"),
        ("drifter", "hand"),
        ("", "hand"),
    ] {
        let dealt = client().post(app.url("/try")).form(&[("strength", said)]).send().await.unwrap();
        assert_eq!(dealt.status(), 303, "{said}");
        let bots: Vec<String> = database.query(last, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
        assert_eq!(bots, [bot], "{said}");
    }
    // A table that is opened for others has them as well.
    let crew = "SELECT bot FROM crews WHERE table_id = (SELECT max(id) FROM tables)";
    for (said, bot) in [("pilot", Some("pilot")), ("hand", Some("hand")), ("sailor", None)] {
        open(&app, &[("strength", said)]).await;
        let crew = database.query_opt(crew, &[]).await.unwrap().map(|row| row.get::<_, String>(0));
        assert_eq!(crew.as_deref(), bot, "where nothing is written there are sailors");
    }
}

/// Thirty strangers at one address share what one of them may open.
#[tokio::test(flavor = "multi_thread")]
async fn one_client_opens_a_dozen_thinking_tables_and_goes_on_against_sailors() {
    let app = TestApp::start().await;
    let open = async |strength: &str| {
        let dealt = client().post(app.url("/try")).form(&[("strength", strength)]).send().await.unwrap();
        dealt.status().as_u16()
    };
    // At once: each waits a moment for bots, and nobody thinks here.
    let dozen = futures_util::future::join_all(std::iter::repeat_with(|| open("pilot")).take(12)).await;
    assert_eq!(dozen, [303; 12]);
    assert_eq!([open("mate").await, open("sailor").await], [429, 303]);
}
