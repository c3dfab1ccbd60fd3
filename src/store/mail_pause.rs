//! `post`: whether letters may leave. One row.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::post;

/// Since when letters are paused, and why; nothing if they are not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pause {
    pub since: DateTime<Utc>,
    pub reason: String,
}

pub async fn find_pause(conn: &mut AsyncPgConnection) -> QueryResult<Option<Pause>> {
    let row: Option<(Option<DateTime<Utc>>, Option<String>)> =
        post::table.select((post::paused_at, post::reason)).first(conn).await.optional()?;
    let (since, reason) = row.unwrap_or_default();
    Ok(since.zip(reason).map(|(since, reason)| Pause { since, reason }))
}

/// From now on no letter is taken in hand, by any server. A pause that is there already stays as it is.
pub async fn mark_paused(conn: &mut AsyncPgConnection, now: DateTime<Utc>, reason: &str) -> QueryResult<usize> {
    let flowing = post::table.filter(post::paused_at.is_null());
    diesel::update(flowing).set((post::paused_at.eq(now), post::reason.eq(reason))).execute(conn).await
}

pub async fn mark_released(conn: &mut AsyncPgConnection) -> QueryResult<usize> {
    let paused = post::table.filter(post::paused_at.is_not_null());
    let values = (post::paused_at.eq(None::<DateTime<Utc>>), post::reason.eq(None::<String>));
    diesel::update(paused).set(values).execute(conn).await
}

/// Since when the mail server is left alone, why, and when a letter asks again how it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub since: DateTime<Utc>,
    pub reason: String,
    pub tries_at: DateTime<Utc>,
}

/// As the process that met it last has noted it.
pub async fn find_trouble(conn: &mut AsyncPgConnection) -> QueryResult<Option<Trouble>> {
    let whole =
        (post::troubled_at.assume_not_null(), post::trouble.assume_not_null(), post::tries_at.assume_not_null());
    let row = post::table.filter(post::troubled_at.is_not_null()).select(whole).first(conn).await.optional()?;
    Ok(row.map(|(since, reason, tries_at)| Trouble { since, reason, tries_at }))
}

pub async fn mark_troubled(conn: &mut AsyncPgConnection, trouble: &Trouble) -> QueryResult<usize> {
    let values =
        (post::troubled_at.eq(trouble.since), post::trouble.eq(&trouble.reason), post::tries_at.eq(trouble.tries_at));
    diesel::update(post::table).set(values).execute(conn).await
}

pub async fn mark_mended(conn: &mut AsyncPgConnection) -> QueryResult<usize> {
    let values = (
        post::troubled_at.eq(None::<DateTime<Utc>>),
        post::trouble.eq(None::<String>),
        post::tries_at.eq(None::<DateTime<Utc>>),
    );
    diesel::update(post::table).set(values).execute(conn).await
}

/// Where this database lives now, and where it said it lived when it was last served.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct Home {
    #[diesel(sql_type = diesel::sql_types::Text)]
    pub now: String,
    #[diesel(sql_type = diesel::sql_types::Nullable<diesel::sql_types::Text>)]
    pub before: Option<String>,
}

/// Another cluster or another database of one has another name, whatever was copied into it. Nothing if the server does
/// not tell: not every service that speaks Postgres does. Not for use inside a transaction, which would end there.
pub async fn find_home(conn: &mut AsyncPgConnection) -> QueryResult<Option<Home>> {
    const HOME: &str = "\
        SELECT system_identifier::text || '/' || pg_database.oid::text AS now, post.home AS before \
        FROM post, pg_control_system(), pg_database WHERE datname = current_database()";
    match diesel::sql_query(HOME).get_result(conn).await.optional() {
        Err(diesel::result::Error::DatabaseError(..)) => Ok(None),
        home => home,
    }
}

pub async fn mark_home(conn: &mut AsyncPgConnection, home: &str) -> QueryResult<usize> {
    diesel::update(post::table).set(post::home.eq(home)).execute(conn).await
}

/// It only ever rises.
pub async fn raise_mark(conn: &mut AsyncPgConnection) -> QueryResult<i64> {
    diesel::update(post::table).set(post::mark.eq(post::mark + 1)).returning(post::mark).get_result(conn).await
}
