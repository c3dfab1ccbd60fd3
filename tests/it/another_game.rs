//! The tests' own game (`tests/game`) at real tables: from the form of a new table to the verified archive, by letters, pages,
//! words, clock and commands. No part of the house is made for one game only.

use chrono::TimeDelta;
use penelope::archive::verify;
use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use penelope::worker::tick::Tick;
use reqwest::StatusCode;

use crate::by_mail::postman::{Mail, Postman};
use crate::hindsight;
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::folder::Folder;
use crate::support::program::{penelope, stdout};

const ANNA: &str = "anna@example.org";
const BERTA: &str = "berta@example.org";

/// Two people and a bot at a table of Pips, nobody has answered yet; what came by mail so far.
async fn gathered(app: &TestApp, postman: &mut Postman) -> (String, Vec<Mail>) {
    let fields = [
        ("places", "3"),
        ("bots", "1"),
        ("pace", "brisk"),
        ("take_back", "0"),
        ("table_locale", "en"),
        ("audience", "invited"),
        ("guests", BERTA),
        ("name", "Anna"),
        ("address", ANNA),
        ("word", "olive thread"),
    ];
    let mut host = Client::without_cookies(&app.base);
    let page = host.open("/new?game=pips").await;
    assert!(page.html.contains("Pips.") && !page.html.contains("Ulysses:"), "the form is the game's");
    let mut form = page.form("/new");
    assert_eq!(host.press(form.fill_all(&fields), None).await.path(), "/sent");
    let confirm = postman.deliver().await.remove(0).path("/confirm/").unwrap();
    let mut form = host.open_from_letter(&confirm).await.form(&confirm);
    assert_eq!(host.press(form.force("zone", "UTC"), None).await.status, 200);

    let letters = postman.deliver().await;
    let invited = letters.iter().find(|letter| letter.to == BERTA).expect("an invitation");
    assert!(invited.text.contains("invites you to a game of Pips, played by email."), "{}", invited.text);
    assert!(invited.text.contains("everybody rolls or holds") && !invited.text.contains("Ulysses"));
    let invitation = invited.path("/invitation/").unwrap();
    let mut guest = Client::without_cookies(&app.base);
    let page = guest.open_from_letter(&invitation).await;
    assert!(page.html.contains("Anna invites you to a game of Pips"), "{}", page.html);
    let mut form = page.form(&invitation);
    form.fill("name", "Berta").fill("word", "fig and honey").fill("locale", "en").force("zone", "UTC");
    assert_eq!(guest.press(&form, None).await.status, 200);

    app.clock.advance(TimeDelta::minutes(6));
    let letters = postman.deliver().await;
    let code = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    (code, letters)
}

fn to<'a>(letters: &'a [Mail], address: &str) -> &'a Mail {
    letters.iter().find(|letter| letter.to == address).unwrap_or_else(|| panic!("no letter to {address}"))
}

/// Taps a choice in a letter, looks at the review, and does it.
async fn tap(app: &TestApp, letter: &Mail, query: &str) -> Client {
    let link = letter.links().into_iter().find(|link| link.ends_with(query)).expect("the choice is in the letter");
    let mut client = Client::without_cookies(&app.base);
    let review = client.open_from_letter(&link).await;
    let form = review.forms().into_iter().find(|form| form.posts).expect("the review's form");
    assert_eq!(client.press(&form, None).await.status, 200);
    client
}

