//! Asking: after every change of a table exactly the awaited people have an open question, and a letter about it.

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::try_join;

use crate::bot::Bots;
use crate::engine::Seat;
use crate::id::{QuestionId, SeatId, TableId};
use crate::mail::kind::LetterKind;
use crate::settle::run::Mind;
use crate::store::outbox::NewLetter;
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::{Connection, QueryError, questions};

use super::PlayFault;
use super::letter::letter;
use super::live::Live;

/// Whoever did something on the page is taken to be there still, and is asked there first.
const ON_THE_PAGE: TimeDelta = TimeDelta::minutes(5);

/// A table right after something happened at it.
pub(super) struct Aftermath<'a, G: Bots> {
    pub(super) table: TableId,
    pub(super) live: &'a Live<G>,
    /// In the order of the seats.
    pub(super) seats: &'a [SeatRow],
    /// The questions that were open before.
    pub(super) open: &'a [QuestionRow],
    /// Whose doing it was.
    pub(super) actor: Option<Seat>,
}

/// What becomes of the questions.
#[derive(Default)]
pub(super) struct Asking {
    open: Vec<SeatId>,
    change: Vec<QuestionId>,
    close: Vec<QuestionId>,
}

impl Asking {
    /// Opens, changes and closes questions; those that are new come back. Sent together, so that it takes one round trip.
    pub(super) async fn store(
        &self,
        conn: &Connection,
        now: DateTime<Utc>,
        table: TableId,
    ) -> Result<Vec<QuestionRow>, QueryError> {
        let (opened, _, _) = try_join!(
            questions::open(conn, now, table, &self.open),
            questions::mark_changed(conn, &self.change),
            questions::mark_closed(conn, now, &self.close),
        )?;
        Ok(opened)
    }
}

impl<G: Bots> Aftermath<'_, G> {
    /// Exactly the awaited people are asked.
    pub(super) fn asking(&self) -> Asking {
        let mut asking = Asking::default();
        for row in self.seats {
            let Some(seat) = row.seat() else { continue };
            let question = self.open.iter().find(|question| question.seat_id == row.id);
            match (self.awaits(seat), question) {
                (true, None) => asking.open.push(row.id),
                (true, Some(question)) => asking.change.push(question.id),
                (false, Some(question)) => asking.close.push(question.id),
                (false, None) => {}
            }
        }
        asking
    }

    /// A letter with every new question, and to everyone when the game is over.
    pub(super) fn letters(&self, now: DateTime<Utc>, opened: &[QuestionRow]) -> Result<Vec<NewLetter>, PlayFault> {
        let mut letters = Vec::new();
        for row in self.seats {
            let is_its = |question: &&QuestionRow| question.seat_id == row.id;
            // Who goes on without having finished may leave the page any time: a letter must be out then. It is not sent
            // while its reader is there, nor if the question is answered before.
            let goes_on = |seat| self.actor == Some(seat) && self.awaits(seat);
            let unfinished = self.open.iter().find(is_its).filter(|_| row.seat().is_some_and(goes_on));
            if let Some(question) = opened.iter().find(is_its).or(unfinished) {
                letters.extend(self.letter(now, row, LetterKind::Question, Some(question.id))?);
            }
            if self.live.is_over() {
                letters.extend(self.letter(now, row, LetterKind::Over, None)?);
            }
        }
        Ok(letters)
    }

    pub(super) fn actor_row(&self) -> Option<&SeatRow> {
        self.seats.iter().find(|row| self.actor.is_some() && row.seat() == self.actor)
    }

    fn awaits(&self, seat: Seat) -> bool {
        let live = self.live;
        !live.is_over() && live.game.to_act().contains(seat) && live.minds[seat] == Mind::Person
    }

    fn letter(
        &self,
        now: DateTime<Utc>,
        row: &SeatRow,
        kind: LetterKind,
        question: Option<QuestionId>,
    ) -> Result<Option<NewLetter>, PlayFault> {
        let acted_at = if row.seat() == self.actor { Some(now) } else { row.acted_at };
        let leaves_at = acted_at.map_or(now, |acted_at| now.max(acted_at + ON_THE_PAGE));
        // The end of a game is news for those who saw it, too: as a file to keep.
        let send_at = if kind == LetterKind::Question { leaves_at } else { now };
        let letter = seat_letter(now, self.table, row, kind)?;
        Ok(letter.map(|letter| NewLetter { question_id: question, send_at, ..letter }))
    }
}

/// A letter to the player of a seat; none if nobody gave an address for it.
pub(super) fn seat_letter(
    now: DateTime<Utc>,
    table: TableId,
    row: &SeatRow,
    kind: LetterKind,
) -> Result<Option<NewLetter>, PlayFault> {
    let Some(player) = row.player_id else { return Ok(None) };
    Ok(Some(NewLetter { table_id: Some(table), seat_id: Some(row.id), ..letter(now, kind, player)? }))
}
