//! A table from its rows, and back to them: what is secret is opened and sealed here.

use chrono::{DateTime, Utc};

use super::{Live, Outgoing};
use crate::engine::log::{Book, Entry};
use crate::engine::{PerSeat, ServerSeed};
use crate::id::{SeatId, TableCode, TableId};
use crate::play::{PlayFault, random, stored};
use crate::settle::pad::{Pad, Unsent};
use crate::settle::run::Mind;
use crate::settle::words::Words;
use crate::store::entries::NewEntry;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::unsent::UnsentRow;
use crate::store::words::{SeatWords, WordsRow};
use crate::vault::{Column, Place, Scope, Vault};

impl<G: Words> Live<G> {
    /// The table as it is stored, as of `now`.
    pub(in crate::play) fn load(
        vault: &Vault,
        now: DateTime<Utc>,
        table: &TableRow,
        book: Book<G>,
        seats: &[SeatRow],
        words: &[SeatWords],
    ) -> Result<Live<G>, PlayFault> {
        let spoken = |row: &SeatRow| words.iter().find(|(words, _)| words.seat_id == row.id);
        let pad = |row: &SeatRow| match spoken(row) {
            Some((words, _)) => open_pad(vault, &table.code, book.game(), words),
            None => Ok(Pad::default()),
        };
        let pads = seats.iter().map(pad).collect::<Result<_, PlayFault>>()?;
        let outgoing = |row: &SeatRow| match spoken(row) {
            Some((_, Some(unsent))) => open_unsent(vault, &table.code, book.game(), unsent).map(Some),
            Some((_, None)) | None => Ok(None),
        };
        let outgoing = seats.iter().map(outgoing).collect::<Result<_, PlayFault>>()?;
        let minds = minds(table, seats, &book)?;
        let mut live = Live { outgoing, ..Self::new(table.code.clone(), now, book, minds, pads) };
        for (seat, row) in seats.iter().filter_map(|row| Some((row.seat()?, row))) {
            live.silences[seat] = row.silences;
        }
        Ok(live)
    }

    /// The new lines as rows.
    pub(in crate::play) fn entries(&self, vault: &Vault, id: TableId) -> Result<Vec<NewEntry>, PlayFault> {
        let drawer = vault.drawer(Scope::Table(&self.code));
        let row = |Entry { line, hidden, .. }: &Entry| {
            let hidden = hidden.to_string();
            Ok(NewEntry {
                table_id: id,
                seq: line.number.cast_signed(),
                seat: line.seat.map(|seat| seat.number().into()),
                shown_at: self.now,
                form: line.public.clone(),
                hidden: drawer.seal(Column::HiddenPart, line.number.into(), random()?, hidden.as_bytes()),
            })
        };
        self.written.iter().map(row).collect()
    }

    /// The words that have changed, as rows. Once anything has happened, all that ever were there: it may end what was said at
    /// any seat, even where the question stays the same (a plague stops a course), and whose have ended shows in nothing, not
    /// even in the work done.
    pub(in crate::play) fn words(
        &self,
        vault: &Vault,
        id: TableId,
        seats: &[SeatRow],
        known: &[SeatId],
    ) -> Result<Vec<WordsRow>, PlayFault> {
        let drawer = vault.drawer(Scope::Table(&self.code));
        let happened = !self.written.is_empty();
        let mut rows = Vec::new();
        for (row, pad) in seats.iter().zip(&self.pads) {
            let is_said = row.seat().is_some_and(|seat| self.said.contains(seat));
            if is_said || happened && known.contains(&row.id) {
                let plain = pad.write(self.game()).map_err(PlayFault::Words)?;
                let sealed = drawer.seal(Column::Words, row.id.0, random()?, &plain);
                rows.push(WordsRow { seat_id: row.id, table_id: id, sealed });
            }
        }
        Ok(rows)
    }

    /// What was laid aside since the rows were read, as rows, and the seats at which nothing lies aside any more.
    pub(in crate::play) fn outgoing(
        &self,
        vault: &Vault,
        id: TableId,
        seats: &[SeatRow],
    ) -> Result<(Vec<UnsentRow>, Vec<SeatId>), PlayFault> {
        let drawer = vault.drawer(Scope::Table(&self.code));
        let (mut rows, mut gone) = (Vec::new(), Vec::new());
        let changed = |row: &SeatRow| row.seat().is_some_and(|seat| self.laid.contains(seat));
        for (row, outgoing) in seats.iter().zip(&self.outgoing).filter(|(row, _)| changed(row)) {
            let Some(Outgoing { unsent, leaves_at }) = outgoing else {
                gone.push(row.id);
                continue;
            };
            let plain = unsent.write(self.game()).map_err(PlayFault::Words)?;
            let sealed = drawer.seal(Column::Unsent, row.id.0, random()?, &plain);
            rows.push(UnsentRow { seat_id: row.id, table_id: id, sealed, leaves_at: *leaves_at });
        }
        Ok((rows, gone))
    }
}

/// A seat's words from their row.
pub(in crate::play) fn open_pad<G: Words>(
    vault: &Vault,
    code: &TableCode,
    game: &G,
    words: &WordsRow,
) -> Result<Pad<G>, PlayFault> {
    let place = Place { scope: Scope::Table(code), column: Column::Words, row: words.seat_id.0 };
    let plain = vault.open(place, &words.sealed)?;
    Pad::read(game, &plain).map_err(|_| PlayFault::Unknown(code.to_string(), "words".to_owned()))
}

/// What can be taken back, from its row.
pub(in crate::play) fn open_unsent<G: Words>(
    vault: &Vault,
    code: &TableCode,
    game: &G,
    row: &UnsentRow,
) -> Result<Outgoing<G>, PlayFault> {
    let place = Place { scope: Scope::Table(code), column: Column::Unsent, row: row.seat_id.0 };
    let plain = vault.open(place, &row.sealed)?;
    let unsent = Unsent::read(game, &plain).map_err(|_| PlayFault::Unknown(code.to_string(), "unsent".to_owned()))?;
    Ok(Outgoing { unsent, leaves_at: row.leaves_at })
}

pub(in crate::play) fn load_seed(vault: &Vault, table: &TableRow) -> Result<ServerSeed, PlayFault> {
    let place = Place { scope: Scope::Table(&table.code), column: Column::Seed, row: 0 };
    let bytes: Result<[u8; 32], _> = vault.open(place, &table.seed)?.try_into();
    Ok(ServerSeed::new(bytes.map_err(|_| PlayFault::Unknown(table.code.to_string(), "seed".to_owned()))?))
}

/// Who thinks for each seat: the book knows who is away, the rows which bot it is.
fn minds<G: Words>(table: &TableRow, seats: &[SeatRow], book: &Book<G>) -> Result<PerSeat<Mind>, PlayFault> {
    let unknown = |what: String| PlayFault::Unknown(table.code.to_string(), what);
    let mut minds = PerSeat::filled(Mind::Person, book.game().seats());
    for row in seats {
        let seat = row.seat().filter(|seat| seat.number() < book.game().seats());
        let seat = seat.ok_or_else(|| unknown(format!("seat {:?}", row.seat)))?;
        let is_away = row.resigned_at.is_some() || row.away_at.is_some();
        if let Some(kind) = &row.bot {
            minds[seat] = Mind::Bot(kind.parse().map_err(|_| unknown(format!("bot {kind}")))?);
        } else if is_away != book.table().away().contains(seat) {
            return Err(stored::astray(table, table.seq, format!("row and log disagree whether seat {seat} is away")));
        } else if is_away {
            minds[seat] = Mind::Caretaker;
        }
    }
    Ok(minds)
}
