//! People without a seat in hand: signing in, their tables and settings, and whether they are written to.

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest, Sha256};

use crate::id::{EmailAddress, PlayerId, SeatId, SessionId, TableCode, TableId};
use crate::link::{Claims, Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::store::outbox::NewLetter;
use crate::store::players::{PlayerRow, Settings};
use crate::store::seats::SeatRow;
use crate::store::sessions::OpenSession;
use crate::store::tables::TableRow;
use crate::store::{
    AsyncConnection, Connection, Pool, channels, erasure, invitations, outbox, players, seats, sessions, tables,
};
use crate::text::Locale;

use super::outbox::{CAP_AN_HOUR, CAP_UNKNOWN_A_DAY, letter, write_capped};
use super::{PlayFault, random};

/// How long a browser stays signed in.
pub const SESSION_DAYS: i64 = 90;

/// A browser that is signed in.
pub struct Session {
    pub id: SessionId,
    pub player: PlayerRow,
}

/// What a browser keeps: nothing in the database opens the session.
pub struct SessionToken {
    pub text: String,
    pub days: i64,
}

/// Writes the letter with the link to one's own tables, to somebody new in the language of the page. The same is done for every
/// address (WEB-07).
pub async fn ask_to_sign_in(
    pool: &Pool,
    now: DateTime<Utc>,
    address: &EmailAddress,
    locale: Locale,
) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let player = players::find_or_insert_reader(conn, now, address, Some(locale.tag())).await?;
        let cap = if player.confirmed_at.is_some() { CAP_AN_HOUR } else { CAP_UNKNOWN_A_DAY };
        write_capped(conn, &player, &letter(now, LetterKind::SignIn, player.id)?, cap).await
    })
    .await
}

/// Writes the last letter of this kind to the address once more, if there was one within the last hour. Counted like the first.
pub async fn send_again(
    pool: &Pool,
    now: DateTime<Utc>,
    address: &EmailAddress,
    kind: LetterKind,
) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let player = players::find_or_insert(conn, now, address).await?;
        let since = now - TimeDelta::hours(1);
        let Some(about) = outbox::find_last(conn, player.id, kind.name(), since).await? else { return Ok(()) };
        let cap = if player.confirmed_at.is_some() { CAP_AN_HOUR } else { CAP_UNKNOWN_A_DAY };
        let again = NewLetter {
            table_id: about.table_id,
            seat_id: about.seat_id,
            invitation_id: about.invitation_id,
            ..letter(now, kind, player.id)?
        };
        write_capped(conn, &player, &again, cap).await
    })
    .await
}

/// Whom a pass was made out to, if it is still good.
pub async fn holder(pool: &Pool, pass: &Pass) -> Result<Option<PlayerRow>, PlayFault> {
    let conn = &mut *pool.get().await?;
    find_holder(conn, pass).await
}

/// What became of the wish to sign in.
pub enum SignedIn {
    Done(SessionToken, Box<PlayerRow>),
    /// The pass has made a session before, and makes no other.
    Used,
    /// There is no such player any more, or the pass was revoked.
    Unknown,
}

/// Signs a browser in by the pass of a letter, which is used up by that: whoever comes after a scanner that pressed the
/// button asks for another letter, and the scanner's session is the only one there is to end.
pub async fn sign_in(pool: &Pool, now: DateTime<Utc>, pass: &Pass) -> Result<SignedIn, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(player) = find_holder(conn, pass).await? else { return Ok(SignedIn::Unknown) };
        let token: [u8; 32] = random()?;
        let text: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
        let expires_at = now + TimeDelta::days(SESSION_DAYS);
        let made =
            sessions::insert_if_first_of_pass(conn, now, player.id, pass.expires_at, &hash(&text), expires_at).await?;
        if made == 0 {
            return Ok(SignedIn::Used);
        }
        players::mark_confirmed(conn, now, player.id).await?;
        tracing::info!(player.id = player.id.0, "signed in");
        Ok(SignedIn::Done(SessionToken { text, days: SESSION_DAYS }, Box::new(player)))
    })
    .await
}

