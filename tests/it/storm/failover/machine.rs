//! A machine of the database: an etcd and a Patroni with its Postgres, as docs/deploy/failover sets them up, on this machine.

use std::collections::BTreeMap;
use std::fs::Permissions;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::{Pid, User, geteuid};

use crate::support::authority::Authority;
use crate::support::folder::Folder;

/// The files of docs/deploy/failover.
const PATRONI: &str = include_str!("../../../../docs/deploy/failover/patroni.yml");
const FIRST_LEADER: &str = include_str!("../../../../docs/deploy/failover/first-leader.sh");
const NODE: &str = include_str!("../../../../docs/deploy/failover/node.env");
/// Where they lie on an operator's machine.
const FOLDER: &str = "/etc/patroni";

pub(super) const MACHINES: usize = 3;
/// Bytes of the log that a replica may be behind while people play.
const LAG_MAX: u64 = 1 << 20;

/// Where each of its programs listens.
#[derive(Clone, Copy)]
pub(super) struct Ports {
    peer: u16,
    etcd: u16,
    patroni: u16,
    pub(super) postgres: u16,
}

impl Ports {
    pub(super) fn free() -> Ports {
        // Held until all are known, so that none is given out twice.
        let held: [_; 4] = std::array::from_fn(|_| std::net::TcpListener::bind("127.0.0.1:0").unwrap());
        let [peer, etcd, patroni, postgres] = held.each_ref().map(|port| port.local_addr().unwrap().port());
        Ports { peer, etcd, patroni, postgres }
    }
}

pub(super) struct Machine {
    name: String,
    folder: Folder,
    /// Postgres refuses to run as root.
    user: Option<User>,
    environment: BTreeMap<String, String>,
    pub(super) ports: Ports,
    etcd: Child,
    patroni: Option<Child>,
}

impl Machine {
    /// One of those that have these ports, with its etcd running.
    pub(super) fn start(number: usize, all: &[Ports], authority: &Authority) -> Machine {
        let (name, ports, folder) = (format!("db{}", number + 1), all[number], Folder::new());
        let user = geteuid().is_root().then(|| User::from_name("postgres").unwrap().expect("Debian makes it"));
        let path = folder.path();
        let here = path.to_str().expect("a plain name");
        let (certificate, key) = authority.signed(&["localhost"]);
        for (file, text, mode) in [
            ("patroni.yml", PATRONI.replace(FOLDER, here), 0o644),
            ("first-leader.sh", FIRST_LEADER.to_owned(), 0o755),
            ("server.crt", certificate, 0o644),
            ("server.key", key, 0o600),
        ] {
            std::fs::write(path.join(file), text).unwrap();
            std::fs::set_permissions(path.join(file), Permissions::from_mode(mode)).unwrap();
            own(&path.join(file), user.as_ref());
        }
        own(path, user.as_ref());
        let environment = environment(&name, path, number, all);
        let etcd = program("etcd", &environment, path, user.as_ref()).spawn().unwrap();
        Machine { name, folder, user, environment, ports, etcd, patroni: None }
    }

    /// Whether its etcd has found the others.
    pub(super) async fn has_quorum(&self, client: &reqwest::Client) -> bool {
        let Ok(answer) = client.get(format!("http://127.0.0.1:{}/health", self.ports.etcd)).send().await else {
            return false;
        };
        answer.text().await.is_ok_and(|text| text.contains("\"true\""))
    }

    /// Starts Patroni, which starts Postgres; once more if it has ended by itself, as a service manager does.
    pub(super) fn boot(&mut self) {
        if self.patroni.as_mut().is_some_and(|running| running.try_wait().unwrap().is_none()) {
            return;
        }
        let mut command = program("patroni", &self.environment, self.folder.path(), self.user.as_ref());
        self.patroni = Some(command.arg(self.folder.path().join("patroni.yml")).spawn().unwrap());
    }

    /// As if the plug had been pulled; its etcd stands elsewhere.
    pub(super) fn kill(&mut self) {
        self.signal(Signal::SIGKILL);
        if let Some(mut patroni) = self.patroni.take() {
            patroni.wait().unwrap();
        }
    }

    pub(super) fn pause(&self) {
        self.signal(Signal::SIGSTOP);
    }

    pub(super) fn resume(&self) {
        self.signal(Signal::SIGCONT);
    }

    /// The only etcd that its Patroni asks says nothing; everybody else still reaches its Postgres.
    pub(super) fn cut_off(&self) {
        send(self.etcd.id(), Signal::SIGSTOP);
    }

