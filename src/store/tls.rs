//! The line to the database: plain, or over TLS where the address asks for it. Whoever asks gets all of it, the name and the
//! certificate checked: an encrypted line to anybody at all would protect from nobody.

use std::io;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use diesel::{ConnectionError, ConnectionResult};
use diesel_async::pooled_connection::SetupCallback;
use diesel_async::{AsyncPgConnection, SimpleAsyncConnection as _};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::timeout;
use tokio_postgres::config::Host;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_postgres::{NoTls, Socket};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::{InvalidDnsNameError, ServerName};

use crate::config::DatabaseUrl;

/// A line that is quiet for so long is asked whether it is still there, and so often, and given up after so many silences.
const QUIET: Duration = Duration::from_secs(15);
const ASK_EVERY: Duration = Duration::from_secs(5);
const SILENCES_MAX: u32 = 3;
/// What was sent and is not acknowledged for so long was sent to nobody.
const ACKNOWLEDGED_WITHIN: Duration = Duration::from_secs(15);

/// Of several hosts each has so long: three of them are asked before whoever waits for the pool gives up.
const HOST_WITHIN: Duration = Duration::from_millis(1_600);

/// A line that notices when the other end is gone.
pub(super) async fn establish(url: &DatabaseUrl) -> ConnectionResult<AsyncPgConnection> {
    connect(url.reveal().to_owned(), url.authorities().map(|authorities| authorities.tls())).await
}

/// How a pool makes its connections; `session` is said on each of them first.
pub(super) fn setup(url: &DatabaseUrl, session: &'static str) -> SetupCallback<AsyncPgConnection> {
    let tls = url.authorities().map(|authorities| authorities.tls());
    Box::new(move |url| {
        let line = connect(url.to_owned(), tls.clone());
        async move {
            let mut conn = line.await?;
            conn.batch_execute(session).await.map_err(ConnectionError::CouldntSetupConfiguration)?;
            Ok(conn)
        }
        .boxed()
    })
}

/// To the first of the hosts that answers and is what the address asks for (`target_session_attrs`). One that was stopped takes the
/// call and says nothing: it must not keep us from the next.
async fn connect(url: String, tls: Option<Arc<ClientConfig>>) -> ConnectionResult<AsyncPgConnection> {
    let bad = |cause: String| ConnectionError::BadConnection(cause);
    let config = tokio_postgres::Config::from_str(&url).map_err(|error| bad(error.to_string()))?;
    let hosts = each_host(&config);
    let [_, _, ..] = hosts.as_slice() else { return connect_to(config, tls).await };
    let mut faults = Vec::new();
    for host in hosts {
        match timeout(HOST_WITHIN, connect_to(host, tls.clone())).await {
            Ok(Ok(conn)) => return Ok(conn),
            Ok(Err(error)) => faults.push(error.to_string()),
            Err(_elapsed) => faults.push("no answer".to_owned()),
        }
    }
    Err(bad(format!("none of the hosts serves: {}", faults.join("; "))))
}

/// The same address once for each of its hosts.
fn each_host(config: &tokio_postgres::Config) -> Vec<tokio_postgres::Config> {
    let ports = config.get_ports();
    let host = |(number, host): (usize, &Host)| {
        let mut one = tokio_postgres::Config::new();
        match host {
            Host::Tcp(name) => one.host(name),
            Host::Unix(path) => one.host_path(path),
        };
        if let Some(port) = ports.get(number).or(ports.first()) {
            one.port(*port);
        }
        if let Some(user) = config.get_user() {
            one.user(user);
        }
        if let Some(password) = config.get_password() {
            one.password(password);
        }
        if let Some(name) = config.get_dbname() {
            one.dbname(name);
        }
        if let Some(options) = config.get_options() {
            one.options(options);
        }
        if let Some(name) = config.get_application_name() {
            one.application_name(name);
        }
        one.ssl_mode(config.get_ssl_mode()).channel_binding(config.get_channel_binding());
        one.ssl_negotiation(config.get_ssl_negotiation());
        one.target_session_attrs(config.get_target_session_attrs());
        one
    };
    config.get_hosts().iter().enumerate().map(host).collect()
}

async fn connect_to(
    mut config: tokio_postgres::Config,
    tls: Option<Arc<ClientConfig>>,
) -> ConnectionResult<AsyncPgConnection> {
    let failed = |error: tokio_postgres::Error| {
        // What went wrong with a certificate stands one level below.
        let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}")).unwrap_or_default();
        ConnectionError::BadConnection(format!("{error}{cause}"))
    };
    config.keepalives(true).keepalives_idle(QUIET).keepalives_interval(ASK_EVERY).keepalives_retries(SILENCES_MAX);
    config.tcp_user_timeout(ACKNOWLEDGED_WITHIN);
    match tls {
        None => {
            let (client, connection) = config.connect(NoTls).await.map_err(failed)?;
            AsyncPgConnection::try_from_client_and_connection(client, connection).await
        }
        Some(tls) => {
            let (client, connection) = config.connect(Tls(tls)).await.map_err(failed)?;
            AsyncPgConnection::try_from_client_and_connection(client, connection).await
        }
    }
}

#[derive(Clone)]
struct Tls(Arc<ClientConfig>);

/// For one host.
struct Connect {
    tls: Arc<ClientConfig>,
    name: ServerName<'static>,
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Encrypted;
    type TlsConnect = Connect;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> Result<Connect, InvalidDnsNameError> {
        Ok(Connect { tls: Arc::clone(&self.0), name: ServerName::try_from(host.to_owned())? })
    }
}

impl TlsConnect<Socket> for Connect {
    type Stream = Encrypted;
    type Error = io::Error;
    type Future = BoxFuture<'static, io::Result<Encrypted>>;

    fn connect(self, socket: Socket) -> Self::Future {
        async move { Ok(Encrypted(TlsConnector::from(self.tls).connect(self.name, socket).await?)) }.boxed()
    }
}

struct Encrypted(TlsStream<Socket>);

impl tokio_postgres::tls::TlsStream for Encrypted {
    /// The certificate is checked; binding the password to it as well would need a hash of it.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Encrypted {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl AsyncWrite for Encrypted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
