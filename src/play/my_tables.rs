//! The tables of one reader: those of whoever is signed in, and those whose seats a browser holds. With the same few queries
//! however many there are.

use chrono::{DateTime, Utc};

use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::id::{PlayerId, SeatId, TableId};
use crate::link::Claims;
use crate::store::invitations::OwnInvitation;
use crate::store::own_seats::{self, AtTable, OwnSeat, SeatAndQuestion, Waiting};
use crate::store::word::{self, Unreadable};
use crate::store::{Connection, Pool, invitations};

use super::PlayFault;

/// Tables on a page of *my tables*.
pub const TABLES_SHOWN: usize = 100;

/// Whose tables.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// Whoever is signed in.
    pub player: Option<PlayerId>,
    /// The seats whose cookies the browser holds.
    pub held: &'a [Claims],
}

/// A page of somebody's tables: those that wait first, then those that are played or gathered, then the finished ones, and
/// the newest first.
pub struct MyTables {
    pub tables: Vec<MyTable>,
    /// On the first page only.
    pub invitations: Vec<OwnInvitation>,
    /// Whether another page follows.
    pub more: bool,
}

/// One of them.
pub struct MyTable {
    pub seat: OwnSeat,
    /// The question that waits for the reader.
    pub asked: Option<Waiting>,
    /// Until when it does.
    pub due_at: Option<DateTime<Utc>>,
    /// Where the seat's player lives, if the player told.
    pub zone: Option<Zone>,
    /// Everybody else who sits there.
    pub others: Vec<String>,
    pub mover: Option<Mover>,
    /// No address leads there, only this browser.
    pub is_fleeting: bool,
}

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mover {
    Reader,
    /// By name.
    Other(String),
}

/// So many of them; pages are numbered from 1.
pub async fn list(pool: &Pool, reader: Reader<'_>, page: u32, count: usize) -> Result<MyTables, PlayFault> {
    read(&mut *pool.get().await?, reader, page, count).await
}

pub(super) async fn read(
    conn: &mut Connection,
    reader: Reader<'_>,
    page: u32,
    count: usize,
) -> Result<MyTables, PlayFault> {
    let (before, shown) = (i64::from(page.saturating_sub(1)), i64::try_from(count).unwrap_or(i64::MAX));
    let rows: Vec<SeatId> = reader.held.iter().map(|claims| claims.seat).collect();
    let mut seats = own_seats::list(conn, reader.player, &rows, before * shown, shown + 1).await?;
    let more = seats.len() > count;
    seats.truncate(count);
    seats.retain(|(seat, ..)| reader.is_own(seat));
    let ids: Vec<TableId> = seats.iter().map(|(seat, ..)| seat.table).collect();
    let company = own_seats::list_company(conn, &ids).await?;
    let table = |(seat, asked, due_at, person): SeatAndQuestion| {
        let at_table = || company.iter().filter(|row| row.table == seat.table);
        let others = at_table().filter(|row| row.id != seat.id).map(|row| row.name.clone()).collect();
        let mover = at_table().find(|row| row.seat.is_some() && row.seat == seat.mover).map(|row| mover(row, &seat));
        let is_fleeting = person.address.is_none_or(|address| address.is_stand_in());
        let told: Option<Waking> = person.waking.map(|told| word::read("players.waking", &told)).transpose()?;
        let zone = told.map(|waking| waking.zone());
        let asked = asked.filter(|asked| !asked.is_early(seat.turn));
        Ok(MyTable { others, mover, is_fleeting, asked, due_at, zone, seat })
    };
    let tables = seats.into_iter().map(table).collect::<Result<_, Unreadable>>()?;
    let invitations = match (before, reader.player) {
        (0, Some(player)) => invitations::list_open_of_player(conn, player, shown).await?,
        _ => Vec::new(),
    };
    Ok(MyTables { tables, invitations, more })
}

impl Reader<'_> {
    /// Whether there can be any.
    pub fn is_anybody(&self) -> bool {
        self.player.is_some() || !self.held.is_empty()
    }

    fn is_own(&self, seat: &OwnSeat) -> bool {
        let is_players = self.player.is_some() && seat.player_id == self.player;
        is_players || self.held.iter().any(|claims| seat.is_of(claims))
    }
}

fn mover(row: &AtTable, own: &OwnSeat) -> Mover {
    if row.id == own.id { Mover::Reader } else { Mover::Other(row.name.clone()) }
}
