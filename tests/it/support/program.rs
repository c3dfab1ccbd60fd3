//! The `penelope` program itself, as an operator runs it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

/// With nothing in its environment but what a shell always has and what the test says.
pub(crate) fn penelope(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_penelope"));
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("PENELOPE_DATA", data);
    command.env("PENELOPE_BIND", "127.0.0.1:0");
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
}

impl Running {
    pub(crate) fn start(command: &mut Command) -> Running {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.as_mut().unwrap());
        let mut greeting = String::new();
        while lines.read_line(&mut greeting).unwrap() > 0 {
            if greeting.contains("If something is wrong") {
                let (_, base) = greeting.split_once("is running at ").unwrap();
                let base = base.lines().next().unwrap().to_owned();
                return Running { child, base, greeting };
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

    /// As when the terminal it was started from is closed.
    pub(crate) fn close_terminal(&mut self) {
        drop((self.child.stdout.take(), self.child.stderr.take()));
    }

    /// Reads the log up to a line that holds these words.
    pub(crate) fn wait_for_log(&mut self, words: &str) {
        let mut log = BufReader::new(self.child.stderr.as_mut().unwrap());
        let mut line = String::new();
        while !line.contains(words) {
            line.clear();
            assert_ne!(log.read_line(&mut line).unwrap(), 0, "the server ended without saying «{words}»");
        }
    }

    /// Waits for the end and returns exit code and log.
    pub(crate) fn wait(self) -> Output {
        let mut this = std::mem::ManuallyDrop::new(self);
        let child = std::mem::replace(&mut this.child, Command::new("true").spawn().unwrap());
        let output = child.wait_with_output().unwrap();
        this.child.wait().unwrap();
        output
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of a failed test: the database below ends with it.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
