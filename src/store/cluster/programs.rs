//! The programs of Postgres: finding them, and the ones that run and end (`initdb`, `pg_ctl`).

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use crate::config::Programs;

use super::ClusterError;
use super::account::Account;
use super::folder;

/// Where systems put Postgres; `*` stands for a version.
const USUAL: [&str; 6] = [
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/usr/libexec/postgresql*",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
    "/usr/local/pgsql/bin",
];

/// How to get it, by the package manager that is there.
const INSTALL: [(&str, &str); 6] = [
    ("/usr/bin/apt-get", "sudo apt-get install postgresql"),
    ("/usr/bin/dnf", "sudo dnf install postgresql-server"),
    ("/usr/bin/zypper", "sudo zypper install postgresql-server"),
    ("/usr/bin/pacman", "sudo pacman -S postgresql"),
    ("/sbin/apk", "sudo apk add postgresql"),
    ("/opt/homebrew/bin/brew", "brew install postgresql@17"),
];

/// The oldest version that knows all our settings.
const OLDEST: u32 = 14;

/// A folder with the programs of one version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Postgres {
    folder: PathBuf,
    major: String,
}

impl Postgres {
    /// The newest version there is, or the one that made the data.
    pub(super) fn find(programs: &Programs, made: Option<String>, data: &Path) -> Result<Postgres, ClusterError> {
        let folders = match programs {
            Programs::In(folder) => vec![folder.clone()],
            Programs::Search(path) => {
                path.iter().cloned().chain(USUAL.iter().flat_map(|pattern| matching(pattern))).collect()
            }
        };
        let found: Vec<Postgres> = folders.iter().filter_map(|folder| Postgres::in_folder(folder)).collect();
        Postgres::choose(found, made, data)
    }

    fn choose(mut found: Vec<Postgres>, made: Option<String>, data: &Path) -> Result<Postgres, ClusterError> {
        found.retain(|postgres| number(&postgres.major) >= OLDEST);
        found.sort_by_key(|postgres| Reverse(number(&postgres.major)));
        let Some(newest) = found.first() else { return Err(ClusterError::NoPrograms { install: install_command() }) };
        match made {
            None => Ok(newest.clone()),
            Some(made) => match found.iter().find(|postgres| postgres.major == made) {
                Some(postgres) => Ok(postgres.clone()),
                None => Err(ClusterError::OtherVersion { data: data.to_owned(), made, found: newest.major.clone() }),
            },
        }
    }

    /// The programs in `folder`, if both are there and say which version they are.
    fn in_folder(folder: &Path) -> Option<Postgres> {
        // Distributions put wrappers into PATH; the programs expect to run from where they really are.
        let program = fs::canonicalize(folder.join("postgres")).ok()?;
        let folder = program.parent()?.to_owned();
        if !folder.join("initdb").is_file() {
            return None;
        }
        let output = std::process::Command::new(program).arg("--version").output().ok()?;
        let major = major_version(&String::from_utf8_lossy(&output.stdout))?;
        Some(Postgres { folder, major })
    }

    pub(super) fn server(&self) -> PathBuf {
        self.folder.join("postgres")
    }

    /// Makes a new cluster; it gets its name only when it is whole, so that a cut start leaves nothing half made.
    pub(super) fn init(&self, home: &Path, account: &Account, role: &str) -> Result<(), ClusterError> {
        let draft = home.join("cluster.new");
        if draft.exists() {
            fs::remove_dir_all(&draft).map_err(ClusterError::io("cannot remove", &draft))?;
        }
        let program = self.folder.join("initdb");
        let output = account
            .command(&program, home)
            .arg("--pgdata")
            .arg(&draft)
            .args(["--username", role, "--encoding", "UTF8", "--data-checksums"])
            .args(["--locale", if cfg!(target_os = "linux") { "C.UTF-8" } else { "C" }])
            .args(["--auth-local", "peer", "--auth-host", "reject"])
            .output()
            .map_err(ClusterError::io("cannot run", &program))?;
        if !output.status.success() {
            let output = String::from_utf8_lossy(&output.stderr).trim().replace('\n', " / ");
            return Err(ClusterError::InitFailed { path: draft, output });
        }
        let cluster = home.join(folder::CLUSTER);
        fs::rename(&draft, &cluster).map_err(ClusterError::io("cannot rename", &draft))
    }

