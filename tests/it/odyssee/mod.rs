//! Odyssee at real tables, by links and forms alone: no script, no cookies.

mod around;
mod letters;
pub(crate) mod sailor;
pub(crate) mod voyage;

use std::collections::BTreeMap;

use chrono::TimeDelta;
use penelope::archive::verify;
use penelope::clock::Clock;
use penelope::engine::odyssee::{Action, Odyssee, Question};
use penelope::engine::{Eye, Game as _};
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use reqwest::StatusCode;
use sailor::Sailor;
use voyage::Voyage;

use crate::by_mail::postman::Postman;
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::folder::Folder;

const ANNA: &str = "anna@example.org";
const BERTA: &str = "berta@example.org";

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_a_whole_game_against_bots_by_links_and_forms_alone() {
    let app = TestApp::start().await;
    let mut seat = Sailor::at_a_table_to_try(&app).await;
    for _ in 0..80 {
        seat.visit().await;
        if seat.is_over() {
            break;
        }
    }
    assert!(seat.is_over(), "{:?}", seat.said);
    assert!(seat.count("die") >= 4 && seat.count("sail") >= 4, "{:?}", seat.said);
    finished(&app).await;
}

/// Two people and nobody else at a table of few rounds, with the letters that came.
async fn gathered(app: &TestApp, postman: &mut Postman) -> BTreeMap<&'static str, String> {
    let fields = [
        ("places", "2"),
        ("bots", "0"),
        ("pace", "brisk"),
        ("take_back", "0"),
        ("table_locale", "en"),
        ("audience", "invited"),
        ("guests", BERTA),
        ("name", "Anna"),
        ("address", ANNA),
        ("word", "olive thread"),
        ("rounds", "14"),
    ];
    let mut host = Client::without_cookies(&app.base);
    let page = host.open("/new?game=odyssee").await;
    assert!(page.html.contains("race home") || page.html.contains("sail home from Troy"), "{}", page.html);
    let mut form = page.form("/new");
    assert_eq!(host.press(form.fill_all(&fields), None).await.path(), "/sent");
    let confirm = postman.deliver().await.remove(0).path("/confirm/").unwrap();
    let mut form = host.open_from_letter(&confirm).await.form(&confirm);
    assert_eq!(host.press(form.force("zone", "UTC"), None).await.status, 200);
    let letters = postman.deliver().await;
    let invited = letters.iter().find(|letter| letter.to == BERTA).expect("an invitation");
    let invitation = invited.path("/invitation/").unwrap();
    let mut guest = Client::without_cookies(&app.base);
    let mut form = guest.open_from_letter(&invitation).await.form(&invitation);
    form.fill("name", "Berta").fill("word", "fig and honey").fill("locale", "en").force("zone", "UTC");
    assert_eq!(guest.press(&form, None).await.status, 200);
    links(app, postman).await
}

/// The newest link in the letters to each of the two.
async fn links(app: &TestApp, postman: &mut Postman) -> BTreeMap<&'static str, String> {
    app.clock.advance(TimeDelta::minutes(6));
    let letters = postman.deliver().await;
    let link = |to: &'static str| {
        let mine = letters.iter().rev().filter(|letter| letter.to == to);
        mine.filter_map(|letter| letter.path("/l/")).next().map(|link| (to, link))
    };
    [ANNA, BERTA].into_iter().filter_map(link).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_by_letters_links_and_forms_alone() {
    let (app, folder) = (TestApp::start().await, Folder::new());
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    let mut seats: BTreeMap<&str, Sailor> = BTreeMap::new();
    let mut new = gathered(&app, &mut postman).await;
    let mut is_over = false;
    for _ in 0..200 {
        for (address, link) in std::mem::take(&mut new) {
            let seat = seats.entry(address).or_insert_with(|| Sailor::new(&app, String::new()));
            seat.link = link;
        }
        for seat in seats.values_mut() {
            seat.visit().await;
            is_over |= seat.is_over();
        }
        if is_over {
            break;
        }
        new = links(&app, &mut postman).await;
    }
    assert!(is_over);
    let said: Vec<&BTreeMap<String, usize>> = seats.values().map(|seat| &seat.said).collect();
    let met = |deed: &str| said.iter().any(|said| said.contains_key(deed));
    for deed in ["die", "sail", "arrow", "ahead"] {
        assert!(met(deed), "{deed}: {said:?}");
    }
    let archive = finished(&app).await;
    let archive: serde_json::Value = serde_json::from_str(&archive).unwrap();
    let entries = archive["entries"].as_array().expect("a log");
    for how in ["hand", "next", "order"] {
        let count = entries.iter().filter(|entry| entry["how"] == how).count();
        assert!(count >= 3, "{count} answers by {how}: {said:?}");
    }
}

