//! A mail server for tests: real sockets, the real protocol, as much of it as a client needs. It takes every letter and
//! keeps it, unless the test has told it to play a trick.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use penelope::config::{Config, Mail, SmtpUrl};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio_rustls::TlsAcceptor;

use super::authority::Authority;

/// A letter as it came over the wire, dots unstuffed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Received {
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    pub(crate) data: String,
    /// The line was cut before the client heard that it was taken.
    pub(crate) is_unconfirmed: bool,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> String {
        let lines = self.data.split("\r\n").take_while(|line| !line.is_empty());
        let values = lines.filter_map(|line| line.split_once(": ").filter(|(key, _)| *key == name));
        values.map(|(_, value)| value.to_owned()).next().unwrap_or_default()
    }
}

/// Where in a letter's conversation the server does something odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Right after the line was opened.
    Greeting,
    /// At EHLO.
    Hello,
    Mail,
    Recipient,
    Data,
    /// The letter was read to its final dot, and is kept.
    Dot,
}

/// What it does then.
#[derive(Clone, Debug)]
pub(crate) enum Trick {
    Say(&'static str),
    /// These bytes as they are.
    Raw(&'static [u8]),
    SayAndHangUp(&'static str),
    /// Begins so and never comes to the end of the line.
    Endless(&'static str),
    /// Nothing, for ever.
    KeepSilent,
    HangUp,
    /// Answers well, but not before the test says so.
    Wait(Arc<Notify>),
}

#[derive(Clone)]
pub(crate) struct Sink {
    pub(crate) address: SocketAddr,
    inner: Arc<Inner>,
}

struct Inner {
    letters: watch::Sender<Vec<Received>>,
    tricks: Mutex<VecDeque<(Moment, Trick)>>,
    /// What clients call themselves, in their order.
    hellos: Mutex<Vec<String>>,
    connections: watch::Sender<usize>,
    tls: Option<TlsAcceptor>,
}

/// Whether and when the server speaks TLS, with a certificate that nobody vouches for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SinkTls {
    None,
    Offered,
    Wrapped,
}

impl Sink {
    pub(crate) async fn start() -> Sink {
        Sink::start_on("127.0.0.1:0".parse().unwrap(), SinkTls::None).await
    }

    pub(crate) async fn start_on(address: SocketAddr, tls: SinkTls) -> Sink {
        Sink::vouched_for(address, tls, &Authority::new()).await
    }

    /// With a certificate of this authority, for `localhost` only.
    pub(crate) async fn vouched_for(address: SocketAddr, tls: SinkTls, authority: &Authority) -> Sink {
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let inner = Arc::new(Inner {
            letters: watch::Sender::new(Vec::new()),
            tricks: Mutex::default(),
            hellos: Mutex::default(),
            connections: watch::Sender::new(0),
            tls: (tls != SinkTls::None).then(|| authority.server(&["localhost"])),
        });
        let kept = Arc::clone(&inner);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                kept.connections.send_modify(|count| *count += 1);
                tokio::spawn(serve(stream, Arc::clone(&kept), tls));
            }
        });
        Sink { address, inner }
    }

    pub(crate) fn letters(&self) -> Vec<Received> {
        self.inner.letters.borrow().clone()
    }

    /// Those that came after the first so many.
    pub(crate) fn letters_after(&self, count: usize) -> Vec<Received> {
        self.inner.letters.borrow().get(count..).unwrap_or_default().to_vec()
    }

