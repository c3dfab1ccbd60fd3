//! The sailor's sense: what anyone at the table would expect it to do in a clear position.

use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Action, Means, Ulysses};
use crate::engine::{Game as _, ServerSeed};

/// What a sailor in the seat answers, for twenty different dice; all answers that occur.
fn answers(fixture: &Fixture, number: u8) -> Vec<String> {
    let mut answers: Vec<String> = (0..20).map(|mood| answer(fixture, number, mood)).collect();
    answers.sort();
    answers.dedup();
    answers
}

fn answer(fixture: &Fixture, number: u8, mood: u8) -> String {
    let dice = Dice::new(&ServerSeed::new([mood; 32]), seat(number));
    let (view, legal) = (fixture.view_of(number), fixture.legal(number));
    let action = Ulysses::choose(BotKind::Sailor, &view, &legal, &dice).unwrap();
    fixture.game().write(&action)
}

/// The seat needs nothing but Dido; the ship lies beside it.
fn about_to_win(number: u8) -> Fixture {
    Fixture::four().ship("libya").goals(number, "dido", "tyre delphi calypso")
}

#[test]
fn it_proposes_the_goal_that_wins() {
    assert_eq!(answers(&about_to_win(0), 0), ["propose dido"]);
}

#[test]
fn it_agrees_to_what_wins_for_it() {
    assert_eq!(answers(&about_to_win(1).hand(1, "5o").play("0 propose dido"), 1), ["agree"]);
}

#[test]
fn it_objects_for_what_wins_and_spends_all_it_has() {
    let fixture = about_to_win(1).hand(1, "3o1z").hand(0, "9o").play("0 propose pharos");
    assert_eq!(answers(&fixture, 1), ["object dido 1o"]);
    let fixture = fixture.play_all(&["1 object dido 1o", "2 pass", "3 pass", "0 support blue 3o"]);
    assert_eq!(answers(&fixture, 1), ["support red 2o1z"], "three votes are needed, three are left");
}

#[test]
fn it_pays_for_clearing_a_plague_from_the_winning_place() {
    let fixture = about_to_win(1).plagues("dido").hand(1, "1o1t1x").play("0 propose pharos");
    assert_eq!(answers(&fixture, 1), ["object dido 1o clear 1x"]);
    let fixture = about_to_win(0).plagues("dido").hand(0, "1o1w");
    assert_eq!(answers(&fixture, 0), ["unplague dido 1w"]);
}

#[test]
fn it_places_black_on_what_wins() {
    let fixture = about_to_win(2).hand(1, "1o").hand(2, "2o").play_all(&["0 propose pharos", "1 object tyre 1o"]);
    assert_eq!(answers(&fixture, 2), ["black dido 2o"]);
}

#[test]
fn it_backs_the_side_that_wins_for_it_and_passes_when_that_side_leads() {
    let fixture = about_to_win(3).hand(1, "1o").hand(2, "3o").hand(3, "1o");
    let behind = fixture.clone().play_all(&["0 propose dido", "1 object tyre 1o", "2 pass"]);
    assert_eq!(answers(&behind, 3), ["support blue 1o"]);
    let ahead = fixture.play_all(&["0 propose dido", "1 object tyre 1o", "2 support blue 1o"]);
    assert_eq!(answers(&ahead, 3), ["support blue 1o"], "red is still in, and everything is at stake: hold");
}

#[test]
fn it_does_not_throw_cards_after_a_place_that_means_nothing_to_it() {
    // Both ways on are three movements from the goals.
    let fixture = Fixture::four().ship("troy").goals(3, "massalia", "tyre delphi calypso").hand(1, "9o").hand(3, "2o");
    let fixture = fixture.play_all(&["0 propose delos", "1 object minotaur 9o", "2 pass"]);
    assert_eq!(answers(&fixture, 3), ["pass"]);
}

