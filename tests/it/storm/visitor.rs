//! Somebody who plays by letters and forms, over servers that may die under the hand. Whatever was not acknowledged may or may not
//! have been done; the next page shows it.

use std::collections::BTreeMap;
use std::time::Duration;

use reqwest::{StatusCode, header};

use super::dice::Dice;
use crate::odyssee::sailor::Sailor;
use crate::support::client::{Client, Form, Page, Way};

/// A browser's patience.
const PATIENCE: Duration = Duration::from_secs(40);
/// In one visit.
const ANSWERS_MAX: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    Ulysses,
    Odyssee,
}

/// What somebody wants of a visit, drawn before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) link: String,
    pub(crate) game: Game,
    /// Answers at most.
    pub(crate) answers: usize,
    pub(crate) dice: Dice,
    pub(crate) said: BTreeMap<String, usize>,
}

/// What became of a form that was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Became {
    Acknowledged,
    /// The page said that it was not done.
    Refused,
    /// No word, or none that says whether it was done.
    Unknown,
}

#[derive(Clone)]
pub(crate) struct Posted {
    /// Empty for taking an answer back.
    pub(crate) action: String,
    pub(crate) became: Became,
    pub(crate) form: Form,
    /// The page on which it was pressed.
    pub(crate) client: Client,
}

#[derive(Default)]
pub(crate) struct Visit {
    pub(crate) posted: Vec<Posted>,
    /// What was seen.
    pub(crate) pages: Vec<String>,
    pub(crate) said: BTreeMap<String, usize>,
    /// Answers by the server of its own trouble, or none.
    pub(crate) troubles: usize,
    pub(crate) is_over: bool,
    /// A page that nobody should get.
    pub(crate) odd: Option<String>,
}

/// Follows the link at this server, and answers what is asked.
pub(crate) async fn visit(base: &str, wish: Wish) -> Visit {
    let Wish { link, game, answers, mut dice, said } = wish;
    let mut visit = Visit { said, ..Visit::default() };
    let mut client = Client::without_cookies(base);
    if !visit.open(&mut client, &link).await {
        return visit;
    }
    if let Some(form) = find(client.page(), "/back")
        && (!visit.press(&mut client, form).await || !visit.open(&mut client, &link).await)
    {
        return visit;
    }
    for _ in 0..answers.min(ANSWERS_MAX) {
        visit.is_over |= client.page().link_to("/archive.json").is_some();
        if visit.is_over || !client.page().shows("ask-waits") {
            return visit;
        }
        if !visit.answer(&mut client, game, &mut dice).await {
            return visit;
        }
        if dice.percent(10)
            && let Some(form) = find(client.page(), "/take-back")
            && !visit.take_back(&mut client, form).await
        {
            return visit;
        }
    }
    visit
}

impl Visit {
    /// Says whether the page came.
    async fn open(&mut self, client: &mut Client, path: &str) -> bool {
        let opened = within(client.try_open(path)).await.map(|page| (page.status, page.html.clone()));
        self.saw(path, opened)
    }

    async fn press(&mut self, client: &mut Client, (form, button): (Form, Option<String>)) -> bool {
        let pressed = within(client.try_press(&form, button.as_deref())).await;
        let pressed = pressed.map(|page| (page.status, page.html.clone()));
        self.saw(&form.action, pressed)
    }

    fn saw(&mut self, path: &str, page: Option<(StatusCode, String)>) -> bool {
        let Some((status, html)) = page else {
            self.troubles += 1;
            return false;
        };
        self.pages.push(html.clone());
        let trouble = status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT;
        self.troubles += usize::from(trouble);
        // What somebody else did meanwhile may leave no room for a choice; the page says so and shows what there is.
        let stale = [StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY].contains(&status);
        let known = trouble || stale || status == StatusCode::OK;
        if status == StatusCode::INTERNAL_SERVER_ERROR || !known {
            self.odd = Some(format!("{status} at {path}: {}", plain(&html)));
        }
        status == StatusCode::OK
    }

