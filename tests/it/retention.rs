//! What nobody needs any more goes by its age, and nothing else does (B9): with real tables and letters, and a clock that is
//! moved.

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::config::Config;
use penelope::link::Errand;
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::worker::mailer::Mailer;
use penelope::worker::tick::Tick;

use crate::clock::house::{Clocks, seat};
use crate::gather::house::*;
use crate::lesson::Learner;
use crate::support::app::TestApp;
use crate::support::player::Player;

fn tick(app: &TestApp) -> Tick {
    let vars = [("PENELOPE_BASE_URL".into(), app.base.clone().into())];
    let base_url = Config::from_vars(&vars, true).unwrap().base_url;
    let office = Office::new(base_url, "Penelope <post@penelope.test>".parse().unwrap(), app.keys.clone());
    let transport = Transport::Memory(Memory::default());
    Tick::beside(&Mailer::new(app.db.pool(), Clock::Fixed(app.clock.clone()), office, transport))
}

/// The letters of a visitor, of which a demo has some, have left.
async fn send_all(app: &TestApp) {
    app.db.execute("UPDATE outbox SET state = 'sent', done_at = written_at WHERE state = 'waiting'").await;
}

/// So many days go by, in which somebody looked after the clocks.
async fn pass(app: &TestApp, tick: &Tick, days: i64) -> usize {
    app.clock.advance(TimeDelta::days(days));
    app.db.execute(&format!("UPDATE heartbeat SET beat_at = '{}'", app.clock.now().to_rfc3339())).await;
    tick.round(true).await.unwrap().forgotten.rows
}

/// The same, and whatever was written meanwhile, a reminder perhaps, has left.
async fn pass_sending(app: &TestApp, tick: &Tick, days: i64) -> usize {
    let first = pass(app, tick, days).await;
    send_all(app).await;
    first + pass(app, tick, 0).await
}

