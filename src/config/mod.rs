//! The settings: environment to `Config`, each wrong value refused with one sentence. The only reader of the environment.

mod authority;
mod dkim;
mod error;
mod value;

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

pub use authority::Authorities;
pub use dkim::{DkimAlgorithm, DkimKey, DkimSecret, selector as dkim_selector};
pub use error::SettingError;
pub use value::{BaseUrl, DatabaseUrl, LmtpAddress, SmtpAccount, SmtpTls, SmtpUrl};

use lettre::message::Mailbox;

/// Every variable that is read, with the words of the README's table.
pub const VARIABLES: [(&str, &str); 20] = [
    ("DATABASE_URL", "the Postgres to use; unset: a private one in the data folder"),
    ("PENELOPE_REPLICA_URL", "a replica of it, asked about games that are over; unset: none"),
    ("PENELOPE_BIND", "address and port to listen on"),
    ("PENELOPE_BASE_URL", "the address players see, used in every link"),
    ("PENELOPE_PROXY", "the address of a proxy in front: who asks is then read from its X-Forwarded-For"),
    ("PENELOPE_SMTP_URL", "the mail server; unset: a demo whose letters lie on a page"),
    ("PENELOPE_MAIL_FROM", "the sender of every letter"),
    ("PENELOPE_MAIL_HELO", "what the mail server is told we are called; unset: the sender's domain"),
    (dkim::SELECTOR, "the name of the key that signs letters, or two with a comma; unset: they are not signed here"),
    (dkim::DOMAIN, "the domain that signs; unset: the sender's"),
    (dkim::KEY_FILE, "the file with that key, as «penelope key dkim» makes it; two with a comma"),
    ("PENELOPE_RETURN_DOMAIN", "the domain whose mail is handed to us, for letters that come back; unset: none is"),
    ("PENELOPE_LMTP", "where a mail server hands it over: a port of this machine, or the path of a socket"),
    (
        "PENELOPE_AUTHSERV_ID",
        "the name under which our own mail server writes Authentication-Results; unset: we look ourselves",
    ),
    ("PENELOPE_DNS", "the name server that is asked about mail; unset: the system's"),
    ("PENELOPE_CA_FILE", "authorities to trust besides the system's, for the mail server, the database and webhooks"),
    ("PENELOPE_DATA", "the data folder: the private Postgres and the secret"),
    ("PENELOPE_SECRET_FILE", "the file with the server's keys"),
    ("PENELOPE_POSTGRES_BIN", "folder with the Postgres programs, if they are in an unusual place"),
    ("PENELOPE_LOG", "what is logged, such as info or penelope=debug"),
];

/// Settings that are known to be right, one by one and together.
#[derive(Clone, Debug)]
pub struct Config {
    pub bind: SocketAddr,
    pub base_url: BaseUrl,
    /// A proxy in front that is believed when it names the client.
    pub proxy: Option<IpAddr>,
    /// Whose word for a server's certificate is taken.
    pub authorities: Authorities,
    pub database: Database,
    /// Asked about games that are over.
    pub replica: Option<DatabaseUrl>,
    pub mail: Mail,
    /// What stands behind the @ of the addresses whose mail is handed to us.
    pub return_domain: Option<String>,
    pub lmtp: Option<LmtpAddress>,
    /// Who says in a message's headers whether it is its sender's.
    pub authserv_id: Option<String>,
    /// Asked about mail, in place of the system's.
    pub name_server: Option<SocketAddr>,
    pub data: PathBuf,
    pub secret_file: PathBuf,
    pub log: String,
}

#[derive(Clone, Debug)]
pub enum Database {
    /// `DATABASE_URL`: somebody else runs it.
    Given(DatabaseUrl),
    /// A cluster of our own in the data folder.
    Private { programs: Programs },
}

/// Where the programs of Postgres are.
#[derive(Clone, Debug)]
pub enum Programs {
    /// `PENELOPE_POSTGRES_BIN`: here and nowhere else.
    In(PathBuf),
    /// In one of these folders, those of `PATH`, or where systems usually put them.
    Search(Vec<PathBuf>),
}

#[derive(Clone, Debug)]
pub enum Mail {
    /// No mail server: letters lie on a page that everyone on this machine can read.
    Demo,
    Smtp {
        url: SmtpUrl,
        from: Mailbox,
        /// What signs letters; none if the mail server does.
        dkim: Vec<DkimKey>,
    },
}

impl Config {
    pub fn from_env() -> Result<Config, SettingError> {
        let vars: Vec<(OsString, OsString)> = std::env::vars_os().collect();
        Config::from_vars(&vars, nix::unistd::geteuid().is_root())
    }

