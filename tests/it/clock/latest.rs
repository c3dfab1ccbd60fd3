//! The latest moment that others are shown: fixed when the round begins, whatever anybody changes or announces in private.

use chrono::{Datelike as _, TimeDelta};
use penelope::id::PlayerId;
use penelope::play::hours;
use penelope::store::players::Attention;

use super::house::Clocks;

#[tokio::test(flavor = "multi_thread")]
async fn r_8_hours_vacations_and_wishes_of_a_player_change_nothing_that_others_see_of_a_round() {
    let clocks = Clocks::open("brisk", ["Europe/Prague 08:00-22:00"; 4]).await;
    let (active, house) = (clocks.active().await, &clocks.house);
    clocks.pass(TimeDelta::minutes(10)).await;
    let public = format!("/table/{}", clocks.text("SELECT code FROM tables").await);
    let paths = [public, house.page_of(active.left(4)), house.page_of(active.left(4).left(4))];
    let seen = async || {
        let [public, one, other] = paths.each_ref().map(async |path| house.app.get(path).await.text().await.unwrap());
        [public.await, one.await, other.await]
    };
    let before = seen().await;
    assert!(before[0].contains("The table waits until ") && before[0].contains("letters held back"), "{}", before[0]);
    let row = house.seats[usize::from(active.number())].0;
    let player = PlayerId(clocks.number(&format!("SELECT player_id FROM seats WHERE id = {row}")).await);
    for waking in ["Asia/Tokyo 06:00-10:00", "America/Chicago 10:00-20:00 sa su"] {
        clocks.house.app.clock.advance(TimeDelta::seconds(1));
        hours::change(&house.pool, clocks.now(), player, &waking.parse().unwrap()).await.unwrap();
    }
    let today = clocks.now().date_naive();
    let first = today.with_day(20).unwrap();
    hours::announce(&house.pool, clocks.now(), player, (first, first)).await.unwrap().unwrap();
    let wishes = Attention { quiet: true, letters_a_day: Some(1), calendar: true, gathers: Some("every 3".to_owned()) };
    hours::change_attention(&house.pool, clocks.now(), player, &wishes).await.unwrap();
    let after = seen().await;
    for (before, after) in before.iter().zip(&after) {
        let plain =
            |page: &str| page.lines().filter(|line| !line.contains("capability")).collect::<Vec<_>>().join("\n");
        assert_eq!(plain(before), plain(after));
    }
    // The next round counts with the new hours.
    let latest =
        |page: &str| page.split_once("The table waits until ").unwrap().1.split(',').next().unwrap().to_owned();
    assert!(clocks.answer_plainly(active).await);
    let with_old = latest(&seen().await[0]);
    clocks.sql(&format!("UPDATE players SET waking = 'Asia/Tokyo 06:00-10:00' WHERE id <> {}", player.0)).await;
    assert_ne!(latest(&seen().await[0]), with_old, "hours of before the round count");
}