#[test]
fn it_opens_pandora_at_once_and_builds_temples_early() {
    assert_eq!(answers(&Fixture::four().hand(0, "1o1p"), 0), ["pandora p"]);
    assert_eq!(answers(&Fixture::four().hand(0, "1o1t1x"), 0), ["temple 1t 1x"], "the plague is missed least");
    let late = answers(&Fixture::four().turn(40).hand(0, "2o2t"), 0);
    assert!(late.iter().all(|answer| answer.starts_with("propose")), "{late:?}");
}

#[test]
fn it_puts_plagues_where_a_rival_needs_to_go_and_not_in_its_own_way() {
    // Seat 1 lacks one violet goal; the sailor's way leads west by Dido.
    let fixture = Fixture::four()
        .ship("libya")
        .goals(0, "dido atlantis calypso tyre", "")
        .goals(1, "pharos", "delphi scylla massalia")
        .hand(0, "1x");
    let own = fixture.places("dido atlantis calypso tyre");
    let places = answers(&fixture, 0);
    for answer in &places {
        let Ok(Action::Plague { place, means: Means::Itself }) = fixture.game().read(answer) else {
            panic!("{answer}: nobody hinders the rival")
        };
        assert_eq!(fixture.game().board().color(place).name(), "violet");
        assert!(!own.contains(place));
    }
}

#[test]
fn it_does_not_plague_its_own_way() {
    // Cyprus is the nearest place where seat 1 may win, but the sailor's way to Tyre leads through it.
    let fixture = Fixture::four()
        .goals(0, "tyre", "delphi scylla calypso")
        .goals(1, "pharos", "ithaca dido massalia")
        .hand(0, "1x");
    assert_eq!(answers(&fixture, 0), ["plague minotaur x"]);
}

#[test]
fn it_exchanges_a_goal_at_the_other_end_of_the_world() {
    let far = Fixture::four().ship("cyprus").goals(0, "troy chimaera pharos massalia", "").hand(0, "1x");
    let answers = answers(&far, 0);
    assert!(answers.iter().all(|answer| answer.starts_with("exchange massalia")), "{answers:?}");
}

#[test]
fn it_plays_a_wind_towards_a_goal_and_saves_it_where_nothing_is_gained() {
    let won = |goals: &str, revealed: &str, hand: &str| {
        let lines = ["0 propose libya", "1 agree", "2 agree", "3 agree"];
        Fixture::four().ship("pharos").goals(0, goals, revealed).hand(0, hand).play_all(&lines)
    };
    assert_eq!(answers(&won("dido", "tyre delphi calypso", "1w"), 0), ["wind w"]);
    assert_eq!(answers(&won("dido", "tyre delphi calypso", "1z"), 0), ["wind z"], "the last goal is worth a Zeus");
    assert_eq!(answers(&won("dido", "tyre delphi calypso", "1o"), 0), ["rest"]);
    // Illyria is ringed by plagues: some free ways from the Minotaur lead farther off, but none nearer.
    let ringed = Fixture::four()
        .plagues("cicones diomedea olympus scheria")
        .goals(0, "illyria", "tyre scylla calypso")
        .hand(0, "1w")
        .play_all(&["0 propose minotaur", "1 agree", "2 agree", "3 agree"]);
    assert_eq!(answers(&ringed, 0), ["rest"]);
}

#[test]
fn it_objects_to_a_color_in_which_somebody_may_win() {
    // Delos and Olympus are equally near to the sailor's own goal; Delos is violet.
    let objections = |goals: &str, revealed: &str| {
        let fixture = Fixture::four()
            .ship("minotaur")
            .goals(0, goals, revealed)
            .goals(1, "cicones", "tyre scylla massalia")
            .hand(1, "9o")
            .play("0 propose delos");
        (0..100).filter(|mood| answer(&fixture, 1, *mood) == "object olympus 1o").count()
    };
    let (calm, alarmed) = (objections("libya delphi dido calypso", ""), objections("libya", "delphi dido calypso"));
    assert!(calm < 20, "{calm} of 100, bluffs included");
    assert!(alarmed > 60, "{alarmed} of 100 when seat 0 lacks one violet goal; the cautious agree even then");
}