    /// The same from a list, so that every refusal can be tested. `root` moves the default data folder out of `/root`.
    pub fn from_vars(vars: &[(OsString, OsString)], root: bool) -> Result<Config, SettingError> {
        let vars = Vars(vars);
        vars.refuse_unknown()?;
        let bind = match vars.get("PENELOPE_BIND")? {
            None => SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            Some(text) => text.parse().map_err(|_| {
                SettingError::wrong("PENELOPE_BIND", &text, "must be an address and a port, such as 127.0.0.1:8080")
            })?,
        };
        let base_url = match vars.get("PENELOPE_BASE_URL")? {
            None => BaseUrl::of_bind(bind),
            Some(text) => BaseUrl::parse("PENELOPE_BASE_URL", &text)?,
        };
        let proxy = match vars.get("PENELOPE_PROXY")? {
            None => None,
            Some(text) => Some(text.parse().map_err(|_| {
                SettingError::wrong("PENELOPE_PROXY", &text, "must be the proxy's own address, such as 127.0.0.1")
            })?),
        };
        let authorities = authorities(&vars)?;
        let mail = mail(&vars, &authorities)?;
        let return_domain = match vars.get("PENELOPE_RETURN_DOMAIN")? {
            None => None,
            Some(text) => Some(value::domain("PENELOPE_RETURN_DOMAIN", &text)?),
        };
        let lmtp = match vars.get("PENELOPE_LMTP")? {
            None => None,
            Some(_) if return_domain.is_none() => return Err(SettingError::NobodysDoor),
            Some(text) => Some(LmtpAddress::parse("PENELOPE_LMTP", &text)?),
        };
        let authserv_id = match vars.get("PENELOPE_AUTHSERV_ID")? {
            None => None,
            Some(text) => Some(value::domain("PENELOPE_AUTHSERV_ID", &text)?),
        };
        let name_server = match vars.get("PENELOPE_DNS")? {
            None => None,
            Some(text) => Some(name_server(&text).ok_or_else(|| {
                SettingError::wrong("PENELOPE_DNS", &text, "must be the name server's address, such as 192.0.2.53")
            })?),
        };
        let base_url_given = vars.get("PENELOPE_BASE_URL")?.is_some();
        match mail {
            Mail::Demo if !bind.ip().is_loopback() => return Err(SettingError::DemoInPublic { bind }),
            Mail::Smtp { .. } if !base_url_given => return Err(SettingError::LinksLeadNowhere),
            Mail::Demo | Mail::Smtp { .. } => {}
        }
        let data = match vars.get("PENELOPE_DATA")? {
            Some(text) => absolute_path("PENELOPE_DATA", &text)?,
            None => default_data(&vars, root)?,
        };
        let secret_file = match vars.get("PENELOPE_SECRET_FILE")? {
            Some(text) => absolute_path("PENELOPE_SECRET_FILE", &text)?,
            None => data.join("secret"),
        };
        let database = match vars.get("DATABASE_URL")? {
            Some(text) => Database::Given(DatabaseUrl::parse("DATABASE_URL", &text)?.trusting(&authorities)),
            None => Database::Private { programs: programs(&vars)? },
        };
        let replica = match (vars.get("PENELOPE_REPLICA_URL")?, &database) {
            (None, _) => None,
            (Some(text), Database::Given(_)) => {
                Some(DatabaseUrl::parse("PENELOPE_REPLICA_URL", &text)?.trusting(&authorities))
            }
            (Some(text), Database::Private { .. }) => {
                let expected = "must stand beside DATABASE_URL: the private Postgres has no replica";
                return Err(SettingError::wrong_secret("PENELOPE_REPLICA_URL", &text, expected));
            }
        };
        let log = log_filter(&vars)?;
        Ok(Config {
            bind,
            base_url,
            proxy,
            authorities,
            database,
            replica,
            mail,
            return_domain,
            lmtp,
            authserv_id,
            name_server,
            data,
            secret_file,
            log,
        })
    }

    /// Whether somebody must stand in front of us whom nobody named: we speak plain http only. Then all players look like one
    /// client, who shares one limit.
    pub fn lacks_proxy(&self) -> bool {
        self.base_url.is_https() && self.proxy.is_none()
    }

    /// The address players see, once it is known where the server listens: the port may have been left to the system.
    pub fn base_url_at(&self, bound: SocketAddr) -> BaseUrl {
        if self.base_url == BaseUrl::of_bind(self.bind) { BaseUrl::of_bind(bound) } else { self.base_url.clone() }
    }
}

fn authorities(vars: &Vars<'_>) -> Result<Authorities, SettingError> {
    const NAME: &str = "PENELOPE_CA_FILE";
    let system = Authorities::of_system(vars.outside("SSL_CERT_FILE").map(PathBuf::from));
    match vars.get(NAME)? {
        None => Ok(system),
        Some(text) => system.and(NAME, &text),
    }
}