    /// Comes back once so many letters have arrived.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Received> {
        self.inner.letters.subscribe().wait_for(|letters| letters.len() >= count).await.unwrap().clone()
    }

    pub(crate) fn connections(&self) -> usize {
        *self.inner.connections.borrow()
    }

    /// What clients have called themselves, in their order.
    pub(crate) fn hellos(&self) -> Vec<String> {
        self.inner.hellos.lock().unwrap().clone()
    }

    /// From now on it is a good server.
    pub(crate) fn behave(&self) {
        self.inner.tricks.lock().unwrap().clear();
    }

    /// Whether every trick was played.
    pub(crate) fn is_done(&self) -> bool {
        self.inner.tricks.lock().unwrap().is_empty()
    }

    /// For the next letter that comes this far; several are played in their order.
    pub(crate) fn play(&self, moment: Moment, trick: Trick) {
        self.inner.tricks.lock().unwrap().push_back((moment, trick));
    }

    pub(crate) fn url(&self) -> SmtpUrl {
        smtp_url(&format!("smtp://{}?tls=none", self.address))
    }
}

pub(crate) fn smtp_url(text: &str) -> SmtpUrl {
    let vars = [
        ("PENELOPE_SMTP_URL".into(), text.into()),
        ("PENELOPE_MAIL_FROM".into(), "Penelope <post@penelope.test>".into()),
        ("PENELOPE_BASE_URL".into(), "https://penelope.test".into()),
    ];
    let Mail::Smtp { url, .. } = Config::from_vars(&vars, true).unwrap().mail else { panic!("SMTP was set") };
    url
}

async fn serve(stream: TcpStream, sink: Arc<Inner>, tls: SinkTls) -> std::io::Result<()> {
    stream.set_nodelay(true)?;
    let acceptor = sink.tls.clone();
    match (tls, acceptor) {
        (SinkTls::Wrapped, Some(acceptor)) => {
            converse(BufReader::new(acceptor.accept(stream).await?), &sink, false, true).await?;
        }
        (SinkTls::Offered, Some(acceptor)) => {
            if let Some(plain) = converse(BufReader::new(stream), &sink, true, true).await? {
                converse(BufReader::new(acceptor.accept(plain.into_inner()).await?), &sink, false, false).await?;
            }
        }
        _ => drop(converse(BufReader::new(stream), &sink, false, true).await?),
    }
    Ok(())
}

/// Until the client has said goodbye, or wants to speak TLS.
async fn converse<S: AsyncRead + AsyncWrite + Unpin>(
    mut stream: BufReader<S>,
    sink: &Inner,
    offer_tls: bool,
    greet: bool,
) -> std::io::Result<Option<BufReader<S>>> {
    let mut letter = Received::default();
    if greet && !sink.answer(&mut stream, Moment::Greeting, "220 sink.test").await? {
        return Ok(None);
    }
    while let Some(line) = read_line(&mut stream).await? {
        let upper = line.to_ascii_uppercase();
        let (moment, usual) = if let Some(name) = line.strip_prefix("EHLO ") {
            sink.hellos.lock().unwrap().push(name.to_owned());
            let offer = if offer_tls { "STARTTLS" } else { "AUTH PLAIN" };
            (Some(Moment::Hello), format!("250-sink.test\r\n250-{offer}\r\n250 8BITMIME"))
        } else if upper == "STARTTLS" && offer_tls {
            stream.write_all(b"220 go on\r\n").await?;
            return Ok(Some(stream));
        } else if upper.starts_with("MAIL FROM:") {
            letter = Received { from: address_in(&line), ..Received::default() };
            (Some(Moment::Mail), "250 ok".to_owned())
        } else if upper.starts_with("RCPT TO:") {
            letter.to.push(address_in(&line));
            (Some(Moment::Recipient), "250 ok".to_owned())
        } else if upper == "DATA" {
            (Some(Moment::Data), "354 go on".to_owned())
        } else if upper.starts_with("AUTH") {
            (None, "535 5.7.8 wrong password".to_owned())
        } else if upper == "QUIT" {
            stream.write_all(b"221 bye\r\n").await?;
            break;
        } else if upper == "NOOP" || upper == "RSET" {
            (None, "250 ok".to_owned())
        } else {
            (None, "500 what?".to_owned())
        };
        let trick = moment.and_then(|moment| sink.trick(moment));
        let goes_on = moment == Some(Moment::Data) && trick.as_ref().is_none_or(Trick::is_well);
        if !say(&mut stream, trick, &usual).await? {
            return Ok(None);
        }
        if goes_on {
            let Some(data) = read_letter(&mut stream).await? else { return Ok(None) };
            let trick = sink.trick(Moment::Dot);
            let is_unconfirmed = matches!(trick, Some(Trick::HangUp));
            let whole = Received { data, is_unconfirmed, ..std::mem::take(&mut letter) };
            if trick.as_ref().is_none_or(Trick::is_well) {
                sink.letters.send_modify(|letters| letters.push(whole));
            }
            if !say(&mut stream, trick, "250 kept").await? {
                return Ok(None);
            }
        }
    }
    Ok(None)
}

