//! A glance at a table: its book and what lies around it, for pages and letters. Nothing is replayed, nothing written.

use chrono::{DateTime, Utc};
use futures_util::try_join;

use crate::deadline::calendar::Calendar;
use crate::deadline::clock;
use crate::deadline::pace::Allotment;
use crate::engine::log::{Book, Service};
use crate::engine::{Eye, Seat, for_game, per_game};
use crate::id::{QuestionId, SeatId, TableCode, TableId};
use crate::link::Claims;
use crate::mail::calendar::Asked;
use crate::settle::words::{Said, Words};
use crate::store::former_hours::FormerHours;
use crate::store::formers::FormerRow;
use crate::store::offers::OfferRow;
use crate::store::players::Seated;
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::talk::TalkRow;
use crate::store::word::{self, Unreadable};
use crate::store::{
    Connection, Pool, clocks, former_hours, formers, notes, offers, players, questions, seats, tables, talk, words,
};
use crate::text::Locale;
use crate::text::company::{Company, Former};
use crate::vault::Vault;

use super::live::{Outgoing, open_pad, open_unsent};
use super::{PlayFault, clock as seat_clock, game_of, held, lesson, stored};

/// A table as it is now, with the same few queries and the same work however long its log is.
pub struct Glance<G: Words> {
    /// As it was read.
    pub(super) row: TableRow,
    pub id: TableId,
    pub code: TableCode,
    /// Anybody could join.
    pub is_open: bool,
    /// It is dealt to learn the game by.
    pub is_lesson: bool,
    /// The language its host chose for it.
    pub locale: Locale,
    /// In the order of the seats.
    pub seats: Vec<SeatRow>,
    /// Who held a seat before it was given to somebody else.
    pub formers: Vec<FormerRow>,
    /// Who agrees to offer whose seat.
    pub offers: Vec<OfferRow>,
    /// The open ones.
    pub questions: Vec<QuestionRow>,
    pub book: Book<G>,
    /// The last messages, the oldest first.
    pub talk: Vec<TalkRow>,
    /// Those who gave an address.
    pub players: Vec<Seated>,
    /// The host's seat, if the host plays.
    pub host: Option<SeatId>,
    /// What the reader has said ahead; nothing for anybody else.
    pub said: Said<G>,
    /// What the reader can still take back.
    pub unsent: Option<Own<G>>,
    /// For how long answers can be taken back at this table.
    pub take_back_minutes: u8,
    /// What the reader has noted for nobody else.
    pub notes: String,
    /// Until when the reader's answer is wanted.
    pub due_at: Option<DateTime<Utc>>,
    /// Until when the table can be waiting at the latest, for anybody to know.
    pub latest_at: Option<DateTime<Utc>>,
    /// Whether clocks run at the table.
    pub has_clocks: bool,
}

/// An answer that its reader can take back, or one that came back because it did not fit any more.
pub struct Own<G: Words> {
    /// The answer by hand; where there is none, the words say it.
    pub action: Option<G::Action>,
    /// When it counts; nothing if it came back.
    pub leaves_at: Option<DateTime<Utc>>,
}

per_game!(
    /// A table, by the game that is played there.
    pub enum AnyGlance of Glance
);

/// Messages a page shows.
const TALK_MAX: i64 = 50;

impl<G: Words> Glance<G> {
    /// Who sits where, and sat there before.
    pub(crate) fn company(&self) -> Company {
        let former = |row: &FormerRow| {
            let seat = self.seats.iter().find(|seat| seat.id == row.seat_id)?.seat()?;
            Some(Former { seat, name: row.name.clone(), until: row.until_seq.unsigned_abs() })
        };
        let left = self.seats.iter().filter(|row| row.resigned_at.is_some()).filter_map(SeatRow::seat);
        Company {
            left: left.map(|seat| (seat, self.kept_since(seat))).collect(),
            names: self.seats.iter().map(|seat| seat.name.clone()).collect(),
            bots: self.seats.iter().filter(|seat| seat.bot.is_some()).filter_map(SeatRow::seat).collect(),
            formers: self.formers.iter().filter_map(former).collect(),
        }
    }

