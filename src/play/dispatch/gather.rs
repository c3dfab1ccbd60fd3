//! Gathering: letters that ask something wait for one another, for readers who wish to have them in one. A letter of its own
//! (kind `digest`) carries them; a question's clock begins when that has left.

use chrono::{DateTime, TimeDelta, Utc};

use crate::deadline::gather::Gather;
use crate::id::LetterId;
use crate::mail::kind::LetterKind;
use crate::play::outbox::letter as new_letter;
use crate::play::{clock, hours};
use crate::store::outbox::lease::{self, Circumstances, Claimed};
use crate::store::outbox::roundup;
use crate::store::outbox::{NewLetter, Unneeded};
use crate::store::players::PlayerRow;
use crate::store::word::{self, Unreadable};
use crate::store::{AsyncConnection, Connection, players};

use super::PlayFault;
use super::needed::{later, refusal};

/// A reminder must come while there is time to answer; otherwise it leaves by itself.
const IN_TIME: TimeDelta = TimeDelta::hours(3);

/// What became of a letter that is to be gathered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gathered {
    /// Another letter carries it.
    Carried,
    /// It leaves by itself.
    Alone,
    /// Somebody else has it in hand by now.
    Lost,
}

/// How the player's questions are gathered, if they are.
pub fn wish(player: &PlayerRow) -> Result<Option<Gather>, Unreadable> {
    player.gathers.as_deref().map(|wish| word::read("players.gathers", wish)).transpose()
}

/// Puts a letter into the reader's next roundup.
pub async fn gather(
    conn: &mut Connection,
    now: DateTime<Utc>,
    kind: LetterKind,
    letter: &Claimed,
) -> Result<Gathered, PlayFault> {
    conn.transaction(async |conn| {
        let Some(player) = players::lock(conn, letter.player_id).await? else { return Ok(Gathered::Alone) };
        let Some(wish) = wish(&player)? else { return Ok(Gathered::Alone) };
        let open = roundup::lock_open(conn, player.id).await?;
        let at = match open {
            Some((_, at)) => at,
            // Of a letter that waited for the end of a visit: the daily hour that came meanwhile is not missed for a day.
            None => leaves_at(conn, now, letter.written_at, &player, wish).await?,
        };
        if kind == LetterKind::Reminder && !is_in_time(conn, now, letter, at).await? {
            return Ok(Gathered::Alone);
        }
        let id = match open {
            Some((id, _)) => id,
            None => {
                let empty = new_letter(now, LetterKind::Roundup, player.id)?;
                roundup::insert(conn, &NewLetter { send_at: at, ..empty }).await?
            }
        };
        let ours = roundup::mark_carried_if_ours(conn, letter.lease(), id).await?;
        Ok(if ours { Gathered::Carried } else { Gathered::Lost })
    })
    .await
}

/// The player wishes otherwise now: what is gathered already leaves by that.
pub(in crate::play) async fn regather(
    conn: &mut Connection,
    now: DateTime<Utc>,
    player: &PlayerRow,
) -> Result<(), PlayFault> {
    let Some((id, _)) = roundup::lock_open(conn, player.id).await? else { return Ok(()) };
    let at = match wish(player)? {
        Some(wish) => leaves_at(conn, now, now, player, wish).await?,
        None => now,
    };
    roundup::mark_due(conn, id, at).await?;
    Ok(())
}

/// When a roundup that is begun now leaves, for a letter that was written then.
async fn leaves_at(
    conn: &mut Connection,
    now: DateTime<Utc>,
    written_at: DateTime<Utc>,
    player: &PlayerRow,
    wish: Gather,
) -> Result<DateTime<Utc>, PlayFault> {
    let last = roundup::find_last(conn, now, player.id).await?;
    Ok(wish.next_for(now, written_at, last, hours::waking(player)?.zone()))
}

async fn is_in_time(
    conn: &mut Connection,
    now: DateTime<Utc>,
    letter: &Claimed,
    at: DateTime<Utc>,
) -> Result<bool, PlayFault> {
    let Some(question) = letter.question_id else { return Ok(false) };
    let due = clock::promise(conn, now, question).await?;
    Ok(due.is_none_or(|due| at + IN_TIME < due))
}

/// What a roundup in hand carries.
pub struct Bundle {
    /// Still wanted, each as things stand now.
    pub wanted: Vec<(Claimed, Circumstances)>,
    /// Not wanted any more.
    pub unneeded: Vec<(LetterId, Unneeded)>,
    /// Its reader is on the page of one of the tables, or asleep, which no reminder disturbs.
    pub not_before: Option<DateTime<Utc>>,
}

/// Looks through the letters that a roundup carries.
pub async fn bundle(conn: &mut Connection, now: DateTime<Utc>, roundup: LetterId) -> Result<Bundle, PlayFault> {
    let carried = roundup::list_carried(conn, roundup).await?;
    let ids: Vec<LetterId> = carried.iter().map(|letter| letter.id).collect();
    let around = lease::circumstances(conn, &ids).await?;
    let (mut wanted, mut unneeded, mut not_before) = (Vec::new(), Vec::new(), None);
    for letter in carried {
        let Some((_, around)) = around.iter().find(|(id, _)| *id == letter.id) else { continue };
        let kind: LetterKind = letter.kind.parse().map_err(|_| PlayFault::Letter(letter.id))?;
        match refusal(now, kind, &letter, around) {
            Some(reason) => unneeded.push((letter.id, reason)),
            None => {
                not_before = not_before.max(later(now, kind, around)?);
                wanted.push((letter, around.clone()));
            }
        }
    }
    Ok(Bundle { wanted, unneeded, not_before })
}
