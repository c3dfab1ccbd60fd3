//! A page costs a fixed number of queries, however much there is: counted on the wire, at a small house and at one that has
//! grown.

use std::sync::atomic::Ordering;

use penelope::engine::odyssee::{Odyssee, Question};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::link::Errand;
use penelope::worker::tick::Ticked;

use super::plans::workers;
use super::played::COPIES;
use crate::gather::house::*;
use crate::odyssee::voyage::Voyage;
use crate::support::app::{TestApp, client};
use crate::support::folder::Folder;
use crate::support::player::{Player, hidden_field};
use crate::support::proxy::Proxy;

/// More than any page needs.
const STATEMENTS_MAX: u64 = 16;

/// How many statements a page takes, once connections know them.
async fn statements(app: &TestApp, proxy: &Proxy, path: &str, cookie: &str) -> u64 {
    let mut counted = Vec::new();
    for _ in 0..6 {
        let before = proxy.statements.load(Ordering::SeqCst);
        let response = client().get(app.url(path)).header("cookie", cookie).send().await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
        response.bytes().await.unwrap();
        counted.push(proxy.statements.load(Ordering::SeqCst) - before);
    }
    // A connection asks about types when it meets them first.
    *counted.iter().min().expect("six times")
}

async fn session(app: &TestApp) -> String {
    let response = post(app, &pass_path(app, "sign-in", Errand::SignIn, HOST).await, &[]).await;
    let cookies = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let mut session = cookies.filter(|cookie| cookie.contains("session"));
    session.next().expect("the button signs in").split(';').next().unwrap().to_owned()
}

/// A dealt table for so many, and whoever sits there among bots.
async fn dealt(app: &TestApp, places: &str, bots: &str, answers: usize) -> Player {
    let wish = [("places", places), ("bots", bots), ("guests", ""), ("audience", "open")];
    loop {
        let mut player = Player::at(app, open_confirmed(app, &wish).await).await;
        for _ in 0..answers {
            if !player.is_over() {
                player.answer_plainly().await;
            }
        }
        // Bots may win early; then another one.
        if !player.is_over() {
            return player;
        }
    }
}

/// Everything below a table's address and a seat's.
fn table_pages(player: &Player) -> Vec<String> {
    let (table, link) = (format!("/table/{}", player.code()), player.link.split('?').next().unwrap().to_owned());
    let below =
        ["", "/log", "/replay", "/replay/1", "/archive.json", "/archive.txt"].map(|below| format!("{table}{below}"));
    let own = ["?here", "/orders", "/log", "/resign"].map(|below| format!("{link}{below}"));
    below.into_iter().chain(own).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_takes_the_same_number_of_queries_however_much_there_is() {
    let (app, proxy) = TestApp::counted().await;
    let small = dealt(&app, "3", "2", 0).await;
    let large = dealt(&app, "5", "4", 12).await;
    for number in 0..15 {
        let page = app.get(&format!("{}?here", large.link)).await.text().await.unwrap();
        let (capability, words) = (hidden_field(&page, "capability"), format!("Message {number}"));
        let said = post(&app, &format!("{}/talk", large.link), &[("capability", capability), ("words", words)]).await;
        assert_eq!(said.status(), 303);
    }
    for (few, many) in table_pages(&small).iter().zip(table_pages(&large)) {
        let (few_took, many_took) =
            (statements(&app, &proxy, few, "").await, statements(&app, &proxy, &many, "").await);
        assert_eq!(few_took, many_took, "{many}: seats, entries, talk");
        assert!((1..=STATEMENTS_MAX).contains(&few_took), "{many}: {few_took}");
    }

    let session = session(&app).await;
    app.db.execute("UPDATE players SET letters_a_day = 1, gathers = 'every 6'").await;
    let gathering = open_confirmed(&app, &[("audience", "open"), ("name", "Anna")]).await;
    let invitation = invitation_path(&app, "berta@example.org").await;
    let host = format!("{gathering}?here");
    let paths = [
        "/",
        "/tables",
        "/archive",
        "/my",
        "/my/hours",
        "/my/letters",
        "/my/pings",
        "/my/erase",
        "/my/feed",
        "/new",
        &host,
        &invitation,
    ];
    let mut before = Vec::new();
    for path in paths {
        before.push(statements(&app, &proxy, path, &session).await);
    }
    grow(&app, &gathering).await;
    for (path, took) in paths.iter().zip(before) {
        assert_eq!(statements(&app, &proxy, path, &session).await, took, "{path}: tables, people, letters");
        assert!(took <= STATEMENTS_MAX, "{path}: {took}");
    }
}

/// The same of Odyssee: two people before their first turn, and six in the middle of their game.
#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_odyssee_takes_the_same_number_of_queries_however_much_there_is() {
    let (app, proxy) = TestApp::counted().await;
    let small = Voyage::begin(&app, 2, &[]).await;
    let large = Voyage::begin(&app, 6, &[]).await;
    let few_asked = small.until(|game: &Odyssee| !game.to_act().is_empty()).await;
    let many_asked = large
        .until(|game: &Odyssee| {
            let view = game.view(Eye::Public);
            view.turn > 30 && view.question == Some(Question::Turn)
        })
        .await;
    let pages = async |voyage: &Voyage<'_>, asked: Seat| {
        let (table, link) = (format!("/table/{}", voyage.code().await), voyage.link(asked));
        let below = ["", "/log", "/replay", "/replay/1", "/archive.json", "/archive.txt"];
        let own = ["?here", "/review?do=die", "/log", "/resign"];
        let below = below.map(|below| format!("{table}{below}"));
        below.into_iter().chain(own.map(|below| format!("{link}{below}"))).collect::<Vec<_>>()
    };
    let (few, many) = (pages(&small, few_asked).await, pages(&large, many_asked).await);
    for (few, many) in few.iter().zip(&many) {
        let (few_took, many_took) = (statements(&app, &proxy, few, "").await, statements(&app, &proxy, many, "").await);
        assert_eq!(few_took, many_took, "{many}: seats, entries");
        assert!((1..=STATEMENTS_MAX).contains(&few_took), "{many}: {few_took}");
    }
}

