//! The address of a webhook, as a player gives it, or of a browser at its push service. It may hold a secret of theirs, and so it is shown to nobody in full.

use std::fmt;
use std::str::FromStr;

use url::{Host, Url};

use super::reach::is_public;

/// Those of push services are the longest.
const CHARS_MAX: usize = 1000;
const HTTPS: u16 = 443;
/// Below these only the port of https is anybody's web server.
const OPEN_PORTS_FROM: u16 = 1024;
/// Names that are never looked up on the public internet.
const CLOSED_ENDS: [&str; 8] =
    [".localhost", ".local", ".internal", ".lan", ".home.arpa", ".onion", ".test", ".invalid"];

/// Only https, and only to a name or address of the public internet as far as it can be seen from here; where the name leads is
/// checked whenever it is called.
#[derive(Clone, PartialEq, Eq)]
pub struct HookAddress(Url);

/// Why a text is no address that we would call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAHook {
    /// No address at all, or too long.
    Unreadable,
    NotHttps,
    /// A name and a password before the host: they would go to whoever answers.
    WithPassword,
    /// A machine of this network, or a port that no web server has.
    Closed,
}

impl HookAddress {
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default().trim_start_matches('[').trim_end_matches(']')
    }

    pub fn port(&self) -> u16 {
        self.0.port().unwrap_or(HTTPS)
    }

    /// What stands in the request, path and query.
    pub fn target(&self) -> String {
        self.0[url::Position::BeforePath..url::Position::AfterQuery].to_owned()
    }

    /// With the port, if it is not the usual one.
    pub fn authority(&self) -> String {
        self.0[url::Position::BeforeHost..url::Position::AfterPort].to_owned()
    }

    /// To be stored, sealed.
    pub fn reveal(&self) -> &str {
        self.0.as_str()
    }
}

/// As much as its owner needs to know it again.
impl fmt::Display for HookAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "https://{}/…", self.authority())
    }
}

impl fmt::Debug for HookAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for HookAddress {
    type Err = NotAHook;

    fn from_str(text: &str) -> Result<HookAddress, NotAHook> {
        let text = text.trim();
        if text.chars().count() > CHARS_MAX {
            return Err(NotAHook::Unreadable);
        }
        let mut url = Url::parse(text).map_err(|_| NotAHook::Unreadable)?;
        url.set_fragment(None);
        if url.scheme() != "https" {
            return Err(NotAHook::NotHttps);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(NotAHook::WithPassword);
        }
        let is_open = match url.host().ok_or(NotAHook::Unreadable)? {
            Host::Ipv4(address) => is_public(address.into()),
            Host::Ipv6(address) => is_public(address.into()),
            Host::Domain(name) => is_open_name(name),
        };
        let is_web = url.port().is_none_or(|port| port == HTTPS || port >= OPEN_PORTS_FROM);
        if is_open && is_web { Ok(HookAddress(url)) } else { Err(NotAHook::Closed) }
    }
}

fn is_open_name(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let is_closed = CLOSED_ENDS.iter().any(|end| name.ends_with(end));
    name.contains('.') && (!is_closed || is_of_tests(&name))
}

/// Names of the tests' own receivers; nobody has them.
fn is_of_tests(name: &str) -> bool {
    cfg!(feature = "pips") && name.ends_with(".test")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_to_somewhere_public_is_an_address() {
        for (text, fault) in [
            ("", NotAHook::Unreadable),
            ("ntfy.sh/topic", NotAHook::Unreadable),
            ("http://ntfy.sh/topic", NotAHook::NotHttps),
            ("ftp://ntfy.sh/topic", NotAHook::NotHttps),
            ("file:///etc/passwd", NotAHook::NotHttps),
            ("https://anna:secret@ntfy.sh/topic", NotAHook::WithPassword),
            ("https://anna@ntfy.sh/topic", NotAHook::WithPassword),
            ("https://localhost/", NotAHook::Closed),
            ("https://LOCALHOST./", NotAHook::Closed),
            ("https://a.localhost/", NotAHook::Closed),
            ("https://printer.local/", NotAHook::Closed),
            ("https://metadata.google.internal/", NotAHook::Closed),
            ("https://intranet/", NotAHook::Closed),
            ("https://127.0.0.1/", NotAHook::Closed),
            ("https://127.1/", NotAHook::Closed),
            ("https://2130706433/", NotAHook::Closed),
            ("https://0x7f.0.0.1/", NotAHook::Closed),
            ("https://0177.0.0.1/", NotAHook::Closed),
            ("https://169.254.169.254/latest/meta-data", NotAHook::Closed),
            ("https://10.0.0.1/", NotAHook::Closed),
            ("https://100.64.0.1/", NotAHook::Closed),
            ("https://[::1]/", NotAHook::Closed),
            ("https://[::ffff:127.0.0.1]/", NotAHook::Closed),
            ("https://[fd00:ec2::254]/", NotAHook::Closed),
            ("https://[fe80::1]/", NotAHook::Closed),
            ("https://ntfy.sh:22/topic", NotAHook::Closed),
            ("https://ntfy.sh:25/topic", NotAHook::Closed),
            ("https://ntfy.sh:80/topic", NotAHook::Closed),
        ] {
            assert_eq!(text.parse::<HookAddress>(), Err(fault), "{text}");
        }
        assert_eq!(format!("https://ntfy.sh/{}", "x".repeat(1000)).parse::<HookAddress>(), Err(NotAHook::Unreadable));
    }

    #[test]
    fn its_parts_are_those_of_the_request_and_it_shows_itself_to_nobody() {
        let hook: HookAddress = " https://Hooks.Example.org:8443/a b?token=s%20cret#top ".parse().unwrap();
        assert_eq!((hook.host(), hook.port()), ("hooks.example.org", 8443));
        assert_eq!(hook.target(), "/a%20b?token=s%20cret");
        assert_eq!(hook.authority(), "hooks.example.org:8443");
        assert_eq!(format!("{hook} {hook:?}"), "https://hooks.example.org:8443/… https://hooks.example.org:8443/…");
        let plain: HookAddress = "https://ntfy.sh".parse().unwrap();
        assert_eq!((plain.port(), plain.target().as_str(), plain.authority().as_str()), (443, "/", "ntfy.sh"));
    }
}
