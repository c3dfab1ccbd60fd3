//! The book of a table as its row holds it: packed, because it tells much twice, then sealed.

use std::io::Write as _;

use chrono::{DateTime, Utc};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use crate::engine::log::Book;
use crate::engine::{Digest, Eye, Outcome};
use crate::id::TableCode;
use crate::settle::words::Words;
use crate::store::seats::SeatRow;
use crate::store::tables::{Progress, TableRow, TableStatus};
use crate::store::{Connection, entries, formers};
use crate::vault::{Column, Place, Scope, Vault};

use super::live::load_seed;
use super::{PlayFault, random, record};

/// Lengths are rounded up, so that they tell less of what is in it.
const STEP: usize = 256;
/// No book is longer; whatever unpacks to more was not written by us.
const MOST: usize = 4 << 20;

/// The book of a row; for a row of a version that stored the game alone, by playing its log once more.
pub(super) async fn read<G: Words>(
    conn: &mut Connection,
    vault: &Vault,
    row: &TableRow,
    seats: &[SeatRow],
) -> Result<Book<G>, PlayFault> {
    match open(vault, row)? {
        Some(book) => Ok(book),
        None => {
            let formers = formers::list(conn, row.id).await?;
            let log = entries::list(conn, row.id, row.seq).await?;
            Ok(record::replay(vault, row, (seats, &formers), &log)?.into_book())
        }
    }
}

/// Nothing if the row holds a game alone.
fn open<G: Words>(vault: &Vault, row: &TableRow) -> Result<Option<Book<G>>, PlayFault> {
    let broken = |cause: &str| astray(row, row.seq, cause.to_owned());
    let packed = vault.open(place(&row.code), &row.snapshot)?;
    if packed.starts_with(b"{") {
        return Ok(None);
    }
    let json =
        decompress_to_vec_zlib_with_limit(&packed, MOST).map_err(|_| broken("the stored book cannot be unpacked"))?;
    if Digest::of(&json).as_bytes()[..] != row.digest[..] {
        return Err(broken("the stored book does not fit its digest"));
    }
    let book: Book<G> = Book::from_json(&json, load_seed(vault, row)?)
        .map_err(|error| astray(row, row.seq, format!("the stored book cannot be read: {error}")))?;
    if book.entries() != row.seq.unsigned_abs() || book.head().as_bytes()[..] != row.head[..] {
        return Err(broken("the stored book ends elsewhere than the log"));
    }
    Ok(Some(book))
}

/// What a turn changes of the row.
pub(super) fn seal<G: Words>(
    vault: &Vault,
    code: &TableCode,
    book: &Book<G>,
    now: DateTime<Utc>,
) -> Result<Progress, PlayFault> {
    let json = book.to_json();
    let view = book.game().view(Eye::Public);
    let mover = if book.table().is_over() { None } else { G::mover(&view) };
    let status = match book.game().outcome() {
        Outcome::Running if book.table().is_closed() => TableStatus::Closed,
        Outcome::Running => TableStatus::Playing,
        Outcome::Won(_) | Outcome::Shared(_) => TableStatus::Over,
    };
    Ok(Progress {
        status,
        seq: book.entries().cast_signed(),
        head: book.head().as_bytes().to_vec(),
        digest: Digest::of(&json).as_bytes().to_vec(),
        snapshot: vault.seal(place(code), random()?, &pack(&json)),
        ended_at: book.table().is_over().then_some(now),
        acted_at: None,
        turn: G::occasion(&view).turn.cast_signed(),
        mover: mover.map(|seat| seat.number().into()),
    })
}

fn pack(json: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(4096), Compression::fast());
    packer.write_all(json).expect("memory takes whatever is written");
    let mut packed = packer.finish().expect("memory takes whatever is written");
    packed.resize(packed.len().next_multiple_of(STEP), 0);
    packed
}

/// Log, book and row of a table contradict each other.
pub(super) fn astray(row: &TableRow, entry: i32, cause: String) -> PlayFault {
    PlayFault::Astray { table: row.code.to_string(), entry, cause }
}

fn place(code: &TableCode) -> Place<'_> {
    Place { scope: Scope::Table(code), column: Column::Snapshot, row: 0 }
}