/// The archive of the only table can be verified, and its pages of looking back are there.
async fn finished(app: &TestApp) -> String {
    let row = app.db.client().await.query_one("SELECT code, status FROM tables", &[]).await.unwrap();
    let (code, status): (String, String) = (row.get(0), row.get(1));
    assert_eq!(status, "over");
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("the archive is right");
    for path in ["", "/log", "/replay", "/replay/5", "/replay/5/seat-1", "/replay/5/open"] {
        let response = app.get(&format!("/table/{code}{path}")).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        // A file's name, and no message that has no words.
        let html = response.text().await.unwrap().replace(&format!("odyssee-{code}.json"), "");
        assert!(!html.contains("odyssee-"), "{path}: {html}");
    }
    archive
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_answers_are_refused_with_a_sentence_and_change_nothing() {
    let app = TestApp::start().await;
    let seat = Sailor::at_a_table_to_try(&app).await;
    let entries =
        async || -> i64 { app.db.client().await.query_one("SELECT count(*) FROM entries", &[]).await.unwrap().get(0) };
    let before = entries().await;
    for query in [
        "",
        "do=",
        "do=resign",
        "do=die&do=stay",
        "do=sail.zz9",
        "do=sail.h4",
        "do=arrow&at=h8",
        "do=arrow&at=h88&dir=e",
        "do=arrow&at=h8&dir=up",
        "do=bid&card=card3&gg=-1",
        "do=bid&card=card3&gg=255",
        "do=bid&card=card3&gg=4294967297",
        "do=bid&card=card3&gc=card8&gc=card8",
        "do=trade&gi=isle4&gg=1&wc=card16",
        "do=demand&wi=isle3",
        "do=offer&gg=3",
        "do=give.card8",
        "do=accept",
        "do=look&isle=isle1&isle=isle1",
        "do=%3Cscript%3E",
    ] {
        let response = app.get(&format!("{}/review?{query}", seat.link)).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        let html = response.text().await.unwrap();
        let (_, problem) = html.split_once("<p class=\"problem\">").unwrap_or_else(|| panic!("{query}: {html}"));
        let sentence = problem.split("</p>").next().unwrap();
        assert!(sentence.ends_with('.') && !sentence.contains('<') && sentence.len() > 10, "{query}: {sentence}");
        assert!(!html.contains("<script>"), "{query}");
    }
    assert_eq!(entries().await, before);
}

/// Of two ships that meet the first asks the second; who wants peace as the second asks nobody any more.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_last_word_of_a_meeting_parts_in_peace() {
    let app = TestApp::start().await;
    let voyage = Voyage::begin(&app, 2, &[]).await;
    let meets = |game: &Odyssee| game.view(Eye::Public).question == Some(Question::Meeting);
    let review = async |seat| app.get(&format!("{}/review?do=peace", voyage.link(seat))).await.text().await.unwrap();
    let first = voyage.until(meets).await;
    let told = review(first).await;
    assert!(told.contains("will be asked to answer.") && !told.contains("You part in peace."), "{told}");
    voyage.answer(first, &Action::Peace).await;
    let second = voyage.until(meets).await;
    assert_ne!(second, first);
    let told = review(second).await;
    assert!(told.contains("You part in peace.") && !told.contains("will be asked to answer."), "{told}");
    voyage.answer(second, &Action::Peace).await;
    assert!(!meets(voyage.look(first).await.book.game()), "they have parted");
}
