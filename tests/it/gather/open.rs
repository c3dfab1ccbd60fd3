//! Opening a table.

use futures_util::future::join_all;
use reqwest::StatusCode;

use super::house::*;
use super::session::sign_in;
use crate::support::app::{TestApp, client};

#[tokio::test(flavor = "multi_thread")]
async fn link_16_a_table_is_nobodys_business_until_its_host_has_confirmed() {
    let app = TestApp::start().await;
    let page = app.get("/new").await.text().await.unwrap();
    for name in
        ["places", "bots", "ruleset", "turns", "pace", "table_locale", "audience", "guests", "name", "address", "word"]
    {
        assert!(page.contains(&format!("name=\"{name}\"")), "{name}: {page}");
    }
    open(&app, &[("audience", "open")]).await;
    assert_eq!(mail(&app).await, ["confirm to host"], "nobody is invited yet");
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    assert_eq!(app.get(&format!("/table/{code}")).await.status(), StatusCode::NOT_FOUND);
    for path in ["/", "/tables"] {
        assert!(!app.get(path).await.text().await.unwrap().contains(&code), "{path}");
    }
    let sent = app.get("/sent").await.text().await.unwrap();
    assert!(sent.contains("Check your email") && sent.contains("/mailbox"), "{sent}");
    let word = app.db.client().await.query_one("SELECT word, options FROM seats, tables", &[]).await.unwrap();
    assert!(!String::from_utf8_lossy(word.get(0)).contains("olive"), "ENG-11: the word is sealed");
    assert!(word.get::<_, String>(1).contains("120"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_is_told_beside_its_field_and_nothing_typed_is_lost() {
    let app = TestApp::start().await;
    let many = (1..=5).map(|number| format!("g{number}@example.org ")).collect::<String>();
    let (long_name, long_word) = ("n".repeat(41), "w".repeat(65));
    for (field, value, sentence) in [
        ("places", "6", "Please choose one of these."),
        ("places", "", "Please choose one of these."),
        ("bots", "4", "One seat at least must be left for a person"),
        ("bots", "-1", "One seat at least must be left for a person"),
        ("ruleset", "ulysses/2", "Please choose one of these."),
        ("turns", "0", "The turn limit is a number from 1 to 1000."),
        ("turns", "many", "The turn limit is a number from 1 to 1000."),
        ("pace", "warp", "Please choose one of these."),
        ("table_locale", "tlh", "Please choose one of these."),
        ("audience", "nobody", "Please choose one of these."),
        ("guests", "berta@example.org cyril", "“cyril” does not look like an email address."),
        ("guests", &many, "Only 3 seats are free for guests."),
        ("name", "", "Please say how you want to be called."),
        ("name", &long_name, "A name has at most 40 characters."),
        ("name", "see www.example.org", "A name has letters in it, and no links"),
        ("address", "anna", "That does not look like an email address."),
        ("address", "anna@example.org\r\nBcc: x@example.org", "That does not look like an email address."),
        ("word", " ", "Please choose a word; any will do."),
        ("word", &long_word, "A lucky word has at most 64 characters."),
    ] {
        let form = with(new_table(), &[("sides", "yes"), (field, value)]);
        let response = post(&app, "/new", &form).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{field}={value}");
        let page = response.text().await.unwrap();
        assert!(page.contains(sentence), "{field}={value}: {page}");
        assert_eq!(page.matches("class=\"problem\"").count(), 2, "the sentence and the one on top: {field}={value}");
        for (name, typed) in &form {
            let kept = match *name {
                "name" | "word" | "turns" | "address" => page.contains(&format!("value=\"{}\"", typed)),
                "guests" => page.contains(typed.as_str()),
                "sides" => page.contains("name=\"sides\" value=\"yes\" checked"),
                "game" => continue,
                _ if *name == field => continue,
                _ => {
                    page.contains(&format!("value=\"{typed}\" required checked"))
                        || page.contains(&format!("value=\"{typed}\" selected"))
                }
            };
            assert!(kept || typed.contains('\n'), "{name} was lost after {field}={value}: {page}");
        }
    }
    assert_eq!(number(&app, "SELECT count(*) FROM tables").await, 0);
    assert_eq!(number(&app, "SELECT count(*) FROM players").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn web_07_the_answer_is_the_same_whoever_has_the_address() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    app.db.execute("UPDATE players SET blocked_at = now() WHERE address = 'berta@example.org'").await;
    let mut answers = Vec::new();
    for address in [HOST, "berta@example.org", "cyril@example.org", "nobody@example.org"] {
        let response = post(&app, "/new", &with(new_table(), &[("address", address), ("guests", "")])).await;
        answers.push((response.status(), location(&response), response.text().await.unwrap()));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let blocked =
        letters(&app).await.into_iter().find(|letter| letter.to == "berta@example.org" && letter.kind == "confirm");
    assert_eq!(blocked.unwrap().state, "unwanted", "who wants no letters gets none");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_confirmations_without_end() {
    let app = TestApp::start().await;
    for _ in 0..9 {
        open(&app, &[("guests", "")]).await;
    }
    let states: Vec<String> = letters(&app).await.into_iter().map(|letter| letter.state).collect();
    assert_eq!(states.iter().filter(|state| *state == "waiting").count(), 6, "six a day, whoever asks");
    app.clock.advance(chrono::TimeDelta::hours(25));
    open(&app, &[("guests", "")]).await;
    assert_eq!(letters(&app).await.last().unwrap().state, "waiting", "the next day there is room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_signed_in_needs_no_confirmation() {
    let app = TestApp::start().await;
    let cookie = sign_in(&app, HOST).await;
    let page = client().get(app.url("/new")).header("cookie", &cookie).send().await.unwrap().text().await.unwrap();
    assert!(!page.contains("name=\"address\""), "{page}");
    let mut form = with(new_table(), &[]);
    form.retain(|(name, _)| *name != "address");
    let request = || client().post(app.url("/new")).header("cookie", &cookie).form(&form);
    let foreign = request().header("sec-fetch-site", "cross-site").send().await.unwrap();
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN, "WEB-03");
    assert!(location(&request().send().await.unwrap()).starts_with("/l/"));
    let invited = mail(&app).await.into_iter().filter(|line| line.starts_with("invitation")).count();
    assert_eq!((invited, number(&app, "SELECT count(*) FROM tables WHERE confirmed_at IS NOT NULL").await), (3, 1));
    let nameless = client().post(app.url("/new")).form(&form).send().await.unwrap();
    assert_eq!(nameless.status(), StatusCode::UNPROCESSABLE_ENTITY, "without the cookie an address is needed");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_opens_tables_up_to_a_limit() {
    let app = TestApp::start().await;
    let form = with(new_table(), &[("guests", "")]);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.extend(join_all((0..10).map(|_| post(&app, "/new", &form))).await.into_iter().map(|r| r.status()));
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    assert!(statuses.iter().all(|status| [StatusCode::SEE_OTHER, StatusCode::TOO_MANY_REQUESTS].contains(status)));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_invite_one_another_at_the_same_moment_do_not_block_each_other() {
    let app = TestApp::start().await;
    let person = |number: usize| format!("p{}@example.org", number % 8);
    let forms: Vec<Form> = (0..24)
        .map(|number| {
            let guests = format!("{} {} {}", person(number + 3), person(number + 1), person(number + 6));
            with(new_table(), &[("address", &person(number)), ("guests", &guests)])
        })
        .collect();
    for answer in join_all(forms.iter().map(|form| post(&app, "/new", form))).await {
        assert_eq!(location(&answer), "/sent");
    }
    let mut paths = Vec::new();
    for table in 1..=24 {
        paths.push(confirm_path(&app, table).await);
    }
    let zone = greenwich();
    for answer in join_all(paths.iter().map(|path| post(&app, path, &zone))).await {
        assert!(location(&answer).starts_with("/l/"));
    }
}
