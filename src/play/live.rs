//! A table in the hands of one transaction: its game, its chain and its minds, from the rows and back to them.

use chrono::{DateTime, Utc};

use crate::bot::Bots;
use crate::engine::log::{Chain, Hidden, How, Moment, Service};
use crate::engine::{Digest, Outcome, PerSeat, Seat, ServerSeed};
use crate::id::{TableCode, TableId};
use crate::settle::in_turn::settle;
use crate::settle::run::Mind;
use crate::store::entries::NewEntry;
use crate::store::seats::SeatRow;
use crate::store::tables::{Progress, TableRow};
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, random};

pub(super) struct Live<G: Bots> {
    pub(super) code: TableCode,
    pub(super) game: G,
    pub(super) seed: ServerSeed,
    pub(super) chain: Chain,
    pub(super) minds: PerSeat<Mind>,
    /// Given up before its game was over.
    closed: bool,
    /// What was written down since the rows were read.
    written: Vec<Written>,
}

struct Written {
    number: u32,
    seat: Option<Seat>,
    public: String,
    hidden: String,
    at: DateTime<Utc>,
}

/// The row's changing part, sealed.
pub(super) struct Sealed {
    pub(super) status: &'static str,
    pub(super) seq: i32,
    pub(super) head: Vec<u8>,
    pub(super) digest: Vec<u8>,
    pub(super) snapshot: Vec<u8>,
}

impl Sealed {
    /// As the row takes it.
    pub(super) fn progress(&self, now: DateTime<Utc>) -> Progress<'_> {
        Progress {
            status: self.status,
            seq: self.seq,
            head: &self.head,
            digest: &self.digest,
            snapshot: &self.snapshot,
            ended_at: (self.status != "playing").then_some(now),
        }
    }
}

impl<G: Bots> Live<G> {
    /// A game just dealt, before its first line is written.
    pub(super) fn dealt(code: TableCode, game: G, seed: ServerSeed, minds: PerSeat<Mind>) -> Live<G> {
        let chain = Chain::begin(seed.seal());
        Live { code, game, seed, chain, minds, closed: false, written: Vec::new() }
    }

    /// The table as it is stored. The digest is checked on both sides of the store.
    pub(super) fn load(vault: &Vault, table: &TableRow, seats: &[SeatRow]) -> Result<Live<G>, PlayFault> {
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
        let (code, minds) = (table.code.clone(), minds(table, seats)?);
        Ok(Live { code, game, seed, chain, minds, closed: table.status == "closed", written: Vec::new() })
    }

    /// Writes the first line.
    pub(super) fn note_deal(&mut self, now: DateTime<Utc>, form: String) {
        self.note(now, None, form.clone(), How::Service, form);
    }

    /// Carries out what a person wants, then whatever needs no person.
    pub(super) fn act(&mut self, now: DateTime<Utc>, seat: Seat, action: &G::Action) -> Result<(), G::Illegal> {
        self.game.apply(seat, action, &mut Vec::new())?;
        self.note(now, Some(seat), self.game.write_public(action), How::Hand, self.game.write(action));
        self.settle(now);
        Ok(())
    }

    /// Writes down what the service does.
    pub(super) fn serve(&mut self, now: DateTime<Utc>, service: Service) {
        match service {
            Service::Away(seat) => self.minds[seat] = Mind::Caretaker,
            Service::Back(seat) | Service::Given { seat, .. } => self.minds[seat] = Mind::Person,
            Service::Closed => self.closed = true,
        }
        let form = service.to_string();
        self.note(now, None, form.clone(), How::Service, form);
    }

    /// Whether anything can still happen here.
    pub(super) fn is_over(&self) -> bool {
        self.closed || self.game.outcome() != Outcome::Running
    }

    pub(super) fn settle(&mut self, now: DateTime<Utc>) {
        for step in settle(&mut self.game, &self.minds, &self.seed) {
            let (public, written) = (self.game.write_public(&step.action), self.game.write(&step.action));
            self.note(now, Some(step.seat), public, step.how, written);
        }
    }

    fn note(&mut self, now: DateTime<Utc>, seat: Option<Seat>, public: String, how: How, written: String) {
        let at = Moment(now.timestamp());
        let entry = self.chain.append(&self.seed, seat, at.minute(), public, Hidden { how, at, written });
        let (number, public, hidden) = (entry.line.number, entry.line.public, entry.hidden.to_string());
        self.written.push(Written { number, seat, public, hidden, at: now });
    }

    /// The new lines as rows.
    pub(super) fn entries(&self, vault: &Vault, id: TableId) -> Result<Vec<NewEntry>, PlayFault> {
        let drawer = vault.drawer(Scope::Table(&self.code));
        let row = |written: &Written| {
            Ok(NewEntry {
                table_id: id,
                seq: written.number.cast_signed(),
                seat: written.seat.map(|seat| seat.number().into()),
                shown_at: written.at,
                form: written.public.clone(),
                hidden: drawer.seal(Column::HiddenPart, written.number.into(), random()?, written.hidden.as_bytes()),
            })
        };
        self.written.iter().map(row).collect()
    }

    pub(super) fn seal(&self, vault: &Vault) -> Result<Sealed, PlayFault> {
        let snapshot = serde_json::to_vec(&self.game).map_err(|_| PlayFault::Digest(self.code.to_string()))?;
        let place = Place { scope: Scope::Table(&self.code), column: Column::Snapshot, row: 0 };
        Ok(Sealed {
            status: match self.game.outcome() {
                Outcome::Running if self.closed => "closed",
                Outcome::Running => "playing",
                Outcome::Won(_) | Outcome::Shared(_) => "over",
            },
            seq: self.chain.entries().cast_signed(),
            head: self.chain.head().as_bytes().to_vec(),
            digest: Digest::of(&snapshot).as_bytes().to_vec(),
            snapshot: vault.seal(place, random()?, &snapshot),
        })
    }
}

pub(super) fn load_seed(vault: &Vault, table: &TableRow) -> Result<ServerSeed, PlayFault> {
    let place = Place { scope: Scope::Table(&table.code), column: Column::Seed, row: 0 };
    let bytes: Result<[u8; 32], _> = vault.open(place, &table.seed)?.try_into();
    Ok(ServerSeed::new(bytes.map_err(|_| PlayFault::Digest(table.code.to_string()))?))
}

fn minds(table: &TableRow, seats: &[SeatRow]) -> Result<PerSeat<Mind>, PlayFault> {
    let mut minds = PerSeat::filled(Mind::Person, u8::try_from(seats.len()).unwrap_or(u8::MAX));
    for row in seats {
        let unknown = || PlayFault::Unknown(table.code.to_string(), format!("seat {:?}", row.seat));
        let seat = row.seat().ok_or_else(unknown)?;
        if let Some(kind) = &row.bot {
            let kind = kind.parse().map_err(|_| PlayFault::Unknown(table.code.to_string(), format!("bot {kind}")))?;
            minds[seat] = Mind::Bot(kind);
        } else if row.resigned_at.is_some() {
            minds[seat] = Mind::Caretaker;
        }
    }
    Ok(minds)
}
