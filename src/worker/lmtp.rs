//! A door for mail servers that speak LMTP (RFC 2033): on a socket or a port of this machine. It stores what it is handed, and
//! says for each recipient whether it did.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufStream};
use tokio::net::{TcpListener, UnixListener};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use crate::clock::Clock;
use crate::config::LmtpAddress;
use crate::keyring::Keyring;
use crate::play::arrivals::{Doorkeeper, Handed, MESSAGE_BYTES_MAX, NotTaken, Taken, take};
use crate::store::Pool;

use super::PostCounts;
use super::mailer::told;

const CONNECTIONS: usize = 16;
const LINE_BYTES_MAX: u64 = 2048;
const RECIPIENTS_MAX: usize = 50;
/// For a command, and for a whole message.
const PATIENCE: Duration = Duration::from_secs(300);

pub struct Lmtp {
    pub pool: Pool,
    pub clock: Clock,
    pub keys: Keyring,
    pub domain: String,
    /// What is not taken in, by why; what is counts once it was read.
    pub counts: PostCounts,
    pub listener: Listener,
}

pub enum Listener {
    Tcp(TcpListener),
    Unix(UnixListener),
}

impl Lmtp {
    pub async fn bind(
        address: &LmtpAddress,
        (pool, clock): (Pool, Clock),
        keys: Keyring,
        domain: String,
    ) -> std::io::Result<Lmtp> {
        let listener = match address {
            LmtpAddress::Port(address) => Listener::Tcp(TcpListener::bind(address).await?),
            LmtpAddress::Socket(path) => Listener::Unix(open(path)?),
        };
        Ok(Lmtp { pool, clock, keys, domain, counts: PostCounts::default(), listener })
    }

    /// Until it is told to stop; what is being handed over then is handed over again.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let (lmtp, places) = (Arc::new(self), Arc::new(Semaphore::new(CONNECTIONS)));
        loop {
            let place = Arc::clone(&places).acquire_owned().await.expect("it is never closed");
            let accepted = tokio::select! {
                accepted = lmtp.accept() => accepted,
                () = told(&mut stop) => return,
            };
            match accepted {
                Ok(stream) => {
                    let lmtp = Arc::clone(&lmtp);
                    tokio::spawn(async move {
                        if let Err(error) = lmtp.converse(stream).await {
                            tracing::debug!(%error, "a mail server hung up");
                        }
                        drop(place);
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "no mail server can hand anything over now");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    async fn accept(&self) -> std::io::Result<Box<dyn Stream>> {
        Ok(match &self.listener {
            Listener::Tcp(listener) => Box::new(listener.accept().await?.0),
            Listener::Unix(listener) => Box::new(listener.accept().await?.0),
        })
    }

    async fn converse(&self, stream: Box<dyn Stream>) -> std::io::Result<()> {
        let mut stream = BufStream::new(stream);
        let (mut greeted, mut sender, mut recipients) = (false, None, Vec::<String>::new());
        say(&mut stream, &format!("220 {} LMTP Penelope", self.domain)).await?;
        while let Some(line) = patiently(line(&mut stream)).await? {
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match command.to_ascii_uppercase().as_str() {
                "LHLO" => {
                    (greeted, sender) = (true, None);
                    recipients.clear();
                    let words = format!(
                        "250-{}\r\n250-PIPELINING\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250-ENHANCEDSTATUSCODES\r\n250 SIZE {MESSAGE_BYTES_MAX}",
                        self.domain
                    );
                    say(&mut stream, &words).await?;
                }
                "MAIL" if greeted && path(rest, "FROM:").is_some() => {
                    (sender, recipients) = (path(rest, "FROM:").map(str::to_owned), Vec::new());
                    say(&mut stream, "250 2.1.0 Ok").await?;
                }
                "RCPT" if sender.is_some() && recipients.len() >= RECIPIENTS_MAX => {
                    say(&mut stream, "452 4.5.3 Too many recipients").await?;
                }
                "RCPT" if sender.is_some() => {
                    let keeper = Doorkeeper { keys: &self.keys, domain: &self.domain };
                    match path(rest, "TO:").filter(|recipient| keeper.letter(recipient).is_some()) {
                        Some(recipient) => {
                            recipients.push(recipient.to_owned());
                            say(&mut stream, "250 2.1.5 Ok").await?;
                        }
                        None => {
                            self.counts.count("of no address", 1);
                            say(&mut stream, "550 5.1.1 There is no such address here").await?;
                        }
                    }
                }
                "DATA" if !recipients.is_empty() => {
                    say(&mut stream, "354 End with a dot").await?;
                    let Some(message) = patiently(message(&mut stream)).await? else { return Ok(()) };
                    for recipient in std::mem::take(&mut recipients) {
                        let said = self.store(&recipient, sender.as_deref(), message.as_deref()).await;
                        say(&mut stream, &said).await?;
                    }
                    sender = None;
                }
                "RSET" => {
                    (sender, recipients) = (None, Vec::new());
                    say(&mut stream, "250 2.0.0 Ok").await?;
                }
                "NOOP" => say(&mut stream, "250 2.0.0 Ok").await?,
                "QUIT" => return say(&mut stream, "221 2.0.0 Bye").await,
                "MAIL" | "RCPT" | "DATA" => say(&mut stream, "503 5.5.1 Not now").await?,
                _ => say(&mut stream, "500 5.5.2 That is no command here").await?,
            }
        }
        Ok(())
    }

    /// What is said about one recipient; nothing of a message is a message that was too long.
    async fn store(&self, recipient: &str, sender: Option<&str>, message: Option<&[u8]>) -> String {
        let keeper = Doorkeeper { keys: &self.keys, domain: &self.domain };
        let taken = match message {
            Some(message) => take(&self.pool, self.clock.now(), keeper, Handed { recipient, sender, message }).await,
            None => Err(NotTaken::TooLong),
        };
        let (outcome, said) = match taken {
            Ok(Taken::New) => return "250 2.0.0 Stored".to_owned(),
            Ok(Taken::Known) => ("known before", "250 2.0.0 Stored".to_owned()),
            Err(NotTaken::Nobody) => ("of no address", format!("550 5.1.1 {}", NotTaken::Nobody)),
            Err(NotTaken::TooLong) => ("too long", format!("552 5.3.4 {}", NotTaken::TooLong)),
            Err(NotTaken::Fault(error)) => {
                tracing::warn!(%error, "what a mail server hands over cannot be stored now");
                ("not now", "451 4.3.0 Not now; try again later".to_owned())
            }
        };
        self.counts.count(outcome, 1);
        said
    }
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// A socket that an earlier server left behind is replaced; whoever may write to its folder's group may hand letters over.
fn open(path: &Path) -> std::io::Result<UnixListener> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
    Ok(listener)
}

async fn patiently<T>(work: impl Future<Output = std::io::Result<T>>) -> std::io::Result<T> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_elapsed| Err(std::io::ErrorKind::TimedOut.into()))
}

async fn say(stream: &mut BufStream<Box<dyn Stream>>, words: &str) -> std::io::Result<()> {
    stream.write_all(format!("{words}\r\n").as_bytes()).await?;
    stream.flush().await
}

/// A command; nothing once the other side has hung up. A line without end is none.
async fn line(stream: &mut BufStream<Box<dyn Stream>>) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    (&mut *stream).take(LINE_BYTES_MAX).read_until(b'\n', &mut bytes).await?;
    match bytes.last() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned())),
        Some(_) => Err(std::io::ErrorKind::InvalidData.into()),
    }
}

