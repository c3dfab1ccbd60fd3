//! A folder of a test's own, gone with it.

use std::path::{Path, PathBuf};

pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Below a place that the database's own user can reach.
    pub(crate) fn new() -> Folder {
        let path = std::env::temp_dir().join(format!("penelope-test-{}", random_name()));
        std::fs::create_dir(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What a still ending database writes at the same moment may make it fail; it is a temporary folder.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

pub(crate) fn random_name() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
