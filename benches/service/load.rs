//! Requests over kept connections, as fast as they are answered: little enough code that the server is what is measured.

use std::net::SocketAddr;
use std::time::Instant;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Rounds of a comparison: whatever else the machine does falls on both sides.
pub(crate) const ROUNDS: usize = 5;

/// How much two sides answer per second, asked by turns.
pub(crate) async fn by_turns(sides: [(SocketAddr, &[Vec<u8>]); 2], clients: usize) -> [f64; 2] {
    let mut seconds = [0.0; 2];
    for round in 0..ROUNDS {
        for (side, (address, requests)) in sides.into_iter().enumerate() {
            let share = &requests[requests.len() * round / ROUNDS..requests.len() * (round + 1) / ROUNDS];
            seconds[side] += share.len() as f64 / per_second(address, share, clients, 200).await;
        }
    }
    [0, 1].map(|side| sides[side].1.len() as f64 / seconds[side])
}

/// Requests answered per second; every answer must have this status.
pub(crate) async fn per_second(address: SocketAddr, requests: &[Vec<u8>], clients: usize, status: u16) -> f64 {
    let shares: Vec<Vec<Vec<u8>>> =
        (0..clients).map(|client| requests.iter().skip(client).step_by(clients).cloned().collect()).collect();
    let begun = Instant::now();
    let clients = shares.into_iter().map(|share| tokio::spawn(client(address, share, status)));
    for client in futures_util::future::join_all(clients).await {
        client.expect("every answer has the right status");
    }
    requests.len() as f64 / begun.elapsed().as_secs_f64()
}

async fn client(address: SocketAddr, requests: Vec<Vec<u8>>, status: u16) {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.set_nodelay(true).expect("a socket of ours");
    let mut buffer = Vec::with_capacity(256 * 1024);
    for request in requests {
        stream.write_all(&request).await.expect("the server reads");
        buffer.clear();
        let head = loop {
            stream.read_buf(&mut buffer).await.expect("the server answers");
            if let Some(end) = buffer.windows(4).position(|window| window == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let text = String::from_utf8_lossy(&buffer[..head]).to_ascii_lowercase();
        assert!(text.starts_with(&format!("http/1.1 {status}")), "{text}");
        let length = text.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next());
        let length: usize = length.and_then(|digits| digits.parse().ok()).expect("an answer says how long it is");
        while buffer.len() < head + length {
            stream.read_buf(&mut buffer).await.expect("the server answers to the end");
        }
    }
}

/// A request for a page, without packing.
pub(crate) fn get(path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: identity\r\n\r\n").into_bytes()
}

pub(crate) fn post(path: &str, body: &str) -> Vec<u8> {
    format!(
        "POST {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}
