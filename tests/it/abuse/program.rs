//! The program itself: what it says at its start, and what it leaves behind (S-3, S-13).

use nix::sys::signal::Signal;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope, stderr, stdout};

#[tokio::test(flavor = "multi_thread")]
async fn s_3_an_operator_who_forgot_to_name_the_proxy_hears_of_it() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let command = |with: &[(&str, &str)]| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", db.url.reveal()).envs(with.iter().copied());
        command
    };
    let https = ("PENELOPE_BASE_URL", "https://penelope.example.org");
    let mut server = Running::start(&mut command(&[https]));
    server.wait_for_log("PENELOPE_PROXY does not name its address");
    let doctor = |with: &[(&str, &str)]| stdout(&command(with).arg("doctor").output().unwrap());
    assert!(doctor(&[https]).contains("PENELOPE_PROXY does not name its address"));
    for well in [&[][..], &[https, ("PENELOPE_PROXY", "127.0.0.1")]] {
        assert!(!doctor(well).contains("PENELOPE_PROXY"), "{well:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s_13_no_core_is_dumped_and_broken_requests_are_no_errors_of_ours() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    let limits = server.proc("limits");
    let core = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap();
    assert_eq!(core.split_whitespace().skip(4).take(2).collect::<Vec<_>>(), ["0", "0"], "{core}");
    let address = server.base.trim_start_matches("http://").to_owned();
    let long = format!("GET / HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n", "x".repeat(200_000));
    for broken in ["\x16\x03\x01 a TLS greeting\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost", &long] {
        let mut stream = tokio::net::TcpStream::connect(&address).await.unwrap();
        // It may have hung up before all of it was said.
        drop(stream.write_all(broken.as_bytes()).await);
        drop(stream.shutdown().await);
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
    }
    assert_eq!(server.get("/healthz").await.unwrap().status(), 200);
    server.signal(Signal::SIGTERM);
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    let log = stderr(&output);
    assert!(log.contains("/healthz") && !log.contains("ERROR"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_13_what_matters_for_safety_is_logged_without_a_name() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let mut server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    let client = crate::support::app::client();
    let url = |path: &str| format!("{}{path}", server.base);
    for number in 0..100 {
        client.get(url(&format!("/table/{number:06}"))).send().await.unwrap();
    }
    server.wait_for_log("somebody guesses links or codes of tables");
}
