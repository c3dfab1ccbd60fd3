//! The `penelope` program itself, as an operator runs it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

/// With nothing in its environment but what a shell always has and what the test says.
pub(crate) fn penelope(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_penelope"));
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("PENELOPE_DATA", data);
    // Nothing is asked of the network, unless the test has a name server of its own.
    command.env("PENELOPE_BIND", "127.0.0.1:0").env("PENELOPE_DNS", "127.0.0.1:9");
    command
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A server that has said where it is.
pub(crate) struct Running {
    child: Child,
    pub(crate) base: String,
    /// What it said at its start.
    pub(crate) greeting: String,
    /// Its log, line by line as it comes: a pipe that nobody reads would fill up and stop the server.
    log: Option<Receiver<String>>,
}

impl Running {
    pub(crate) fn start(command: &mut Command) -> Running {
        let mut running = Running::start_on_terminal(command);
        let log = BufReader::new(running.child.stderr.take().unwrap());
        let (line, lines) = channel();
        // Ends with the server; a test that is over wants no more lines.
        std::thread::spawn(move || log.lines().map_while(Result::ok).try_for_each(|text| line.send(text)));
        running.log = Some(lines);
        running
    }

    /// With a log that nobody reads, as long as `close_terminal` is not called.
    pub(crate) fn start_on_terminal(command: &mut Command) -> Running {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.as_mut().unwrap());
        let mut greeting = String::new();
        while lines.read_line(&mut greeting).unwrap() > 0 {
            if greeting.contains("If something is wrong") {
                let (_, base) = greeting.split_once("is running at ").unwrap();
                let base = base.lines().next().unwrap().to_owned();
                return Running { child, base, greeting, log: None };
            }
        }
        let output = child.wait_with_output().unwrap();
        panic!("the server did not start: {}", stderr(&output));
    }

    pub(crate) async fn get(&self, path: &str) -> reqwest::Result<reqwest::Response> {
        super::app::client().get(format!("{}{path}", self.base)).send().await
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id().cast_signed()), signal).unwrap();
    }

    /// What the system says of it.
    pub(crate) fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap()
    }

    /// The most memory it ever had, in KB.
    pub(crate) fn peak_kb(&self) -> u64 {
        let status = self.proc("status");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux tells it");
        peak.trim().trim_end_matches("kB").trim().parse().unwrap()
    }

    /// As when the terminal it was started from is closed.
    pub(crate) fn close_terminal(&mut self) {
        drop((self.child.stdout.take(), self.child.stderr.take()));
    }

    /// Reads the log up to a line that holds these words.
    pub(crate) fn wait_for_log(&mut self, words: &str) {
        let found = self.log.as_ref().unwrap().iter().any(|line| line.contains(words));
        assert!(found, "the server ended without saying «{words}»");
    }

    /// Waits for the end and returns exit code and the rest of the log.
    pub(crate) fn wait(mut self) -> Output {
        let status = self.child.wait().unwrap();
        let log: Vec<String> = self.log.take().into_iter().flatten().collect();
        Output { status, stdout: Vec::new(), stderr: log.join("\n").into_bytes() }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of a failed test: the database below ends with it.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