async fn number(app: &TestApp, sql: &str) -> i64 {
    app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_is_played_by_letters_pages_words_and_clock_to_a_verified_end() {
    let (app, folder) = (TestApp::start().await, Folder::new());
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    let (code, letters) = gathered(&app, &mut postman).await;

    // Everybody is asked at once, and has a letter about it in the game's own words.
    for address in [ANNA, BERTA] {
        let letter = to(&letters, address);
        assert!(letter.subject.starts_with("Pips with "), "{}", letter.subject);
        assert!(letter.text.contains("Do you roll, or do you hold?"), "{}", letter.text);
        assert!(letter.text.contains("Round 1 begins."), "{}", letter.text);
        assert!(!letter.text.contains("Ulysses") && !letter.html.contains("Ulysses"));
    }
    let anna = tap(&app, to(&letters, ANNA), "do=roll").await;
    assert!(anna.page().html.contains("1 are still to answer."), "{}", anna.page().html);
    assert!(anna.page().html.contains("Anna rolls "), "the die is thrown at once");

    // One word ahead: it answers this round, and every one to come.
    let link = to(&letters, BERTA).path("/l/").unwrap();
    let mut berta = Client::without_cookies(&app.base);
    let page = berta.open_from_letter(&link).await;
    let mut form = page.form(&format!("{link}/review"));
    form.fill("below", "seven");
    let review = berta.press(&form, Some("habit")).await;
    let form = review.forms().into_iter().find(|form| form.posts).unwrap();
    let refused = berta.press(&form, None).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.html.contains("That cannot be read."), "{}", refused.html);
    let mut form = refused.form(&format!("{link}/review"));
    form.fill("below", "7");
    let review = berta.press(&form, Some("habit")).await;
    let form = review.forms().into_iter().find(|form| form.posts).unwrap();
    assert_eq!(berta.press(&form, None).await.status, 200);
    assert_eq!(
        number(&app, "SELECT count(*) FROM entries WHERE form IN ('roll', 'hold')").await,
        5,
        "a round, and two more answers"
    );

    // Nobody but Anna is waited for: she has the only letter, then her time runs out, twice, and the caretaker plays on.
    app.clock.advance(TimeDelta::minutes(6));
    let letters = postman.deliver().await;
    assert_eq!(letters.iter().map(|letter| letter.to.as_str()).collect::<Vec<_>>(), [ANNA], "words cover Berta");
    let tick = Tick::beside(postman.post());
    let mut silenced = 0;
    for _ in 0..400 {
        app.clock.advance(TimeDelta::hours(3));
        let beat = format!("UPDATE heartbeat SET beat_at = '{}'", app.clock.now().to_rfc3339());
        app.db.client().await.batch_execute(&beat).await.unwrap();
        silenced += tick.round(false).await.unwrap().silenced;
        postman.deliver().await;
        if number(&app, "SELECT count(*) FROM tables WHERE status = 'over'").await == 1 {
            break;
        }
    }
    assert_eq!(silenced, 2, "silence holds, as the game's rules say");
    assert_eq!(number(&app, "SELECT count(*) FROM tables WHERE status = 'over'").await, 1);
    assert_eq!(number(&app, "SELECT count(*) FROM entries WHERE form = 'away 0' OR form LIKE 'away %'").await, 1);
    looked_back_at(&app, &code).await;
}

/// Pages of a finished table, its files, and the commands that read them.
async fn looked_back_at(app: &TestApp, code: &str) {
    let page = async |path: &str| {
        let response = app.get(&format!("/table/{code}{path}")).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.unwrap()
    };
    for path in ["", "/log", "/replay", "/replay/3", "/replay/3/seat-1", "/replay/5/open"] {
        let html = page(path).await;
        assert!(html.contains(&format!("Pips · table {code}")), "{path}: {html}");
        assert!(!html.contains("Ulysses · "), "{path}");
    }
    assert!(page("").await.contains("has won") || page("").await.contains("Several have won."));
    assert!(page("/archive.txt").await.contains("pips/1 at table"));
    assert!(page("/archive.html").await.contains("Round 2 begins."));
    assert_eq!(app.get(&format!("/table/{code}/preview/3.png")).await.status(), StatusCode::OK);
    // What would have been better, with the pilot of this game.
    assert_eq!(hindsight::ask(app, code).await.status(), StatusCode::SEE_OTHER);
    hindsight::think_over(app).await;
    let own = app.get(&hindsight::way(app, code).await).await.text().await.unwrap();
    assert!(own.contains("You said: ") && !own.contains("Ulysses · "), "{own}");
    assert_eq!(app.get("/rules/pips").await.status(), StatusCode::NOT_FOUND, "it has no such page");

    let archive = page("/archive.json").await;
    let report = verify(&archive).expect("the archive verifies");
    assert_eq!((report.ruleset.as_str(), report.table.as_str()), ("pips/1", code));
    assert!(verify(&archive.replace("\"roll\"", "\"hold\"")).is_err(), "not any file does");
    let folder = Folder::new();
    let file = folder.path().join("pips.json");
    std::fs::write(&file, archive).unwrap();
    let told = penelope(folder.path()).arg("replay").arg(&file).args(["--step", "2"]).output().unwrap();
    assert!(told.status.success() && stdout(&told).contains("points"), "{told:?}");
}

#[test]
fn another_game_is_simulated_with_two_to_six_seats() {
    let folder = Folder::new();
    for seats in ["2", "6"] {
        let arguments = ["simulate", "--game", "pips", "--games", "20", "--seed", "fig", "--seats", seats];
        let output = penelope(folder.path()).args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        assert!(stdout(&output).contains(&format!("20 games of pips/1, seats {seats}")), "{}", stdout(&output));
    }
    let refused = penelope(folder.path()).args(["simulate", "--games", "1", "--seats", "6"]).output().unwrap();
    assert!(!refused.status.success(), "Ulysses is for three to five");
}
