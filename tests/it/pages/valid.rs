//! Every page is valid HTML, says a validator that knows nothing of us.

use std::process::Command;

use super::town::pages;
use crate::support::folder::Folder;

const BROWSER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser");

#[tokio::test(flavor = "multi_thread")]
async fn web_09_every_page_is_valid_html() {
    let folder = Folder::new();
    for page in pages() {
        let html = page.unpacked("en").await;
        std::fs::write(folder.path().join(format!("{}.html", page.name)), html).unwrap();
    }
    let output = Command::new("node")
        .arg(format!("{BROWSER}/node_modules/.bin/html-validate"))
        .args(["--config", &format!("{BROWSER}/html-validate.json"), "--formatter", "text"])
        .arg(folder.path())
        .output()
        .expect("node is installed by `make test`");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}