/// Whom a pass to sign in was made out to, if it is still good, and whether it was used.
pub async fn sign_in_pass(pool: &Pool, pass: &Pass) -> Result<Option<(PlayerRow, bool)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some(player) = find_holder(conn, pass).await? else { return Ok(None) };
    let used = sessions::is_pass_used(conn, player.id, pass.expires_at).await?;
    Ok(Some((player, used)))
}

pub async fn find_session(pool: &Pool, now: DateTime<Utc>, token: &str) -> Result<Option<Session>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let found = sessions::find_if_valid(conn, now, &hash(token)).await?;
    Ok(found.map(|(id, player)| Session { id, player }))
}

pub async fn sign_out(pool: &Pool, now: DateTime<Utc>, session: &Session) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    sessions::mark_ended(conn, now, session.player.id, session.id).await?;
    channels::delete_browsers(conn, session.player.id, Some(session.id)).await?;
    tracing::info!(player.id = session.player.id.0, "signed out");
    Ok(())
}

/// Where a player is signed in, the newest first.
pub async fn list_sessions(pool: &Pool, now: DateTime<Utc>, player: PlayerId) -> Result<Vec<OpenSession>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(sessions::list_open(conn, now, player).await?)
}

/// Ends one of the player's own sessions, in whatever browser it is.
pub async fn end_session(
    pool: &Pool,
    now: DateTime<Utc>,
    player: PlayerId,
    session: SessionId,
) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    if sessions::mark_ended(conn, now, player, session).await? > 0 {
        channels::delete_browsers(conn, player, Some(session)).await?;
        tracing::info!(player.id = player.0, "ended a session");
    }
    Ok(())
}

/// In every browser; links to sign in that still lie in letters are void too, and so are the cookies that stand for the
/// player's seats. The seats' links in letters still lead there: whoever reads the mailbox can have new ones anyway, and
/// whoever plays by letters alone loses nothing.
pub async fn sign_out_everywhere(pool: &Pool, now: DateTime<Utc>, session: &Session) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        sessions::mark_all_ended(conn, now, session.player.id).await?;
        channels::delete_browsers(conn, session.player.id, None).await?;
        players::raise_epoch(conn, session.player.id).await?;
        seats::end_cookies(conn, session.player.id).await?;
        tracing::info!(player.id = session.player.id.0, "signed out everywhere");
        Ok(())
    })
    .await
}

/// What became of the wish to be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Erased {
    Done,
    /// Others wait for this player at some table, which must be finished or left first.
    StillPlaying,
}

/// Forgets a player: the address, the name, all links and sessions. Finished games stay, under an alias.
pub async fn erase(pool: &Pool, now: DateTime<Utc>, session: &Session) -> Result<Erased, PlayFault> {
    let player = session.player.id;
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::lock(conn, player).await?;
        if erasure::has_unfinished(conn, player).await? {
            return Ok(Erased::StillPlaying);
        }
        erasure::mark_seats_nobodys(conn, player).await?;
        sessions::mark_all_ended(conn, now, player).await?;
        erasure::erase(conn, now, player).await?;
        tracing::info!(player.id = player.0, "an account was erased");
        Ok(Erased::Done)
    })
    .await
}

/// A seat whose answer is waited for.
pub struct Waiting {
    pub seat: SeatRow,
    pub table: TableId,
    pub code: TableCode,
}

/// Those of a player, and those that these tokens stand for: the most urgent first.
pub async fn waiting(pool: &Pool, player: Option<PlayerId>, held: &[Claims]) -> Result<Vec<Waiting>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let rows: Vec<SeatId> = held.iter().map(|claims| claims.seat).collect();
    let waiting = seats::list_waiting(conn, player, &rows).await?.into_iter();
    let waiting = waiting.map(|(seat, table, code)| Waiting { seat, table, code });
    let is_own =
        |seat: &SeatRow| player.is_some() && seat.player_id == player || held.iter().any(|claims| seat.is_of(claims));
    Ok(waiting.filter(|waiting| is_own(&waiting.seat)).collect())
}

