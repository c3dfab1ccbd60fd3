//! The plain answers, counted tap by tap, and how much of a phone each state takes.

use fantoccini::Locator;
use penelope::text::Locale;
use serde_json::{Value, json};

use crate::ahead::by_page::{first_place, say};
use crate::ahead::house::{House, seat};
use crate::pages::found::lesson;
use crate::pages::list::Page;
use crate::pages::played::{asked, away, discussion, offered, turn, unsent, wind};
use crate::pages::sailed::{sailed, sailing};
use crate::pages::town::Housed;
use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};
use crate::support::deal::all_can_object;

/// Where everything that one decides by ends, and the whole page (U-7).
const DECIDED_BY: u64 = 1_000;
const HEIGHT_MAX: u64 = 3_500;

/// How far down each of these reaches, and how high the page is.
const MEASURE: &str = "const reach = (part) => { const found = document.querySelector(part); \
     return found && found.checkVisibility() ? Math.ceil(found.getBoundingClientRect().bottom + scrollY) : 0; }; \
     return { parts: ['.ask h1', '.ask .effect', '.chart-around svg', '.ask ul.ways', '.ask .chips', '.ask .bar', '.ask .taps'].map((part) => [part, reach(part)]), \
     height: document.documentElement.scrollHeight, language: document.documentElement.lang, waits: Boolean(document.querySelector('.ask-waits')) }";

/// Every state of a table, always the same deals; each with what keeps it alive.
async fn states() -> Vec<Housed> {
    let mut states = Vec::new();
    states.extend(<[Housed; 2]>::from(tokio::join!(turn(), asked())));
    states.extend(<[Housed; 2]>::from(tokio::join!(discussion(), wind())));
    states.extend(<[Housed; 2]>::from(tokio::join!(away(), offered())));
    states.extend(<[Housed; 2]>::from(tokio::join!(unsent(), lesson())));
    states.extend(<[Housed; 2]>::from(tokio::join!(sailed(), sailing())));
    states
}

#[tokio::test(flavor = "multi_thread")]
async fn u_7_a_table_is_short_and_what_one_decides_by_stands_above_in_every_language() {
    let browser = Browser::start().await;
    browser.view(360, 740, Scheme::Light).await;
    let (mut faults, mut measured_pages) = (Vec::new(), 0);
    for (pages, house) in states().await {
        let app = house.downcast_ref::<TestApp>().expect("a service stands behind the pages");
        let tables = || pages.iter().filter(|page| is_table(page)).enumerate();
        for language in Locale::ALL.map(Locale::tag) {
            // Whoever has a seat reads in the own language, whatever the browser asks for.
            app.db.execute(&format!("UPDATE players SET locale = '{language}'")).await;
            for (_, page) in tables().filter(|(number, _)| is_looked_at(*number, language)) {
                page.open(&browser, language).await;
                let measured = browser.client.execute(MEASURE, Vec::new()).await.unwrap();
                assert_eq!(measured["language"], language, "{}", page.name);
                let height = measured["height"].as_u64().expect("a height");
                println!("{height:>5} px: {} in {language}: {}", page.name, measured["parts"]);
                faults
                    .extend((height > HEIGHT_MAX).then(|| format!("{} in {language} is {height} px high", page.name)));
                let parts = measured["parts"].as_array().expect("parts").iter().filter(|_| measured["waits"] == true);
                let low = parts.filter(|part| part[1].as_u64() > Some(DECIDED_BY));
                faults.extend(low.map(|part| format!("{} in {language}: {} reaches {}", page.name, part[0], part[1])));
                measured_pages += 1;
            }
        }
    }
    let least = if cfg!(feature = "soak") { 160 } else { 50 };
    assert!(measured_pages >= least, "{measured_pages} pages were measured");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// `make soak` looks at every page in every language. Otherwise each is seen in German, whose words are the longest, and in one of the
/// others by turns.
fn is_looked_at(number: usize, language: &str) -> bool {
    let others = Locale::ALL.map(Locale::tag).into_iter().filter(|tag| *tag != "de");
    cfg!(feature = "soak") || language == "de" || others.cycle().nth(number) == Some(language)
}

/// Whether it is the page of a table itself, and nothing below it.
fn is_table(page: &Page) -> bool {
    let path = page.path.split('?').next().unwrap_or_default();
    page.status == 200
        && ["table-", "odyssee-"].iter().any(|game| page.name.starts_with(game))
        && path.matches('/').count() == 2
}

/// A thumb that counts.
struct Thumb<'a> {
    browser: &'a Browser,
    taps: u32,
}

