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
use tokio_rustls::rustls::{ServerConfig, crypto, pki_types};

/// A letter as it came over the wire, dots unstuffed.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    pub(crate) data: String,
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
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let inner = Arc::new(Inner {
            letters: watch::Sender::new(Vec::new()),
            tricks: Mutex::default(),
            connections: watch::Sender::new(0),
            tls: (tls != SinkTls::None).then(acceptor),
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

    /// Comes back once so many letters have arrived.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Received> {
        self.inner.letters.subscribe().wait_for(|letters| letters.len() >= count).await.unwrap().clone()
    }

    pub(crate) fn connections(&self) -> usize {
        *self.inner.connections.borrow()
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

fn acceptor() -> TlsAcceptor {
    let made = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned(), "localhost".to_owned()]).unwrap();
    let key = pki_types::PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
    let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key.into())
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
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
    let mut letter = Received { from: String::new(), to: Vec::new(), data: String::new() };
    if greet {
        stream.write_all(b"220 sink.test\r\n").await?;
    }
    while let Some(line) = read_line(&mut stream).await? {
        let upper = line.to_ascii_uppercase();
        let mut moment = None;
        let mut answer = if upper.starts_with("EHLO") {
            if offer_tls {
                "250-sink.test\r\n250-STARTTLS\r\n250 8BITMIME"
            } else {
                "250-sink.test\r\n250-AUTH PLAIN\r\n250 8BITMIME"
            }
        } else if upper == "STARTTLS" && offer_tls {
            stream.write_all(b"220 go on\r\n").await?;
            return Ok(Some(stream));
        } else if upper.starts_with("MAIL FROM:") {
            letter.from = address_in(&line);
            moment = Some(Moment::Mail);
            "250 ok"
        } else if upper.starts_with("RCPT TO:") {
            letter.to.push(address_in(&line));
            moment = Some(Moment::Recipient);
            "250 ok"
        } else if upper == "DATA" {
            moment = Some(Moment::Data);
            "354 go on"
        } else if upper.starts_with("AUTH") {
            "535 5.7.8 wrong password"
        } else if upper == "QUIT" {
            stream.write_all(b"221 bye\r\n").await?;
            break;
        } else if upper == "NOOP" || upper == "RSET" {
            "250 ok"
        } else {
            "500 what?"
        };
        if let Some(trick) = moment.and_then(|moment| sink.trick(moment)) {
            answer = match perform(trick, answer).await {
                Some(answer) => answer,
                None => return Ok(None),
            };
        }
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        if answer.starts_with("354") {
            loop {
                match read_line(&mut stream).await? {
                    // Cut off in the middle: no letter at all.
                    None => return Ok(None),
                    Some(line) if line == "." => break,
                    Some(line) => {
                        letter.data += line.strip_prefix('.').unwrap_or(&line);
                        letter.data += "\r\n";
                    }
                }
            }
            let whole =
                std::mem::replace(&mut letter, Received { from: String::new(), to: Vec::new(), data: String::new() });
            let trick = sink.trick(Moment::Dot);
            let refused = matches!(&trick, Some(Trick::Say(words)) if !words.starts_with('2'));
            if !refused {
                sink.letters.send_modify(|letters| letters.push(whole));
            }
            let answer = match trick {
                None => "250 kept",
                Some(trick) => match perform(trick, "250 kept").await {
                    Some(answer) => answer,
                    None => return Ok(None),
                },
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        }
    }
    Ok(None)
}

impl Inner {
    fn trick(&self, moment: Moment) -> Option<Trick> {
        let mut tricks = self.tricks.lock().unwrap();
        let at = tricks.front().is_some_and(|(at, _)| *at == moment);
        at.then(|| tricks.pop_front()).flatten().map(|(_, trick)| trick)
    }
}

/// What to say after all; nothing if the line is cut.
async fn perform(trick: Trick, usual: &'static str) -> Option<&'static str> {
    match trick {
        Trick::Say(words) => Some(words),
        Trick::KeepSilent => std::future::pending().await,
        Trick::HangUp => None,
        Trick::Wait(word) => {
            word.notified().await;
            Some(usual)
        }
    }
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
