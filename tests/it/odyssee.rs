//! Odyssee at real tables, by links and forms alone: no script, no cookies. Whoever plays here knows only what the pages show, and
//! uses every form that is offered in its turn.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use penelope::archive::verify;
use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use reqwest::StatusCode;

use crate::by_mail::postman::Postman;
use crate::support::app::TestApp;
use crate::support::client::{Client, Form};
use crate::support::folder::Folder;

const ANNA: &str = "anna@example.org";
const BERTA: &str = "berta@example.org";

/// Somebody at a table.
struct Seat {
    link: String,
    client: Client,
    /// How often each kind of answer was given.
    said: BTreeMap<String, usize>,
}

impl Seat {
    fn new(app: &TestApp, link: String) -> Seat {
        Seat { link, client: Client::without_cookies(&app.base), said: BTreeMap::new() }
    }

    async fn look(&mut self) {
        let link = self.link.clone();
        let page = self.client.open(&link).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.html);
    }

    fn is_asked(&self) -> bool {
        self.client.page().shows("ask-waits")
    }

    fn is_over(&self) -> bool {
        self.client.page().link_to("/archive.json").is_some()
    }

    /// Answers until nothing is asked of this seat any more: one visit is a turn.
    async fn visit(&mut self) {
        self.look().await;
        for _ in 0..40 {
            if !self.is_asked() || self.is_over() {
                return;
            }
            self.answer().await;
        }
        panic!("a turn does not end: {}", self.client.page().html);
    }

    async fn answer(&mut self) {
        let (form, button) = self.choose();
        let review = self.client.press(&form, button.as_deref()).await;
        assert_eq!(review.status, StatusCode::OK, "{}: {}", review.url, review.html);
        let act = review.form("/act");
        let deed = act.value("action").expect("a review says what it does");
        *self.said.entry(deed.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
        let page = self.client.press(&act, None).await;
        assert_eq!(page.status, StatusCode::OK, "{deed}: {}", page.html);
        // Without cookies a seat goes on by the link that it is led to.
        self.link = page.path().trim_end_matches("?here").to_owned();
    }

    /// What is said now: whatever was said least of all that is offered, so that every form has its turn; ashore where one can.
    fn choose(&self) -> (Form, Option<String>) {
        let forms = self.client.page().forms();
        let reviews = forms.into_iter().filter(|form| form.action.ends_with("/review"));
        let mut choices: Vec<(usize, usize, Form, Option<String>)> = Vec::new();
        for form in reviews {
            if let Some(filled) = self.filled(&form) {
                let deed = form.value("do").expect("a form says what it is for");
                choices.push((self.count(&deed), 1, filled, None));
                continue;
            }
            for value in form.offered("do") {
                let verb = value.split(' ').next().unwrap_or_default().to_owned();
                // Home first, then the other shores in their order, and standing still only for want of better.
                let weight = match verb.as_str() {
                    "sail" => 0,
                    "stay" => 1000,
                    "die" => self.count("die") / 4,
                    _ => self.count(&verb),
                };
                choices.push((weight, 0, form.clone(), Some(value)));
            }
        }
        let best = choices.into_iter().min_by_key(|(weight, kind, ..)| (*weight, *kind));
        let (.., form, button) = best.unwrap_or_else(|| panic!("nothing is offered: {}", self.client.page().html));
        (form, button)
    }

    fn count(&self, deed: &str) -> usize {
        self.said.get(deed).copied().unwrap_or(0)
    }

    /// A form with fields, filled in; nothing for one of buttons.
    fn filled(&self, form: &Form) -> Option<Form> {
        let mut form = form.clone();
        let first = |form: &Form, name: &str| form.offered(name).into_iter().find(|value| !value.is_empty());
        match form.id.strip_prefix("form-")? {
            "arrow" => {
                form.fill("at", "h8").fill("dir", ["e", "nw", "sw"][self.count("arrow") % 3]);
            }
            "sail" => {
                let at = first(&form, "at")?;
                form.fill("at", &at);
            }
            "bid" => {
                let card = first(&form, "card")?;
                form.fill("card", &card).fill("gg", "0");
            }
            "ask" => {
                let cards = form.offered("card");
                form.fill("card", &cards[0]).fill("else", cards.last()?).fill("wg", "0");
            }
            "demand" => {
                let card = first(&form, "wc")?;
                form.fill("wc", &card);
            }
            "trade" => {
                let card = first(&form, "wc").or_else(|| first(&form, "gc"))?;
                let name = if form.offers("wc", &card) { "wc" } else { "gc" };
                form.fill(name, &card);
            }
            "offer" => {}
            "look" => {
                for isle in form.offered("isle").iter().take(2) {
                    form.fill("isle", isle);
                }
            }
            other => panic!("a form that nobody knows: {other}"),
        }
        Some(form)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_a_whole_game_against_bots_by_links_and_forms_alone() {
    let app = TestApp::start().await;
    let mut client = Client::without_cookies(&app.base);
    let home = client.open("/").await;
    let form = home.forms().into_iter().find(|form| form.action.ends_with("/try?game=odyssee"));
    client.press(&form.expect("it can be tried right away"), None).await;
    let link = client.page().path().trim_end_matches("?here").to_owned();
    let mut seat = Seat::new(&app, link);
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
    let mut seats: BTreeMap<&str, Seat> = BTreeMap::new();
    let mut new = gathered(&app, &mut postman).await;
    let mut is_over = false;
    for _ in 0..200 {
        for (address, link) in std::mem::take(&mut new) {
            let seat = seats.entry(address).or_insert_with(|| Seat::new(&app, String::new()));
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
    for deed in ["die", "sail", "arrow"] {
        assert!(met(deed), "{deed}: {said:?}");
    }
    finished(&app).await;
}

/// The archive of the only table can be verified, and its pages of looking back are there.
async fn finished(app: &TestApp) {
    let row = app.db.connect().await.query_one("SELECT code, status FROM tables", &[]).await.unwrap();
    let (code, status): (String, String) = (row.get(0), row.get(1));
    assert_eq!(status, "over");
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("the archive is right");
    for path in ["", "/log", "/replay", "/replay/5", "/replay/5/seat-1", "/replay/5/open"] {
        let response = app.get(&format!("/table/{code}{path}")).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let html = response.text().await.unwrap();
        assert!(!html.contains("odyssee-"), "{path}: a message has no words");
    }
}
