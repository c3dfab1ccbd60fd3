//! The mail server as the settings describe it: a few connections, kept open while there is something to send.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use tokio::time::{Instant, timeout};

use super::{Culprit, Outcome, one_line, socket};
use crate::config::{SmtpTls, SmtpUrl};

/// A connection that has had nothing to do for this long is closed; servers lose patience too.
const IDLE_MAX: Duration = Duration::from_secs(20);

/// How long to wait for the server, step by step.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// From the first packet to the end of greeting, TLS and password.
    pub connect: Duration,
    /// For the answer to each command.
    pub command: Duration,
    /// For its word on a letter it has read in full. Long: giving up here means sending the letter twice.
    pub verdict: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = Duration::from_secs;
        Patience { connect: seconds(30), command: seconds(60), verdict: seconds(300) }
    }
}

pub struct Smtp {
    url: SmtpUrl,
    patience: Patience,
    connections: usize,
    idle: Mutex<Vec<Idle>>,
}

struct Idle {
    connection: AsyncSmtpConnection,
    since: Instant,
}

impl Smtp {
    /// A connection is made with the first letter, not here.
    pub fn new(url: SmtpUrl, connections: usize, patience: Patience) -> Smtp {
        Smtp { url, patience, connections, idle: Mutex::default() }
    }

    pub(super) fn connections(&self) -> usize {
        self.connections
    }

    /// On a connection of its own: whoever sends many at once minds their number.
    pub async fn send(&self, envelope: &Envelope, bytes: &[u8]) -> Outcome {
        if let Some(kept) = self.take_idle() {
            match self.converse(kept, envelope, bytes).await {
                // Nothing was said yet on a line that had been lying there: the server has hung up meanwhile.
                Err(Trouble { step: Step::Mail, error }) if !error.is_permanent() => {}
                ended => return outcome(ended),
            }
        }
        match self.connect().await {
            Ok(connection) => outcome(self.converse(connection, envelope, bytes).await),
            Err(error) => Outcome::Later(one_line(&error.to_string())),
        }
    }

    /// One letter; the connection is kept unless something went wrong.
    async fn converse(
        &self,
        mut connection: AsyncSmtpConnection,
        envelope: &Envelope,
        bytes: &[u8],
    ) -> Result<(), Trouble> {
        let conversed = converse(&mut connection, self.patience, envelope, bytes).await;
        match &conversed {
            Ok(()) => self.keep(connection),
            // The server is well and waits for its next command; it is easier to begin anew than to say so politely.
            Err(_) => drop(connection),
        }
        conversed
    }

    /// Greets the server, with TLS and password as set.
    async fn connect(&self) -> Result<AsyncSmtpConnection, ConnectError> {
        let connected = timeout(self.patience.connect, connect(&self.url)).await;
        connected.map_err(|_elapsed| ConnectError::Silent)?
    }

    fn take_idle(&self) -> Option<AsyncSmtpConnection> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = idle.pop().filter(|kept| kept.since.elapsed() < IDLE_MAX);
        fresh.map(|kept| kept.connection)
    }

    fn keep(&self, connection: AsyncSmtpConnection) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(Idle { connection, since: Instant::now() });
    }

    /// Says goodbye on connections that had nothing to do for a while.
    pub async fn close_idle(&self) {
        let old = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let first_fresh = idle.partition_point(|kept| kept.since.elapsed() >= IDLE_MAX);
            idle.drain(..first_fresh).collect::<Vec<_>>()
        };
        for mut kept in old {
            // It is only politeness: a server that does not answer is left without it.
            drop(timeout(Duration::from_secs(2), kept.connection.quit()).await);
        }
    }
}

/// Greets the server, with TLS and password as set, and leaves again.
pub async fn check(url: &SmtpUrl) -> Result<(), ConnectError> {
    let smtp = Smtp::new(url.clone(), 1, Patience::default());
    let mut connection = smtp.connect().await?;
    drop(timeout(Duration::from_secs(2), connection.quit()).await);
    Ok(())
}

