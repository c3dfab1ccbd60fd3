//! A table and its whole log, for pages that look back: of a game that is over from the replica, if there is one and it knows the game.

use crate::engine::of_game;
use crate::id::TableCode;
use crate::play::record::{self, AnyRecorded};

use super::App;
use super::error::WebError;

pub(super) async fn recorded(app: &App, code: &TableCode) -> Result<AnyRecorded, WebError> {
    match of_replica(app, code).await {
        Some(recorded) => Ok(recorded),
        None => record::by_code(&app.pool, &app.clock, &app.vault, code).await?.ok_or(WebError::NotFound),
    }
}

/// Nothing of a game that is played, as far as the replica knows: it may have gone on since.
async fn of_replica(app: &App, code: &TableCode) -> Option<AnyRecorded> {
    let replica = app.replica.as_ref()?;
    let pool = replica.lend(app.clock.now()).await?;
    match record::by_code(pool, &app.clock, &app.vault, code).await {
        Ok(recorded) => recorded.filter(|any| of_game!(any, AnyRecorded, recorded => recorded.record.is_over())),
        Err(fault) => {
            if fault.is_trouble() {
                replica.leave_alone();
            }
            None
        }
    }
}
