//! What holds for every request (WEB-02, -06, -08, -10, -12, OPS-02).

use reqwest::{Method, StatusCode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::support::app::{TestApp, client};

fn header<'a>(response: &'a reqwest::Response, name: &str) -> &'a str {
    response.headers().get(name).map(|value| value.to_str().unwrap()).unwrap_or("(absent)")
}

#[tokio::test(flavor = "multi_thread")]
async fn web_02_every_response_has_the_headers_errors_included() {
    let app = TestApp::start().await;
    let mut responses = Vec::new();
    for path in ["/", "/healthz", "/readyz", "/metrics", "/nowhere", "/static/nothing.css", "/favicon.ico"] {
        responses.push(app.get(path).await);
    }
    responses.push(client().post(app.url("/")).send().await.unwrap());
    responses.push(client().request(Method::TRACE, app.url("/")).send().await.unwrap());
    responses.push(client().post(app.url("/")).body(vec![b'x'; 100_000]).send().await.unwrap());
    for response in &responses {
        let status = response.status();
        let policy = header(response, "content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{status}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header(response, "x-content-type-options"), "nosniff", "{status}");
        assert_eq!(header(response, "referrer-policy"), "no-referrer", "{status}");
        assert_ne!(header(response, "cache-control"), "(absent)", "{status}");
        assert_eq!(header(response, "server"), "(absent)", "WEB-10: nothing says what runs here");
        assert_eq!(header(response, "strict-transport-security"), "(absent)", "plain http must not promise https");
    }
    let statuses: Vec<u16> = responses.iter().map(|response| response.status().as_u16()).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 404, 404, 301, 405, 405, 413]);
}

