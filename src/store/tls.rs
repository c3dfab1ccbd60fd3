//! The line to the database: plain, or over TLS where the address asks for it. Whoever asks gets all of it, the name and the
//! certificate checked: an encrypted line to anybody at all would protect from nobody.

use std::io;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::task::{Context, Poll};

use diesel::{ConnectionError, ConnectionResult};
use diesel_async::{AsyncConnection, AsyncPgConnection};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::Socket;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::{InvalidDnsNameError, ServerName};

use crate::config::DatabaseUrl;

pub(super) async fn establish(url: &DatabaseUrl) -> ConnectionResult<AsyncPgConnection> {
    match url.authorities() {
        None => AsyncPgConnection::establish(url.reveal()).await,
        Some(authorities) => encrypted(url.reveal().to_owned(), authorities.tls()).await,
    }
}

/// How a pool makes its connections, if not in the usual way.
pub(super) fn setup(url: &DatabaseUrl) -> Option<diesel_async::pooled_connection::SetupCallback<AsyncPgConnection>> {
    let tls = url.authorities()?.tls();
    Some(Box::new(move |url| encrypted(url.to_owned(), Arc::clone(&tls)).boxed()))
}

async fn encrypted(url: String, tls: Arc<ClientConfig>) -> ConnectionResult<AsyncPgConnection> {
    let failed = |error: tokio_postgres::Error| {
        // What went wrong with a certificate stands one level below.
        let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}")).unwrap_or_default();
        ConnectionError::BadConnection(format!("{error}{cause}"))
    };
    let config = tokio_postgres::Config::from_str(&url).map_err(failed)?;
    let (client, connection) = config.connect(Tls(tls)).await.map_err(failed)?;
    AsyncPgConnection::try_from_client_and_connection(client, connection).await
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
