//! What the program itself has in memory, as an operator runs it, once it has shown pages and sent letters.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::house::House;
use super::load;
use super::sink;

/// How many look at pages at once.
const CLIENTS: usize = 8;
const LETTERS: i64 = 100;

/// Megabytes at rest, after these pages, and after a hundred letters with their charts.
pub(crate) async fn measure(house: &House, pages: &[Vec<u8>]) -> [f64; 3] {
    // Letters to readers of their own, about questions of tables that nothing but the service has written to.
    house.execute("DELETE FROM outbox").await;
    load::per_second(house.address, &house.posts(2 * LETTERS as usize).await, CLIENTS, 303).await;
    let kept =
        format!("SELECT id FROM outbox WHERE kind = 'question' AND state = 'waiting' ORDER BY id LIMIT {LETTERS}");
    house
        .execute(&format!(
            "DELETE FROM outbox WHERE id NOT IN ({kept}); UPDATE outbox SET send_at = now() + interval '1 day'"
        ))
        .await;
    assert_eq!(house.number("SELECT count(*) FROM outbox").await, LETTERS);
    // Whoever did something a moment ago would be waited for.
    house.execute("UPDATE seats SET acted_at = acted_at - interval '1 hour'").await;
    let program = Program::start(house);
    let at_rest = program.megabytes();
    load::per_second(program.address, pages, CLIENTS, 200).await;
    let with_pages = program.megabytes();
    house.execute("UPDATE outbox SET send_at = now()").await;
    while house.number("SELECT count(*) FROM outbox WHERE state = 'sent'").await < LETTERS {
        let left = house.number("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sent')").await;
        assert_eq!(left, LETTERS, "every letter is wanted");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    [at_rest, with_pages, program.megabytes()]
}

struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    fn start(house: &House) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_penelope"))
            .env_clear()
            .env("DATABASE_URL", house.cluster.url_of("bench").reveal())
            .env("PENELOPE_DATA", &house.folder)
            .env("PENELOPE_BIND", "127.0.0.1:0")
            .env("PENELOPE_BASE_URL", "http://bench.example.org")
            .env("PENELOPE_SMTP_URL", format!("smtp://{}?tls=none", sink::start()))
            .env("PENELOPE_MAIL_FROM", "post@bench.example.org")
            .env("PENELOPE_LOG", "info")
            // As the unit in docs/deploy has it.
            .env("MALLOC_ARENA_MAX", "2")
            .env("MALLOC_MMAP_THRESHOLD_", "131072")
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut log = BufReader::new(child.stderr.take().expect("a pipe of ours"));
        let (mut line, mut before) = (String::new(), String::new());
        let address = loop {
            assert!(log.read_line(&mut line).expect("a log") > 0, "the program does not start: {before}");
            if let Some(address) = line.split("127.0.0.1:").nth(1).filter(|_| line.contains("serving")) {
                let port: String = address.chars().take_while(char::is_ascii_digit).collect();
                break SocketAddr::from(([127, 0, 0, 1], port.parse().expect("a port")));
            }
            before = std::mem::take(&mut line);
        };
        // A pipe that nobody reads would fill up and stop the program.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Program { child, address }
    }

    fn megabytes(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("Linux tells it");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        resident.and_then(|kilobytes| kilobytes.parse::<f64>().ok()).expect("Linux tells it") / 1024.0
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
