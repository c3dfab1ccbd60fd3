//! Packed bodies, coming and going (S-1, P15, P16).

use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine as _};

use crate::support::app::{TestApp, client};
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope};

/// 256 MB of the letter a, packed with brotli.
pub(crate) const BOMB: &str = "z///f/glwuKxQCD3/p/////wSwDEYQGA7v0/////4ZcAiMMiAN37f/7//8MvARCHBQC69//8//+HXwIgDgsAdO//+f//D78EQBwWAOje\
                    //P//x9+CYA4LADQvf/n//8//BIAcVgAoHv/z///f/glAOKwAED3/p/////wSwDEYQGA7v0/////4ZcAiMMCAN37f/7//8MvARCHBQC69\
                    //8//+HXwIgDgsAdO//+f//D78EQBwWAOje//P//x9+CYA4LADQvf/P//9//BIAcVgAoHv/Dw==";
/// Far below what one of them would unpack to.
const GROWTH_KB_MAX: u64 = 64 * 1024;
/// However busy the machine: it took 21 s with four of them.
const PATIENCE: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn s_1_packed_bodies_are_refused_and_take_neither_memory_nor_anybodys_time() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    assert_eq!(server.get("/healthz").await.unwrap().status(), 200);
    let before = server.peak_kb();
    let body = BASE64_STANDARD.decode(BOMB).unwrap();
    assert!(body.len() < 256, "a body that anyone may send");
    let bombs = ["/sign-in", "/new", "/sign-in", "/new"].map(|path| {
        let request = client().post(format!("{}{path}", server.base)).body(body.clone());
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        tokio::spawn(request.header("content-encoding", "br").send())
    });
    let mut slowest = Duration::ZERO;
    loop {
        let all_in = bombs.iter().all(tokio::task::JoinHandle::is_finished);
        let begun = Instant::now();
        assert_eq!(server.get("/healthz").await.unwrap().status(), 200);
        slowest = slowest.max(begun.elapsed());
        if all_in {
            break;
        }
    }
    for bomb in bombs {
        let refused = bomb.await.unwrap().unwrap();
        assert_eq!(refused.status(), 415);
        assert_eq!(refused.headers()["accept-encoding"], "identity");
    }
    let growth = server.peak_kb() - before;
    assert!(growth < GROWTH_KB_MAX, "{growth} KB for four bodies of {} bytes", body.len());
    assert!(slowest < PATIENCE, "another client waited {slowest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_1_any_way_to_say_packed_is_refused_and_plain_is_plain() {
    let app = TestApp::start().await;
    let send = async |encodings: &[&str]| {
        let request = client().post(app.url("/sign-in")).form(&[("address", "anna@example.org")]);
        let request = encodings.iter().fold(request, |request, value| request.header("content-encoding", *value));
        request.send().await.unwrap().status().as_u16()
    };
    for packed in
        [&["gzip"][..], &["BR"], &["deflate"], &["zstd"], &["identity, gzip"], &["identity", "gzip"], &["nonsense"]]
    {
        assert_eq!(send(packed).await, 415, "{packed:?}");
    }
    assert_eq!(send(&[]).await, 303);
    assert_eq!(send(&["identity"]).await, 303);
}

/// As browsers ask.
const BROWSER: &str = "gzip, deflate, br, zstd";

/// The usual time of an answer, packed and plain: one connection each, in turn, so that whatever else the machine does meets
/// both alike.
async fn usual_times(app: &TestApp, path: &str) -> [Duration; 2] {
    let mut kinds = [(client(), BROWSER, true, Vec::new()), (client(), "identity", false, Vec::new())];
    for _ in 0..41 {
        for (client, encodings, packed, times) in &mut kinds {
            let begun = Instant::now();
            let response = client.get(app.url(path)).header("accept-encoding", *encodings).send().await.unwrap();
            assert_eq!(response.status(), 200, "{path}");
            assert_eq!(response.headers().contains_key("content-encoding"), *packed, "{path}");
            response.bytes().await.unwrap();
            times.push(begun.elapsed());
        }
    }
    kinds.map(|(.., mut times)| {
        times.sort();
        times[times.len() / 2]
    })
}

async fn style_sheet(app: &TestApp) -> String {
    let page = app.get("/").await.text().await.unwrap();
    page.split('"').find(|word| word.starts_with("/static/") && word.ends_with(".css")).unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn p_15_a_packed_answer_comes_as_soon_as_a_plain_one() {
    let app = TestApp::start().await;
    let style = style_sheet(&app).await;
    for path in [style.as_str(), "/", "/rules/ulysses"] {
        let [packed, plain] = usual_times(&app, path).await;
        // Where the end of an answer waits for the other side to say that it has the beginning, that takes 40 ms.
        assert!(packed < plain + Duration::from_millis(25), "{path}: {packed:?} packed, {plain:?} plain");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn p_16_packing_keeps_no_memory() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    let ask = async |count: usize| {
        let browsers = (0..32).map(|_| {
            let (client, url) = (client(), format!("{}/", server.base));
            tokio::spawn(async move {
                for _ in 0..count {
                    let response = client.get(&url).header("accept-encoding", BROWSER).send().await.unwrap();
                    assert_eq!(response.headers()["content-encoding"], "gzip");
                    response.bytes().await.unwrap();
                }
            })
        });
        for browser in browsers.collect::<Vec<_>>() {
            browser.await.unwrap();
        }
    };
    ask(1).await;
    let before = server.peak_kb();
    ask(20).await;
    let growth = server.peak_kb() - before;
    assert!(growth < 48 * 1024, "{growth} KB for 640 front pages");
}
