//! A mail server that reads everything and keeps nothing, on threads of its own.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};

pub(crate) fn start() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("a bound port");
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || converse(&stream));
        }
    });
    address
}

fn converse(stream: &TcpStream) -> std::io::Result<()> {
    stream.set_nodelay(true)?;
    let (mut lines, mut answers) = (BufReader::with_capacity(128 * 1024, stream), stream);
    answers.write_all(b"220 sink\r\n")?;
    let mut line = Vec::new();
    let mut in_letter = false;
    loop {
        line.clear();
        if lines.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer: &[u8] = match (in_letter, line.as_slice()) {
            (true, b".\r\n") => {
                in_letter = false;
                b"250 taken\r\n"
            }
            (true, _) => continue,
            (false, b"DATA\r\n") => {
                in_letter = true;
                b"354 go on\r\n"
            }
            (false, b"QUIT\r\n") => return answers.write_all(b"221 bye\r\n"),
            (false, command) if command.starts_with(b"EHLO") => b"250-sink\r\n250 8BITMIME\r\n",
            (false, _) => b"250 ok\r\n",
        };
        answers.write_all(answer)?;
    }
}
