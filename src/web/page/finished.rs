//! The archive: finished tables by player, by date, by length. It lists those that anybody could join; of the others their
//! players know the address, and find it on *my tables*.

use actix_web::HttpResponse;
use actix_web::web::Data;
use askama::Template;
use chrono::{NaiveDate, NaiveTime, TimeDelta};

use crate::store::StoreError;
use crate::store::finished::{self, FinishedTable, Order, Search};
use crate::text::Text;
use crate::web::App;
use crate::web::answer::open_html;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Asked;

/// On a page.
const SHOWN: usize = 50;
const PAGES_MAX: u32 = 1000;
/// As long as any name can be.
const NAME_MAX: usize = 40;

#[derive(Template)]
#[template(path = "page/finished.html")]
struct FinishedPage {
    t: Text,
    player: String,
    since: String,
    until: String,
    orders: Vec<Choice>,
    tables: Vec<Row>,
    previous: Option<String>,
    next: Option<String>,
}

struct Choice {
    name: &'static str,
    words: String,
    chosen: bool,
}

struct Row {
    code: String,
    names: String,
    facts: String,
}

/// What cannot be read of an address is not asked for.
pub(in crate::web) async fn show(app: Data<App>, asked: Asked, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let day = |text: &str| text.parse::<NaiveDate>().ok();
    let (since, until) = (day(asked.get("since")), day(asked.get("until")));
    let order = Order::ALL.into_iter().find(|order| name(*order) == asked.get("order")).unwrap_or_default();
    let player: String =
        asked.get("player").trim().chars().filter(|letter| !letter.is_control()).take(NAME_MAX).collect();
    let page = asked.get("page").parse::<u32>().unwrap_or(1).clamp(1, PAGES_MAX);
    let search = Search {
        player: player.clone(),
        since: since.map(|day| day.and_time(NaiveTime::MIN).and_utc()),
        // The whole of the last day.
        until: until.and_then(|day| day.succ_opt()).map(|day| day.and_time(NaiveTime::MIN).and_utc()),
        order,
    };
    let conn = &mut *app.pool.get().await?;
    let skip = i64::from(page - 1) * SHOWN as i64;
    let mut tables = finished::list(conn, &search, skip, SHOWN as i64 + 1).await.map_err(StoreError::from)?;
    let more = tables.len() > SHOWN;
    tables.truncate(SHOWN);
    let written = |day: Option<NaiveDate>| day.map_or_else(String::new, |day| day.to_string());
    let (since, until) = (written(since), written(until));
    let address = |page: u32| {
        let query = [("player", &player), ("since", &since), ("until", &until)];
        let query = query.into_iter().map(|(key, value)| (key, value.as_str()));
        let query = query.chain([("order", name(order))]).filter(|(_, value)| !value.is_empty());
        let query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
        format!("/archive?{query}&page={page}")
    };
    let choice = |other: Order| Choice { name: name(other), words: words(t, other), chosen: other == order };
    let page = FinishedPage {
        t,
        orders: Order::ALL.map(choice).into_iter().collect(),
        tables: tables.iter().map(|table| row(t, table)).collect(),
        previous: (page > 1).then(|| address(page - 1)),
        next: more.then(|| address(page + 1)),
        player: player.clone(),
        since: since.clone(),
        until: until.clone(),
    };
    Ok(open_html(page.render()?))
}

fn name(order: Order) -> &'static str {
    match order {
        Order::Newest => "newest",
        Order::Oldest => "oldest",
        Order::Longest => "longest",
        Order::Shortest => "shortest",
    }
}

fn words(t: Text, order: Order) -> String {
    match order {
        Order::Newest => t.finished_newest(),
        Order::Oldest => t.finished_oldest(),
        Order::Longest => t.finished_longest(),
        Order::Shortest => t.finished_shortest(),
    }
}

fn row(t: Text, table: &FinishedTable) -> Row {
    let ended = table.ended_at.map_or_else(String::new, |at| at.format("%F").to_string());
    let lasted = table.started_at.zip(table.ended_at).map_or(TimeDelta::zero(), |(from, to)| to - from);
    Row {
        code: table.code.to_string(),
        names: table.names.clone().unwrap_or_default(),
        facts: [ended, t.finished_steps(table.length), t.finished_days(lasted.num_days() + 1)].join(" · "),
    }
}