impl Thumb<'_> {
    /// Opens the link of a letter.
    async fn open(&mut self, house: &House, number: u8) {
        self.taps = 0;
        self.browser.client.delete_all_cookies().await.unwrap();
        let link = house.page_of(seat(number));
        self.browser.goto(&house.app.url(link.trim_end_matches("?here"))).await;
    }

    async fn tap(&mut self, css: &str) {
        self.taps += 1;
        let found = self.browser.client.find(Locator::Css(css)).await;
        let found = found.unwrap_or_else(|_| panic!("{css} is not there"));
        let reach = "arguments[0].scrollIntoView({ block: 'center' })";
        self.browser.client.execute(reach, vec![serde_json::to_value(&found).unwrap()]).await.unwrap();
        found.click().await.unwrap();
    }

    /// Commits what is reviewed, and says how many taps it took.
    async fn commit(&mut self) -> u32 {
        self.browser.wait_for(".review-ways").await;
        self.browser.loaded().await;
        self.browser.leave().await;
        self.tap(".review-ways form[method=post] button").await;
        self.browser.arrived(".table").await;
        self.taps
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn agreeing_takes_two_taps_objecting_three_proposing_two_and_passing_two() {
    let (house, browser) = (House::dealt(all_can_object).await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let mut thumb = Thumb { browser: &browser, taps: 0 };
    let place = first_place(&house).await;
    // On the chart, and by the button of the same place.
    thumb.open(&house, 0).await;
    thumb.tap(&format!(".chart-around a[href$='do=propose.{place}']")).await;
    browser.wait_for(".review-ways").await;
    thumb.open(&house, 0).await;
    thumb.tap(&format!(".bar [value='propose.{place}']")).await;
    assert_eq!(thumb.commit().await, 2, "propose");

    thumb.open(&house, 3).await;
    thumb.tap(".bar [value=agree]").await;
    assert_eq!(thumb.commit().await, 2, "agree");
    thumb.open(&house, 1).await;
    thumb.tap(".bar .panel > summary").await;
    thumb.tap(".bar .panel .tap").await;
    assert_eq!(thumb.commit().await, 3, "object");
    // The discussion asks whoever sits next.
    thumb.open(&house, 2).await;
    thumb.tap(".bar [value=pass]").await;
    assert_eq!(thumb.commit().await, 2, "pass");
    assert_eq!(browser.console().await, [""; 0]);
}

/// The ship's animations, and whether its way is drawn.
const SAILED: &str = "return [document.querySelectorAll('.chart .sailed').length > 0, \
     document.querySelector('.chart-around .ship').getAnimations().length]";

#[tokio::test(flavor = "multi_thread")]
async fn the_ship_sails_where_motion_is_wanted_and_a_choice_stays_in_the_address() {
    let (house, browser) = (House::dealt(all_can_object).await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let mut thumb = Thumb { browser: &browser, taps: 0 };
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;

    // What is chosen and not sent yet is kept by the address: the way to a rule and back loses nothing.
    thumb.open(&house, 3).await;
    let chips = browser.client.find(Locator::Css(".ask .chips select")).await.unwrap();
    chips.select_by_value("pass").await.unwrap();
    let address = browser.client.current_url().await.unwrap();
    assert!(address.query().is_some_and(|query| query.split('&').any(|pair| pair == "c=pass")), "{address}");
    browser.goto(&house.app.url("/rules/ulysses")).await;
    browser.client.back().await.unwrap();
    browser.loaded().await;
    let chosen = browser.client.execute("return document.querySelector('.ask .chips select').value", Vec::new()).await;
    assert_eq!(chosen.unwrap(), "pass");

    // Somebody whose browser asks for no motion looks on.
    let still = Browser::start().await;
    still.view(360, 740, Scheme::Light).await;
    let reduce = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    still.devtools("Emulation.setEmulatedMedia", reduce).await;
    Thumb { browser: &still, taps: 0 }.open(&house, 2).await;
    // Nobody is on the page meanwhile: it would bring the news by itself, before anybody asks for it.
    let mut tables = Vec::new();
    for browser in [&browser, &still] {
        let address = browser.client.current_url().await.unwrap();
        tables.push(format!("{}://{}{}", address.scheme(), address.authority(), address.path()));
        browser.goto(&house.app.url("/robots.txt")).await;
    }
    for number in [1, 2, 3] {
        say(&house, number, "review", "do=agree&c=pass").await;
    }
    // The browsers know what they were shown: the move is news to them.
    for ((browser, animations), table) in [(&browser, 1), (&still, 0)].into_iter().zip(&tables) {
        browser.goto(table).await;
        let seen: Value = browser.client.execute(SAILED, Vec::new()).await.unwrap();
        assert_eq!(seen, json!([true, animations]), "the way is there, and the ship sails where motion is wanted");
        let news = browser.client.find(Locator::Css(".news")).await.unwrap().text().await.unwrap();
        assert!(news.contains("The ship has sailed to ") && news.contains("everyone agreed."), "{news}");
        assert_eq!(browser.console().await, [""; 0]);
    }
}

/// Where each answer of the bar begins and ends, a folded one as its summary.
const ROW: &str = "return [...document.querySelectorAll('.ask .bar > *')].map(one => { \
     const box = (one.querySelector(':scope > summary') ?? one).getBoundingClientRect(); \
     return [Math.round(box.top), Math.round(box.bottom)]; })";

/// How much of the shadow below the column of forms is seen, and whether there is more to scroll to.
const SHADOW: &str = "const ask = document.querySelector('.ask'); if (arguments[0]) ask.scrollTop = ask.scrollHeight; \
     const [show, done] = [() => done([Number(getComputedStyle(ask, '::after').opacity), \
     ask.scrollHeight > ask.clientHeight + Math.ceil(ask.scrollTop)]), arguments[1]]; \
     requestAnimationFrame(() => requestAnimationFrame(show))";

#[tokio::test(flavor = "multi_thread")]
async fn answers_beside_each_other_are_equally_tall_and_a_shadow_says_that_a_column_goes_on() {
    let (house, browser) = (House::dealt(all_can_object).await, Browser::start().await);
    let mut thumb = Thumb { browser: &browser, taps: 0 };
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    for (width, height) in [(360, 740), (1280, 480)] {
        browser.view(width, height, Scheme::Light).await;
        thumb.open(&house, 3).await;
        let row: Vec<[i64; 2]> = serde_json::from_value(browser.client.execute(ROW, vec![]).await.unwrap()).unwrap();
        assert_eq!(row.len(), 4, "agree, agree and pass, object, ask later: {row:?}");
        assert!(row.chunks(2).all(|pair| pair[0] == pair[1]) && row[0] != row[2], "two and two at {width} px: {row:?}");
    }
    let seen = browser.client.execute_async(SHADOW, vec![false.into()]).await.unwrap();
    assert_eq!(seen, json!([1, true]), "there is more below");
    let seen = browser.client.execute_async(SHADOW, vec![true.into()]).await.unwrap();
    assert_eq!(seen, json!([0, false]), "that was all");
}
