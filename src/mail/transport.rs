//! The mail server as the settings describe it.

use std::time::Duration;

use lettre::Tokio1Executor;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::{AsyncSmtpTransport, Error};

use crate::config::{SmtpTls, SmtpUrl};

/// A mail server that is silent for longer than this is not there.
const TIMEOUT: Duration = Duration::from_secs(20);

pub type Smtp = AsyncSmtpTransport<Tokio1Executor>;

/// A connection is made with the first letter, not here.
pub fn smtp(url: &SmtpUrl) -> Result<Smtp, Error> {
    let parameters = || TlsParameters::new(url.host.clone());
    let tls = match url.tls {
        SmtpTls::Wrapped => Tls::Wrapper(parameters()?),
        SmtpTls::Required => Tls::Required(parameters()?),
        SmtpTls::Opportunistic => Tls::Opportunistic(parameters()?),
        SmtpTls::Never => Tls::None,
    };
    let mut builder = Smtp::builder_dangerous(&url.host).port(url.port).tls(tls).timeout(Some(TIMEOUT));
    if let Some(account) = &url.account {
        builder = builder.credentials(Credentials::new(account.name.clone(), account.password.clone()));
    }
    Ok(builder.build())
}

/// Greets the server, with TLS and password as set, and leaves again.
pub async fn check(url: &SmtpUrl) -> Result<bool, Error> {
    smtp(url)?.test_connection().await
}
