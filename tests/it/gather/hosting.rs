//! Hosting made easy: a link to invite with, a line of one's own, a letter sent again, a table as the last one.

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use reqwest::StatusCode;

use super::house::{
    HOST, accept, capability, deed, invitation_path, new_table, number, open_confirmed, page, post, rows, with,
};
use super::session::sign_in_with;
use crate::by_mail::postman::Postman;
use crate::support::app::TestApp;
use crate::support::client::{Client, Form};
use crate::support::folder::Folder;

/// The link that the host's page shows, if there is one.
async fn link(app: &TestApp, host: &str) -> Option<String> {
    let page = page(app, host).await;
    let found = page.split('"').filter_map(|word| word.strip_prefix(app.base.as_str())).map(str::to_owned);
    found.into_iter().find(|path| path.starts_with("/join/"))
}

#[tokio::test(flavor = "multi_thread")]
async fn u_26_whoever_has_the_link_may_take_a_free_seat_until_the_host_ends_it() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("guests", "")]).await;
    assert_eq!(link(&app, &host).await, None, "there is none unless the host wants it");
    assert_eq!(deed(&app, &host, "link", &[("do", "new")]).await.status(), StatusCode::SEE_OTHER);
    let join = link(&app, &host).await.expect("there is one");

    let before = rows(&app).await;
    let mut emil = Client::new(&app.base);
    let shown = emil.open_from_letter(&join).await.clone();
    assert_eq!(shown.status, StatusCode::OK);
    assert!(shown.html.contains("Anna invites you to a game of Ulysses"), "{}", shown.html);
    assert!(!shown.first_button_posts() && !shown.html.contains("example.org"));
    assert_eq!(rows(&app).await, before, "looking changes nothing");
    let mut form = shown.form(&join);
    assert_eq!(
        emil.clone().press(form.clone().fill("address", "emil"), None).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(emil.press(form.fill("address", "emil@example.org"), None).await.path(), "/sent");
    let seat = accept(&app, "emil@example.org", "Emil").await;
    assert!(page(&app, &seat).await.contains("You sit here as Emil."));

    // Another one makes the first void; none at all, too; and nobody else may do that.
    deed(&app, &host, "link", &[("do", "new")]).await;
    let replaced = app.get(&join).await;
    assert_eq!(replaced.status(), StatusCode::GONE);
    assert!(replaced.text().await.unwrap().contains("Ask them for a new one."), "a friend is told why");
    let join = link(&app, &host).await.unwrap();
    assert_eq!(app.get(&join).await.status(), StatusCode::OK);
    let forged = [("capability", capability(&app, &seat).await), ("do", "end".to_owned())];
    let path = format!("{}/link", seat.split('?').next().unwrap());
    assert_eq!(post(&app, &path, &forged).await.status(), StatusCode::NOT_FOUND, "only the host");
    let mut client = Client::without_cookies(&app.base);
    let forms = client.open(&host).await.forms();
    let is_end = |form: &&Form| form.action.ends_with("/link") && form.value("do").as_deref() == Some("end");
    let end = forms.iter().find(is_end).expect("it can be ended").clone();
    client.press(&end, None).await;
    assert_eq!(app.get(&join).await.status(), StatusCode::GONE);
    let wish = [("address", "fritz@example.org".to_owned())];
    assert_eq!(post(&app, &join, &wish).await.status(), StatusCode::GONE);
    assert_eq!(number(&app, "SELECT count(*) FROM players WHERE address = 'fritz@example.org'").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn u_26_a_line_of_the_hosts_own_stands_in_the_invitation_and_holds_no_link() {
    let app = TestApp::start().await;
    let mut host = Client::without_cookies(&app.base);
    let mut form = host.open("/new").await.form("/new");
    form.fill_all(&with(new_table(), &[("line", "Look at example.org")]));
    let refused = host.press(&form, None).await.clone();
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.html.contains("no links, no addresses") && refused.html.contains("value=\"Look at example.org\""));

    let host = open_confirmed(&app, &[("line", "Come & sail <with> us!"), ("guests", "berta@example.org")]).await;
    let shown = app.get(&invitation_path(&app, "berta@example.org").await).await.text().await.unwrap();
    assert!(shown.contains("Come &#38; sail &#60;with&#62; us!"), "{shown}");
    let invited = deed(&app, &host, "invite", &[("guests", "cyril@example.org"), ("line", "Dear Cyril")]).await;
    assert_eq!(invited.status(), StatusCode::SEE_OTHER);
    let lines = "SELECT string_agg(coalesce(line, '-'), '|' ORDER BY id) FROM invitations";
    let lines: String = app.db.client().await.query_one(lines, &[]).await.unwrap().get(0);
    assert_eq!(lines, "Come & sail <with> us!|Dear Cyril");
    let folder = Folder::new();
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    let mail = postman.deliver().await;
    let letter = mail.iter().find(|mail| mail.to == "berta@example.org").expect("she is invited");
    assert!(letter.text.contains("Anna writes: “Come & sail <with> us!”"), "{}", letter.text);
    assert!(!letter.subject.contains("sail"), "no words of a person stand in a subject (LINK-16)");
}

#[tokio::test(flavor = "multi_thread")]
async fn u_26_an_invitation_is_sent_again_a_day_later_and_not_too_often() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("guests", "berta@example.org")]).await;
    let count = async || number(&app, "SELECT count(*) FROM outbox WHERE kind = 'invitation'").await;
    let id = number(&app, "SELECT id FROM invitations").await.to_string();
    let lobby = page(&app, &host).await;
    assert!(!lobby.contains("/resend"), "she has had no time to answer");
    assert!(lobby.contains("An invitation can be sent again a day later."), "{lobby}");
    deed(&app, &host, "resend", &[("invitation", &id)]).await;
    assert_eq!(count().await, 1, "a forged form does nothing");
    for sent in [2, 3] {
        app.clock.advance(TimeDelta::hours(25));
        assert!(page(&app, &host).await.contains("/resend"));
        assert_eq!(deed(&app, &host, "resend", &[("invitation", &id)]).await.status(), StatusCode::SEE_OTHER);
        assert_eq!(count().await, sent);
    }
    app.clock.advance(TimeDelta::hours(25));
    let lobby = page(&app, &host).await;
    assert!(!lobby.contains("/resend") && !lobby.contains("a day later"), "enough is enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn u_26_a_new_table_can_be_as_the_last_one_was() {
    let app = TestApp::start().await;
    let wish =
        [("places", "5"), ("pace", "leisurely"), ("guests", "berta@example.org, cyril@example.org"), ("turns", "77")];
    open_confirmed(&app, &wish).await;
    // Who came by the list told the address to nobody.
    app.db.execute("UPDATE tables SET is_open = true").await;
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    post(&app, &format!("/table/{code}/join"), &[("address", "emil@example.org".to_owned())]).await;
    let mut host = Client::new(&app.base);
    sign_in_with(&app, &mut host, HOST).await;
    let page = host.open("/new").await.clone();
    assert!(page.html.contains(&format!("as at your table {code}")), "{}", page.html);
    let form = host.follow("As last time").await.form("/new");
    for (field, value) in [("places", "5"), ("pace", "leisurely"), ("turns", "77"), ("audience", "open")] {
        assert_eq!(form.value(field).as_deref(), Some(value), "{field}");
    }
    assert_eq!(form.value("guests").unwrap().replace('\r', ""), "berta@example.org\ncyril@example.org");
    let stranger = Client::without_cookies(&app.base).open("/new?last").await.html.clone();
    assert!(!stranger.contains("berta@example.org"));
}