/// Everything up to the dot, which is read to its end even if it is too long; nothing once the other side has hung up.
async fn message(stream: &mut BufStream<Box<dyn Stream>>) -> std::io::Result<Option<Option<Vec<u8>>>> {
    let (mut message, mut line, mut too_long) = (Vec::new(), Vec::new(), false);
    loop {
        line.clear();
        let room = MESSAGE_BYTES_MAX as u64 + 1;
        if (&mut *stream).take(room).read_until(b'\n', &mut line).await? == 0 {
            return Ok(None);
        }
        if line.strip_suffix(b"\r\n").or(line.strip_suffix(b"\n")) == Some(b".") {
            return Ok(Some((!too_long).then_some(message)));
        }
        let content = line.strip_prefix(b".").unwrap_or(&line);
        too_long |= message.len() + content.len() > MESSAGE_BYTES_MAX;
        if too_long {
            message = Vec::new();
        } else {
            message.extend_from_slice(content);
        }
    }
}

/// The address in `FROM:<…> SIZE=1`; an empty one is nobody's.
fn path<'a>(rest: &'a str, keyword: &str) -> Option<&'a str> {
    let start = rest.get(..keyword.len()).filter(|start| start.eq_ignore_ascii_case(keyword))?;
    rest[start.len()..].trim_start().strip_prefix('<')?.split_once('>').map(|(address, _)| address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_out_of_a_command() {
        assert_eq!(path("TO:<bounce+a@penelope.test> NOTIFY=NEVER", "TO:"), Some("bounce+a@penelope.test"));
        assert_eq!(path("from: <>", "FROM:"), Some(""));
        for wrong in ["", "TO:", "TO:a@example.org", "FROM:<a@example.org", "TÖ:<a>", "FROM:<a>"] {
            assert_eq!(path(wrong, "TO:"), None, "{wrong}");
        }
    }
}
