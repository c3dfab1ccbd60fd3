//! `tables`: a game being gathered, played or over, with the cache of its state.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Integer, Nullable, SmallInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{Top, Verbatim, prepared, verbatim};
use super::schema::{seats, tables};
use super::word::words;
use crate::id::{PlayerId, TableCode, TableId};
use crate::keyring::KeyId;

words! {
    /// How far a table is.
    TableStatus in "tables.status":
    /// People come; nothing is dealt yet.
    Gathering = "gathering",
    Playing = "playing",
    /// Played to its end.
    Over = "over",
    /// Called off, or closed as it stood.
    Closed = "closed",
}

/// A row as it is read. What is encrypted stays so here.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tables)]
pub struct TableRow {
    pub id: TableId,
    pub code: TableCode,
    pub game: String,
    pub ruleset: String,
    pub options: String,
    pub status: TableStatus,
    pub seal: Vec<u8>,
    pub seed: Vec<u8>,
    pub seq: i32,
    pub head: Vec<u8>,
    pub digest: Vec<u8>,
    pub snapshot: Vec<u8>,
    pub created_at: DateTime<Utc>,
    pub host_id: Option<PlayerId>,
    pub places: i16,
    pub bots: i16,
    pub is_open: bool,
    pub pace: String,
    pub locale: String,
    pub confirmed_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    /// Its log and its book contradict each other: nothing more is written.
    pub halted_because: Option<String>,
    /// How long an answer can be taken back.
    pub take_back_minutes: i16,
    /// Since when there is a link to invite with.
    pub link_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = tables)]
pub struct NewTable<'a> {
    pub code: &'a TableCode,
    pub game: &'a str,
    pub ruleset: &'a str,
    pub options: &'a str,
    pub status: TableStatus,
    pub seal: &'a [u8],
    pub seed: &'a [u8],
    pub seq: i32,
    pub head: &'a [u8],
    pub digest: &'a [u8],
    pub snapshot: &'a [u8],
    pub created_at: DateTime<Utc>,
    pub host_id: Option<PlayerId>,
    pub places: i16,
    pub bots: i16,
    pub is_open: bool,
    pub pace: &'a str,
    pub locale: &'a str,
    pub confirmed_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    pub acted_at: DateTime<Utc>,
    /// One visitor against bots, to try the game.
    pub is_trial: bool,
    pub take_back_minutes: i16,
}

/// What a turn changes.
#[derive(Debug)]
pub struct Progress {
    pub status: TableStatus,
    pub seq: i32,
    pub head: Vec<u8>,
    pub digest: Vec<u8>,
    pub snapshot: Vec<u8>,
    pub ended_at: Option<DateTime<Utc>>,
    /// If it was a person's doing.
    pub acted_at: Option<DateTime<Utc>>,
    /// As everybody knows them.
    pub turn: i32,
    pub mover: Option<i16>,
}

/// The new row's number, or nothing if the code is taken.
pub async fn insert(conn: &mut AsyncPgConnection, table: &NewTable<'_>) -> QueryResult<Option<TableId>> {
    diesel::insert_into(tables::table)
        .values(table)
        .on_conflict(tables::code)
        .do_nothing()
        .returning(tables::id)
        .get_result(conn)
        .await
        .optional()
}

pub async fn find(conn: &mut AsyncPgConnection, code: &TableCode) -> QueryResult<Option<TableRow>> {
    tables::table.filter(tables::code.eq(code)).select(TableRow::as_select()).first(conn).await.optional()
}

pub async fn find_by_id(conn: &mut AsyncPgConnection, id: TableId) -> QueryResult<Option<TableRow>> {
    tables::table.find(id).select(TableRow::as_select()).first(conn).await.optional()
}

pub async fn find_code(conn: &mut AsyncPgConnection, id: TableId) -> QueryResult<Option<TableCode>> {
    tables::table.find(id).select(tables::code).first(conn).await.optional()
}

/// Until the end of the transaction nobody else acts at this table.
pub async fn lock(conn: &mut AsyncPgConnection, id: TableId) -> QueryResult<Option<TableRow>> {
    tables::table.find(id).select(TableRow::as_select()).for_update().first(conn).await.optional()
}

pub async fn update(mut conn: &AsyncPgConnection, id: TableId, progress: &Progress) -> QueryResult<usize> {
    let Progress { status, seq, head, digest, snapshot, ended_at, acted_at, turn, mover } = progress;
    Update { status, seq, head, digest, snapshot, ended_at, acted_at, turn, mover, id: &id }.execute(&mut conn).await
}

