//! The same people once more: whoever sat at a finished table opens its rematch with one tap, and everybody else joins it with
//! one. The letters are invitations like any other. Who has left the game or was forgotten is not asked, and nobody learns
//! anybody's address. Seats turn by lot, as at every table: a fixed turn could not be checked by anybody.

use chrono::{DateTime, Utc};

use crate::bot::BotKind;
use crate::chance::Chance;
use crate::engine::for_game;
use crate::id::{InvitationId, TableId};
use crate::link::{Claims, Errand, Pass};
use crate::play::{PlayFault, clock, game_of};
use crate::settle::words::Words;
use crate::store::invitations::Reply;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::{TableRow, TableStatus};
use crate::store::{AsyncConnection, Connection, Pool, invitations, players, seats, tables};
use crate::text::{Locale, Text};
use crate::vault::Vault;

use super::accept::accept_locked;
use super::open::{Lot, Seating, insert_person, insert_table};
use super::sight::Stage;
use super::wish::{Newcomer, TableWish, TakeBack, offer_word};
use super::{GatherError, confirm, seat_link, start};

/// The rematch of a table, as those who sat there see it.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// Who has come so far.
    pub names: Vec<String>,
    /// The reader is among them.
    pub is_seated: bool,
    /// It is still being gathered, and a seat is free.
    pub may_join: bool,
}

/// What there is of it; nothing if nobody has opened one, or it was called off.
pub async fn find(pool: &Pool, finished: TableId, reader: &SeatRow) -> Result<Option<Rematch>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some(table) = tables::find_rematch(conn, finished).await? else { return Ok(None) };
    let stage = Stage::of(&table);
    if stage == Stage::CalledOff {
        return Ok(None);
    }
    let seats = seats::list(conn, table.id).await?;
    let people = seats.iter().filter(|seat| seat.bot.is_none());
    Ok(Some(Rematch {
        names: people.map(|seat| seat.name.clone()).collect(),
        is_seated: seats.iter().any(|seat| seat.player_id.is_some() && seat.player_id == reader.player_id),
        may_join: stage == Stage::Gathering && super::free_places(&table, seats.len()) > 0,
    }))
}

/// Whether somebody of a finished table may have one: there must be somebody to write to.
pub fn may_have(seats: &[SeatRow], own: &SeatRow) -> bool {
    is_asked(own) && seats.iter().any(|seat| seat.id != own.id && is_asked(seat))
}

/// What one tap came to.
pub enum Again {
    /// What the link of the seat at the rematch says.
    Seated(Claims),
    /// Somebody there has the same name: the way to choose another.
    Choose(Pass),
}

/// Opens the rematch, or takes a seat at the one that there is.
pub async fn play_again(
    pool: &Pool,
    now: DateTime<Utc>,
    (vault, chance): (&Vault, &Chance),
    claims: &Claims,
    browser: Locale,
) -> Result<Again, GatherError> {
    loop {
        let lot = Lot::draw(chance)?;
        let conn = &mut *pool.get().await?;
        let again =
            conn.transaction(async |conn| again(conn, now, (vault, chance), claims, browser, &lot).await).await?;
        // A code that is taken by chance: draw another.
        if let Some(again) = again {
            return Ok(again);
        }
    }
}

async fn again(
    conn: &mut Connection,
    now: DateTime<Utc>,
    (vault, chance): (&Vault, &Chance),
    claims: &Claims,
    browser: Locale,
    lot: &Lot,
) -> Result<Option<Again>, GatherError> {
    // Two who press at the same moment come one after the other.
    let finished = tables::lock(conn, claims.table).await?.ok_or(GatherError::Unknown)?;
    let ended = finished.seq > 0 && matches!(finished.status, TableStatus::Over | TableStatus::Closed);
    let people = seats::list(conn, finished.id).await?;
    let own = people.iter().find(|seat| seat.is_of(claims)).filter(|seat| ended && may_have(&people, seat));
    let own = own.ok_or(GatherError::Unknown)?;
    let player = own.player_id.ok_or(GatherError::Unknown)?;
    let player = players::find(conn, player).await?.filter(|player| player.address.is_some());
    let player = player.ok_or(GatherError::Unknown)?;
    let newcomer = newcomer(own, &player, browser, chance)?;
    match tables::find_rematch(conn, finished.id).await? {
        Some(table) if Stage::of(&table) != Stage::CalledOff => {
            Ok(Some(join(conn, now, vault, &table, &player, &newcomer).await?))
        }
        Some(called_off) => {
            tables::mark_rematch(conn, called_off.id, None).await?;
            open(conn, now, vault, (&finished, &people), (own, &player), &newcomer, lot).await
        }
        None => open(conn, now, vault, (&finished, &people), (own, &player), &newcomer, lot).await,
    }
}

