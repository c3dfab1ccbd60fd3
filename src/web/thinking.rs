//! Whoever has just answered sees what the bots say to it, as long as that takes no longer than a moment.

use std::time::Duration;

use crate::id::TableId;
use crate::play::think;

use super::App;

const LOOK_EVERY: Duration = Duration::from_millis(100);
/// Then the page comes as it is, and is told of the rest like everybody's.
const LOOKS_MAX: usize = 20;

/// Until no bot of the table is asked any more. The worker thinks; here nobody does but wait.
pub(super) async fn wait(app: &App, table: TableId) {
    app.bell.ring();
    for _ in 0..LOOKS_MAX {
        tokio::time::sleep(LOOK_EVERY).await;
        match think::is_asked(&app.pool, table).await {
            Ok(true) => {}
            Ok(false) | Err(_) => return,
        }
    }
}
