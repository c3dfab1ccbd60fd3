//! The mail server as the settings describe it: a few connections, kept open while there is something to send.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lettre::Address;
use lettre::address::Envelope;
use tokio::time::{Instant, timeout};
use tokio_rustls::rustls::ClientConfig;

use super::line::{Line, LineError};
use super::verdict::{Step, judge};
use super::{Cause, Outcome, one_line};
use crate::config::{SmtpTls, SmtpUrl};

/// A connection that has had nothing to do for this long is closed; servers lose patience too.
const IDLE_MAX: Duration = Duration::from_secs(20);
/// A goodbye is only politeness.
const GOODBYE: Duration = Duration::from_secs(2);

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
    tls: Arc<ClientConfig>,
    patience: Patience,
    connections: usize,
    idle: Mutex<Vec<Idle>>,
}

struct Idle {
    line: Line,
    since: Instant,
}

impl Smtp {
    /// A connection is made with the first letter, not here.
    pub fn new(url: SmtpUrl, connections: usize, patience: Patience) -> Smtp {
        let tls = url.authorities.tls();
        Smtp { url, tls, patience, connections, idle: Mutex::default() }
    }

    pub(super) fn connections(&self) -> usize {
        self.connections
    }

    /// On a connection of its own: whoever sends many at once minds their number.
    pub async fn send(&self, envelope: &Envelope, bytes: &[u8]) -> Outcome {
        if let Some(kept) = self.take_idle() {
            match self.converse(kept, envelope, bytes).await {
                // Nothing was said yet on a line that had been lying there: the server has hung up meanwhile.
                Err(Trouble { step: Step::Mail, hitch }) if !hitch.is_permanent() => {}
                ended => return outcome(ended),
            }
        }
        match self.connect().await {
            Ok(line) => outcome(self.converse(line, envelope, bytes).await),
            Err(hitch) => outcome(Err(Trouble { step: Step::Greeting, hitch })),
        }
    }

    /// One letter; the connection is kept unless something went wrong. A server that said no is well and waits for its
    /// next command, but it is easier to begin anew than to say so politely.
    async fn converse(&self, mut line: Line, envelope: &Envelope, bytes: &[u8]) -> Result<(), Trouble> {
        converse(&mut line, self.patience, envelope, bytes).await?;
        if line.is_well() {
            self.keep(line);
        }
        Ok(())
    }

    /// Greets the server, with TLS and password as set.
    async fn connect(&self) -> Result<Line, Hitch> {
        match timeout(self.patience.connect, connect(&self.url, &self.tls)).await {
            Ok(connected) => connected.map_err(Hitch::Line),
            Err(_elapsed) => Err(Hitch::Silent),
        }
    }

    fn take_idle(&self) -> Option<Line> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = idle.pop().filter(|kept| kept.since.elapsed() < IDLE_MAX);
        fresh.map(|kept| kept.line)
    }

    fn keep(&self, line: Line) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(Idle { line, since: Instant::now() });
    }

    /// Says goodbye on connections that had nothing to do for a while.
    pub async fn close_idle(&self) {
        let old = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let first_fresh = idle.partition_point(|kept| kept.since.elapsed() >= IDLE_MAX);
            idle.drain(..first_fresh).collect::<Vec<_>>()
        };
        for mut kept in old {
            // A server that does not answer is left without it.
            drop(timeout(GOODBYE, kept.line.ask("QUIT", 2)).await);
        }
    }
}

/// What came of trying the server out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checked {
    Well,
    /// There is no connection, or no trust in it.
    Unusable(String),
    /// It takes no letters from this sender.
    Sender(String),
    /// It takes none to the sender's own address.
    Recipient(String),
}

/// As far as a letter from the sender to itself goes without leaving: greeting, TLS, password, sender, recipient.
pub async fn check(url: &SmtpUrl, from: &Address) -> Checked {
    check_within(url, from, Patience::default()).await
}

