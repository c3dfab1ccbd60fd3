//! One request over https, to an address that was checked: the name is looked up once, every answer must be public, and the
//! connection is made to one of those very addresses, so that a name that leads elsewhere a moment later changes nothing. No
//! redirect is followed, and of the answer only its head is read.
//!
//! A client of our own, because so little of one is needed: a library's would bring its own lookup, redirects, pools and some
//! thirty crates to a build that shall stay light.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;

use super::reach::is_public;

/// All of it, from the lookup to the answer.
const WITHIN: Duration = Duration::from_secs(20);
/// Of an answer's head.
const HEAD_MAX: usize = 16 * 1024;
/// A receiver that wants to be left alone is, for so long at most.
const WAIT_MAX: Duration = Duration::from_secs(6 * 60 * 60);

/// What is asked of a receiver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub host: String,
    pub port: u16,
    /// As the `Host` header has it.
    pub authority: String,
    pub target: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
    pub denied: Denied,
}

/// What it means that a receiver does not let us in (401, 403).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// Its owner wants nothing more.
    ForGood,
    /// It doubts who we are, which may pass.
    ForNow,
}

/// What became of a call. Reasons are one line and hold nothing of the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Taken,
    /// Not now; after so long, if the receiver says so.
    Later(String, Option<Duration>),
    /// This one will never be taken.
    Never(String),
    /// Nothing will: the address is gone, refuses us, leads elsewhere or to a closed network.
    Gone(String),
}

/// Makes calls.
#[derive(Clone)]
pub struct Caller {
    tls: Arc<ClientConfig>,
    names: Names,
}

/// Who knows where names lead.
#[derive(Clone)]
enum Names {
    World,
    /// For tests only, which have no other way to a receiver of their own: no setting leads here, and what people run does not
    /// have it.
    #[cfg(feature = "pips")]
    Known(Vec<(String, Vec<SocketAddr>, bool)>),
}

impl Caller {
    pub fn new(tls: Arc<ClientConfig>) -> Caller {
        Caller { tls, names: Names::World }
    }

    /// With names of a test: where each leads, and whether it may lead anywhere.
    #[cfg(feature = "pips")]
    pub fn knowing(tls: Arc<ClientConfig>, names: Vec<(String, Vec<SocketAddr>, bool)>) -> Caller {
        Caller { tls, names: Names::Known(names) }
    }

    pub async fn call(&self, call: &Call) -> Answer {
        match timeout(WITHIN, self.try_call(call)).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(error)) => Answer::Later(one_line(&error), None),
            Err(_elapsed) => Answer::Later("no answer in time".to_owned(), None),
        }
    }

    async fn try_call(&self, call: &Call) -> io::Result<Answer> {
        let addresses = match self.look_up(call).await? {
            Some(addresses) => addresses,
            None => return Ok(Answer::Gone("it leads to a network that is not public".to_owned())),
        };
        let name = ServerName::try_from(call.host.clone()).map_err(io::Error::other)?;
        let socket = TcpStream::connect(&addresses[..]).await?;
        socket.set_nodelay(true)?;
        let mut line = TlsConnector::from(Arc::clone(&self.tls)).connect(name, socket).await?;
        line.write_all(&written(call)).await?;
        line.flush().await?;
        let mut head = Vec::new();
        loop {
            let mut bytes = [0; 2048];
            let read = line.read(&mut bytes).await?;
            head.extend_from_slice(&bytes[..read]);
            if let Some(answer) = judge(&head, call.denied) {
                return Ok(answer);
            }
            if read == 0 || head.len() > HEAD_MAX {
                return Err(io::Error::other("no answer in HTTP"));
            }
        }
    }

    /// Nothing if any of the addresses is not public: a name that leads there also now and then leads there.
    async fn look_up(&self, call: &Call) -> io::Result<Option<Vec<SocketAddr>>> {
        let (found, anywhere): (Vec<SocketAddr>, bool) = match &self.names {
            Names::World => (lookup_host((call.host.as_str(), call.port)).await?.collect(), false),
            #[cfg(feature = "pips")]
            Names::Known(names) => {
                let known = names.iter().find(|(name, ..)| *name == call.host);
                let (_, addresses, anywhere) = known.ok_or_else(|| io::Error::other("no such name"))?;
                (addresses.clone(), *anywhere)
            }
        };
        if found.is_empty() {
            return Err(io::Error::other("no such name"));
        }
        let is_open = anywhere || found.iter().all(|address| is_public(address.ip()));
        Ok(is_open.then_some(found))
    }
}

