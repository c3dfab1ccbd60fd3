//! Looking at a table: its log replayed, for pages and archives. Nothing is written.

use chrono::{DateTime, Utc};
use futures_util::try_join;

use crate::archive::{Participant, Record, TableSheet};
use crate::deadline::calendar::Calendar;
use crate::deadline::clock;
use crate::deadline::pace::{Allotment, Pace};
use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::engine::log::{Hidden, Logged, Moment};
use crate::engine::{Eye, Seat, for_game, per_game};
use crate::id::{QuestionId, SeatId, TableCode, TableId};
use crate::link::Claims;
use crate::mail::calendar::Asked;
use crate::settle::words::{Said, Words};
use crate::store::entries::EntryRow;
use crate::store::former_hours::FormerHours;
use crate::store::formers::FormerRow;
use crate::store::offers::OfferRow;
use crate::store::players::Seated;
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::talk::TalkRow;
use crate::store::{
    Connection, Pool, clocks, entries, former_hours, formers, notes, offers, players, questions, seats, tables, talk,
    words,
};
use crate::text::Locale;
use crate::text::company::{Company, Former};
use crate::vault::{Column, Drawer, Place, Scope, Vault};

use super::live::{load_seed, open_sheet};
use super::{PlayFault, game_of};

/// A table read in full, with the same few queries however long its log is.
pub struct Sight<G: Words> {
    pub id: TableId,
    pub code: TableCode,
    /// Anybody could join.
    pub is_open: bool,
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
    pub record: Record<G>,
    /// The last messages, the oldest first.
    pub talk: Vec<TalkRow>,
    /// Those who gave an address.
    pub players: Vec<Seated>,
    /// The host's seat, if the host plays.
    pub host: Option<SeatId>,
    /// What the reader has said ahead; nothing for anybody else.
    pub said: Said<G>,
    /// What the reader has noted for nobody else.
    pub notes: String,
    /// Until when the reader's answer is wanted.
    pub due_at: Option<DateTime<Utc>>,
    /// Until when the table can be waiting at the latest, for anybody to know.
    pub latest_at: Option<DateTime<Utc>>,
    /// Whether clocks run at the table.
    pub has_clocks: bool,
}

per_game!(
    /// A table, by the game that is played there.
    pub enum AnySight of Sight
);

/// Messages a page shows.
const TALK_MAX: i64 = 50;

impl<G: Words> Sight<G> {
    /// Who sits where, and sat there before.
    pub(crate) fn company(&self) -> Company {
        let former = |row: &FormerRow| {
            let seat = self.seats.iter().find(|seat| seat.id == row.seat_id)?.seat()?;
            Some(Former { seat, name: row.name.clone(), until: row.until_seq.unsigned_abs() })
        };
        Company {
            names: self.seats.iter().map(|seat| seat.name.clone()).collect(),
            bots: self.seats.iter().filter(|seat| seat.bot.is_some()).filter_map(SeatRow::seat).collect(),
            formers: self.formers.iter().filter_map(former).collect(),
        }
    }

    /// The name of whoever held a seat at that time.
    pub(crate) fn name_at(&self, seat: SeatId, at: DateTime<Utc>) -> Option<&str> {
        let former = self.formers.iter().find(|row| row.seat_id == seat && at <= row.until_at);
        let now = || self.seats.iter().find(|row| row.id == seat).map(|row| row.name.as_str());
        former.map(|row| row.name.as_str()).or_else(now)
    }

