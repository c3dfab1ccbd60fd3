//! The clock of what others bring about: a word to a meeting brings half of what a turn of one's own does.

use penelope::engine::odyssee::{Hex, Odyssee, Question};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::play::lobby::wish::TakeBack;
use penelope::worker::tick::Tick;

use crate::ahead::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_meeting_brings_half_of_the_increment_and_the_next_turn_the_whole() {
    let house = House::odyssee(2, TakeBack::NONE, "half an increment").await;
    let (first, before_troy) = (house.mover().await, before_troy(&house).await);
    let second = first.left(2);
    for mover in [first, second] {
        house.does(mover, "die").await;
        house.does(mover, &format!("sail {before_troy}")).await;
    }
    assert_eq!(question(&house).await, (Question::Meeting, second), "whose turn it is speaks first");
    house.does(second, "peace").await;
    assert_eq!(question(&house).await, (Question::Meeting, first));
    // A bank of 72 hours, 12 for the turn that took no time, and 6 for a word.
    assert_eq!(allotted(&house, first).await, Some((72 + 12 + 6) * 60));
    house.does(first, "peace").await;
    assert_eq!(question(&house).await, (Question::Turn, first));
    let (half, whole) = ((72 + 12 + 6) * 60, 12 * 60);
    let next = allotted(&house, first).await.unwrap();
    assert!((half + whole - 60..=half + whole).contains(&next), "{next} minutes, less what the word took");
}

/// A hex of water beside every hex of Troy, so that any roll reaches it.
async fn before_troy(house: &House<Odyssee>) -> &'static str {
    let game = house.game().await;
    let board = game.board();
    let is_beside = |troy: &Hex, hex| board.distance(*troy, hex) == 1;
    let hex = board.water().iter().find(|hex| board.troy().iter().all(|troy| is_beside(troy, *hex)));
    board.hex_name(hex.unwrap())
}

async fn question(house: &House<Odyssee>) -> (Question, Seat) {
    let view = house.game().await.view(Eye::Public);
    (view.question.unwrap(), view.to_act.iter().next().unwrap())
}

/// The minutes of the seat's clock, once its letter has left.
async fn allotted(house: &House<Odyssee>, seat: Seat) -> Option<i32> {
    house.deliver().await;
    let beat = format!("UPDATE heartbeat SET beat_at = '{}'", house.app.clock.now().to_rfc3339());
    house.app.db.execute(&beat).await;
    Tick::beside(&house.post).round(true).await.unwrap();
    let sql = "SELECT allotted FROM clocks WHERE seat_id = $1 AND stopped_at IS NULL";
    let row = house.app.db.client().await.query_opt(sql, &[&house.row(seat).0]).await.unwrap()?;
    row.get(0)
}
