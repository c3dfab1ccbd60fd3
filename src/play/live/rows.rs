//! A table from its rows, and back to them: what is secret is opened and sealed here.

use chrono::{DateTime, Utc};

use super::Live;
use crate::engine::log::{Book, Chain, Entry, Handle, Moment, Table};
use crate::engine::{Digest, Outcome, PerSeat, Seat, ServerSeed};
use crate::id::{SeatId, TableCode, TableId};
use crate::play::{PlayFault, random};
use crate::settle::run::Mind;
use crate::settle::sheet::Sheet;
use crate::settle::words::Words;
use crate::store::entries::NewEntry;
use crate::store::seats::SeatRow;
use crate::store::tables::{Progress, TableRow, TableStatus};
use crate::store::words::WordsRow;
use crate::vault::{Column, Place, Scope, Vault};

/// The row's changing part, sealed.
pub(in crate::play) struct Sealed {
    pub(in crate::play) status: TableStatus,
    pub(in crate::play) seq: i32,
    pub(in crate::play) head: Vec<u8>,
    pub(in crate::play) digest: Vec<u8>,
    pub(in crate::play) snapshot: Vec<u8>,
}

impl Sealed {
    /// As the row takes it.
    pub(in crate::play) fn progress(&self, now: DateTime<Utc>) -> Progress<'_> {
        Progress {
            status: self.status,
            seq: self.seq,
            head: &self.head,
            digest: &self.digest,
            snapshot: &self.snapshot,
            ended_at: (self.status != TableStatus::Playing).then_some(now),
            acted_at: None,
        }
    }
}

