//! Ending letters: by one click of a mail program, by a button, and back again.

use penelope::link::{Errand, Purpose};
use reqwest::{Method, StatusCode};

use super::house::*;
use crate::support::app::{TestApp, client};

/// What mail programs post (RFC 8058), in both ways to write a form.
async fn one_click(app: &TestApp, path: &str, multipart: bool) -> reqwest::Response {
    let request = client().post(app.url(path));
    let request = if multipart {
        let body = "--x\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--x--\r\n";
        request.header("content-type", "multipart/form-data; boundary=x").body(body)
    } else {
        request.header("content-type", "application/x-www-form-urlencoded").body("List-Unsubscribe=One-Click")
    };
    request.header("sec-fetch-site", "cross-site").send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_07_one_click_ends_a_tables_letters_and_keeps_the_seat() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[]).await;
    let path = format!("/unsubscribe/{}", seat_token(&app, "Anna", Purpose::Unsubscribe).await);
    let before = rows(&app).await;
    for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
        client().request(method, app.url(&path)).send().await.unwrap();
    }
    assert_eq!(rows(&app).await, before, "GET changes nothing");
    let page = app.get(&path).await.text().await.unwrap();
    assert_eq!(first_button_method(&page), "get", "a scanner's click keeps the letters: {page}");
    let letters = "SELECT count(*) FROM seats WHERE letters";
    for multipart in [false, true, false] {
        let answer = one_click(&app, &path, multipart).await;
        assert_eq!(answer.status(), StatusCode::OK, "2xx without a redirect");
        assert!(answer.text().await.unwrap().contains("Your seat stays yours."));
        assert_eq!(number(&app, letters).await, 0);
    }
    assert!(super::house::page(&app, &link).await.contains("You sit here as Anna."), "the seat is kept");
    let ended = app.get(&path).await.text().await.unwrap();
    assert!(ended.contains("value=\"again\""));
    assert_eq!(first_button_method(&ended), "get", "nor does it bring them back");
    let answer = post(&app, &path, &[("do", "again".to_owned())]).await;
    assert!(answer.text().await.unwrap().contains("writes to you again"));
    assert_eq!(number(&app, letters).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_07_one_click_ends_all_letters_to_an_address() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = pass_path(&app, "never", Errand::Block, HOST).await;
    let page = app.get(&path).await.text().await.unwrap();
    assert!(page.contains("h…@example.org"), "{page}");
    assert_eq!(first_button_method(&page), "get");
    let blocked = "SELECT count(*) FROM players WHERE blocked_at IS NOT NULL";
    assert_eq!(number(&app, blocked).await, 0);
    for multipart in [false, true] {
        assert_eq!(one_click(&app, &path, multipart).await.status(), StatusCode::OK);
        assert_eq!(number(&app, blocked).await, 1);
    }
    assert_eq!(post(&app, &path, &[("do", "stop".to_owned())]).await.status(), StatusCode::OK);
    assert_eq!(number(&app, blocked).await, 1);
    let answer = post(&app, &path, &[("do", "again".to_owned())]).await;
    assert!(answer.text().await.unwrap().contains("We shall write to you again"));
    assert_eq!(number(&app, blocked).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn link_05_07_other_tokens_and_revoked_ones_end_nothing() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    let before = rows(&app).await;
    let seat = seat_token(&app, "Anna", Purpose::Seat).await;
    let unsubscribe = seat_token(&app, "Anna", Purpose::Unsubscribe).await;
    let sign_in = pass_path(&app, "sign-in", Errand::SignIn, HOST).await.replace("/sign-in/", "");
    for path in [
        format!("/unsubscribe/{seat}"),
        format!("/unsubscribe/{sign_in}"),
        format!("/never/{unsubscribe}"),
        format!("/never/{sign_in}"),
        format!("/l/{unsubscribe}"),
        format!("/sign-in/{unsubscribe}"),
    ] {
        assert_eq!(app.get(&path).await.status(), StatusCode::NOT_FOUND, "{path}");
        let answer = client().post(app.url(&path)).body("List-Unsubscribe=One-Click").send().await.unwrap();
        assert!(answer.status().is_client_error(), "{path}");
    }
    assert_eq!(rows(&app).await, before);
    app.db.execute("UPDATE seats SET epoch = 1").await;
    let answer = app.get(&format!("/unsubscribe/{unsubscribe}")).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
}
