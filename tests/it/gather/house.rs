//! People at their mailboxes: what they post, and the links of the letters that were written to them.

use chrono::TimeDelta;
use penelope::id::{InvitationId, PlayerId, QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Errand, Pass, Purpose};
use reqwest::{Response, StatusCode};

use crate::support::app::TestApp;
use crate::support::client::{Client, Document, Form as Shown, first_button_posts};

pub(crate) const HOST: &str = "host@example.org";

/// Names and values of a form.
pub(crate) type Form = Vec<(&'static str, String)>;

/// A letter as it stands in the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) kind: String,
    pub(crate) to: String,
    pub(crate) state: String,
    pub(crate) seat: Option<i64>,
    pub(crate) question: Option<i64>,
}

/// The form of a new table with everything filled in, for four people, by invitation.
pub(crate) fn new_table() -> Form {
    let fields = [
        ("game", "ulysses"),
        ("places", "4"),
        ("bots", "0"),
        ("ruleset", "ulysses/1"),
        ("turns", "120"),
        ("pace", "steady"),
        ("take_back", "0"),
        ("table_locale", "en"),
        ("audience", "invited"),
        ("guests", "berta@example.org\ncyril@example.org, dora@example.org"),
        ("name", "Anna"),
        ("address", HOST),
        ("word", "olive thread"),
    ];
    fields.map(|(name, value)| (name, value.to_owned())).to_vec()
}

