//! Asking: after every change of a table whoever may say something about the movement has its open question, and whoever is
//! awaited and was not told so has a letter.

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::try_join_all;
use futures_util::try_join;

use crate::engine::{PerSeat, Seat, SeatSet};
use crate::id::{QuestionId, SeatId, TableId};
use crate::mail::kind::LetterKind;
use crate::settle::notify::{self, Sent};
use crate::settle::run::{Awaited, Mind};
use crate::settle::words::{Occasion, Words};
use crate::store::outbox::NewLetter;
use crate::store::questions::{Change, NewQuestion, QuestionRow};
use crate::store::seats::SeatRow;
use crate::store::{Connection, QueryError, questions};

use super::PlayFault;
use super::held::Held;
use super::outbox::letter;

/// Whoever did something on the page is taken to be there still, and is asked there first.
const ON_THE_PAGE: TimeDelta = TimeDelta::minutes(5);

/// A seat, how often in a row its player fell silent, and since when the caretaker keeps it.
pub(super) type Presence = (SeatId, i16, Option<DateTime<Utc>>);

/// What becomes of the questions.
#[derive(Default)]
pub(super) struct Asking {
    close: Vec<QuestionId>,
    open: Vec<NewQuestion>,
    change: Vec<(QuestionId, Change)>,
}

impl Asking {
    /// Closes, opens and changes questions; those that are new come back. Sent together, so that it takes one round trip,
    /// and in this order: a seat has one open question at most.
    pub(super) async fn store(&self, conn: &Connection, now: DateTime<Utc>) -> Result<Vec<QuestionRow>, QueryError> {
        let changes = self.change.iter().map(|(id, change)| questions::update(conn, *id, change));
        let (_, opened, _) = try_join!(
            questions::mark_closed(conn, now, &self.close),
            questions::open(conn, &self.open),
            try_join_all(changes),
        )?;
        Ok(opened)
    }
}

impl<G: Words> Held<G> {
    /// Exactly those who may say something are asked, once a matter.
    pub(super) fn asking(&self, now: DateTime<Utc>) -> Asking {
        let (mut asking, asked) = (Asking::default(), self.live.asked());
        for row in &self.seats {
            let Some(seat) = row.seat() else { continue };
            let occasion = self.live.occasion_of(seat);
            let before = self.question(row.id);
            let goes_on = before.filter(|question| asked.contains(seat) && is_about(question, occasion));
            match (before, goes_on) {
                (Some(before), Some(_)) => {
                    let change = self.change(seat, before, occasion);
                    if change != before.unchanged() {
                        asking.change.push((before.id, change));
                    }
                    continue;
                }
                (Some(before), None) => asking.close.push(before.id),
                (None, _) => {}
            }
            if asked.contains(seat) {
                asking.open.push(self.new_question(now, row.id, seat, occasion));
            }
        }
        asking
    }

    /// A question has changed when red or black has appeared, or when its own player has done something about it. What
    /// others answer makes no form stale.
    fn change(&self, seat: Seat, before: &QuestionRow, occasion: Occasion) -> Change {
        let stage = occasion.stage.into();
        let acted = self.actor == Some(seat);
        let came = if acted { Some(stage) } else { before.came };
        Change {
            revision: if acted || stage != before.stage {
                before.revision.wrapping_add(1).max(0)
            } else {
                before.revision
            },
            stage,
            waits: self.is_open(seat, came),
            came,
        }
    }

    fn new_question(&self, now: DateTime<Utc>, row: SeatId, seat: Seat, occasion: Occasion) -> NewQuestion {
        let stage = occasion.stage.into();
        // Whoever has just been on the page has seen what comes next.
        let came = self.unplanned(seat).filter(|_| self.actor == Some(seat)).map(|_| stage);
        NewQuestion {
            table_id: self.row.id,
            seat_id: row,
            opened_at: now,
            turn: occasion.turn.cast_signed(),
            movement: occasion.matter.cast_signed(),
            stage,
            waits: self.is_open(seat, came),
            came,
        }
    }

