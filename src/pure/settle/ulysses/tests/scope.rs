//! The order of words, and how long each holds.

use super::{Desk, Kind, kept, word};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Action, Ulysses};
use crate::engine::{Eye, Game as _};
use crate::settle::patience::{Patience, Then};
use crate::settle::ulysses::Envelope;
use crate::settle::words::{Said, Source, Why, Words as _};

fn proposed() -> Fixture {
    Fixture::four().ship("scylla").hand(1, "3o").play("0 propose ithaca")
}

/// Seat 1 proposes Delphi from Ithaca in the next turn.
fn next_movement(fixture: Fixture) -> Fixture {
    fixture.play_all(&["1 agree", "2 agree", "3 agree", "0 rest", "1 propose delphi"])
}

#[test]
fn r_4_envelope_before_next_page_before_order_before_patience() {
    let early = proposed();
    let now = next_movement(early.clone());
    let mut desk = Desk::default();
    desk.said.patience = Some(Patience { hours: 14, then: Then::Silence });
    desk.says_by(&now, 2, "agree", Some(Source::Patience));
    let desk = desk.order(&early, "agree until turn");
    desk.says_by(&now, 2, "agree", Some(Source::Word(Kind::Orders, 0)));
    let desk = desk.next(&early, "at ithaca on delphi agree; contested red * pass");
    desk.says_by(&now, 2, "agree", Some(Source::Word(Kind::Next, 0)));
    let desk = desk.and_envelope(&now, "quiet agree");
    desk.says_by(&now, 2, "agree", Some(Source::Word(Kind::Envelope, 0)));
}

#[test]
fn r_4_an_ask_does_not_fall_through_but_an_empty_half_does() {
    let early = proposed();
    let now = next_movement(early.clone());
    let page = "at ithaca on delphi agree; contested red * pass";
    Desk::default().next(&early, page).and_envelope(&now, "quiet ask").asks(&now, 2, Why::Wished);
    let half = Desk::default().next(&early, page).and_envelope(&now, "contested red * ask");
    half.says_by(&now, 2, "agree", Some(Source::Word(Kind::Next, 0)));
}

#[test]
fn an_envelope_is_for_its_movement_and_a_next_page_for_the_one_after() {
    let early = proposed();
    let now = next_movement(early.clone());
    Desk::envelope(&early, "quiet agree").asks(&now, 2, Why::NoWord);
    let page = |text: &str| Desk::default().next(&early, &format!("{text} agree; contested red * pass"));
    page("at ithaca on delphi").says(&now, 2, "agree");
    page("at ithaca on *").says(&now, 2, "agree");
    page("at ithaca on cythera").asks(&now, 2, Why::NoWord);
    page("at sirens on *").asks(&now, 2, Why::NoWord);
    let later = now.play_all(&["2 agree", "3 agree", "0 agree", "1 rest", "2 propose ithaca"]);
    let again = later.play_all(&["3 agree", "0 agree", "1 agree", "2 rest", "3 propose delphi"]);
    page("at ithaca on *").asks(&again, 0, Why::NoWord);
}

#[test]
fn orders_hold_by_place_until_their_end() {
    let early = proposed();
    let now = next_movement(early.clone());
    let order = |text: &str| Desk::default().order(&early, text);
    order("at ithaca agree until turn").says(&now, 3, "agree");
    order("at scylla agree until turn").asks(&now, 3, Why::NoWord);
    order("agree but delphi until turn").asks(&now, 3, Why::NoWord);
    order("agree until 2026-09-21").says(&now, 3, "agree");
    order("agree until 2026-09-20").asks(&now, 3, Why::NoWord);
    // Where it is past midnight already, that day is over.
    order("agree until 2026-09-21 Pacific/Auckland").asks(&now, 3, Why::NoWord);
    order("agree until 2026-09-22 Pacific/Auckland").says(&now, 3, "agree");
    order("agree until 2026-09-21 America/New_York").says(&now, 3, "agree");
    order("contested red * pass until turn").asks(&now, 3, Why::NoWord);
    // The order was written in turn 1, so it ends with seat 3's turn 4.
    let third = Fixture::four().turn(3).active(2).play("2 propose delos");
    order("agree until turn").says(&third, 3, "agree");
    let fifth = Fixture::four().turn(5).play("0 propose delos");
    order("agree until turn").asks(&fifth, 3, Why::NoWord);
}