    /// What a calendar must know of the question that a seat is asked.
    pub fn asked(&self, seat: SeatId) -> Option<Asked> {
        let question = self.question(seat)?;
        Some(Asked { question: question.id, seat, opened_at: question.opened_at })
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
) -> Result<Option<AnySight>, PlayFault> {
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
) -> Result<Option<AnySight>, PlayFault> {
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

/// Before the deal there is no log to look at; `lobby::sight` has that table.
fn is_dealt(table: &TableRow) -> bool {
    table.seq > 0
}

/// The row says which game it is.
async fn read_any(
    conn: &mut Connection,
    vault: &Vault,
    table: &TableRow,
    reader: Option<&Claims>,
) -> Result<AnySight, PlayFault> {
    Ok(for_game!(game_of(table)?, G => read::<G>(conn, vault, table, reader).await?.into()))
}

/// The table of a row that was just read.
pub(super) async fn read<G: Words>(
    conn: &mut Connection,
    vault: &Vault,
    table: &TableRow,
    reader: Option<&Claims>,
) -> Result<Sight<G>, PlayFault> {
    let (seats, formers, offers, entries, questions, talk, players, former, words, due_at, noted) = try_join!(
        seats::list(conn, table.id),
        formers::list(conn, table.id),
        offers::list(conn, table.id),
        entries::list(conn, table.id, table.seq),
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
    let record = replay(vault, table, &seats, &formers, &entries)?;
    let host = seats.iter().find(|seat| seat.player_id.is_some() && seat.player_id == table.host_id);
    let host = host.map(|seat| seat.id);
    let is_reader = reader.is_some_and(|reader| seats.iter().any(|seat| seat.is_of(reader)));
    let said = match words.filter(|_| is_reader) {
        Some(words) => open_sheet(vault, &table.code, record.game(), &words)?.said,
        None => Said::<G>::default(),
    };
    let notes = match noted.filter(|_| is_reader) {
        Some((writer, sealed)) => super::notes::open(vault, &table.code, writer, &sealed)?,
        None => String::new(),
    };
    let allotment = table.pace.parse().ok().and_then(Pace::allotment);
    let latest_at = allotment.and_then(|allotment| latest(allotment, &record, &entries, &seats, (&players, &former)));
    Ok(Sight {
        id: table.id,
        code: table.code.clone(),
        is_open: table.is_open,
        locale: Locale::named(&table.locale).unwrap_or(Locale::English),
        seats,
        formers,
        offers,
        questions,
        record,
        talk,
        players,
        host,
        said,
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
    record: &Record<G>,
    entries: &[EntryRow],
    seats: &[SeatRow],
    (players, former): (&[Seated], &[FormerHours]),
) -> Option<DateTime<Utc>> {
    if record.is_over() {
        return None;
    }
    let opened_at = entries.last()?.shown_at;
    let asked = G::asked(&record.game().view(Eye::Public));
    let rows = seats.iter().filter(|row| row.seat().is_some_and(|seat| asked.contains(seat)));
    let rows = rows.filter(|row| row.bot.is_none() && row.away_at.is_none() && row.resigned_at.is_none());
    let calendars: Vec<Calendar> = rows
        .map(|row| {
            let now = players.iter().find(|player| player.seat == row.id).and_then(|player| player.waking.as_deref());
            let then = former.iter().find(|hours| hours.seat == row.id && hours.until_at > opened_at);
            let waking = then.map_or(now, |then| then.waking.as_deref()).and_then(|waking| waking.parse().ok());
            Calendar::new(waking.unwrap_or_else(|| Waking::usual(Zone::UTC)), [])
        })
        .collect();
    let latest = clock::latest(opened_at, allotment, &calendars)?;
    let hour = latest.timestamp().div_euclid(3600) + 1;
    DateTime::from_timestamp(hour * 3600, 0)
}

/// The stored log played once more; what comes out must be what was stored.
fn replay<G: Words>(
    vault: &Vault,
    table: &TableRow,
    seats: &[SeatRow],
    formers: &[FormerRow],
    entries: &[EntryRow],
) -> Result<Record<G>, PlayFault> {
    let broken = || PlayFault::Log(table.code.to_string());
    let (deal, rest) = entries.split_first().ok_or_else(broken)?;
    let ruleset = table.ruleset.parse().map_err(|_| broken())?;
    let options = serde_json::from_str(&table.options).map_err(|_| broken())?;
    let drawer = vault.drawer(Scope::Table(&table.code));
    let at = hidden_of(&drawer, &table.code, deal)?.at;
    let mut record = Record::begin(sheet(vault, table, seats, formers)?, ruleset, options, at).map_err(|_| broken())?;
    for entry in rest {
        let hidden = hidden_of(&drawer, &table.code, entry)?;
        let seat = match entry.seat {
            None => None,
            Some(number) => Some(u8::try_from(number).ok().and_then(Seat::new).ok_or_else(broken)?),
        };
        let shown_at = Moment(entry.shown_at.timestamp()).minute();
        let logged = Logged { seat, written: &hidden.written, how: hidden.how, at: hidden.at, shown_at };
        record.append(logged).map_err(|_| broken())?;
    }
    record.name_heirs(heirs(seats, formers));
    if record.head().as_bytes()[..] == table.head[..] { Ok(record) } else { Err(broken()) }
}

/// The names of those who were given a seat after the deal, in that order.
fn heirs(seats: &[SeatRow], formers: &[FormerRow]) -> Vec<String> {
    let dealt = |person: i16| seats.iter().any(|row| row.bot.is_none() && row.participant + 1 == person);
    let left = formers.iter().map(|row| (row.person, &row.name));
    let here = seats.iter().filter(|row| row.bot.is_none()).map(|row| (row.person(), &row.name));
    let mut heirs: Vec<(i16, &String)> = left.chain(here).filter(|(person, _)| !dealt(*person)).collect();
    heirs.sort_by_key(|(person, _)| *person);
    heirs.into_iter().map(|(_, name)| name.clone()).collect()
}

/// As it was dealt: under the names of those who were there then.
fn sheet(vault: &Vault, table: &TableRow, seats: &[SeatRow], formers: &[FormerRow]) -> Result<TableSheet, PlayFault> {
    let mut rows: Vec<&SeatRow> = seats.iter().collect();
    rows.sort_by_key(|row| row.participant);
    let participant = |row: &&SeatRow| {
        let former = formers.iter().find(|former| former.person == row.participant + 1);
        let name = former.filter(|_| row.bot.is_none()).map_or(&row.name, |former| &former.name).clone();
        match (&row.bot, &row.word) {
            (Some(kind), _) => Ok(Participant::Bot { name, kind: kind.clone() }),
            (None, sealed) => {
                let place =
                    Place { scope: Scope::Table(&table.code), column: Column::Word, row: row.participant.into() };
                let word = vault.open(place, sealed.as_deref().unwrap_or_default())?;
                let word = String::from_utf8(word).map_err(|_| PlayFault::Log(table.code.to_string()))?;
                Ok(Participant::Person { name, word })
            }
        }
    };
    let participants: Result<Vec<Participant>, PlayFault> = rows.iter().map(participant).collect();
    Ok(TableSheet { code: table.code.to_string(), seed: load_seed(vault, table)?, participants: participants? })
}

/// What an entry hides, from its row.
pub(super) fn hidden_of(drawer: &Drawer<'_>, code: &TableCode, entry: &EntryRow) -> Result<Hidden, PlayFault> {
    let text = String::from_utf8(drawer.open(Column::HiddenPart, entry.seq.into(), &entry.hidden)?);
    let hidden = text.ok().and_then(|text| text.parse().ok());
    hidden.ok_or_else(|| PlayFault::Log(code.to_string()))
}
