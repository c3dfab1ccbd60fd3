//! The record of a table: its whole log played once more, for the log, the replay, the archive and exports. What comes out is
//! compared with what is stored; a difference is one loud fault, and nothing is written at that table any more.

use chrono::{DateTime, Utc};

use crate::archive::{Cast, Participant, Record};
use crate::clock::Clock;
use crate::engine::log::{Hidden, Logged, Moment};
use crate::engine::{Seat, of_game, per_game};
use crate::id::TableCode;
use crate::settle::words::Words;
use crate::store::entries::EntryRow;
use crate::store::formers::FormerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{Connection, Pool, entries, tables};
use crate::vault::{Column, Drawer, Place, Scope, Vault};

use super::PlayFault;
use super::glance::{self, AnyGlance, Glance};
use super::live::load_seed;
use super::{lesson, stored};

/// A table, and all that ever happened there.
pub struct Recorded<G: Words> {
    pub glance: Glance<G>,
    pub record: Record<G>,
}

per_game!(
    /// A table and its record, by the game that is played there.
    pub enum AnyRecorded of Recorded
);

/// The dealt table with this code, or nothing.
pub async fn by_code(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    code: &TableCode,
) -> Result<Option<AnyRecorded>, PlayFault> {
    let Some(glance) = glance::by_code(pool, vault, code, None).await? else { return Ok(None) };
    Ok(Some(of_game!(glance, AnyGlance, glance => {
        let record = of(pool, clock, vault, &glance).await?;
        Recorded { glance, record }.into()
    })))
}

/// The record up to the moment of the glance: a log only ever grows.
pub async fn of<G: Words>(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    glance: &Glance<G>,
) -> Result<Record<G>, PlayFault> {
    read(&mut *pool.get().await?, clock.now(), vault, glance).await
}

/// The same on a connection that is at hand.
pub(super) async fn read<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    glance: &Glance<G>,
) -> Result<Record<G>, PlayFault> {
    let row = &glance.row;
    let log = entries::list(conn, row.id, row.seq).await?;
    let read = replay(vault, row, (&glance.seats, &glance.formers), &log).and_then(|record| {
        match record.book().difference(&glance.book) {
            None => Ok(record),
            Some(difference) => Err(stored::astray(row, row.seq, format!("the stored book has {difference}"))),
        }
    });
    if let Err(fault @ PlayFault::Astray { .. }) = &read {
        tables::mark_halted(conn, now, row.id, &fault.to_string()).await?;
    }
    read
}

/// The stored log played once more; what comes out must be what was stored.
pub(super) fn replay<G: Words>(
    vault: &Vault,
    table: &TableRow,
    (seats, formers): (&[SeatRow], &[FormerRow]),
    entries: &[EntryRow],
) -> Result<Record<G>, PlayFault> {
    let astray = |entry: i32, cause: String| stored::astray(table, entry, cause);
    let (deal, rest) = entries.split_first().ok_or_else(|| astray(1, "there is no deal".to_owned()))?;
    let ruleset = table.ruleset.parse().map_err(|_| astray(1, format!("unknown ruleset {}", table.ruleset)))?;
    let options = serde_json::from_str(&table.options).map_err(|error| astray(1, format!("options: {error}")))?;
    let drawer = vault.drawer(Scope::Table(&table.code));
    let at = hidden_of(&drawer, table, deal)?.at;
    let cast = cast(vault, table, seats, formers)?;
    let mut record = Record::begin(cast, ruleset, options, at).map_err(|error| astray(1, error.to_string()))?;
    for entry in rest {
        let hidden = hidden_of(&drawer, table, entry)?;
        let seat = match entry.seat.map(|number| u8::try_from(number).ok().and_then(Seat::new)) {
            None => None,
            Some(Some(seat)) => Some(seat),
            Some(None) => return Err(astray(entry.seq, "there is no such seat".to_owned())),
        };
        let shown_at = Moment(entry.shown_at.timestamp()).minute();
        let logged = Logged { seat, written: &hidden.written, how: hidden.how, at: hidden.at, shown_at };
        record.append(logged).map_err(|fault| astray(entry.seq, fault.to_string()))?;
        if record.last_public() != Some(&entry.form) {
            return Err(astray(entry.seq, "everybody reads something else than was done".to_owned()));
        }
    }
    record.name_heirs(heirs(seats, formers));
    if record.head().as_bytes()[..] != table.head[..] {
        return Err(astray(table.seq, "its hash is not that of the table's row".to_owned()));
    }
    Ok(record)
}

/// The names of those who were given a seat after the deal, in that order.
fn heirs(seats: &[SeatRow], formers: &[FormerRow]) -> Vec<String> {
    let dealt = |person: i16| seats.iter().any(|row| row.bot.is_none() && row.participant + 1 == person);
    let left = formers.iter().map(|row| (row.person, &row.name));
    let here = seats.iter().filter(|row| row.bot.is_none()).map(|row| (row.person(), &row.name));
    let mut heirs: Vec<(i16, &String)> = left.chain(here).filter(|(person, _)| !dealt(*person)).collect();
    heirs.sort_by_key(|(person, _)| *person);
    heirs.into_iter().map(|(_, name)| name.clone()).collect()
}

/// As it was dealt: under the names of those who were there then.
fn cast(vault: &Vault, table: &TableRow, seats: &[SeatRow], formers: &[FormerRow]) -> Result<Cast, PlayFault> {
    let mut rows: Vec<&SeatRow> = seats.iter().collect();
    rows.sort_by_key(|row| row.participant);
    let participant = |row: &&SeatRow| {
        let former = formers.iter().find(|former| former.person == row.participant + 1);
        let name = former.filter(|_| row.bot.is_none()).map_or(&row.name, |former| &former.name).clone();
        match (&row.bot, &row.word) {
            (Some(kind), _) => Ok(Participant::Bot { name, kind: kind.clone() }),
            (None, sealed) => {
                let place =
                    Place { scope: Scope::Table(&table.code), column: Column::Word, row: row.participant.into() };
                let word = vault.open(place, sealed.as_deref().unwrap_or_default())?;
                let word =
                    String::from_utf8(word).map_err(|_| stored::astray(table, 1, "a word is no text".to_owned()))?;
                Ok(Participant::Person { name, word })
            }
        }
    };
    let participants: Result<Vec<Participant>, PlayFault> = rows.iter().map(participant).collect();
    Ok(Cast { code: lesson::dealt_code(table), seed: load_seed(vault, table)?, participants: participants? })
}

/// What an entry hides, from its row.
fn hidden_of(drawer: &Drawer<'_>, table: &TableRow, entry: &EntryRow) -> Result<Hidden, PlayFault> {
    let text = String::from_utf8(drawer.open(Column::HiddenPart, entry.seq.into(), &entry.hidden)?);
    let hidden = text.ok().and_then(|text| text.parse().ok());
    hidden.ok_or_else(|| stored::astray(table, entry.seq, "what it hides cannot be read".to_owned()))
}