#[test]
fn the_second_order_speaks_where_the_first_says_nothing() {
    let fixture = proposed();
    let desk = Desk::default()
        .order(&fixture, "at troy agree until turn")
        .order(&fixture, "object ithaca with sirens 1o until turn");
    desk.says_by(&fixture, 1, "object sirens 1o", Some(Source::Word(Kind::Orders, 1)));
}

/// What is left of the words after an answer.
fn after(said: Said<Ulysses>, number: u8, before: &Fixture, line: &str) -> Said<Ulysses> {
    let mut said = said;
    let now = before.clone().play(line);
    Ulysses::ended(&mut said, seat(number), &before.view(), &now.view());
    said
}

#[test]
fn what_has_ended_is_gone() {
    let fixture = proposed().play_all(&["1 agree", "2 agree"]);
    let desk = Desk::envelope(&fixture, "quiet agree; contested red * pass")
        .next(&fixture, "at ithaca on * agree; contested red * pass")
        .plan(&fixture, "propose delphi; contested red * pass; won rest")
        .order(&fixture, "agree until turn");
    let said = after(desk.said, 2, &fixture, "3 agree");
    assert!(said.envelope.is_some(), "a wind may follow, in the same movement");
    let fixture = fixture.play("3 agree");
    let said = after(said, 2, &fixture, "0 rest");
    assert_eq!((said.envelope.is_some(), said.next.len(), said.plan.is_some()), (false, 1, true));
    let fixture = fixture.play_all(&["0 rest", "1 propose delphi", "2 agree", "3 agree", "0 agree"]);
    let said = after(said, 2, &fixture, "1 rest");
    assert_eq!((said.next.len(), said.plan.is_some(), said.orders.len()), (0, true, 1));
    let fixture = fixture.play_all(&["1 rest", "2 propose ithaca", "3 agree", "0 agree", "1 agree"]);
    let said = after(said, 2, &fixture, "2 rest");
    assert_eq!((said.plan.is_some(), said.orders.len()), (false, 0), "the own turn is over");
}

#[test]
fn an_order_ends_when_a_goal_of_its_owner_is_shown() {
    let fixture = Fixture::four().ship("scylla").goals(2, "ithaca delphi troy dido", "");
    let fixture = fixture.play_all(&["0 propose ithaca", "1 agree", "2 agree"]);
    let words = || Desk::default().order(&fixture, "agree until turn").order(&fixture, "agree until 2027-01-01").said;
    assert_eq!(after(words(), 2, &fixture, "3 agree").orders.len(), 0);
    assert_eq!(after(words(), 3, &fixture, "3 agree").orders.len(), 2, "another's goal");
}

#[test]
fn an_answer_by_hand_takes_the_place_of_the_quiet_half() {
    let fixture = proposed();
    let mut said = Desk::envelope(&fixture, "quiet ask; contested red * pass").said;
    Ulysses::put_by(&mut said, &fixture.view_of(1), &Action::Agree);
    assert_eq!(said.envelope, Some(kept(&fixture, word::<Envelope>(&fixture, "quiet agree; contested red * pass"))));
    let mut stale = Desk::envelope(&Fixture::four(), "contested red * pass").said;
    let now = next_movement(proposed());
    Ulysses::put_by(&mut stale, &now.view_of(2), &Action::Agree);
    assert_eq!(stale.envelope, Some(kept(&now, word::<Envelope>(&now, "quiet agree"))));
}

#[test]
fn whoever_acts_by_hand_in_his_turn_leaves_his_plan() {
    let early = proposed();
    let now = early.clone().play_all(&["1 agree", "2 agree", "3 agree", "0 rest"]);
    let mut said = Desk::default().plan(&early, "temple propose delphi; contested red * pass; won rest").said;
    let (before, action) = (now.view_of(1), now.game().read("propose cythera").unwrap());
    let mut game = now.game().clone();
    game.apply(seat(1), &action, &mut Vec::new()).unwrap();
    Ulysses::used(&mut said, Source::Hand, &action, &before, &game.view(Eye::Seat(seat(1))));
    assert_eq!(said.plan, None);
}
