//! nginx and haproxy as distributions have them, in front of the program, and PgBouncer in front of its database: what operators really
//! run.

pub(crate) mod front;
mod pooler;

use std::time::Duration;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::abuse::packed::BOMB;
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::player::hidden_fields;
use crate::support::program::{Running, penelope};
use front::{Front, Kind};

/// Where the proxies come from; this machine's own address stays for whoever watches it.
const OWN_ADDRESS: &str = "127.0.0.2";

/// The program with a proxy in front of it.
struct House {
    front: Front,
    server: Running,
    _db: TestDb,
    _data: Folder,
}

impl House {
    /// The program knows of its proxy.
    async fn open(kind: Kind) -> House {
        House::with(kind, &[("PENELOPE_PROXY", OWN_ADDRESS)]).await
    }

    async fn with(kind: Kind, settings: &[(&str, &str)]) -> House {
        let (db, data) = (TestDb::new().await, Folder::new());
        let (address, mut command) = (front::free_address(), penelope(data.path()));
        command.env("DATABASE_URL", db.url.reveal()).env("PENELOPE_BIND", &address).envs(settings.iter().copied());
        let server = Running::start(&mut command);
        let front = Front::start(kind, &address).await;
        House { front, server, _db: db, _data: data }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.front.address)
    }

    async fn get(&self, from: &Client, path: &str) -> Response {
        from.get(self.url(path)).send().await.unwrap()
    }

    /// How many letters to sign in somebody gets before it is too often.
    async fn letters(&self, from: &Client, made_up: Option<&str>) -> usize {
        for number in 0..40 {
            let form = [("address", format!("p{number}@example.org"))];
            let request = from.post(self.url("/sign-in")).form(&form);
            let request = made_up.into_iter().fold(request, |request, name| request.header("x-forwarded-for", name));
            if request.send().await.unwrap().status() == 429 {
                return number;
            }
        }
        40
    }
}

/// Somebody who comes from this address of the machine.
fn client_at(address: &str) -> Client {
    let client = Client::builder().redirect(Policy::none()).local_address(Some(address.parse().unwrap()));
    client.timeout(Duration::from_secs(60)).build().unwrap()
}

