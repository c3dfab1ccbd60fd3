//! What a course says wherever the ship is, and where it says nothing: only what its owner could foresee.

use super::{Desk, Kind, kept, word};
use crate::engine::log::Moment;
use crate::engine::ulysses::fixture::{Fixture, dealt, key, seat};
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Options, PLACES, Place, PlaceSet, Ruleset, Side, Ulysses, View};
use crate::engine::{Eye, Game as _, Outcome, Seat};
use crate::settle::ulysses::sample::Sampler;
use crate::settle::ulysses::{Beyond, Course, Lapse, Said, Stop};
use crate::settle::words::{Kept, Reading, Source, Why, Words as _};

/// From Scylla it is one movement to Ithaca and two to Delphi; by the Sirens three, by Aeolia and Melita four.
fn at_scylla() -> Fixture {
    let fixture = Fixture::four().ship("scylla").hand(0, "3o").hand(1, "2o").hand(2, "2o").hand(3, "1o1z");
    (1..4).fold(fixture, |fixture, seat| match seat {
        1 => fixture.goals(1, "delphi tyre dido circe", ""),
        2 => fixture.goals(2, "troy rhodes cyclopes massalia", ""),
        _ => fixture.goals(3, "delos libya lopadusa calypso", ""),
    })
}

const TO_DELPHI: &str = "to delphi within 1 else object most 2";

fn says(proposal: &str, course: &str, answer: &str) {
    let fixture = at_scylla().play(&format!("0 propose {proposal}"));
    Desk::course(&fixture, course).says_by(&fixture, 1, answer, Some(Source::Word(Kind::Course, 0)));
}

#[test]
fn it_agrees_to_what_leads_there_and_objects_to_the_rest_if_that_was_said() {
    says("ithaca", TO_DELPHI, "agree");
    says("sirens", TO_DELPHI, "agree");
    says("aeolia", TO_DELPHI, "object ithaca 1o");
    says("melita", TO_DELPHI, "object ithaca 1o");
    says("sirens", "to delphi within 0 else object most 2", "object ithaca 1o");
    says("melita", "to delphi within 2 else object most 2", "agree");
    says("melita", "to delphi within 1 else agree most 2", "agree");
    let fixture = at_scylla().play("0 propose melita");
    Desk::course(&fixture, "to delphi within 1 else ask most 2").asks(&fixture, 1, Why::Wished);
}

#[test]
fn it_objects_only_with_as_many_votes_in_hand_as_it_may_play() {
    says("melita", "to delphi within 1 else object most 3", "agree");
    says("melita", "to delphi within 1 else object most 0", "agree");
    says("melita", "to delphi within 1 else object most 1", "object ithaca 1o");
}

#[test]
fn of_several_places_the_shortest_tour_counts() {
    // Melita lies on the way to the lotus-eaters, and Ithaca on the way back.
    says("melita", "to lotus-eaters within 0 else ask most 2", "agree");
    says("melita", "to ithaca,lotus-eaters within 2 else ask most 2", "agree");
    let fixture = at_scylla().play("0 propose melita");
    Desk::course(&fixture, "to ithaca,delphi within 2 else ask most 2").asks(&fixture, 1, Why::Wished);
}

#[test]
fn in_a_discussion_it_backs_the_nearest_disc_with_a_card_for_each_step_beyond_the_first() {
    let fixture = at_scylla().play_all(&["0 propose ithaca", "1 agree", "2 object melita 1o"]);
    let course = |text: &str| Desk::course(&fixture, text);
    course(TO_DELPHI).says_by(&fixture, 3, "support blue 1o", Some(Source::Word(Kind::Course, 0)));
    course("to delphi within 1 else agree most 0").says(&fixture, 3, "pass");
    course("to delphi within 2 else agree most 9").says(&fixture, 3, "pass");
    // Two more than the first step are needed where two lie already.
    let dear = at_scylla().play_all(&["0 propose ithaca", "1 agree", "2 object melita 2o"]);
    Desk::course(&dear, TO_DELPHI).says(&dear, 3, "pass");
    // Its disc leads: the rules know no waiting.
    let led = at_scylla().play_all(&["0 propose melita", "1 agree", "2 object ithaca 1o"]);
    Desk::course(&led, TO_DELPHI).says(&led, 3, "pass");
}

#[test]
fn whoever_has_objected_by_it_stands_by_it() {
    let fixture =
        at_scylla().play_all(&["0 propose melita", "1 object ithaca 1o", "2 pass", "3 pass", "0 support blue 1o"]);
    Desk::course(&fixture, TO_DELPHI).says(&fixture, 1, "support red 1o");
    Desk::course(&fixture, "to delphi within 1 else object most 1").says(&fixture, 1, "pass");
}

