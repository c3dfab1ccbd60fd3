//! The secret address of a player's calendar and news: the page that makes and ends it, and the two files behind it. They say
//! what the first line of a letter would, nothing of a hand, and lead to plain addresses only.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use crate::engine::GameKind;
use crate::link::ErrandKind;
use crate::mail::calendar::{self, Asked, Event};
use crate::mail::contents::Due;
use crate::play::feed::{self, Feed};
use crate::play::my_tables::MyTable;
use crate::store::invitations::OwnInvitation;
use crate::text::{Locale, Text};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::own_tables::{game_title, title};
use crate::web::person::chosen_locale;
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::{App, errand, session};

use super::my::signed_in;

const NEW: &str = "new";
const END: &str = "end";
/// News that are older are no news.
const NEWS_DAYS: i64 = 30;

#[derive(Template)]
#[template(path = "page/feed.html")]
struct FeedPage {
    t: Text,
    /// That of the calendar and that of the news.
    addresses: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "feed.xml")]
struct AtomFile<'a> {
    t: Text,
    base: String,
    /// Of the feed itself, which readers tell it by.
    id: String,
    updated_at: String,
    items: &'a [Item],
}

/// A piece of news.
struct Item {
    id: String,
    title: String,
    summary: String,
    href: String,
    at: DateTime<Utc>,
}

impl Item {
    fn updated_at(&self) -> String {
        stamp(self.at)
    }
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
    let addresses = feed::pass(&session.player).map(|pass| {
        let base = format!("{}{}", app.base_url, errand::path(&app, &pass));
        (format!("{base}/tables.ics"), format!("{base}/tables.atom"))
    });
    html(StatusCode::OK, FeedPage { t, addresses }.render()?)
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &["do"])?;
    match fields.get("do") {
        NEW => feed::renew(&app.pool, app.clock.now(), session.player.id).await?,
        END => feed::end(&app.pool, session.player.id).await?,
        _ => return Err(WebError::BadForm),
    }
    Ok(see_other("/my/feed"))
}

/// The deadlines of all tables that wait for the player.
pub(in crate::web) async fn calendar(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
) -> Result<HttpResponse, WebError> {
    let (feed, t) = read(&app, &request, &token).await?;
    let event = |table: &MyTable| {
        let game = GameKind::named(&table.seat.game)?;
        let asked = table.asked?;
        let asked = Asked { question: asked.id, seat: table.seat.id, opened_at: asked.opened_at };
        let due = Due { at: table.due_at?, told_at: app.clock.now() };
        Some(Event::of(t, game, table.seat.code.as_str(), asked, due))
    };
    let events: Vec<Event> = feed.tables.tables.iter().filter_map(event).collect();
    Ok(HttpResponse::Ok().content_type("text/calendar; charset=utf-8").body(calendar::feed(
        &events,
        &app.base_url,
        &t.feed_name(),
    )))
}

/// What a letter would tell, the newest first.
pub(in crate::web) async fn news(app: Data<App>, request: HttpRequest, token: Token) -> Result<HttpResponse, WebError> {
    let (feed, t) = read(&app, &request, &token).await?;
    let (now, base) = (app.clock.now(), app.base_url.to_string());
    let told = feed.tables.tables.iter().flat_map(|table| of_table(t, now, &base, table));
    let invited = feed.tables.invitations.iter().filter_map(|invited| of_invitation(t, &base, invited));
    let mut items: Vec<Item> = told.chain(invited).collect();
    items.sort_by(|one, other| other.at.cmp(&one.at).then_with(|| one.id.cmp(&other.id)));
    let updated_at = stamp(items.first().map_or(feed.since, |item| item.at));
    // The address itself is the secret; a feed is told by something else.
    let id = format!("{base}/my#{}", feed.since.timestamp());
    let file = AtomFile { t, base, id, updated_at, items: &items };
    Ok(HttpResponse::Ok().content_type("application/atom+xml; charset=utf-8").body(file.render()?))
}

async fn read(app: &App, request: &HttpRequest, token: &str) -> Result<(Feed, Text), WebError> {
    let pass = errand::verify(app, ErrandKind::Feed, token)?;
    app.limits.check_feed(request)?;
    let feed = feed::read(&app.pool, &pass).await?.ok_or(WebError::NotFound)?;
    let locale = chosen_locale(&feed.player)?.unwrap_or(Locale::English);
    Ok((feed, Text::of(locale)))
}

/// Times are told in whole minutes, as everybody at the table knows them.
fn of_table(t: Text, now: DateTime<Utc>, base: &str, table: &MyTable) -> Vec<Item> {
    let item = |id: String, sentence: String, summary: String, at: DateTime<Utc>| {
        let href = format!("{base}/table/{}", table.seat.code);
        Item {
            id: format!("{href}#{id}"),
            title: t.feed_item(sentence, title(t, table)),
            summary,
            href,
            at: minute(at),
        }
    };
    let mut items = Vec::new();
    if let Some(asked) = table.asked.filter(|_| table.seat.ended_at.is_none()) {
        let due = table.due_at.zip(table.zone).map(|(at, zone)| t.my_due(t.moment(at, zone)));
        let stamp = format!("asked-{}", minute(asked.opened_at).timestamp());
        items.push(item(stamp, t.feed_asked(), due.unwrap_or_default(), asked.opened_at));
    }
    let is_new = |at: &DateTime<Utc>| now - *at < TimeDelta::days(NEWS_DAYS);
    if let Some(at) = table.seat.started_at.filter(is_new) {
        items.push(item("begun".to_owned(), t.letter_begins(), String::new(), at));
    }
    if let Some(at) = table.seat.ended_at.filter(is_new).filter(|_| table.seat.length > 0) {
        items.push(item("over".to_owned(), t.letter_over(), String::new(), at));
    }
    items
}

fn of_invitation(t: Text, base: &str, invited: &OwnInvitation) -> Option<Item> {
    let href = format!("{base}/my");
    Some(Item {
        id: format!("{href}#invitation-{}", invited.code),
        title: t.feed_item(t.my_invited(), game_title(&invited.game)),
        summary: String::new(),
        href,
        at: minute(invited.sent_at?),
    })
}

fn minute(at: DateTime<Utc>) -> DateTime<Utc> {
    DateTime::from_timestamp(at.timestamp().div_euclid(60) * 60, 0).unwrap_or(at)
}

/// RFC 3339.
fn stamp(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}
