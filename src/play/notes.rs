//! Private notes: what a player writes down at a table for nobody else. They change nothing at the table, wake no letter and
//! stop no clock, so that nobody can tell that they were written.

use sha2::{Digest, Sha256};

use crate::id::TableCode;
use crate::link::Claims;
use crate::store::notes::{self, Writer};
use crate::store::{AsyncConnection, Connection, Pool, seats, tables};
use crate::vault::{Broken, Column, Place, Scope, Vault};

use super::{PlayFault, random, talk};

/// Characters on the leaf of one seat.
pub const NOTES_MAX: usize = 2_000;
/// Every leaf is as long as this, which is enough for characters of any script.
const LEAF_BYTES: usize = 10 + 4 * NOTES_MAX;

/// What became of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    Kept,
    TooLong,
    /// The leaf was changed elsewhere since its writer saw it. Nothing was kept.
    Changed,
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
}

/// Stands for a leaf as its writer saw it.
pub fn mark(words: &str) -> String {
    Sha256::digest(words).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Keeps the notes of the seat's player, in place of those with the mark `seen`.
pub async fn keep(pool: &Pool, vault: &Vault, claims: &Claims, words: &str, seen: &str) -> Result<Noted, PlayFault> {
    let words = tidy(words);
    if words.chars().count() > NOTES_MAX {
        return Ok(Noted::TooLong);
    }
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| keep_locked(conn, vault, claims, &words, seen).await).await
}

async fn keep_locked(
    conn: &mut Connection,
    vault: &Vault,
    claims: &Claims,
    words: &str,
    seen: &str,
) -> Result<Noted, PlayFault> {
    let Some(table) = tables::lock(conn, claims.table).await? else { return Ok(Noted::Revoked) };
    let own = seats::find(conn, claims.seat).await?.filter(|seat| seat.is_of(claims));
    let Some(own) = own else { return Ok(Noted::Revoked) };
    let there = match notes::find(conn, own.id).await? {
        Some((writer, sealed)) => open(vault, &table.code, writer, &sealed)?,
        None => String::new(),
    };
    // A doubled form finds its own words there.
    if there != words && mark(&there) != seen {
        return Ok(Noted::Changed);
    }
    let writer = Writer { table_id: table.id, seat_id: own.id, player_id: own.player_id };
    notes::replace(conn, writer, &seal(vault, &table.code, writer, words)?).await?;
    Ok(Noted::Kept)
}

/// The leaf: who wrote it, how long it is, the words, and nothing up to its end.
fn seal(vault: &Vault, code: &TableCode, writer: Writer, words: &str) -> Result<Vec<u8>, PlayFault> {
    let mut leaf = Vec::with_capacity(LEAF_BYTES);
    leaf.extend(who(writer));
    leaf.extend(u16::try_from(words.len()).unwrap_or(u16::MAX).to_be_bytes());
    leaf.extend(words.as_bytes());
    assert!(leaf.len() <= LEAF_BYTES, "the words were counted");
    leaf.resize(LEAF_BYTES, 0);
    Ok(vault.seal(place(code, writer), random()?, &leaf))
}

/// The words of a leaf; one that was moved to another writer does not open.
pub(super) fn open(vault: &Vault, code: &TableCode, writer: Writer, sealed: &[u8]) -> Result<String, PlayFault> {
    let leaf = vault.open(place(code, writer), sealed)?;
    let (written_by, rest) = leaf.split_first_chunk::<8>().ok_or(Broken)?;
    let (length, words) = rest.split_first_chunk::<2>().ok_or(Broken)?;
    let words = words.get(..usize::from(u16::from_be_bytes(*length))).ok_or(Broken)?;
    if *written_by != who(writer) {
        return Err(Broken.into());
    }
    Ok(String::from_utf8(words.to_vec()).map_err(|_| Broken)?)
}

/// The same leaves under the newest key.
pub(super) async fn reseal(conn: &mut Connection, vault: &Vault, table: &tables::TableRow) -> Result<(), PlayFault> {
    for (writer, sealed) in notes::list(conn, table.id).await? {
        let words = open(vault, &table.code, writer, &sealed)?;
        notes::replace(conn, writer, &seal(vault, &table.code, writer, &words)?).await?;
    }
    Ok(())
}

fn who(writer: Writer) -> [u8; 8] {
    writer.player_id.map_or(0, |player| player.0).to_be_bytes()
}

fn place(code: &TableCode, writer: Writer) -> Place<'_> {
    Place { scope: Scope::Table(code), column: Column::Notes, row: writer.seat_id.0 }
}

/// Lines as they were typed, without an empty end.
fn tidy(words: &str) -> String {
    let lines: Vec<String> = talk::printable(words).map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::{PlayerId, SeatId, TableId};
    use crate::keyring::Keyring;

    #[test]
    fn notes_keep_their_lines() {
        assert_eq!(tidy("Berta: red?\r\n\r\n  2 winds \u{7}\t\r\n\r\n"), "Berta: red?\n\n  2 winds");
        assert_eq!(tidy(" \n\t\u{0}"), "");
    }

    #[test]
    fn a_leaf_is_always_as_long_and_opens_for_its_writer_only() {
        let vault = Vault::new(Keyring::for_tests(1));
        let code: TableCode = "K7QM2X".parse().unwrap();
        let writer = Writer { table_id: TableId(1), seat_id: SeatId(2), player_id: Some(PlayerId(3)) };
        let long = "\u{10348}".repeat(NOTES_MAX);
        for words in ["", "Circe?", &long] {
            let sealed = seal(&vault, &code, writer, words).unwrap();
            assert_eq!(sealed.len(), 2 + 12 + LEAF_BYTES + 16);
            assert_eq!(open(&vault, &code, writer, &sealed).unwrap(), words);
            for other in [Writer { player_id: None, ..writer }, Writer { seat_id: SeatId(3), ..writer }] {
                assert!(open(&vault, &code, other, &sealed).is_err());
            }
        }
    }
}
