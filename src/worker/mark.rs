//! A database that went back to an older state would send once more what it has sent since. Its mark only rises; this process
//! remembers how far it was, beyond its own end in a file, and a mark that has fallen pauses all letters (OPS-05).

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};

use crate::play::operate::{self, Mark};
use crate::store::Pool;

/// Letters that were written within this time may leave twice if the database goes back by less.
const EVERY: Duration = Duration::from_secs(1);

/// What this process remembers.
#[derive(Debug, Default)]
pub struct Remembered {
    file: Option<PathBuf>,
    seen: Mutex<Option<(Mark, Instant)>>,
}

impl Remembered {
    /// With what an earlier process wrote there.
    pub fn in_file(file: PathBuf) -> Remembered {
        let seen = std::fs::read_to_string(&file).ok().and_then(|text| text.trim().parse().ok());
        Remembered { file: Some(file), seen: Mutex::new(seen.map(|mark| (mark, Instant::now() - EVERY))) }
    }

    /// Raises the database's mark, now and then. Says whether it had fallen, so that letters are paused.
    pub async fn raise(&self, pool: &Pool, now: DateTime<Utc>) -> anyhow::Result<bool> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if seen.as_ref().is_some_and(|(_, at)| at.elapsed() < EVERY) {
            return Ok(false);
        }
        let seen = seen.map(|(mark, _)| mark);
        let raised = operate::raise_mark(&mut *pool.get().await?, now, seen.as_ref()).await?;
        if let Some(file) = &self.file
            && let Err(error) = write(file, &raised.mark)
        {
            // Letters must not wait for it: only a restore while nobody serves would go unnoticed.
            tracing::debug!(%error, file = %file.display(), "the database's mark cannot be remembered");
        }
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some((raised.mark, Instant::now()));
        Ok(raised.had_fallen)
    }
}

/// Whole or not at all.
fn write(file: &Path, mark: &Mark) -> std::io::Result<()> {
    let new = file.with_extension("new");
    std::fs::write(&new, format!("{mark}\n"))?;
    std::fs::rename(&new, file)
}
