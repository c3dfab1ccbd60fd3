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

/// As soon as a person would see it; each look takes some of what the page needs itself.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// As often as its driver may find its port taken.
const STARTS_MAX: usize = 10;

/// As often as a page may be replaced while it is asked something.
const FAULTS_MAX: usize = 20;

/// What axe finds, as «rule: element», or nothing where there is no axe on the page yet.
const JUDGE: &str = "const [rules, done] = arguments; \
     if (typeof axe === 'undefined') done(null); \
     else axe.run({ resultTypes: ['violations'], selectors: false, iframes: false, \
     runOnly: rules.length ? { type: 'rule', values: rules } : \
     ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })\
     .then(result => done(result.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html))), \
     error => done(['axe failed: ' + error]))";

/// How a reader's eyes like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

impl Browser {
    pub(crate) async fn start() -> Browser {
        let profile = Folder::new();
        let (driver, port) = (0..STARTS_MAX).find_map(|_| drive(&profile)).expect("chromedriver starts");
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            // What its processes share lies in its profile's folder: a container's /dev/shm may be small, and the database is there.
            "--disable-dev-shm-usage",
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

    /// Opens an address, and waits until the whole page is there.
    pub(crate) async fn goto(&self, url: &str) {
        self.client.goto(url).await.unwrap();
        self.loaded().await;
    }

    /// Clicks what leads to another page, and waits until that whole page is there, with something of it.
    pub(crate) async fn click(&self, what: &str, then: &str) {
        self.leave().await;
        self.client.find(Locator::Css(what)).await.unwrap().click().await.unwrap();
        self.arrived(then).await;
    }

    /// Marks the page that is shown, so that it can be told from the one that follows: a driver comes back from a click as soon
    /// as it is done, whether or not the next page is on its way.
    pub(crate) async fn leave(&self) {
        self.client.execute("document.documentElement.dataset.left = ''", vec![]).await.unwrap();
    }

    /// Until another page than the one that was left is there, the whole of it, with something that looks like this.
    pub(crate) async fn arrived(&self, what: &str) {
        self.wait_for(&format!("html:not([data-left]) {what}")).await;
        self.loaded().await;
    }

    /// Until something is there that looks like this.
    pub(crate) async fn wait_for(&self, what: &str) {
        let mut faults = Vec::new();
        while faults.len() < FAULTS_MAX {
            match self.client.wait().at_most(PATIENCE).every(BETWEEN_LOOKS).for_element(Locator::Css(what)).await {
                Ok(_) => return,
                Err(fault) => faults.push(fault),
            }
        }
        panic!("{what} does not come: {faults:?}");
    }

    /// Until the whole page is there: one that is opened a second time is said to be there before its style is.
    pub(crate) async fn loaded(&self) {
        let loaded = "const [done] = arguments; \
             if (document.readyState === 'complete') done(); else addEventListener('load', () => done())";
        self.asked(loaded, &[]).await;
    }

    /// Until the page is drawn in its own letters: those that stand in for them have other sizes.
    pub(crate) async fn lettered(&self) {
        self.asked("document.fonts.ready.then(() => arguments[0]())", &[]).await;
    }

    /// What a script says that only looks, once it calls its last argument. Asked while a page gives way to another, a driver
    /// answers with a fault; then the next page is asked.
    async fn asked(&self, script: &str, arguments: &[Value]) -> Value {
        let mut faults = Vec::new();
        while faults.len() < FAULTS_MAX {
            match self.client.execute_async(script, arguments.to_vec()).await {
                Ok(answer) => return answer,
                Err(fault) => faults.push(fault),
            }
        }
        panic!("the page does not answer: {faults:?}");
    }

    /// What the page wrote to the console, and what went wrong while loading it.
    pub(crate) async fn console(&self) -> Vec<String> {
        let entries = self.client.issue_cmd(Log).await.unwrap();
        let entries = entries.as_array().expect("a list of entries");
        entries.iter().map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// What axe-core finds against WCAG 2.2 AA, as «rule: element».
    pub(crate) async fn violations(&self) -> Vec<String> {
        self.judged(&[]).await
    }

    /// The same, but only by what depends on how wide and how dark a page is.
    pub(crate) async fn misplaced(&self) -> Vec<String> {
        self.judged(&["color-contrast", "target-size", "scrollable-region-focusable"]).await
    }

    /// By some rules of axe-core, or, if none is named, by all.
    async fn judged(&self, rules: &[&str]) -> Vec<String> {
        self.lettered().await;
        let rules = [Value::from(rules)];
        let mut found = self.asked(JUDGE, &rules).await;
        if found.is_null() {
            // In one go: an open page may be replaced by what is new.
            let source = std::fs::read_to_string(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/browser/node_modules/axe-core/axe.min.js"
            ))
            .expect("axe-core is installed by `make test`");
            found = self.asked(&format!("{source}\n{JUDGE}"), &rules).await;
        }
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

/// A driver and its port. It takes any free port of `::1`, and ends where the same port of 127.0.0.1 is somebody else's, of whom
/// there are many here.
fn drive(profile: &Folder) -> Option<(Child, u16)> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        // What it leaves behind goes with its profile.
        .env("TMPDIR", profile.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        // The browser is the driver's child; as a group they end together, also after a failed test.
        .process_group(0)
        .spawn()
        .expect("chromedriver is installed by `make test`");
    let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines().map_while(Result::ok);
    // An earlier line says «on port 0».
    let port_in =
        |line: String| Some(line.split_once("started successfully on port ")?.1.trim_end_matches('.').to_owned());
    let Some(port) = lines.by_ref().find_map(port_in) else {
        driver.wait().expect("it has ended");
        return None;
    };
    // Whatever it says later finds a reader: a pipe that nobody holds would end it, one that nobody empties would stop it.
    std::thread::spawn(move || lines.for_each(drop));
    Some((driver, port.parse().unwrap()))
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
