//! Forgetting: how long things are kept that nobody needs any more (docs/letters.md has them as a table). What is said there
//! is promised to players; a longer age is no harm, a shorter one needs a look at every reader in `store::retention`.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::TableId;
use crate::store::retention::{self, Aged, Left};
use crate::store::{AsyncConnection, Pool, tables};

use super::{PlayFault, lesson};

/// Rows removed by one statement: none of them holds anything up for long.
const HANDFUL: i64 = 1_000;
/// Tables looked after in one go; the rest comes with the next.
const TABLES: i64 = 200;

fn age(aged: Aged) -> TimeDelta {
    match aged {
        // Who counts letters looks back a month; their readers find them in a list.
        Aged::Letters => TimeDelta::days(90),
        // Their owner sees what became of the last one.
        Aged::Pings | Aged::Arrivals => TimeDelta::days(30),
        // It is known by then that the letter that made it cannot make another.
        Aged::Sessions => TimeDelta::days(1),
        // No clock has ticked for so long, and idle tables look back 400 days.
        Aged::Outages => TimeDelta::days(800),
        // For two years a letter's link ends all others.
        Aged::Strangers => TimeDelta::days(800),
    }
}

fn quiet(left: Left) -> TimeDelta {
    match left {
        // Links to seats and invitations are good for sixty days.
        Left::Ended => TimeDelta::days(120),
        Left::NotDealt => TimeDelta::days(90),
        Left::TriedOnce => TimeDelta::days(14),
    }
}

/// Removes a handful by its age. Says how many there were, and whether there may be more.
pub async fn forget(pool: &Pool, now: DateTime<Utc>, aged: Aged) -> Result<(usize, bool), PlayFault> {
    let conn = &mut *pool.get().await?;
    let removed = retention::delete_aged(conn, aged, now - age(aged), HANDFUL).await?;
    Ok((removed, i64::try_from(removed).unwrap_or(i64::MAX) >= HANDFUL))
}

/// Tables of which something is to go, and whether there may be more.
pub async fn list_left(pool: &Pool, now: DateTime<Utc>, left: Left) -> Result<(Vec<TableId>, bool), PlayFault> {
    let conn = &mut *pool.get().await?;
    let tables = retention::list_left(conn, left, now - quiet(left), TABLES).await?;
    let more = i64::try_from(tables.len()).unwrap_or(i64::MAX) >= TABLES;
    Ok((tables, more))
}

/// Clears a table that ended, or removes one that was never played at or was only a lesson. Says how many rows went: none if it is not left so
/// any more, or another server is at it.
pub async fn leave_behind(pool: &Pool, now: DateTime<Utc>, left: Left, table: TableId) -> Result<usize, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        if !retention::lock_if_left(conn, left, now - quiet(left), table).await? {
            return Ok(0);
        }
        // Everybody's lesson is the same deal: nobody looks for its log.
        let all_of_it = match left {
            Left::Ended => tables::find_by_id(conn, table).await?.as_ref().is_some_and(lesson::is_lesson),
            Left::NotDealt | Left::TriedOnce => true,
        };
        Ok(match all_of_it {
            true => retention::delete(conn, table).await?,
            false => retention::clear(conn, now, table).await?,
        })
    })
    .await
}
