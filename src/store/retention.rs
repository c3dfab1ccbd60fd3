//! What is removed once nobody needs it any more: rows by their age, a handful a statement; what an ended game left behind,
//! and tables that were never played at, one by one. Logs of games between people stay for ever, with all that their archives
//! tell.
//!
//! Before something is removed here, look at every reader of it: how far back does each of them ask?

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::id::TableId;

/// Rows that go by their age alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aged {
    /// Letters about no table that were sent or given up: signing in, and those that carried others.
    Letters,
    /// Lines elsewhere that were sent or given up.
    Pings,
    /// What mail servers handed over, once it was read.
    Arrivals,
    /// Sessions that ran out, or would have.
    Sessions,
    /// When no server looked after the clocks.
    Outages,
    /// Addresses that somebody typed once, whose owner never came, and of which nothing else is left. Whoever asked never
    /// to be written to again is remembered.
    Strangers,
}

impl Aged {
    pub const ALL: [Aged; 6] =
        [Aged::Letters, Aged::Pings, Aged::Arrivals, Aged::Sessions, Aged::Outages, Aged::Strangers];

    /// Others may do the same, or something else with a row: that one waits. An array, so that each is found by its number
    /// whatever the planner thinks of how many there are.
    fn statement(self) -> &'static str {
        match self {
            Aged::Letters => {
                "DELETE FROM outbox WHERE id = ANY(ARRAY(SELECT id FROM outbox WHERE table_id IS NULL AND done_at < $1 \
                 ORDER BY done_at LIMIT $2 FOR UPDATE SKIP LOCKED))"
            }
            Aged::Pings => {
                "DELETE FROM pings WHERE id = ANY(ARRAY(SELECT id FROM pings WHERE done_at < $1 \
                 ORDER BY done_at LIMIT $2 FOR UPDATE SKIP LOCKED))"
            }
            Aged::Arrivals => {
                "DELETE FROM arrivals WHERE id = ANY(ARRAY(SELECT id FROM arrivals WHERE done_at < $1 \
                 ORDER BY done_at LIMIT $2 FOR UPDATE SKIP LOCKED))"
            }
            Aged::Sessions => {
                "DELETE FROM sessions WHERE id = ANY(ARRAY(SELECT id FROM sessions WHERE expires_at < $1 \
                 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED))"
            }
            Aged::Outages => {
                "DELETE FROM outages WHERE id = ANY(ARRAY(SELECT id FROM outages WHERE until_at < $1 \
                 ORDER BY until_at LIMIT $2 FOR UPDATE SKIP LOCKED))"
            }
            Aged::Strangers => {
                "DELETE FROM players WHERE id = ANY(ARRAY(SELECT id FROM players AS stranger WHERE created_at < $1 \
                 AND confirmed_at IS NULL AND blocked_at IS NULL AND refused_at IS NULL \
                 AND NOT EXISTS (SELECT FROM seats WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM tables WHERE host_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM invitations WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM outbox WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM sessions WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM formers WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM notes WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM former_hours WHERE player_id = stranger.id) \
                 AND NOT EXISTS (SELECT FROM vacations WHERE player_id = stranger.id) \
                 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))"
            }
        }
    }
}

/// At most `count` of those from before then; says how many there were.
pub async fn delete_aged(
    conn: &mut AsyncPgConnection,
    aged: Aged,
    before: DateTime<Utc>,
    count: i64,
) -> QueryResult<usize> {
    let query = diesel::sql_query(aged.statement()).bind::<Timestamptz, _>(before);
    query.bind::<BigInt, _>(count).execute(conn).await
}

/// Tables of which something is to go, or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The game ended, and nobody has said anything there since.
    Ended,
    /// Called off, or never confirmed, or nobody came but the host.
    NotDealt,
    /// Somebody tried the game, or its lesson, for a day at most and did not play it to its end.
    TriedOnce,
}

impl Left {
    pub const ALL: [Left; 3] = [Left::Ended, Left::NotDealt, Left::TriedOnce];