async fn check_within(url: &SmtpUrl, from: &Address, patience: Patience) -> Checked {
    let smtp = Smtp::new(url.clone(), 1, patience);
    let mut line = match smtp.connect().await {
        Ok(line) => line,
        Err(hitch) => return Checked::Unusable(hitch.to_string()),
    };
    let checked = match within(patience.command, Step::Mail, line.ask(&format!("MAIL FROM:<{from}>"), 2)).await {
        Err(Trouble { hitch, .. }) => Checked::Sender(hitch.to_string()),
        Ok(()) => match within(patience.command, Step::Recipient, line.ask(&format!("RCPT TO:<{from}>"), 2)).await {
            Err(Trouble { hitch, .. }) => Checked::Recipient(hitch.to_string()),
            Ok(()) => Checked::Well,
        },
    };
    drop(timeout(GOODBYE, line.ask("RSET", 2)).await);
    drop(timeout(GOODBYE, line.ask("QUIT", 2)).await);
    checked
}

async fn connect(url: &SmtpUrl, tls: &Arc<ClientConfig>) -> Result<Line, LineError> {
    let mut line = Line::open(&url.host, url.port).await?;
    if url.tls == SmtpTls::Wrapped {
        line = line.encrypted(&url.host, Arc::clone(tls)).await?;
    }
    line.greeting().await?;
    line.hello(&url.helo).await?;
    let upgrade = match url.tls {
        SmtpTls::Required if !line.offers("STARTTLS") => return Err(LineError::NoTls),
        SmtpTls::Required => true,
        SmtpTls::Opportunistic => line.offers("STARTTLS"),
        SmtpTls::Wrapped | SmtpTls::Never => false,
    };
    if upgrade {
        line.ask("STARTTLS", 2).await?;
        line = line.encrypted(&url.host, Arc::clone(tls)).await?;
        line.hello(&url.helo).await?;
    }
    if let Some(account) = &url.account {
        line.log_in(account).await?;
    }
    Ok(line)
}

struct Trouble {
    step: Step,
    hitch: Hitch,
}

/// Why it did not go on. It holds neither account nor password.
#[derive(Debug, thiserror::Error)]
enum Hitch {
    #[error("{}", one_line(&.0.to_string()))]
    Line(LineError),
    #[error("the server does not answer")]
    Silent,
}

impl Hitch {
    fn is_permanent(&self) -> bool {
        matches!(self, Hitch::Line(LineError::Said(reply)) if reply.class() == 5)
    }
}

async fn converse(line: &mut Line, patience: Patience, envelope: &Envelope, bytes: &[u8]) -> Result<(), Trouble> {
    let sender = envelope.from().map(ToString::to_string).unwrap_or_default();
    let eight_bit = !bytes.is_ascii() && line.offers("8BITMIME");
    let mail = format!("MAIL FROM:<{sender}>{}", if eight_bit { " BODY=8BITMIME" } else { "" });
    within(patience.command, Step::Mail, line.ask(&mail, 2)).await?;
    for address in envelope.to() {
        within(patience.command, Step::Recipient, line.ask(&format!("RCPT TO:<{address}>"), 2)).await?;
    }
    within(patience.command, Step::Data, line.ask("DATA", 3)).await?;
    within(patience.verdict, Step::Verdict, line.hand_over(bytes)).await
}

async fn within<T>(
    patience: Duration,
    step: Step,
    answer: impl Future<Output = Result<T, LineError>>,
) -> Result<(), Trouble> {
    match timeout(patience, answer).await {
        Ok(Ok(_answer)) => Ok(()),
        Ok(Err(error)) => Err(Trouble { step, hitch: Hitch::Line(error) }),
        Err(_elapsed) => Err(Trouble { step, hitch: Hitch::Silent }),
    }
}

fn outcome(conversed: Result<(), Trouble>) -> Outcome {
    const NO_WORD: &str = "no answer after the end of the letter";
    let Err(Trouble { step, hitch }) = conversed else { return Outcome::Accepted };
    match (&hitch, step) {
        (Hitch::Line(LineError::Said(reply)), _) => judge(step, reply),
        (Hitch::Silent, Step::Verdict) => Outcome::Unknown(NO_WORD.to_owned()),
        (Hitch::Line(_), Step::Verdict) => Outcome::Unknown(format!("{NO_WORD}: {hitch}")),
        // Our settings do not fit the server.
        (Hitch::Line(LineError::NoTls | LineError::NoLogin), _) => Outcome::Later(Cause::Us, hitch.to_string()),
        (Hitch::Line(_) | Hitch::Silent, _) => Outcome::Later(Cause::Server, hitch.to_string()),
    }
}
