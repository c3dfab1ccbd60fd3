//! The line to the mail server: commands out, replies in. It is spoken here rather than by lettre, which takes a reply that
//! is not UTF-8 or too long for none at all, and under whose STARTTLS nobody can read before it does: a letter that was
//! accepted in Latin-1 would leave twenty times. The three digits decide; the words are for people, read lossily and cut.

use std::fmt;
use std::io;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;

use crate::config::SmtpAccount;

/// Of a line no more is kept; the standard allows 512.
const LINE_KEPT: usize = 512;
/// A line or a reply that is longer has no end: its digits count, and nothing more is read from this server.
const LINE_BYTES_MAX: usize = 64 * 1024;
const LINES_MAX: usize = 200;

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// What the server said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reply {
    pub(super) code: u16,
    lines: Vec<String>,
}

impl Reply {
    /// `2` for well, `3` for go on, `4` for later, `5` for never.
    pub(super) fn class(&self) -> u16 {
        self.code / 100
    }

    /// The three numbers of the enhanced status code, if the words begin with one (RFC 3463).
    pub(super) fn status(&self) -> Option<(u16, u16, u16)> {
        status(self.lines.first()?).map(|(status, _)| status)
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        for (number, line) in self.lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            // Every line repeats the status; once is enough.
            let words = if number == 0 { line } else { status(line).map_or(line.as_str(), |(_, words)| words) };
            write!(f, " {words}")?;
        }
        Ok(())
    }
}

/// The status that a line begins with, and what follows it.
fn status(line: &str) -> Option<((u16, u16, u16), &str)> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut numbers = word.split('.').map(|number| (number.len() <= 3).then(|| number.parse().ok()).flatten());
    let status = (numbers.next()??, numbers.next()??, numbers.next()??);
    (numbers.next().is_none() && [2, 4, 5].contains(&status.0)).then_some((status, rest))
}

/// Why the conversation came to an end.
#[derive(Debug, thiserror::Error)]
pub(super) enum LineError {
    #[error("{0}")]
    Said(Reply),
    #[error("the server has hung up")]
    HungUp,
    #[error("the server's answer is none: {0}")]
    Babble(String),
    #[error("the server offers no TLS, but it is required")]
    NoTls,
    #[error("the server offers no way to log in that is known here")]
    NoLogin,
    #[error("{0}")]
    Broken(io::Error),
}

impl From<io::Error> for LineError {
    fn from(error: io::Error) -> LineError {
        match error.kind() {
            io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe => {
                LineError::HungUp
            }
            _ => LineError::Broken(error),
        }
    }
}

pub(super) struct Line {
    stream: BufReader<Box<dyn Stream>>,
    /// What the server said to EHLO, line by line, in capitals.
    offers: Vec<String>,
    /// Nothing more is read once a reply had no end.
    is_well: bool,
}

impl Line {
    /// TCP_NODELAY: the end of a letter must not wait 40 ms for a delayed acknowledgement.
    pub(super) async fn open(host: &str, port: u16) -> Result<Line, LineError> {
        let stream = TcpStream::connect((host, port)).await?;
        stream.set_nodelay(true)?;
        Ok(Line::over(Box::new(stream)))
    }

    fn over(stream: Box<dyn Stream>) -> Line {
        Line { stream: BufReader::new(stream), offers: Vec::new(), is_well: true }
    }

