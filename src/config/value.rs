//! Settings with a form of their own. Those that may hold a password mask it.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use url::{Host, Url};

use super::SettingError;

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

/// Where Postgres is, password included; shown without it.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    pub fn parse(variable: &'static str, text: &str) -> Result<DatabaseUrl, SettingError> {
        const EXPECTED: &str = "must be an address such as postgres://user:password@host:5432/database";
        let scheme = text.starts_with("postgres://") || text.starts_with("postgresql://");
        match tokio_postgres::Config::from_str(text) {
            Ok(config) if scheme && config.get_dbname().is_some() => Ok(DatabaseUrl(text.to_owned())),
            _ => Err(SettingError::wrong_secret(variable, text, EXPECTED)),
        }
    }

    /// A database reached over a socket in `folder`; there is no password.
    pub(crate) fn on_socket(folder: &std::path::Path, user: &str, database: &str) -> DatabaseUrl {
        let host: String = folder.to_string_lossy().bytes().map(escape).collect();
        DatabaseUrl(format!("postgresql://{user}@{host}/{database}"))
    }

    /// The whole address, for connecting only.
    pub fn reveal(&self) -> &str {
        &self.0
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
        let Ok(config) = tokio_postgres::Config::from_str(&self.0) else { return f.write_str("a Postgres database") };
        let database = config.get_dbname().unwrap_or_default();
        match config.get_hosts() {
            [tokio_postgres::config::Host::Tcp(host), ..] => write!(f, "database {database} on {host}"),
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
        Ok(SmtpUrl { host, port, tls, account })
    }
}

impl fmt::Display for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mail server {}:{}", self.host, self.port)
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
