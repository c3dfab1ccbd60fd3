//! Opening a table. Nobody is invited and nobody sees it before the host's address is known to be the host's own.

use chrono::{DateTime, Utc};

use crate::bot::BotKind;
use crate::chance::Chance;
use crate::engine::{Digest, ServerSeed};
use crate::id::{EmailAddress, PlayerId, SeatId, TableCode, TableId};
use crate::link::Claims;
use crate::mail::kind::LetterKind;
use crate::play::outbox::{CAP_A_DAY, letter, write_capped};
use crate::play::{PlayFault, random};
use crate::settle::words::Words;
use crate::store::outbox::NewLetter;
use crate::store::seats::NewSeat;
use crate::store::tables::{NewTable, TableStatus};
use crate::store::{AsyncConnection, Connection, Pool, crews, players, seats, tables};
use crate::vault::{Column, Place, Scope, Vault};

use super::sight::word_place;
use super::wish::{Newcomer, TableWish};
use super::{GatherError, confirm, invite};

/// Who opens a table.
#[derive(Clone)]
pub enum Host {
    /// Somebody who says that this is the address.
    Address(EmailAddress),
    /// Somebody whose browser is signed in.
    SignedIn(PlayerId),
}

/// What became of the wish.
#[derive(Clone, Debug)]
pub enum Opened {
    /// The host has to come by the letter first.
    LetterWritten,
    /// The link of the host's seat.
    Confirmed(Claims),
}

pub async fn open<G: Words>(
    pool: &Pool,
    now: DateTime<Utc>,
    (vault, chance): (&Vault, &Chance),
    wish: &TableWish<G>,
    host: &Host,
    newcomer: &Newcomer,
) -> Result<Opened, GatherError> {
    loop {
        let lot = Lot::draw(chance)?;
        let conn = &mut *pool.get().await?;
        let opened =
            conn.transaction(async |conn| open_as::<G>(conn, now, vault, wish, host, newcomer, &lot).await).await?;
        // A code that is taken by chance: draw another.
        if let Some(opened) = opened {
            return Ok(opened);
        }
    }
}

async fn open_as<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    wish: &TableWish<G>,
    host: &Host,
    newcomer: &Newcomer,
    lot: &Lot,
) -> Result<Option<Opened>, GatherError> {
    let own = match host {
        Host::Address(address) => Some(address),
        Host::SignedIn(_) => None,
    };
    players::insert_missing(conn, now, &wish.guests.iter().chain(own).collect::<Vec<_>>()).await?;
    let player = match host {
        Host::Address(address) => players::find_or_insert(conn, now, address).await?,
        Host::SignedIn(id) => players::find(conn, *id).await?.ok_or(GatherError::Unknown)?,
    };
    let Some(table) = insert_table(conn, now, vault, wish, Some(player.id), lot).await? else { return Ok(None) };
    let seating = Seating { table, code: &lot.code, participant: 0, player: Some(player.id), joined_at: None };
    insert_person(conn, vault, &seating, newcomer).await?;
    invite::note(conn, now, table, player.id, &wish.guests, wish.line.as_ref()).await?;
    match host {
        Host::Address(_) => {
            let confirm = NewLetter { table_id: Some(table), ..letter(now, LetterKind::Confirm, player.id)? };
            write_capped(conn, &player, &confirm, CAP_A_DAY).await?;
            Ok(Some(Opened::LetterWritten))
        }
        Host::SignedIn(_) => {
            let link = confirm::confirm_locked(conn, now, vault, table, &player, newcomer.locale).await?;
            Ok(Some(Opened::Confirmed(link)))
        }
    }
}

/// What chance gives a new table.
pub(super) struct Lot {
    pub(super) code: TableCode,
    pub(super) seed: ServerSeed,
}

impl Lot {
    pub(super) fn draw(chance: &Chance) -> Result<Lot, PlayFault> {
        Ok(Lot { code: TableCode::from_random(chance.bytes()?), seed: ServerSeed::new(chance.bytes()?) })
    }
}

/// A table without anybody; nothing if the code is taken.
pub(super) async fn insert_table<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    wish: &TableWish<G>,
    host: Option<PlayerId>,
    Lot { code, seed }: &Lot,
) -> Result<Option<TableId>, PlayFault> {
    let (seal, nothing) = (seed.seal(), Digest::of(b""));
    let place = |column| Place { scope: Scope::Table(code), column, row: 0 };
    let row = NewTable {
        code,
        game: G::NAME,
        ruleset: &wish.ruleset.to_string(),
        options: &serde_json::to_string(&wish.options)
            .map_err(|error| PlayFault::Unknown(code.to_string(), error.to_string()))?,
        status: TableStatus::Gathering,
        seal: seal.as_bytes(),
        seed: &vault.seal(place(Column::Seed), random()?, seed.as_bytes()),
        seq: 0,
        head: seal.as_bytes(),
        digest: nothing.as_bytes(),
        // Sealed like every snapshot, so that a new key reaches it in the same way.
        snapshot: &vault.seal(place(Column::Snapshot), random()?, b""),
        created_at: now,
        host_id: host,
        places: wish.places.into(),
        bots: wish.bots.into(),
        is_open: wish.is_open,
        pace: &wish.pace.to_string(),
        locale: wish.locale.tag(),
        confirmed_at: None,
        started_at: None,
        acted_at: now,
        // Every other one has a host.
        is_trial: host.is_none(),
        take_back_minutes: wish.take_back.minutes().into(),
    };
    let table = tables::insert(conn, &row).await?;
    if let Some(table) = table.filter(|_| wish.strength != BotKind::Sailor) {
        crews::insert(conn, table, wish.strength.name()).await?;
    }
    Ok(table)
}

/// Where somebody sits before the deal.
pub(super) struct Seating<'a> {
    pub(super) table: TableId,
    pub(super) code: &'a TableCode,
    /// The number in joining order.
    pub(super) participant: i16,
    pub(super) player: Option<PlayerId>,
    pub(super) joined_at: Option<DateTime<Utc>>,
}

pub(super) async fn insert_person(
    conn: &mut Connection,
    vault: &Vault,
    seating: &Seating<'_>,
    newcomer: &Newcomer,
) -> Result<SeatId, PlayFault> {
    let place = word_place(seating.code, seating.participant);
    let row = NewSeat {
        table_id: seating.table,
        participant: seating.participant,
        seat: None,
        name: newcomer.name.as_str(),
        bot: None,
        word: Some(vault.seal(place, random()?, newcomer.word.as_str().as_bytes())),
        player_id: seating.player,
        joined_at: seating.joined_at,
    };
    Ok(seats::insert_one(conn, &row).await?)
}
