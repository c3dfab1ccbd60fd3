//! The archive: finished tables by player, by date, by length. It lists those that anybody could join; of the others their
//! players know the address, and find it on *my tables*.

use actix_web::HttpResponse;
use actix_web::web::Data;
use askama::Template;
use chrono::{NaiveDate, NaiveTime, TimeDelta};

use crate::id::TableCode;
use crate::store::finished::{self, FinishedTable, From, Order, Search};
use crate::store::{Connection, QueryError, StoreError};
use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Asked;
use crate::web::reply::open_html;

/// On a page.
const SHOWN: usize = 50;
/// Pages once had numbers; links to the first ones still work.
const PAGES_MAX: u32 = 20;
/// Where a page begins or ends: next to this table.
const AFTER: &str = "after";
const BEFORE: &str = "before";
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
    let search = Search {
        player: player.clone(),
        since: since.map(|day| day.and_time(NaiveTime::MIN).and_utc()),
        // The whole of the last day.
        until: until.and_then(|day| day.succ_opt()).map(|day| day.and_time(NaiveTime::MIN).and_utc()),
        order,
    };
    let Found { tables, earlier, later } = match find_on_replica(&app, &search, &asked).await {
        Some(found) => found,
        None => find(&mut *app.pool.get().await?, &search, &asked).await.map_err(StoreError::from)?,
    };
    let written = |day: Option<NaiveDate>| day.map_or_else(String::new, |day| day.to_string());
    let (since, until) = (written(since), written(until));
    let address = |(key, code): (&str, String)| {
        let query = [("player", &player), ("since", &since), ("until", &until)];
        let query = query.into_iter().map(|(key, value)| (key, value.as_str()));
        let query = query.chain([("order", name(order))]).filter(|(_, value)| !value.is_empty());
        let query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
        format!("/archive?{query}&{key}={code}")
    };
    let choice = |other: Order| Choice { name: name(other), words: words(t, other), chosen: other == order };
    let page = FinishedPage {
        t,
        orders: Order::ALL.map(choice).into_iter().collect(),
        tables: tables.iter().map(|table| row(t, table)).collect(),
        previous: earlier.map(|code| address((BEFORE, code))),
        next: later.map(|code| address((AFTER, code))),
        player: player.clone(),
        since: since.clone(),
        until: until.clone(),
    };
    Ok(open_html(page.render()?))
}

/// A page of the list, and the tables next to which the others begin.
struct Found {
    tables: Vec<FinishedTable>,
    earlier: Option<String>,
    later: Option<String>,
}

/// Nothing if there is none, or it does not know the table next to which the page begins.
async fn find_on_replica(app: &App, search: &Search, asked: &Asked) -> Option<Found> {
    let replica = app.replica.as_ref()?;
    let pool = replica.lend(app.clock.now()).await?;
    let found = async {
        let conn = &mut *pool.get().await?;
        for key in [AFTER, BEFORE] {
            if !asked.get(key).is_empty() && place(conn, asked.get(key)).await?.is_none() {
                return Ok(None);
            }
        }
        Ok::<_, StoreError>(Some(find(conn, search, asked).await?))
    };
    found.await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the replica cannot be asked; the database itself is");
        replica.leave_alone();
        None
    })
}

async fn find(conn: &mut Connection, search: &Search, asked: &Asked) -> Result<Found, QueryError> {
    let count = SHOWN as i64 + 1;
    let page = asked.get("page").parse::<u32>().unwrap_or(1).clamp(1, PAGES_MAX);
    let from = match (place(conn, asked.get(AFTER)).await?, place(conn, asked.get(BEFORE)).await?) {
        (Some(place), _) => From::After(place),
        (None, Some(place)) => From::Before(place),
        (None, None) => From::Skip(i64::from(page - 1) * SHOWN as i64),
    };
    let mut tables = finished::list(conn, search, from, count).await?;
    let more = tables.len() > SHOWN;
    let (mut has_earlier, mut has_later) = match from {
        From::Skip(skip) => (skip > 0, more),
        From::After(_) => (true, more),
        From::Before(_) => (more, true),
    };
    match from {
        From::Before(_) if more => {
            tables.remove(0);
        }
        // The beginning, and perhaps not a whole page of it.
        From::Before(_) => {
            tables = finished::list(conn, search, From::Skip(0), count).await?;
            (has_earlier, has_later) = (false, tables.len() > SHOWN);
        }
        From::Skip(_) | From::After(_) => {}
    }
    tables.truncate(SHOWN);
    let code = |table: Option<&FinishedTable>| table.map(|table| table.code.to_string());
    let (earlier, later) = (code(tables.first()).filter(|_| has_earlier), code(tables.last()).filter(|_| has_later));
    Ok(Found { earlier, later, tables })
}

/// What is no table of the list is not asked for.
async fn place(conn: &mut Connection, code: &str) -> Result<Option<finished::Place>, QueryError> {
    match code.parse::<TableCode>() {
        Ok(code) => finished::find_place(conn, &code).await,
        Err(_) => Ok(None),
    }
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
        names: table.names.join(", "),
        facts: [ended, t.finished_steps(table.length), t.finished_days(lasted.num_days() + 1)].join(" · "),
    }
}
