//! Single runs of the loop.

use super::table::Table;
use crate::engine::log::How;
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Illegal, Side};
use crate::engine::{Game as _, Outcome, SeatSet};
use crate::settle::patience::Patience;
use crate::settle::run::Mind;
use crate::settle::ulysses::Lapse;
use crate::settle::words::Why;

/// Seat 0 has proposed Ithaca from Scylla; the other ways are the Sirens, Aeolia and Melita.
fn asked() -> Fixture {
    let fixture = Fixture::four().ship("scylla").hand(0, "3o1z").hand(1, "3o1z").hand(2, "3o1z").hand(3, "3o1z");
    fixture.play("0 propose ithaca")
}

/// The same, and nobody has cards to object with.
fn poor() -> Fixture {
    Fixture::four().ship("scylla").play("0 propose ithaca")
}

#[test]
fn r_1_a_closed_round_is_read_as_a_whole() {
    let mut table = Table::of(&asked()).envelope(1, "quiet agree").envelope(3, "quiet agree");
    table.settle().check(&[], &[2]);
    assert_eq!(table.game.to_act(), SeatSet::only(seat(1)), "not even the first answer shows");
    table = table.envelope(2, "quiet agree");
    table.settle().check(&["1 agree envelope", "2 agree envelope", "3 agree envelope"], &[0]);
}

#[test]
fn r_1_a_round_is_read_up_to_an_objection_without_a_gap() {
    let mut table = Table::of(&asked()).envelope(2, "quiet object sirens 1o");
    table.settle().check(&[], &[1, 3]);
    table = table.envelope(1, "quiet agree");
    let outcome = table.settle();
    outcome.check(&["1 agree envelope", "2 object sirens 1o envelope"], &[0, 1, 3]);
    assert_eq!(outcome.in_turn(), SeatSet::only(seat(3)));
}

#[test]
fn a_hand_in_a_closed_round_is_an_envelope_until_the_round_is_read() {
    let mut table = Table::of(&asked()).envelope(1, "quiet agree");
    let first = table.hand("3 agree");
    first.check(&[], &[2]);
    assert!(first.put_by);
    let last = table.hand("2 agree");
    last.check(&["1 agree envelope", "2 agree hand", "3 agree envelope"], &[0]);
    assert!(!last.put_by);
}

#[test]
fn an_answer_by_hand_may_be_changed_until_it_is_read() {
    let mut table = Table::of(&asked());
    table.hand("2 agree").check(&[], &[1, 3]);
    table.hand("2 object sirens 1o").check(&[], &[1, 3]);
    table.hand("1 agree").check(&["1 agree hand", "2 object sirens 1o envelope"], &[0, 1, 3]);
}

#[test]
fn an_answer_that_the_rules_refuse_changes_nothing() {
    let mut table = Table::of(&asked());
    let before = (table.game.clone(), table.words.clone());
    assert_eq!(table.try_hand("2 object ithaca 1o").unwrap_err(), Illegal::PlaceTaken(Side::Blue));
    assert_eq!(table.try_hand("0 agree").unwrap_err(), Illegal::NotAsked);
    assert!(table.game == before.0 && table.words == before.1);
}

#[test]
fn bots_and_caretakers_are_published_with_the_round() {
    let mut table = Table::of(&poor()).bot(1).mind(3, Mind::Caretaker);
    table.settle().check(&[], &[2]);
    let outcome = table.hand("2 agree");
    assert_eq!(outcome.lines.len(), 3, "{outcome:?}");
    assert!(outcome.lines[0].ends_with(" bot") && outcome.lines[2].ends_with(" caretaker"), "{outcome:?}");
}

#[test]
fn a_discussion_goes_on_as_far_as_words_reach() {
    let mut table = Table::of(&asked())
        .envelope(1, "quiet object sirens 1o; contested red * back red 2")
        .envelope(2, "quiet agree; contested red * pass")
        .envelope(0, "contested red * back blue 2; won rest");
    let outcome = table.settle();
    outcome.check(&["1 object sirens 1o envelope", "2 pass envelope"], &[3]);
    let lines =
        ["3 pass hand", "0 support blue 1o envelope", "1 support red 1o envelope", "0 support blue 1o envelope"];
    let rest = ["1 pass envelope", "0 rest envelope"];
    table.hand("3 pass").check(&[&lines[..], &rest[..]].concat(), &[1]);
}

#[test]
fn a_turn_runs_through_proposal_wind_and_plan() {
    // Nobody shows a goal on the way: that would end his orders.
    let fixture = Fixture::four().ship("scylla").hand(0, "1w").hand(1, "1o");
    let fixture = fixture.goals(0, "troy cyprus libya rhodes", "").goals(1, "dido circe sibyl tyre", "");
    let fixture =
        fixture.goals(2, "pharos chimaera delos calypso", "").goals(3, "elysium massalia hercules sirens", "");
    let orders = |table: Table, number| table.order(number, "agree until turn");
    let mut table = (0..4).fold(Table::of(&fixture), orders);
    table = table.plan(1, "at cythera propose delphi; contested red * pass; won rest");
    let text = "propose ithaca; contested red * pass; won wind w at ithaca propose cythera";
    let outcome = table.propose(0, text);
    let first = ["0 propose ithaca hand", "1 agree order", "2 agree order", "3 agree order", "0 wind w envelope"];
    let second = ["0 propose cythera envelope", "1 agree order", "2 agree order", "3 agree order"];
    outcome.check(&[&first[..], &second[..]].concat(), &[0]);
    let third =
        ["0 rest hand", "1 propose delphi next", "2 agree order", "3 agree order", "0 agree order", "1 rest next"];
    table.hand("0 rest").check(&third, &[2]);
}

