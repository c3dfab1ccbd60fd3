//! `heartbeat` and `outages`: when somebody looked after the clocks, and when nobody did.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::Timestamptz;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{prepared, verbatim};
use super::schema::{heartbeat, outages};

/// What the database's own clock shows.
pub async fn read_clock(conn: &mut AsyncPgConnection) -> QueryResult<DateTime<Utc>> {
    diesel::select(verbatim::<Timestamptz>("clock_timestamp()")).get_result(conn).await
}

/// When some server last looked after the clocks. Until the end of the transaction nobody else may say so.
pub async fn lock(conn: &mut AsyncPgConnection) -> QueryResult<Option<DateTime<Utc>>> {
    let beat: Option<Option<DateTime<Utc>>> =
        heartbeat::table.select(heartbeat::beat_at).for_update().first(conn).await.optional()?;
    Ok(beat.flatten())
}

/// The same for whoever only wants to know.
pub async fn find(conn: &mut AsyncPgConnection) -> QueryResult<Option<DateTime<Utc>>> {
    let beat: Option<Option<DateTime<Utc>>> =
        heartbeat::table.select(heartbeat::beat_at).first(conn).await.optional()?;
    Ok(beat.flatten())
}

pub async fn mark_beat(conn: &mut AsyncPgConnection, now: DateTime<Utc>) -> QueryResult<usize> {
    MarkBeat { now: &now }.execute(conn).await
}

prepared!(MarkBeat: "UPDATE heartbeat SET beat_at = ", now: DateTime<Utc> as Timestamptz);

pub async fn insert_outage(
    conn: &mut AsyncPgConnection,
    from_at: DateTime<Utc>,
    until_at: DateTime<Utc>,
) -> QueryResult<usize> {
    let values = (outages::from_at.eq(from_at), outages::until_at.eq(until_at));
    diesel::insert_into(outages::table).values(values).execute(conn).await
}

/// What lies ahead has not happened: the machine's clock was wrong.
pub async fn end_outages(conn: &mut AsyncPgConnection, now: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(outages::table.filter(outages::from_at.gt(now))).execute(conn).await?;
    diesel::update(outages::table.filter(outages::until_at.gt(now))).set(outages::until_at.eq(now)).execute(conn).await
}

/// Those that end after a moment.
pub async fn list_outages_since(
    conn: &mut AsyncPgConnection,
    since: DateTime<Utc>,
) -> QueryResult<Vec<(DateTime<Utc>, DateTime<Utc>)>> {
    let after = outages::table.filter(outages::until_at.gt(since));
    after.order(outages::from_at).select((outages::from_at, outages::until_at)).load(conn).await
}