    /// Chooses, reviews, commits; says whether to go on.
    async fn answer(&mut self, client: &mut Client, game: Game, dice: &mut Dice) -> bool {
        let way = match game {
            Game::Ulysses => of_ulysses(client.page(), dice),
            Game::Odyssee => Sailor::choose_on(client.page(), &self.said).map(|(form, button)| Way::of(form, button)),
        };
        let reviewed = match way {
            None => {
                self.odd = Some(format!("asked, and nothing is offered: {}", plain(&client.page().html)));
                return false;
            }
            Some(Way::Link(href)) => {
                let path = client.page().url.join(&href).unwrap();
                self.open(client, &path[url::Position::BeforePath..]).await
            }
            Some(Way::Form(form)) => self.press(client, (form, None)).await,
            Some(Way::Button(form, button)) => self.press(client, (form, Some(button))).await,
        };
        if !reviewed {
            return false;
        }
        // A question that has gone meanwhile has no review, but a kind page.
        let Some((act, _)) = find(client.page(), "/act") else { return false };
        let action = act.value("action").unwrap_or_default();
        *self.said.entry(action.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
        self.commit(client, act, action).await
    }

    async fn take_back(&mut self, client: &mut Client, (form, _): (Form, Option<String>)) -> bool {
        self.commit(client, form, String::new()).await
    }

    async fn commit(&mut self, client: &mut Client, form: Form, action: String) -> bool {
        let before = client.clone();
        let answer = within(client.try_press_only(&form, None)).await;
        let onward = answer.as_ref().and_then(|answer| answer.headers().get(header::LOCATION).cloned());
        let became = match answer.as_ref().map(reqwest::Response::status) {
            Some(StatusCode::SEE_OTHER) => Became::Acknowledged,
            Some(status) if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT => Became::Unknown,
            Some(_) => Became::Refused,
            None => Became::Unknown,
        };
        self.posted.push(Posted { action, became, form, client: before });
        match (answer, onward) {
            (_, Some(onward)) => self.open(client, onward.to_str().unwrap()).await,
            (Some(answer), None) => {
                let (status, html) = (answer.status(), answer.text().await.unwrap_or_default());
                self.saw("/act", Some((status, html)));
                false
            }
            (None, None) => self.saw("/act", None),
        }
    }
}

impl Way {
    fn of(form: Form, button: Option<String>) -> Way {
        match button {
            Some(button) => Way::Button(form, button),
            None => Way::Form(form),
        }
    }
}

/// The plainest answer; sometimes an objection.
fn of_ulysses(page: &Page, dice: &mut Dice) -> Option<Way> {
    let sheet = page.forms().into_iter().find(|form| form.reviews() && form.id == "sheet");
    let objection = sheet.as_ref().and_then(|form| {
        form.offered("do").into_iter().find(|value| value.starts_with("object.")).filter(|_| dice.percent(20))
    });
    if let (Some(form), Some(objection)) = (&sheet, objection) {
        return Some(Way::Button(passing(form.clone()), objection));
    }
    if let Some(way) = page.way_in("plain") {
        return Some(way);
    }
    let form = sheet?;
    let plainest = |value: &&String| ["agree", "pass", "say.pass", "rest"].contains(&value.as_str());
    let offered = form.offered("do");
    let plain = offered.iter().find(plainest).or(offered.first())?.clone();
    Some(Way::Button(passing(form), plain))
}

/// Says «pass» for the case that somebody objects, where that is asked.
fn passing(mut form: Form) -> Form {
    if form.offers("c", "pass") {
        form.fill("c", "pass");
    }
    form
}

fn find(page: &Page, end: &str) -> Option<(Form, Option<String>)> {
    let leads = |form: &Form| form.action.split('#').next().is_some_and(|own| own.ends_with(end));
    page.forms().into_iter().find(leads).map(|form| (form, None))
}

/// Nothing if the server did not answer.
pub(crate) async fn within<T>(answer: impl Future<Output = reqwest::Result<T>>) -> Option<T> {
    tokio::time::timeout(PATIENCE, answer).await.ok()?.ok()
}

/// The words of a page, for whoever reads a complaint.
pub(crate) fn plain(html: &str) -> String {
    let body = html.split_once("<main").map_or(html, |(_, main)| main);
    let mut text = String::new();
    let mut inside = true;
    for sign in body.chars() {
        match sign {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(sign),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(600).collect()
}
