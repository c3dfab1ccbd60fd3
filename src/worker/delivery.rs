//! One letter in hand: is it still wanted, what does it say, and off it goes.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::watch;

use crate::id::{LetterId, PlayerId, QuestionId};
use crate::link::mark_offer;
use crate::mail::composed::{self, Composed};
use crate::mail::kind::LetterKind;
use crate::mail::message::Envelope;
use crate::mail::transport::{Culprit, Outcome};
use crate::play::PlayFault;
use crate::play::dispatch::{self, Admitted, Bundle, Gathered, Need, Written};
use crate::store::outbox::Unneeded;
use crate::store::outbox::lease::{self, Circumstances, Claimed};

use super::backoff::ATTEMPTS_MAX;
use super::breaker::Admission;
use super::mailer::{ConnFault, Mailer};
use super::marker::Marker;

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Sent,
    Unneeded(Unneeded),
    Postponed(DateTime<Utc>),
    /// Another letter carries it; that is noted.
    Carried,
    /// By the mail server, for good; with the player whose address it was about.
    Refused(Option<PlayerId>, String),
    /// The mail server does not take it now, or said nothing.
    Failed(String),
    /// We could not make a letter of it.
    Broken(String),
    /// The database was away while it was made ready: nothing was tried.
    Hindered(String),
    /// Taken in hand again and again and never put down: it may be what brings the process down.
    Cursed,
    /// Not tried, because the service is being stopped.
    Untouched,
    /// Somebody else has it now, or will have it once the lease has run out.
    Lost,
}

impl Fate {
    /// Of a fault before it left.
    fn of(fault: impl Into<ConnFault>) -> Fate {
        let fault = fault.into();
        if fault.is_trouble() { Fate::Hindered(fault.to_string()) } else { Fate::Broken(fault.to_string()) }
    }

    pub(super) fn panicked() -> Fate {
        Fate::Broken("panic while composing".to_owned())
    }
}

/// What all letters of one round share.
#[derive(Clone)]
pub(super) struct Errands {
    pub(super) stop: watch::Receiver<bool>,
    pub(super) marker: Marker,
}

pub(super) async fn deliver(post: Arc<Mailer>, letter: Claimed, around: Circumstances, way: Errands) -> Fate {
    if letter.attempts > ATTEMPTS_MAX {
        return Fate::Cursed;
    }
    let Ok(kind) = letter.kind.parse::<LetterKind>() else {
        return Fate::Broken(format!("unknown kind {}", letter.kind));
    };
    if let Admission::NotBefore(at) = post.breaker.admit(post.clock.now()) {
        return Fate::Postponed(at);
    }
    match prepare(&post, kind, &letter, &around).await {
        Ok(ready) => send(&post, &letter, &around, ready, &way).await,
        Err(fate) => fate,
    }
}

/// A letter that can leave.
struct Ready {
    composed: Composed,
    /// What it tells.
    questions: Vec<QuestionId>,
    /// The ids of those that it carries.
    carried: Vec<String>,
}

/// Whether it may leave now, and then the letter itself.
async fn prepare(
    post: &Arc<Mailer>,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
) -> Result<Ready, Fate> {
    let now = post.clock.now();
    match dispatch::need(now, kind, letter, around).map_err(|fault| Fate::of(PlayFault::from(fault)))? {
        Need::Now => {}
        Need::NotBefore(at) => return Err(Fate::Postponed(at)),
        Need::Gather => gather(post, kind, letter, around).await?,
        Need::Never(reason) => return Err(Fate::Unneeded(reason)),
    }
    let bundle = if kind == LetterKind::Roundup { Some(unbundle(post, letter).await?) } else { None };
    let admitted = post.with_conn(async |conn| dispatch::admit(conn, now, kind, letter, around).await);
    match admitted.await.map_err(Fate::of)? {
        Admitted::Yes => {}
        Admitted::NotBefore(at) => return Err(Fate::Postponed(at)),
        Admitted::Lost => return Err(Fate::Lost),
    }
    let composed = match &letter.body {
        Some(body) => dispatch::open(&post.vault, letter.id, body).map_err(Fate::of)?,
        None => compose(post, kind, letter, around, bundle.as_ref()).await?,
    };
    let told = post.with_conn(async |conn| {
        let carried = if bundle.is_some() { lease::list_carried_ids(conn, letter.id).await? } else { Vec::new() };
        Ok((dispatch::questions_told(conn, letter).await?, carried))
    });
    let (questions, carried) = told.await.map_err(Fate::of)?;
    Ok(Ready { composed, questions, carried })
}

/// Comes back if it leaves by itself after all.
async fn gather(post: &Arc<Mailer>, kind: LetterKind, letter: &Claimed, around: &Circumstances) -> Result<(), Fate> {
    let now = post.clock.now();
    let gathered = post.with_conn(async |conn| dispatch::gather(conn, now, kind, letter).await);
    match gathered.await.map_err(Fate::of)? {
        Gathered::Carried => Err(Fate::Carried),
        Gathered::Lost => Err(Fate::Lost),
        Gathered::Alone => {
            match dispatch::later(now, kind, around).map_err(|fault| Fate::of(PlayFault::from(fault)))? {
                Some(at) => Err(Fate::Postponed(at)),
                None => Ok(()),
            }
        }
    }
}

