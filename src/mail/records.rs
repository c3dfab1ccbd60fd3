//! What the DNS says about a sender: whether receivers will believe that letters are ours.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use mail_auth::hickory_resolver::TokioResolver;
use mail_auth::hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig, ResolverOpts};
use mail_auth::hickory_resolver::net::NetError;
use mail_auth::hickory_resolver::net::runtime::TokioRuntimeProvider;
use mail_auth::hickory_resolver::proto::rr::RData;
use mail_auth::hickory_resolver::system_conf::read_system_conf;

use crate::config::DkimKey;

/// Whoever asks is a person who waits.
const PATIENCE: Duration = Duration::from_secs(3);

/// The name server.
pub struct Names(TokioResolver);

/// What a look at one record came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// As it should be.
    Well,
    Missing,
    /// There, and not as it should be: what is there, in a few words.
    Other(String),
    /// The name server did not say.
    Unknown(String),
}

impl Names {
    /// The one given, or the system's.
    pub fn new(server: Option<SocketAddr>) -> Result<Names, NetError> {
        let (config, mut options) = name_server(server)?;
        (options.timeout, options.attempts) = (PATIENCE, 1);
        let builder = TokioResolver::builder_with_config(config, TokioRuntimeProvider::default());
        Ok(Names(builder.with_options(options).build()?))
    }

    /// Whether the public half of this key is where receivers look for it.
    pub async fn dkim(&self, key: &DkimKey) -> Found {
        let wanted = tag(&key.record(), "p");
        match self.texts(&key.record_name()).await {
            Err(reason) => Found::Unknown(reason),
            Ok(records) => match records.iter().find_map(|record| tag(record, "p")) {
                None => Found::Missing,
                found if found == wanted => Found::Well,
                Some(_) => Found::Other("another key than the file".to_owned()),
            },
        }
    }

    /// Whether somebody says which servers may send for this domain.
    pub async fn spf(&self, domain: &str) -> Found {
        match self.texts(domain).await {
            Err(reason) => Found::Unknown(reason),
            Ok(records) => {
                let of_spf = |record: &&String| record.split(' ').next() == Some("v=spf1");
                match records.iter().filter(of_spf).count() {
                    0 => Found::Missing,
                    1 => Found::Well,
                    several => Found::Other(format!("{several} records, and receivers then count none")),
                }
            }
        }
    }

    /// Whether somebody says what is to happen with forged letters of this domain, or of one above it.
    pub async fn dmarc(&self, domain: &str) -> Found {
        let mut name = domain;
        loop {
            match self.texts(&format!("_dmarc.{name}")).await {
                Err(reason) => return Found::Unknown(reason),
                Ok(records) if records.iter().any(|record| record.starts_with("v=DMARC1")) => return Found::Well,
                Ok(_) => {}
            }
            match name.split_once('.') {
                Some((_, above)) if above.contains('.') => name = above,
                Some(_) | None => return Found::Missing,
            }
        }
    }

    /// Whether the addresses of this server lead back to a name. Those of private networks need none.
    pub async fn reverse(&self, host: &str) -> Found {
        let addresses: Vec<IpAddr> = match host.parse() {
            Ok(address) => vec![address],
            Err(_) => match self.0.lookup_ip(host).await {
                Ok(found) => found.iter().collect(),
                Err(error) => return Found::Unknown(error.to_string()),
            },
        };
        for address in addresses.into_iter().filter(|address| is_public(*address)) {
            match self.0.reverse_lookup(address).await {
                Ok(_) => {}
                Err(error) if error.is_no_records_found() => return Found::Other(format!("{address} has no name")),
                Err(error) => return Found::Unknown(error.to_string()),
            }
        }
        Found::Well
    }

    /// The texts under a name; none is no fault.
    async fn texts(&self, name: &str) -> Result<Vec<String>, String> {
        match self.0.txt_lookup(format!("{name}.")).await {
            Ok(found) => {
                let text = |data: &RData| match data {
                    RData::TXT(txt) => Some(String::from_utf8_lossy(&txt.txt_data.concat()).into_owned()),
                    _ => None,
                };
                Ok(found.answers().iter().filter_map(|record| text(&record.data)).collect())
            }
            Err(error) if error.is_no_records_found() => Ok(Vec::new()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// How to ask the one given, or the system's.
pub(super) fn name_server(server: Option<SocketAddr>) -> Result<(ResolverConfig, ResolverOpts), NetError> {
    Ok(match server {
        None => read_system_conf()?,
        Some(server) => (only(server), ResolverOpts::default()),
    })
}

fn only(server: SocketAddr) -> ResolverConfig {
    let at_port = |mut connection: ConnectionConfig| {
        connection.port = server.port();
        connection
    };
    let mut name_server = NameServerConfig::udp_and_tcp(server.ip());
    name_server.connections = name_server.connections.into_iter().map(at_port).collect();
    ResolverConfig::from_parts(None, Vec::new(), vec![name_server])
}

/// The value of a tag in a list such as `v=DKIM1; p=…`, without the spaces that it may hold.
fn tag(record: &str, name: &str) -> Option<String> {
    let fields = record.split(';').filter_map(|field| field.split_once('='));
    let found = fields.into_iter().find(|(known, _)| known.trim() == name);
    found.map(|(_, value)| value.split_whitespace().collect())
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !(address.is_loopback() || address.is_private() || address.is_link_local()),
        IpAddr::V6(address) => !(address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()),
    }
}