/// The first table no longer leads its player by the hand.
pub async fn end_hints(pool: &Pool, claims: &Claims) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some((_, seat)) = find_seat(conn, claims).await? else { return Ok(false) };
    if let Some(player) = seat.player_id {
        players::mark_hints_ended(conn, player).await?;
    }
    Ok(true)
}

/// A changed name reaches the tables that are gathered or played, but for those where somebody is called so already; finished
/// games keep the names under which they were played.
pub async fn change_settings(pool: &Pool, player: PlayerId, settings: &Settings<'_>) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::update_settings(conn, player, settings).await?;
        seats::rename_running(conn, player, settings.name).await?;
        Ok(())
    })
    .await
}

/// Letters and pages of the player are in this language from now on.
pub async fn change_language(pool: &Pool, player: PlayerId, locale: Locale) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    players::mark_locale(conn, player, locale.tag()).await?;
    Ok(())
}

/// Whether somebody is written to at all; whose address it is, or nothing if the pass is not good.
pub async fn set_blocked(
    pool: &Pool,
    now: DateTime<Utc>,
    pass: &Pass,
    blocked: bool,
) -> Result<Option<PlayerRow>, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(player) = find_holder(conn, pass).await? else { return Ok(None) };
        players::mark_blocked(conn, player.id, blocked.then_some(now)).await?;
        Ok(Some(player))
    })
    .await
}

/// A player's seat at the table with this code.
pub async fn seat_at(pool: &Pool, code: &TableCode, player: PlayerId) -> Result<Option<(TableId, SeatRow)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(seats::find_of_player(conn, code, player).await?)
}

/// The table and seat of a token for letters, if it is still good.
pub async fn seat_of(pool: &Pool, claims: &Claims) -> Result<Option<(TableRow, SeatRow)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    find_seat(conn, claims).await
}

/// Whether a table writes to the player of a seat; the seat stays the player's.
pub async fn set_letters(
    pool: &Pool,
    claims: &Claims,
    letters: bool,
) -> Result<Option<(TableRow, SeatRow)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let found = find_seat(conn, claims).await?;
    if let Some((_, seat)) = &found {
        seats::mark_letters(conn, seat.id, letters).await?;
    }
    Ok(found)
}

/// The player of a seat wants letters again: of its table, and at all if they were ended for the address, by its owner or by
/// a mail server. Says no if the capability is not good any more.
pub async fn want_letters(pool: &Pool, claims: &Claims) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((_, seat)) = find_seat(conn, claims).await? else { return Ok(false) };
        seats::mark_letters(conn, seat.id, true).await?;
        if let Some(player) = seat.player_id {
            players::mark_blocked(conn, player, None).await?;
            players::mark_accepted(conn, player).await?;
        }
        Ok(true)
    })
    .await
}

/// Whether answers by mail count at once for a seat. Says no if the capability is not good any more.
pub async fn set_mail_counts(pool: &Pool, claims: &Claims, counts: bool) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((_, seat)) = find_seat(conn, claims).await? else { return Ok(false) };
        seats::mark_mail_counts(conn, seat.id, counts).await?;
        Ok(true)
    })
    .await
}

async fn find_seat(conn: &mut Connection, claims: &Claims) -> Result<Option<(TableRow, SeatRow)>, PlayFault> {
    let Some(table) = tables::find_by_id(conn, claims.table).await? else { return Ok(None) };
    let seats = seats::list(conn, table.id).await?;
    let seat = seats.into_iter().find(|seat| seat.is_of(claims));
    Ok(seat.map(|seat| (table, seat)))
}

async fn find_holder(conn: &mut Connection, pass: &Pass) -> Result<Option<PlayerRow>, PlayFault> {
    let player = match pass.to {
        Errand::SignIn(player) | Errand::Block(player) | Errand::Confirm(_, player) | Errand::Keep(.., player) => {
            player
        }
        Errand::Invitation(_, id) => match invitations::find(conn, id).await? {
            Some(invitation) => invitation.player_id,
            None => return Ok(None),
        },
        // Made out to whoever has it.
        Errand::Offer(..) | Errand::Join(..) | Errand::Feed(_) => return Ok(None),
    };
    Ok(players::find(conn, player).await?.filter(|player| player.epoch() == pass.epoch))
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
