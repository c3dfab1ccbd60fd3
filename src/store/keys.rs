//! `keys`: which server keys this database was used with, so that a wrong or lost secret file is noticed at the start and
//! not by the first player whose hand cannot be read.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::keys;
use crate::keyring::{Key, KeyId, Keyring};

/// How the secret file and the database fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Every key that is still needed is in the file.
    Known,
    /// The database needs a key that the file does not have.
    Missing(KeyId),
    /// The file has another key under this number: it belongs to another server.
    Foreign(KeyId),
}

pub async fn fit(conn: &mut AsyncPgConnection, ring: &Keyring) -> QueryResult<Fit> {
    let rows: Vec<(i16, Vec<u8>)> = keys::table
        .filter(keys::dropped_at.is_null())
        .order(keys::id.desc())
        .select((keys::id, keys::fingerprint))
        .load(conn)
        .await?;
    for (id, fingerprint) in rows {
        let id = KeyId(id.unsigned_abs());
        match ring.keys().iter().find(|key| key.id() == id) {
            None => return Ok(Fit::Missing(id)),
            Some(key) if key.fingerprint()[..] != fingerprint[..] => return Ok(Fit::Foreign(id)),
            Some(_) => {}
        }
    }
    Ok(Fit::Known)
}

/// Notes every key of the file that the database has not seen yet.
pub async fn insert_new(conn: &mut AsyncPgConnection, now: DateTime<Utc>, ring: &Keyring) -> QueryResult<usize> {
    let rows: Vec<_> = ring
        .keys()
        .iter()
        .map(|key| (keys::id.eq(column(key)), keys::fingerprint.eq(key.fingerprint().to_vec()), keys::seen_at.eq(now)))
        .collect();
    diesel::insert_into(keys::table).values(rows).on_conflict_do_nothing().execute(conn).await
}

/// Notes that this key was taken out of the file on purpose.
pub async fn mark_dropped(conn: &mut AsyncPgConnection, now: DateTime<Utc>, key: &Key) -> QueryResult<usize> {
    diesel::update(keys::table.find(column(key))).set(keys::dropped_at.eq(now)).execute(conn).await
}

fn column(key: &Key) -> i16 {
    key.id().0.cast_signed()
}
