//! Wakes the workers of this process: the post and the bots. A ring that is missed costs nothing but time: they look by
//! themselves now and then.

use std::sync::Arc;

use tokio::sync::Notify;

/// Clones ring for the same workers.
#[derive(Clone, Debug, Default)]
pub struct PostBell(Arc<Heard>);

#[derive(Debug, Default)]
struct Heard {
    post: Notify,
    bots: Notify,
}

impl PostBell {
    /// After a commit that may have written letters, or asked a bot.
    pub fn ring(&self) {
        self.0.post.notify_one();
        self.0.bots.notify_one();
    }

    pub(super) async fn heard(&self) {
        self.0.post.notified().await;
    }

    pub(super) async fn heard_by_bots(&self) {
        self.0.bots.notified().await;
    }
}