/// Nothing that a connection has asked before is read and planned once more: not by a page that many look at, nor by an answer, nor
/// by a tick that finds nothing, which comes every few seconds as long as the service is there.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_often_is_prepared_once() {
    let (app, proxy) = TestApp::counted().await;
    let mut player = dealt(&app, "3", "2", 1).await;
    let session = session(&app).await;
    let table = format!("/table/{}", player.code());
    let link = format!("{}?here", player.link.split('?').next().unwrap());
    for path in ["/", "/tables", "/archive", "/archive?order=longest", "/my", &table, &link] {
        let look = async || {
            let response = client().get(app.url(path)).header("cookie", &session).send().await.unwrap();
            assert_eq!(response.status(), 200, "{path}");
            response.bytes().await.unwrap();
        };
        assert_eq!(prepared(&proxy, look).await, 0, "{path}");
    }
    // Of some answers, what hardly ever happens comes for the first time.
    assert_eq!(prepared(&proxy, async || player.answer_plainly().await).await, 0, "an answer");
    let workers = workers(&app, &proxy, &Folder::new());
    // Letters leave, and their questions' clocks begin.
    workers.work(&app).await;
    workers.work(&app).await;
    let idle = async || assert_eq!(workers.tick.round(false).await.unwrap(), Ticked::default());
    assert_eq!(prepared(&proxy, idle).await, 0, "a tick");
    assert!(proxy.prepared.load(Ordering::SeqCst) > 20, "the first time was noticed");
}

/// How many statements are sent in words by what is done again and again, where it takes the fewest.
async fn prepared(proxy: &Proxy, mut done: impl AsyncFnMut()) -> u64 {
    let mut counted = Vec::new();
    for _ in 0..6 {
        let before = proxy.prepared.load(Ordering::SeqCst);
        done().await;
        counted.push(proxy.prepared.load(Ordering::SeqCst) - before);
    }
    *counted.iter().min().expect("six times")
}

/// More of everything that a list could hold.
async fn grow(app: &TestApp, gathering: &str) {
    let guests = ["emil@example.org", "fritz@example.org", "gerda@example.org"].join("\n");
    let invited = deed(app, gathering, "invite", &[("guests", &guests)]).await;
    assert_eq!(invited.status(), 303, "{}", invited.text().await.unwrap());
    for number in 0..6 {
        let name = format!("Anna {number}");
        open_confirmed(app, &[("audience", "open"), ("name", &name)]).await;
    }
    for _ in 0..3 {
        dealt(app, "4", "3", 1).await;
    }
    app.db.execute("UPDATE tables SET ended_at = created_at, status = 'over' WHERE id = 1").await;
    app.db.execute(COPIES).await;
    let letters = "INSERT INTO outbox (player_id, kind, message_id, send_at, written_at, done_at, state) \
                   SELECT 1, 'sign in', 'copy-' || number, now(), now(), now(), 'sent' FROM generate_series(1, 40) AS number";
    app.db.execute(letters).await;
    let held = "INSERT INTO outbox (player_id, kind, table_id, seat_id, message_id, send_at, written_at) \
                SELECT own.player_id, 'talk', own.table_id, own.id, 'held-' || number, now() + '1 day', now() \
                FROM generate_series(1, 8) AS number, (SELECT * FROM seats WHERE player_id = 1 ORDER BY id LIMIT 1) AS own";
    app.db.execute(held).await;
    let vacations = "SELECT count(*) FROM vacations";
    assert_eq!(number(app, vacations).await, 0);
}
