//! Who asks, and how often: what a proxy says, what anybody can make up, and networks of one's own (S-2, S-3, S-4, S-10).

use std::net::IpAddr;

use crate::support::app::{TestApp, client};

const LOOPBACK: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// How a request fares that these headers came with.
async fn status(app: &TestApp, path: &str, headers: &[(&str, &[u8])]) -> u16 {
    let request =
        headers.iter().fold(client().get(app.url(path)), |request, (name, value)| request.header(*name, *value));
    request.send().await.unwrap().status().as_u16()
}

/// Asks for letters to sign in until that was too often.
async fn letters_until_refused(app: &TestApp, headers: &[(&str, &[u8])]) -> usize {
    for number in 0..40 {
        let request = client().post(app.url("/sign-in")).form(&[("address", format!("p{number}@example.org"))]);
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        if request.send().await.unwrap().status() == 429 {
            return number;
        }
    }
    40
}

#[tokio::test(flavor = "multi_thread")]
async fn s_2_numbers_stay_closed_whatever_a_proxy_passes_on() {
    let app = TestApp::behind(LOOPBACK).await;
    for named in [
        &b"203.0.113.9"[..],
        b"127.0.0.1, 203.0.113.9",
        b"203.0.113.9:4711",
        b"[2001:db8::9]:4711",
        b"\xff\xfe",
        b"127.0.0.1, \xff",
        b"unknown",
        b"",
        // Near, but by way of a proxy that the world comes through, too.
        b"127.0.0.1",
    ] {
        assert_eq!(status(&app, "/metrics", &[("x-forwarded-for", named)]).await, 404, "{named:?}");
    }
    let twice: [(&str, &[u8]); 2] = [("x-forwarded-for", b"127.0.0.1"), ("x-forwarded-for", b"203.0.113.9")];
    assert_eq!(status(&app, "/metrics", &twice).await, 404);
    assert_eq!(status(&app, "/metrics", &[]).await, 404, "a proxy that names nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_2_the_last_entry_of_the_last_line_counts_and_nobody_gets_a_new_name_by_making_one_up() {
    let app = TestApp::behind(LOOPBACK).await;
    let own: [(&str, &[u8]); 2] =
        [("x-forwarded-for", b"198.51.100.1"), ("x-forwarded-for", b"198.51.100.2, 203.0.113.9")];
    assert_eq!(letters_until_refused(&app, &own).await, 20);
    for same in [
        &[("x-forwarded-for", &b"203.0.113.9"[..])][..],
        &[("x-forwarded-for", b"203.0.113.9:1234")],
        &[("x-forwarded-for", b"\xff, 203.0.113.9 ")],
        &[("x-forwarded-for", b"192.0.2.77"), ("x-forwarded-for", b"::ffff:203.0.113.9")],
        &[("x-forwarded-for", b"192.0.2.77"), ("x-forwarded-for", b"[::ffff:203.0.113.9]:99")],
    ] {
        assert_eq!(letters_until_refused(&app, same).await, 0, "{same:?}");
    }
    assert_eq!(letters_until_refused(&app, &[("x-forwarded-for", b"203.0.113.10")]).await, 20, "another client");
    // Whom nobody can name, all together.
    assert_eq!(letters_until_refused(&app, &[("x-forwarded-for", b"\xff")]).await, 20);
    assert_eq!(letters_until_refused(&app, &[("x-forwarded-for", b"nobody")]).await, 0);
    assert_eq!(letters_until_refused(&app, &[]).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn s_3_a_proxy_that_was_forgotten_in_the_settings_opens_nothing() {
    let app = TestApp::start().await;
    assert_eq!(status(&app, "/metrics", &[]).await, 200);
    for header in ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "via"] {
        assert_eq!(status(&app, "/metrics", &[(header, b"anything")]).await, 404, "{header}");
    }
    let https = TestApp::with_base_url(Some("https://penelope.example.org")).await;
    assert_eq!(status(&https, "/metrics", &[]).await, 404, "somebody must stand in front who is not named");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_4_a_network_of_ones_own_is_one_client() {
    let app = TestApp::behind(LOOPBACK).await;
    let from = |address: &'static [u8]| [("x-forwarded-for", address)];
    assert_eq!(letters_until_refused(&app, &from(b"2001:db8:1:2::1")).await, 20);
    for same in [&b"2001:db8:1:2::2"[..], b"[2001:db8:1:2:ffff:ffff:ffff:ffff]", b"[2001:db8:1:2:a::]:443"] {
        assert_eq!(letters_until_refused(&app, &from(same)).await, 0, "{same:?}");
    }
    assert_eq!(letters_until_refused(&app, &from(b"2001:db8:1:3::1")).await, 20, "the next network");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_10_the_demos_mailbox_opens_for_names_of_this_machine_only() {
    let app = TestApp::start().await;
    let port = app.base.rsplit(':').next().unwrap();
    for path in ["/mailbox", "/mailbox/preview"] {
        for own in ["127.0.0.1", "127.8.8.8", "localhost", "LOCALHOST", "[::1]"] {
            for host in [format!("{own}:{port}"), own.to_owned()] {
                assert_eq!(status(&app, path, &[("host", host.as_bytes())]).await, 200, "{path} of {host}");
            }
        }
        for other in
            ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "192.168.0.9", "[::2]", "", "a b"]
        {
            for host in [format!("{other}:{port}"), other.to_owned()] {
                assert_ne!(status(&app, path, &[("host", host.as_bytes())]).await, 200, "{path} of {host}");
            }
        }
    }
    assert_eq!(status(&app, "/m%61ilbox", &[("host", b"evil.example")]).await, 404, "by whatever address");
    assert_eq!(status(&app, "/mailbox/letter/nothing", &[("host", b"evil.example")]).await, 404);
    let named = TestApp::with_base_url(Some("http://penelope.lan:8080")).await;
    assert_eq!(status(&named, "/mailbox", &[("host", b"penelope.lan:8080")]).await, 200);
    assert_eq!(status(&named, "/mailbox", &[("host", b"penelope.lan")]).await, 404);
    assert_eq!(status(&app, "/", &[("host", b"evil.example")]).await, 200, "everything else goes by links");
}
