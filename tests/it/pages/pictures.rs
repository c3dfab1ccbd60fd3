//! Pictures of every page for `docs/pictures`, taken by `make pictures`: on a phone by day, the main ones also on a wide screen
//! by day and by night; and what is read most in every language, side by side.

use std::fmt::Write as _;
use std::path::Path;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use penelope::text::Locale;
use serde_json::{Value, json};

use super::list::Page;
use super::town::pages;
use crate::support::browser::{Browser, Scheme};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures");
/// Names the folder that pictures are written to; without it none are taken.
const WANTED: &str = "PENELOPE_PICTURES";
/// All pictures together.
const BYTES_MAX: u64 = 3_000_000;
/// What lies below is cut off.
const HEIGHT_MAX: u64 = 740;

/// On wide screens as well.
const MAIN: [&str; 7] = ["home-tables", "my", "table-turn", "table-asked", "table-discussion", "replay", "replay-open"];

/// In every language: a table as anybody sees it (whoever has a seat reads in the own language whatever is asked for), a letter as
/// a mail program shows its HTML, and the rules.
const READ_MOST: [(&str, &str); 3] = [("table", "table-discussion-public"), ("letter", "letters"), ("rules", "rules")];
/// Of the examples that the demo has of letters, the one that asks for an answer.
const LETTER: usize = 7;

#[tokio::test(flavor = "multi_thread")]
async fn the_index_of_pictures_names_what_is_there() {
    if let Some(folder) = std::env::var_os(WANTED) {
        take(Path::new(&folder)).await;
    }
    let index = std::fs::read_to_string(format!("{FOLDER}/README.md")).unwrap();
    let mut files: Vec<_> = std::fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap()).collect();
    files.retain(|file| file.file_name() != "README.md");
    let bytes: u64 = files.iter().map(|file| file.metadata().unwrap().len()).sum();
    assert!(bytes <= BYTES_MAX, "{bytes} bytes");
    assert!(files.len() > 60);
    for file in files {
        let name = file.file_name().into_string().unwrap();
        assert!(index.contains(&format!("({name})")), "{name} is not in the index");
    }
    for named in index.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
        assert!(Path::new(FOLDER).join(named).is_file(), "{named} is not there");
    }
}

async fn take(folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    for old in std::fs::read_dir(folder).unwrap() {
        std::fs::remove_file(old.unwrap().path()).unwrap();
    }
    let browser = Browser::start().await;
    let mut index = "# Every page, in every state\n\nMade by `make pictures`; the deals differ from run to run. On a phone by day, \
                     the main ones also on a wide screen\nby day and by night. What is below is cut off.\n"
        .to_owned();
    let tags = Locale::ALL.map(Locale::tag).join(", ");
    for (what, name) in READ_MOST {
        let file = format!("languages-{what}.webp");
        std::fs::write(folder.join(&file), in_every_language(&browser, page_named(name)).await).unwrap();
        write!(index, "\n`{what}` in every language: {tags}\n![{what} in every language]({file})\n").unwrap();
    }
    for page in pages() {
        let wide = MAIN.contains(&page.name.as_str());
        let views = [(360, Scheme::Light, ""), (1280, Scheme::Light, "-wide"), (1280, Scheme::Dark, "-wide-dark")];
        write!(index, "\n`{}`\n", page.name).unwrap();
        for (width, scheme, suffix) in views.into_iter().take(if wide { 3 } else { 1 }) {
            let name = format!("{}{suffix}.webp", page.name);
            std::fs::write(folder.join(&name), shot(&browser, page, width, scheme).await).unwrap();
            writeln!(index, "![{}]({name})", page.name).unwrap();
        }
    }
    std::fs::write(folder.join("README.md"), index).unwrap();
}

fn page_named(name: &str) -> &'static Page {
    pages().iter().find(|page| page.name == name).expect(name)
}

/// One picture of six phones.
async fn in_every_language(browser: &Browser, page: &Page) -> Vec<u8> {
    browser.view(360, 740, Scheme::Light).await;
    let mut phones = Vec::new();
    for locale in Locale::ALL {
        let mut page = page.clone();
        if page.name == "letters" {
            page.path += &format!("/{}/{LETTER}/html", locale.tag());
        }
        page.open(browser, locale.tag()).await;
        let taken = browser.devtools("Page.captureScreenshot", json!({ "format": "png" })).await;
        phones.push(format!("data:image/png;base64,{}", taken["data"].as_str().expect("a picture")));
    }
    let width = 360 * phones.len();
    browser.view(u32::try_from(width).unwrap(), 740, Scheme::Light).await;
    browser.goto("about:blank").await;
    let lay = "const [phones, done] = arguments; document.body.style = 'margin: 0; display: flex'; \
               Promise.all(phones.map(src => { const phone = new Image(); phone.src = src; document.body.append(phone); \
               return phone.decode(); })).then(() => done())";
    browser.client.execute_async(lay, vec![Value::from(phones)]).await.unwrap();
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": 740, "scale": 1 });
    picture(browser, &clip).await
}

async fn shot(browser: &Browser, page: &Page, width: u32, scheme: Scheme) -> Vec<u8> {
    browser.view(width, 740, scheme).await;
    page.open(browser, "en").await;
    let height = "return document.documentElement.scrollHeight";
    let height = browser.client.execute(height, vec![]).await.unwrap().as_u64().unwrap().min(HEIGHT_MAX);
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
    picture(browser, &clip).await
}

async fn picture(browser: &Browser, clip: &Value) -> Vec<u8> {
    let wish = json!({ "format": "webp", "quality": 20, "captureBeyondViewport": true, "clip": clip });
    let taken = browser.devtools("Page.captureScreenshot", wish).await;
    BASE64_STANDARD.decode(taken["data"].as_str().expect("a picture")).unwrap()
}
