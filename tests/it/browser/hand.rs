//! A person at Chromium: taps labels, picks from lists, types numbers, presses buttons.

use fantoccini::Locator;
use fantoccini::elements::Element;
use serde_json::Value;

use crate::support::browser::{Browser, Scheme};

pub(super) struct Hand<'a> {
    browser: &'a Browser,
    base: String,
}

/// What is folded away is opened first, and everything is scrolled to, as a person would.
const REACH: &str = "const found = arguments[0]; \
     for (let fold = found.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true; \
     found.scrollIntoView({ block: 'center' })";
/// Names of fields that begin so, each once.
const NAMES: &str = "const fields = document.querySelectorAll(`.sheet-form [name^=\"${arguments[0]}\"]`); \
     return [...new Set([...fields].map(field => field.name))]";
/// Whether a choice is made, or a list or a field holds it.
const HOLDS: &str = "const fields = [...document.getElementsByName(arguments[0])]; \
     return fields.some(field => field.value === arguments[1] && (field.checked || !['radio', 'checkbox'].includes(field.type)))";

impl<'a> Hand<'a> {
    pub(super) async fn new(browser: &'a Browser, base: &str) -> Hand<'a> {
        browser.view(360, 740, Scheme::Light).await;
        Hand { browser, base: base.to_owned() }
    }

    /// Opens a link as somebody who has never been here.
    pub(super) async fn open(&self, link: &str) {
        self.browser.goto(&self.base).await;
        self.browser.client.delete_all_cookies().await.unwrap();
        self.browser.goto(&format!("{}{link}", self.base)).await;
        assert!(self.path().await.starts_with("/table/"), "with cookies the token leaves the address bar");
    }

    pub(super) async fn path(&self) -> String {
        self.browser.client.current_url().await.unwrap().path().to_owned()
    }

    pub(super) async fn names(&self, begin: &str) -> Vec<String> {
        let names = self.browser.client.execute(NAMES, vec![begin.into()]).await.unwrap();
        serde_json::from_value(names).unwrap()
    }

    pub(super) async fn offers(&self, name: &str, value: &str) -> bool {
        self.browser.client.find(Locator::Css(&field(name, Some(value)))).await.is_ok()
    }

    pub(super) async fn holds(&self, name: &str, value: &str) -> bool {
        let holds = self.browser.client.execute(HOLDS, vec![name.into(), value.into()]).await.unwrap();
        holds == Value::Bool(true)
    }

    /// Taps the label of a radio button or box.
    pub(super) async fn tap(&self, name: &str, value: &str) {
        let found = self.find(&field(name, Some(value))).await;
        found.find(Locator::XPath("./ancestor::label[1]")).await.unwrap().click().await.unwrap();
        assert!(self.holds(name, value).await, "{name}={value}");
    }

    /// Picks from a list.
    pub(super) async fn pick(&self, name: &str, value: &str) {
        self.find(&field(name, None)).await.select_by_value(value).await.unwrap();
    }

    /// The values of a list that say something.
    pub(super) async fn listed(&self, name: &str) -> Vec<String> {
        let script =
            "return [...document.getElementsByName(arguments[0])[0].options].map(one => one.value).filter(Boolean)";
        let values = self.browser.client.execute(script, vec![name.into()]).await.unwrap();
        serde_json::from_value(values).unwrap()
    }

    pub(super) async fn type_in(&self, name: &str, text: &str) {
        let found = self.find(&field(name, None)).await;
        found.clear().await.unwrap();
        found.send_keys(text).await.unwrap();
    }

    /// Follows a link whose address ends so.
    pub(super) async fn follow(&self, end: &str, then: &str) {
        self.browser.click(&format!("main a[href$=\"{end}\"]"), then).await;
    }

    /// Goes on to the review from the form that has this field: by the button of the form, or by one of these answers.
    pub(super) async fn review(&self, name: &str, answers: &[&str]) {
        let form = format!(".sheet-form:has([name=\"{name}\"])");
        let mut button = format!("{form} > .buttons button");
        for answer in answers {
            let tap = format!("{form} .bar [name=do][value=\"{answer}\"]");
            if self.browser.client.find(Locator::Css(&tap)).await.is_ok() {
                button = tap;
                break;
            }
        }
        self.browser.click(&button, ".review-ways").await;
    }

    /// Commits, and says where that led.
    pub(super) async fn commit(&self) -> String {
        self.browser.click(".review-ways form[method=post] button", ":is(.table, .problem)").await;
        self.path().await
    }

    /// What is told to be wrong.
    pub(super) async fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for found in self.browser.client.find_all(Locator::Css(".problem")).await.unwrap() {
            problems.push(found.text().await.unwrap());
        }
        problems
    }

    /// The words of everything of this class.
    pub(super) async fn words(&self, class: &str) -> String {
        let mut words = String::new();
        for found in self.browser.client.find_all(Locator::Css(&format!(".{class}"))).await.unwrap() {
            words += &found.text().await.unwrap();
        }
        words
    }

    async fn find(&self, css: &str) -> Element {
        let found = self.browser.client.find(Locator::Css(css)).await.unwrap_or_else(|_| panic!("{css} is not there"));
        self.browser.client.execute(REACH, vec![serde_json::to_value(&found).unwrap()]).await.unwrap();
        found
    }
}

fn field(name: &str, value: Option<&str>) -> String {
    let value = value.map(|value| format!("[value=\"{value}\"]")).unwrap_or_default();
    format!(".sheet-form [name=\"{name}\"]:not([type=hidden]){value}")
}
