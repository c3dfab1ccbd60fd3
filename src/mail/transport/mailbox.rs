//! The demo's mailbox: a folder with a file for every letter, which the page `/mailbox` shows.

use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::{Cause, Outcome, one_line};
use crate::clock::Clock;

const EXTENSION: &str = ".eml";

#[derive(Clone, Debug)]
pub struct Mailbox {
    folder: PathBuf,
    clock: Clock,
}

/// A letter in the mailbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filed {
    /// Of its file, without the ending.
    pub name: String,
    pub arrived_at: DateTime<Utc>,
}

impl Mailbox {
    pub fn new(folder: PathBuf, clock: Clock) -> Mailbox {
        Mailbox { folder, clock }
    }

    pub(super) async fn send(&self, bytes: &[u8]) -> Outcome {
        let (mailbox, bytes) = (self.clone(), bytes.to_vec());
        let filed = tokio::task::spawn_blocking(move || mailbox.file(&bytes)).await;
        match filed.unwrap_or_else(|error| Err(io::Error::other(error))) {
            Ok(()) => Outcome::Accepted,
            Err(error) => Outcome::Later(Cause::Server, one_line(&error.to_string())),
        }
    }

    /// Names sort by time. A letter is there in full or not at all.
    fn file(&self, bytes: &[u8]) -> io::Result<()> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(&self.folder)?;
        let mut chance = [0; 4];
        getrandom::fill(&mut chance).map_err(io::Error::other)?;
        let name = format!("{:013}-{:08x}", self.clock.now().timestamp_millis(), u32::from_be_bytes(chance));
        let draft = self.folder.join(format!(".{name}.new"));
        let mut file = fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&draft)?;
        file.write_all(bytes)?;
        fs::rename(&draft, self.path(&name))
    }

    /// The newest first.
    pub fn list(&self) -> io::Result<Vec<Filed>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut filed = Vec::new();
        for entry in entries {
            let name = entry?.file_name();
            let name = name.to_str().and_then(|name| name.strip_suffix(EXTENSION));
            filed.extend(name.and_then(read_name));
        }
        filed.sort_by(|a, b| b.name.cmp(&a.name));
        Ok(filed)
    }

    /// The letter's bytes, if there is one of this name.
    pub fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        // Only names of our own making are looked for: nothing outside the folder has one.
        if read_name(name).is_none() {
            return Ok(None);
        }
        match fs::read(self.path(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            read => read.map(Some),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        Path::new(&self.folder).join(format!("{name}{EXTENSION}"))
    }
}

fn read_name(name: &str) -> Option<Filed> {
    let (millis, chance) = name.split_once('-')?;
    let digits = |part: &str, length: usize| part.len() == length && part.bytes().all(|c| c.is_ascii_hexdigit());
    if !digits(millis, 13) || !digits(chance, 8) {
        return None;
    }
    let arrived_at = DateTime::from_timestamp_millis(millis.parse().ok()?)?;
    Some(Filed { name: name.to_owned(), arrived_at })
}
