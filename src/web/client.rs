//! Who asks: the other end of the connection, or whom our own proxy names. A header that names somebody can be made up by
//! anyone; only a proxy of ours is believed, and only in what it added itself.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use actix_web::HttpRequest;
use actix_web::http::header::{HeaderMap, HeaderName};
use actix_web::web::Data;

use super::App;

/// Where nearly every proxy writes it. Each adds the address it was called from at the end, or in a line of its own.
const NAMED: HeaderName = HeaderName::from_static("x-forwarded-for");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Client {
    At(IpAddr),
    /// Somebody behind our proxy, which named nobody that can be read.
    Unnamed,
}

/// What limits count by. Whoever has an IPv6 address has a network of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Bucket {
    V4(Ipv4Addr),
    /// The first 64 bits.
    V6([u16; 4]),
    Unnamed,
}

impl Client {
    pub(super) fn bucket(self) -> Bucket {
        match self {
            Client::At(IpAddr::V4(address)) => Bucket::V4(address),
            Client::At(IpAddr::V6(address)) => {
                let [a, b, c, d, ..] = address.segments();
                Bucket::V6([a, b, c, d])
            }
            Client::Unnamed => Bucket::Unnamed,
        }
    }

    /// This machine, or a network of one's own.
    pub(super) fn is_near(self) -> bool {
        match self {
            Client::At(IpAddr::V4(address)) => address.is_loopback() || address.is_private(),
            Client::At(IpAddr::V6(address)) => address.is_loopback() || address.is_unique_local(),
            Client::Unnamed => false,
        }
    }
}

/// Nobody only where there is no network at all.
pub(super) fn find(proxy: Option<IpAddr>, peer: Option<SocketAddr>, headers: &HeaderMap) -> Option<Client> {
    let peer = peer?.ip().to_canonical();
    if proxy.map(|proxy| proxy.to_canonical()) != Some(peer) {
        return Some(Client::At(peer));
    }
    let last = headers.get_all(&NAMED).next_back();
    let named = last.and_then(|line| read(line.as_bytes().rsplit(|byte| *byte == b',').next()?));
    Some(named.map_or(Client::Unnamed, Client::At))
}

pub(super) fn of(request: &HttpRequest) -> Option<Client> {
    let proxy = request.app_data::<Data<App>>().and_then(|app| app.proxy);
    find(proxy, request.peer_addr(), request.headers())
}

/// Whether some proxy stood in between, ours or one that nobody told us of.
pub(super) fn was_forwarded(headers: &HeaderMap) -> bool {
    let signs = ["forwarded", "via", "x-real-ip"];
    headers.keys().any(|name| signs.contains(&name.as_str()) || name.as_str().starts_with("x-forwarded-"))
}

/// An address as proxies write it: plain, with a port, IPv6 with or without brackets.
fn read(entry: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(entry.trim_ascii()).ok()?;
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))?;
    Some(IpAddr::to_canonical(&address))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn headers(lines: &[&[u8]]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(NAMED, HeaderValue::from_bytes(line).unwrap());
        }
        headers
    }

    fn at(address: &str) -> Option<Client> {
        Some(Client::At(address.parse().unwrap()))
    }

    #[test]
    fn only_our_own_proxy_is_believed_and_only_in_what_it_added() {
        let [proxy, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let peer = Some(SocketAddr::from((proxy, 5000)));
        let lines = headers(&[b"203.0.113.9, 198.51.100.7"]);
        assert_eq!(find(None, peer, &lines), at("192.0.2.1"));
        assert_eq!(find(Some(other), peer, &lines), at("192.0.2.1"));
        assert_eq!(find(Some(proxy), peer, &lines), at("198.51.100.7"));
        assert_eq!(find(Some(proxy), peer, &HeaderMap::new()), Some(Client::Unnamed));
        let mapped = Some("[::ffff:192.0.2.1]:5000".parse().unwrap());
        assert_eq!(find(Some(proxy), mapped, &lines), at("198.51.100.7"), "a listener for both kinds of addresses");
    }

    #[test]
    fn s_2_whatever_a_proxy_writes_is_read_or_nobody_is() {
        let proxy: IpAddr = "192.0.2.1".parse().unwrap();
        let named = |lines: &[&[u8]]| find(Some(proxy), Some(SocketAddr::from((proxy, 5000))), &headers(lines));
        for (line, address) in [
            (&b"203.0.113.9"[..], "203.0.113.9"),
            (b" 203.0.113.9 ", "203.0.113.9"),
            (b"\xff\xfe,203.0.113.9:80", "203.0.113.9"),
            (b"::ffff:203.0.113.9", "203.0.113.9"),
            (b"2001:db8::9", "2001:db8::9"),
            (b"[2001:db8::9]", "2001:db8::9"),
            (b"[2001:db8::9]:443", "2001:db8::9"),
        ] {
            assert_eq!(named(&[b"198.51.100.7", line]), at(address));
        }
        for line in
            [&b""[..], b"\xff", b"unknown", b"203.0.113.9, ", b"[203.0.113.9", b"203.0.113.9:http", b"localhost"]
        {
            assert_eq!(named(&[b"198.51.100.7", line]), Some(Client::Unnamed), "{line:?}");
        }
    }

    #[test]
    fn s_4_a_network_is_one_client() {
        let bucket = |address: &str| at(address).unwrap().bucket();
        assert_eq!(bucket("2001:db8:1:2::1"), bucket("2001:db8:1:2:ffff::"));
        assert_ne!(bucket("2001:db8:1:2::1"), bucket("2001:db8:1:3::1"));
        assert_ne!(bucket("203.0.113.9"), bucket("203.0.113.10"));
        assert_ne!(bucket("0.0.0.0"), Bucket::Unnamed);
    }

    #[test]
    fn numbers_are_for_this_machine_and_networks_of_ones_own() {
        for near in ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.5.5", "::1", "fd00::7"] {
            assert!(at(near).unwrap().is_near(), "{near}");
        }
        for far in ["203.0.113.9", "172.32.0.1", "2001:db8::1", "0.0.0.0"] {
            assert!(!at(far).unwrap().is_near(), "{far}");
        }
        assert!(!Client::Unnamed.is_near());
    }
}
