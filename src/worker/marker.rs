//! Notes that letters have left, as soon as they have: what is not noted yet when the process is killed leaves twice. Those
//! that leave while one note is being written share the next.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::id::QuestionId;
use crate::store::outbox::lease::{self, Lease};
use crate::store::questions;

use super::mailer::Mailer;

/// A database that stumbles is asked again.
const TRIES: u32 = 4;
const AGAIN: Duration = Duration::from_secs(1);

/// Clones hand in to the same marker, which ends with the last of them.
#[derive(Clone)]
pub(super) struct Marker(mpsc::UnboundedSender<Note>);

struct Note {
    lease: Lease,
    /// What the letter was about.
    questions: Vec<QuestionId>,
    noted: oneshot::Sender<()>,
}

impl Marker {
    pub(super) fn start(post: Arc<Mailer>) -> (Marker, JoinHandle<()>) {
        let (hand_in, notes) = mpsc::unbounded_channel();
        (Marker(hand_in), tokio::spawn(mark(post, notes)))
    }

    /// Comes back once it is noted; says no if that was impossible, so that the letter will leave once more.
    pub(super) async fn sent(&self, lease: Lease, questions: Vec<QuestionId>) -> bool {
        let (noted, answer) = oneshot::channel();
        self.0.send(Note { lease, questions, noted }).is_ok() && answer.await.is_ok()
    }
}

async fn mark(post: Arc<Mailer>, mut notes: mpsc::UnboundedReceiver<Note>) {
    while let Some(first) = notes.recv().await {
        let mut batch = vec![first];
        while let Ok(next) = notes.try_recv() {
            batch.push(next);
        }
        let leases: Vec<Lease> = batch.iter().map(|note| note.lease).collect();
        let questions: Vec<QuestionId> = batch.iter().flat_map(|note| &note.questions).copied().collect();
        match mark_all(&post, &leases, &questions).await {
            Ok(marked) => {
                post.counts.count("sent", marked);
                tracing::debug!(letters = marked, "letters sent");
                for note in batch {
                    // Nobody waits for it any more if the service is being stopped.
                    let _ = note.noted.send(());
                }
            }
            Err(error) => tracing::error!(
                error = format!("{error:#}"),
                letters = leases.len(),
                "letters have left, but that cannot be noted; they will leave once more"
            ),
        }
    }
}

/// That their questions were told first: a transaction that writes letters locks both in the other order, and would wait for
/// us as we for it if we held them together.
async fn mark_all(post: &Mailer, leases: &[Lease], questions: &[QuestionId]) -> anyhow::Result<usize> {
    let now = post.clock.now();
    let mut tries = 1;
    loop {
        let marked = post
            .with_conn(async |conn| {
                if !questions.is_empty() {
                    questions::mark_told(conn, now, questions).await?;
                }
                Ok(lease::mark_sent_if_ours(conn, now, leases).await?)
            })
            .await;
        match marked {
            Err(_) if tries < TRIES => tokio::time::sleep(AGAIN).await,
            marked => return Ok(marked?),
        }
        tries += 1;
    }
}
