//! What the two halves of an envelope come to, with the traps that a first draft fell into.

use super::Desk;
use super::Kind;
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::{Card, Illegal, Ruleset, Side};
use crate::settle::ulysses::Lapse;
use crate::settle::words::{Source, Why};

/// Seat 0 proposes Ithaca from Scylla; the other ways are the Sirens, Aeolia and Melita.
fn proposed() -> Fixture {
    let fixture = Fixture::four().ship("scylla").hand(0, "3o1z").hand(1, "3o1z").hand(2, "3o1z").hand(3, "3o1z");
    fixture.play("0 propose ithaca")
}

fn lapsed(reason: Illegal) -> Why<Lapse> {
    Why::Lapsed(Lapse::Illegal(reason))
}

#[test]
fn a_quiet_half_agrees_objects_or_asks() {
    let fixture = proposed();
    Desk::envelope(&fixture, "quiet agree").says_by(&fixture, 1, "agree", Some(Source::Word(Kind::Envelope, 0)));
    Desk::envelope(&fixture, "quiet object sirens 2o").says(&fixture, 1, "object sirens 2o");
    Desk::envelope(&fixture, "quiet ask").asks(&fixture, 1, Why::Wished);
    Desk::envelope(&fixture, "contested red * pass").asks(&fixture, 1, Why::NoWord);
}

#[test]
fn the_first_rule_that_fits_counts() {
    let fixture = proposed();
    let desk = Desk::envelope(&fixture, "contested red aeolia back red 2, red sirens back blue 3, red * pass");
    desk.says(&fixture.clone().play("1 object sirens 1o"), 2, "support blue 1o");
    desk.says(&fixture.clone().play("1 object aeolia 1o"), 2, "pass"); // Red leads already.
    desk.says(&fixture.clone().play("1 object melita 1o"), 2, "pass");
    let desk = Desk::envelope(&fixture, "contested red aeolia pass");
    desk.asks(&fixture.play("1 object melita 1o"), 2, Why::Lapsed(Lapse::NoRule));
}

/// «plays the least that leads» says nothing while the side leads; the rules know no waiting (S-59).
#[test]
fn f_5_a_side_that_leads_is_left_alone_or_held_with_one_card() {
    let fixture = proposed();
    let red = fixture.clone().play("1 object sirens 2o");
    Desk::envelope(&fixture, "contested red * back red 3").says(&red, 2, "pass");
    let hold = Desk::envelope(&fixture, "contested red * back red 3 hold");
    hold.says(&red, 2, "support red 1o");
    // Nobody is left who could play against it.
    let alone = red.play_all(&["2 pass", "3 support red 1o", "0 pass"]);
    hold.says(&alone, 1, "pass");
}

#[test]
fn f_6_the_ceiling_counts_all_cards_of_the_movement_with_the_opening() {
    let fixture = proposed();
    let round = |cards: &str| {
        let opened = fixture.clone().play(&format!("1 object sirens {cards}"));
        opened.play_all(&["2 pass", "3 pass", &format!("0 support blue {cards}")])
    };
    // Red has one card, blue one, so blue leads: red needs one more.
    Desk::envelope(&fixture, "contested red * back red 2").says(&round("1o"), 1, "support red 1o");
    Desk::envelope(&fixture, "contested red * back red 2").says(&round("2o"), 1, "pass");
    Desk::envelope(&fixture, "contested red * back red 3").says(&round("2o"), 1, "support red 1o");
}

#[test]
fn f_7_the_black_right_is_not_given_up_unseen() {
    let fixture = proposed();
    let red = fixture.clone().play("1 object sirens 1o");
    let first = Desk::envelope(&fixture, "contested red * first ask, red * back red 4");
    first.asks(&red, 2, Why::Wished);
    // Seat 3 is entitled as well; the active player and the opener are not.
    first.asks(&red, 3, Why::Wished);
    first.says(&red.clone().play_all(&["2 pass", "3 pass", "0 support blue 1o"]), 1, "support red 1o");
    let black = Desk::envelope(&fixture, "contested red * first black aeolia 3 else pass, red * pass");
    black.says(&red, 2, "black aeolia 2o");
    let dear = fixture.clone().play("1 object sirens 3o");
    black.says(&dear, 2, "pass");
    // Whoever agreed has no right to it left.
    let agreed = fixture.clone().play_all(&["1 agree", "2 object sirens 1o", "3 pass", "0 pass"]);
    Desk::envelope(&fixture, "contested red * black aeolia 3 else back blue 1").says(&agreed, 1, "support blue 1o");
}

#[test]
fn f_8_a_zeus_promised_to_the_wind_is_kept_from_the_bidding() {
    let fixture = Fixture::four().ship("scylla").hand(0, "1o1z").hand(1, "3o");
    let words =
        |won: &str| Desk::proposal(&fixture, &format!("propose ithaca; contested red * back blue 4; won {won}"));
    let red = fixture.clone().play_all(&["0 propose ithaca", "1 object sirens 2o", "2 pass", "3 pass"]);
    words("rest").says(&red, 0, "support blue 1o1z");
    words("wind z").says(&red, 0, "pass");
    words("wind wz").says(&red, 0, "pass"); // There is no wind, so the Zeus is it.
    words("wind w").says(&red, 0, "support blue 1o1z");
}