    /// Ends a server that nobody looks after any more.
    pub(super) fn stop_orphan(&self, home: &Path, account: &Account) -> Result<(), ClusterError> {
        let program = self.folder.join("pg_ctl");
        tracing::info!("a private Postgres was left running by an earlier server; stopping it");
        let mut command = account.command(&program, home);
        command.args(["stop", "--mode", "fast", "--wait", "--silent", "--pgdata"]).arg(home.join(folder::CLUSTER));
        // If it has just ended by itself there is nothing to stop, and the start below tells what is wrong otherwise.
        let status = command.status().map_err(ClusterError::io("cannot run", &program))?;
        tracing::debug!(%status, "pg_ctl stop ended");
        Ok(())
    }
}

/// «postgres (PostgreSQL) 15.18 (Debian …)» is version 15, as the data folder's own note of it says.
fn major_version(output: &str) -> Option<String> {
    let version = output.split_whitespace().nth(2)?;
    let major: String = version.chars().take_while(char::is_ascii_digit).collect();
    if major.is_empty() { None } else { Some(major) }
}

fn number(major: &str) -> u32 {
    major.parse().unwrap_or(0)
}

/// The folders that fit a pattern with one `*`.
fn matching(pattern: &str) -> Vec<PathBuf> {
    let Some((before, after)) = pattern.split_once('*') else { return vec![PathBuf::from(pattern)] };
    let (parent, prefix) = before.rsplit_once('/').expect("patterns are absolute");
    let Ok(entries) = fs::read_dir(parent) else { return Vec::new() };
    let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let fitting = names.filter(|name| name.starts_with(prefix));
    fitting.map(|name| PathBuf::from(format!("{parent}/{name}{after}"))).filter(|path| path.is_dir()).collect()
}

/// The exact command for this system.
fn install_command() -> &'static str {
    let known = INSTALL.iter().find(|(manager, _)| Path::new(manager).exists());
    known.map_or("your package manager (the package is usually called postgresql or postgresql-server)", |(_, line)| {
        line
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(major: &str) -> Postgres {
        Postgres { folder: PathBuf::from(format!("/usr/lib/postgresql/{major}/bin")), major: major.to_owned() }
    }

    #[test]
    fn the_newest_version_makes_new_data_and_the_old_one_keeps_its_own() {
        let found = || vec![version("9"), version("15"), version("17"), version("14")];
        let data = Path::new("/srv/penelope");
        assert_eq!(Postgres::choose(found(), None, data).unwrap(), version("17"));
        assert_eq!(Postgres::choose(found(), Some("14".to_owned()), data).unwrap(), version("14"));
        let refusal = Postgres::choose(found(), Some("13".to_owned()), data).unwrap_err().to_string();
        assert!(refusal.contains("made by Postgres 13") && refusal.contains("pg_upgrade"), "{refusal}");
    }

    #[test]
    fn missing_programs_get_the_exact_command_to_install_them() {
        let refusal = Postgres::choose(Vec::new(), None, Path::new("/srv")).unwrap_err().to_string();
        assert!(refusal.contains(install_command()), "{refusal}");
        assert!(Postgres::in_folder(Path::new("/nowhere")).is_none());
    }

    #[test]
    fn versions_are_read_from_what_the_program_says() {
        assert_eq!(major_version("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)").as_deref(), Some("15"));
        assert_eq!(major_version("postgres (PostgreSQL) 18beta1").as_deref(), Some("18"));
        assert_eq!(major_version("postgres (PostgreSQL) 9.6.24").as_deref(), Some("9"));
        assert_eq!(major_version("bash: postgres: command not found"), None);
    }
}