    /// A letter to whoever is awaited, or has to say what he will do, and does not know yet; and to everyone when the game is over. `opened` are the new
    /// questions.
    pub(super) fn letters(&self, now: DateTime<Utc>, opened: &[QuestionRow]) -> Result<Vec<NewLetter>, PlayFault> {
        let sent = self.sent();
        let mut due = notify::due(&self.live.awaited, &sent, SeatSet::NONE);
        due.extend(notify::ahead(&self.live.unplanned, &sent, SeatSet::NONE));
        let mut letters = Vec::new();
        for row in &self.seats {
            let is_due = due.iter().any(|letter| row.seat() == Some(letter.seat));
            let new = opened.iter().find(|question| question.seat_id == row.id);
            if let Some(question) = new.or_else(|| self.question(row.id)).filter(|_| is_due) {
                letters.extend(self.letter(now, row, LetterKind::Question, Some(question.id))?);
            }
            if self.live.is_over() {
                letters.extend(self.letter(now, row, LetterKind::Over, None)?);
            } else if row.seat().is_some_and(|seat| self.live.went_away.contains(seat)) {
                letters.extend(self.letter(now, row, LetterKind::Away, None)?);
            }
        }
        Ok(letters)
    }

    /// The last letter to each seat about the matter as it is now.
    fn sent(&self) -> PerSeat<Option<Sent>> {
        let mut sent = PerSeat::filled(None, self.live.game().seats());
        for (row, seat) in self.seats.iter().filter_map(|row| Some((row, row.seat()?))) {
            let occasion = self.live.occasion_of(seat);
            let unplanned = self.unplanned(seat).is_some();
            if unplanned && self.actor == Some(seat) {
                sent[seat] = Some(Sent { about: occasion, came: Some(occasion) });
                continue;
            }
            let question = self.question(row.id).filter(|question| is_about(question, occasion));
            let came = |question: &QuestionRow| {
                let stage = self.change(seat, question, occasion).came?;
                Some(Occasion { stage: u8::try_from(stage).unwrap_or(u8::MAX), ..occasion })
            };
            // Who has no plan may have come without a letter.
            let told = question.filter(|question| question.told_at.is_some() || unplanned && question.came.is_some());
            sent[seat] = told.map(|question| Sent { about: occasion, came: came(question) });
        }
        sent
    }

    /// Seats whose player fell silent, was replaced by the caretaker or came back.
    pub(super) fn presences(&self, now: DateTime<Utc>) -> Vec<Presence> {
        let changed = self.seats.iter().filter_map(|row| {
            let seat = row.seat()?;
            let silences = self.live.silences[seat];
            let away = self.live.minds[seat] == Mind::Caretaker && row.resigned_at.is_none();
            let away_at = if away { row.away_at.or(Some(now)) } else { None };
            // What its player did just now is noted with that, and who leaves for good is not away.
            let acted = self.actor == Some(seat) && (away || row.away_at.is_none());
            (!acted && (silences, away_at) != (row.silences, row.away_at)).then_some((row.id, silences, away_at))
        });
        changed.collect()
    }

    /// Whether somebody went away or came back; who leaves for good, or takes a seat, says so apart.
    pub(super) fn changes_presence(&self, presences: &[Presence]) -> bool {
        let was_away = |id| self.seats.iter().any(|row| row.id == id && row.away_at.is_some());
        presences.iter().any(|(id, _, away_at)| away_at.is_some() != was_away(*id))
    }

    pub(super) fn actor_row(&self) -> Option<&SeatRow> {
        self.seats.iter().find(|row| self.actor.is_some() && row.seat() == self.actor)
    }

    fn question(&self, seat: SeatId) -> Option<&QuestionRow> {
        self.open.iter().find(|question| question.seat_id == seat)
    }

    fn awaits(&self, seat: Seat) -> bool {
        self.live.awaited.iter().any(|awaited| awaited.seat == seat)
    }

    /// Whether the seat's words leave open what it is asked, or will be.
    fn is_open(&self, seat: Seat, came: Option<i16>) -> bool {
        let ahead = self.unplanned(seat).is_some_and(|missing| notify::is_open(&missing.why, came.is_some()));
        self.awaits(seat) || ahead
    }

    fn unplanned(&self, seat: Seat) -> Option<&Awaited<G::Lapse>> {
        self.live.unplanned.iter().find(|missing| missing.seat == seat)
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
        let letter = seat_letter(now, self.row.id, row, kind)?;
        Ok(letter.map(|letter| NewLetter { question_id: question, send_at, ..letter }))
    }
}

fn is_about(question: &QuestionRow, occasion: Occasion) -> bool {
    (question.turn.unsigned_abs(), question.movement.unsigned_abs()) == (occasion.turn, occasion.matter)
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
