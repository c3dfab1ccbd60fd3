//! Somebody's webhook or push service: a real server on this machine, over https, that answers as it is told and keeps what it got.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::support::authority::Authority;

/// A request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Got {
    pub(crate) head: String,
    pub(crate) body: String,
    /// The body as it came.
    pub(crate) bytes: Vec<u8>,
}

impl Got {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    got: Arc<Mutex<Vec<Got>>>,
    answers: Arc<Mutex<VecDeque<String>>>,
}

impl Receiver {
    pub(crate) async fn start(authority: &Authority, name: &str) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, acceptor) = (listener.local_addr().unwrap(), authority.server(&[name]));
        let (got, answers) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(VecDeque::new())));
        let (kept, told) = (Arc::clone(&got), Arc::clone(&answers));
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let Ok(mut line) = acceptor.accept(socket).await else { continue };
                let Some(request) = read(&mut line).await else { continue };
                kept.lock().unwrap().push(request);
                let answer = told.lock().unwrap().pop_front();
                let answer = answer.unwrap_or_else(|| "204 No Content".to_owned());
                let answer = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n");
                // Whoever has heard enough hangs up.
                line.write_all(answer.as_bytes()).await.ok();
                line.shutdown().await.ok();
            }
        });
        Receiver { address, got, answers }
    }

    /// The next request is answered so; all others are taken.
    pub(crate) fn answer(&self, answer: &str) {
        self.answers.lock().unwrap().push_back(answer.to_owned());
    }

    pub(crate) fn take(&self) -> Vec<Got> {
        std::mem::take(&mut self.got.lock().unwrap())
    }
}

async fn read(line: &mut (impl tokio::io::AsyncRead + Unpin)) -> Option<Got> {
    let mut bytes = Vec::new();
    loop {
        let mut some = [0; 1024];
        let read = line.read(&mut some).await.ok()?;
        bytes.extend_from_slice(&some[..read]);
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let (head, body) = (String::from_utf8_lossy(&bytes[..end]).into_owned(), &bytes[end + 4..]);
            let got = Got { head, body: String::from_utf8_lossy(body).into_owned(), bytes: body.to_vec() };
            let length: usize = got.header("Content-Length")?.parse().ok()?;
            if got.bytes.len() >= length {
                return Some(got);
            }
        }
        if read == 0 {
            return None;
        }
    }
}
