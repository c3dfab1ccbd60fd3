//! Somebody at a table of Odyssee who knows only what the pages show, and uses every form that is offered in its turn.

use std::collections::BTreeMap;

use reqwest::StatusCode;

use crate::support::app::TestApp;
use crate::support::client::{Client, Form, Page};

/// The form of what can be said ahead.
const AHEAD: &str = "form-ahead";

/// Somebody at a table.
pub(crate) struct Sailor {
    pub(crate) link: String,
    client: Client,
    visits: usize,
    /// How often each kind of answer was given.
    pub(crate) said: BTreeMap<String, usize>,
}

impl Sailor {
    pub(crate) fn new(app: &TestApp, link: String) -> Sailor {
        Sailor { link, client: Client::without_cookies(&app.base), visits: 0, said: BTreeMap::new() }
    }

    /// Clicks «try it now».
    pub(crate) async fn at_a_table_to_try(app: &TestApp) -> Sailor {
        let mut client = Client::without_cookies(&app.base);
        let forms = client.open("/").await.forms();
        let form = forms.into_iter().find(|form| form.action.ends_with("/try?game=odyssee"));
        client.press(&form.expect("it can be tried right away"), None).await;
        let link = client.page().path().trim_end_matches("?here").to_owned();
        let mut seat = Sailor::new(app, link);
        seat.look().await;
        seat
    }

    /// The table's code, from the page's words.
    pub(crate) fn code(&self) -> String {
        let words = self.client.page().html.split(|c: char| !c.is_ascii_alphanumeric());
        let is_code = |word: &&str| word.parse::<penelope::id::TableCode>().is_ok();
        words.filter(|word| word.len() == 6).find(is_code).expect("the page names its table").to_owned()
    }

    /// Presses the button of this answer.
    pub(crate) async fn say(&mut self, value: &str) {
        let forms = self.client.page().forms();
        let form = forms.into_iter().find(|form| form.id.is_empty() && form.offers("do", value));
        self.commit(&form.expect("the answer is offered"), Some(value)).await;
    }

