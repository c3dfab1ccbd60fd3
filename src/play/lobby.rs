//! Opening tables: by now those to try the game at, one person against bots, with no address and no clock.

use chrono::{DateTime, TimeDelta, Utc};

use crate::archive::{Participant, TableSheet};
use crate::bot::{BotKind, Bots};
use crate::engine::log::Table;
use crate::engine::{PerSeat, Seat, ServerSeed, SetupError};
use crate::id::{QuestionId, SeatId, TableCode, TableId};
use crate::link::{Claims, Purpose};
use crate::settle::Mind;
use crate::store::seats::NewSeat;
use crate::store::tables::NewTable;
use crate::store::{AsyncConnection, Connection, Pool, entries, seats, tables};
use crate::text::Locale;
use crate::vault::{Column, Place, Scope, Vault};

use super::ask::{Aftermath, ask};
use super::live::Live;
use super::{PlayFault, random};

/// How long the link to a table to try is good for.
const TRY_DAYS: i64 = 90;
/// The bots' names are those of the ship's company.
const CREW: [&str; 4] = ["Eurylochus", "Polites", "Elpenor", "Perimedes"];
/// Lucky words to offer.
const WORDS: [&str; 16] = [
    "olive", "loom", "amphora", "dolphin", "laurel", "harbour", "thread", "lyre", "oar", "fig", "owl", "honey",
    "anchor", "cedar", "swallow", "salt",
];

/// Who wants to try the game, and with how many.
#[derive(Clone, Debug)]
pub struct TryWish {
    /// How the visitor is called at the table.
    pub name: String,
    /// Seats in all; the others are bots'.
    pub seats: u8,
    /// The visitor's language, which becomes the table's.
    pub locale: Locale,
}

/// A table that waits for its visitor.
#[derive(Clone, Debug)]
pub struct Opened {
    pub code: TableCode,
    /// What the visitor's link says.
    pub link: Claims,
}

/// Deals a table against sailors and plays up to the visitor's first question.
pub async fn open_to_try<G: Bots>(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    wish: &TryWish,
) -> Result<Opened, PlayFault>
where
    G::Ruleset: Default,
{
    loop {
        let sheet = draw_sheet(wish)?;
        let conn = &mut *pool.get().await?;
        let opened = conn.transaction(async |conn| open::<G>(conn, now, vault, wish, &sheet).await).await?;
        // A code that is taken by chance: draw another.
        if let Some(opened) = opened {
            return Ok(opened);
        }
    }
}

fn draw_sheet(wish: &TryWish) -> Result<TableSheet, PlayFault> {
    let word = WORDS[usize::from(random::<1>()?[0]) % WORDS.len()];
    let person = Participant::Person { name: wish.name.clone(), word: word.to_owned() };
    let bots = CREW.iter().take(usize::from(wish.seats.saturating_sub(1)));
    let bots = bots.map(|name| Participant::Bot { name: (*name).to_owned(), kind: BotKind::Sailor.to_string() });
    let code = TableCode::from_random(random()?).to_string();
    Ok(TableSheet {
        code,
        seed: ServerSeed::new(random()?),
        participants: std::iter::once(person).chain(bots).collect(),
    })
}

/// Deals, seats everyone, plays on; nothing if the code is taken.
async fn open<G: Bots>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    wish: &TryWish,
    sheet: &TableSheet,
) -> Result<Option<Opened>, PlayFault>
where
    G::Ruleset: Default,
{
    let code: TableCode = sheet.code.parse().map_err(|_| PlayFault::Log(sheet.code.clone()))?;
    let deal = sheet.deal::<G>(G::Ruleset::default(), G::Options::default());
    let table = Table::deal(&deal, &mut Vec::new()).map_err(|error: SetupError| PlayFault::Setup(error))?;
    let form = Table::deal_form(&deal, table.order(), &sheet.kinds());
    let mut live = Live::dealt(code.clone(), table.game().clone(), sheet.seed.clone(), minds(sheet, table.order())?);
    live.note_deal(now, form);
    live.settle(now);

    let (seal, sealed) = (sheet.seed.seal(), live.seal(vault)?);
    let seed_place = Place { scope: Scope::Table(&code), column: Column::Seed, row: 0 };
    let row = NewTable {
        code: &code,
        game: G::NAME,
        ruleset: &deal.ruleset.to_string(),
        options: &serde_json::to_string(&deal.options).map_err(|_| PlayFault::Log(sheet.code.clone()))?,
        status: sealed.status,
        seal: seal.as_bytes(),
        seed: &vault.seal(seed_place, random()?, sheet.seed.as_bytes()),
        seq: sealed.seq,
        head: &sealed.head,
        digest: &sealed.digest,
        snapshot: &sealed.snapshot,
        created_at: now,
        host_id: None,
        places: table.order().count().into(),
        bots: i16::from(wish.seats) - 1,
        is_open: false,
        pace: "none",
        locale: wish.locale.tag(),
        confirmed_at: Some(now),
        started_at: Some(now),
    };
    let Some(id) = tables::insert(conn, &row).await? else { return Ok(None) };
    seats::insert(conn, &seat_rows(vault, id, &code, sheet, table.order())?).await?;
    entries::insert(conn, &live.entries(vault, id)?).await?;
    let seats = seats::list(conn, id).await?;
    ask(conn, now, &Aftermath { table: id, live: &live, seats: &seats, open: &[], actor: None }).await?;
    let visitor = seats.iter().find(|seat| seat.bot.is_none()).map_or(SeatId(0), |seat| seat.id);
    Ok(Some(Opened { code, link: link_claims(now, id, visitor) }))
}

fn link_claims(now: DateTime<Utc>, table: TableId, seat: SeatId) -> Claims {
    let expires_at = now + TimeDelta::days(TRY_DAYS);
    Claims { purpose: Purpose::Seat, table, seat, epoch: 0, question: QuestionId(0), revision: 0, expires_at }
}

fn minds(sheet: &TableSheet, order: &PerSeat<u8>) -> Result<PerSeat<Mind>, PlayFault> {
    let mut minds = PerSeat::filled(Mind::Person, order.count());
    for (seat, number) in Seat::all(order.count()).zip(order.iter()) {
        if let Some(Participant::Bot { kind, .. }) = sheet.participants.get(usize::from(*number)) {
            let unknown = |_| PlayFault::Unknown(sheet.code.clone(), format!("bot {kind}"));
            minds[seat] = Mind::Bot(kind.parse().map_err(unknown)?);
        }
    }
    Ok(minds)
}

fn seat_rows<'a>(
    vault: &Vault,
    id: TableId,
    code: &TableCode,
    sheet: &'a TableSheet,
    order: &PerSeat<u8>,
) -> Result<Vec<NewSeat<'a>>, PlayFault> {
    let row = |(seat, number): (i16, &u8)| {
        let participant = i16::from(*number);
        let (name, bot, word) = match &sheet.participants[usize::from(*number)] {
            Participant::Person { name, word } => {
                let place = Place { scope: Scope::Table(code), column: Column::Word, row: participant.into() };
                (name, None, Some(vault.seal(place, random()?, word.as_bytes())))
            }
            Participant::Bot { name, kind } => (name, Some(kind.as_str()), None),
        };
        Ok(NewSeat { table_id: id, participant, seat: Some(seat), name, bot, word, player_id: None, joined_at: None })
    };
    (0..).zip(order.iter()).map(row).collect()
}