    /// The entry since which the caretaker keeps a seat; 0 if that was long ago.
    fn kept_since(&self, seat: Seat) -> u32 {
        let away = Service::Away(seat).to_string();
        let recent = self.book.recent().iter().rev();
        recent.into_iter().find(|entry| entry.seat.is_none() && entry.public == away).map_or(0, |entry| entry.number)
    }

    /// The name of whoever held a seat at that time.
    pub(crate) fn name_at(&self, seat: SeatId, at: DateTime<Utc>) -> Option<&str> {
        let former = self.formers.iter().find(|row| row.seat_id == seat && at <= row.until_at);
        let now = || self.seats.iter().find(|row| row.id == seat).map(|row| row.name.as_str());
        former.map(|row| row.name.as_str()).or_else(now)
    }

    /// Whether one person plays here and nobody else has ever sat here but bots.
    pub fn is_against_bots(&self) -> bool {
        self.formers.is_empty() && self.seats.iter().filter(|seat| seat.bot.is_none()).count() == 1
    }

    /// What a calendar must know of the question that a seat is asked.
    pub fn asked(&self, seat: SeatId) -> Option<Asked> {
        let question = self.question(seat)?;
        Some(Asked { question: question.id, seat, opened_at: question.opened_at })
    }

    /// Whether the seat's address only stands for a visitor who gave none.
    pub fn is_stand_in(&self, seat: SeatId) -> bool {
        self.players.iter().any(|player| player.seat == seat && player.is_stand_in)
    }

    pub fn question(&self, seat: SeatId) -> Option<&QuestionRow> {
        self.questions.iter().find(|question| question.seat_id == seat)
    }
}

/// The dealt table with this code, or nothing; all of it as it was at one moment, so that a form that shows one proposal is never
/// signed for the next.
pub async fn by_code(
    pool: &Pool,
    vault: &Vault,
    code: &TableCode,
    reader: Option<&Claims>,
) -> Result<Option<AnyGlance>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let mut at_one_moment = conn.build_transaction().read_only().repeatable_read();
    let look = at_one_moment.run(async |conn| match tables::find(conn, code).await?.filter(is_dealt) {
        Some(table) => Ok(Some(read_any(conn, vault, &table, reader).await?)),
        None => Ok(None),
    });
    look.await
}

/// The dealt table of a link, or nothing; as it was at one moment, too.
pub async fn by_id(
    pool: &Pool,
    vault: &Vault,
    id: TableId,
    reader: Option<&Claims>,
) -> Result<Option<AnyGlance>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let mut at_one_moment = conn.build_transaction().read_only().repeatable_read();
    let look = at_one_moment.run(async |conn| match tables::find_by_id(conn, id).await?.filter(is_dealt) {
        Some(table) => Ok(Some(read_any(conn, vault, &table, reader).await?)),
        None => Ok(None),
    });
    look.await
}

/// The code of a table, dealt or not.
pub async fn code_of(pool: &Pool, table: TableId) -> Result<Option<TableCode>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(tables::find_code(conn, table).await?)
}

/// What a seat is asked now.
pub async fn open_question(pool: &Pool, seat: SeatId) -> Result<Option<QuestionId>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(questions::find_open(conn, seat).await?)
}

/// Before the deal there is no book to look at; `lobby::sight` has that table.
fn is_dealt(table: &TableRow) -> bool {
    table.seq > 0
}

/// The row says which game it is.
async fn read_any(
    conn: &mut Connection,
    vault: &Vault,
    table: &TableRow,
    reader: Option<&Claims>,
) -> Result<AnyGlance, PlayFault> {
    Ok(for_game!(game_of(table)?, G => read::<G>(conn, vault, table, reader).await?.into()))
}

