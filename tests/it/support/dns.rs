//! A name server that knows a few texts and nothing else.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::net::UdpSocket;

const TXT: u16 = 16;
const PTR: u16 = 12;

pub(crate) struct Dns {
    pub(crate) address: SocketAddr,
    texts: Arc<Mutex<Known>>,
}

/// The data of each record, under its kind and name.
type Known = BTreeMap<(u16, String), Vec<Vec<u8>>>;

impl Dns {
    pub(crate) async fn start() -> Dns {
        let socket = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let texts = Arc::new(Mutex::new(BTreeMap::new()));
        let known = Arc::clone(&texts);
        tokio::spawn(async move {
            let mut buffer = [0; 512];
            while let Ok((length, asker)) = socket.recv_from(&mut buffer).await {
                let answer = answer(&buffer[..length], &known.lock().unwrap());
                socket.send_to(&answer, asker).await.unwrap();
            }
        });
        Dns { address, texts }
    }

    /// In place of what was there.
    pub(crate) fn publish(&self, name: &str, texts: &[&str]) {
        let in_parts = |text: &&str| text.as_bytes().chunks(255).flat_map(labelled).collect();
        self.texts.lock().unwrap().insert((TXT, name.to_owned()), texts.iter().map(in_parts).collect());
    }

    /// An address has a name.
    pub(crate) fn name(&self, address: &str, name: &str) {
        let labels = name.split('.').map(str::as_bytes).flat_map(labelled).chain([0]);
        self.texts.lock().unwrap().insert((PTR, address.to_owned()), vec![labels.collect()]);
    }
}

fn labelled(part: &[u8]) -> Vec<u8> {
    [&[u8::try_from(part.len()).unwrap()], part].concat()
}

/// The question again, and what is known about it; «no such name» if nothing is.
fn answer(question: &[u8], known: &Known) -> Vec<u8> {
    let (name, end) = name(&question[12..]);
    let asked = &question[12..12 + end + 4];
    let kind = u16::from_be_bytes([asked[end], asked[end + 1]]);
    let records = known.get(&(kind, name.clone())).map_or(&[][..], Vec::as_slice);
    let code: u8 = if known.keys().any(|(_, other)| *other == name) { 0 } else { 3 };
    let count = u16::try_from(records.len()).unwrap().to_be_bytes();
    let mut out = [&question[..2], &[0x81, 0x80 | code], &[0, 1], &count, &[0, 0, 0, 0]].concat();
    out.extend_from_slice(asked);
    for data in records {
        out.extend_from_slice(&[0xc0, 12]);
        out.extend_from_slice(&kind.to_be_bytes());
        out.extend_from_slice(&[0, 1, 0, 0, 0, 60]);
        out.extend_from_slice(&u16::try_from(data.len()).unwrap().to_be_bytes());
        out.extend_from_slice(data);
    }
    out
}

/// With the place behind it.
fn name(mut rest: &[u8]) -> (String, usize) {
    let (mut labels, mut end) = (Vec::new(), 1);
    while rest[0] > 0 {
        let length = usize::from(rest[0]);
        labels.push(String::from_utf8(rest[1..=length].to_vec()).unwrap().to_lowercase());
        rest = &rest[length + 1..];
        end += length + 1;
    }
    (labels.join("."), end)
}
