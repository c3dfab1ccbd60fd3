//! On paper (U-24): nothing of the question is cut off by a box that would scroll on a screen, nothing lies over the text, what is
//! folded away is told, and it is dark ink on white whatever the screen was like. Chromium lays the page out as for paper, and
//! prints it.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::json;

use crate::pages::town::pages;
use crate::support::browser::{Browser, Scheme};

/// The texts of the page that a box around them cuts off, with their number; then boxes that stand still while a page is scrolled,
/// which would be printed over it.
const CUT: &str = "const cut = [], walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT); \
     let count = 0; \
     while (walk.nextNode()) { const { parentElement: part, data } = walk.currentNode; \
         if (!data.trim() || !part.checkVisibility() || part.closest('select, svg, .unseen')) continue; \
         const range = document.createRange(); range.selectNodeContents(walk.currentNode); \
         const text = range.getBoundingClientRect(); count++; \
         for (let box = part; box; box = box.parentElement) { \
             const { overflowX, overflowY } = getComputedStyle(box), edge = box.getBoundingClientRect(); \
             if (overflowY != 'visible' && (text.bottom > edge.bottom + 1 || text.top < edge.top - 1)) cut.push(data); \
             else if (overflowX != 'visible' && text.right > edge.right + 1) cut.push(data); } } \
     const still = [...document.querySelectorAll('body *')].filter(box => box.checkVisibility() && \
         ['fixed', 'sticky'].includes(getComputedStyle(box).position)).map(box => box.className); \
     return [cut, still, count]";

/// Whether every line of the story is to be seen, and no hint that nobody can unfold.
const TOLD: &str = "const seen = line => line.checkVisibility(); \
     return [[...document.querySelectorAll('.story li, .happened li')].every(seen), \
             [...document.querySelectorAll('.tip, .footer')].some(seen), document.querySelectorAll('.story li').length]";

/// Ink and paper.
const COLORS: &str = "return [getComputedStyle(document.body).color, getComputedStyle(document.body).colorScheme]";

#[tokio::test(flavor = "multi_thread")]
async fn u_24_nothing_is_cut_off_or_folded_away_on_paper() {
    let browser = Browser::start().await;
    let mut texts = 0;
    for name in ["table-turn", "table-asked", "table-discussion", "table-wind", "table-log"] {
        let page = pages().iter().find(|page| page.name == name).expect(name);
        // A sheet on which there is one column, and one on which there would be two: in pixels, and in inches.
        for (width, sheet) in [(718, [8.27, 11.7]), (1508, [16.5, 11.7])] {
            browser.view(width, 500, Scheme::Dark).await;
            page.open(&browser, "en").await;
            let dark = json!([{ "name": "prefers-color-scheme", "value": "dark" }]);
            browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print", "features": dark })).await;
            let found = browser.client.execute(CUT, vec![]).await.unwrap();
            assert_eq!((&found[0], &found[1]), (&json!([]), &json!([])), "{name}, {width} pixels wide");
            texts += found[2].as_u64().unwrap();
            let told = browser.client.execute(TOLD, vec![]).await.unwrap();
            assert_eq!((&told[0], &told[1]), (&json!(true), &json!(false)), "{name}, {width} pixels wide");
            assert!(told[2].as_u64() > Some(5), "{name}: {told}");
            let colors = browser.client.execute(COLORS, vec![]).await.unwrap();
            assert_eq!(colors, json!(["rgb(42, 34, 29)", "light"]), "{name}");
            let paper = json!({ "paperWidth": sheet[0], "paperHeight": sheet[1] });
            let pdf = browser.devtools("Page.printToPDF", paper).await;
            let pdf = BASE64_STANDARD.decode(pdf["data"].as_str().unwrap()).unwrap();
            let sheets = sheets(&pdf);
            assert!((1..=6).contains(&sheets), "{name}: {sheets} sheets");
        }
    }
    assert!(texts > 400, "{texts} texts were looked at");
}

/// As the file says itself.
fn sheets(pdf: &[u8]) -> u32 {
    let text = String::from_utf8_lossy(pdf);
    let counts =
        text.split("/Count ").skip(1).map(|rest| rest.split(|sign: char| !sign.is_ascii_digit()).next().unwrap());
    counts.filter_map(|count| count.parse().ok()).max().expect("it has pages")
}
