//! Whoever has just answered, or begun a game, sees what the bots say to it, as long as that takes no longer than a moment.

use std::time::Duration;

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout_at};

use crate::id::TableId;
use crate::play::think;

use super::App;

/// Another server may think for the table, of whose answers nobody tells here.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// Then the page comes as it is, and is told of the rest like everybody's.
const MOMENT: Duration = Duration::from_secs(2);

/// Until no bot of the table is asked any more. The worker thinks; here nobody does but wait.
pub(super) async fn wait(app: &App, table: TableId) {
    let mut answers = app.bell.answers();
    app.bell.ring();
    let until = Instant::now() + MOMENT;
    while Instant::now() < until && matches!(think::is_asked(&app.pool, table).await, Ok(true)) {
        // Told or not, it is looked.
        drop(timeout_at(until.min(Instant::now() + LOOK_EVERY), told(&mut answers, table)).await);
    }
}

/// Until a bot of the table has answered, or that may have been missed.
async fn told(answers: &mut Receiver<TableId>, table: TableId) {
    loop {
        match answers.recv().await {
            Ok(answered) if answered != table => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
