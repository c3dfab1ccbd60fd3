//! Links as they come out of letters and mail programs: with signs after them, at the wrong table, behind a closed question.

use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;

use crate::by_mail::postman::{Mail, Postman};
use crate::by_mail::table::{PEOPLE, gather};
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::folder::Folder;

/// A mailbox, and who fills it.
fn post(app: &TestApp) -> (Folder, Postman) {
    let folder = Folder::new();
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let postman = Postman::new(app, Transport::Mailbox(mailbox), folder.path().to_owned());
    (folder, postman)
}

/// Sends what waits, also for whoever was taken to be on the page.
async fn deliver(app: &TestApp, postman: &mut Postman) -> Vec<Mail> {
    app.clock.advance(chrono::TimeDelta::minutes(6));
    postman.deliver().await
}

#[tokio::test(flavor = "multi_thread")]
async fn f_9_signs_after_a_link_of_a_letter_do_not_matter() {
    let app = TestApp::start().await;
    let (_folder, mut postman) = post(&app);
    let mut links: Vec<String> = Vec::new();
    // The first letters stand for themselves; those that follow need them to be answered.
    let mut host = Client::without_cookies(&app.base);
    let mut form = host.open("/sign-in").await.form("/sign-in");
    host.press(form.fill("address", PEOPLE[0].1), None).await;
    links.extend(deliver(&app, &mut postman).await.iter().flat_map(Mail::links));
    let mut form = host.open("/new").await.form("/new");
    form.fill_all(&[("guests", "berta@example.org"), ("name", "Anna"), ("address", "anna@example.org")]);
    assert_eq!(host.press(&form, None).await.path(), "/sent");
    let letters = deliver(&app, &mut postman).await;
    links.extend(letters.iter().flat_map(Mail::links));
    let confirm = letters.iter().find_map(|letter| letter.path("/confirm/")).unwrap();
    look(&app, &links).await;
    let form = host.open_from_letter(&confirm).await.form(&confirm);
    assert_eq!(host.press(&form, None).await.status, 200);
    let links: Vec<String> = deliver(&app, &mut postman).await.iter().flat_map(Mail::links).collect();
    assert!(links.iter().any(|link| link.starts_with("/invitation/")), "{links:?}");
    look(&app, &links).await;

    let dealt = TestApp::start().await;
    let (_folder, mut postman) = post(&dealt);
    gather(&dealt, &mut postman, 4, "120").await;
    let links: Vec<String> = deliver(&dealt, &mut postman).await.iter().flat_map(Mail::links).collect();
    assert!(links.iter().any(|link| link.contains("/review?")), "a choice right in the letter: {links:?}");
    look(&dealt, &links).await;
}

/// Each leads to the same page, whatever stands after it.
async fn look(app: &TestApp, links: &[String]) {
    let mut seen: Vec<&str> = Vec::new();
    for link in links {
        // One of each kind.
        let kind =
            link.rsplit_once('/').map_or("", |(folder, rest)| if rest.contains('?') { "choice" } else { folder });
        if seen.contains(&kind) {
            continue;
        }
        seen.push(kind);
        let mut client = Client::without_cookies(&app.base);
        let plain = client.open_from_letter(link).await;
        assert_eq!(plain.status, 200, "{link}");
        let title = plain.title();
        for sign in [".", ")", ">", ",", ";", "*", "\"", "'", "”", "»", ">.", "%29", "%3E", "%22", "%C2%BB"] {
            let page = client.open_from_letter(&format!("{link}{sign}")).await;
            assert_eq!((page.status.as_u16(), page.title()), (200, title.clone()), "{link}{sign}");
        }
    }
    assert!(!seen.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn s_7_a_form_is_worth_nothing_below_another_address_than_its_own() {
    let app = TestApp::start().await;
    let (_folder, mut postman) = post(&app);
    gather(&app, &mut postman, 4, "120").await;
    let seats: Vec<String> = deliver(&app, &mut postman).await.iter().filter_map(|letter| letter.path("/l/")).collect();
    assert!(seats.len() > 1, "{seats:?}");
    let mut client = Client::without_cookies(&app.base);
    let mut talk = client.open_from_letter(&seats[0]).await.form("/talk");
    talk.fill("words", "Ahoi");
    let fields = talk.entries();
    let fields: Vec<(&str, String)> = fields.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let mut other = Client::without_cookies(&app.base);
    let elsewhere = other.open("/").await.form("/try");
    let elsewhere = other.press(&elsewhere, None).await.path();
    let elsewhere = elsewhere.trim_end_matches("?here");
    let codes = app.db.client().await.query("SELECT code FROM tables ORDER BY id", &[]).await.unwrap();
    let [own, foreign] = [0, 1].map(|number| format!("/table/{}", codes[number].get::<_, String>(0)));
    let rows = "SELECT (SELECT count(*) FROM talk) + (SELECT coalesce(sum(extract(epoch FROM acted_at)), 0) FROM seats)::bigint";
    let rows = async || -> i64 { app.db.client().await.query_one(rows, &[]).await.unwrap().get(0) };
    let before = rows().await;
    for address in ["/table/%0d%0aX", "/table/nowhere", &foreign, elsewhere, &seats[1], "/l/short", "/l/%0d%0a"] {
        let answer = client.post(&format!("{address}/talk"), &fields).await;
        assert_eq!(answer.status(), 404, "{address}");
        assert_eq!(rows().await, before, "{address}");
    }
    assert_eq!(client.post(&format!("{own}/talk"), &fields).await.status(), 303);
    assert_ne!(rows().await, before);
}
