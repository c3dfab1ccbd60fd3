//! The distribution's Postfix as a mail server of one machine: it takes our letters and files them, and hands over what is sent to us
//! as docs/letters.md says.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use penelope::config::{Config, Mail, SmtpUrl};

use crate::support::folder::Folder;
use crate::support::moment::a_moment;

/// The domain whose mail is handed to us, as the document has it.
pub(crate) const DOMAIN: &str = "return.example.org";

/// How mail is handed over.
pub(crate) enum Way<'a> {
    /// To the program, with these settings, as this user.
    Program(&'a [(&'a str, String)], &'a str),
    Lmtp(SocketAddr),
}

pub(crate) struct Postfix {
    folder: Folder,
    address: SocketAddr,
    master: Child,
}

/// Postfix changes its user for every part of itself, which only root can. For anybody else fakeroot lets it believe that it did.
fn as_root(program: &str) -> Command {
    let own = std::fs::metadata("/proc/self").expect("who runs this is known").uid();
    if own == 0 {
        return Command::new(program);
    }
    let mut command = Command::new("fakeroot");
    command.arg(program);
    command
}

impl Postfix {
    /// Every address at `example.org` has a mailbox, but those in `nobody`, of whom the server finds out later.
    pub(crate) fn start(way: &Way<'_>, nobody: &[&str]) -> Postfix {
        let folder = Folder::new();
        let root = folder.path().to_owned();
        // The user that Postfix hands mail over as must find its way.
        std::fs::set_permissions(&root, std::fs::Permissions::from_mode(0o755)).unwrap();
        for part in ["config", "queue", "data", "mail"] {
            std::fs::create_dir(root.join(part)).unwrap();
        }
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let (mut main, mut master) = documented();
        match way {
            Way::Program(settings, user) => {
                let program = root.join("penelope-receive");
                let exports: String =
                    settings.iter().map(|(name, value)| format!("export {name}='{value}'\n")).collect();
                let penelope = env!("CARGO_BIN_EXE_penelope");
                let script =
                    format!("#!/bin/sh\n{exports}exec {penelope} receive --recipient \"$1\" --sender \"$2\"\n");
                std::fs::write(&program, script).unwrap();
                std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
                master = master.replace("/usr/local/bin/penelope-receive", program.to_str().unwrap());
                master = master.replace("user=penelope", &format!("user={user}"));
            }
            Way::Lmtp(door) => {
                main = main.replace("= penelope: }", &format!("= lmtp:inet:{door} }}"));
                assert!(main.contains("lmtp:inet"), "as the document says");
                master.clear();
            }
        }
        let path = |part: &str| root.join(part).display().to_string();
        main += &format!(
            "compatibility_level = 3.6\nqueue_directory = {}\ndata_directory = {}\nmail_owner = postfix\nmyhostname = mx.example.org\n\
             mydestination =\ninet_interfaces = 127.0.0.1\ninet_protocols = ipv4\nmynetworks = 127.0.0.0/8\n\
             virtual_mailbox_domains = example.org\nvirtual_mailbox_base = {}\nvirtual_mailbox_maps = static:all/\n\
             virtual_uid_maps = static:65534\nvirtual_gid_maps = static:65534\nvirtual_minimum_uid = 1\nsmtputf8_enable = no\n\
             maillog_file = {}\nmaillog_file_prefixes = {}\nminimal_backoff_time = 1s\nqueue_run_delay = 1s\n\
             smtpd_peername_lookup = no\nsmtpd_reject_unlisted_recipient = no\nalias_maps =\nalias_database =\n\
             import_environment = MAIL_CONFIG MAIL_DEBUG MAIL_LOGTAG TZ LANG=C LD_PRELOAD LD_LIBRARY_PATH FAKEROOTKEY\n",
            path("queue"),
            path("data"),
            path("mail"),
            path("data/log"),
            root.display(),
        );
        let gone = nobody.iter().map(|address| format!("{{ {address} = error:5.1.1 no such user }} "));
        main = main.replace("inline:{ ", &format!("inline:{{ {}", gone.collect::<String>()));
        std::fs::write(root.join("config/main.cf"), main).unwrap();
        std::fs::write(root.join("config/master.cf"), format!("{}{master}\n", services(address))).unwrap();
        let start = r#"cd "$0"; chown nobody mail; chown postfix data; exec /usr/sbin/postfix -c "$0/config" start-fg"#;
        let mut shell = as_root("sh");
        let shell = shell.arg("-c").arg(start).arg(&root).stdout(Stdio::null()).stderr(Stdio::null());
        let master =
            shell.spawn().expect("postfix, and for whoever is not root fakeroot, are installed by `make test`");
        let mut office = Postfix { folder, address, master };
        while TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_err() {
            assert!(office.master.try_wait().unwrap().is_none(), "Postfix does not start: {}", office.log());
            std::thread::yield_now();
        }
        office
    }

