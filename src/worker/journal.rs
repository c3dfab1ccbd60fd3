//! Which letters the mail server has taken from this machine, in a file beside the database: one that went back to an older state
//! does not know it, and would send them once more (OPS-05). Nothing but the ids that the letters bear themselves.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

/// Nobody goes back to an older state than that.
const KEPT: TimeDelta = TimeDelta::days(40);

/// What has left, by `Message-ID`, and when.
#[derive(Debug, Default)]
pub struct Journal(Option<Mutex<Kept>>);

#[derive(Debug)]
struct Kept {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// With what earlier processes wrote there; what is too old goes. Without such a file only a restore tells less.
    pub fn in_file(path: PathBuf, now: DateTime<Utc>) -> Journal {
        let opened = shorten(&path, now).and_then(|()| OpenOptions::new().create(true).append(true).open(&path));
        match opened {
            Ok(file) => Journal(Some(Mutex::new(Kept { path, file }))),
            Err(error) => {
                tracing::warn!(%error, file = %path.display(), "what has left cannot be written down beside the database");
                Journal(None)
            }
        }
    }

    /// As soon as the mail server has said so: what is not written down may leave twice.
    pub(super) fn note<'a>(&self, now: DateTime<Utc>, ids: impl IntoIterator<Item = &'a str>) {
        let Some(kept) = &self.0 else { return };
        let lines: String = ids.into_iter().map(|id| format!("{} {id}\n", now.timestamp())).collect();
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = kept.file.write_all(lines.as_bytes()) {
            tracing::warn!(%error, "that a letter has left cannot be written down beside the database");
        }
    }

    /// All that has left.
    pub(super) fn read(&self) -> HashMap<String, DateTime<Utc>> {
        let Some(kept) = &self.0 else { return HashMap::new() };
        let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        read(&kept.path).unwrap_or_default()
    }
}

/// A line that was cut short is none.
fn read(path: &Path) -> std::io::Result<HashMap<String, DateTime<Utc>>> {
    let text = match std::fs::read(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(HashMap::new()),
        text => text?,
    };
    let text = String::from_utf8_lossy(&text);
    let line = |line: &str| {
        let (seconds, id) = line.split_once(' ')?;
        Some((id.to_owned(), DateTime::from_timestamp(seconds.parse().ok()?, 0)?))
    };
    Ok(text.lines().filter_map(line).collect())
}

/// Whole or not at all.
fn shorten(path: &Path, now: DateTime<Utc>) -> std::io::Result<()> {
    let all = read(path)?;
    let fresh = |(_, at): &(&String, &DateTime<Utc>)| now - **at < KEPT;
    if all.iter().all(|entry| fresh(&entry)) {
        return Ok(());
    }
    let lines: String = all.iter().filter(fresh).map(|(id, at)| format!("{} {id}\n", at.timestamp())).collect();
    let new = path.with_extension("new");
    std::fs::write(&new, lines)?;
    std::fs::rename(&new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_left_is_known_beyond_the_process_and_forgotten_after_weeks() {
        let name = format!("penelope-journal-{}", std::process::id());
        let (path, now) = (std::env::temp_dir().join(name), DateTime::UNIX_EPOCH + TimeDelta::days(20_000));
        let journal = Journal::in_file(path.clone(), now);
        journal.note(now - TimeDelta::days(41), ["old"]);
        journal.note(now, ["one", "two"]);
        // The machine went down in the middle of a line.
        std::fs::write(&path, [std::fs::read(&path).unwrap(), b"17280000".to_vec()].concat()).unwrap();
        let again = Journal::in_file(path.clone(), now);
        let known = again.read();
        assert_eq!((known.len(), known.get("two")), (2, Some(&now)));
        again.note(now, ["three"]);
        assert_eq!(again.read().len(), 3);
        // The same where nothing is too old: what comes next begins a line of its own.
        std::fs::write(&path, [std::fs::read(&path).unwrap(), b"17280000 fo".to_vec()].concat()).unwrap();
        let once_more = Journal::in_file(path.clone(), now);
        once_more.note(now, ["five"]);
        assert_eq!(once_more.read().get("five"), Some(&now));
        std::fs::remove_file(path).unwrap();
        assert!(Journal::default().read().is_empty());
    }
}
