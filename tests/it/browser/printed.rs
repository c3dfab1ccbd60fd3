//! On paper: what somebody is asked, and what can be answered, stands there to its end (U-24). Chromium prints the page, and
//! the words of its PDF are read by another program; what a box cuts off is not among them.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::json;

use crate::pages::town::pages;
use crate::support::browser::{Browser, Scheme};

/// What stands in the question's part of the page as paper shows it, text by text: the parts of a line are not always drawn in
/// the order in which they are read.
const PIECES: &str = "const found = [], walk = document.createTreeWalker(document.querySelector('.ask'), NodeFilter.SHOW_TEXT); \
     while (walk.nextNode()) { const { parentElement: part, data } = walk.currentNode; \
         if (data.trim() && part.checkVisibility() && !part.closest('select, svg, .skip, .unseen')) found.push(data); } return found";

/// Letters only: paper breaks lines, and spaces are no letters there.
fn letters(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_lowercase()
}

fn read(pdf: &[u8]) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside/printed.py");
    let mut python = Command::new("python3");
    let mut child = python.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("python3 runs");
    let mut input = child.stdin.take().unwrap();
    let pdf = pdf.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&pdf).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn u_24_nothing_of_the_question_is_cut_off_on_paper() {
    let browser = Browser::start().await;
    let mut printed = 0;
    for name in ["table-turn", "table-asked", "table-discussion", "table-wind"] {
        let page = pages().iter().find(|page| page.name == name).expect(name);
        // A sheet on which there is one column, and one on which there are two.
        for (width, height) in [(8.27, 11.7), (16.5, 11.7)] {
            browser.view(1280, 500, Scheme::Light).await;
            page.open(&browser, "en").await;
            browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
            let pieces = browser.client.execute(PIECES, vec![]).await.unwrap();
            let pieces: Vec<String> = serde_json::from_value(pieces).unwrap();
            let sheet = json!({ "paperWidth": width, "paperHeight": height });
            let pdf = browser.devtools("Page.printToPDF", sheet).await;
            browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
            let words = letters(&read(&BASE64_STANDARD.decode(pdf["data"].as_str().unwrap()).unwrap()));
            assert!(pieces.len() > 4, "{name}: {pieces:?}");
            // Where a text goes on in a second line, something else may be drawn between the two.
            for word in pieces.iter().flat_map(|piece| piece.split_whitespace()) {
                assert!(words.contains(&letters(word)), "{name}, {width} inches wide, lacks «{word}»");
                printed += 1;
            }
        }
    }
    assert!(printed > 200, "{printed} words were looked for");
}
