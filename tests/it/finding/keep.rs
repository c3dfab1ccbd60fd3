//! «Keep this game»: a guest gives an address, and the letter's button makes the seat theirs.

use chrono::TimeDelta;
use penelope::id::{PlayerId, SeatId};
use penelope::link::Errand;
use reqwest::StatusCode;

use super::held::guest;
use crate::gather::house::*;
use crate::gather::session::sign_in_with;
use crate::support::app::TestApp;
use crate::support::client::Client;

const GUEST: &str = "guest@example.org";

/// The link of the letter that asks this address about the newest guest's seat.
async fn keep_path(app: &TestApp, address: &str) -> String {
    let player = number(app, &format!("SELECT id FROM players WHERE address = '{address}'")).await;
    let seat = number(app, "SELECT id FROM seats WHERE bot IS NULL ORDER BY id DESC LIMIT 1").await;
    let epoch = app.db.epoch("seats", seat).await;
    format!("/keep/{}", pass(app, Errand::Keep(SeatId(seat), epoch, PlayerId(player)), player).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn u_5_a_guest_keeps_the_game_by_a_letter_and_finds_it_everywhere() {
    let app = TestApp::start().await;
    let (mut guest, table) = guest(&app).await;
    let mut form = guest.page().form("/keep");
    let wrong = guest.clone().press(form.clone().fill("address", "nobody"), None).await.clone();
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.html.contains("value=\"nobody\""), "what was typed stays");
    assert_eq!(guest.press(form.fill("address", GUEST), None).await.path(), "/sent");
    assert!(mail(&app).await.contains(&"keep to guest".to_owned()), "{:?}", mail(&app).await);

    // On another device, without any cookie.
    let path = keep_path(&app, GUEST).await;
    let before = rows(&app).await;
    let mut phone = Client::new(&app.base);
    let page = phone.open_from_letter(&path).await.clone();
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.html.contains("g…@example.org"), "{}", page.html);
    assert_eq!(first_button_method(&page.html), "get", "LINK-02");
    assert_eq!(rows(&app).await, before, "looking changes nothing (LINK-01)");
    let seated = phone.press(&page.form(&path), None).await.clone();
    assert_eq!((seated.status, seated.path()), (StatusCode::OK, table.clone()), "{}", seated.html);
    assert!(seated.html.contains("Your cards and goals") && !seated.html.contains("id=\"keep\""));
    // Once more leads there again.
    assert_eq!(Client::without_cookies(&app.base).post(&path, &[]).await.status(), StatusCode::SEE_OTHER);

    let mut elsewhere = Client::new(&app.base);
    sign_in_with(&app, &mut elsewhere, GUEST).await;
    assert!(elsewhere.open("/my").await.html.contains(table.trim_start_matches("/table/")));
    let is_trial = number(&app, "SELECT count(*) FROM tables WHERE is_trial").await;
    assert_eq!(is_trial, 0, "it is somebody's, and not removed like a table that was tried once");
    assert!(!guest.open("/my").await.html.contains("Only this browser leads there."));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_in_keeps_a_game_with_one_tap() {
    let app = TestApp::start().await;
    let (mut guest, table) = guest(&app).await;
    sign_in_with(&app, &mut guest, GUEST).await;
    let form = guest.open("/my").await.form("/keep");
    let kept = guest.press(&form, None).await;
    assert_eq!((kept.status, kept.path()), (StatusCode::OK, table));
    assert!(!guest.open("/my").await.html.contains("Only this browser leads there."));
    let owned =
        format!("SELECT count(*) FROM seats s JOIN players p ON p.id = s.player_id WHERE p.address = '{GUEST}'");
    assert_eq!(number(&app, &owned).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_once_and_by_nobody_who_does_not_hold_it() {
    let app = TestApp::start().await;
    let (guest, _) = guest(&app).await;
    let form = guest.page().form("/keep");
    for address in [GUEST, "other@example.org"] {
        assert_eq!(guest.clone().press(form.clone().fill("address", address), None).await.path(), "/sent");
    }
    let (own, other) = (keep_path(&app, GUEST).await, keep_path(&app, "other@example.org").await);
    let mut nobody = Client::without_cookies(&app.base);
    assert_eq!(nobody.post(&own, &[]).await.status(), StatusCode::SEE_OTHER);
    assert_eq!(nobody.post(&other, &[]).await.status(), StatusCode::NOT_FOUND, "it is somebody's");
    let capability = form.value("capability").unwrap();
    let again = [("capability", capability), ("address", "third@example.org".to_owned())];
    assert_eq!(post(&app, &form.action, &again).await.status(), StatusCode::NOT_FOUND);
    // A seat that was given out again after a restore is another one.
    app.db.execute("UPDATE seats SET birth = birth + 1, player_id = NULL").await;
    assert_eq!(nobody.post(&own, &[]).await.status(), StatusCode::NOT_FOUND);
    // And a player whose passes were revoked has none.
    let third = keep_path(&app, GUEST).await;
    app.db.execute("UPDATE players SET epoch = epoch + 1").await;
    assert_eq!(nobody.post(&third, &[]).await.status(), StatusCode::NOT_FOUND);
    app.clock.advance(TimeDelta::hours(1));
    assert_eq!(app.get(&keep_path(&app, GUEST).await).await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn u_15_a_guest_is_told_of_no_letter() {
    let app = TestApp::start().await;
    let (guest, _) = guest(&app).await;
    let page = &guest.page().html;
    assert!(!page.contains("leaves on") && !page.contains("(UTC)"), "{page}");
}
