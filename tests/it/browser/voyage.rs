//! A whole game of Odyssee for four on a phone, by taps alone: each is counted.

use std::collections::BTreeMap;

use fantoccini::Locator;
use penelope::archive::verify;
use penelope::engine::odyssee::{Odyssee, Question};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::text::Locale;

use crate::odyssee::voyage::Voyage;
use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};

/// What a thumb would tap: where there is a chart to sail on its first hex ashore, else the first answer, else the first boxes of the
/// only form. They are numbered; how many there are.
const OFFERED: &str = "const ask = document.querySelector('.ask-waits'); if (!ask) return null; \
     const shore = [...ask.querySelectorAll('.chart-around a.pick')].find(one => one.getAttribute('aria-label').includes('(')); \
     const found = shore ?? ask.querySelector('.taps .tap'); \
     const boxes = [...ask.querySelectorAll('#form-look [type=checkbox]')].slice(0, 2).map(box => box.closest('label')); \
     const taps = found ? [found] : [...boxes, ask.querySelector('#form-look .buttons button')]; \
     taps.forEach((one, number) => one.setAttribute('data-number', number)); return taps.length";
const REACH: &str = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";

/// How high the page is with the sheet of what is said ahead unfolded, and how high that may be: half a screen more than any page that
/// is folded (U-7).
const UNFOLDED: &str = "const sheet = document.querySelector('.more-sheet'); if (!sheet) return 0; sheet.open = true; \
     const height = document.documentElement.scrollHeight; sheet.open = false; return height";
const HEIGHT_MAX: u64 = 3_900;

/// What is asked late in a game, pages are looked at for in `pages`; here it is that a game comes to its end.
const ROUNDS: u64 = if cfg!(feature = "soak") { 6 } else { 2 };

struct Thumb<'a> {
    browser: &'a Browser,
    /// How many taps each answer took.
    counted: BTreeMap<String, Vec<u64>>,
}

impl Thumb<'_> {
    async fn open(&self, app: &TestApp, link: &str) {
        self.browser.client.delete_all_cookies().await.unwrap();
        self.browser.goto(&app.url(link)).await;
        let height = self.browser.client.execute(UNFOLDED, Vec::new()).await.unwrap();
        assert!((1..=HEIGHT_MAX).contains(&height.as_u64().unwrap()), "with its sheet the page is {height} px high");
    }

    /// Answers what is asked, if anything is.
    async fn answer(&mut self) -> bool {
        let offered = self.browser.client.execute(OFFERED, Vec::new()).await.unwrap();
        let Some(taps) = offered.as_u64() else { return false };
        for number in 0..taps {
            let one = format!("[data-number=\"{number}\"]");
            self.browser.client.execute(REACH, vec![one.as_str().into()]).await.unwrap();
            self.browser.client.find(Locator::Css(&one)).await.unwrap().click().await.unwrap();
        }
        self.browser.wait_for(".review-ways").await;
        self.browser.loaded().await;
        let deed = "return document.querySelector('[name=action]').value.split(' ')[0]";
        let deed = self.browser.client.execute(deed, Vec::new()).await.unwrap();
        self.browser.click(".review-ways form[method=post] button", ".table").await;
        self.counted.entry(deed.as_str().unwrap().to_owned()).or_default().push(taps + 1);
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_odyssee_to_its_end_on_a_phone_and_every_plain_answer_is_two_taps() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let voyage = Voyage::begin(&app, 4, &[("rounds", &ROUNDS.to_string())]).await;
    let (mut thumb, mut visits) = (Thumb { browser: &browser, counted: BTreeMap::new() }, 0);
    while let Some(seat) = voyage.look(Seat::FIRST).await.book.game().to_act().iter().next() {
        thumb.open(&app, &voyage.link(seat)).await;
        assert!(thumb.answer().await, "whoever is asked has something to tap");
        while thumb.answer().await {}
        visits += 1;
    }
    let taps: u64 = thumb.counted.values().flatten().sum();
    println!("{visits} visits, {taps} taps: {:?}", thumb.counted);
    assert!(visits >= 4 * ROUNDS && taps >= 2 * visits, "{visits} visits, {taps} taps");
    for (deed, taps) in &thumb.counted {
        let most = if deed == "look" { 4 } else { 2 };
        assert!(taps.iter().all(|taps| *taps <= most), "{deed}: {taps:?}");
    }
    assert!(thumb.counted.contains_key("sail"), "{:?}", thumb.counted);
    assert_eq!(browser.console().await, [""; 0]);
    let archive = app.get(&format!("/table/{}/archive.json", voyage.code().await)).await.text().await.unwrap();
    verify(&archive).expect("the archive is right");
}

#[tokio::test(flavor = "multi_thread")]
async fn u_7_a_page_stays_short_however_many_cards_its_reader_has() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let voyage = Voyage::begin(&app, 4, &[]).await;
    let is_rich = |game: &Odyssee| {
        let view = game.view(Eye::Public);
        view.question == Some(Question::Give) && game.to_act().iter().any(|seat| view.players[seat].cards.len() >= 6)
    };
    let ruler = voyage.until(is_rich).await;
    for language in Locale::ALL.map(Locale::tag) {
        app.db.execute(&format!("UPDATE players SET locale = '{language}'")).await;
        browser.client.delete_all_cookies().await.unwrap();
        browser.goto(&app.url(&voyage.link(ruler))).await;
        let height = browser.client.execute("return document.documentElement.scrollHeight", vec![]).await.unwrap();
        println!("{height} px in {language}");
        assert!(height.as_u64() <= Some(3_500), "{height} px in {language}");
    }
}
