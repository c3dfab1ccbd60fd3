//! The line to the mail server. It is opened here rather than by lettre, which never sets TCP_NODELAY and writes the end of
//! a letter on its own: every letter would wait 40 ms for a delayed acknowledgement.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, LazyLock};
use std::task::{Context, Poll};

use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use crate::config::{SmtpTls, SmtpUrl};

/// Ready for the server's greeting; TLS stands already where it comes first.
pub(super) async fn open(url: &SmtpUrl) -> io::Result<Box<dyn AsyncTokioStream>> {
    let stream = TcpStream::connect((url.host.as_str(), url.port)).await?;
    stream.set_nodelay(true)?;
    match url.tls {
        SmtpTls::Wrapped => {
            let name = ServerName::try_from(url.host.clone()).map_err(io::Error::other)?;
            Ok(Box::new(Wrapped(TlsConnector::from(Arc::clone(&TLS)).connect(name, stream).await?)))
        }
        SmtpTls::Required | SmtpTls::Opportunistic | SmtpTls::Never => Ok(Box::new(stream)),
    }
}

/// Certificates are checked against the roots that browsers know.
static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.expect("the provider knows the usual versions of TLS");
    Arc::new(builder.with_root_certificates(roots).with_no_client_auth())
});

/// TLS from the first byte on.
#[derive(Debug)]
struct Wrapped(TlsStream<TcpStream>);

impl AsyncTokioStream for Wrapped {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.0.get_ref().0.peer_addr()
    }
}

impl AsyncRead for Wrapped {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl AsyncWrite for Wrapped {
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
