//! Before the first card is dealt: a first visit, a table in the making, letters, an account.

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::link::{Errand, Purpose};
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use penelope::text::Locale;
use reqwest::StatusCode;

use super::list::Pages;
use super::town::Housed;
use crate::by_mail::postman::Postman;
use crate::gather::house::*;
use crate::support::app::TestApp;

/// As long as a name may be about.
const LONG_NAME: &str = "Anna Magdalena von und zu Ithaka-Ogygia";

/// Nobody has been here yet.
pub(super) async fn first_visit() -> Housed {
    let app = TestApp::start().await;
    let mut pages = Pages::of(&app);
    pages.add("home", "/");
    pages.add("tables-none", "/tables");
    pages.add("archive-none", "/archive");
    pages.add("new", "/new");
    let nonsense =
        with(new_table(), &[("places", "4"), ("bots", "9"), ("guests", "nobody"), ("address", "@"), ("name", "")]);
    pages.add("new-refused", "/new").posted(&nonsense).answered(StatusCode::UNPROCESSABLE_ENTITY);
    pages.add("sent", "/sent");
    pages.add("sign-in", "/sign-in");
    pages.add("sign-in-refused", "/sign-in").posted(&[("address", "@")]).answered(StatusCode::UNPROCESSABLE_ENTITY);
    pages.add("rules", "/rules/ulysses");
    for language in Locale::ALL.map(Locale::tag) {
        pages.add(&format!("rules-{language}"), format!("/rules/ulysses/{language}"));
    }
    pages.add("mailbox-none", "/mailbox");
    pages.add("letters", "/mailbox/preview");
    pages.add("letter-of-a-kind", "/mailbox/preview/en/3");
    pages.add("sentences", "/mailbox/sentences");
    pages.add("sentences-of-a-file", "/mailbox/sentences/fr/question");
    pages.add("error-400", "/new").posted(&[("no", "field of ours")]).answered(StatusCode::BAD_REQUEST);
    pages.add("error-404", "/nowhere").answered(StatusCode::NOT_FOUND);
    pages.add("error-405", "/try").answered(StatusCode::METHOD_NOT_ALLOWED);
    (pages.list, Box::new(app))
}

/// Tables that look for people, and somebody who has an account.
pub(super) async fn gathering() -> Housed {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("name", LONG_NAME), ("audience", "open")]).await;
    let berta = accept(&app, "berta@example.org", "Berta").await;
    open(&app, &[("address", "other@example.org"), ("name", "Otto")]).await;
    let mut pages = Pages::of(&app);
    pages.add("home-tables", "/");
    pages.add("tables", "/tables");
    let code: String =
        app.db.client().await.query_one("SELECT code FROM tables WHERE id = 1", &[]).await.unwrap().get(0);
    pages.add("gathering", format!("/table/{code}"));
    pages.add("gathering-host", format!("{host}?here"));
    pages.add("gathering-guest", format!("/table/{code}")).seated(&berta);
    deed(&app, &host, "link", &[("do", "new")]).await;
    let shown = page(&app, &host).await;
    let join = shown
        .split('"')
        .find_map(|word| word.strip_prefix(app.base.as_str()).filter(|path| path.starts_with("/join/")));
    let join = join.expect("the host has a link to pass on").to_owned();
    pages.add("join", &join);
    pages.add("join-refused", join).posted(&[("address", "nobody")]).answered(StatusCode::UNPROCESSABLE_ENTITY);
    pages.add("confirm", confirm_path(&app, 2).await);
    pages.add("confirm-again", confirm_path(&app, 1).await);
    pages.add("invitation", invitation_path(&app, "cyril@example.org").await);
    pages.add("invitation-table", format!("{}/table", invitation_path(&app, "cyril@example.org").await));
    pages.add("invitation-again", invitation_path(&app, "berta@example.org").await);
    let nobody = with(newcomer(""), &[("word", "")]);
    let refused = invitation_path(&app, "dora@example.org").await;
    pages.add("invitation-refused", refused).posted(&nobody).answered(StatusCode::UNPROCESSABLE_ENTITY);
    let declined = invitation_path(&app, "dora@example.org").await;
    // Before anybody looks: whoever declines is no longer counted among those who are invited.
    assert_eq!(post(&app, &declined, &[("do", "decline".to_owned())]).await.status(), StatusCode::OK);
    pages.add("declined", declined).posted(&[("do", "decline")]);
    let eva = [("address", "eva@example.org"), ("name", "Eva"), ("guests", "emil@example.org")];
    let called_off = open_confirmed(&app, &eva).await;
    pages.add("invitation-called-off", invitation_path(&app, "emil@example.org").await).answered(StatusCode::GONE);
    deed(&app, &called_off, "leave", &[]).await;
    pages.add("never", pass_path(&app, "never", Errand::Block, HOST).await);
    pages.add("unsubscribe", format!("/unsubscribe/{}", seat_token(&app, "Berta", Purpose::Unsubscribe).await));
    account(&app, &mut pages).await;
    mailbox(&app, &mut pages).await;
    (pages.list, Box::new(app))
}

/// What needs a session.
async fn account(app: &TestApp, pages: &mut Pages) {
    let used = pass_path(app, "sign-in", Errand::SignIn, HOST).await;
    let response = post(app, &used, &[]).await;
    let cookies = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let mut session =
        cookies.filter(|cookie| cookie.contains("session")).map(|cookie| cookie.split(';').next().unwrap());
    let session = session.next().expect("the button signs in");
    pages.add("sign-in-used", used).answered(StatusCode::GONE);
    app.clock.advance(TimeDelta::seconds(1));
    pages.add("sign-in-link", pass_path(app, "sign-in", Errand::SignIn, HOST).await);
    pages.add("my", "/my").signed_in(session);
    pages.add("my-hours", "/my/hours").signed_in(session);
    pages.add("my-letters", "/my/letters").signed_in(session);
    pages.add("my-pings", "/my/pings").signed_in(session);
    pages.add("my-erase", "/my/erase").signed_in(session);
    pages.add("my-sessions", "/my/sessions").signed_in(session);
    pages.add("my-feed", "/my/feed").signed_in(session);
    pages.add("new-signed-in", "/new").signed_in(session);
}

async fn mailbox(app: &TestApp, pages: &mut Pages) {
    let folder = app.letters();
    let mailbox = Mailbox::new(folder.clone(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(app, Transport::Mailbox(mailbox), folder);
    assert!(!postman.deliver().await.is_empty(), "somebody was written to");
    let list = app.get("/mailbox").await.text().await.unwrap();
    let letter = list.split('"').find(|word| word.starts_with("/mailbox/letter/")).expect("a letter lies there");
    pages.add("mailbox", "/mailbox");
    pages.add("letter", letter);
}