    /// Where every letter to a person ends up, a file each.
    pub(crate) fn mailbox(&self) -> PathBuf {
        self.folder.path().join("mail/all/new")
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it has written about its work.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("data/log")).unwrap_or_default()
    }

    /// Where it keeps what it has not delivered yet.
    pub(crate) fn spool(&self) -> Spool {
        Spool(self.folder.path().join("queue"))
    }

    pub(crate) fn url(&self) -> SmtpUrl {
        let vars = [
            ("PENELOPE_SMTP_URL".into(), format!("smtp://{}?tls=none", self.address).into()),
            ("PENELOPE_MAIL_FROM".into(), "Penelope <post@penelope.test>".into()),
            ("PENELOPE_BASE_URL".into(), "https://penelope.test".into()),
        ];
        let Mail::Smtp { url, .. } = Config::from_vars(&vars, true).unwrap().mail else { panic!("SMTP was set") };
        url
    }
}

pub(crate) struct Spool(PathBuf);

impl Spool {
    /// Whether everything that was taken is where it belongs. A letter moves through these folders in this order, and back only
    /// from the last.
    fn is_idle(&self) -> bool {
        let parts = ["deferred", "maildrop", "incoming", "active", "deferred"];
        parts.iter().all(|part| files(&self.0.join(part)) == 0)
    }
}

impl Spool {
    /// Waits until then; what cannot be delivered would be tried for days.
    pub(crate) async fn settle(&self) {
        let idle = async {
            while !self.is_idle() {
                a_moment().await;
            }
        };
        let log = || std::fs::read_to_string(self.0.with_file_name("data").join("log")).unwrap_or_default();
        tokio::time::timeout(Duration::from_secs(120), idle).await.unwrap_or_else(|_| panic!("{}", log()));
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        run(as_root("/usr/sbin/postfix").arg("-c").arg(self.folder.path().join("config")).arg("abort"));
        self.master.wait().expect("it has ended");
    }
}

fn run(command: &mut Command) {
    let Output { status, stdout, stderr } = command.output().expect("postfix is installed by `make test`");
    let said = [stdout, stderr].map(|words| String::from_utf8_lossy(&words).into_owned()).concat();
    assert!(status.success(), "{command:?}: {said}");
}

fn files(folder: &Path) -> usize {
    let Ok(entries) = std::fs::read_dir(folder) else { return 0 };
    let inside = |path: PathBuf| if path.is_dir() { files(&path) } else { 1 };
    entries.filter_map(Result::ok).map(|entry| inside(entry.path())).sum()
}

/// The two blocks of the document, as they stand there.
fn documented() -> (String, String) {
    let text = include_str!("../../../docs/letters.md");
    let (_, from) = text.split_once("*With Postfix*").expect("the document says how");
    let mut blocks = from.split("```").skip(1).step_by(2).map(|block| block.trim_start_matches('\n').to_owned());
    (blocks.next().unwrap(), blocks.next().unwrap())
}

/// What a Postfix of one machine needs, without leaving its folder.
fn services(address: SocketAddr) -> String {
    let inside = [
        ("pickup", "unix n - n 60 1"),
        ("cleanup", "unix n - n - 0"),
        ("qmgr", "unix n - n 1 1"),
        ("rewrite", "unix - - n - -"),
        ("bounce", "unix - - n - 0"),
        ("defer", "unix - - n - 0"),
        ("trace", "unix - - n - 0"),
        ("verify", "unix - - n - 1"),
        ("flush", "unix n - n 1000? 0"),
        ("proxymap", "unix - - n - -"),
        ("smtp", "unix - - n - -"),
        ("relay", "unix - - n - -"),
        ("showq", "unix n - n - -"),
        ("error", "unix - - n - -"),
        ("retry", "unix - - n - -"),
        ("discard", "unix - - n - -"),
        ("virtual", "unix - n n - -"),
        ("lmtp", "unix - - n - -"),
        ("anvil", "unix - - n - 1"),
        ("scache", "unix - - n - 1"),
        ("postlog", "unix-dgram n - n - 1"),
    ];
    let program = |name: &str| {
        match name {
            "rewrite" => "trivial-rewrite",
            "defer" | "trace" => "bounce",
            "relay" => "smtp",
            "retry" => "error",
            "postlog" => "postlogd",
            _ => return name.to_owned(),
        }
        .to_owned()
    };
    let inside: String = inside.iter().map(|(name, line)| format!("{name} {line} {}\n", program(name))).collect();
    format!("{address} inet n - n - - smtpd\n{inside}")
}
