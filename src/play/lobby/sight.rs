//! A table before the deal, as its pages need it. Nothing is written.

use chrono::{DateTime, Utc};

use crate::bot::BotKind;
use crate::deadline::forecast;
use crate::deadline::pace::Pace;
use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::engine::{Game as _, GameKind, for_game};
use crate::id::{TableCode, TableId};
use crate::link::Claims;
use crate::settle::words::Words as _;
use crate::store::invitations::InvitationRow;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::{TableRow, TableStatus};
use crate::store::word;
use crate::store::{Connection, Pool, invitations, players, seats, tables};
use crate::text::Locale;
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, free_places, start};
use crate::play::{clock, game_of};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The host has not shown yet that the address is the host's own: nobody else knows of the table.
    Unconfirmed,
    Gathering,
    /// Dealt, perhaps over.
    Begun,
    CalledOff,
}

impl Stage {
    pub(super) fn of(table: &TableRow) -> Stage {
        match (table.seq, table.status, table.confirmed_at) {
            (1.., _, _) => Stage::Begun,
            (_, TableStatus::Closed, _) => Stage::CalledOff,
            (_, _, None) => Stage::Unconfirmed,
            (_, _, Some(_)) => Stage::Gathering,
        }
    }
}

/// A table with the people who came and those who were asked, with the same few queries however many they are.
pub struct Gathering {
    pub game: GameKind,
    pub table: TableRow,
    pub pace: Pace,
    pub locale: Locale,
    /// How well its bots play, if there are any.
    pub strength: BotKind,
    /// In the order of joining, unless it was dealt.
    pub seats: Vec<SeatRow>,
    pub invitations: Vec<(InvitationRow, PlayerRow)>,
    /// Of those who have a seat and told them.
    wakings: Vec<Waking>,
}

impl Gathering {
    pub fn stage(&self) -> Stage {
        Stage::of(&self.table)
    }

    pub fn is_host(&self, seat: &SeatRow) -> bool {
        seat.player_id.is_some() && seat.player_id == self.table.host_id
    }

    /// Nobody's for a table without a host.
    pub fn host_name(&self) -> &str {
        self.seats.iter().find(|seat| self.is_host(seat)).map_or("", |seat| &seat.name)
    }

    /// The seat that a link or cookie names, if it is still good.
    pub fn seat(&self, claims: &Claims) -> Option<&SeatRow> {
        self.seats.iter().find(|seat| seat.is_of(claims) && claims.table == self.table.id)
    }

    /// Seats for people that nobody has taken.
    pub fn free(&self) -> usize {
        free_places(&self.table, self.seats.len())
    }

    /// About how many days the game will take. People who are not there yet are reckoned like those who are: from whoever
    /// was merely invited nothing may show, not even that we know them (WEB-07).
    pub fn days(&self, now: DateTime<Utc>) -> Option<u16> {
        let usual = [Waking::usual(Zone::UTC)];
        let known = if self.wakings.is_empty() { &usual[..] } else { &self.wakings };
        let seats = u8::try_from(self.table.places).ok()?;
        let people = usize::try_from(self.table.places - self.table.bots).ok()?;
        let people: Vec<Waking> = known.iter().copied().cycle().take(people).collect();
        let waits = for_game!(self.game, G => {
            G::WAITS.get(usize::from(seats.checked_sub(*G::SEATS.start())?)).copied()?
        });
        forecast::days(now, (seats, waits), &people, self.pace)
    }

    /// The seal of the server's seed, in hexadecimal digits.
    pub fn seal(&self) -> String {
        self.table.seal.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The lucky word of a seat, for its owner's eyes.
    pub fn word(&self, vault: &Vault, seat: &SeatRow) -> Result<String, PlayFault> {
        open_word(vault, &self.table.code, seat)
    }
}

/// The table with this code, or nothing.
pub async fn by_code(pool: &Pool, code: &TableCode) -> Result<Option<Gathering>, PlayFault> {
    let conn = &mut *pool.get().await?;
    match tables::find(conn, code).await? {
        Some(table) => Ok(Some(read(conn, table).await?)),
        None => Ok(None),
    }
}

/// The table of a link, or nothing.
pub async fn by_id(pool: &Pool, id: TableId) -> Result<Option<Gathering>, PlayFault> {
    let conn = &mut *pool.get().await?;
    match tables::find_by_id(conn, id).await? {
        Some(table) => Ok(Some(read(conn, table).await?)),
        None => Ok(None),
    }
}

async fn read(conn: &mut Connection, table: TableRow) -> Result<Gathering, PlayFault> {
    let seats = seats::list(conn, table.id).await?;
    let invitations = invitations::list(conn, table.id).await?;
    let told = players::list_waking(conn, table.id).await?;
    let strength = start::strength_of(conn, &table).await?;
    let wakings = told.iter().flatten().map(|waking| word::read("players.waking", waking));
    Ok(Gathering {
        game: game_of(&table)?,
        pace: clock::pace(&table.pace)?,
        locale: word::read("tables.locale", &table.locale)?,
        strength,
        wakings: wakings.collect::<Result<_, _>>()?,
        table,
        seats,
        invitations,
    })
}

pub(super) fn open_word(vault: &Vault, code: &TableCode, seat: &SeatRow) -> Result<String, PlayFault> {
    let sealed = seat.word.as_deref().unwrap_or_default();
    let word = vault.open(word_place(code, seat.participant), sealed)?;
    String::from_utf8(word).map_err(|_| PlayFault::Unknown(code.to_string(), "a word that is no text".to_owned()))
}

/// Where a word is kept: bound to its owner's number in joining order.
pub(super) fn word_place(code: &TableCode, participant: i16) -> Place<'_> {
    Place { scope: Scope::Table(code), column: Column::Word, row: participant.into() }
}
