//! A table held under its lock: its rows and its game in one hand, and everything that follows from what is done there
//! written down in one transaction.

use chrono::{DateTime, Utc};
use futures_util::future::try_join_all;
use futures_util::try_join;

use crate::clock::Clock;
use crate::engine::log::Book;
use crate::engine::{GameKind, Seat};
use crate::id::{SeatId, TableId};
use crate::link::Claims;
use crate::settle::words::Words;
use crate::store::clocks::ClockRow;
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::tables::{Progress, TableRow, TableStatus};
use crate::store::{Connection, clocks, entries, outbox, questions, seats, tables, words};
use crate::vault::Vault;

use super::ask::Aftermath;
use super::live::Live;
use super::{PlayFault, clock, game_of, presence, stored};

pub(super) struct Held<G: Words> {
    pub(super) row: TableRow,
    /// In the order of the seats.
    pub(super) seats: Vec<SeatRow>,
    /// The open questions.
    pub(super) open: Vec<QuestionRow>,
    /// Those that run, or wait to run.
    pub(super) clocks: Vec<ClockRow>,
    /// The seats that have ever said something.
    known: Vec<SeatId>,
    pub(super) live: Live<G>,
}

/// The row of a dealt table, and which game is played there: until the end of the transaction nobody else acts at it. Nothing
/// if there is none that was dealt.
pub(super) async fn lock(conn: &mut Connection, id: TableId) -> Result<Option<(TableRow, GameKind)>, PlayFault> {
    let Some(row) = tables::lock(conn, id).await?.filter(|row| row.seq > 0) else { return Ok(None) };
    if let Some(cause) = row.halted_because {
        return Err(PlayFault::Halted { table: row.code.to_string(), cause });
    }
    let kind = game_of(&row)?;
    Ok(Some((row, kind)))
}

impl<G: Words> Held<G> {
    /// The table of a row that was just locked. The time is taken once the lock is: whoever waited for it comes later than
    /// whoever had it.
    pub(super) async fn take(
        conn: &mut Connection,
        clock: &Clock,
        vault: &Vault,
        row: TableRow,
    ) -> Result<Held<G>, PlayFault> {
        let id = row.id;
        let (seats, open, words, clocks, last_at) = try_join!(
            seats::list(conn, id),
            questions::list_open(conn, id),
            words::list(conn, id),
            clocks::list_running(conn, id),
            entries::find_last_shown_at(conn, id, row.seq),
        )?;
        let book: Book<G> = stored::read(conn, vault, &row, &seats).await?;
        // Servers' clocks differ, and are set back; a log never is.
        let now = last_at.map_or(clock.now(), |last_at| clock.now().max(last_at));
        let mut live = Live::load(vault, now, &row, book, &seats, &words)?;
        live.silent = clock::silent(&clocks, &seats);
        let known = words.iter().map(|row| row.seat_id).collect();
        Ok(Held { row, seats, open, clocks, known, live })
    }

    /// The seat that a token of ours was made out to, if it has not been revoked since.
    pub(super) fn own(&self, claims: &Claims) -> Option<(&SeatRow, Seat)> {
        let own = self.seats.iter().find(|seat| seat.is_of(claims))?;
        Some((own, own.seat()?))
    }

    pub(super) fn is_playing(&self) -> bool {
        self.row.status == TableStatus::Playing
    }

    /// When the lock was taken.
    pub(super) fn now(&self) -> DateTime<Utc> {
        self.live.now
    }

    /// Writes down what has happened, and whose doing it was.
    pub(super) async fn store(
        &self,
        conn: &mut Connection,
        vault: &Vault,
        actor: Option<Seat>,
    ) -> Result<(), PlayFault> {
        let Held { row, seats, open, clocks, known, live } = self;
        store(conn, vault, &Aftermath { table: row.id, live, seats, open, clocks, known, actor }).await
    }
}

/// Everything that follows from what happened at a table: entries, snapshot, words, questions, letters. What does not need
/// the answer to something before it is sent together.
pub(super) async fn store<G: Words>(
    conn: &mut Connection,
    vault: &Vault,
    after: &Aftermath<'_, G>,
) -> Result<(), PlayFault> {
    let (live, now) = (after.live, after.live.now);
    let (entries, asking) = (live.entries(vault, after.table)?, after.asking(now));
    let said = live.words(vault, after.table, after.seats, after.known)?;
    let actor = after.actor_row();
    let progress = Progress { acted_at: actor.map(|_| now), ..stored::seal(vault, &live.code, &live.book, now)? };
    let (_, _, _, _, opened) = try_join!(
        entries::insert(conn, &entries),
        tables::update(conn, after.table, &progress),
        words::replace(conn, &said),
        async {
            match actor {
                Some(row) => seats::mark_answered(conn, now, row.id).await,
                None => Ok(0),
            }
        },
        asking.store(conn, now),
    )?;
    let (stop, start) = clock::turn(now, after, &opened);
    let standings = after.standings(now);
    let standing = |(row, silences, away_at): &(_, _, _)| seats::mark_silences(conn, *row, *silences, *away_at);
    let letters = after.letters(now, &opened)?;
    try_join!(
        // In this order: one runs at a time.
        clocks::mark_stopped(conn, now, &stop),
        clocks::insert(conn, &start),
        outbox::insert(conn, &letters),
        try_join_all(standings.iter().map(standing)),
    )?;
    if after.changes_presence(&standings) {
        presence::follow(conn, now, after.table).await?;
    }
    Ok(())
}