impl<G: Words> Live<G> {
    /// The table as it is stored, as of `now`. The digest is checked on both sides of the store.
    pub(in crate::play) fn load(
        vault: &Vault,
        now: DateTime<Utc>,
        table: &TableRow,
        seats: &[SeatRow],
        words: &[WordsRow],
    ) -> Result<Live<G>, PlayFault> {
        let name = || table.code.to_string();
        let seed = load_seed(vault, table)?;
        let place = Place { scope: Scope::Table(&table.code), column: Column::Snapshot, row: 0 };
        let snapshot = vault.open(place, &table.snapshot)?;
        if Digest::of(&snapshot).as_bytes()[..] != table.digest[..] {
            return Err(PlayFault::Digest(name()));
        }
        let game: G = serde_json::from_slice(&snapshot).map_err(|_| PlayFault::Digest(name()))?;
        let head: [u8; 32] = table.head.as_slice().try_into().map_err(|_| PlayFault::Log(name()))?;
        let chain = Chain::resume(table.seq.unsigned_abs(), head.into());
        let sheet = |row: &SeatRow| match words.iter().find(|words| words.seat_id == row.id) {
            Some(words) => open_sheet(vault, &table.code, &game, words),
            None => Ok(Sheet::default()),
        };
        let sheets = seats.iter().map(sheet).collect::<Result<_, PlayFault>>()?;
        let minds = minds(table, seats)?;
        let book = Book::resume(attended(table, game, seats, &minds), chain, seed, Moment(now.timestamp()).minute());
        let mut live = Self::new(table.code.clone(), now, book, minds, sheets);
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

    /// The words that have changed, as rows. When what is open has changed, all that ever were there: whose have ended
    /// with it shows in nothing, not even in the work done.
    pub(in crate::play) fn words(
        &self,
        vault: &Vault,
        id: TableId,
        seats: &[SeatRow],
        known: &[SeatId],
    ) -> Result<Vec<WordsRow>, PlayFault> {
        let drawer = vault.drawer(Scope::Table(&self.code));
        let changed = self.occasion() != self.opened;
        let mut rows = Vec::new();
        for (row, sheet) in seats.iter().zip(&self.sheets) {
            let is_said = row.seat().is_some_and(|seat| self.said.contains(seat));
            if is_said || changed && known.contains(&row.id) {
                let plain = sheet.write(self.game()).map_err(PlayFault::Words)?;
                let sealed = drawer.seal(Column::Words, row.id.0, random()?, &plain);
                rows.push(WordsRow { seat_id: row.id, table_id: id, sealed });
            }
        }
        Ok(rows)
    }

    pub(in crate::play) fn seal(&self, vault: &Vault) -> Result<Sealed, PlayFault> {
        let snapshot = serde_json::to_vec(self.game()).map_err(|_| PlayFault::Digest(self.code.to_string()))?;
        let place = Place { scope: Scope::Table(&self.code), column: Column::Snapshot, row: 0 };
        Ok(Sealed {
            status: match self.game().outcome() {
                Outcome::Running if self.book.table().is_closed() => TableStatus::Closed,
                Outcome::Running => TableStatus::Playing,
                Outcome::Won(_) | Outcome::Shared(_) => TableStatus::Over,
            },
            seq: self.book.entries().cast_signed(),
            head: self.book.head().as_bytes().to_vec(),
            digest: Digest::of(&snapshot).as_bytes().to_vec(),
            snapshot: vault.seal(place, random()?, &snapshot),
        })
    }
}

/// A seat's words from their row.
pub(in crate::play) fn open_sheet<G: Words>(
    vault: &Vault,
    code: &TableCode,
    game: &G,
    words: &WordsRow,
) -> Result<Sheet<G>, PlayFault> {
    let place = Place { scope: Scope::Table(code), column: Column::Words, row: words.seat_id.0 };
    let plain = vault.open(place, &words.sealed)?;
    Sheet::read(game, &plain).map_err(|_| PlayFault::Unknown(code.to_string(), "words".to_owned()))
}

pub(in crate::play) fn load_seed(vault: &Vault, table: &TableRow) -> Result<ServerSeed, PlayFault> {
    let place = Place { scope: Scope::Table(&table.code), column: Column::Seed, row: 0 };
    let bytes: Result<[u8; 32], _> = vault.open(place, &table.seed)?.try_into();
    Ok(ServerSeed::new(bytes.map_err(|_| PlayFault::Digest(table.code.to_string()))?))
}

/// Who began where and sits there now, as the log would tell it.
fn attended<G: Words>(table: &TableRow, game: G, seats: &[SeatRow], minds: &PerSeat<Mind>) -> Table<G> {
    let people = seats.iter().filter(|row| row.bot.is_none()).count();
    let number = |number: i16| u8::try_from(number).unwrap_or(u8::MAX);
    let mut order = PerSeat::filled(0, minds.count());
    for (seat, row) in seats.iter().filter_map(|row| Some((row.seat()?, row))) {
        order[seat] = number(row.participant);
    }
    let holder = |row: &SeatRow| match row.bot {
        Some(_) => Handle::of(number(row.participant), u8::try_from(people).unwrap_or(u8::MAX)),
        None => Handle::Person(number(row.person())),
    };
    let away = Seat::all(minds.count()).filter(|seat| minds[*seat] == Mind::Caretaker).collect();
    Table::resume(game, order, seats.iter().map(holder).collect(), away, table.status == TableStatus::Closed)
}

fn minds(table: &TableRow, seats: &[SeatRow]) -> Result<PerSeat<Mind>, PlayFault> {
    let mut minds = PerSeat::filled(Mind::Person, u8::try_from(seats.len()).unwrap_or(u8::MAX));
    for row in seats {
        let unknown = || PlayFault::Unknown(table.code.to_string(), format!("seat {:?}", row.seat));
        let seat = row.seat().ok_or_else(unknown)?;
        if let Some(kind) = &row.bot {
            let kind = kind.parse().map_err(|_| PlayFault::Unknown(table.code.to_string(), format!("bot {kind}")))?;
            minds[seat] = Mind::Bot(kind);
        } else if row.resigned_at.is_some() || row.away_at.is_some() {
            minds[seat] = Mind::Caretaker;
        }
    }
    Ok(minds)
}
