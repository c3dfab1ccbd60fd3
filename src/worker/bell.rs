//! Wakes the workers of this process, the post and the bots, and tells whoever waits for a bot that it has answered. A ring that is
//! missed costs nothing but time: everybody looks by themselves now and then.

use std::sync::Arc;

use tokio::sync::{Notify, broadcast};

use crate::id::TableId;

/// Whoever is so many answers late looks by themselves.
const ANSWERS_KEPT: usize = 256;

/// Clones ring for the same workers.
#[derive(Clone, Debug, Default)]
pub struct PostBell(Arc<Heard>);

#[derive(Debug)]
struct Heard {
    post: Notify,
    bots: Notify,
    answered: broadcast::Sender<TableId>,
}

impl Default for Heard {
    fn default() -> Heard {
        Heard { post: Notify::new(), bots: Notify::new(), answered: broadcast::Sender::new(ANSWERS_KEPT) }
    }
}

impl PostBell {
    /// After a commit that may have written letters, or asked a bot.
    pub fn ring(&self) {
        self.0.post.notify_one();
        self.0.bots.notify_one();
    }

    /// The tables at which bots answer from now on, as far as this process thinks for them.
    pub fn answers(&self) -> broadcast::Receiver<TableId> {
        self.0.answered.subscribe()
    }

    pub(super) fn tell_answered(&self, table: TableId) {
        // Mostly nobody waits.
        let _listeners = self.0.answered.send(table);
    }

    pub(super) async fn heard(&self) {
        self.0.post.notified().await;
    }

    pub(super) async fn heard_by_bots(&self) {
        self.0.bots.notified().await;
    }
}