    /// The tables left so before `$1`. None with a letter whose fate is open.
    fn condition(self) -> &'static str {
        match self {
            Left::Ended => {
                "ended_at < $1 AND seq > 0 AND (cleared_at IS NULL OR cleared_at <= acted_at) AND acted_at < $1 \
                 AND NOT EXISTS (SELECT FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting')"
            }
            Left::NotDealt => {
                "seq = 0 AND acted_at < $1 AND (status = 'closed' OR NOT EXISTS (SELECT FROM seats \
                 WHERE seats.table_id = tables.id AND player_id IS DISTINCT FROM host_id)) \
                 AND NOT EXISTS (SELECT FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting')"
            }
            Left::TriedOnce => {
                "is_trial AND status <> 'over' AND acted_at - created_at < interval '1 day' AND acted_at < $1 \
                 AND NOT EXISTS (SELECT FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting')"
            }
        }
    }

    fn since(self) -> &'static str {
        match self {
            Left::Ended => "ended_at",
            Left::NotDealt | Left::TriedOnce => "acted_at",
        }
    }
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    id: TableId,
}

/// The longest left first.
pub async fn list_left(
    conn: &mut AsyncPgConnection,
    left: Left,
    before: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<TableId>> {
    let (condition, since) = (left.condition(), left.since());
    let sql = format!("SELECT id FROM tables WHERE {condition} ORDER BY {since} LIMIT $2");
    let query = diesel::sql_query(sql).bind::<Timestamptz, _>(before).bind::<BigInt, _>(count);
    Ok(query.load::<Found>(conn).await?.into_iter().map(|found| found.id).collect())
}

/// Until the end of the transaction nobody else acts at the table; no if it is not left so any more, or in somebody's hands.
pub async fn lock_if_left(
    conn: &mut AsyncPgConnection,
    left: Left,
    before: DateTime<Utc>,
    table: TableId,
) -> QueryResult<bool> {
    let condition = left.condition();
    let sql = format!("SELECT id FROM tables WHERE {condition} AND id = $2 FOR UPDATE SKIP LOCKED");
    let query = diesel::sql_query(sql).bind::<Timestamptz, _>(before).bind::<BigInt, _>(table);
    Ok(query.get_result::<Found>(conn).await.optional()?.is_some())
}

/// What the game needed while it was played. Of each player's letters the last one that told of it stays: should somebody
/// talk there again, the next begins after it.
pub async fn clear(conn: &mut AsyncPgConnection, now: DateTime<Utc>, table: TableId) -> QueryResult<usize> {
    const LETTERS: &str = "DELETE FROM outbox WHERE table_id = $1 AND id NOT IN (SELECT max(id) FROM outbox \
        WHERE table_id = $1 AND state = 'sent' AND told_seq IS NOT NULL GROUP BY player_id)";
    const QUESTIONS: &str = "DELETE FROM questions WHERE table_id = $1 \
        AND NOT EXISTS (SELECT FROM outbox WHERE question_id = questions.id)";
    const INVITATIONS: &str = "DELETE FROM invitations WHERE table_id = $1 \
        AND NOT EXISTS (SELECT FROM outbox WHERE invitation_id = invitations.id)";
    let mut removed = 0;
    for statement in [LETTERS, "DELETE FROM clocks WHERE table_id = $1", QUESTIONS, INVITATIONS] {
        removed += diesel::sql_query(statement).bind::<BigInt, _>(table).execute(conn).await?;
    }
    let cleared = diesel::sql_query("UPDATE tables SET cleared_at = $2 WHERE id = $1");
    cleared.bind::<BigInt, _>(table).bind::<Timestamptz, _>(now).execute(conn).await?;
    Ok(removed)
}

/// The table with everything that belongs to it, whatever refers to something else first.
pub async fn delete(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<usize> {
    const OF_TABLE: [&str; 11] = [
        "outbox",
        "clocks",
        "questions",
        "invitations",
        "offers",
        "formers",
        "talk",
        "notes",
        "words",
        "entries",
        "seats",
    ];
    let mut removed = 0;
    for name in OF_TABLE {
        let statement = diesel::sql_query(format!("DELETE FROM {name} WHERE table_id = $1"));
        removed += statement.bind::<BigInt, _>(table).execute(conn).await?;
    }
    let last = diesel::sql_query("DELETE FROM tables WHERE id = $1").bind::<BigInt, _>(table);
    Ok(removed + last.execute(conn).await?)
}
