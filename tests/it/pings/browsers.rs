//! A browser's side of Web Push, as another implementation has it (`tests/outside/push.mjs`): the keys that it gives away, and
//! what it finds in a message.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::house::Told;
use super::receiver::Got;

/// What a browser keeps, and what it gives away.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Browser {
    private: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
}

impl Browser {
    pub(crate) fn new() -> Browser {
        serde_json::from_value(outside("keys", "")).unwrap()
    }

    /// What was pushed, opened and checked: what it says, and who signed it for whom.
    pub(crate) fn open(&self, got: &Got) -> Value {
        let body: String = got.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let message = json!({ "keys": self, "body": body, "authorization": got.header("Authorization") });
        outside("open", &message.to_string())
    }

    /// Subscribes for whoever may be told, at this path of the push service; the status and the way on.
    pub(crate) async fn subscribe(&self, told: &Told, path: &str) -> (u16, String) {
        let endpoint = format!("https://hooks.test{path}");
        let form = [("endpoint", endpoint.as_str()), ("p256dh", &self.p256dh), ("auth", &self.auth)];
        told.post("/my/pings/browser", &form).await
    }
}

fn outside(what: &str, input: &str) -> Value {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside/push.mjs");
    let mut node = Command::new("node");
    let mut node = node.arg(script).arg(what).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("node runs");
    node.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "{what} {input}");
    serde_json::from_slice(&output.stdout).unwrap()
}