fn mail(vars: &Vars<'_>, authorities: &Authorities) -> Result<Mail, SettingError> {
    let helo = match vars.get("PENELOPE_MAIL_HELO")? {
        None => None,
        Some(text) => Some(value::helo("PENELOPE_MAIL_HELO", &text)?),
    };
    let from = match vars.get("PENELOPE_MAIL_FROM")? {
        None => None,
        Some(text) => Some(value::sender("PENELOPE_MAIL_FROM", &text)?),
    };
    let dkim = dkim::Given {
        selectors: vars.get(dkim::SELECTOR)?,
        domain: vars.get(dkim::DOMAIN)?,
        files: vars.get(dkim::KEY_FILE)?,
    };
    match (vars.get("PENELOPE_SMTP_URL")?, from) {
        (None, _) => Ok(Mail::Demo),
        (Some(_), None) => Err(SettingError::NoSender),
        (Some(text), Some(from)) => {
            let helo = helo.unwrap_or_else(|| from.email.domain().to_owned());
            let url = SmtpUrl::parse("PENELOPE_SMTP_URL", &text)?.greeting_as(helo).trusting(authorities);
            let dkim = dkim.keys(from.email.domain())?;
            Ok(Mail::Smtp { url, from, dkim })
        }
    }
}

/// An address, with its port where that is not the usual one.
fn name_server(text: &str) -> Option<SocketAddr> {
    let usual = text.parse().ok().map(|address: IpAddr| SocketAddr::from((address, 53)));
    usual.or_else(|| text.parse().ok())
}

fn log_filter(vars: &Vars<'_>) -> Result<String, SettingError> {
    // What actix_http calls errors is what anybody can send: half a request, or none.
    let Some(text) = vars.get("PENELOPE_LOG")? else { return Ok("info,actix_server=warn,actix_http=off".to_owned()) };
    match text.parse::<tracing_subscriber::filter::Targets>() {
        Ok(_) => Ok(text),
        Err(_) => Err(SettingError::wrong(
            "PENELOPE_LOG",
            &text,
            "must be a level (error, warn, info, debug, trace) or levels by module, such as info,penelope=debug",
        )),
    }
}

/// Where data goes if nobody says: root has no home that the database's own user could enter.
fn default_data(vars: &Vars<'_>, root: bool) -> Result<PathBuf, SettingError> {
    if root {
        return Ok(PathBuf::from("/var/lib/penelope"));
    }
    if let Some(folder) = vars.outside("XDG_DATA_HOME").filter(|folder| Path::new(folder).is_absolute()) {
        return Ok(PathBuf::from(folder).join("penelope"));
    }
    match vars.outside("HOME").filter(|home| Path::new(home).is_absolute()) {
        Some(home) => Ok(PathBuf::from(home).join(".local/share/penelope")),
        None => Err(SettingError::NoHome),
    }
}

fn programs(vars: &Vars<'_>) -> Result<Programs, SettingError> {
    const NAME: &str = "PENELOPE_POSTGRES_BIN";
    if let Some(text) = vars.get(NAME)? {
        let folder = absolute_path(NAME, &text)?;
        if !folder.join("initdb").is_file() {
            return Err(SettingError::wrong(NAME, &text, "must be the folder that holds initdb and postgres"));
        }
        return Ok(Programs::In(folder));
    }
    Ok(Programs::Search(vars.outside("PATH").map(|path| std::env::split_paths(path).collect()).unwrap_or_default()))
}

fn absolute_path(variable: &'static str, text: &str) -> Result<PathBuf, SettingError> {
    std::path::absolute(text).map_err(|_| SettingError::wrong(variable, text, "must be the path of a file or folder"))
}

/// The environment as it was given.
struct Vars<'a>(&'a [(OsString, OsString)]);

impl Vars<'_> {
    /// One of our own variables: set, it must hold something readable.
    fn get(&self, name: &'static str) -> Result<Option<String>, SettingError> {
        let Some(value) = self.outside(name) else { return Ok(None) };
        match value.to_str() {
            None => Err(SettingError::NotText { variable: name }),
            Some(text) if text.trim().is_empty() => Err(SettingError::Empty { variable: name }),
            Some(text) => Ok(Some(text.to_owned())),
        }
    }

    /// A variable that is not ours to judge.
    fn outside(&self, name: &str) -> Option<&OsString> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// A mistyped name would otherwise be a setting that silently does nothing.
    fn refuse_unknown(&self) -> Result<(), SettingError> {
        for (name, _) in self.0 {
            let name = name.to_string_lossy();
            if name.starts_with("PENELOPE_") && !VARIABLES.iter().any(|(known, _)| *known == name) {
                return Err(SettingError::unknown(&name));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