async fn open(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    (finished, people): (&TableRow, &[SeatRow]),
    (own, player): (&SeatRow, &PlayerRow),
    newcomer: &Newcomer,
    lot: &Lot,
) -> Result<Option<Again>, GatherError> {
    let inserted = for_game!(game_of(finished)?, G => {
        let strength = start::strength_of(conn, finished).await?;
        insert_table(conn, now, vault, &wish::<G>(finished, strength)?, Some(player.id), lot).await?
    });
    let Some(table) = inserted else { return Ok(None) };
    tables::mark_rematch(conn, table, Some(finished.id)).await?;
    let seating = Seating { table, code: &lot.code, participant: 0, player: Some(player.id), joined_at: None };
    insert_person(conn, vault, &seating, newcomer).await?;
    for seat in people.iter().filter(|seat| seat.id != own.id && is_asked(seat)) {
        if let Some(guest) = seat.player_id {
            let invitation = invitations::find_or_insert(conn, now, table, guest, false).await?;
            invitations::mark_called(conn, invitation.id, &seat.name).await?;
        }
    }
    let link = confirm::confirm_locked(conn, now, vault, table, player, newcomer.locale).await?;
    Ok(Some(Again::Seated(link)))
}

async fn join(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    table: &TableRow,
    player: &PlayerRow,
    newcomer: &Newcomer,
) -> Result<Again, GatherError> {
    let seats = seats::list(conn, table.id).await?;
    if let Some(own) = seats.iter().find(|seat| seat.player_id == Some(player.id)) {
        return Ok(Again::Seated(seat_link(now, table.id, own)));
    }
    let listed = invitations::list(conn, table.id).await?;
    let mine = listed.iter().find(|(invitation, _)| invitation.player_id == player.id);
    let (invitation, _) = mine.ok_or(GatherError::Unknown)?;
    // The tap is an answer, whatever was answered before; only the host can take an invitation back.
    if invitation.answer == Some(Reply::Withdrawn) {
        return Err(GatherError::Withdrawn);
    }
    let pass = pass(now, table.id, invitation.id, player);
    match accept_locked(conn, now, vault, &pass, newcomer).await {
        Ok(claims) => Ok(Again::Seated(claims)),
        Err(GatherError::NameTaken) => Ok(Again::Choose(pass)),
        Err(error) => Err(error),
    }
}

/// What the table was like.
fn wish<G: Words>(table: &TableRow, strength: BotKind) -> Result<TableWish<G>, PlayFault> {
    let unknown = |what: &str| PlayFault::Unknown(table.code.to_string(), what.to_owned());
    Ok(TableWish {
        ruleset: table.ruleset.parse().map_err(|_| unknown("ruleset"))?,
        options: serde_json::from_str(&table.options).map_err(|_| unknown("options"))?,
        places: u8::try_from(table.places).map_err(|_| unknown("places"))?,
        bots: u8::try_from(table.bots).map_err(|_| unknown("bots"))?,
        strength,
        is_open: false,
        pace: clock::pace(&table.pace)?,
        locale: table.locale.parse().map_err(|_| unknown("locale"))?,
        guests: Vec::new(),
        line: None,
        take_back: TakeBack::ALL
            .into_iter()
            .find(|time| i16::from(time.minutes()) == table.take_back_minutes)
            .unwrap_or(TakeBack::USUAL),
    })
}

/// Under the name of the last time, with a lucky word by chance: both can be changed at the table.
fn newcomer(own: &SeatRow, player: &PlayerRow, browser: Locale, chance: &Chance) -> Result<Newcomer, GatherError> {
    let locale = player.locale.as_deref().and_then(Locale::named).unwrap_or(browser);
    let word = offer_word(Text::of(locale), chance)?;
    let read = (own.name.parse(), word.parse());
    let (Ok(name), Ok(word)) = read else { return Err(GatherError::Unknown) };
    Ok(Newcomer { name, word, locale, zone: None })
}

/// Who has left the game for good has said enough, and who was forgotten cannot be asked.
fn is_asked(seat: &SeatRow) -> bool {
    seat.bot.is_none() && seat.player_id.is_some() && seat.resigned_at.is_none()
}

fn pass(now: DateTime<Utc>, table: TableId, invitation: InvitationId, player: &PlayerRow) -> Pass {
    let expires_at = now + chrono::TimeDelta::hours(super::join::PASS_HOURS);
    Pass { to: Errand::Invitation(table, invitation), epoch: player.epoch(), expires_at }
}
