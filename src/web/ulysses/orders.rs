//! The page of standing orders and patience: what lies there, a form for a new one, and the review with its dry run.

use askama::Template;

use super::ahead::{FormState, hear_order};
use super::choice::Choice;
use super::fault::{Fault, Faults, Field, OrderField};
use super::part::{Frame, Number, Part};
use super::trial::trial;
use crate::archive::Record;
use crate::engine::log::Moment;
use crate::engine::ulysses::Ulysses;
use crate::engine::{Game as _, Seat};
use crate::settle::patience::{Patience, Then};
use crate::settle::ulysses::Order;
use crate::settle::words::{Words as _, Written as _};
use crate::text::Text;
use crate::text::ulysses::scene::Scene;
use crate::web::table_page::Problems;

/// The field for hours; so many are enough for any holiday.
const HOURS: &str = "hours";
const HOURS_MOST: u16 = 336;

/// What a form of this page wants.
enum Wish {
    New(Order),
    Drop(usize),
    Patience(Option<Patience>),
}

/// The page, or the review of what was chosen. `capability` authorizes the post.
pub(in crate::web) fn page(
    scene: &Scene<'_>,
    record: &Record<Ulysses>,
    seat: Seat,
    choice: &Choice,
    now: Moment,
    capability: &str,
) -> Result<(bool, String), askama::Error> {
    if choice.is_empty() || choice.shown("do") == Some("edit") {
        return Ok((true, list(scene, record, seat, choice, &Faults::none())?));
    }
    match wish(scene, choice, now) {
        Ok(wish) => Ok((true, review(scene, record, seat, choice, &wish, capability)?)),
        Err(faults) => Ok((false, list(scene, record, seat, choice, &faults)?)),
    }
}

fn wish(scene: &Scene<'_>, choice: &Choice, now: Moment) -> Result<Wish, Faults> {
    let form = |fault: Fault| Faults(vec![(Field::Form, fault)]);
    match choice.shown("do") {
        Some("order") => hear_order(scene, choice, now).map(Wish::New),
        Some("drop") => {
            let number = choice.shown("n").and_then(|number| number.parse().ok());
            let number = number.filter(|number| *number < scene.said.orders.len());
            number.map(Wish::Drop).ok_or_else(|| form(Fault::NotOffered))
        }
        Some("patience") => {
            let typed = choice.shown(HOURS).unwrap_or_default().trim();
            let hours = typed.parse().ok().filter(|hours| (1..=HOURS_MOST).contains(hours));
            let fault = Faults(vec![(Field::Orders(OrderField::Hours), Fault::NotANumber(1, HOURS_MOST))]);
            hours.map(|hours| Wish::Patience(Some(Patience { hours, then: Then::Silence }))).ok_or(fault)
        }
        Some("patience-off") => Ok(Wish::Patience(None)),
        Some(_) | None => Err(form(Fault::NoDeed)),
    }
}

#[derive(Template)]
#[template(path = "ulysses/orders.html")]
struct OrdersPage<'a> {
    t: Text,
    base: &'a str,
    kicker: String,
    orders: Vec<String>,
    tried: Vec<String>,
    order: Vec<Part>,
    patience: String,
    has_patience: bool,
    hours: Vec<Part>,
    problems: Problems,
}

/// What lies there and what was chosen, with what is wrong with it.
pub(in crate::web) fn list(
    scene: &Scene<'_>,
    record: &Record<Ulysses>,
    seat: Seat,
    choice: &Choice,
    faults: &Faults,
) -> Result<String, askama::Error> {
    let (t, teller) = (scene.t, scene.teller());
    let orders: Vec<Order> = scene.said.orders.iter().map(|kept| kept.word.clone()).collect();
    let order = scene.own().map(|own| FormState { scene, choice, faults, own }.order()).unwrap_or_default();
    let said = |fault: Fault| teller.fault(fault);
    let patience = scene.said.patience;
    let typed = choice.shown(HOURS).map(str::to_owned);
    let frame = Frame {
        id: "say-hours".to_owned(),
        legend: t.patience_hours(),
        note: String::new(),
        problems: faults.at(Field::Orders(OrderField::Hours)).map(said).collect(),
    };
    let value = typed.or_else(|| Some(patience?.hours.to_string())).unwrap_or_default();
    let hours = vec![Part::Number(Number { frame, name: HOURS.to_owned(), value, least: 1, most: HOURS_MOST })];
    let beside = order.iter().chain(&hours).flat_map(Part::problems);
    let problems = Problems {
        again: !faults.is_empty(),
        beside: beside.map(|(id, problem)| (id.to_owned(), problem.to_owned())).collect(),
        apart: faults.at(Field::Form).map(said).collect(),
    };
    OrdersPage {
        problems,
        t,
        base: scene.base,
        kicker: t.game_kicker(scene.code.to_owned(), Ulysses::TITLE, scene.view.turn),
        tried: if orders.is_empty() { Vec::new() } else { trial(scene, record, seat, &orders) },
        orders: orders.iter().map(|order| teller.order(order)).collect(),
        order,
        patience: patience.map(|patience| teller.patience(patience)).unwrap_or_default(),
        has_patience: patience.is_some(),
        hours,
    }
    .render()
}

#[derive(Template)]
#[template(path = "ulysses/orders_review.html")]
struct OrdersReview<'a> {
    t: Text,
    base: &'a str,
    kicker: String,
    title: String,
    sentence: String,
    tried: Vec<String>,
    /// Whether orders are changed; else patience is.
    tries: bool,
    capability: &'a str,
    field: &'static str,
    written: String,
    back: &'a Choice,
}

fn review(
    scene: &Scene<'_>,
    record: &Record<Ulysses>,
    seat: Seat,
    choice: &Choice,
    wish: &Wish,
    capability: &str,
) -> Result<String, askama::Error> {
    let (t, teller, game) = (scene.t, scene.teller(), record.game());
    let mut orders: Vec<Order> = scene.said.orders.iter().map(|kept| kept.word.clone()).collect();
    let (title, sentence, patience) = match wish {
        Wish::New(order) => {
            orders.push(order.clone());
            (t.orders_review(), teller.order(order), None)
        }
        Wish::Drop(number) => {
            let order = orders.remove(*number);
            (t.orders_review_drop(), teller.order(&order), None)
        }
        Wish::Patience(Some(patience)) => {
            (t.patience_review(), teller.patience(*patience), Some(patience.written(Ulysses::SILENCE)))
        }
        Wish::Patience(None) => (t.patience_review_off(), t.ahead_patience_none(), Some(String::new())),
    };
    let lines: Vec<String> = orders.iter().map(|order| order.write(game)).collect();
    let tries = patience.is_none();
    OrdersReview {
        t,
        base: scene.base,
        kicker: t.game_kicker(scene.code.to_owned(), Ulysses::TITLE, scene.view.turn),
        title,
        sentence,
        tried: if tries && !orders.is_empty() { trial(scene, record, seat, &orders) } else { Vec::new() },
        tries: tries && !orders.is_empty(),
        capability,
        field: if tries { "orders" } else { "patience" },
        written: patience.unwrap_or_else(|| lines.join("\n")),
        back: choice,
    }
    .render()
}