    /// Whatever is said from here on is encrypted, to the server that the certificate is for.
    pub(super) async fn encrypted(self, host: &str, tls: Arc<ClientConfig>) -> Result<Line, LineError> {
        // What somebody has slipped in before TLS must not be taken for an answer under it.
        if !self.stream.buffer().is_empty() {
            return Err(LineError::Babble("it speaks before TLS stands".to_owned()));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(|error| LineError::Broken(io::Error::other(error)))?;
        let stream = TlsConnector::from(tls).connect(name, self.stream.into_inner()).await?;
        Ok(Line::over(Box::new(stream)))
    }

    /// The server speaks first.
    pub(super) async fn greeting(&mut self) -> Result<(), LineError> {
        let greeting = self.reply().await?;
        if greeting.class() == 2 { Ok(()) } else { Err(LineError::Said(greeting)) }
    }

    pub(super) async fn hello(&mut self, name: &str) -> Result<(), LineError> {
        let reply = self.ask(&format!("EHLO {name}"), 2).await?;
        self.offers = reply.lines.iter().skip(1).map(|line| line.trim().to_ascii_uppercase()).collect();
        Ok(())
    }

    pub(super) fn offers(&self, extension: &str) -> bool {
        self.offers.iter().any(|offer| offer.split([' ', '=']).next() == Some(extension))
    }

    pub(super) async fn log_in(&mut self, account: &SmtpAccount) -> Result<(), LineError> {
        let ways = self.offers.iter().find(|offer| offer.starts_with("AUTH")).cloned().unwrap_or_default();
        let knows = |way: &str| ways.split([' ', '=']).any(|known| known == way);
        if knows("PLAIN") {
            let both = STANDARD.encode(format!("\0{}\0{}", account.name, account.password));
            self.ask(&format!("AUTH PLAIN {both}"), 2).await?;
        } else if knows("LOGIN") {
            self.ask("AUTH LOGIN", 3).await?;
            self.ask(&STANDARD.encode(&account.name), 3).await?;
            self.ask(&STANDARD.encode(&account.password), 2).await?;
        } else {
            return Err(LineError::NoLogin);
        }
        Ok(())
    }

    /// One command; anything but a reply of this class is an error.
    pub(super) async fn ask(&mut self, command: &str, class: u16) -> Result<Reply, LineError> {
        self.stream.write_all(format!("{command}\r\n").as_bytes()).await?;
        self.stream.flush().await?;
        let reply = self.reply().await?;
        if reply.class() == class { Ok(reply) } else { Err(LineError::Said(reply)) }
    }

    /// The letter to its final dot, in one piece.
    pub(super) async fn hand_over(&mut self, letter: &[u8]) -> Result<Reply, LineError> {
        self.stream.write_all(&stuffed(letter)).await?;
        self.stream.flush().await?;
        let reply = self.reply().await?;
        if reply.class() == 2 { Ok(reply) } else { Err(LineError::Said(reply)) }
    }

    /// Whether it can be used for another letter.
    pub(super) fn is_well(&self) -> bool {
        self.is_well
    }

    async fn reply(&mut self) -> Result<Reply, LineError> {
        let mut reply: Option<Reply> = None;
        loop {
            let line = match self.line().await {
                Ok(line) => line,
                // It has said enough before it went.
                Err(LineError::HungUp) if reply.is_some() => {
                    self.is_well = false;
                    Vec::new()
                }
                Err(error) => return Err(error),
            };
            let code = line.get(..3).filter(|digits| digits.iter().all(u8::is_ascii_digit));
            let code = code.map(|digits| digits.iter().fold(0, |code, digit| code * 10 + u16::from(digit - b'0')));
            let goes_on = match (code, &mut reply) {
                (None, None) => return Err(LineError::Babble(String::from_utf8_lossy(&line).into_owned())),
                // A line in the middle that lacks its digits belongs to the words.
                (None, Some(reply)) => {
                    reply.lines.push(String::from_utf8_lossy(&line).into_owned());
                    true
                }
                (Some(code), reply) => {
                    let reply = reply.get_or_insert_with(|| Reply { code, lines: Vec::new() });
                    reply.code = code;
                    let words = line.get(4..).unwrap_or_default();
                    reply.lines.push(String::from_utf8_lossy(words).trim_end().to_owned());
                    line.get(3) == Some(&b'-')
                }
            };
            let Some(said) = reply.as_ref() else { continue };
            if said.lines.len() >= LINES_MAX {
                self.is_well = false;
            }
            if !goes_on || !self.is_well {
                return reply.ok_or(LineError::HungUp);
            }
        }
    }

    /// The beginning of the next line, without its end.
    async fn line(&mut self) -> Result<Vec<u8>, LineError> {
        let (mut kept, mut read) = (Vec::new(), 0);
        loop {
            let buffer = self.stream.fill_buf().await?;
            if buffer.is_empty() {
                self.is_well = false;
                return if read == 0 { Err(LineError::HungUp) } else { Ok(kept) };
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let piece = &buffer[..end.unwrap_or(buffer.len())];
            let room = LINE_KEPT.saturating_sub(kept.len()).min(piece.len());
            kept.extend_from_slice(&piece[..room]);
            let used = piece.len() + usize::from(end.is_some());
            read += used;
            self.stream.consume(used);
            if end.is_some() {
                kept.truncate(kept.trim_ascii_end().len());
                return Ok(kept);
            }
            if read >= LINE_BYTES_MAX {
                self.is_well = false;
                return Ok(kept);
            }
        }
    }
}

/// A dot before each line that begins with one, and the dot at the end.
fn stuffed(letter: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(letter.len() + letter.len() / 50 + 8);
    for line in letter.split_inclusive(|byte| *byte == b'\n') {
        if line.first() == Some(&b'.') {
            out.push(b'.');
        }
        out.extend_from_slice(line);
    }
    if !out.ends_with(b"\r\n") {
        out.extend_from_slice(b"\r\n");
    }
    out.extend_from_slice(b".\r\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn read(bytes: &'static [u8]) -> Result<Reply, LineError> {
        Line::over(Box::new(tokio::io::join(bytes, tokio::io::sink()))).reply().await
    }

    #[tokio::test]
    async fn f_2_the_three_digits_decide_whatever_follows_them() {
        for (bytes, words) in [
            (&b"250 ok\r\n"[..], "250 ok"),
            (b"250\r\n", "250"),
            (b"250 \r\n", "250"),
            (b"250ok\n", "250 k"),
            (b"250 re\xe7u\r\n", "250 re\u{fffd}u"),
            (b"250 cut off", "250 cut off"),
            (b"250-cut off\r\n", "250 cut off"),
            (b"250-5.1.1 one\r\n250-5.1.1 two\r\n250 5.1.1 three\r\n", "250 5.1.1 one two three"),
            (b"250-one\r\nno digits\r\n250 three\r\n", "250 one no digits three"),
            (b"250-one\r\n550 other digits\r\n", "550 one other digits"),
        ] {
            assert_eq!(read(bytes).await.unwrap().to_string(), words);
        }
        assert!(matches!(read(b"").await, Err(LineError::HungUp)));
        assert!(matches!(read(b"hello?\r\n").await, Err(LineError::Babble(_))));
        assert!(matches!(read(b"25\r\n").await, Err(LineError::Babble(_))));
    }

    #[tokio::test]
    async fn f_2_what_has_no_end_is_cut() {
        let line: &'static [u8] = [b"550 5.7.1 ", "x".repeat(1 << 20).as_bytes()].concat().leak();
        let mut endless = Line::over(Box::new(tokio::io::join(line, tokio::io::sink())));
        let reply = endless.reply().await.unwrap();
        assert_eq!((reply.code, reply.status(), endless.is_well()), (550, Some((5, 7, 1)), false));
        assert!(reply.to_string().len() < 600);
        let lines: &'static [u8] = "250-more\r\n".repeat(10_000).leak().as_bytes();
        let mut endless = Line::over(Box::new(tokio::io::join(lines, tokio::io::sink())));
        assert_eq!((endless.reply().await.unwrap().code, endless.is_well()), (250, false));
    }

    #[test]
    fn a_status_is_three_numbers_and_nothing_else() {
        for (line, found) in [
            ("5.1.10 null MX", Some((5, 1, 10))),
            ("4.7.0", Some((4, 7, 0))),
            ("5.1 no", None),
            ("192.168.0.1 is blocked", None),
            ("5.1.1.1 no", None),
            ("3.1.1 no", None),
            ("", None),
        ] {
            assert_eq!(status(line).map(|(status, _)| status), found, "{line}");
        }
    }

    #[test]
    fn dots_are_doubled_and_the_last_stands_alone() {
        assert_eq!(stuffed(b".a\r\nb.\r\n..c"), b"..a\r\nb.\r\n...c\r\n.\r\n");
        assert_eq!(stuffed(b"a\r\n"), b"a\r\n.\r\n");
    }
}