    pub(super) fn reconnect(&self) {
        send(self.etcd.id(), Signal::SIGCONT);
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it says of itself that it leads.
    pub(super) async fn leads(&self, client: &reqwest::Client) -> bool {
        let asked = client.get(self.address("primary")).send().await;
        asked.is_ok_and(|answer| answer.status() == 200)
    }

    /// Whether it knows a leader, somebody who has all of it, and nobody who does not keep up.
    pub(super) async fn sees_all_well(&self, client: &reqwest::Client) -> bool {
        let Ok(answer) = client.get(self.address("cluster")).send().await else { return false };
        let Ok(text) = answer.text().await else { return false };
        let Ok(cluster) = serde_json::from_str::<serde_json::Value>(&text) else { return false };
        let members = cluster["members"].as_array().cloned().unwrap_or_default();
        let of = |role: &str| members.iter().find(|member| member["role"] == role);
        let (Some(leader), Some(_)) = (of("leader"), of("sync_standby")) else { return false };
        let is_well = |member: &serde_json::Value| {
            let runs = ["running", "streaming"].iter().any(|state| member["state"] == *state);
            let keeps_up = member == leader || member["lag"].as_u64().is_some_and(|bytes| bytes < LAG_MAX);
            runs && keeps_up && member["timeline"] == leader["timeline"]
        };
        members.len() == MACHINES && members.iter().all(is_well)
    }

    /// What its Patroni said last, for whoever reads a complaint.
    pub(super) fn last_words(&self) -> String {
        let log = std::fs::read_to_string(self.folder.path().join("patroni.log")).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        format!("{}:\n{}\n", self.name, lines[lines.len().saturating_sub(60)..].join("\n"))
    }

    fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}/{path}", self.ports.patroni)
    }

    /// To Patroni and all processes of its Postgres, which are no children of it.
    fn signal(&self, signal: Signal) {
        if let Some(patroni) = &self.patroni {
            send(patroni.id(), signal);
        }
        for pid in self.of_postgres() {
            send(pid, signal);
        }
    }

    /// All processes of its Postgres.
    pub(super) fn of_postgres(&self) -> Vec<u32> {
        let pid_file = self.folder.path().join("data/postmaster.pid");
        let postmaster = std::fs::read_to_string(pid_file).ok();
        let postmaster = postmaster.and_then(|text| text.lines().next()?.trim().parse::<u32>().ok());
        postmaster.into_iter().flat_map(|pid| children(pid).into_iter().chain([pid])).collect()
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        self.resume();
        self.reconnect();
        self.kill();
        drop(self.etcd.kill());
        drop(self.etcd.wait());
    }
}

/// It may have ended by itself.
fn send(pid: u32, signal: Signal) {
    let _ended = kill(Pid::from_raw(pid.cast_signed()), signal);
}

fn children(parent: u32) -> Vec<u32> {
    let processes =
        std::fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let is_child = |pid: &u32| {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        status.lines().any(|line| line.strip_prefix("PPid:").is_some_and(|own| own.trim().parse() == Ok(parent)))
    };
    processes.filter(is_child).collect()
}

fn own(path: &Path, user: Option<&User>) {
    if let Some(user) = user {
        chown(path, Some(user.uid.as_raw()), Some(user.gid.as_raw())).unwrap();
    }
}

/// With its output in a file.
fn program(name: &str, environment: &BTreeMap<String, String>, folder: &Path, user: Option<&User>) -> Command {
    let log = std::fs::File::options().create(true).append(true).open(folder.join(format!("{name}.log"))).unwrap();
    let mut command = Command::new(name);
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("HOME", folder).envs(environment);
    command.current_dir(folder).stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
    if let Some(user) = user {
        command.uid(user.uid.as_raw()).gid(user.gid.as_raw());
    }
    command
}

/// That of node.env, with names and places of this machine.
fn environment(name: &str, folder: &Path, number: usize, all: &[Ports]) -> BTreeMap<String, String> {
    let lines = NODE.lines().filter(|line| !line.starts_with('#'));
    let mut environment: BTreeMap<String, String> = lines
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let (own, at) = (all[number], |port: u16| format!("127.0.0.1:{port}"));
    let url = |port: u16| format!("http://{}", at(port));
    let member = |(number, ports): (usize, &Ports)| format!("db{}={}", number + 1, url(ports.peer));
    let postgres = format!("localhost:{}", own.postgres);
    for (variable, value) in [
        ("ETCD_NAME", name.to_owned()),
        ("ETCD_DATA_DIR", folder.join("etcd").display().to_string()),
        ("ETCD_LISTEN_PEER_URLS", url(own.peer)),
        ("ETCD_INITIAL_ADVERTISE_PEER_URLS", url(own.peer)),
        ("ETCD_LISTEN_CLIENT_URLS", url(own.etcd)),
        ("ETCD_ADVERTISE_CLIENT_URLS", url(own.etcd)),
        ("ETCD_INITIAL_CLUSTER", all.iter().enumerate().map(member).collect::<Vec<_>>().join(",")),
        ("PATRONI_NAME", name.to_owned()),
        // The one on the same machine, so that there is a line to cut.
        ("PATRONI_ETCD_HOSTS", at(own.etcd)),
        ("PATRONI_RESTAPI_LISTEN", at(own.patroni)),
        ("PATRONI_RESTAPI_CONNECT_ADDRESS", at(own.patroni)),
        ("PATRONI_POSTGRESQL_LISTEN", postgres.clone()),
        ("PATRONI_POSTGRESQL_CONNECT_ADDRESS", postgres),
        ("PATRONI_POSTGRESQL_DATA_DIR", folder.join("data").display().to_string()),
        ("PATRONI_POSTGRESQL_BIN_DIR", postgres_programs().display().to_string()),
    ] {
        assert!(environment.insert(variable.to_owned(), value).is_some(), "node.env has {variable}");
    }
    // Asked for others, it would tell of those that cannot be cut.
    environment.insert("PATRONI_ETCD_USE_PROXIES".to_owned(), "true".to_owned());
    environment
}

/// Where this system has them.
fn postgres_programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").expect("Debian's folder").filter_map(Result::ok);
    versions.map(|version| version.path().join("bin")).max().expect("a version of Postgres")
}