/// The table of a row that was just read.
pub(super) async fn read<G: Words>(
    conn: &mut Connection,
    vault: &Vault,
    table: &TableRow,
    reader: Option<&Claims>,
) -> Result<Glance<G>, PlayFault> {
    let (seats, formers, offers, questions, talk, players, former, words, due_at, noted) = try_join!(
        seats::list(conn, table.id),
        formers::list(conn, table.id),
        offers::list(conn, table.id),
        questions::list_open(conn, table.id),
        talk::list(conn, table.id, TALK_MAX),
        players::list_seated(conn, table.id),
        former_hours::list(conn, table.id),
        async {
            match reader {
                Some(reader) => words::find(conn, reader.seat).await,
                None => Ok(None),
            }
        },
        async {
            match reader {
                Some(reader) => clocks::find_due(conn, reader.seat).await,
                None => Ok(None),
            }
        },
        async {
            match reader {
                Some(reader) => notes::find(conn, reader.seat).await,
                None => Ok(None),
            }
        },
    )?;
    let book: Book<G> = stored::read(conn, vault, table, &seats).await?;
    let host = seats.iter().find(|seat| seat.player_id.is_some() && seat.player_id == table.host_id);
    let host = host.map(|seat| seat.id);
    let is_reader = reader.is_some_and(|reader| seats.iter().any(|seat| seat.is_of(reader)));
    let (words, unsent) = words.filter(|_| is_reader).unzip();
    let mut said = match words {
        Some(words) => open_pad(vault, &table.code, book.game(), &words)?.said,
        None => Said::<G>::default(),
    };
    let unsent = match unsent.flatten() {
        Some(row) => {
            let Outgoing { unsent, leaves_at } = open_unsent(vault, &table.code, book.game(), &row)?;
            if leaves_at.is_some() {
                said = unsent.said;
            }
            Some(Own { action: unsent.action, leaves_at })
        }
        None => None,
    };
    let take_back = held::take_back(table, &seats).map_or(0, |time| time.num_minutes());
    let notes = match noted.filter(|_| is_reader) {
        Some((writer, sealed)) => super::notes::open(vault, &table.code, writer, &sealed)?,
        None => String::new(),
    };
    let allotment = seat_clock::pace(&table.pace)?.allotment();
    let latest_at = match allotment {
        Some(allotment) => latest(allotment, &book, &seats, (&players, &former))?,
        None => None,
    };
    Ok(Glance {
        row: table.clone(),
        id: table.id,
        code: table.code.clone(),
        is_open: table.is_open,
        is_lesson: lesson::is_lesson(table),
        locale: word::read("tables.locale", &table.locale)?,
        seats,
        formers,
        offers,
        questions,
        book,
        talk,
        players,
        host,
        said,
        unsent,
        take_back_minutes: u8::try_from(take_back).unwrap_or(u8::MAX),
        notes,
        due_at: due_at.filter(|_| is_reader),
        latest_at,
        has_clocks: allotment.is_some(),
    })
}

/// From the table's cap, the last entry and the waking hours of all who are asked, as they were then: what anybody has in the
/// bank, has answered or has changed since shows in nothing, nor do vacations. Up to a full hour, since letters take
/// their time.
fn latest<G: Words>(
    allotment: Allotment,
    book: &Book<G>,
    seats: &[SeatRow],
    (players, former): (&[Seated], &[FormerHours]),
) -> Result<Option<DateTime<Utc>>, Unreadable> {
    if book.table().is_over() {
        return Ok(None);
    }
    let Some(opened_at) = DateTime::from_timestamp(book.shown_at().begins_at().0, 0) else { return Ok(None) };
    let asked = G::asked(&book.game().view(Eye::Public));
    let rows = seats.iter().filter(|row| row.seat().is_some_and(|seat| asked.contains(seat)));
    let rows = rows.filter(|row| row.bot.is_none() && row.away_at.is_none() && row.resigned_at.is_none());
    let calendars = rows
        .map(|row| {
            let now = players.iter().find(|player| player.seat == row.id).and_then(|player| player.waking.as_deref());
            let then = former.iter().find(|hours| hours.seat == row.id && hours.until_at > opened_at);
            let waking = match then {
                Some(then) => seat_clock::read_or_usual("former_hours.waking", then.waking.as_deref()),
                None => seat_clock::read_or_usual("players.waking", now),
            };
            Ok(Calendar::new(waking?, []))
        })
        .collect::<Result<Vec<_>, Unreadable>>()?;
    let Some(latest) = clock::latest(opened_at, allotment, &calendars) else { return Ok(None) };
    let hour = latest.timestamp().div_euclid(3600) + 1;
    Ok(DateTime::from_timestamp(hour * 3600, 0))
}
