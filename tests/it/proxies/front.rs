//! A proxy of the distribution with a configuration of the test's own, killed with the test.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;

use super::OWN_ADDRESS;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As the README says.
    Nginx,
    Haproxy,
    /// With a `proxy_pass` and nothing else.
    BareNginx,
}

impl Kind {
    pub(super) const ALL: [Kind; 2] = [Kind::Nginx, Kind::Haproxy];
}

pub(crate) struct Front {
    pub(crate) address: String,
    child: Child,
    _folder: Folder,
}

impl Front {
    /// In front of a server; ready when it takes connections.
    pub(super) async fn start(kind: Kind, server: &str) -> Front {
        Self::before(kind, &[server.to_owned()]).await
    }

    /// In front of several, by turns; nginx takes the first.
    pub(crate) async fn before(kind: Kind, servers: &[String]) -> Front {
        let server = &servers[0];
        let folder = Folder::new();
        let address = free_address();
        let settings = folder.path().join("settings");
        let mut command = match kind {
            Kind::Nginx | Kind::BareNginx => {
                std::fs::write(&settings, nginx(kind, folder.path(), &address, server)).unwrap();
                let mut command = program("nginx");
                command
                    .arg("-p")
                    .arg(folder.path())
                    .arg("-e")
                    .arg(folder.path().join("errors"))
                    .arg("-c")
                    .arg(&settings);
                command
            }
            Kind::Haproxy => {
                std::fs::write(&settings, haproxy(&address, servers)).unwrap();
                let mut command = program("haproxy");
                command.arg("-db").arg("-f").arg(&settings);
                command
            }
        };
        let said = std::fs::File::create(folder.path().join("said")).unwrap();
        command.stdin(Stdio::null()).stdout(said.try_clone().unwrap()).stderr(said);
        let mut child = command.spawn().unwrap();
        let begun = Instant::now();
        while TcpStream::connect(&address).await.is_err() {
            let words = || std::fs::read_to_string(folder.path().join("said")).unwrap_or_default();
            assert!(child.try_wait().unwrap().is_none(), "{kind:?} ended: {}", words());
            assert!(begun.elapsed() < Duration::from_secs(60), "{kind:?} does not listen: {}", words());
            a_moment().await;
        }
        Front { address, child, _folder: folder }
    }

    #[cfg(feature = "soak")]
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// With the system's next free port; nobody else gets the same within the moment until it is taken.
pub(super) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Where systems keep programs that serve; not everybody has that in the path.
pub(super) fn program(name: &str) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = ["/usr/sbin", "/usr/local/sbin", "/sbin", "/opt/homebrew/bin"].map(PathBuf::from);
    let mut folders = std::env::split_paths(&path).chain(usual);
    let found = folders.find(|folder| folder.join(name).is_file());
    Command::new(found.unwrap_or_else(|| panic!("{name} is not installed; .ci/need proxies does it")).join(name))
}

fn nginx(kind: Kind, folder: &Path, address: &str, server: &str) -> String {
    let folder = folder.display();
    let told = match kind {
        Kind::BareNginx => String::new(),
        Kind::Nginx | Kind::Haproxy => "proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"
            .to_owned(),
    };
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary: String = temporary.iter().map(|kind| format!("    {kind}_temp_path {folder}/{kind};\n")).collect();
    format!(
        "daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 256; }}
http {{
    access_log off;
{temporary}    server {{
        listen {address};
        location / {{
            proxy_pass http://{server};
            proxy_bind {OWN_ADDRESS};
            {told}
        }}
    }}
}}
"
    )
}

fn haproxy(address: &str, servers: &[String]) -> String {
    let server = |(number, server): (usize, &String)| format!("    server penelope{number} {server}\n");
    let servers: String = servers.iter().enumerate().map(server).collect();
    format!(
        "global
    maxconn 256
defaults
    mode http
    option forwardfor
    timeout connect 10s
    timeout client 60s
    timeout server 60s
frontend outside
    bind {address}
    default_backend inside
backend inside
    source {OWN_ADDRESS}
{servers}"
    )
}
