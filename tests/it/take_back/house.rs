//! Four people at a table at which answers wait for three minutes.

use chrono::{DateTime, TimeDelta, Utc};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::play::take_back::{self, Became, Wish};
use penelope::play::turn::Submission;

use crate::ahead::house::{House, by_hand};
use crate::clock::house::Clocks;
use crate::support::client::{Client, Form};

pub(super) const USUAL: [&str; 4] = ["UTC 08:00-22:00"; 4];

/// Answers wait for three minutes here.
pub(super) async fn opened() -> Clocks {
    let clocks = Clocks::open("4+4<8", USUAL).await;
    clocks.sql("UPDATE tables SET take_back_minutes = 3").await;
    clocks
}

/// The first proposal that the rules allow.
pub(super) async fn proposal(house: &House) -> Submission {
    by_hand(&format!("propose {}", places(house).await[0]))
}

/// Where the ship may go next.
pub(super) async fn places(house: &House) -> Vec<String> {
    let view = house.look(Seat::FIRST).await.book.game().view(Eye::Public);
    let board = view.options.board;
    board.neighbors(view.ship).without(view.plagues).iter().map(|place| board.id(place).to_owned()).collect()
}

/// Somebody has proposed, and it has counted: the active seat, and the others clockwise.
pub(super) async fn asked(clocks: &Clocks) -> (Seat, Vec<Seat>) {
    let active = clocks.active().await;
    clocks.house.answer(active, &proposal(&clocks.house).await).await.unwrap();
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 1);
    (active, active.left(4).round(4).take(3).collect())
}

/// When the seat's last answer counts.
pub(super) async fn leaves_at(clocks: &Clocks, seat: Seat) -> Option<DateTime<Utc>> {
    clocks.house.look(seat).await.unsent.and_then(|own| own.leaves_at)
}

/// What became of the wish to take the seat's last answer back, or to send it off.
pub(super) async fn decide(clocks: &Clocks, seat: Seat, wish: Wish) -> Became {
    let leaves_at = leaves_at(clocks, seat).await.expect("an answer waits");
    decide_on(clocks, seat, wish, leaves_at).await
}

pub(super) async fn decide_on(clocks: &Clocks, seat: Seat, wish: Wish, leaves_at: DateTime<Utc>) -> Became {
    let house = &clocks.house;
    let claims = house.claims(seat, penelope::link::Purpose::Deed);
    take_back::decide(&house.pool, &house.clock(), &house.vault, &claims, (wish, leaves_at)).await.unwrap()
}

/// The seat's page in a browser without cookies, and the form on it that posts there.
pub(super) async fn form(clocks: &Clocks, seat: Seat, end: &str) -> (Client, Option<Form>) {
    let mut client = Client::without_cookies(&clocks.house.app.base);
    client.open(&clocks.house.page_of(seat)).await;
    let form = client.page().forms().into_iter().find(|form| form.posts && form.action.ends_with(end));
    (client, form)
}

pub(super) async fn waits(clocks: &Clocks, seat: Seat) -> bool {
    let row = clocks.house.seats[usize::from(seat.number())];
    clocks.house.look(seat).await.question(row).is_some_and(|question| question.waits)
}
