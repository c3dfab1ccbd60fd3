//! Finished tables as the archive lists them: those that anybody could join.

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::tables;
use crate::id::TableCode;

#[derive(Debug, Queryable)]
pub struct FinishedTable {
    pub code: TableCode,
    pub started_at: Option<DateTime<Utc>>,
    pub ended_at: Option<DateTime<Utc>>,
    /// How many entries its log has.
    pub length: i32,
    /// Who sat there, in the order of the seats.
    pub names: Option<String>,
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

/// So many of them after the first `skip`.
pub async fn list(
    conn: &mut AsyncPgConnection,
    search: &Search,
    skip: i64,
    count: i64,
) -> QueryResult<Vec<FinishedTable>> {
    let names = "(SELECT string_agg(seats.name, ', ' ORDER BY seats.seat) FROM seats WHERE seats.table_id = tables.id)";
    let mut query = tables::table
        .filter(tables::is_open)
        .filter(tables::ended_at.is_not_null())
        .filter(tables::seq.gt(0))
        .select((tables::code, tables::started_at, tables::ended_at, tables::seq, sql::<Nullable<Text>>(names)))
        .limit(count)
        .offset(skip)
        .into_boxed();
    if !search.player.is_empty() {
        // Names between the beginning and the last one with it, sign by sign: whatever is looked for, the index of names finds it.
        let sits = sql::<Bool>("tables.id IN (SELECT table_id FROM seats WHERE lower(name) ~>=~ lower(")
            .bind::<Text, _>(search.player.clone())
            .sql(") AND lower(name) ~<~ lower(")
            .bind::<Text, _>(format!("{}{}", search.player, char::MAX))
            .sql("))");
        query = query.filter(sits);
    }
    if let Some(since) = search.since {
        query = query.filter(tables::ended_at.ge(since));
    }
    if let Some(until) = search.until {
        query = query.filter(tables::ended_at.lt(until));
    }
    // The number makes equals stay where they are from page to page.
    query = match search.order {
        Order::Newest => query.order((tables::ended_at.desc(), tables::id)),
        Order::Oldest => query.order((tables::ended_at.asc(), tables::id)),
        Order::Longest => query.order((tables::seq.desc(), tables::id)),
        Order::Shortest => query.order((tables::seq.asc(), tables::id)),
    };
    query.load(conn).await
}
