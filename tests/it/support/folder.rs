//! A folder of a test's own, gone with it. All of a run lie in one, which is gone with the run: what is kept for all tests is
//! never dropped, and of what a failed one leaves not everything can be removed at once.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Below a place that the database's own user can reach.
    pub(crate) fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let path = of_this_run().join(NUMBER.fetch_add(1, Ordering::Relaxed).to_string());
        std::fs::create_dir(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What a still ending database writes at the same moment may make it fail; then it goes with the run.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn of_this_run() -> &'static Path {
    static RUN: OnceLock<PathBuf> = OnceLock::new();
    RUN.get_or_init(|| {
        let path = std::env::temp_dir().join(format!("penelope-test-{}", random_name()));
        std::fs::create_dir(&path).unwrap();
        remove_after_us(&path);
        path
    })
}

/// A static is never dropped, so somebody else cleans up: a shell that waits until our end of the pipe closes, however
/// we end, and then for the database that runs in the folder, if one does, to end, in good order or not.
pub(crate) fn remove_after_us(data: &Path) {
    let script = r#"cat; pid="$0/postgres/cluster/postmaster.pid"
        while [ -e "$pid" ] && kill -0 "$(head -n 1 "$pid")" 2>/dev/null; do sleep 0.1; done; rm -rf "$0""#;
    let mut shell = Command::new("sh");
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    shell.arg("-c").arg(script).arg(data).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    // It outlives us, so nobody can wait for it.
    let mut shell = std::mem::ManuallyDrop::new(shell.spawn().unwrap());
    std::mem::forget(shell.stdin.take());
}

pub(crate) fn random_name() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
