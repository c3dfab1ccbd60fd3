//! Every page in a real Chromium: nothing for axe to say, nothing on the console, no sideways scrolling on the smallest
//! phone, nothing too small for a finger, not too heavy for a first visit, and not a word less for those who have no script.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::list::Page;
use super::town::pages;
use crate::support::browser::{Browser, Scheme};

/// What a first visit may weigh on whichever page it begins: page, style, script, pictures and letters as they are sent.
const BYTES_MAX: u64 = 150_000;
/// The smallest phone, and a wide screen.
const NARROW: u32 = 320;
const WIDE: u32 = 1280;
/// Lower than this and a finger hits what stands beside it.
const TOUCH_PIXELS: u64 = 32;

/// Opens and chooses whatever has something below it.
const UNFOLD: &str = "for (const found of document.querySelectorAll('details')) found.open = true; \
     for (const field of ['[name=do][value=object]', '[value=table]', '[value=own]', '[value=ways]', '.pill-red input', \
     '.pill-object input', '[name=won][value=z]', '[name=won][value=w]', '[name=p-temple]']) \
     for (const found of document.querySelectorAll(`.sheet-form ${field}`)) found.click()";

/// What a finger must hit and what it measures, how far the page reaches sideways, and how it was answered.
const MEASURE: &str = "const fields = [...document.querySelectorAll('button, .button, summary, select, input:not([type=hidden])')]; \
     const boxes = fields.map(field => [field.outerHTML.slice(0, 120), (field.closest('label') ?? field).getBoundingClientRect()]); \
     return { touched: boxes.filter(([, box]) => box.height > 0).map(([field, box]) => [field, Math.ceil(box.height)]), \
     wide: document.documentElement.scrollWidth, status: performance.getEntriesByType('navigation')[0].responseStatus }";

const WEIGH: &str = "return ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)) \
     .reduce((sum, entry) => sum + entry.encodedBodySize, 0)";
/// A browser without a window does not ask for it.
const ICON: &[u8] = include_bytes!("../../../static/icon.svg");

const WORDS: &str = "return document.querySelector('main').innerText";

#[tokio::test(flavor = "multi_thread")]
async fn web_09_every_page_is_clean_in_light_and_dark_on_the_smallest_phone_and_a_wide_screen() {
    // Two browsers, with the heavy pages of tables dealt out evenly.
    let (one, other): (Vec<_>, Vec<_>) = pages().iter().enumerate().partition(|(number, _)| number % 2 == 0);
    let (one, other) = tokio::join!(look(one), look(other));
    let found: Vec<String> = one.into_iter().chain(other).collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// What is wrong with these pages.
async fn look(pages: Vec<(usize, &Page)>) -> Vec<String> {
    let browser = Browser::start().await;
    browser.devtools("Network.enable", json!({})).await;
    browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
    let mut faults = Vec::new();
    for (_, page) in pages {
        let mut note = |found: Vec<String>| faults.extend(found.iter().map(|fault| format!("{}: {fault}", page.name)));
        // German words are the longest. Each page is loaded once, and looked at from everywhere: as it comes on both screens, then
        // with everything unfolded.
        browser.view(WIDE, 800, Scheme::Light).await;
        page.open(&browser, "de").await;
        let words = browser.client.execute(WORDS, Vec::new()).await.unwrap();
        let bytes = weight(&browser).await;
        note((bytes > BYTES_MAX).then(|| format!("weighs {bytes} bytes")).into_iter().collect());
        note(misfits(&browser, page, WIDE).await);
        browser.view(NARROW, 800, Scheme::Light).await;
        note(misfits(&browser, page, NARROW).await);
        browser.client.execute(UNFOLD, Vec::new()).await.unwrap();
        note(misfits(&browser, page, NARROW).await);
        note(browser.violations().await);
        // What a page says is the same on a wide screen and in the dark; where it stands and how it is seen is not.
        browser.view(WIDE, 800, Scheme::Dark).await;
        note(browser.misplaced().await.iter().map(|fault| format!("{fault} (wide and dark)")).collect());
        note(complaints(&browser, page).await);
        note(lost_without_script(&browser, page, &words).await);
    }
    faults
}

/// How it was answered, what is too small for a finger, and whether it reaches sideways.
async fn misfits(browser: &Browser, page: &Page, width: u32) -> Vec<String> {
    browser.lettered().await;
    let measured = browser.client.execute(MEASURE, Vec::new()).await.unwrap();
    let mut faults = Vec::new();
    if measured["status"] != page.status {
        faults.push(format!("answered {}", measured["status"]));
    }
    if measured["wide"].as_u64() > Some(width.into()) {
        faults.push(format!("{} px wide at {width} px", measured["wide"]));
    }
    let touched = measured["touched"].as_array().unwrap().iter();
    let low = touched.filter(|field| field[1].as_u64() < Some(TOUCH_PIXELS));
    faults.extend(low.map(|field| format!("{} px high at {width} px: {}", field[1], field[0])));
    faults
}

/// What the console says. That a page is a refusal is told there, too.
async fn complaints(browser: &Browser, page: &Page) -> Vec<String> {
    let mut lines = browser.console().await;
    lines.retain(|line| page.status == 200 || !line.contains("Failed to load resource"));
    lines
}

async fn weight(browser: &Browser) -> u64 {
    let sum = browser.client.execute(WEIGH, Vec::new()).await.unwrap();
    sum.as_u64().expect("a sum") + ICON.len() as u64
}

/// The words that only those with script see, and what is complained of. Whatever script adds is not needed.
async fn lost_without_script(browser: &Browser, page: &Page, with: &Value) -> Vec<String> {
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    page.open(browser, "de").await;
    let without = browser.client.execute(WORDS, Vec::new()).await.unwrap();
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await;
    let (with, without) = (lines(with), lines(&without));
    let lost = with.difference(&without).filter(|line| !ADDED.contains(&line.as_str()));
    lost.map(|line| format!("lacks: {line}")).chain(complaints(browser, page).await).collect()
}

/// Buttons that can do nothing without script; whoever has a seat reads in the own language.
const ADDED: [&str; 4] = [
    "Check in this browser",
    "Tell me in this browser",
    "In diesem Browser prüfen",
    "In diesem Browser Bescheid geben",
];

/// Line by line, without the number that an error page gives each visit.
fn lines(words: &Value) -> BTreeSet<String> {
    let is_number =
        |word: &str| word.len() > 11 && word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_hexdigit());
    let line = |line: &str| line.split_whitespace().filter(|word| !is_number(word)).collect::<Vec<_>>().join(" ");
    words.as_str().expect("a page has words").lines().map(line).collect()
}
