//! `vacations`: days on which no clock of a player ticks.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::vacations;
use crate::id::PlayerId;

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = vacations)]
pub struct VacationRow {
    pub id: i64,
    pub first_on: NaiveDate,
    pub last_on: NaiveDate,
    pub from_at: DateTime<Utc>,
    pub until_at: DateTime<Utc>,
}

#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = vacations)]
pub struct NewVacation {
    pub player_id: PlayerId,
    pub first_on: NaiveDate,
    pub last_on: NaiveDate,
    pub from_at: DateTime<Utc>,
    pub until_at: DateTime<Utc>,
    pub announced_at: DateTime<Utc>,
}

pub async fn insert(conn: &mut AsyncPgConnection, row: &NewVacation) -> QueryResult<usize> {
    diesel::insert_into(vacations::table).values(row).execute(conn).await
}

/// Those that end after a moment, in order.
pub async fn list_since(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    since: DateTime<Utc>,
) -> QueryResult<Vec<VacationRow>> {
    vacations::table
        .filter(vacations::player_id.eq(player))
        .filter(vacations::until_at.gt(since))
        .order(vacations::from_at)
        .select(VacationRow::as_select())
        .load(conn)
        .await
}

/// It ends now; the days that are left are free for another.
pub async fn mark_ended(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    today: NaiveDate,
    row: &VacationRow,
) -> QueryResult<usize> {
    let values = (vacations::until_at.eq(now), vacations::last_on.eq(today.max(row.first_on)));
    diesel::update(vacations::table.find(row.id)).set(values).execute(conn).await
}

/// It never began.
pub async fn delete(conn: &mut AsyncPgConnection, id: i64) -> QueryResult<usize> {
    diesel::delete(vacations::table.find(id)).execute(conn).await
}
