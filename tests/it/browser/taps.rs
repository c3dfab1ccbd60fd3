//! The plain answers, counted tap by tap, and how much of a phone each state takes.

use fantoccini::Locator;
use penelope::text::Locale;
use serde_json::Value;

use crate::ahead::by_page::{first_place, say};
use crate::ahead::house::{House, seat};
use crate::pages::town::pages;
use crate::support::browser::{Browser, Scheme};

/// Where everything that one decides by ends, and the whole page (U-7). Aimed at are 3,500; what a deal brings to tell may take some
/// lines more.
const DECIDED_BY: u64 = 1_000;
/// What is said above the question about somebody who is away.
const NOTICE_MAX: u64 = 120;
const HEIGHT_MAX: u64 = 3_700;

/// How far down each of these reaches, and how high the page is.
const MEASURE: &str = "const reach = (part) => { const found = document.querySelector(part); \
     return found && found.checkVisibility() ? Math.ceil(found.getBoundingClientRect().bottom + scrollY) : 0; }; \
     return { parts: ['.ask h1', '.ask .effect', '.chart-around svg', '.ask ul.ways', '.ask .chips', '.ask .bar'].map((part) => [part, reach(part)]), \
     height: document.documentElement.scrollHeight, waits: Boolean(document.querySelector('.ask-waits')) }";

#[tokio::test(flavor = "multi_thread")]
async fn u_7_a_table_is_short_and_what_one_decides_by_stands_above_in_every_language() {
    let browser = Browser::start().await;
    browser.view(360, 740, Scheme::Light).await;
    let mut faults = Vec::new();
    for page in pages().iter().filter(|page| page.name.starts_with("table-") && page.status == 200) {
        for language in Locale::ALL.map(Locale::tag) {
            page.open(&browser, language).await;
            let measured = browser.client.execute(MEASURE, Vec::new()).await.unwrap();
            let height = measured["height"].as_u64().expect("a height");
            println!("{height:>5} px: {} in {language}: {}", page.name, measured["parts"]);
            // Once a game is over its page has no question: it tells how it went.
            if page.name != "table-log" && !page.name.starts_with("table-over") && height > HEIGHT_MAX {
                faults.push(format!("{} in {language} is {height} px high", page.name));
            }
            let parts = measured["parts"].as_array().expect("parts").iter().filter(|_| measured["waits"] == true);
            let notice = if page.name.starts_with("table-away") { NOTICE_MAX } else { 0 };
            let low = parts.filter(|part| part[1].as_u64() > Some(DECIDED_BY + notice));
            faults.extend(low.map(|part| format!("{} in {language}: {} reaches {}", page.name, part[0], part[1])));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
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
        self.browser.client.goto(&house.app.url(link.trim_end_matches("?here"))).await.unwrap();
        self.browser.loaded().await;
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
        self.browser.client.wait().for_element(Locator::Css(".review-ways")).await.unwrap();
        self.tap(".review-ways form[method=post] button").await;
        self.browser.client.wait().for_element(Locator::Css(".table")).await.unwrap();
        self.browser.loaded().await;
        self.taps
    }

    async fn offers(&self, css: &str) -> bool {
        self.browser.client.find(Locator::Css(css)).await.is_ok()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn agreeing_takes_two_taps_objecting_three_proposing_two_and_passing_two() {
    let (house, browser) = (House::open().await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let mut thumb = Thumb { browser: &browser, taps: 0 };
    let place = first_place(&house).await;
    // On the chart, and by the button of the same place.
    thumb.open(&house, 0).await;
    let on_chart = format!(".chart-around a[href$='do=propose.{place}']");
    thumb.tap(&on_chart).await;
    browser.client.wait().for_element(Locator::Css(".review-ways")).await.unwrap();
    thumb.open(&house, 0).await;
    thumb.tap(&format!(".bar [value='propose.{place}']")).await;
    assert_eq!(thumb.commit().await, 2, "propose");

    thumb.open(&house, 3).await;
    thumb.tap(".bar [value=agree]").await;
    assert_eq!(thumb.commit().await, 2, "agree");
    // The first who can objects; whoever cannot agrees. In a deal where nobody can there is nothing to pass.
    let mut objected = false;
    for other in [1, 2] {
        thumb.open(&house, other).await;
        objected = thumb.offers(".bar .panel").await;
        if objected {
            thumb.tap(".bar .panel > summary").await;
            thumb.tap(".bar .panel .tap").await;
            assert_eq!(thumb.commit().await, 3, "object");
            break;
        }
        thumb.tap(".bar [value=agree]").await;
        thumb.commit().await;
    }
    let mut passed = !objected;
    for other in [2, 3, 0] {
        thumb.open(&house, other).await;
        if !passed && thumb.offers(".bar [value=pass]").await {
            thumb.tap(".bar [value=pass]").await;
            assert_eq!(thumb.commit().await, 2, "pass");
            passed = true;
        }
    }
    assert!(passed, "somebody is asked in the discussion");
    assert_eq!(browser.console().await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_ship_sails_where_motion_is_wanted_and_a_choice_stays_in_the_address() {
    let (house, browser) = (House::open().await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let mut thumb = Thumb { browser: &browser, taps: 0 };
    thumb.open(&house, 3).await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    for number in [1, 2, 3] {
        say(&house, number, "review", "do=agree&c=pass").await;
    }
    // The browser knows what it was shown: the move is news to it.
    let address = browser.client.current_url().await.unwrap();
    browser.client.goto(address.as_str()).await.unwrap();
    browser.loaded().await;
    let sailed = "return [document.querySelectorAll('.chart .sailed').length > 0, \
                  document.querySelector('.chart-around .ship').getAnimations().length]";
    let seen: Value = browser.client.execute(sailed, Vec::new()).await.unwrap();
    assert_eq!(seen[0], true, "the way is there");
    assert_eq!(seen[1], 1, "the ship sails along it");
    let news = browser.client.find(Locator::Css(".news")).await.unwrap().text().await.unwrap();
    assert!(news.contains("The ship has sailed to ") && news.contains("everyone agreed."), "{news}");
}
