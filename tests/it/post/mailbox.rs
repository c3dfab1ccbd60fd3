//! The demo's mail program: every letter on a page, in a frame that it cannot leave by itself; elsewhere nothing at all.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Utc;
use penelope::text::Locale;

use crate::support::desk::Desk;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope};
use crate::support::smtp::Sink;

fn header<'a>(response: &'a reqwest::Response, name: &str) -> &'a str {
    response.headers()[name].to_str().unwrap()
}

/// The first link that starts so.
fn link(page: &str, start: &str) -> String {
    page.split('"').find(|word| word.starts_with(start)).expect("the link is there").to_owned()
}

/// The letter in the list that was sent to this address.
fn letter_to(page: &str, address: &str) -> Option<String> {
    let item = page.split("<li>").find(|item| item.contains(&format!("To {address}")))?;
    Some(link(item, "/mailbox/letter/"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_demos_letters_lie_on_a_page_with_their_html_text_headers_and_original() {
    let (desk, data) = (Desk::at(Utc::now()).await, Folder::new());
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", desk.db.url.reveal()));
    assert!(server.greeting.contains(&format!("Its letters lie at {}/mailbox", server.base)), "{}", server.greeting);
    let empty = server.get("/mailbox").await.unwrap().text().await.unwrap();
    assert!(empty.contains("these letters would have been sent by email"), "{empty}");
    let player = desk.player("anna@example.org").await;
    desk.sign_in(player).await;
    let path = loop {
        let page = server.get("/mailbox").await.unwrap().text().await.unwrap();
        if let Some(path) = letter_to(&page, "anna@example.org") {
            break path;
        }
    };
    let letter = server.get(&path).await.unwrap();
    assert!(header(&letter, "content-security-policy").contains("frame-src 'self'"));
    let letter = letter.text().await.unwrap();
    assert!(letter.contains("Message-ID") && letter.contains("anna@example.org"), "{letter}");
    assert!(letter.contains("sandbox=\"allow-top-navigation-by-user-activation\""), "{letter}");
    let framed = server.get(&link(&letter, &format!("{path}/html"))).await.unwrap();
    let policy = header(&framed, "content-security-policy");
    for part in
        ["default-src 'none'", "img-src data:", "frame-ancestors 'self'", "sandbox allow-top", "form-action 'none'"]
    {
        assert!(policy.contains(part), "{part} in {policy}");
    }
    assert!(!policy.contains("script-src") && !policy.contains("allow-scripts"), "{policy}");
    assert_eq!(header(&framed, "x-frame-options"), "SAMEORIGIN");
    assert!(framed.text().await.unwrap().contains("<base target=\"_top\">"));
    let original = server.get(&link(&letter, &format!("{path}/original.eml"))).await.unwrap();
    assert_eq!(header(&original, "content-type"), "message/rfc822");
    assert!(original.text().await.unwrap().contains("To: anna@example.org\r\n"));
    for nowhere in
        ["/mailbox/letter/..%2fsecret", "/mailbox/letter/secret", "/mailbox/letter/0000000000000-00000000/html"]
    {
        assert_eq!(server.get(nowhere).await.unwrap().status(), 404, "{nowhere}");
    }
    let mode =
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(data.path().join("mailbox")).unwrap().permissions());
    assert_eq!(mode & 0o777, 0o700, "for its owner's eyes, and the page's");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_letter_has_an_example_in_every_language_that_opens_nothing() {
    let (desk, data) = (Desk::at(Utc::now()).await, Folder::new());
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", desk.db.url.reveal()));
    let page = server.get("/mailbox/preview").await.unwrap().text().await.unwrap();
    let paths: Vec<&str> = page.split('"').filter(|word| word.starts_with("/mailbox/preview/")).collect();
    let languages = Locale::ALL.len();
    assert!(
        paths.len() > languages * 8 && paths.len().is_multiple_of(languages),
        "every kind in every language: {paths:?}"
    );
    // Every kind in one language, and every language once.
    let english = paths.iter().filter(|path| path.contains("/en/"));
    let mut links = BTreeSet::new();
    for path in english.chain(&paths[..languages]) {
        let letter = server.get(path).await.unwrap();
        assert_eq!(letter.status(), 200, "{path}");
        let framed = server.get(&format!("{path}/html")).await.unwrap().text().await.unwrap();
        let own = framed.split('"').filter_map(|word| word.strip_prefix(&server.base));
        // Each is signed with another key that nobody has; one of a sort is enough.
        let sorts = own.map(|link| (link.split('/').nth(1).unwrap_or_default().to_owned(), link.replace("&amp;", "&")));
        links.extend(sorts.collect::<BTreeMap<_, _>>());
    }
    // The same for the sentences of pages: each file in each language.
    let page = server.get("/mailbox/sentences").await.unwrap().text().await.unwrap();
    let files: Vec<&str> = page.split('"').filter(|word| word.starts_with("/mailbox/sentences/")).collect();
    assert!(files.len() > languages * 15 && files.len().is_multiple_of(languages), "{files:?}");
    for file in files {
        let sentences = server.get(file).await.unwrap();
        assert_eq!(sentences.status(), 200, "{file}");
        assert!(sentences.text().await.unwrap().matches("class=\"mailbox-id").count() > 3, "{file}");
    }
    let sorts: BTreeMap<String, String> = links.into_iter().collect();
    assert!(sorts.len() >= 5, "{sorts:?}");
    for (sort, link) in &sorts {
        // The rules are everyone's, and settings are for whoever is signed in.
        let status = match sort.as_str() {
            "rules" => 200,
            "my" => 303,
            _signed => 404,
        };
        assert_eq!(server.get(link).await.unwrap().status(), status, "{link}");
    }
    assert_eq!(server.get("/mailbox/preview/en/99").await.unwrap().status(), 404);
    assert_eq!(server.get("/mailbox/preview/xx/0").await.unwrap().status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_letters_are_really_sent_there_is_no_mailbox() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let server = Running::start(&mut super::operating::program(data.path(), desk.db.url.reveal(), &sink));
    for path in ["/mailbox", "/mailbox/preview", "/mailbox/preview/en/0", "/mailbox/letter/0000000000000-00000000"] {
        assert_eq!(server.get(path).await.unwrap().status(), 404, "{path}");
    }
}