/// Why there is no connection; it holds neither account nor password.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    #[error("{0}")]
    Line(#[from] std::io::Error),
    #[error("{0}")]
    Server(#[from] Error),
    #[error("the server offers no TLS, but it is required")]
    NoTls,
    #[error("the server does not answer")]
    Silent,
}

async fn connect(url: &SmtpUrl) -> Result<AsyncSmtpConnection, ConnectError> {
    let hello = ClientId::default();
    let mut connection = AsyncSmtpConnection::connect_with_transport(socket::open(url).await?, &hello).await?;
    let upgrade = match url.tls {
        SmtpTls::Required if !connection.can_starttls() => return Err(ConnectError::NoTls),
        SmtpTls::Required => true,
        SmtpTls::Opportunistic => connection.can_starttls(),
        SmtpTls::Wrapped | SmtpTls::Never => false,
    };
    if upgrade {
        connection.starttls(TlsParameters::new(url.host.clone())?, &hello).await?;
    }
    if let Some(account) = &url.account {
        let credentials = Credentials::new(account.name.clone(), account.password.clone());
        connection.auth(DEFAULT_MECHANISMS, &credentials).await?;
    }
    Ok(connection)
}

/// How far a letter came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Mail,
    Recipient,
    Data,
    /// The letter was read to its final dot, perhaps.
    Verdict,
}

struct Trouble {
    step: Step,
    error: SendError,
}

enum SendError {
    Server(Error),
    Silent,
}

impl SendError {
    fn is_permanent(&self) -> bool {
        match self {
            SendError::Server(error) => error.is_permanent(),
            SendError::Silent => false,
        }
    }
}

async fn converse(
    connection: &mut AsyncSmtpConnection,
    patience: Patience,
    envelope: &Envelope,
    bytes: &[u8],
) -> Result<(), Trouble> {
    let mut parameters = Vec::new();
    if !bytes.is_ascii() && connection.server_info().supports_feature(Extension::EightBitMime) {
        parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
    }
    let mail = Mail::new(envelope.from().cloned(), parameters);
    within(patience.command, Step::Mail, connection.command(mail)).await?;
    for address in envelope.to() {
        let recipient = Rcpt::new(address.clone(), Vec::new());
        within(patience.command, Step::Recipient, connection.command(recipient)).await?;
    }
    within(patience.command, Step::Data, connection.command(Data)).await?;
    within(patience.verdict, Step::Verdict, connection.message(bytes)).await
}

async fn within<T>(
    patience: Duration,
    step: Step,
    answer: impl Future<Output = Result<T, Error>>,
) -> Result<(), Trouble> {
    match timeout(patience, answer).await {
        Ok(Ok(_answer)) => Ok(()),
        Ok(Err(error)) => Err(Trouble { step, error: SendError::Server(error) }),
        Err(_elapsed) => Err(Trouble { step, error: SendError::Silent }),
    }
}

fn outcome(conversed: Result<(), Trouble>) -> Outcome {
    let Err(Trouble { step, error }) = conversed else { return Outcome::Accepted };
    let error = match error {
        SendError::Server(error) => error,
        SendError::Silent if step == Step::Verdict => {
            return Outcome::Unknown("no answer after the end of the letter".to_owned());
        }
        SendError::Silent => return Outcome::Later("the server does not answer".to_owned()),
    };
    let reason = one_line(&error.to_string());
    // Refused for want of a password or of TLS: our settings are wrong, not this letter.
    let ours = error.status().is_some_and(|code| [530, 534, 535, 538].contains(&u16::from(code)));
    match (error.status(), step) {
        (Some(_), _) if !error.is_permanent() || ours => Outcome::Later(reason),
        (Some(_), Step::Recipient) => Outcome::Never(Culprit::Address, reason),
        (Some(_), Step::Mail | Step::Data | Step::Verdict) => Outcome::Never(Culprit::Letter, reason),
        (None, Step::Verdict) => Outcome::Unknown(reason),
        (None, Step::Mail | Step::Recipient | Step::Data) => Outcome::Later(reason),
    }
}
