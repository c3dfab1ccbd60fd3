//! Finished tables as the archive lists them: those that anybody could join. A page begins where another ended, so that the
//! last costs no more than the first.

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{Top, Verbatim, verbatim};
use super::schema::{seats, tables};
use crate::id::{TableCode, TableId};

#[derive(Debug)]
pub struct FinishedTable {
    pub code: TableCode,
    pub started_at: Option<DateTime<Utc>>,
    pub ended_at: Option<DateTime<Utc>>,
    /// How many entries its log has.
    pub length: i32,
    /// Who sat there, in the order of the seats.
    pub names: Vec<String>,
}

/// What somebody looks for.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// What a name at the table begins with; nothing for any.
    pub player: String,
    /// Ended at or after.
    pub since: Option<DateTime<Utc>>,
    /// Ended before.
    pub until: Option<DateTime<Utc>>,
    pub order: Order,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    #[default]
    Newest,
    Oldest,
    Longest,
    Shortest,
}

impl Order {
    pub const ALL: [Order; 4] = [Order::Newest, Order::Oldest, Order::Longest, Order::Shortest];
}

/// Where in the list.
#[derive(Clone, Copy, Debug)]
pub enum From {
    /// After so many.
    Skip(i64),
    After(Place),
    /// The ones just before it, in the list's order.
    Before(Place),
}

/// Where a table stands in any of the orders. The number makes equals stay where they are from page to page.
#[derive(Clone, Copy, Debug, Queryable)]
pub struct Place {
    id: TableId,
    ended_at: DateTime<Utc>,
    length: i32,
}

/// Nothing for a table that the list does not show: of others it would tell when they ended.
pub async fn find_place(conn: &mut AsyncPgConnection, code: &TableCode) -> QueryResult<Option<Place>> {
    listed()
        .filter(tables::code.eq(code))
        .select((tables::id, tables::ended_at.assume_not_null(), tables::seq))
        .first(conn)
        .await
        .optional()
}

/// More people than these are called so: then they are looked for among the tables, and else the tables among theirs.
const MANY: i64 = 5_000;

type Row = (TableId, TableCode, Option<DateTime<Utc>>, Option<DateTime<Utc>>, i32);

/// So many of them from there on.
pub async fn list(
    conn: &mut AsyncPgConnection,
    search: &Search,
    from: From,
    count: i64,
) -> QueryResult<Vec<FinishedTable>> {
    let mut query = listed().into_boxed();
    if !search.player.is_empty() {
        let theirs = list_of_name(conn, &search.player).await?;
        query = match i64::try_from(theirs.len()).unwrap_or(i64::MAX) > MANY {
            false => query.filter(tables::id.eq_any(theirs)),
            // One table after the other, in the order of the list.
            true => query.filter(
                sql::<Bool>(
                    "EXISTS (SELECT FROM seats WHERE seats.table_id = tables.id AND lower(seats.name) ~>=~ lower(",
                )
                .bind::<Text, _>(search.player.clone())
                .sql(") AND lower(seats.name) ~<~ lower(")
                .bind::<Text, _>(last_with(&search.player))
                .sql(") OFFSET 0)"),
            ),
        };
    }
    if let Some(since) = search.since {
        query = query.filter(tables::ended_at.ge(since));
    }
    if let Some(until) = search.until {
        query = query.filter(tables::ended_at.lt(until));
    }
    let (place, backwards) = match from {
        From::Skip(0) => (None, false),
        From::Skip(skip) => {
            query = query.offset(skip);
            (None, false)
        }
        From::After(place) => (Some(place), false),
        From::Before(place) => (Some(place), true),
    };
    let by_end = matches!(search.order, Order::Newest | Order::Oldest);
    let falls = matches!(search.order, Order::Newest | Order::Longest) != backwards;
    if let Some(place) = place {
        let sign = if falls { " < (" } else { " > (" };
        query = match by_end {
            true => query.filter(
                sql::<Bool>(&format!("(tables.ended_at, tables.id){sign}"))
                    .bind::<Timestamptz, _>(place.ended_at)
                    .sql(", ")
                    .bind::<BigInt, _>(place.id)
                    .sql(")"),
            ),
            false => query.filter(
                sql::<Bool>(&format!("(tables.seq, tables.id){sign}"))
                    .bind::<Integer, _>(place.length)
                    .sql(", ")
                    .bind::<BigInt, _>(place.id)
                    .sql(")"),
            ),
        };
    }
    query = match (by_end, falls) {
        (true, true) => query.order((tables::ended_at.desc(), tables::id.desc())),
        (true, false) => query.order((tables::ended_at.asc(), tables::id.asc())),
        (false, true) => query.order((tables::seq.desc(), tables::id.desc())),
        (false, false) => query.order((tables::seq.asc(), tables::id.asc())),
    };
    let columns = (tables::id, tables::code, tables::started_at, tables::ended_at, tables::seq);
    let mut rows: Vec<Row> = Top { query: query.select(columns), count }.load(conn).await?;
    if backwards {
        rows.reverse();
    }
    with_names(conn, rows).await
}

/// Names are read of those tables alone that are shown.
async fn with_names(conn: &mut AsyncPgConnection, rows: Vec<Row>) -> QueryResult<Vec<FinishedTable>> {
    let ids: Vec<TableId> = rows.iter().map(|(id, ..)| *id).collect();
    let named: Vec<(TableId, String)> = seats::table
        .filter(seats::table_id.eq_any(ids))
        .order((seats::table_id, seats::seat))
        .select((seats::table_id, seats::name))
        .load(conn)
        .await?;
    let table = |(id, code, started_at, ended_at, length): Row| {
        let names = named.iter().filter(|(table, _)| *table == id).map(|(_, name)| name.clone()).collect();
        FinishedTable { code, started_at, ended_at, length, names }
    };
    Ok(rows.into_iter().map(table).collect())
}

#[diesel::dsl::auto_type(no_type_alias)]
fn listed() -> _ {
    // In so many words, so that the first page of the list is a statement without values.
    let dealt: Verbatim<Bool> = verbatim("tables.seq > 0");
    tables::table.filter(tables::is_open).filter(tables::ended_at.is_not_null()).filter(dealt)
}

/// The tables at which somebody sits whose name begins so, one more than are many at most. Names between the beginning and
/// the last one with it, sign by sign: whatever is looked for, the index of names finds it.
async fn list_of_name(conn: &mut AsyncPgConnection, beginning: &str) -> QueryResult<Vec<TableId>> {
    let called = sql::<Bool>("lower(seats.name) ~>=~ lower(")
        .bind::<Text, _>(beginning.to_owned())
        .sql(") AND lower(seats.name) ~<~ lower(")
        .bind::<Text, _>(last_with(beginning))
        .sql(")");
    seats::table.filter(called).select(seats::table_id).limit(MANY + 1).load(conn).await
}

fn last_with(beginning: &str) -> String {
    format!("{beginning}{}", char::MAX)
}
