//! Tables to try the game at, and to learn it at: gathered by one visitor and dealt at once, with bots, no clock and no address.

use chrono::{DateTime, Utc};

use crate::bot::BotKind;
use crate::chance::Chance;
use crate::deadline::pace::Pace;
use crate::engine::LessonDeal;
use crate::id::{EmailAddress, PlayerId, TableCode};
use crate::link::Claims;
use crate::play::PlayFault;
use crate::settle::words::Words;
use crate::store::{AsyncConnection, Connection, Pool, players, seats, tables};
use crate::text::{Locale, Text};
use crate::vault::Vault;

use super::open::{Lot, Seating, insert_person, insert_table};
use super::wish::{Newcomer, TableWish, TakeBack, offer_word};
use super::{seat_link, start};

/// Who wants to try the game, and with how many.
#[derive(Clone, Debug)]
pub struct TryWish {
    /// Seats in all; the others are bots'.
    pub seats: u8,
    /// How well the bots play.
    pub strength: BotKind,
    /// The visitor's language, which becomes the table's.
    pub locale: Locale,
    /// Whether to write the letters that a player would get, to an address that leads nowhere: for a demo's mailbox.
    pub letters: bool,
}

/// A table that waits for its visitor.
#[derive(Clone, Debug)]
pub struct TryTable {
    pub code: TableCode,
    /// What the visitor's link says.
    pub link: Claims,
}

/// Deals a table against bots and plays up to the visitor's first question.
pub async fn open_to_try<G: Words>(
    pool: &Pool,
    now: DateTime<Utc>,
    (vault, chance): (&Vault, &Chance),
    wish: &TryWish,
) -> Result<TryTable, PlayFault> {
    deal::<G>(pool, now, (vault, chance), wish, None).await
}

/// Deals the game's lesson, the same to everyone. No letters are written about it.
pub async fn open_lesson<G: Words>(
    pool: &Pool,
    now: DateTime<Utc>,
    (vault, chance): (&Vault, &Chance),
    lesson: LessonDeal,
    locale: Locale,
) -> Result<TryTable, PlayFault> {
    // What is told beside the questions follows from what sailors do.
    let wish = TryWish { seats: lesson.seats, strength: BotKind::Sailor, locale, letters: false };
    deal::<G>(pool, now, (vault, chance), &wish, Some(lesson)).await
}

async fn deal<G: Words>(
    pool: &Pool,
    now: DateTime<Utc>,
    (vault, chance): (&Vault, &Chance),
    wish: &TryWish,
    lesson: Option<LessonDeal>,
) -> Result<TryTable, PlayFault> {
    let t = Text::of(wish.locale);
    let word = if lesson.is_some() { LessonDeal::WORD.to_owned() } else { offer_word(t, chance)? };
    let offered = (t.try_name().parse(), word.parse());
    let (Ok(name), Ok(word)) = offered else { panic!("what we offer is a name and a word") };
    let newcomer = Newcomer { name, word, locale: wish.locale, zone: None };
    loop {
        let drawn = Lot::draw(chance)?;
        let lot = match lesson {
            Some(lesson) => Lot { seed: lesson.seed(), ..drawn },
            None => drawn,
        };
        let conn = &mut *pool.get().await?;
        let opened = conn.transaction(async |conn| open::<G>(conn, now, vault, wish, &newcomer, &lot).await).await?;
        // A code that is taken by chance: draw another.
        if let Some(link) = opened {
            return Ok(TryTable { code: lot.code, link });
        }
    }
}

async fn open<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    wish: &TryWish,
    newcomer: &Newcomer,
    lot: &Lot,
) -> Result<Option<Claims>, PlayFault> {
    let code = &lot.code;
    let table: TableWish<G> = TableWish {
        ruleset: G::Ruleset::default(),
        options: G::Options::default(),
        places: wish.seats,
        bots: wish.seats.saturating_sub(1),
        strength: wish.strength,
        is_open: false,
        pace: Pace::None,
        locale: wish.locale,
        guests: Vec::new(),
        take_back: TakeBack::NONE,
        line: None,
    };
    let Some(id) = insert_table(conn, now, vault, &table, None, lot).await? else { return Ok(None) };
    tables::mark_confirmed(conn, now, id).await?;
    let player = if wish.letters { Some(guest(conn, now, newcomer, code).await?) } else { None };
    let seating = Seating { table: id, code, participant: 0, player, joined_at: Some(now) };
    let seat = insert_person(conn, vault, &seating, newcomer).await?;
    let lost = || PlayFault::Unknown(code.to_string(), "a table that is gone".to_owned());
    let row = tables::lock(conn, id).await?.ok_or_else(lost)?;
    start::start(conn, now, vault, &row).await?;
    let seat = seats::find(conn, seat).await?.ok_or_else(lost)?;
    Ok(Some(seat_link(now, id, &seat)))
}

/// A player for the visitor.
async fn guest(
    conn: &mut Connection,
    now: DateTime<Utc>,
    newcomer: &Newcomer,
    code: &TableCode,
) -> Result<PlayerId, PlayFault> {
    let player = players::find_or_insert(conn, now, &EmailAddress::stand_in(code)).await?;
    players::mark_met(conn, now, player.id, newcomer.name.as_str(), newcomer.locale.tag()).await?;
    Ok(player.id)
}
