//! The tables of whoever looks, in words: with whom, how far, whose turn, until when. For *my tables*, and for the front page
//! of a browser that holds a seat.

use actix_web::HttpRequest;
use chrono::{DateTime, TimeDelta, Utc};

use crate::deadline::zone::Zone;
use crate::engine::GameKind;
use crate::link::{self, Claims, Purpose};
use crate::play::account::Session;
use crate::play::lobby::link_to;
use crate::play::my_tables::{self, Mover, MyTable, MyTables, Reader};
use crate::store::tables::TableStatus;
use crate::text::Text;

use super::App;
use super::error::WebError;
use super::next_table::{self, LINK_HOURS};

/// A table in a list of its reader's.
pub(super) struct OwnTable {
    pub(super) href: String,
    /// The game and with whom.
    pub(super) title: String,
    pub(super) code: String,
    /// How far it is and whose turn, or what it waits for.
    pub(super) standing: String,
    /// Until when an answer is waited for.
    pub(super) due: Option<String>,
    /// The table can be replayed.
    pub(super) replay: bool,
    /// Nothing but this browser leads there; with this it can be kept.
    pub(super) keep: Option<String>,
}

/// Where a table stands for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableGroup {
    Waiting,
    Playing,
    Gathering,
    Finished,
}

/// Whose tables a browser may list, and in which zone their times are told.
pub(super) struct Holder {
    pub(super) session: Option<Session>,
    held: Vec<Claims>,
}

impl Holder {
    pub(super) fn of(app: &App, request: &HttpRequest, session: Option<Session>) -> Holder {
        Holder { session, held: next_table::held(app, request) }
    }

    /// Whether there can be any tables to list.
    pub(super) fn is_anybody(&self) -> bool {
        self.reader().is_anybody()
    }

    pub(super) async fn list(&self, app: &App, page: u32, count: usize) -> Result<MyTables, WebError> {
        Ok(my_tables::list(&app.pool, self.reader(), page, count).await?)
    }

    pub(super) fn row(&self, app: &App, t: Text, table: &MyTable) -> OwnTable {
        let group = TableGroup::of(table);
        let due = table.due_at.filter(|_| group == TableGroup::Waiting);
        OwnTable {
            href: self.href(app, table),
            title: title(t, table),
            code: table.seat.code.to_string(),
            standing: standing(t, table, group),
            due: due.map(|at| until(app, t, at, table.zone)),
            replay: group == TableGroup::Finished && table.seat.length > 0,
            keep: table.is_fleeting.then(|| self.capability(app, table)),
        }
    }

    /// Whoever sees the list holds the seat, and may do with it what its page allows.
    fn capability(&self, app: &App, table: &MyTable) -> String {
        let (now, seat) = (app.clock.now(), &table.seat);
        let expires_at = now + TimeDelta::hours(LINK_HOURS);
        let link = link_to(now, seat.table, (seat.id, seat.epoch()));
        link::sign(&app.keys, &Claims { purpose: Purpose::Deed, expires_at, ..link })
    }

    fn reader(&self) -> Reader<'_> {
        Reader { player: self.session.as_ref().map(|session| session.player.id), held: &self.held }
    }

    /// The table's plain address where the browser holds the seat's cookie, else a link of the seat.
    fn href(&self, app: &App, table: &MyTable) -> String {
        let seat = &table.seat;
        if self.held.iter().any(|claims| seat.is_of(claims)) {
            return format!("/table/{}", seat.code);
        }
        let now = app.clock.now();
        let expires_at = now + TimeDelta::hours(LINK_HOURS);
        let claims = Claims { expires_at, ..link_to(now, seat.table, (seat.id, seat.epoch())) };
        format!("/l/{}", link::sign(&app.keys, &claims))
    }
}

/// In the reader's zone; where none is known, how long it still is says enough.
fn until(app: &App, t: Text, at: DateTime<Utc>, zone: Option<Zone>) -> String {
    let now = app.clock.now();
    match zone {
        Some(zone) => t.my_due(t.deadline(at, now, zone)),
        None => t.own_due(t.relative(at, now)),
    }
}

impl TableGroup {
    pub(super) fn of(table: &MyTable) -> TableGroup {
        match table.seat.status {
            TableStatus::Over | TableStatus::Closed => TableGroup::Finished,
            TableStatus::Gathering => TableGroup::Gathering,
            TableStatus::Playing if table.asked.is_some() => TableGroup::Waiting,
            TableStatus::Playing => TableGroup::Playing,
        }
    }
}

/// The game and with whom.
pub(super) fn title(t: Text, table: &MyTable) -> String {
    let game = game_title(&table.seat.game);
    if table.others.is_empty() { game } else { t.own_with(game, table.others.join(", ")) }
}

/// A game that we do not know is called as it is stored.
pub(super) fn game_title(name: &str) -> String {
    GameKind::named(name).map_or_else(|| name.to_owned(), |game| game.title().to_owned())
}

fn standing(t: Text, table: &MyTable, group: TableGroup) -> String {
    match group {
        TableGroup::Gathering => t.own_gathering(),
        TableGroup::Finished => t.own_over(),
        TableGroup::Waiting | TableGroup::Playing => {
            let turn = table.seat.turn.map(|turn| t.own_turn(turn));
            let mover = table.mover.as_ref().map(|mover| match mover {
                Mover::Reader => t.own_mover(String::new(), "you"),
                Mover::Other(name) => t.own_mover(name.clone(), "other"),
            });
            turn.into_iter().chain(mover).collect::<Vec<_>>().join(" · ")
        }
    }
}