/// To its final dot; nothing if it was cut off in the middle.
async fn read_letter(stream: &mut (impl AsyncBufRead + Unpin)) -> std::io::Result<Option<String>> {
    let mut data = String::new();
    loop {
        match read_line(stream).await? {
            None => return Ok(None),
            Some(line) if line == "." => return Ok(Some(data)),
            Some(line) => {
                data += line.strip_prefix('.').unwrap_or(&line);
                data += "\r\n";
            }
        }
    }
}

impl Inner {
    fn trick(&self, moment: Moment) -> Option<Trick> {
        let mut tricks = self.tricks.lock().unwrap();
        let at = tricks.front().is_some_and(|(at, _)| *at == moment);
        at.then(|| tricks.pop_front()).flatten().map(|(_, trick)| trick)
    }

    async fn answer(
        &self,
        stream: &mut (impl AsyncWrite + Unpin),
        moment: Moment,
        usual: &str,
    ) -> std::io::Result<bool> {
        say(stream, self.trick(moment), usual).await
    }
}

impl Trick {
    /// Whether the server takes what it was given, however oddly it says so.
    fn is_well(&self) -> bool {
        let well = |first: Option<&u8>| matches!(first, Some(b'2' | b'3'));
        match self {
            Trick::Say(words) | Trick::SayAndHangUp(words) | Trick::Endless(words) => well(words.as_bytes().first()),
            Trick::Raw(bytes) => well(bytes.first()),
            Trick::KeepSilent | Trick::HangUp | Trick::Wait(_) => true,
        }
    }
}

/// The usual answer, or what the trick makes of it; says whether the line stands.
async fn say(stream: &mut (impl AsyncWrite + Unpin), trick: Option<Trick>, usual: &str) -> std::io::Result<bool> {
    match trick {
        None => stream.write_all(format!("{usual}\r\n").as_bytes()).await?,
        Some(Trick::Say(words)) => stream.write_all(format!("{words}\r\n").as_bytes()).await?,
        Some(Trick::Raw(bytes)) => stream.write_all(bytes).await?,
        Some(Trick::SayAndHangUp(words)) => {
            stream.write_all(format!("{words}\r\n").as_bytes()).await?;
            return Ok(false);
        }
        Some(Trick::Endless(words)) => {
            stream.write_all(words.as_bytes()).await?;
            // Until the client has enough.
            while stream.write_all(&[b'x'; 1024]).await.is_ok() {}
            return Ok(false);
        }
        Some(Trick::KeepSilent) => std::future::pending().await,
        Some(Trick::HangUp) => return Ok(false),
        Some(Trick::Wait(word)) => {
            word.notified().await;
            stream.write_all(format!("{usual}\r\n").as_bytes()).await?;
        }
    }
    Ok(true)
}

async fn read_line(stream: &mut (impl AsyncBufRead + Unpin)) -> std::io::Result<Option<String>> {
    let mut line = String::new();
    let read = stream.read_line(&mut line).await?;
    Ok((read > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned()))
}

fn address_in(line: &str) -> String {
    let (_, rest) = line.split_once('<').unwrap_or(("", ""));
    rest.split_once('>').map(|(address, _)| address.to_owned()).unwrap_or_default()
}