/// What a roundup carries. One that was composed leaves as it is, as long as anything in it is wanted.
async fn unbundle(post: &Arc<Mailer>, letter: &Claimed) -> Result<Bundle, Fate> {
    let now = post.clock.now();
    let bundle = post.with_conn(async |conn| dispatch::bundle(conn, now, letter.id).await);
    let bundle = bundle.await.map_err(Fate::of)?;
    match (letter.body.is_some(), bundle.not_before) {
        (true, _) if bundle.wanted.is_empty() => Err(Fate::Unneeded(Unneeded::Answered)),
        (false, Some(at)) => Err(Fate::Postponed(at)),
        (true, _) | (false, None) => Ok(bundle),
    }
}

fn broken(error: &dyn std::fmt::Display) -> Fate {
    Fate::Broken(error.to_string())
}

/// Written, put into words, and stored before the first attempt: every further one sends the same letter.
async fn compose(
    post: &Arc<Mailer>,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
    bundle: Option<&Bundle>,
) -> Result<Composed, Fate> {
    let now = post.clock.now();
    let written = post.with_conn(async |conn| match bundle {
        Some(bundle) => dispatch::write_roundup(conn, now, &post.vault, (letter, around), bundle).await,
        None => dispatch::write(conn, now, &post.vault, kind, letter, around).await,
    });
    let (mut text, told) = match written.await.map_err(Fate::of)? {
        Written::Letter(text, told) => (text, told),
        Written::Unneeded(reason) => return Err(Fate::Unneeded(reason)),
    };
    // Without a way in nobody can answer, and no letter says so.
    if post.office.returns_to.is_none() {
        text.close();
    }
    let mark =
        |(id, revision, offer): (LetterId, i16, String)| (id, revision, mark_offer(&post.office.keys, id, &offer));
    let offers: Vec<_> = text.offers().into_iter().map(mark).collect();
    let composed = {
        // Drawing the chart takes a core for a moment; more at once than there are cores would only keep more in memory.
        let _turn = post.desks.acquire().await.expect("it is never closed");
        let composed = tokio::task::spawn_blocking(move || composed::compose(&text)).await;
        // What a panic says may hold what a letter hides; the log's own words are enough.
        composed.map_err(|_panic| Fate::panicked()).and_then(|composed| composed.map_err(|error| broken(&error)))
    };
    let composed = match (composed, bundle) {
        (Ok(composed), _) => Composed { dated_at: Some(now), ..composed },
        (Err(fate), None) => return Err(fate),
        (Err(_), Some(bundle)) => return Err(take_apart(post, bundle).await),
    };
    let body = dispatch::seal(&post.vault, letter.id, &composed).map_err(Fate::of)?;
    let kept = post.with_conn(async |conn| {
        for (id, revision, mark) in &offers {
            lease::mark_offered(conn, *id, *revision, mark).await?;
        }
        Ok(lease::mark_composed_if_ours(conn, letter.lease(), &body, told).await?)
    });
    if kept.await.map_err(Fate::of)? { Ok(composed) } else { Err(Fate::Lost) }
}

/// Of a roundup that cannot be put into words each letter leaves by itself: the one that is at fault fails alone (OUT-07).
async fn take_apart(post: &Arc<Mailer>, bundle: &Bundle) -> Fate {
    let now = post.clock.now();
    let released = post.with_conn(async |conn| dispatch::take_apart(conn, now, bundle).await);
    released.await.map_or_else(Fate::of, |()| Fate::Unneeded(Unneeded::Apart))
}

/// Links are signed now; then it leaves.
async fn send(
    post: &Mailer,
    letter: &Claimed,
    around: &Circumstances,
    Ready { composed, questions, carried }: Ready,
    way: &Errands,
) -> Fate {
    let Some(address) = &around.player.address else { return Fate::Unneeded(Unneeded::Erased) };
    let date = composed.dated_at.unwrap_or_else(|| post.clock.now());
    let envelope = Envelope { to: address, message_id: &letter.message_id, date, letter: Some(letter.id) };
    let message = match composed.to_outgoing(&post.office, &envelope) {
        Ok(message) => message,
        Err(error) => return Fate::Broken(error.to_string()),
    };
    // The line is kept until it is noted that the letter has left: however slow the database is, a kill makes as many
    // letters leave twice as there are lines, and no more.
    let _line = post.lines.acquire().await.expect("it is never closed");
    let probe = loop {
        match post.breaker.admit(post.clock.now()) {
            Admission::Go => break None,
            Admission::NotBefore(at) => return Fate::Postponed(at),
            Admission::Probe => {
                let probe = post.probe.lock().await;
                // Another one may have tried while this one waited.
                if post.breaker.admit(post.clock.now()) == Admission::Probe {
                    break Some(probe);
                }
            }
        }
    };
    if *way.stop.borrow() {
        return Fate::Untouched;
    }
    let outcome = post.transport.send(&message).await;
    if outcome == Outcome::Accepted {
        let ids = carried.iter().chain([&letter.message_id]).map(String::as_str);
        post.journal.note(post.clock.now(), ids);
    }
    let change = post.breaker.note(post.clock.now(), letter.player_id, &outcome);
    drop(probe);
    let fate = match outcome {
        Outcome::Accepted if way.marker.sent(letter.lease(), questions).await => Fate::Sent,
        Outcome::Accepted => Fate::Lost,
        Outcome::Later(_, reason) | Outcome::Unknown(reason) => Fate::Failed(reason),
        Outcome::Never(Culprit::Address, reason) => Fate::Refused(Some(letter.player_id), reason),
        Outcome::Never(Culprit::Letter, reason) => Fate::Refused(None, reason),
    };
    if let Some(change) = change {
        post.note_change(change).await;
    }
    fate
}