/// The same form with other values; a field that is not there is added.
pub(crate) fn with(mut form: Form, changes: &[(&'static str, &str)]) -> Form {
    for (name, value) in changes {
        match form.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => (*value).clone_into(old),
            None => form.push((name, (*value).to_owned())),
        }
    }
    form
}

pub(crate) async fn post(app: &TestApp, path: &str, form: &[(&'static str, String)]) -> Response {
    Client::without_cookies(&app.base).post(path, form).await
}

pub(crate) fn location(response: &Response) -> String {
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    response.headers()["location"].to_str().unwrap().to_owned()
}

/// Opens a table; the host's letter is written.
pub(crate) async fn open(app: &TestApp, changes: &[(&'static str, &str)]) {
    open_by(app, "/new", &with(new_table(), changes)).await;
}

/// The same by the form of any game, at its address.
pub(crate) async fn open_by(app: &TestApp, page: &str, fields: &[(&'static str, String)]) {
    let mut host = Client::without_cookies(&app.base);
    let mut form = host.open(page).await.form("/new");
    form.fill_all(fields);
    assert_eq!(location(&host.press_only(&form, None).await), "/sent");
}

/// Opens a table and confirms it; the path of the host's link.
pub(crate) async fn open_confirmed(app: &TestApp, changes: &[(&'static str, &str)]) -> String {
    open(app, changes).await;
    confirm_newest(app).await
}

/// The path of the host's link to the table that was opened last.
pub(crate) async fn confirm_newest(app: &TestApp) -> String {
    let path = confirm_path(app, number(app, "SELECT max(id) FROM tables").await).await;
    let mut host = Client::without_cookies(&app.base);
    let mut form = host.open_from_letter(&path).await.form(&path);
    form.force("zone", "UTC");
    location(&host.press_only(&form, None).await)
}

/// What a form says that asks for the zone.
pub(crate) fn greenwich() -> Form {
    vec![("zone", "UTC".to_owned())]
}

pub(crate) async fn confirm_path(app: &TestApp, table: i64) -> String {
    let host = number(app, &format!("SELECT host_id FROM tables WHERE id = {table}")).await;
    format!("/confirm/{}", pass(app, Errand::Confirm(TableId(table), PlayerId(host)), host).await)
}

/// The path of the newest invitation to this address.
pub(crate) async fn invitation_path(app: &TestApp, address: &str) -> String {
    let sql = "SELECT i.table_id, i.id, i.player_id FROM invitations i JOIN players p ON p.id = i.player_id \
               WHERE p.address = $1 AND i.sent_at IS NOT NULL ORDER BY i.id DESC LIMIT 1";
    let row = app.db.client().await.query_one(sql, &[&address]).await.unwrap();
    let errand = Errand::Invitation(TableId(row.get(0)), InvitationId(row.get(1)));
    format!("/invitation/{}", pass(app, errand, row.get(2)).await)
}

pub(crate) async fn pass(app: &TestApp, to: Errand, player: i64) -> String {
    let epoch = app.db.epoch("players", player).await;
    let expires_at = app.clock.now() + TimeDelta::minutes(30);
    link::sign_pass(&app.keys, &Pass { to, epoch, expires_at })
}

/// The path of a pass for somebody: `sign-in` or `never`.
pub(crate) async fn pass_path(app: &TestApp, folder: &str, errand: fn(PlayerId) -> Errand, address: &str) -> String {
    let player = number(app, &format!("SELECT id FROM players WHERE address = '{address}'")).await;
    format!("/{folder}/{}", pass(app, errand(PlayerId(player)), player).await)
}

/// A token for the seat of whoever is called this, at the newest table that has one.
pub(crate) async fn seat_token(app: &TestApp, name: &str, purpose: Purpose) -> String {
    let sql = "SELECT table_id, id FROM seats WHERE name = $1 ORDER BY id DESC LIMIT 1";
    let row = app.db.client().await.query_one(sql, &[&name]).await.unwrap();
    let claims = Claims {
        purpose,
        table: TableId(row.get(0)),
        seat: SeatId(row.get(1)),
        epoch: app.db.epoch("seats", row.get(1)).await,
        question: QuestionId(0),
        revision: 0,
        expires_at: app.clock.now() + TimeDelta::days(1),
    };
    link::sign(&app.keys, &claims)
}

pub(crate) fn newcomer(name: &str) -> Form {
    let fields = [("do", "accept"), ("name", name), ("word", "fig and honey"), ("locale", "de"), ("zone", "UTC")];
    fields.map(|(name, value)| (name, value.to_owned())).to_vec()
}

/// Takes the seat; the path of its link.
pub(crate) async fn accept(app: &TestApp, address: &str, name: &str) -> String {
    let path = invitation_path(app, address).await;
    let mut guest = Client::without_cookies(&app.base);
    let mut form = guest.open_from_letter(&path).await.form(&path);
    let fields = newcomer(name);
    form.force("zone", "UTC").fill_all(&fields);
    location(&guest.press_only(&form, None).await)
}

/// The page behind a seat's link, as a browser without cookies sees it.
pub(crate) async fn page(app: &TestApp, link: &str) -> String {
    let response = app.get(&format!("{}?here", link.split('?').next().unwrap())).await;
    assert_eq!(response.status(), StatusCode::OK);
    response.text().await.unwrap()
}

/// What a seat's forms on its page carry.
pub(crate) async fn capability(app: &TestApp, link: &str) -> String {
    crate::support::player::hidden_field(&page(app, link).await, "capability")
}

/// Does something at a table that is being gathered: by its form, or, where the page has none, by one that is forged.
pub(crate) async fn deed(app: &TestApp, link: &str, deed: &str, fields: &[(&'static str, &str)]) -> Response {
    let mut client = Client::without_cookies(&app.base);
    let page = client.open(link).await;
    assert_eq!(page.status, StatusCode::OK);
    let is_it = |form: &Shown| {
        form.action.ends_with(&format!("/{deed}")) && fields.iter().all(|(name, value)| form.offers(name, value))
    };
    if let Some(mut form) = page.forms().into_iter().find(is_it) {
        return client.press_only(form.fill_all(fields), None).await;
    }
    let form = with(vec![("capability", capability(app, link).await)], fields);
    client.post(&format!("{link}/{deed}"), &form).await
}

/// Every letter, oldest first.
pub(crate) async fn letters(app: &TestApp) -> Vec<Written> {
    let sql = "SELECT o.kind, p.address, o.state, o.seat_id, o.question_id FROM outbox o \
               JOIN players p ON p.id = o.player_id ORDER BY o.id";
    let rows = app.db.client().await.query(sql, &[]).await.unwrap();
    let written = |row: &tokio_postgres::Row| Written {
        kind: row.get(0),
        to: row.get(1),
        state: row.get(2),
        seat: row.get(3),
        question: row.get(4),
    };
    rows.iter().map(written).collect()
}

/// Kind and recipient of every letter that is to be sent, sorted.
pub(crate) async fn mail(app: &TestApp) -> Vec<String> {
    let mut mail: Vec<String> =
        letters(app).await.into_iter().filter(|letter| letter.state == "waiting").map(line).collect();
    mail.sort();
    mail
}

fn line(letter: Written) -> String {
    format!("{} to {}", letter.kind, letter.to.split('@').next().unwrap())
}

pub(crate) async fn number(app: &TestApp, sql: &str) -> i64 {
    app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
}

/// Whatever may change when somebody acts: equal texts mean that no row was touched.
pub(crate) async fn rows(app: &TestApp) -> String {
    let tables = ["players", "tables", "seats", "invitations", "outbox", "sessions", "questions", "entries"];
    let mut all = String::new();
    for table in tables {
        let sql = format!(
            "SELECT coalesce(string_agg(xmin::text || '-' || t::text, ',' ORDER BY t::text), '') FROM {table} t"
        );
        all += &app.db.client().await.query_one(&sql, &[]).await.unwrap().get::<_, String>(0);
        all.push('\n');
    }
    all
}

/// The method of the form that the first button of a page belongs to: scanners press it.
pub(crate) fn first_button_method(page: &str) -> &'static str {
    if first_button_posts(&Document::read(page)) { "post" } else { "get" }
}