async fn codes(app: &TestApp) -> Vec<String> {
    let rows = app.db.client().await.query("SELECT code FROM tables ORDER BY id", &[]).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn b_9_what_an_ended_game_needed_goes_and_its_log_stays() {
    let clocks = Clocks::open("none", ["Europe/London 08:00-22:00"; 4]).await;
    for _ in 0..3 {
        clocks.pass(TimeDelta::hours(1)).await;
        let active = clocks.active().await;
        clocks.answer_plainly(active).await;
    }
    clocks.pass(TimeDelta::hours(1)).await;
    // Nobody comes any more: it is closed after two months.
    clocks.pass(TimeDelta::days(61)).await;
    assert_eq!(clocks.text("SELECT status FROM tables").await, "closed");
    let (app, code) = (&clocks.house.app, clocks.text("SELECT code FROM tables").await);
    let archive = async || app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    let count = async |of: &str| clocks.number(&format!("SELECT count(*) FROM {of}")).await;
    let (entries, told, written) = (count("entries").await, archive().await, count("outbox").await);
    assert!(count("questions").await > 0 && count("clocks").await > 0 && count("invitations").await == 3);
    assert!(written > 12, "{written}");
    clocks.pass(TimeDelta::days(118)).await;
    assert!(count("questions").await > 0 && count("invitations").await == 3 && count("outbox").await == written);
    clocks.pass(TimeDelta::days(3)).await;
    let left = [count("questions").await, count("clocks").await, count("invitations").await, count("outbox").await];
    assert_eq!(left, [0, 0, 0, 4], "of the letters each player's last one about the game");
    assert_eq!((count("entries").await, count("seats").await, count("words").await > 0), (entries, 4, true));
    assert_eq!(archive().await, told, "the archive is the same, byte for byte");
    assert_eq!(clocks.house.record().await.entries().count(), usize::try_from(entries).unwrap());
    assert_eq!(clocks.tick().await.forgotten.rows, 0, "once is enough");
    // Somebody talks there after all: the letter about it goes as well, in its time.
    clocks.sql("UPDATE players SET talk_letters = true").await;
    let page = clocks.page(seat(0)).await;
    let form = [
        ("capability", crate::support::player::hidden_field(&page, "capability")),
        ("words", "That was a fine journey".to_owned()),
    ];
    let said = post(app, &format!("{}/talk", clocks.house.page_of(seat(0)).trim_end_matches("?here")), &form).await;
    assert_eq!(said.status(), 303);
    clocks.pass(TimeDelta::hours(1)).await;
    assert_eq!(count("outbox").await, 7);
    clocks.pass(TimeDelta::days(121)).await;
    assert_eq!((count("outbox").await, count("talk").await), (4, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn b_9_a_running_game_keeps_everything_however_long_it_takes() {
    let clocks = Clocks::open("none", ["Europe/London 08:00-22:00"; 4]).await;
    let sums =
        "SELECT (SELECT count(*) FROM questions) + (SELECT count(*) FROM outbox) + (SELECT count(*) FROM invitations)";
    for _ in 0..5 {
        let now = clocks.now().to_rfc3339();
        clocks.sql(&format!("UPDATE seats SET acted_at = '{now}'; UPDATE tables SET acted_at = '{now}'")).await;
        let before = clocks.number(sums).await;
        assert_eq!(clocks.pass(TimeDelta::days(50)).await.forgotten.rows, 0);
        assert!(clocks.number(sums).await >= before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn b_9_a_table_tried_once_goes_after_two_weeks() {
    let app = TestApp::start().await;
    let tick = tick(&app);
    let (once, mut twice, over) = (Player::start(&app).await, Player::start(&app).await, Player::start(&app).await);
    let hosted = open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await;
    let sql = format!("UPDATE tables SET status = 'over', ended_at = created_at WHERE code = '{}'", over.code());
    app.db.execute(&sql).await;
    assert_eq!(pass(&app, &tick, 2).await, 0);
    twice.answer_plainly().await;
    assert_eq!(pass_sending(&app, &tick, 11).await, 0, "thirteen days are not fourteen");
    assert!(pass_sending(&app, &tick, 2).await > 5);
    let left = codes(&app).await;
    assert_eq!(left.len(), 3);
    assert!(!left.contains(&once.code()) && left.contains(&twice.code()) && left.contains(&over.code()));
    assert!(page(&app, &hosted).await.contains("id=\"ask\""), "a table with a host is none to try");
    for path in [once.link.clone(), format!("/table/{}", once.code()), format!("/table/{}/replay", once.code())] {
        let status = app.get(&path).await.status();
        assert!(status.is_client_error(), "{path}: {status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn b_9_a_table_that_nobody_came_to_goes_after_three_months() {
    let app = TestApp::start().await;
    let tick = tick(&app);
    open(&app, &[]).await;
    open_confirmed(&app, &[("guests", "")]).await;
    let off = open_confirmed(&app, &[("guests", "dora@example.org")]).await;
    accept(&app, "dora@example.org", "Dora").await;
    deed(&app, &off, "leave", &[]).await;
    open_confirmed(&app, &[("guests", "berta@example.org")]).await;
    accept(&app, "berta@example.org", "Berta").await;
    let all = codes(&app).await;
    pass(&app, &tick, 91).await;
    assert_eq!(codes(&app).await, all, "letters whose fate is open keep their tables");
    send_all(&app).await;
    assert!(pass(&app, &tick, 0).await > 4);
    assert_eq!(codes(&app).await, all[3..], "somebody came to the last one, and may still wait there");
    assert_eq!(number(&app, "SELECT count(*) FROM players WHERE address = 'dora@example.org'").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn b_9_letters_sessions_outages_and_addresses_nobody_answered_go_by_their_age() {
    let app = TestApp::start().await;
    let tick = tick(&app);
    tick.round(true).await.unwrap();
    for address in [HOST, "typo@example.org", "never@example.org"] {
        post(&app, "/sign-in", &[("address", address.to_owned())]).await;
    }
    post(&app, &pass_path(&app, "sign-in", Errand::SignIn, HOST).await, &[]).await;
    app.db.execute("UPDATE players SET blocked_at = created_at WHERE address = 'never@example.org'").await;
    let count = async |of: &str| number(&app, &format!("SELECT count(*) FROM {of}")).await;
    // Nobody is there for ten days.
    app.clock.advance(TimeDelta::days(10));
    tick.round(true).await.unwrap();
    assert_eq!((count("outbox").await, count("sessions").await, count("outages").await), (3, 1, 1));
    app.db.execute("UPDATE outbox SET state = 'sent', done_at = written_at WHERE player_id <> 2").await;
    pass(&app, &tick, 79).await;
    assert_eq!((count("outbox").await, count("sessions").await), (3, 1), "89 days");
    pass(&app, &tick, 3).await;
    assert_eq!((count("outbox").await, count("sessions").await), (1, 0), "the one that waits stays");
    app.db.execute("UPDATE outbox SET state = 'dead', done_at = send_at").await;
    pass(&app, &tick, 700).await;
    assert_eq!((count("outbox").await, count("outages").await, count("players").await), (0, 1, 3));
    pass(&app, &tick, 20).await;
    assert_eq!((count("outages").await, count("players").await), (0, 2), "who came, and who wants no letters");
    // The same address begins anew.
    post(&app, "/sign-in", &[("address", "typo@example.org".to_owned())]).await;
    assert_eq!((count("players").await, count("outbox").await), (3, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_like_a_table_to_try() {
    let app = TestApp::start().await;
    let tick = tick(&app);
    Learner::begin(&app).await.follow_advice().await;
    assert_eq!(pass(&app, &tick, 13).await, 0);
    assert_eq!(codes(&app).await.len(), 1);
    assert!(pass(&app, &tick, 2).await > 3);
    assert_eq!(codes(&app).await, [""; 0]);
}

/// Of a lesson that was played to its very end nothing is kept; of a game that was tried, its log is.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_that_ended_goes_with_its_log_and_a_game_that_was_tried_stays() {
    let app = TestApp::start().await;
    let tick = tick(&app);
    Learner::begin(&app).await.follow_advice().await;
    let tried = Player::start(&app).await;
    app.db.execute("UPDATE tables SET status = 'over', ended_at = created_at").await;
    assert_eq!(codes(&app).await.len(), 2);
    pass_sending(&app, &tick, 118).await;
    assert_eq!(codes(&app).await.len(), 2, "118 days are not 120");
    pass_sending(&app, &tick, 3).await;
    assert_eq!(codes(&app).await, [tried.code()]);
    let of_others = "SELECT count(*) FROM entries, tables WHERE entries.table_id = tables.id";
    assert_eq!(number(&app, "SELECT count(*) FROM entries").await, number(&app, of_others).await);
    assert!(number(&app, of_others).await > 0, "its log stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn b_9_a_table_that_cannot_be_removed_holds_up_no_other() {
    let app = TestApp::start().await;
    let tick = tick(&app);
    let (stuck, _) = (Player::start(&app).await, Player::start(&app).await);
    let sql = "CREATE TABLE obstacle AS SELECT min(id) AS table_id FROM tables; \
               ALTER TABLE obstacle ADD FOREIGN KEY (table_id) REFERENCES tables";
    app.db.execute(sql).await;
    for days in [1, 9] {
        assert_eq!(pass_sending(&app, &tick, days).await, 0);
    }
    assert!(pass_sending(&app, &tick, 5).await > 3);
    assert_eq!(codes(&app).await, [stuck.code()]);
    assert_eq!(number(&app, "SELECT count(*) FROM seats").await, 4, "and it is whole");
    assert_eq!(pass(&app, &tick, 1).await, 0);
}
