//! A mail server from the system's packages, with a mailbox behind it: aiosmtpd, which files letters in a Maildir.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use penelope::config::{Config, Mail, SmtpUrl};

use crate::support::folder::Folder;

pub(super) struct PostOffice {
    server: Child,
    address: SocketAddr,
    folder: Folder,
}

impl PostOffice {
    pub(super) fn open() -> PostOffice {
        let folder = Folder::new();
        // The server cannot be given a bound socket; nobody else takes a port in the moment between.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let server = Command::new(python())
            .args(["-m", "aiosmtpd", "--nosetuid", "--listen", &address.to_string()])
            .args(["--class", "aiosmtpd.handlers.Mailbox"])
            .arg(folder.path().join("mail"))
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("python3-aiosmtpd is installed by `make test`");
        let mut office = PostOffice { server, address, folder };
        while TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_err() {
            assert!(office.server.try_wait().unwrap().is_none(), "aiosmtpd ended; is python3-aiosmtpd installed?");
            std::thread::yield_now();
        }
        office
    }

    pub(super) fn mailbox(&self) -> PathBuf {
        self.folder.path().join("mail/new")
    }

    pub(super) fn url(&self) -> SmtpUrl {
        let vars = [
            ("PENELOPE_SMTP_URL".into(), format!("smtp://{}?tls=none", self.address).into()),
            ("PENELOPE_MAIL_FROM".into(), "Penelope <post@penelope.test>".into()),
            ("PENELOPE_BASE_URL".into(), "https://penelope.test".into()),
        ];
        let Mail::Smtp { url, .. } = Config::from_vars(&vars, true).unwrap().mail else { panic!("SMTP was set") };
        url
    }
}

/// The system's own Python has the system's packages; somebody's own may stand before it in `PATH`.
fn python() -> &'static str {
    let has_it = |python: &&str| {
        let import = Command::new(python).args(["-c", "import aiosmtpd"]).stderr(Stdio::null()).status();
        import.is_ok_and(|status| status.success())
    };
    ["/usr/bin/python3", "python3"].into_iter().find(has_it).expect("aiosmtpd is installed by `make test`")
}

impl Drop for PostOffice {
    fn drop(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }
}
