//! Settings with a form of their own. Those that may hold a password mask it.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use lettre::message::Mailbox;
use url::{Host, Url};

use super::{Authorities, SettingError};
use crate::id::EmailAddress;

/// Scheme, host and port that every link starts with; no path, no trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseUrl(String);

impl BaseUrl {
    pub(super) fn parse(variable: &'static str, text: &str) -> Result<BaseUrl, SettingError> {
        const EXPECTED: &str = "must be a scheme and a host without a path, such as https://penelope.example.org";
        let wrong = || SettingError::wrong(variable, text, EXPECTED);
        let url = Url::parse(text).map_err(|_| wrong())?;
        let plain = matches!(url.scheme(), "http" | "https")
            && url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        if plain { Ok(BaseUrl(url.as_str().trim_end_matches('/').to_owned())) } else { Err(wrong()) }
    }

    pub(super) fn of_bind(bind: SocketAddr) -> BaseUrl {
        BaseUrl(format!("http://{bind}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl fmt::Display for BaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where Postgres is, password included, and whether it is spoken to over TLS; shown without the password.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl {
    text: String,
    /// Who vouches for it, where `sslmode` asks for TLS.
    authorities: Option<Authorities>,
}

impl DatabaseUrl {
    pub fn parse(variable: &'static str, text: &str) -> Result<DatabaseUrl, SettingError> {
        const EXPECTED: &str = "must be an address such as postgres://user:password@host:5432/database \
                                (?sslmode=verify-full for TLS)";
        let scheme = text.starts_with("postgres://") || text.starts_with("postgresql://");
        // Where TLS is asked for, everything is checked; the library below knows these names of it not.
        let (address, wishes) = text.split_once('?').map_or((text, None), |(address, wishes)| (address, Some(wishes)));
        let wishes = wishes.map(|wishes| wishes.replace("sslmode=verify-full", "sslmode=require"));
        let wishes = wishes.map(|wishes| format!("?{}", wishes.replace("sslmode=verify-ca", "sslmode=require")));
        let known = format!("{address}{}", wishes.unwrap_or_default());
        match tokio_postgres::Config::from_str(&known) {
            Ok(config) if scheme && config.get_dbname().is_some() => {
                let encrypted = config.get_ssl_mode() == tokio_postgres::config::SslMode::Require;
                Ok(DatabaseUrl { text: known, authorities: encrypted.then(Authorities::default) })
            }
            _ => Err(SettingError::wrong_secret(variable, text, EXPECTED)),
        }
    }

    pub(super) fn trusting(self, authorities: &Authorities) -> DatabaseUrl {
        DatabaseUrl { authorities: self.authorities.map(|_| authorities.clone()), ..self }
    }

    /// Who vouches for the server; nothing if it is spoken to without TLS.
    pub fn authorities(&self) -> Option<&Authorities> {
        self.authorities.as_ref()
    }

    /// A database reached over a socket in `folder`; there is no password.
    pub(crate) fn on_socket(folder: &std::path::Path, user: &str, database: &str) -> DatabaseUrl {
        let host: String = folder.to_string_lossy().bytes().map(escape).collect();
        DatabaseUrl { text: format!("postgresql://{user}@{host}/{database}"), authorities: None }
    }

    /// The whole address, for connecting only.
    pub fn reveal(&self) -> &str {
        &self.text
    }
}

/// Bytes of a path as they may stand in the host part of an address.
fn escape(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
        char::from(byte).to_string()
    } else {
        format!("%{byte:02X}")
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(config) = tokio_postgres::Config::from_str(&self.text) else {
            return f.write_str("a Postgres database");
        };
        let database = config.get_dbname().unwrap_or_default();
        match config.get_hosts() {
            [tokio_postgres::config::Host::Tcp(host), ..] => write!(f, "database {database} on {}", bracketed(host)),
            [tokio_postgres::config::Host::Unix(path), ..] => write!(f, "database {database} at {}", path.display()),
            [] => write!(f, "database {database}"),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

/// The mail server: host, port, how strictly TLS is asked for, and the account if one is needed.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl {
    pub host: String,
    pub port: u16,
    pub tls: SmtpTls,
    pub account: Option<SmtpAccount>,
    /// What it is told we are called.
    pub helo: String,
    /// Who vouches for it.
    pub authorities: Authorities,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmtpTls {
    /// TLS from the first byte (`smtps://`).
    Wrapped,
    /// STARTTLS or no letter (`smtp://`, unless `?tls=` says otherwise).
    Required,
    /// STARTTLS where the server offers it (`?tls=opportunistic`).
    Opportunistic,
    /// None at all (`?tls=none`): for a relay on this machine.
    Never,
}

#[derive(Clone, PartialEq, Eq)]
pub struct SmtpAccount {
    pub name: String,
    pub password: String,
}

impl fmt::Debug for SmtpAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SmtpAccount(…)")
    }
}

impl SmtpUrl {
    pub(super) fn parse(variable: &'static str, text: &str) -> Result<SmtpUrl, SettingError> {
        const EXPECTED: &str = "must be an address such as smtp://user:password@mail.example.org:587 (STARTTLS required; \
                                ?tls=opportunistic or ?tls=none to ask less) or smtps://mail.example.org";
        let wrong = || SettingError::wrong_secret(variable, text, EXPECTED);
        let url = Url::parse(text).map_err(|_| wrong())?;
        let host = match url.host().ok_or_else(wrong)? {
            Host::Domain(name) => name.to_owned(),
            Host::Ipv4(address) => address.to_string(),
            Host::Ipv6(address) => address.to_string(),
        };
        let mut pairs = url.query_pairs();
        let mode = match (pairs.next(), pairs.next()) {
            (None, _) => None,
            (Some((key, value)), None) if key == "tls" => Some(value.into_owned()),
            _ => return Err(wrong()),
        };
        let tls = match (url.scheme(), mode.as_deref()) {
            ("smtps", None) => SmtpTls::Wrapped,
            ("smtp", None | Some("required")) => SmtpTls::Required,
            ("smtp", Some("opportunistic")) => SmtpTls::Opportunistic,
            ("smtp", Some("none")) => SmtpTls::Never,
            _ => return Err(wrong()),
        };
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() || host.is_empty() {
            return Err(wrong());
        }
        let port = url.port().unwrap_or(match tls {
            SmtpTls::Wrapped => 465,
            SmtpTls::Required => 587,
            SmtpTls::Opportunistic | SmtpTls::Never => 25,
        });
        let account = match (url.username(), url.password()) {
            ("", None) => None,
            (name, Some(password)) if !name.is_empty() => Some(SmtpAccount {
                name: decode(name).ok_or_else(wrong)?,
                password: decode(password).ok_or_else(wrong)?,
            }),
            _ => return Err(wrong()),
        };
        // A password over a plain line can be read on the way; only a relay on this machine may be trusted so far.
        if account.is_some() && !matches!(tls, SmtpTls::Wrapped | SmtpTls::Required) {
            return Err(SettingError::wrong_secret(
                variable,
                text,
                "must require TLS (smtps://, or smtp:// without ?tls=) when it holds a password",
            ));
        }
        Ok(SmtpUrl { host, port, tls, account, helo: "localhost".to_owned(), authorities: Authorities::default() })
    }

    pub(super) fn greeting_as(self, helo: String) -> SmtpUrl {
        SmtpUrl { helo, ..self }
    }

    pub(super) fn trusting(self, authorities: &Authorities) -> SmtpUrl {
        SmtpUrl { authorities: authorities.clone(), ..self }
    }
}

/// What we are called when greeting: a name that others can look up, or an address in brackets.
pub(super) fn helo(variable: &'static str, text: &str) -> Result<String, SettingError> {
    const EXPECTED: &str = "must be a name of this server that others can look up, such as penelope.example.org";
    let literal = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match (literal, Host::parse(text)) {
        (Some(address), _) if address.trim_start_matches("IPv6:").parse::<std::net::IpAddr>().is_ok() => {
            Ok(text.to_owned())
        }
        (None, Ok(Host::Domain(name))) => Ok(name),
        _ => Err(SettingError::wrong(variable, text, EXPECTED)),
    }
}

/// A domain, as mail servers know it.
pub(super) fn domain(variable: &'static str, text: &str) -> Result<String, SettingError> {
    match Host::parse(text) {
        Ok(Host::Domain(name)) if name.contains('.') && !name.ends_with('.') => Ok(name),
        _ => Err(SettingError::wrong(variable, text, "must be a domain, such as post.example.org")),
    }
}

/// Where mail servers hand over what is for us. Whoever reaches it is believed: it is on this machine only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LmtpAddress {
    Port(SocketAddr),
    Socket(PathBuf),
}

impl LmtpAddress {
    pub(super) fn parse(variable: &'static str, text: &str) -> Result<LmtpAddress, SettingError> {
        const EXPECTED: &str =
            "must be a loopback address with a port, such as 127.0.0.1:2424, or the path of a socket";
        match text.parse::<SocketAddr>() {
            Ok(address) if address.ip().is_loopback() => Ok(LmtpAddress::Port(address)),
            Err(_) if text.starts_with('/') => Ok(LmtpAddress::Socket(PathBuf::from(text))),
            _ => Err(SettingError::wrong(variable, text, EXPECTED)),
        }
    }
}

/// The sender of letters; a domain beyond ASCII is written as mail servers know it.
pub(super) fn sender(variable: &'static str, text: &str) -> Result<Mailbox, SettingError> {
    let wrong = || SettingError::wrong(variable, text, "must be a mail address, such as Penelope <post@example.org>");
    let sender: Mailbox = text.parse().map_err(|_| wrong())?;
    let address: EmailAddress = sender.email.to_string().parse().map_err(|_| wrong())?;
    // Its capital letters stay: some servers compare what is before the @ to the letter.
    let domain = address.reveal().rsplit('@').next().unwrap_or_default();
    let email = lettre::Address::new(sender.email.user(), domain).map_err(|_| wrong())?;
    Ok(Mailbox { email, ..sender })
}

/// An IPv6 address stands in brackets before a port.
fn bracketed(host: &str) -> String {
    if host.contains(':') { format!("[{host}]") } else { host.to_owned() }
}

impl fmt::Display for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mail server {}:{}", bracketed(&self.host), self.port)
    }
}

impl fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SmtpUrl({self}, {:?})", self.tls)
    }
}

/// Undoes `%40` and its like.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}
