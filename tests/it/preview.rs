//! What is shown of an address where somebody pastes it: words and a picture that everybody may see, and no key to anything.

use reqwest::StatusCode;

use crate::gather::house::{invitation_path, open_confirmed};
use crate::support::app::TestApp;
use crate::support::player::Player;

const SITE: &str = "https://penelope.test";

/// What a program that makes previews reads.
fn property(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("<meta property=\"og:{name}\" content=\""))?;
    Some(rest.split_once('"')?.0.to_owned())
}

async fn page(app: &TestApp, path: &str) -> String {
    app.get(path).await.text().await.unwrap()
}

/// Width and height of a PNG, from its head.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "a PNG");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// The picture behind an address of the site.
async fn picture(app: &TestApp, address: &str, kept: &str) -> Vec<u8> {
    let response = app.get(address.strip_prefix(SITE).expect("it stands alone")).await;
    assert_eq!(response.status(), StatusCode::OK, "{address}");
    assert_eq!(response.headers()["content-type"], "image/png");
    assert_eq!(response.headers()["cache-control"], kept);
    assert_eq!(response.headers()["cross-origin-resource-policy"], "cross-origin");
    let bytes = response.bytes().await.unwrap().to_vec();
    assert_eq!(size(&bytes), (1200, 630));
    assert!(bytes.len() < 80_000, "{} bytes", bytes.len());
    bytes
}

const FOR_EVER: &str = "public, max-age=31536000, immutable";

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_shown_with_everybodys_chart_after_its_last_entry_in_its_own_language() {
    let app = TestApp::with_base_url(Some(SITE)).await;
    let mut player = Player::start(&app).await;
    app.db.execute("UPDATE tables SET locale = 'cs'").await;
    let table = format!("/table/{}", player.code());
    let before = page(&app, &table).await;
    assert!(before.contains("<html lang=\"en\">"), "the page is in the reader's language");
    assert!(property(&before, "title").unwrap().starts_with("Ulysses · stůl "), "{:?}", property(&before, "title"));
    assert!(property(&before, "image:alt").unwrap().contains("Loď"), "{:?}", property(&before, "image:alt"));
    assert!(before.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    let first = property(&before, "image").unwrap();
    let entries: i64 = app.db.client().await.query_one("SELECT count(*) FROM entries", &[]).await.unwrap().get(0);
    assert_eq!(first, format!("{SITE}{table}/preview/{entries}.png"));
    let drawn = picture(&app, &first, FOR_EVER).await;
    assert_eq!(picture(&app, &first, FOR_EVER).await, drawn, "kept or drawn anew, it is the same");
    for _ in 0..4 {
        player.answer_plainly().await;
    }
    let second = property(&page(&app, &table).await, "image").unwrap();
    assert_ne!(second, first, "another entry, another address");
    assert_ne!(picture(&app, &second, FOR_EVER).await, drawn);
    let step = property(&page(&app, &format!("{table}/replay/{entries}")).await, "image");
    assert_eq!(step, Some(first), "a step shows what the table was then");
    assert_eq!(property(&page(&app, &format!("{table}/replay")).await, "image"), Some(second));
    for wrong in ["0", "x", "-1", "100000", "4294967296"] {
        assert_eq!(app.get(&format!("{table}/preview/{wrong}.png")).await.status(), StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seats_own_page_has_no_preview_and_an_invitation_shows_the_house() {
    let app = TestApp::with_base_url(Some(SITE)).await;
    let player = Player::start(&app).await;
    let own = page(&app, &format!("{}?here", player.link)).await;
    assert!(own.contains("class=\"hand\"") && !own.contains("og:") && !own.contains("twitter:"), "{own}");
    open_confirmed(&app, &[]).await;
    let invitation = invitation_path(&app, "berta@example.org").await;
    let shown = page(&app, &invitation).await;
    let token = invitation.rsplit('/').next().unwrap();
    let head = shown.split_once("<meta name=\"description\"").unwrap().1.split_once("</head>").unwrap().0;
    assert!(!head.contains(token) && !head.contains("berta") && !head.contains("Anna"), "{head}");
    for page in [shown, page(&app, "/").await, page(&app, "/rules/ulysses/de").await] {
        let address = property(&page, "image").unwrap();
        assert_eq!(address, format!("{SITE}/preview.png"));
        picture(&app, &address, "public, max-age=86400").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_that_make_previews_may_read_tables_and_nothing_that_is_a_key() {
    let app = TestApp::start().await;
    let robots = page(&app, "/robots.txt").await;
    let (previews, all) = robots.split_once("\n\n").expect("one part for them, one for all others");
    assert!(previews.contains("User-agent: facebookexternalhit\n") && previews.contains("Allow: /table/\n"));
    assert!(previews.ends_with("Disallow: /") && !previews.contains("/l/") && !previews.contains("invitation"));
    assert!(all.starts_with("User-agent: *\n") && !all.contains("Allow: /table/\n"), "{robots}");
}