fn written(call: &Call) -> Vec<u8> {
    let mut head = format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nUser-Agent: penelope\r\nAccept: */*\r\nConnection: close\r\nContent-Length: {}\r\n",
        call.target,
        call.authority,
        call.body.len()
    );
    for (name, value) in &call.headers {
        // Every value is ours, or a URL's; none has a line's end in it.
        let value: String = value.chars().filter(|sign| !sign.is_control()).collect();
        head += &format!("{name}: {value}\r\n");
    }
    [head.as_bytes(), b"\r\n", &call.body].concat()
}

/// What the head of an answer says; nothing before all of it is there.
fn judge(bytes: &[u8], denied: Denied) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]);
    let mut lines = head.split("\r\n");
    let mut words = lines.next().unwrap_or_default().split(' ');
    let version = words.next().unwrap_or_default();
    let status: Option<u16> = words.next().and_then(|digits| digits.parse().ok());
    let Some(status) = status.filter(|status| version.starts_with("HTTP/1.") && (100..600).contains(status)) else {
        return Some(Answer::Later("no answer in HTTP".to_owned(), None));
    };
    let wait = lines.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("retry-after").then(|| value.trim().parse().ok()).flatten()
    });
    let wait = wait.map(|seconds| Duration::from_secs(seconds).min(WAIT_MAX));
    let reason = format!("HTTP {status}");
    Some(match status {
        // Not the answer yet.
        100..=199 => return judge(&bytes[end + 4..], denied),
        200..=299 => Answer::Taken,
        300..=399 => Answer::Gone(format!("{reason}: it leads elsewhere")),
        401 | 403 if denied == Denied::ForNow => Answer::Later(reason, wait),
        401 | 403 | 404 | 405 | 410 => Answer::Gone(reason),
        408 | 425 | 429 => Answer::Later(reason, wait),
        400..=499 => Answer::Never(reason),
        _ => Answer::Later(reason, wait),
    })
}

/// Of bounded length, whatever a system has to say.
fn one_line(error: &io::Error) -> String {
    let words = error.to_string();
    words.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|sign| !sign.is_control()).take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_judged_by_its_head_once_it_is_there() {
        let later = |reason: &str, seconds: Option<u64>| {
            Some(Answer::Later(reason.to_owned(), seconds.map(Duration::from_secs)))
        };
        let gone = |reason: &str| Some(Answer::Gone(reason.to_owned()));
        for (head, answer) in [
            ("HTTP/1.1 204 No Content\r\n", None),
            ("HTTP/1.1 204 No Content\r\n\r\n", Some(Answer::Taken)),
            ("HTTP/1.0 200 OK\r\nA: b\r\n\r\n{\"id\":1}", Some(Answer::Taken)),
            ("HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", None),
            ("HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", Some(Answer::Taken)),
            ("HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1/\r\n\r\n", gone("HTTP 301: it leads elsewhere")),
            ("HTTP/1.1 404 Not Found\r\n\r\n", gone("HTTP 404")),
            ("HTTP/1.1 410 Gone\r\n\r\n", gone("HTTP 410")),
            ("HTTP/1.1 401 No\r\n\r\n", gone("HTTP 401")),
            ("HTTP/1.1 400 Bad\r\n\r\n", Some(Answer::Never("HTTP 400".to_owned()))),
            ("HTTP/1.1 429 Slow\r\nRetry-After: 30\r\n\r\n", later("HTTP 429", Some(30))),
            ("HTTP/1.1 429 Slow\r\nretry-after: 999999999\r\n\r\n", later("HTTP 429", Some(6 * 60 * 60))),
            ("HTTP/1.1 429 Slow\r\nRetry-After: Wed, 21 Oct 2026\r\n\r\n", later("HTTP 429", None)),
            ("HTTP/1.1 502 Bad\r\n\r\n", later("HTTP 502", None)),
            ("SSH-2.0-OpenSSH\r\n\r\n", later("no answer in HTTP", None)),
            ("HTTP/1.1 9999 What\r\n\r\n", later("no answer in HTTP", None)),
        ] {
            assert_eq!(judge(head.as_bytes(), Denied::ForGood), answer, "{head:?}");
        }
        let doubted = judge(b"HTTP/1.1 403 No\r\n\r\n", Denied::ForNow);
        assert_eq!(doubted, later("HTTP 403", None), "whoever doubts our signature is asked again");
        assert_eq!(judge(b"HTTP/1.1 410 Gone\r\n\r\n", Denied::ForNow), gone("HTTP 410"));
    }

    #[test]
    fn no_value_ends_a_line_of_the_request() {
        let call = Call {
            host: "hooks.example.org".to_owned(),
            port: 443,
            authority: "hooks.example.org".to_owned(),
            target: "/x".to_owned(),
            headers: vec![("Click", "https://x/\r\nEvil: yes".to_owned())],
            body: b"ahoy".to_vec(),
            denied: Denied::ForGood,
        };
        let written = String::from_utf8(written(&call)).unwrap();
        assert!(written.starts_with("POST /x HTTP/1.1\r\nHost: hooks.example.org\r\n"), "{written}");
        assert!(
            written.contains("\r\nClick: https://x/Evil: yes\r\n") && written.ends_with("\r\n\r\nahoy"),
            "{written}"
        );
    }
}
