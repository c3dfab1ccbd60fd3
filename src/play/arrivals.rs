//! What mail servers hand over: stored once at the door, read by a worker. Reports about letters that came back are read here,
//! answers in `replies`.

use chrono::{DateTime, Utc};
use mail_parser::MessageParser;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::clock::Clock;
use crate::id::{ArrivalId, LetterId, QuestionId, TableId};
use crate::keyring::Keyring;
use crate::link::{self, Return};
use crate::mail::kind::LetterKind;
use crate::mail::reply::RETURN_PATH;
use crate::mail::report::{self, Report};
use crate::mail::vouch::Voucher;
use crate::store::arrivals::{self, ArrivalKind, ClaimedArrival, NewArrival, Returned};
use crate::store::clocks::ClockRow;
use crate::store::{AsyncConnection as _, Connection, Pool, clocks, players, seats, tables};
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, clock, random, replies};

/// Longer messages are refused at the door: a report quotes our letter, and that is a hundred kilobytes.
pub const MESSAGE_BYTES_MAX: usize = 1024 * 1024;
/// More reports than so many about one letter tell nothing new.
const REPORTS_MAX: i64 = 8;
/// Whoever has more to say to one letter says it on the page.
const REPLIES_MAX: i64 = 20;

/// What reading needs.
pub struct Desk {
    pub pool: Pool,
    pub clock: Clock,
    pub vault: Vault,
    /// Who says whether a message is its sender's.
    pub voucher: Voucher,
}

/// What is at the door.
#[derive(Clone, Copy, Debug)]
pub struct Handed<'a> {
    pub recipient: &'a str,
    /// Where it would come back to, if the server says so; an empty one is a robot's.
    pub sender: Option<&'a str>,
    pub message: &'a [u8],
}

impl Handed<'_> {
    /// The message below a line with its sender, as servers write it that deliver for good.
    fn with_return_path(&self) -> Vec<u8> {
        let sender = self.sender.filter(|sender| !sender.contains(['<', '>', '\r', '\n']));
        let line = sender.map(|sender| format!("{RETURN_PATH}<{sender}>\r\n")).unwrap_or_default();
        [line.as_bytes(), self.message].concat()
    }
}

/// Whose door it is.
#[derive(Clone, Copy)]
pub struct Doorkeeper<'a> {
    pub keys: &'a Keyring,
    /// What stands behind the @ of our addresses.
    pub domain: &'a str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    New,
    /// It was handed over before, or there is more than enough about its letter.
    Known,
}

/// Why something stays outside.
#[derive(Debug, Error)]
pub enum NotTaken {
    #[error("there is no such address here")]
    Nobody,
    #[error("the message is longer than {MESSAGE_BYTES_MAX} bytes")]
    TooLong,
    #[error(transparent)]
    Fault(#[from] PlayFault),
}

impl Doorkeeper<'_> {
    /// Which letter this address is of; nobody else has one here.
    pub fn letter(&self, recipient: &str) -> Option<(Return, LetterId)> {
        let (local_part, domain) = recipient.rsplit_once('@')?;
        let ours = domain.trim_end_matches('.').eq_ignore_ascii_case(self.domain);
        link::verify_letter(self.keys, local_part).ok().filter(|_| ours)
    }
}

/// Stores it, and nothing else.
pub async fn take(
    pool: &Pool,
    now: DateTime<Utc>,
    keeper: Doorkeeper<'_>,
    handed: Handed<'_>,
) -> Result<Taken, NotTaken> {
    if handed.message.len() > MESSAGE_BYTES_MAX {
        return Err(NotTaken::TooLong);
    }
    let (back, letter) = keeper.letter(handed.recipient).ok_or(NotTaken::Nobody)?;
    let (kind, most) = match back {
        Return::Bounce => (ArrivalKind::Bounce, REPORTS_MAX),
        Return::Reply => (ArrivalKind::Reply, REPLIES_MAX),
    };
    let conn = &mut *pool.get().await.map_err(PlayFault::from)?;
    let stored: Result<Option<Taken>, PlayFault> = conn
        .transaction(async |conn| {
            // A letter that was forgotten meanwhile is nobody's.
            if arrivals::lock_letter(conn, letter).await?.is_none() {
                return Ok(None);
            }
            if arrivals::count_of_letter(conn, letter, kind).await? >= most {
                return Ok(Some(Taken::Known));
            }
            let fingerprint = fingerprint(letter, kind, handed.message);
            let arrival = NewArrival { fingerprint: &fingerprint, letter_id: letter, kind, arrived_at: now };
            let Some(id) = arrivals::insert(conn, &arrival).await? else { return Ok(Some(Taken::Known)) };
            let body = Vault::new(keeper.keys.clone()).seal(place(id), random()?, &handed.with_return_path());
            arrivals::update_sealed(conn, id, &body).await?;
            Ok(Some(Taken::New))
        })
        .await;
    stored?.ok_or(NotTaken::Nobody)
}