#[test]
fn f_9_what_does_not_fit_is_never_bent() {
    let fixture = proposed();
    // No red is out and no plague appears in a movement: a quiet half can only be wrong from the start.
    let quiet = |text: &str, reason| Desk::envelope(&fixture, text).asks(&fixture, 1, lapsed(reason));
    quiet("quiet object ithaca 1o", Illegal::PlaceTaken(Side::Blue));
    quiet("quiet object delphi 1o", Illegal::NotANeighbor);
    quiet("quiet object sirens 4o", Illegal::NotInHand { card: Card::Objection, held: 3 });
    quiet("quiet object sirens 1o clear 1o", Illegal::NothingToClear);
    let red = fixture.clone().play("1 object sirens 1o");
    let black = |place: &str, reason| {
        let text = format!("contested red * black {place} 4 else pass");
        Desk::envelope(&fixture, &text).asks(&red, 2, lapsed(reason));
    };
    black("sirens", Illegal::PlaceTaken(Side::Red));
    black("delphi", Illegal::NotANeighbor);
    let poor = Fixture::four().ship("scylla").hand(1, "1o").hand(2, "1o").play("0 propose ithaca");
    let missing = Desk::envelope(&poor, "contested red * black aeolia 4 else pass");
    missing.asks(&poor.play("1 object sirens 1o"), 2, lapsed(Illegal::NotInHand { card: Card::Objection, held: 1 }));
    let plagued = Fixture::four().ship("scylla").plagues("aeolia").hand(1, "1o").hand(2, "3o").play("0 propose ithaca");
    let there = Desk::envelope(&plagued, "contested red * black aeolia 4 else pass");
    there.asks(&plagued.play("1 object sirens 1o"), 2, lapsed(Illegal::Plagued));
}

#[test]
fn backing_without_the_cards_is_a_pass() {
    let fixture = Fixture::four().ship("scylla").hand(1, "3o").hand(3, "1w").play("0 propose ithaca");
    let bold = Desk::envelope(&fixture, "contested red * back blue 9");
    bold.says(&fixture.play("1 object sirens 3o"), 3, "pass");
}

#[test]
fn objections_go_before_zeus() {
    let fixture = Fixture::four().ship("scylla").hand(1, "3o").hand(2, "2o2z").play("0 propose ithaca");
    let desk = Desk::envelope(&fixture, "contested red * back blue 3");
    desk.says(&fixture.play("1 object sirens 3o"), 2, "support blue 2o1z");
}

#[test]
fn nobody_is_made_to_change_sides() {
    let fixture = proposed();
    let desk = Desk::envelope(&fixture, "quiet object sirens 1o; contested red * back blue 3");
    let later = fixture.clone().play_all(&["1 object sirens 1o", "2 pass", "3 pass", "0 support blue 1o"]);
    desk.asks(&later, 1, lapsed(Illegal::OtherSide(Side::Red)));
    Desk::envelope(&fixture, "contested red * back black 3").asks(&later, 1, lapsed(Illegal::NoSuchSide));
}

#[test]
fn what_holds_if_black_appears() {
    let fixture = proposed();
    let black = fixture.clone().play_all(&["1 object sirens 1o", "2 black aeolia 2o"]);
    let rule = |third: &str| Desk::envelope(&fixture, &format!("contested red * back blue 3{third}"));
    rule("").asks(&black, 3, Why::Lapsed(Lapse::BlackAppeared));
    rule(" third ask").asks(&black, 3, Why::Lapsed(Lapse::BlackAppeared));
    rule(" third pass").says(&black, 3, "pass");
    rule(" third same").says(&black, 3, "support blue 2o");
    // One's own black is what the rule itself brought about.
    let own = Desk::envelope(&fixture, "contested red * first black aeolia 4 else ask, red * pass");
    own.says(&black.clone().play_all(&["3 pass", "0 support blue 2o", "1 pass"]), 2, "support black 1o");
    own.says(&black.play_all(&["3 pass", "0 support blue 3o", "1 pass"]), 2, "support black 1o1z");
}

#[test]
fn a_ceiling_by_the_side_that_leads() {
    let fixture = proposed();
    let desk = Desk::envelope(&fixture, "contested red * back blue 3 against red 1 third same");
    desk.says(&fixture.clone().play("1 object sirens 1o"), 3, "support blue 1o");
    desk.says(&fixture.clone().play("1 object sirens 2o"), 3, "pass");
    desk.says(&fixture.play_all(&["1 object sirens 1o", "2 black aeolia 2o"]), 3, "support blue 2o");
}

#[test]
fn in_the_czech_rules_black_waits_for_a_later_question() {
    let fixture = Fixture::four().ruleset(Ruleset::UlyssesCs1).ship("scylla").hand(1, "3o").hand(2, "3o");
    let fixture = fixture.hand(0, "1o").play("0 propose ithaca");
    let opened = fixture.clone().play_all(&["1 object sirens 1o"]);
    let desk = Desk::envelope(&fixture, "contested red * first black aeolia 2 else pass");
    desk.says(&opened, 2, "black aeolia 2o");
}
