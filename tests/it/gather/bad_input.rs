//! Whatever is posted anywhere: a page with a 4xx status, nothing changed, never a 5xx (WEB-06).

use penelope::link::{Errand, Purpose};
use reqwest::StatusCode;

use super::house::*;
use crate::support::app::{TestApp, client};

#[tokio::test(flavor = "multi_thread")]
async fn web_06_missing_doubled_unknown_huge_and_unreadable_fields_change_nothing() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[("audience", "open")]).await;
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let invitation = invitation_path(&app, "berta@example.org").await;
    let capability = capability(&app, &link).await;
    let before = rows(&app).await;
    let huge = "x".repeat(70_000);
    let long = "x".repeat(20_000);
    let mut paths = vec![
        ("/new".to_owned(), "game=ulysses&places=4&bots=0&ruleset=ulysses/1&turns=1&pace=none&take_back=0&table_locale=en&audience=open&guests=&name=A&word=w&address=a@example.org".to_owned()),
        ("/sign-in".to_owned(), "address=a@example.org".to_owned()),
        (invitation, "do=accept&name=Berta&word=w&locale=de".to_owned()),
        (format!("/table/{code}/join"), "address=a@example.org".to_owned()),
        ("/my/settings".to_owned(), "name=A&locale=en".to_owned()),
    ];
    for (deed, more) in [
        ("word", "&word=w"),
        ("invite", "&guests=a@example.org"),
        ("withdraw", "&invitation=1"),
        ("start", ""),
        ("leave", ""),
        ("links", ""),
    ] {
        for base in [link.clone(), format!("/table/{code}")] {
            paths.push((format!("{base}/{deed}"), format!("capability={capability}{more}")));
        }
    }
    for (path, whole) in &paths {
        let (first, _) = whole.split_once('&').unwrap_or((whole, ""));
        let (name, _) = first.split_once('=').unwrap();
        for body in [
            String::new(),
            "nonsense".to_owned(),
            format!("{whole}&{first}"),
            format!("{whole}&unknown=1"),
            format!("{whole}&{name}%00=1"),
            whole.replacen(first, &format!("{name}=%ff%fe"), 1),
            whole.replacen(first, &format!("{name}={long}"), 1),
            format!("{whole}{huge}"),
            "%".repeat(50),
        ] {
            let request = client().post(app.url(path)).header("content-type", "application/x-www-form-urlencoded");
            let shown: String = body.chars().take(80).collect();
            let answer = request.body(body).send().await.unwrap();
            let status = answer.status();
            assert!(status.is_client_error(), "{path} {shown}: {status}");
            assert!(answer.text().await.unwrap().contains("<h1>"), "a clear page: {path} {shown}");
        }
        for (kind, body) in
            [("application/json", "{}"), ("text/plain", whole), ("multipart/form-data; boundary=x", "--x--")]
        {
            let answer =
                client().post(app.url(path)).header("content-type", kind).body(body.to_owned()).send().await.unwrap();
            assert!(answer.status().is_client_error(), "{path} {kind}: {}", answer.status());
        }
        let raw = client().post(app.url(path)).header("content-type", "application/x-www-form-urlencoded");
        let answer = raw.body([name.as_bytes(), b"=\xff\xfe\x00"].concat()).send().await.unwrap();
        assert!(answer.status().is_client_error(), "{path}: {}", answer.status());
    }
    assert_eq!(rows(&app).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn web_12_pages_and_forms_know_their_methods() {
    let app = TestApp::start().await;
    for (path, allowed) in [
        ("/tables", "GET, HEAD"),
        ("/sent", "GET, HEAD, POST"),
        ("/my", "GET, HEAD"),
        ("/my/sign-out", "POST"),
        ("/table/K7QM2X/leave", "POST"),
        ("/new", "GET, HEAD, POST"),
        ("/never/x", "GET, HEAD, POST"),
    ] {
        let answer = client().request(reqwest::Method::OPTIONS, app.url(path)).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.headers()["allow"], allowed, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn link_13_guessing_is_slowed_down_and_locks_nobody_out() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[]).await;
    let sign_in = pass_path(&app, "sign-in", Errand::SignIn, HOST).await;
    let mut refused = false;
    for number in 0..100 {
        let path = ["/l/", "/sign-in/", "/never/", "/invitation/", "/unsubscribe/"][number % 5];
        let answer = app.get(&format!("{path}{}", "A".repeat(56))).await;
        refused |= answer.status() == StatusCode::TOO_MANY_REQUESTS;
        assert!(answer.status().is_client_error());
    }
    assert!(refused, "there is a limit");
    assert_eq!(app.get(&format!("{link}?here")).await.status(), StatusCode::OK);
    assert_eq!(app.get(&sign_in).await.status(), StatusCode::OK);
    let unsubscribe = seat_token(&app, "Anna", Purpose::Unsubscribe).await;
    assert_eq!(app.get(&format!("/unsubscribe/{unsubscribe}")).await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn link_12_other_hosts_in_a_request_have_no_effect_on_where_it_leads() {
    let app = TestApp::start().await;
    let request = client()
        .post(app.url("/new"))
        .header("x-forwarded-host", "evil.example")
        .header("forwarded", "host=evil.example");
    let answer = request.form(&with(new_table(), &[])).send().await.unwrap();
    assert_eq!(location(&answer), "/sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_with_fields_missing_is_shown_again_with_sentences_and_with_all_that_was_typed() {
    let app = TestApp::start().await;
    let before = rows(&app).await;
    let answer = post(&app, "/new", &[("name", "Anna".to_owned()), ("guests", "berta@example.org".to_owned())]).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = answer.text().await.unwrap();
    assert!(page.contains("value=\"Anna\"") && page.contains("berta@example.org</textarea>"), "{page}");
    assert!(page.matches("class=\"problem\"").count() >= 5, "a sentence beside each field: {page}");
    assert!(page.contains("name=\"game\" value=\"ulysses\""));
    // Only the game was missing: shown again the form says it, and nothing else is wrong.
    let form: Form = new_table().into_iter().filter(|(name, _)| *name != "game").collect();
    let answer = post(&app, "/new", &form).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.text().await.unwrap().matches("class=\"problem\"").count(), 1);
    assert_eq!(rows(&app).await, before);

    open_confirmed(&app, &[]).await;
    let path = invitation_path(&app, "berta@example.org").await;
    let before = rows(&app).await;
    let answer = post(&app, &path, &[("name", "Berta".to_owned()), ("word", "fig".to_owned())]).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "no button was pressed");
    assert!(answer.text().await.unwrap().contains("value=\"Berta\""));
    assert_eq!(rows(&app).await, before);
}
