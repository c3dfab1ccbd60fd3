//! Asking: after every change of a table exactly the awaited people have an open question, and a letter about it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::bot::Bots;
use crate::engine::Seat;
use crate::id::{QuestionId, TableId};
use crate::mail::kind::LetterKind;
use crate::settle::Mind;
use crate::store::outbox::NewLetter;
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::{Connection, outbox, questions};

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

/// Opens, changes and closes questions, and writes the letters that tell of them.
pub(super) async fn ask<G: Bots>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    after: &Aftermath<'_, G>,
) -> Result<(), PlayFault> {
    let mut letters = Vec::new();
    for row in after.seats {
        let Some(seat) = row.seat() else { continue };
        let question = after.open.iter().find(|question| question.seat_id == row.id);
        match (after.awaits(seat), question) {
            (true, None) => {
                let id = questions::open(conn, now, after.table, row.id).await?;
                letters.extend(after.letter(now, row, LetterKind::Question, Some(id))?);
            }
            (true, Some(question)) => {
                questions::mark_changed(conn, question.id).await?;
                // Who goes on without having finished may leave the page any time: a letter must be out then. It is
                // not sent while its reader is there, nor if the question is answered before.
                if after.actor == Some(seat) {
                    letters.extend(after.letter(now, row, LetterKind::Question, Some(question.id))?);
                }
            }
            (false, Some(question)) => {
                questions::mark_closed(conn, now, question.id).await?;
            }
            (false, None) => {}
        }
        if after.live.is_over() {
            letters.extend(after.letter(now, row, LetterKind::Over, None)?);
        }
    }
    outbox::insert(conn, &letters).await?;
    Ok(())
}

impl<G: Bots> Aftermath<'_, G> {
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
