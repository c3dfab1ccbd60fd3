//! Chromium, driven over WebDriver by Debian's chromedriver. Every session has a profile of its own and ends with its test.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::wd::TimeoutConfiguration;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use nix::sys::signal::{Signal, killpg};
use nix::unistd::Pid;
use serde_json::{Value, json};

use super::folder::Folder;

pub(crate) struct Browser {
    pub(crate) client: Client,
    driver: Child,
    _profile: Folder,
}

/// However slow the machine is.
const PATIENCE: Duration = Duration::from_secs(600);

/// How a reader's eyes like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

impl Browser {
    pub(crate) async fn start() -> Browser {
        let profile = Folder::new();
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // The browser is the driver's child; as a group they end together, also after a failed test.
            .process_group(0)
            .spawn()
            .expect("chromedriver is installed by `make test`");
        let port = port_of(&mut driver);
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            &format!("--user-data-dir={}", profile.path().display()),
        ];
        let capabilities = json!({
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("it is written as an object above") };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .unwrap();
        // Usually half a minute; a machine that is busy with other things takes longer.
        let patience = TimeoutConfiguration::new(Some(PATIENCE), Some(PATIENCE), None);
        client.update_timeouts(patience).await.unwrap();
        Browser { client, driver, _profile: profile }
    }

    /// A window of this many CSS pixels, whatever the smallest window of the system may be.
    pub(crate) async fn view(&self, width: u32, height: u32, scheme: Scheme) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        let value = match scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        };
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }

    /// Clicks what leads to another page, and waits until something of that page is there.
    pub(crate) async fn click(&self, what: &str, then: &str) {
        self.client.find(Locator::Css(what)).await.unwrap().click().await.unwrap();
        self.wait_for(then).await;
    }

    /// Until something is there that looks like this.
    pub(crate) async fn wait_for(&self, what: &str) {
        self.client.wait().at_most(PATIENCE).for_element(Locator::Css(what)).await.unwrap();
    }

    /// Until the whole page is there: one that is opened a second time is said to be there before its style is.
    pub(crate) async fn loaded(&self) {
        while self.client.execute("return document.readyState", vec![]).await.unwrap() != "complete" {}
    }

    /// Until the page is drawn in its own letters: those that stand in for them have other sizes.
    pub(crate) async fn lettered(&self) {
        self.client.execute_async("document.fonts.ready.then(() => arguments[0]())", vec![]).await.unwrap();
    }

    /// What the page wrote to the console, and what went wrong while loading it.
    pub(crate) async fn console(&self) -> Vec<String> {
        let entries = self.client.issue_cmd(Log).await.unwrap();
        let entries = entries.as_array().expect("a list of entries");
        entries.iter().map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// What axe-core finds against WCAG 2.2 AA, as «rule: element».
    pub(crate) async fn violations(&self) -> Vec<String> {
        self.judged("").await
    }

    /// The same, but for colors only: all that another scheme changes.
    pub(crate) async fn pale(&self) -> Vec<String> {
        self.judged("color-contrast").await
    }

    /// By one rule of axe-core, or by all.
    async fn judged(&self, rule: &str) -> Vec<String> {
        let source = std::fs::read_to_string(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/browser/node_modules/axe-core/axe.min.js"
        ))
        .expect("axe-core is installed by `make test`");
        if self.client.execute("return typeof axe", vec![]).await.unwrap() == "undefined" {
            self.client.execute(&source, vec![]).await.unwrap();
        }
        self.lettered().await;
        let script = "const [rule, done] = arguments; \
             axe.run({ resultTypes: ['violations'], runOnly: rule ? { type: 'rule', values: [rule] } : \
             ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })\
             .then(result => done(result.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html))), \
             error => done(['axe failed: ' + error]))";
        let found = self.client.execute_async(script, vec![rule.into()]).await.unwrap();
        let found = found.as_array().expect("a list of violations");
        found.iter().map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// A command of Chromium's own.
    pub(crate) async fn devtools(&self, method: &str, parameters: Value) -> Value {
        let command = DevTools(json!({ "cmd": method, "params": parameters }));
        self.client.issue_cmd(command).await.unwrap()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let group = Pid::from_raw(self.driver.id().cast_signed());
        // Gone already if the session was closed in good order.
        let _ = killpg(group, Signal::SIGKILL);
        drop(self.driver.wait());
    }
}

fn port_of(driver: &mut Child) -> u16 {
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    for line in lines {
        let line = line.unwrap();
        // An earlier line says «on port 0».
        if let Some((_, port)) = line.split_once("started successfully on port ") {
            return port.trim_end_matches('.').parse().unwrap();
        }
    }
    panic!("chromedriver did not start");
}

/// Chromium's own command, outside the standard.
#[derive(Debug)]
struct DevTools(Value);

impl fantoccini::wd::WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.to_string()))
    }
}

/// The console's log, outside the standard too.
#[derive(Debug)]
struct Log;

impl fantoccini::wd::WebDriverCompatibleCommand for Log {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}