#[test]
fn silence_is_read_in_its_turn_and_a_word_beats_it() {
    let mut table = Table::of(&asked()).silent(2).envelope(1, "quiet agree");
    table.settle().check(&[], &[3]);
    let outcome = table.hand("3 agree");
    outcome.check(&["1 agree envelope", "2 agree silence", "3 agree hand"], &[0]);
    let mut table = Table::of(&asked()).silent(1).envelope(1, "quiet object sirens 1o");
    table.settle().check(&["1 object sirens 1o envelope"], &[0, 2, 3]);
}

#[test]
fn r_12_nobody_is_silent_about_what_has_changed_since() {
    let mut table = Table::of(&asked()).silent(2).silent(3);
    let outcome = table.hand("1 object sirens 1o");
    outcome.check(&["1 object sirens 1o hand"], &[0, 2, 3]);
    // A new increment has run out as well.
    table = table.silent(2).silent(3);
    table.settle().check(&["2 pass silence", "3 pass silence"], &[0]);
}

#[test]
fn r_12_an_empty_half_is_filled_by_the_clock() {
    let red = asked().play_all(&["1 agree", "2 object sirens 1o"]);
    let mut table = Table::of(&red).envelope(3, "contested red aeolia back red 2").silent(3);
    table.settle().check(&["3 pass silence"], &[0, 1]);
}

#[test]
fn an_active_seat_that_is_silent_proposes_and_spends_nothing() {
    let mut table = Table::of(&Fixture::four().hand(0, "3o2w1p")).silent(0);
    let outcome = table.settle();
    assert_eq!(outcome.lines.len(), 1);
    assert!(outcome.lines[0].starts_with("0 propose ") && outcome.lines[0].ends_with(" caretaker"), "{outcome:?}");
    assert_eq!(outcome.seats(), [1, 2, 3]);
    let wind = asked().play_all(&["1 agree", "2 agree", "3 agree"]);
    let mut table = Table::of(&wind).silent(0);
    table.settle().check(&["0 rest silence"], &[1]);
}

#[test]
fn a_table_whose_people_are_all_away_stands_still() {
    let away = || Table::of(&poor()).bot(0).mind(1, Mind::Caretaker).bot(2).mind(3, Mind::Caretaker);
    away().settle().check(&[], &[]);
    // Somebody is back.
    let outcome = away().mind(3, Mind::Person).settle();
    outcome.check(&[], &[3]);
    let mut bots = Table::of(&Fixture::four()).bot(0).bot(1).bot(2).bot(3);
    assert!(bots.settle().lines.len() > 50);
    assert_ne!(bots.game.outcome(), Outcome::Running, "a game of bots has nobody to wait for");
}

#[test]
fn whoever_is_asked_hears_why_his_word_did_not_do() {
    let mut table = Table::of(&asked())
        .envelope(1, "quiet ask")
        .envelope(2, "quiet object ithaca 1o")
        .next(3, "at ithaca on * agree; contested red * pass");
    let outcome = table.settle();
    assert_eq!(outcome.why(1), Some(Why::Wished));
    assert_eq!(outcome.why(2), Some(Why::Lapsed(Lapse::Illegal(Illegal::PlaceTaken(Side::Blue)))));
    assert_eq!(outcome.why(3), Some(Why::NoWord));
}

#[test]
fn f_1_a_seat_that_left_its_answer_open_is_asked_again_in_its_turn() {
    let mut table = Table::of(&asked())
        .envelope(1, "quiet object sirens 1o; contested red * pass")
        .envelope(2, "quiet agree; contested red * first black aeolia 2 else pass, red * pass")
        .envelope(3, "quiet agree; contested red * back red 1")
        .envelope(0, "contested red * pass; won ask");
    let outcome = table.settle();
    outcome.check(&["1 object sirens 1o envelope", "2 black aeolia 2o envelope"], &[0, 1, 3]);
    assert_eq!((outcome.in_turn(), outcome.why(3)), (SeatSet::only(seat(3)), Some(Why::Lapsed(Lapse::BlackAppeared))));
}

#[test]
fn everyone_still_in_and_not_covered_is_awaited_when_red_appears() {
    let mut table = Table::of(&asked()).envelope(1, "quiet object sirens 1o; contested red * back red 2");
    table = table.envelope(3, "quiet agree; contested red * pass");
    let outcome = table.settle();
    outcome.check(&["1 object sirens 1o envelope"], &[0, 2]);
    assert_eq!(outcome.in_turn(), SeatSet::only(seat(2)));
}

#[test]
fn the_source_of_an_answer_is_told_as_how() {
    let mut table = Table::of(&poor()).bot(2).order(1, "agree until turn");
    table.times.impatient = SeatSet::only(seat(3));
    table.words[3].patience = Some(Patience::read("after 14 agree", "agree").unwrap());
    let settlement = table.run(None).unwrap();
    let hows: Vec<How> = settlement.played.iter().map(|step| step.how()).collect();
    assert_eq!(hows, [How::Order, How::Bot, How::Patience]);
}
