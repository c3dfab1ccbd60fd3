//! The page on which it is given, tried and ended; the address is a secret.

use penelope::play::rekey;
use penelope::vault::Vault;

use super::house::Told;

#[tokio::test(flavor = "multi_thread")]
async fn it_is_given_tried_a_few_times_and_ended_and_the_address_is_shown_to_nobody() {
    let told = Told::open("ntfy").await;
    let page = told.page().await;
    assert!(page.contains("ntfy: https://hooks.test/…") && !page.contains("s3cret"), "{page}");
    let sealed: Vec<u8> =
        told.house.app.db.client().await.query_one("SELECT sealed FROM channels", &[]).await.unwrap().get(0);
    assert!(!String::from_utf8_lossy(&sealed).contains("hooks"), "nor does a dump");
    for _ in 0..5 {
        assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
    }
    assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?enough");
    assert_eq!(told.work_off().await, 5);
    assert!(told.page().await.contains("Last message, delivered: "));
    let got = told.receiver.take();
    assert_eq!((got.len(), got[0].body.as_str()), (5, "A test message from Penelope: it works."));
    assert_eq!(got[0].header("Title"), Some("Penelope"));

    let both = told.house.app.keys.with_new_key().unwrap();
    rekey::reseal(&told.house.pool, &Vault::new(both.clone()), told.house.app.keys.newest().id()).await.unwrap();
    let vault = Vault::new(both.without_oldest_key().unwrap());
    let player = told.house.number("SELECT player_id FROM channels").await;
    let found = penelope::play::channels::find(&told.house.pool, &vault, penelope::id::PlayerId(player)).await;
    let found = found.unwrap();
    assert_eq!(found.channels.len(), 1, "a new key opens it once the old one is gone");
    assert!(
        page.contains(&format!("data-key=\"{}\"", found.key.unwrap())),
        "and browsers are subscribed to the same key"
    );

    // This server knows the old key alone, and cannot show the channel any more; it can end it.
    let channel = told.house.number("SELECT id FROM channels").await.to_string();
    assert_eq!(told.post("/my/pings/end", &[("channel", &channel)]).await.0, 303);
    assert_eq!(told.house.number("SELECT count(*) FROM channels").await, 0);
    let nobody = crate::support::app::client().post(told.house.app.url("/my/pings/test")).send().await.unwrap();
    assert_ne!(nobody.headers().get("location").map(|way| way.to_str().unwrap()), Some("/my/pings?tried"));
}
