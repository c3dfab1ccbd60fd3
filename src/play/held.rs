//! A table held under its lock: its rows and its game in one hand, and everything that follows from what is done there
//! written down in one transaction.

use chrono::{DateTime, TimeDelta, Utc};
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
use crate::store::{Connection, clocks, entries, outbox, questions, seats, tables, thoughts, unsent, words};
use crate::vault::Vault;

use super::ask::Presence;
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
    /// Whose doing it is that is stored.
    pub(super) actor: Option<Seat>,
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

/// How long an answer can be taken back at a table, as everybody can tell.
pub(super) fn take_back(table: &TableRow, seats: &[SeatRow]) -> Option<TimeDelta> {
    let people = seats.iter().filter(|row| row.bot.is_none() && row.resigned_at.is_none()).count();
    let minutes = TimeDelta::minutes(table.take_back_minutes.into());
    (people >= 2 && minutes > TimeDelta::zero()).then_some(minutes)
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
        let known = words.iter().map(|(row, _)| row.seat_id).collect();
        Ok(Held { row, seats, open, clocks, known, live, actor: None })
    }

    /// A table that was just dealt: nobody was asked or has said anything yet.
    pub(super) fn dealt(row: TableRow, seats: Vec<SeatRow>, live: Live<G>) -> Held<G> {
        Held { row, seats, open: Vec::new(), clocks: Vec::new(), known: Vec::new(), live, actor: None }
    }

    /// The seat that a token of ours was made out to, if it has not been revoked since.
    pub(super) fn own(&self, claims: &Claims) -> Option<(&SeatRow, Seat)> {
        let own = self.seats.iter().find(|seat| seat.is_of(claims))?;
        Some((own, own.seat()?))
    }

    pub(super) fn is_playing(&self) -> bool {
        self.row.status == TableStatus::Playing
    }

    /// How long what the players say can be taken back; nothing where one of them is alone with bots, or the host wants none.
    pub(super) fn take_back(&self) -> Option<TimeDelta> {
        take_back(&self.row, &self.seats)
    }

    /// When the lock was taken.
    pub(super) fn now(&self) -> DateTime<Utc> {
        self.live.now
    }

    /// Writes down what has happened, whose doing it was, and everything that follows: entries, book, words, questions,
    /// letters. What does not need the answer to something before it is sent together.
    pub(super) async fn store(
        &mut self,
        conn: &mut Connection,
        vault: &Vault,
        actor: Option<Seat>,
    ) -> Result<(), PlayFault> {
        self.actor = actor;
        self.live.clear_outgoing();
        let (id, live, now) = (self.row.id, &self.live, self.live.now);
        let (entries, asking) = (live.entries(vault, id)?, self.asking(now));
        let said = live.words(vault, id, &self.seats, &self.known)?;
        let (aside, gone) = live.outgoing(vault, id, &self.seats)?;
        let actor = self.actor_row();
        let progress = Progress { acted_at: actor.map(|_| now), ..stored::seal(vault, &live.code, &live.book, now)? };
        let (_, _, _, _, _, _, opened) = try_join!(
            entries::insert(conn, &entries),
            tables::update(conn, id, &progress),
            words::replace(conn, &said),
            unsent::replace(conn, &aside),
            unsent::delete(conn, &gone),
            async {
                match actor {
                    Some(row) => seats::mark_answered(conn, now, row.id).await,
                    None => Ok(0),
                }
            },
            asking.store(conn, now),
        )?;
        let (stop, start) = clock::turn(now, self, &opened);
        let presences = self.presences(now);
        let presence = |(row, silences, away_at): &Presence| seats::mark_silences(conn, *row, *silences, *away_at);
        let letters = self.letters(now, &opened)?;
        try_join!(
            // In this order: one runs at a time.
            clocks::mark_stopped(conn, now, &stop),
            clocks::insert(conn, &start),
            outbox::insert(conn, &letters),
            try_join_all(presences.iter().map(presence)),
        )?;
        if let Some(riddles) = self.live.riddles.as_ref().filter(|_| self.live.has_thinkers()) {
            if riddles.is_empty() {
                thoughts::delete(conn, id).await?
            } else {
                thoughts::ask(conn, id, now).await?
            };
        }
        if self.changes_presence(&presences) {
            presence::follow(conn, now, id).await?;
        }
        Ok(())
    }
}