#[test]
fn black_is_a_disc_of_ones_own_too() {
    let fixture = at_scylla().play_all(&["0 propose melita", "1 object aeolia 1o"]);
    Desk::course(&fixture, TO_DELPHI).says(&fixture, 2, "black ithaca 2o");
    Desk::course(&fixture, "to delphi within 1 else ask most 2").says(&fixture, 2, "pass");
}

#[test]
fn r_4_it_comes_after_orders_and_before_patience_and_never_speaks_in_the_own_turn() {
    let fixture = at_scylla().play("0 propose melita");
    let desk = Desk::course(&fixture, TO_DELPHI).order(&fixture, "agree until turn");
    desk.says_by(&fixture, 1, "agree", Some(Source::Word(Kind::Orders, 0)));
    let own = at_scylla();
    Desk::course(&own, TO_DELPHI).asks(&own, 0, Why::NoWord);
    let wind = at_scylla().play_all(&["0 propose ithaca", "1 agree", "2 agree", "3 agree"]);
    Desk::course(&wind, TO_DELPHI).asks(&wind, 0, Why::NoWord);
}

/// What is left of a course after an answer.
fn after(text: &str, number: u8, before: &Fixture, line: &str) -> Option<Course> {
    let mut said = Said { course: Some(kept(before, word::<Course>(before, text))), ..Said::default() };
    let now = before.clone().play(line);
    Ulysses::ended(&mut said, seat(number), &before.view(), &now.view());
    said.course.map(|kept| kept.word)
}

#[test]
fn places_that_are_reached_are_struck_out_and_the_last_ends_it() {
    let fixture = at_scylla().play_all(&["0 propose ithaca", "1 agree", "2 agree"]);
    let left = after("to ithaca,delphi within 1 else ask most 2", 1, &fixture, "3 agree");
    assert_eq!(left, Some(word::<Course>(&fixture, "to delphi within 1 else ask most 2")));
    assert_eq!(after("to ithaca within 1 else ask most 2", 1, &fixture, "3 agree"), None);
}

#[test]
fn guard_a_plague_that_comes_or_goes_stops_it() {
    let fixture = at_scylla().hand(0, "2o1x");
    let stopped = after(TO_DELPHI, 1, &fixture, "0 plague tyre x").unwrap();
    assert_eq!(stopped.stopped, Some(Stop::Plague));
    let now = fixture.play_all(&["0 plague tyre x", "0 propose ithaca"]);
    let desk = Desk { said: Said { course: Some(kept(&now, stopped)), ..Said::default() } };
    desk.asks(&now, 1, Why::Lapsed(Lapse::Stopped(Stop::Plague)));
    // Whoever has looked sets another one, or none.
    let mut said = desk.said;
    Ulysses::looked(&mut said, &now.view_of(1));
    assert_eq!(said.course, None);
    // A course around plagues that lay there when it was set goes on.
    let around = at_scylla().plagues("ithaca").play("0 propose sirens");
    Desk::course(&around, "to delphi within 0 else ask most 2").says(&around, 1, "agree");
    let barred = at_scylla().plagues("delphi").play("0 propose sirens");
    Desk::course(&barred, TO_DELPHI).asks(&barred, 1, Why::Lapsed(Lapse::NoWay));
}

#[test]
fn guard_a_rival_with_one_goal_left_stops_it() {
    let fixture = at_scylla().goals(2, "ithaca rhodes", "cyclopes massalia").play_all(&[
        "0 propose ithaca",
        "1 agree",
        "2 agree",
    ]);
    assert_eq!(after(TO_DELPHI, 1, &fixture, "3 agree").unwrap().stopped, Some(Stop::Rival(seat(2))));
    assert_eq!(after(TO_DELPHI, 2, &fixture, "3 agree").unwrap().stopped, None, "nobody is his own rival");
    let early = at_scylla().goals(2, "ithaca rhodes cyclopes", "massalia").play_all(&[
        "0 propose ithaca",
        "1 agree",
        "2 agree",
    ]);
    assert_eq!(after(TO_DELPHI, 1, &early, "3 agree").unwrap().stopped, None);
}

#[test]
fn guard_the_last_goal_within_reach_is_left_to_its_owner() {
    let last = |line: &str| at_scylla().goals(1, "ithaca", "tyre dido circe").play(line);
    let course = "to ithaca within 1 else object most 2";
    let away = last("0 propose melita");
    Desk::course(&away, course).asks(&away, 1, Why::Lapsed(Lapse::LastGoal));
    let there = last("0 propose ithaca");
    Desk::course(&there, course).says(&there, 1, "agree");
}