#[tokio::test(flavor = "multi_thread")]
async fn web_02_https_is_promised_where_players_come_by_https() {
    let app = TestApp::with_base_url(Some("https://penelope.example.org")).await;
    assert_eq!(header(&app.get("/").await, "strict-transport-security"), "max-age=31536000");
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_pages_in_the_readers_language_with_an_id() {
    let app = TestApp::start().await;
    for (language, title) in [
        ("en", "There is nothing here"),
        ("de-CH, en;q=0.5", "Hier ist nichts"),
        ("cs", "Tady nic není"),
        ("nl", "Hier is niets"),
        ("it", "Qui non c’è nulla"),
        ("fr", "Il n’y a rien ici"),
    ] {
        let response =
            client().get(app.url("/nowhere/at/all")).header("accept-language", language).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        let page = response.text().await.unwrap();
        assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
        let (_, rest) = page.split_once("<p class=\"quiet\">").unwrap();
        let words = rest.split(|c: char| !c.is_ascii_hexdigit());
        assert_eq!(words.filter(|word| word.len() == 12).count(), 1, "one id of twelve digits: {page}");
    }
    let refused = client().post(app.url("/")).send().await.unwrap();
    assert_eq!(header(&refused, "allow"), "GET, HEAD");
    assert!(refused.text().await.unwrap().contains("That does not work here"));
}

#[tokio::test(flavor = "multi_thread")]
async fn web_08_too_large_is_refused_whatever_is_too_large() {
    let app = TestApp::start().await;
    let long = app.get(&format!("/{}", "a".repeat(3000))).await;
    assert_eq!(long.status(), StatusCode::URI_TOO_LONG);
    let padded = client().get(app.url("/")).header("x-padding", "a".repeat(20_000)).send().await.unwrap();
    assert_eq!(padded.status(), StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
    let body = client().post(app.url("/")).body(vec![b'x'; 65 * 1024]).send().await.unwrap();
    assert_eq!(body.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(body.text().await.unwrap().contains("That was too much"));
}

#[tokio::test(flavor = "multi_thread")]
async fn web_06_broken_requests_get_a_4xx_and_the_server_goes_on() {
    let app = TestApp::start().await;
    let address = app.base.trim_start_matches("http://");
    for broken in [
        &b"GET / HTTP/1.1\r\n\r\n\xff\xfe"[..],
        b"BREW / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff\xfe\r\nContent-Length: -1\r\n\r\n",
        b"\x16\x03\x01 a TLS greeting\r\n\r\n",
    ] {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        stream.write_all(broken).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer);
        assert!(!answer.starts_with("HTTP/1.1 5"), "{broken:?}: {answer}");
    }
    assert_eq!(app.get("/").await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn static_files_are_compressed_hashed_and_kept_for_ever() {
    let app = TestApp::start().await;
    let page = app.get("/").await.text().await.unwrap();
    let paths: Vec<&str> = page.split('"').filter(|word| word.starts_with("/static/")).collect();
    assert!(paths.len() >= 3, "icon, style sheet, picture: {paths:?}");
    for path in paths {
        let response = client().get(app.url(path)).header("accept-encoding", "gzip, br").send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
        // A picture in PNG is packed already.
        if path.ends_with(".png") {
            assert_eq!(header(&response, "content-encoding"), "(absent)", "{path}");
            continue;
        }
        assert_eq!(header(&response, "content-encoding"), "gzip", "{path}");
        let plain = client().get(app.url(path)).send().await.unwrap();
        assert_eq!(header(&plain, "content-encoding"), "(absent)");
        let tags = [header(&response, "etag"), header(&plain, "etag")];
        assert_ne!(tags[0], tags[1], "two forms, two tags");
        for (form, tag) in ["gzip", "identity"].into_iter().zip(tags) {
            let again = client().get(app.url(path)).header("accept-encoding", form).header("if-none-match", tag);
            let again = again.send().await.unwrap();
            assert_eq!(
                (again.status(), header(&again, "vary")),
                (StatusCode::NOT_MODIFIED, "accept-encoding"),
                "{path}"
            );
        }
        let other = client().get(app.url(path)).header("if-none-match", tags[0]).send().await.unwrap();
        assert_eq!((other.status(), header(&other, "vary")), (StatusCode::OK, "accept-encoding"), "{path}");
        let packed = response.bytes().await.unwrap().len();
        assert!(packed < plain.bytes().await.unwrap().len(), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn head_answers_like_get_without_a_body() {
    let app = TestApp::start().await;
    let response = client().head(app.url("/")).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let length = header(&response, "content-length").parse::<usize>().unwrap();
    assert_eq!(length, app.get("/").await.text().await.unwrap().len());
    assert_eq!(response.text().await.unwrap(), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_02_alive_without_a_database_ready_only_with_one_that_is_migrated() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/readyz").await.status(), StatusCode::OK);
    app.db.execute("DELETE FROM __diesel_schema_migrations").await;
    let behind = app.get("/readyz").await;
    assert_eq!(behind.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(behind.text().await.unwrap(), "not ready: the database needs «penelope migrate»\n");
    app.db.execute("ALTER TABLE __diesel_schema_migrations RENAME TO kept").await;
    app.db.execute("CREATE TABLE __diesel_schema_migrations (version text); INSERT INTO __diesel_schema_migrations VALUES ('99990101000000')").await;
    assert_eq!(app.get("/readyz").await.status(), StatusCode::SERVICE_UNAVAILABLE, "a newer database is not ours");
    assert_eq!(app.get("/healthz").await.text().await.unwrap(), "alive\n");
    assert_eq!(app.get("/").await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_03_metrics_count_by_route_and_hold_no_address_that_was_asked_for() {
    let app = TestApp::start().await;
    app.get("/static/secret-token-1234").await;
    app.get("/another-secret").await;
    client().request(Method::from_bytes(b"BREW").unwrap(), app.url("/")).send().await.unwrap();
    let text = app.get("/metrics").await.text().await.unwrap();
    assert!(
        text.contains(r#"penelope_http_requests_total{method="GET",route="/static/{name}",status="404"} 1"#),
        "{text}"
    );
    assert!(text.contains(r#"method="other",route="(none)",status="405"} 1"#), "{text}");
    assert!(!text.contains("secret"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tests_move_the_clock_by_hand() {
    let app = TestApp::start().await;
    let before = app.clock.now();
    app.clock.advance(chrono::TimeDelta::days(3));
    assert_eq!((app.clock.now() - before).num_hours(), 72);
}