prepared!(Update:
    "UPDATE tables SET status = ", status: TableStatus as Text,
    ", seq = ", seq: i32 as Integer,
    ", head = ", head: [u8] as Binary,
    ", digest = ", digest: [u8] as Binary,
    ", snapshot = ", snapshot: [u8] as Binary,
    ", ended_at = coalesce(", ended_at: Option<DateTime<Utc>> as Nullable<Timestamptz>,
    ", ended_at), acted_at = coalesce(", acted_at: Option<DateTime<Utc>> as Nullable<Timestamptz>,
    ", acted_at), turn = ", turn: i32 as Integer,
    ", mover = ", mover: Option<i16> as Nullable<SmallInt>,
    " WHERE id = ", id: TableId as BigInt
);

/// Nothing more is written at the table, until somebody who looks after the service has seen to it. The first cause stays.
pub async fn mark_halted(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: TableId,
    because: &str,
) -> QueryResult<usize> {
    let runs = tables::table.find(id).filter(tables::halted_at.is_null());
    let halt = (tables::halted_at.eq(now), tables::halted_because.eq(because));
    diesel::update(runs).set(halt).execute(conn).await
}

/// The locked table goes on. Says since when it was halted, if it was.
pub async fn mark_mended(conn: &mut AsyncPgConnection, id: TableId) -> QueryResult<Option<DateTime<Utc>>> {
    let halted_at = tables::table.find(id).select(tables::halted_at).first(conn).await?;
    let none = (tables::halted_at.eq(None::<DateTime<Utc>>), tables::halted_because.eq(None::<String>));
    diesel::update(tables::table.find(id)).set(none).execute(conn).await?;
    Ok(halted_at)
}

/// Why tables are halted, the first one first.
pub async fn list_halted(conn: &mut AsyncPgConnection, count: i64) -> QueryResult<Vec<String>> {
    let halted = tables::table.filter(tables::halted_at.is_not_null()).order(tables::halted_at);
    halted.select(tables::halted_because.assume_not_null()).limit(count).load(conn).await
}

/// The host's address is the host's: from now on others may be invited.
pub async fn mark_confirmed(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: TableId) -> QueryResult<usize> {
    diesel::update(tables::table.find(id)).set(tables::confirmed_at.eq(now)).execute(conn).await
}

pub async fn mark_started(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: TableId) -> QueryResult<usize> {
    let values = (tables::started_at.eq(now), tables::acted_at.eq(now));
    diesel::update(tables::table.find(id)).set(values).execute(conn).await
}

/// Somebody else looks after the table from now on.
pub async fn mark_host(conn: &mut AsyncPgConnection, id: TableId, host: PlayerId) -> QueryResult<usize> {
    diesel::update(tables::table.find(id)).set(tables::host_id.eq(host)).execute(conn).await
}

/// A table to try is somebody's from now on, and stays like any other.
pub async fn mark_kept(conn: &mut AsyncPgConnection, id: TableId, host: PlayerId) -> QueryResult<usize> {
    let values = (tables::host_id.eq(host), tables::is_trial.eq(false));
    diesel::update(tables::table.find(id)).set(values).execute(conn).await
}

/// The newest that a player has opened, and confirmed.
pub async fn find_last_of_host(conn: &mut AsyncPgConnection, host: PlayerId) -> QueryResult<Option<TableRow>> {
    let hosted = tables::table.filter(tables::host_id.eq(host)).filter(tables::confirmed_at.is_not_null());
    hosted.order(tables::id.desc()).select(TableRow::as_select()).first(conn).await.optional()
}

/// The table at which the people of this one play once more.
pub async fn find_rematch(conn: &mut AsyncPgConnection, id: TableId) -> QueryResult<Option<TableRow>> {
    let rematch = tables::table.filter(tables::rematch_of.eq(id));
    rematch.select(TableRow::as_select()).first(conn).await.optional()
}

pub async fn mark_rematch(conn: &mut AsyncPgConnection, id: TableId, of: Option<TableId>) -> QueryResult<usize> {
    diesel::update(tables::table.find(id)).set(tables::rematch_of.eq(of)).execute(conn).await
}

/// A new link to invite with since then, or none any more; that before is void.
pub async fn mark_link(
    conn: &mut AsyncPgConnection,
    id: TableId,
    link_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    diesel::update(tables::table.find(id)).set(tables::link_at.eq(link_at)).execute(conn).await
}

/// It will not be played, or not to its end.
pub async fn mark_closed(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: TableId) -> QueryResult<usize> {
    let values = (tables::status.eq(TableStatus::Closed), tables::ended_at.eq(now));
    diesel::update(tables::table.find(id)).set(values).execute(conn).await
}

