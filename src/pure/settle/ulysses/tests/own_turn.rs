//! Words about one's own turn: the plan, the wind, the way on.

use super::Desk;
use super::Kind;
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::{Card, Illegal, Ruleset};
use crate::settle::ulysses::Lapse;
use crate::settle::words::{Source, Why};

/// Seat 0 proposes Ithaca; seat 1 will be next.
fn before() -> Fixture {
    Fixture::four().ship("scylla").hand(1, "3o").play("0 propose ithaca")
}

fn seat_1_to_act(fixture: Fixture) -> Fixture {
    fixture.play_all(&["1 agree", "2 agree", "3 agree", "0 rest"]).asks(1)
}

#[test]
fn a_plan_takes_the_first_way_that_is_free() {
    let plan = |text: &str| format!("{text}; contested red * pass; won rest");
    let fixture = before();
    let now = seat_1_to_act(fixture.clone());
    let desk = Desk::default().plan(&fixture, &plan("propose troy,delphi,cythera"));
    desk.says_by(&now, 1, "propose delphi", Some(Source::Word(Kind::Plan, 0)));
    let desk = Desk::default().plan(
        &fixture,
        &plan("at ithaca propose delphi\nat sirens propose scylla").replace('\n', "; contested red * pass; won rest\n"),
    );
    desk.says(&now, 1, "propose delphi");
    let desk = Desk::default().plan(&fixture, &plan("propose troy"));
    desk.asks(&now, 1, Why::Lapsed(Lapse::NoWay));
    let desk = Desk::default().plan(&fixture, &plan("at sirens propose scylla"));
    desk.asks(&now, 1, Why::NoWord);
}

#[test]
fn a_plan_is_for_the_next_own_turn_only() {
    let fixture = before();
    let desk = Desk::default().plan(&fixture, "propose delphi; contested red * pass; won rest");
    desk.asks(&seat_1_to_act(fixture), 2, Why::NoWord);
    let late = Fixture::four().ship("ithaca").turn(6).active(1);
    desk.asks(&late, 1, Why::NoWord);
}

#[test]
fn pandora_and_temple_come_first_if_they_can_be_had() {
    let fixture = before();
    let desk =
        Desk::default().plan(&fixture, "pandora p temple keep 2 propose delphi; contested red * pass; won wind w");
    let at = |hand: &str| Fixture::four().ship("ithaca").turn(2).active(1).hand(1, hand);
    desk.says(&at("1t1p"), 1, "pandora p");
    desk.says(&at("1t1z"), 1, "propose delphi");
    desk.says(&at("2t1x1z"), 1, "temple 1t 1x");
    desk.says(&at("1o1t1w1z"), 1, "temple 1t 1o");
    // What is left besides the promised wind is a Zeus, which could be anything else.
    desk.says(&at("1t1w2z"), 1, "propose delphi");
    desk.says(&at("1o1t1x"), 1, "propose delphi");
}

#[test]
fn the_wind_is_played_as_said_and_never_into_a_dead_end() {
    let fixture = Fixture::four().ship("scylla").hand(0, "1w1z");
    let words = |won: &str| Desk::proposal(&fixture, &format!("propose ithaca; contested red * pass; won {won}"));
    let agreed = |fixture: &Fixture| fixture.clone().play_all(&["0 propose ithaca", "1 agree", "2 agree", "3 agree"]);
    let now = agreed(&fixture);
    words("rest").says_by(&now, 0, "rest", Some(Source::Word(Kind::Envelope, 0)));
    words("ask").asks(&now, 0, Why::Wished);
    words("wind w").says(&now, 0, "wind w");
    words("wind z").says(&now, 0, "wind z");
    words("wind wz").says(&now, 0, "wind w");
    words("wind w at ithaca propose delphi").says(&now, 0, "wind w");
    words("wind w at sirens propose delphi").asks(&now, 0, Why::Lapsed(Lapse::Elsewhere));
    words("wind w at ithaca propose troy").asks(&now, 0, Why::Lapsed(Lapse::NoWay));
    let poor = agreed(&fixture.clone().hand(0, "1o"));
    let missing = Illegal::NotInHand { card: Card::Wind, held: 0 };
    words("wind wz").asks(&poor, 0, Why::Lapsed(Lapse::Illegal(missing)));
}

#[test]
fn s_87_cs_a_wind_said_ahead_lapses_once_the_limit_is_reached() {
    let last = Fixture::four().ruleset(Ruleset::UlyssesCs1).turn_limit(3).turn(2).winds(1).ship("scylla");
    let fixture = last.hand(0, "1w");
    let desk = Desk::proposal(&fixture, "propose ithaca; contested red * pass; won wind w");
    let now = fixture.play_all(&["0 propose ithaca", "1 agree", "2 agree", "3 agree"]);
    desk.asks(&now, 0, Why::Lapsed(Lapse::Illegal(Illegal::LimitReached)));
}

#[test]
fn the_way_on_follows_the_wind() {
    let fixture = Fixture::four().ship("scylla").hand(0, "1w");
    let text = "propose ithaca; contested red * pass; won wind w at ithaca propose troy,cythera";
    let desk = Desk::proposal(&fixture, text);
    let winded = fixture.play_all(&["0 propose ithaca", "1 agree", "2 agree", "3 agree", "0 wind w"]);
    desk.says_by(&winded, 0, "propose cythera", Some(Source::Word(Kind::Envelope, 0)));
}

#[test]
fn the_plan_goes_on_to_the_end_of_its_movement() {
    let fixture = before();
    let plan = "propose delphi; contested red * back blue 2; won wind w at delphi propose olympus";
    let desk = Desk::default().plan(&fixture, plan);
    let now = Fixture::four().ship("ithaca").turn(2).active(1).hand(1, "2o1w").hand(2, "1o").play("1 propose delphi");
    let red = now.clone().play_all(&["2 object scylla 1o", "3 pass", "0 pass"]);
    desk.says_by(&red, 1, "support blue 1o", Some(Source::Word(Kind::Plan, 0)));
    let won = now.play_all(&["2 agree", "3 agree", "0 agree"]);
    desk.says_by(&won, 1, "wind w", Some(Source::Word(Kind::Plan, 0)));
    desk.says(&won.play("1 wind w"), 1, "propose olympus");
}
