//! Open tables, and joining them.

use reqwest::StatusCode;

use super::house::*;
use super::session::sign_in;
use crate::support::app::{TestApp, client};

const OPEN: [(&str, &str); 2] = [("audience", "open"), ("guests", "")];

async fn code(app: &TestApp) -> String {
    app.db.client().await.query_one("SELECT code FROM tables ORDER BY id DESC LIMIT 1", &[]).await.unwrap().get(0)
}

async fn join(app: &TestApp, code: &str, address: &str) -> reqwest::Response {
    post(app, &format!("/table/{code}/join"), &[("address", address.to_owned())]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_stand_on_the_list_while_a_seat_is_free() {
    let app = TestApp::start().await;
    assert!(app.get("/tables").await.text().await.unwrap().contains("No table is looking for people right now."));
    open_confirmed(
        &app,
        &[("audience", "open"), ("pace", "leisurely"), ("table_locale", "cs"), ("bots", "1"), ("guests", "")],
    )
    .await;
    let open = code(&app).await;
    open_confirmed(&app, &[("address", "other@example.org"), ("guests", "")]).await;
    let closed = code(&app).await;
    for path in ["/", "/tables"] {
        let page = app.get(path).await.text().await.unwrap();
        for words in [open.as_str(), "Anna’s table", "2 seats free", "Leisurely", "Čeština"] {
            assert!(page.contains(words), "{path}: {words} in {page}");
        }
        assert!(!page.contains(&closed), "{path}");
    }
    let page = app.get(&format!("/table/{open}")).await.text().await.unwrap();
    assert!(page.contains("Leisurely. About 12 days to begin with"), "{page}");
    assert!(page.contains(&format!("action=\"/table/{open}/join\"")), "{page}");
    for name in ["berta", "cyril"] {
        let address = format!("{name}@example.org");
        join(&app, &open, &address).await;
        accept(&app, &address, name).await;
    }
    for path in ["/", "/tables"] {
        assert!(!app.get(path).await.text().await.unwrap().contains(&open), "a table that has begun: {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn web_07_joining_answers_the_same_whatever_the_address() {
    let app = TestApp::start().await;
    open_confirmed(&app, &OPEN).await;
    let code = code(&app).await;
    join(&app, &code, "seated@example.org").await;
    accept(&app, "seated@example.org", "Sita").await;
    app.db
        .execute("INSERT INTO players (address, created_at, blocked_at) VALUES ('blocked@example.org', now(), now())")
        .await;
    let mut answers = Vec::new();
    for address in ["new@example.org", HOST, "seated@example.org", "blocked@example.org", "new@example.org"] {
        let response = join(&app, &code, address).await;
        answers.push((response.status(), location(&response), response.text().await.unwrap()));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let mut since = mail(&app).await;
    since.retain(|line| !line.starts_with("confirm") && !line.starts_with("seated to"));
    assert_eq!(
        since,
        [
            "fresh link to host",
            "fresh link to seated",
            "invitation to new",
            "invitation to new",
            "invitation to seated"
        ]
    );
    let page = app.get(&invitation_path(&app, "new@example.org").await).await.text().await.unwrap();
    assert!(page.contains("A seat at Anna’s table"), "who asked is not told that somebody invites them: {page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_open_table_that_gathers_can_be_joined() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[("guests", "")]).await;
    let closed = code(&app).await;
    let answer = join(&app, &closed, "new@example.org").await;
    assert_eq!(answer.status(), StatusCode::CONFLICT);
    assert!(answer.text().await.unwrap().contains("This table is for invited people"));
    deed(&app, &link, "start", &[]).await;
    let answer = join(&app, &closed, "new@example.org").await;
    assert_eq!(answer.status(), StatusCode::CONFLICT);
    assert!(answer.text().await.unwrap().contains("The game has begun"));
    open_confirmed(&app, &[("audience", "open"), ("guests", ""), ("address", "other@example.org")]).await;
    let open = code(&app).await;
    let wrong = join(&app, &open, "no address").await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = wrong.text().await.unwrap();
    assert!(
        page.contains("That does not look like an email address.") && page.contains("value=\"no address\""),
        "{page}"
    );
    for code in ["ZZZZZZ", "nonsense"] {
        assert_eq!(join(&app, code, "new@example.org").await.status(), StatusCode::NOT_FOUND);
    }
    let foreign = client().post(app.url(&format!("/table/{open}/join"))).header("sec-fetch-site", "cross-site");
    let foreign = foreign.form(&[("address", "new@example.org")]).send().await.unwrap();
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
    assert_eq!(number(&app, "SELECT count(*) FROM invitations").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_in_joins_without_a_letter() {
    let app = TestApp::start().await;
    open_confirmed(&app, &OPEN).await;
    let code = code(&app).await;
    let cookie = sign_in(&app, "berta@example.org").await;
    let table = format!("/table/{code}");
    let page = client().get(app.url(&table)).header("cookie", &cookie).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("You are signed in as b…@example.org."), "{page}");
    let before = mail(&app).await;
    let request = client().post(app.url(&format!("{table}/join"))).header("cookie", &cookie);
    let invitation = location(&request.form(&[("signed_in", "yes")]).send().await.unwrap());
    assert!(invitation.starts_with("/invitation/"));
    assert_eq!(mail(&app).await, before);
    assert!(location(&post(&app, &invitation, &newcomer("Berta")).await).starts_with("/l/"));
    let nobody = post(&app, &format!("{table}/join"), &[("signed_in", "yes".to_owned())]).await;
    assert_eq!(location(&nobody), "/sign-in");
}