#[test]
fn whoever_changes_a_goal_sets_his_course_anew() {
    let fixture = at_scylla().temples(0, 1);
    let mut said = Desk::course(&fixture, TO_DELPHI).said;
    let own = fixture.view_of(0).own.unwrap();
    let goal = fixture.game().board().id(own.goals.iter().next().unwrap()).to_owned();
    let (before, action) = (fixture.view_of(0), fixture.game().read(&format!("exchange {goal} blue 1o")).unwrap());
    Ulysses::used(&mut said, Source::Hand, &action, &before, &before);
    assert_eq!(said.course, None);
}

/// On random tables: a course agrees to nothing that is longer than was said unless it could not object, never plays more
/// cards than it may, never acts once it is stopped, and says the same whatever its owner cannot see.
#[test]
fn it_keeps_to_its_bounds_wherever_the_ship_is() {
    let (mut agreed, mut objected, mut backed, mut stopped) = (0, 0, 0, 0);
    for number in 0..60 {
        let mut game =
            dealt(3 + (number % 3) as u8, Ruleset::ALL[(number / 3 % 2) as usize], Options::default(), number);
        let mut chance = key(number).stream(1 << 43);
        for _ in 0..150 {
            let Some(asked) = game.to_act().iter().next().filter(|_| game.outcome() == Outcome::Running) else { break };
            for own in Seat::all(game.seats()) {
                let course = Sampler::new(&game, &mut chance).course();
                let at = Ulysses::occasion(&game.view(Eye::Public));
                let said = Said { course: Some(Kept { word: course, at }), ..Said::default() };
                let reading = |game: &Ulysses| {
                    Ulysses::read_words(&said, &game.view(Eye::Seat(own)), &game.legal(own), Moment(0))
                };
                let other = game.other_world(Eye::Seat(own), &key(u64::from(chance.index(u32::MAX))));
                assert_eq!(reading(&game), reading(&other), "it looks at what its owner cannot see");
                let view = game.view(Eye::Seat(own));
                let Reading::Says(action, source) = reading(&game) else {
                    stopped += usize::from(course.stopped.is_some());
                    continue;
                };
                assert!(source == Source::Word(Kind::Course, 0) && course.stopped.is_none());
                let played = view.players[own].played;
                match action {
                    Action::Agree => {
                        let votes = view.own.unwrap().hand.votes();
                        assert!(is_within(&course, &view) || course.beyond != Beyond::Ask);
                        assert!(
                            is_within(&course, &view)
                                || course.beyond == Beyond::Agree
                                || votes < course.most
                                || course.most == 0
                        );
                        agreed += 1;
                    }
                    Action::Object(marking) => {
                        assert!(!is_within(&course, &view) && course.beyond == Beyond::Object);
                        assert!(marking.cards.total() <= course.most);
                        objected += 1;
                    }
                    Action::Support { cards, .. } => {
                        assert!(played + cards.total() <= course.most);
                        backed += 1;
                    }
                    Action::Black(marking) => {
                        assert!(course.beyond == Beyond::Object && marking.cards.total() <= course.most)
                    }
                    Action::Pass => {}
                    _ => panic!("{action:?} is none of its answers"),
                }
            }
            game.apply(asked, &sample(&game, asked, &mut chance).unwrap(), &mut Vec::new()).unwrap();
        }
    }
    assert!(agreed > 500 && objected > 50 && backed > 20 && stopped > 100, "{agreed} {objected} {backed} {stopped}");
}

/// A plain reckoning: every order of the places, each leg by widening rings.
fn is_within(course: &Course, view: &View) -> bool {
    let board = view.options.board;
    let leg = |from: Place, to: Place| {
        let mut ring = PlaceSet::only(from);
        for steps in 0..PLACES as u16 {
            if ring.contains(to) {
                return steps;
            }
            let around: PlaceSet = ring.iter().flat_map(|place| board.neighbors(place).iter()).collect();
            ring = ring.union(around.without(view.plagues));
        }
        1000
    };
    fn tour(from: Place, left: PlaceSet, leg: &dyn Fn(Place, Place) -> u16) -> u16 {
        let next = left.iter().map(|to| leg(from, to).saturating_add(tour(to, left.without(PlaceSet::only(to)), leg)));
        next.min().unwrap_or(0)
    }
    let length = |place: Place| {
        let left = course.to.without(PlaceSet::only(place));
        tour(place, left, &leg).saturating_add(left.len().into())
    };
    let Some(blue) = view.sides[Side::Blue as usize] else { return false };
    let free = board.neighbors(view.ship).without(view.plagues);
    let best = free.iter().map(length).min().unwrap_or(0);
    length(blue.place) <= best + u16::from(course.within)
}