async fn each(test: impl AsyncFn(House)) {
    for kind in Kind::ALL {
        test(House::open(kind).await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_are_told_apart_and_nobody_gets_a_new_name_by_making_one_up() {
    each(async |house| {
        let [one, other] = ["127.0.0.5", "127.0.0.6"].map(client_at);
        assert_eq!(house.letters(&one, None).await, 20);
        for made_up in ["198.51.100.7", "127.0.0.6", "198.51.100.7, 198.51.100.8", "unknown", "127.0.0.1:80"] {
            assert_eq!(house.letters(&one, Some(made_up)).await, 0, "{made_up}");
        }
        assert_eq!(house.letters(&other, Some("127.0.0.5")).await, 20, "another client");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_for_this_machine_and_for_nobody_behind_the_proxy() {
    each(async |house| {
        let far = client_at("127.0.0.5");
        assert_eq!(house.get(&far, "/metrics").await.status(), 404);
        for name in ["x-forwarded-for", "x-real-ip", "forwarded"] {
            let request = far.get(house.url("/metrics")).header(name, "127.0.0.1");
            assert_eq!(request.send().await.unwrap().status(), 404, "{name}");
        }
        assert_eq!(house.server.get("/metrics").await.unwrap().status(), 200, "without the proxy in between");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_nobody_told_of_or_that_tells_nothing_opens_nothing() {
    for (kind, settings) in [
        // Forgotten in the settings.
        (Kind::Nginx, vec![]),
        (Kind::Haproxy, vec![]),
        // Named there, but passing on nothing.
        (Kind::BareNginx, vec![("PENELOPE_PROXY", OWN_ADDRESS)]),
        // Neither: plain http inside, https outside.
        (Kind::BareNginx, vec![("PENELOPE_BASE_URL", "https://penelope.example.org")]),
    ] {
        let house = House::with(kind, &settings).await;
        let far = client_at("127.0.0.5");
        assert_eq!(house.get(&far, "/metrics").await.status(), 404, "{kind:?} {settings:?}");
        assert_eq!(house.get(&far, "/").await.status(), 200, "{kind:?} {settings:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s_1_packed_bodies_are_refused_through_it() {
    each(async |house| {
        let client = client_at("127.0.0.5");
        assert_eq!(house.get(&client, "/healthz").await.status(), 200);
        let before = house.server.peak_kb();
        for path in ["/sign-in", "/new", "/sign-in"] {
            let request = client.post(house.url(path)).body(BASE64_STANDARD.decode(BOMB).unwrap());
            let request = request.header("content-type", "application/x-www-form-urlencoded");
            assert_eq!(request.header("content-encoding", "br").send().await.unwrap().status(), 415);
        }
        // The kernel counts a few pages late.
        let growth = house.server.peak_kb().saturating_sub(before);
        assert!(growth < 64 * 1024, "{growth} KB");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_signs_in_and_is_told_of_news_through_it() {
    each(async |house| {
        let client = client_at("127.0.0.5");
        let tried = client.post(house.url("/try")).header("origin", house.url("")).send().await.unwrap();
        assert_eq!(tried.status(), 303);
        let link = tried.headers()["location"].to_str().unwrap().to_owned();
        assert!(link.starts_with("/l/"), "{link}");
        let page = house.get(&client, &format!("{link}?here")).await.text().await.unwrap();
        assert!(page.contains("Your cards and goals"), "{page}");
        // A page that is behind is told at once, whatever the proxy would rather gather first.
        let events = page.split('"').find(|word| word.contains("/events?")).expect("an open page asks for news");
        let code = events.split('/').nth(2).unwrap();
        let mut stream = house.get(&client, &format!("/table/{code}/events?seq=0&talk=0")).await;
        let first = tokio::time::timeout(Duration::from_secs(20), stream.chunk()).await.expect("news in time");
        assert!(first.unwrap().unwrap().starts_with(b"event: news\n"));
        sign_in(&house, &client).await;
    })
    .await;
}

/// Asks for the letter, finds it in the demo's mailbox, and presses its button.
async fn sign_in(house: &House, client: &Client) {
    let asked = client.post(house.url("/sign-in")).form(&[("address", "anna@example.org")]).send().await.unwrap();
    assert_eq!(asked.status(), 303);
    let link = loop {
        let list = house.get(client, "/mailbox").await.text().await.unwrap();
        // Letters of one moment leave side by side: any of them may be the newest.
        let letters = list.split('"').filter(|word| word.starts_with("/mailbox/letter/"));
        let mut found = None;
        for letter in letters {
            let letter = house.get(client, &format!("{letter}/html")).await.text().await.unwrap();
            found = found.or(letter.split('"').find_map(|word| Some(word.split_once("/sign-in/")?.1.to_owned())));
        }
        if let Some(link) = found {
            break link;
        }
    };
    let page = house.get(client, &format!("/sign-in/{link}")).await.text().await.unwrap();
    let form = hidden_fields(&page);
    let signed_in = client.post(house.url(&format!("/sign-in/{link}"))).header("origin", house.url("")).form(&form);
    let signed_in = signed_in.send().await.unwrap();
    let cookies = signed_in.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let session = cookies.map(|cookie| cookie.split(';').next().unwrap()).find(|cookie| cookie.contains("session"));
    let my = client.get(house.url("/my")).header("cookie", session.expect("a session")).send().await.unwrap();
    assert_eq!(my.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_kept_headers_have_an_end_and_slow_clients_hold_up_nobody() {
    each(async |house| {
        let mut line = BufReader::new(TcpStream::connect(&house.front.address).await.unwrap());
        for _ in 0..3 {
            line.write_all(b"GET /healthz HTTP/1.1\r\nHost: penelope\r\n\r\n").await.unwrap();
            assert_eq!(read_answer(&mut line).await, (200, "alive\n".to_owned()), "on one connection");
        }
        let client = client_at("127.0.0.5");
        for (bytes, well) in [(6_000, true), (40_000, false)] {
            let response = client.get(house.url("/")).header("x-padding", "x".repeat(bytes)).send().await.unwrap();
            assert_eq!(response.status().is_success(), well, "{bytes}: {}", response.status());
            assert!(!response.status().is_server_error(), "{bytes}: {}", response.status());
        }
        let body = b"address=anna%40example.org";
        let head = format!(
            "POST /sign-in HTTP/1.1\r\nHost: penelope\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n\r\n",
            body.len()
        );
        line.write_all(head.as_bytes()).await.unwrap();
        line.write_all(&body[..5]).await.unwrap();
        for _ in 0..5 {
            assert_eq!(house.get(&client, "/").await.status(), 200, "while somebody thinks about the rest");
        }
        line.write_all(&body[5..]).await.unwrap();
        assert_eq!(read_answer(&mut line).await.0, 303);
    })
    .await;
}

/// Status and body of an answer that says its length.
async fn read_answer(line: &mut BufReader<TcpStream>) -> (u16, String) {
    let (mut status, mut length) = (0, 0);
    loop {
        let mut text = String::new();
        line.read_line(&mut text).await.unwrap();
        let text = text.trim_end().to_ascii_lowercase();
        if let Some(rest) = text.strip_prefix("http/1.1 ") {
            status = rest[..3].parse().unwrap();
        } else if let Some(bytes) = text.strip_prefix("content-length: ") {
            length = bytes.parse().unwrap();
        } else if text.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    line.read_exact(&mut body).await.unwrap();
    (status, String::from_utf8(body).unwrap())
}
