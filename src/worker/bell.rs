//! Wakes the worker of this process. A ring that is missed costs nothing but time: the worker looks by itself now and then.

use std::sync::Arc;

use tokio::sync::Notify;

/// Clones ring the same worker.
#[derive(Clone, Debug, Default)]
pub struct PostBell(Arc<Notify>);

impl PostBell {
    /// After a commit that may have written letters.
    pub fn ring(&self) {
        self.0.notify_one();
    }

    pub(super) async fn heard(&self) {
        self.0.notified().await;
    }
}
