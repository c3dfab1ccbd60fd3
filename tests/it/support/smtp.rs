//! A mail server that takes every letter and keeps it: real sockets, the real protocol, as much of it as a client needs.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A letter as it came over the wire, dots unstuffed.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    pub(crate) data: String,
}

pub(crate) struct Sink {
    pub(crate) address: SocketAddr,
    letters: Arc<Mutex<Vec<Received>>>,
}

impl Sink {
    pub(crate) async fn start() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let letters = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&letters);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, Arc::clone(&kept)));
            }
        });
        Sink { address, letters }
    }

    pub(crate) fn letters(&self) -> Vec<Received> {
        self.letters.lock().unwrap().clone()
    }
}

async fn converse(stream: TcpStream, kept: Arc<Mutex<Vec<Received>>>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut letter = Received { from: String::new(), to: Vec::new(), data: String::new() };
    write.write_all(b"220 sink.test\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let upper = line.to_ascii_uppercase();
        let answer = if upper.starts_with("EHLO") {
            "250-sink.test\r\n250 8BITMIME"
        } else if upper.starts_with("MAIL FROM:") {
            letter.from = address_in(&line);
            "250 ok"
        } else if upper.starts_with("RCPT TO:") {
            letter.to.push(address_in(&line));
            "250 ok"
        } else if upper == "DATA" {
            write.write_all(b"354 go on\r\n").await?;
            while let Some(line) = lines.next_line().await? {
                if line == "." {
                    break;
                }
                letter.data += line.strip_prefix('.').unwrap_or(&line);
                letter.data += "\r\n";
            }
            kept.lock().unwrap().push(letter);
            letter = Received { from: String::new(), to: Vec::new(), data: String::new() };
            "250 kept"
        } else if upper == "QUIT" {
            write.write_all(b"221 bye\r\n").await?;
            break;
        } else if upper == "NOOP" || upper == "RSET" {
            "250 ok"
        } else {
            "500 what?"
        };
        write.write_all(answer.as_bytes()).await?;
        write.write_all(b"\r\n").await?;
    }
    Ok(())
}

fn address_in(line: &str) -> String {
    let (_, rest) = line.split_once('<').unwrap_or(("", ""));
    rest.split_once('>').map(|(address, _)| address.to_owned()).unwrap_or_default()
}