/// Of what it is about and its own id; a message without one is known by its bytes.
fn fingerprint(letter: LetterId, kind: ArrivalKind, message: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(letter.0.to_be_bytes());
    hash.update(kind.name());
    let headers = MessageParser::default().parse_headers(message);
    match headers.as_ref().and_then(|headers| headers.message_id()) {
        Some(id) => hash.update(id),
        None => hash.update(message),
    }
    hash.finalize().into()
}

pub(super) fn place(id: ArrivalId) -> Place<'static> {
    Place { scope: Scope::Post, column: Column::Arrival, row: id.0 }
}

/// Reads what a worker has in hand, and lets it count. Whatever breaks off in between is done again to the same end. Says what
/// came of it.
pub async fn read(desk: &Desk, arrival: &ClaimedArrival) -> Result<&'static str, PlayFault> {
    let Desk { pool, clock, vault, .. } = desk;
    let (Some(letter), Some(body)) = (arrival.letter_id, &arrival.body) else {
        return Err(PlayFault::Arrival(arrival.id));
    };
    let message = vault.open(place(arrival.id), body)?;
    match arrival.kind {
        ArrivalKind::Bounce => {}
        ArrivalKind::Reply => return replies::read(desk, letter, arrival, &message).await,
    }
    let (now, report) = (clock.now(), report::read(&message));
    let words = match &report {
        None => "no report",
        Some(Report::NoSuchMailbox(_)) => "no such mailbox",
        Some(Report::Failed(_)) => "failed",
        Some(Report::Delayed(_)) => "delayed",
        Some(Report::Complaint) => "complaint",
    };
    if let Some(report) = report {
        come_back(pool, clock, letter, &report).await?;
    }
    let conn = &mut *pool.get().await?;
    arrivals::mark_done_if_ours(conn, now, arrival, Ok(words), None).await?;
    tracing::info!(letter.id = letter.0, outcome = words, "something came back about a letter");
    Ok(words)
}

async fn come_back(pool: &Pool, clock: &Clock, letter: LetterId, report: &Report) -> Result<(), PlayFault> {
    let now = clock.now();
    let conn = &mut *pool.get().await?;
    let returned = conn.transaction(async |conn| judge(conn, now, letter, report).await).await?;
    if returned {
        // What only says what became of an answer tells of no question.
        for (table, question) in arrivals::list_clocks(conn, letter, LetterKind::Reply.name()).await? {
            conn.transaction(async |conn| restart(conn, clock, table, question).await).await?;
        }
    }
    Ok(())
}

/// Says whether the letter did not arrive after all.
async fn judge(
    conn: &mut Connection,
    now: DateTime<Utc>,
    letter: LetterId,
    report: &Report,
) -> Result<bool, PlayFault> {
    let Some(returned) = arrivals::lock_letter(conn, letter).await? else { return Ok(false) };
    match report {
        Report::NoSuchMailbox(reason) => {
            // As if it had been said at once: the player, the hosts of the tables and «penelope letters» see it.
            players::mark_refused(conn, now, returned.player_id, reason).await?;
            arrivals::mark_returned(conn, now, letter, reason).await?;
            Ok(true)
        }
        Report::Failed(reason) => {
            arrivals::mark_returned(conn, now, letter, reason).await?;
            Ok(true)
        }
        Report::Delayed(reason) => {
            arrivals::mark_noted(conn, letter, reason).await?;
            Ok(false)
        }
        Report::Complaint => {
            stop(conn, now, &returned).await?;
            Ok(false)
        }
    }
}

/// No more letters of that table; where there is none, no more at all.
async fn stop(conn: &mut Connection, now: DateTime<Utc>, returned: &Returned) -> Result<(), PlayFault> {
    match returned.seat_id {
        Some(seat) => seats::mark_letters(conn, seat, false).await?,
        None => players::mark_blocked(conn, returned.player_id, Some(now)).await?,
    };
    arrivals::mark_noted(conn, returned.id, "its reader called it spam").await?;
    Ok(())
}

/// The clock of a question whose letter came back begins now, as if the mail server had said so at once: nobody loses time by
/// a letter that nobody had.
async fn restart(conn: &mut Connection, clock: &Clock, table: TableId, question: QuestionId) -> Result<(), PlayFault> {
    // The same lock as an answer's, and before any other.
    tables::lock(conn, table).await?;
    let now = clock.now();
    let Some(row) = clocks::find_of_question(conn, question).await? else { return Ok(()) };
    let (Some(started_at), None) = (row.started_at, row.out_at) else { return Ok(()) };
    let Some(player) = seats::find(conn, row.seat_id).await?.and_then(|seat| seat.player_id) else { return Ok(()) };
    let later = ClockRow { started_at: Some(now.max(started_at)), due_at: None, ..row };
    let (due_at, remind_at) = clock::reckon(conn, player, &later).await?.unzip();
    clocks::mark_delayed(conn, later.id, now.max(started_at), due_at, remind_at.flatten()).await?;
    Ok(())
}
