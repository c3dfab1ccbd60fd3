//! Part of the tick, once an hour: what nobody needs any more is removed, a little at a time, so that no clock waits for it.

use chrono::{DateTime, Utc};

use crate::play::retention;
use crate::store::retention::{Aged, Left};

use super::tick::Tick;

/// What was removed, and whether there is more: then it goes on with the next round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    pub rows: usize,
    pub more: bool,
}

impl Tick {
    /// Whatever cannot be removed now holds up nothing else.
    pub(super) async fn forget(&self, now: DateTime<Utc>) -> Forgotten {
        let mut forgotten = Forgotten::default();
        for aged in Aged::ALL {
            match retention::forget(&self.pool, now, aged).await {
                Ok((rows, more)) => {
                    forgotten.rows += rows;
                    forgotten.more |= more;
                }
                Err(error) => tracing::warn!(%error, what = ?aged, "what is old cannot be removed now"),
            }
        }
        for left in Left::ALL {
            let (tables, more) = match retention::list_left(&self.pool, now, left).await {
                Ok(found) => found,
                Err(error) => {
                    tracing::warn!(%error, what = ?left, "what is old cannot be looked for now");
                    continue;
                }
            };
            let before = forgotten.rows;
            for table in tables {
                let removed = retention::leave_behind(&self.pool, now, left, table).await;
                forgotten.rows += self.isolated(table, removed).unwrap_or(0);
            }
            // Where nothing goes there is nothing to come back for before the next hour.
            forgotten.more |= more && forgotten.rows > before;
        }
        forgotten
    }
}
