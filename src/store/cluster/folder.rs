//! The folders of the private Postgres: who owns them, who can reach them, and where the socket is.

use std::fs::{self, DirBuilder, Permissions};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::ClusterError;
use super::account::Account;

/// Inside the database's home.
pub(super) const CLUSTER: &str = "cluster";
pub(super) const LOG: &str = "postgres.log";

/// The database's home inside the data folder; it belongs to the user that runs Postgres.
pub(super) fn home(data: &Path) -> PathBuf {
    data.join("postgres")
}

/// The data folder itself, which the database's user must be able to pass through.
pub(super) fn create_open(data: &Path) -> Result<(), ClusterError> {
    if data.is_dir() {
        return Ok(());
    }
    let made = DirBuilder::new().recursive(true).mode(0o755).create(data);
    made.map_err(ClusterError::io("cannot make the data folder", data))
}

/// Makes the home and checks that its user can get there.
pub(super) fn prepare(data: &Path, account: &Account) -> Result<PathBuf, ClusterError> {
    let home = home(data);
    if let Account::Other { name, uid, gid } = account {
        let enterable = |folder: &Path| match fs::metadata(folder) {
            Ok(found) => {
                let mode = found.mode();
                mode & 0o001 != 0
                    || (found.uid() == uid.as_raw() && mode & 0o100 != 0)
                    || (found.gid() == gid.as_raw() && mode & 0o010 != 0)
            }
            Err(_) => false,
        };
        let blocked =
            data.ancestors().filter(|folder| !folder.as_os_str().is_empty()).find(|folder| !enterable(folder));
        if let Some(blocked) = blocked {
            let (data, blocked, user) = (data.to_owned(), blocked.to_owned(), name.clone());
            return Err(ClusterError::Unreachable { data, blocked, user });
        }
    }
    private(&home, account)?;
    Ok(home)
}

/// The folder of the socket. Its path is short, because a socket's path may have 107 bytes and a data folder's may not
/// care; and it is only the database user's own, because whoever owns it could pose as the database.
pub(super) fn socket(data: &Path, account: &Account) -> Result<PathBuf, ClusterError> {
    let real = fs::canonicalize(data).map_err(ClusterError::io("cannot find", data))?;
    let digest = Sha256::digest(real.as_os_str().as_encoded_bytes());
    let name: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let uid = nix::unistd::geteuid();
    let runtime = [PathBuf::from("/run"), PathBuf::from(format!("/run/user/{uid}"))];
    let writable = |folder: &PathBuf| nix::unistd::access(folder, nix::unistd::AccessFlags::W_OK).is_ok();
    let parent = runtime.into_iter().find(writable).unwrap_or_else(|| PathBuf::from("/tmp"));
    let folder = parent.join(format!("penelope-{name}"));
    private(&folder, account)?;
    Ok(folder)
}

/// A folder that belongs to the account and that nobody else may look into.
fn private(folder: &Path, account: &Account) -> Result<(), ClusterError> {
    match DirBuilder::new().mode(0o700).create(folder) {
        Ok(()) => account.own(folder)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(ClusterError::io("cannot make", folder)(error)),
    }
    let found = fs::symlink_metadata(folder).map_err(ClusterError::io("cannot look at", folder))?;
    let nobodys_yet = found.uid() == 0 && nix::unistd::geteuid().is_root() && found.is_dir();
    if nobodys_yet {
        // Made by an earlier start that was cut short before it handed the folder over.
        account.own(folder)?;
    } else if !found.is_dir() || found.uid() != account.uid().as_raw() {
        return Err(ClusterError::Foreign { path: folder.to_owned() });
    }
    fs::set_permissions(folder, Permissions::from_mode(0o700)).map_err(ClusterError::io("cannot protect", folder))
}

/// The major version that made the cluster, if there is one.
pub(super) fn version(home: &Path) -> Option<String> {
    fs::read_to_string(home.join(CLUSTER).join("PG_VERSION")).ok().map(|text| text.trim().to_owned())
}

/// The end of the server's log, for the sentence that says why it did not start.
pub(super) fn last_words(log: &Path) -> String {
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().rev().take(3).collect();
    if lines.is_empty() { "(nothing)".to_owned() } else { lines.into_iter().rev().collect::<Vec<_>>().join(" / ") }
}
