//! Whom the private Postgres runs as: ourselves, or, since it refuses to run as root, an unprivileged user.

use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use nix::unistd::{Gid, Uid, User, geteuid};

use super::ClusterError;

/// Users that exist for such purposes, the better one first. As nobody other programs run, too, which could then reach
/// the files: only where there is no other.
const UNPRIVILEGED: [&str; 3] = ["penelope", "postgres", NOBODY];
const NOBODY: &str = "nobody";

#[derive(Clone, Debug)]
pub(super) enum Account {
    Ourselves,
    Other { name: String, uid: Uid, gid: Gid },
}

impl Account {
    /// The owner of the cluster in `home` if there is one already: Postgres insists on it. Else the best user there is.
    pub(super) fn of_cluster(home: &Path) -> Result<Account, ClusterError> {
        if !geteuid().is_root() {
            return Ok(Account::Ourselves);
        }
        let owner = std::fs::metadata(home).ok().map(|data| Uid::from_raw(data.uid())).filter(|uid| !uid.is_root());
        let owner = owner.and_then(|uid| User::from_uid(uid).ok().flatten());
        let user = owner.or_else(|| UNPRIVILEGED.iter().find_map(|name| User::from_name(name).ok().flatten()));
        match user {
            Some(user) => {
                if user.name == NOBODY {
                    tracing::warn!(
                        "the private Postgres runs as nobody, like other programs may; make a user penelope or postgres, \
                         hand {} over to it (chown -R) and start again",
                        home.display()
                    );
                }
                Ok(Account::Other { name: user.name, uid: user.uid, gid: user.gid })
            }
            None => Err(ClusterError::NoAccount),
        }
    }

    pub(super) fn uid(&self) -> Uid {
        match self {
            Account::Ourselves => geteuid(),
            Account::Other { uid, .. } => *uid,
        }
    }

    /// Hands a folder over to this user.
    pub(super) fn own(&self, path: &Path) -> Result<(), ClusterError> {
        match self {
            Account::Ourselves => Ok(()),
            Account::Other { uid, gid, .. } => nix::unistd::chown(path, Some(*uid), Some(*gid))
                .map_err(|cause| ClusterError::io("cannot hand over", path)(cause.into())),
        }
    }

    /// A command that this user will run, away from the terminal's ^C and with an environment of its own.
    pub(super) fn command(&self, program: &Path, folder: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(folder).process_group(0).env_clear().envs([
            ("LC_ALL", "C"),
            ("TZ", "UTC"),
            ("PATH", "/usr/bin:/bin"),
        ]);
        if let Account::Other { uid, gid, .. } = self {
            command.uid(uid.as_raw()).gid(gid.as_raw());
        }
        command
    }
}