/// A table that anybody may join.
#[derive(Clone, Debug, Queryable)]
pub struct OpenTable {
    pub code: TableCode,
    pub game: String,
    pub ruleset: String,
    pub places: i16,
    pub bots: i16,
    pub pace: String,
    pub locale: String,
    /// The host's, as it is at the table.
    pub host: Option<String>,
    /// How many people sit there.
    pub people: i64,
}

/// Tables with free seats that were opened since then, newest first.
pub async fn list_to_join(
    conn: &mut AsyncPgConnection,
    since: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<OpenTable>> {
    let people = seats::table.filter(seats::table_id.eq(tables::id)).count().single_value().assume_not_null();
    let some_free = "(SELECT count(*) FROM seats WHERE seats.table_id = tables.id) < tables.places - tables.bots";
    let host = seats::table
        .filter(seats::table_id.eq(tables::id))
        .filter(seats::player_id.eq(tables::host_id))
        .select(seats::name)
        .single_value();
    let query = tables::table
        // In so many words, so that a plan for any values still knows the index that holds these tables alone.
        .filter(verbatim::<Bool>("tables.status = 'gathering'"))
        .filter(tables::is_open)
        .filter(tables::confirmed_at.is_not_null())
        .filter(tables::created_at.gt(since))
        .filter(verbatim::<Bool>(some_free))
        .order(tables::created_at.desc())
        .select((
            tables::code,
            tables::game,
            tables::ruleset,
            tables::places,
            tables::bots,
            tables::pace,
            tables::locale,
            host,
            people,
        ));
    Top { query, count }.load(conn).await
}

/// How far a table is for everybody's eyes: its last entry and its last message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Queryable)]
pub struct Published {
    pub seq: i32,
    pub talk: i64,
}

/// Of the dealt table with this code.
pub async fn find_published(
    conn: &mut AsyncPgConnection,
    code: &TableCode,
) -> QueryResult<Option<(TableId, Published)>> {
    let dealt = tables::table.filter(tables::code.eq(code)).filter(tables::seq.gt(0));
    dealt.select((tables::id, (tables::seq, last_message()))).first(conn).await.optional()
}

/// Of many tables in one query.
pub async fn list_published(conn: &mut AsyncPgConnection, ids: &[TableId]) -> QueryResult<Vec<(TableId, Published)>> {
    let these = tables::table.filter(tables::id.eq_any(ids));
    these.select((tables::id, (tables::seq, last_message()))).load(conn).await
}

/// Its number among all that stand, zero before anybody has said something.
fn last_message() -> Verbatim<BigInt> {
    verbatim("coalesce((SELECT max(talk.id) FROM talk WHERE talk.table_id = tables.id AND talk.removed_at IS NULL), 0)")
}

/// Tables whose secrets were sealed with this key; a seed is sealed once, when its table is opened.
pub async fn list_sealed_with(conn: &mut AsyncPgConnection, key: KeyId) -> QueryResult<Vec<TableId>> {
    let sealed_with = diesel::dsl::sql::<diesel::sql_types::Bool>("get_byte(seed, 0) * 256 + get_byte(seed, 1) = ")
        .bind::<diesel::sql_types::Int4, _>(i32::from(key.0));
    tables::table.filter(sealed_with).select(tables::id).order(tables::id).load(conn).await
}

/// The same secrets under another key.
pub async fn update_sealed(
    conn: &mut AsyncPgConnection,
    id: TableId,
    seed: &[u8],
    snapshot: &[u8],
) -> QueryResult<usize> {
    let values = (tables::seed.eq(seed), tables::snapshot.eq(snapshot));
    diesel::update(tables::table.find(id)).set(values).execute(conn).await
}

/// Games at which no person has done anything since then, the longest first.
pub async fn list_idle(conn: &mut AsyncPgConnection, since: DateTime<Utc>, count: i64) -> QueryResult<Vec<TableId>> {
    tables::table
        // In so many words, so that a plan for any values still knows the index that holds these tables alone.
        .filter(verbatim::<Bool>("tables.status = 'playing'"))
        .filter(tables::acted_at.le(since))
        .order(tables::acted_at)
        .limit(count)
        .select(tables::id)
        .load(conn)
        .await
}

/// Whether anybody has ever opened a table here.
pub async fn any(conn: &mut AsyncPgConnection) -> QueryResult<bool> {
    diesel::select(diesel::dsl::exists(tables::table.select(tables::id))).get_result(conn).await
}
