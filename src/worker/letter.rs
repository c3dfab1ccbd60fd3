//! One letter in hand: is it still wanted, what does it say, and off it goes.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::watch;

use crate::id::PlayerId;
use crate::mail::draft::{self, Draft};
use crate::mail::kind::LetterKind;
use crate::mail::message::Envelope;
use crate::mail::transport::{Culprit, Outcome};
use crate::play::post::{self as play_post, Admitted, Need, Unneeded, Written};
use crate::store::outbox::hand::{self, Circumstances, Claimed};

use super::backoff::ATTEMPTS_MAX;
use super::marker::Marker;
use super::post::Post;

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Sent,
    Unneeded(Unneeded),
    Postponed(DateTime<Utc>),
    /// By the mail server, for good; with the player whose address it was about.
    Refused(Option<PlayerId>, String),
    /// The mail server does not take it now, or said nothing.
    Failed(String),
    /// We could not make a letter of it.
    Broken(String),
    /// Taken in hand again and again and never put down: it may be what brings the process down.
    Cursed,
    /// Not tried, because the service is being stopped.
    Untouched,
    /// Somebody else has it now, or will have it once the lease has run out.
    Lost,
}

impl Fate {
    pub(super) fn panicked() -> Fate {
        Fate::Broken("panic while composing".to_owned())
    }
}

/// What all letters of one round share.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) stop: watch::Receiver<bool>,
    pub(super) marker: Marker,
}

pub(super) async fn deliver(post: Arc<Post>, letter: Claimed, around: Circumstances, way: Way) -> Fate {
    if letter.attempts > ATTEMPTS_MAX {
        return Fate::Cursed;
    }
    let Ok(kind) = letter.kind.parse::<LetterKind>() else {
        return Fate::Broken(format!("unknown kind {}", letter.kind));
    };
    match play_post::need(post.clock.now(), kind, &letter, &around) {
        Need::Now => {}
        Need::NotBefore(at) => return Fate::Postponed(at),
        Need::Never(reason) => return Fate::Unneeded(reason),
    }
    let now = post.clock.now();
    let admitted = post.with_conn(async |conn| play_post::admit(conn, now, kind, &letter, &around).await);
    match admitted.await {
        Ok(Admitted::Yes) => {}
        Ok(Admitted::NotBefore(at)) => return Fate::Postponed(at),
        Ok(Admitted::Lost) => return Fate::Lost,
        Err(error) => return Fate::Broken(error.to_string()),
    }
    let draft = match &letter.body {
        Some(body) => play_post::open(&post.vault, letter.id, body).map_err(|error| Fate::Broken(error.to_string())),
        None => compose(&post, kind, &letter, &around).await,
    };
    match draft {
        Ok(draft) => send(&post, &letter, &around, &draft, &way).await,
        Err(fate) => fate,
    }
}

/// Written, put into words, and stored before the first attempt: every further one sends the same letter.
async fn compose(post: &Arc<Post>, kind: LetterKind, letter: &Claimed, around: &Circumstances) -> Result<Draft, Fate> {
    let broken = |error: &dyn std::fmt::Display| Fate::Broken(error.to_string());
    let written =
        post.with_conn(async |conn| play_post::write(conn, post.clock.now(), &post.vault, kind, letter, around).await);
    let (text, told) = match written.await.map_err(|error| broken(&error))? {
        Written::Letter(text, told) => (text, told),
        Written::Unneeded(reason) => return Err(Fate::Unneeded(reason)),
    };
    let draft = {
        // Drawing the chart takes a core for a while; pages need theirs.
        let _turn = post.desks.acquire().await.expect("it is never closed");
        let composed = tokio::task::spawn_blocking(move || draft::compose(&text)).await;
        // What a panic says may hold what a letter hides; the log's own words are enough.
        composed.map_err(|_panic| Fate::panicked())?.map_err(|error| broken(&error))?
    };
    let body = play_post::seal(&post.vault, letter.id, &draft).map_err(|error| broken(&error))?;
    let kept = post.with_conn(async |conn| Ok(hand::mark_composed_if_ours(conn, letter.lease(), &body, told).await?));
    if kept.await.map_err(|error| broken(&error))? { Ok(draft) } else { Err(Fate::Lost) }
}

/// Links are signed now; then it leaves.
async fn send(post: &Post, letter: &Claimed, around: &Circumstances, draft: &Draft, way: &Way) -> Fate {
    let Some(address) = &around.player.address else { return Fate::Unneeded(Unneeded::Erased) };
    let envelope = Envelope { to: address, message_id: &letter.message_id, date: post.clock.now() };
    let message = match draft.to_message(&post.office, &envelope) {
        Ok(message) => message,
        Err(error) => return Fate::Broken(error.to_string()),
    };
    // The line is kept until it is noted that the letter has left: however slow the database is, a kill makes as many
    // letters leave twice as there are lines, and no more.
    let _line = post.lines.acquire().await.expect("it is never closed");
    if *way.stop.borrow() {
        return Fate::Untouched;
    }
    match post.transport.send(&message).await {
        Outcome::Accepted if way.marker.sent(letter.lease(), letter.question_id).await => Fate::Sent,
        Outcome::Accepted => Fate::Lost,
        Outcome::Later(reason) | Outcome::Unknown(reason) => Fate::Failed(reason),
        Outcome::Never(Culprit::Address, reason) => Fate::Refused(Some(letter.player_id), reason),
        Outcome::Never(Culprit::Letter, reason) => Fate::Refused(None, reason),
    }
}