    pub(crate) async fn look(&mut self) {
        let link = self.link.clone();
        let page = self.client.open(&link).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.html);
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.client.page().shows("ask-waits")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.client.page().link_to("/archive.json").is_some()
    }

    /// Answers until nothing is asked of this seat any more: one visit is a turn. Every other one ends with what comes later.
    pub(crate) async fn visit(&mut self) {
        self.look().await;
        for _ in 0..40 {
            if !self.is_asked() || self.is_over() {
                self.visits += 1;
                if self.visits.is_multiple_of(2) && !self.is_over() {
                    self.say_ahead().await;
                }
                return;
            }
            self.answer().await;
        }
        panic!("a turn does not end: {}", self.client.page().html);
    }

    pub(crate) async fn answer(&mut self) {
        let (form, button) = self.choose();
        self.commit(&form, button.as_deref()).await;
    }

    /// Presses the button of the form that leads there.
    pub(crate) async fn press(&mut self, end: &str) {
        let form = self.client.page().form(end);
        let page = self.client.press(&form, None).await;
        assert_eq!(page.status, StatusCode::OK, "{end}: {}", page.html);
    }

    pub(crate) fn html(&self) -> &str {
        &self.client.page().html
    }

    /// Looks at the review, and does it.
    async fn commit(&mut self, form: &Form, button: Option<&str>) {
        let review = self.client.press(form, button).await;
        assert_eq!(review.status, StatusCode::OK, "{}: {}", review.url, review.html);
        let act = review.form("/act");
        let deed = act.value("action").expect("a review says what it does");
        *self.said.entry(deed.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
        let page = self.client.press(&act, None).await;
        assert_eq!(page.status, StatusCode::OK, "{deed}: {}", page.html);
        // Without cookies a seat goes on by the link that it is led to.
        self.link = page.path().trim_end_matches("?here").to_owned();
    }

    /// Says whatever the sheet offers: where to for each roll, a course home, cards, words for meetings. Every fourth time all of it is
    /// left open, which withdraws it. Alone against bots there is no sheet.
    pub(crate) async fn say_ahead(&mut self) {
        let forms = self.client.page().forms();
        let Some(mut form) = forms.into_iter().find(|form| form.id == AHEAD) else { return };
        let times = self.count("ahead");
        *self.said.entry("ahead".to_owned()).or_default() += 1;
        let withdraws = times % 4 == 3;
        for name in form.fields().into_iter().map(str::to_owned).collect::<Vec<_>>() {
            let offered = form.offered(&name);
            let value = match name.as_str() {
                "do" | "price" | "hours" => continue,
                "home" if withdraws => {
                    form.untick("home");
                    continue;
                }
                _ if withdraws => offered.first(),
                // No stop and no card is named twice.
                "c1" => offered.get(1 + times % 15),
                "c2" => offered.get(1 + (times + 1) % 15),
                "c3" | "h2" | "h3" => offered.first(),
                // What lies ashore is listed before the open sea.
                "p1" | "p2" | "p3" | "p4" => offered.get(2).or(offered.get(1)),
                _ => offered.get(1).or(offered.first()),
            };
            if let Some(value) = value.cloned() {
                form.fill(&name, &value);
            }
        }
        let review = self.client.press(&form, None).await;
        assert_eq!(review.status, StatusCode::OK, "{}: {}", review.url, review.html);
        let lay = review.form("/ahead");
        let page = self.client.press(&lay, None).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.html);
        self.link = page.path().trim_end_matches("?here").to_owned();
        // If the words answer what is open at once, they may be used up by now.
        assert!(!withdraws || !page.shows("sealed"), "what is withdrawn lies there no more: {}", page.html);
    }

    /// What is said now: whatever was said least of all that is offered, so that every form has its turn; ashore where one can.
    fn choose(&self) -> (Form, Option<String>) {
        let chosen = Sailor::choose_on(self.client.page(), &self.said);
        chosen.unwrap_or_else(|| panic!("nothing is offered: {}", self.client.page().html))
    }

    /// The same for anybody who has said so much.
    pub(crate) fn choose_on(page: &Page, said: &BTreeMap<String, usize>) -> Option<(Form, Option<String>)> {
        let forms = page.forms();
        let count = |deed: &str| said.get(deed).copied().unwrap_or(0);
        let reviews = forms.into_iter().filter(|form| form.reviews() && form.id != AHEAD);
        let mut choices: Vec<(usize, usize, Form, Option<String>)> = Vec::new();
        for form in reviews {
            if let Some(filled) = Sailor::filled(&form, count("arrow")) {
                let deed = form.value("do").expect("a form says what it is for");
                choices.push((count(&deed), 1, filled, None));
                continue;
            }
            // One that cannot be filled in now offers nothing.
            if form.id.starts_with("form-") {
                continue;
            }
            for value in form.offered("do") {
                let verb = value.split(' ').next().unwrap_or_default().to_owned();
                // Home first, then the other shores in their order, and standing still only for want of better.
                let weight = match verb.as_str() {
                    "sail" => 0,
                    "stay" => 1000,
                    "die" => count("die") / 4,
                    _ => count(&verb),
                };
                choices.push((weight, 0, form.clone(), Some(value)));
            }
        }
        let best = choices.into_iter().min_by_key(|(weight, kind, ..)| (*weight, *kind));
        best.map(|(.., form, button)| (form, button))
    }

    pub(crate) fn count(&self, deed: &str) -> usize {
        self.said.get(deed).copied().unwrap_or(0)
    }

    /// A form with fields, filled in; nothing for one of buttons.
    fn filled(form: &Form, arrows: usize) -> Option<Form> {
        let mut form = form.clone();
        let first = |form: &Form, name: &str| form.offered(name).into_iter().find(|value| !value.is_empty());
        match form.id.strip_prefix("form-")? {
            "arrow" => {
                form.fill("at", "h8").fill("dir", ["e", "nw", "sw"][arrows % 3]);
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
