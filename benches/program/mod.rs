//! The program itself, as an operator runs it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// The program with nothing of this environment, on a port that is free.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_penelope"));
    command
        .env_clear()
        .env("PENELOPE_BIND", "127.0.0.1:0")
        // As the unit in docs/deploy has it.
        .env("MALLOC_ARENA_MAX", "2")
        .env("MALLOC_MMAP_THRESHOLD_", "131072");
    command
}

impl Program {
    /// Until it serves.
    pub(crate) fn start(mut command: Command) -> Program {
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut log = BufReader::new(child.stderr.take().expect("a pipe of ours"));
        let (mut line, mut before) = (String::new(), String::new());
        let address = loop {
            assert!(log.read_line(&mut line).expect("a log") > 0, "the program does not start: {before}");
            if let Some(address) = line.split("127.0.0.1:").nth(1).filter(|_| line.contains("serving")) {
                let port: String = address.chars().take_while(char::is_ascii_digit).collect();
                break SocketAddr::from(([127, 0, 0, 1], port.parse().expect("a port")));
            }
            before += &std::mem::take(&mut line);
        };
        // A pipe that nobody reads would fill up and stop the program.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Program { child, address }
    }

    /// What it has in memory.
    pub(crate) fn megabytes(&self) -> f64 {
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
