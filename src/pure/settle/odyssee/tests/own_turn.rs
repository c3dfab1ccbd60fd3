//! Rulings about a seat's own turn: plans, courses, and their guards.

use super::seas::{TO_RHODES, before, before_of_three, then};
use super::table::Table;
use crate::engine::odyssee::fixture::{Fixture, isle, seat};
use crate::engine::odyssee::{Action, Illegal, Odyssee, Question};
use crate::engine::{Eye, Game as _};
use crate::settle::odyssee::{Lapse, foresee, storm};
use crate::settle::words::{Why, Words as _};

#[test]
fn ro_1_one_visit_is_a_turn() {
    let mut table = Table::of(&Fixture::two().ship(0, "i9").sails(0, &[3]));
    let asked = Odyssee::occasion(&table.game.view(Eye::Public));
    table.hand("0 die").check(&["0 die hand"], &[0]);
    assert_eq!(table.game.view(Eye::Public).question, Some(Question::Sail), "the same player goes on");
    assert_eq!(Odyssee::occasion(&table.game.view(Eye::Public)), asked, "without another letter");
}

#[test]
fn ro_1_die_and_arrow_are_final_and_whatever_its_own_player_goes_on_after() {
    // Rhodes (isle 7, h11) has a face-down card; another ship lies at i8.
    let fixture = || Fixture::two().ship(0, "i9").ship(1, "i8").gifts(0, 3).sails(0, &[3]);
    let mut table = Table::of(&fixture());
    let is_final =
        |table: &Table, text: &str| Odyssee::is_final(&table.game.view(Eye::Public), &table.game.read(text).unwrap());
    assert!(is_final(&table, "die") && is_final(&table, "arrow h8 e"), "luck and storm show at once");
    table.hand("0 die");
    assert!(is_final(&table, "sail h11"), "ashore: the card may ask him");
    assert!(is_final(&table, "sail i8"), "to another ship: he has the first word");
    assert!(!is_final(&table, "sail i10") && !is_final(&table, "stay"), "the turn is over");
    // Bargaining: to land is what sailing ashore was for, a bid costs something, and after a price a card comes.
    let mut table = Table::of(&fixture().owns(1, &[7]).cards(1, &[8, 3, 10]));
    table.hands(&["0 die", "0 sail h11"]);
    assert!(is_final(&table, "land") && !is_final(&table, "bid 1g for card10"));
    table.hand("0 land");
    for text in ["give card8", "ask 1g for card10 else card8"] {
        assert!(!is_final(&table, text), "{text}: the owner's");
    }
    table.hand("1 ask 1g for card10 else card8");
    assert!(is_final(&table, "accept") && is_final(&table, "refuse"));
    // A choice on a card ends the turn, unless a ship lies there.
    let cattle = |other: &str| {
        let mut table = Table::of(&fixture().ship(1, other).rim(7, 6));
        table.hands(&["0 die", "0 sail h11"]);
        is_final(&table, "graze")
    };
    assert!(cattle("h11") && !cattle("i8"));
    // Words between two ships wait, whoever speaks.
    let mut table = Table::of(&fixture());
    table.hands(&["0 die", "0 sail i8"]);
    for text in ["peace", "fight", "demand 1g", "accept", "refuse", "on", "offer 0"] {
        assert!(!is_final(&table, text), "{text}");
    }
}

#[test]
fn ro_2_a_plan_comes_before_a_course_and_ask_me_stops_the_search() {
    let course = "course isle10";
    let mut table = then(&before().sails(0, &[3]), &[TO_RHODES, course]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 sail h11 next"], &[1]);
    let mut table = then(&before().sails(0, &[1]), &[course]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die order", "0 sail i8 order"], &[1]);
    let asks = "plan die; roll 1/2/3 ask, roll 4 stay";
    let mut table = then(&before().sails(0, &[3]), &[asks, course]);
    let outcome = table.hands(&["1 die", "1 stay"]);
    outcome.check(&["1 stay hand", "0 die next"], &[0]);
    assert_eq!(outcome.why(0), Some(Why::Wished));
}

#[test]
fn ro_2_a_later_word_of_one_kind_replaces_the_earlier() {
    let mut table = then(&before().sails(0, &[3]), &[TO_RHODES, "plan die; roll 1/2/3/4 stay"]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 stay next"], &[1]);
}

#[test]
fn ro_4_a_lapsed_arrow_falls_back_to_the_die() {
    // An arrow from the west along the row of seat 0 drives it to Cyprus.
    let plan = "plan arrow i1 e; roll 1/2/3/4 stay";
    let mut table = then(&before().gifts(0, 3), &[plan]);
    assert_eq!(storm(&table.view_of(0), arrow(&table, "arrow i1 e")).len(), 2, "and seat 1 two rows beside by one hex");
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 arrow i1 e next"], &[1]);
    // Seat 1 has sailed out of it.
    let mut table = then(&before().gifts(0, 3).sails(1, &[3]), &[plan]);
    table.hands(&["1 die", "1 sail f1"]).check(&["1 sail f1 hand", "0 die next", "0 stay next"], &[1]);
    // It cannot be paid.
    let mut table = then(&before().gifts(0, 1), &[plan]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 stay next"], &[1]);
}

fn arrow(table: &Table, text: &str) -> crate::engine::odyssee::Arrow {
    match table.game.read(text).unwrap() {
        Action::Arrow(arrow) => arrow,
        other => panic!("{other:?}"),
    }
}

#[test]
fn ro_4_a_lapsed_line_asks_after_the_roll_and_the_others_stand() {
    let plan = "plan die; roll 1/3 sail h11, roll 2/4 sail i10";
    let table = |roll| then(&before().sails(0, &[roll]), &[plan]);
    let outcome = table(1).hands(&["1 die", "1 stay"]);
    outcome.check(&["1 stay hand", "0 die next"], &[0]).lapsed(0, Lapse::Illegal(Illegal::TooFar { steps: 2 }));
    table(2).hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 sail i10 next"], &[1]);
}

#[test]
fn ro_4_a_lapsed_first_leg_stops_the_course() {
    // Seat 1 lands on Rhodes, to which seat 0 is under way.
    let fixture = Fixture::two().active(1).ship(0, "l8").ship(1, "h9").rim(7, 12).sails(1, &[2]);
    let mut table = then(&fixture, &["course isle7 then isle9"]);
    let outcome = table.hands(&["1 die", "1 sail h11"]);
    outcome.check(&["1 sail h11 hand"], &[0]).lapsed(0, Lapse::Isle(isle(7)));
}

#[test]
fn ro_5_me_a_plan_wants_its_ship_heroes_hunger_and_right_as_they_were() {
    // Blown away.
    let fixture = before().gifts(1, 3);
    let mut table = then(&fixture, &[TO_RHODES]);
    table.hand("1 arrow g1 e").lapsed(0, Lapse::Elsewhere);
    // Written for the hex that one is about to sail to.
    let fixture = Fixture::two().ship(0, "i9").ship(1, "g2").rim(7, 12).sails(0, &[1, 1]);
    let mut table = then(&fixture, &[]);
    table.hand("0 die");
    table.lay(0, "plan at i10 die; roll 1/2/3/4 sail h11");
    table.hands(&["0 sail i10", "1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 sail h11 next"], &[1]);
    // A hero fell meanwhile.
    let fixture =
        Fixture::two().active(1).ship(0, "i9").ship(1, "i8").crew(1, 4).sails(1, &[1, 4, 1]).sails(0, &[1, 4]);
    let mut table = then(&fixture, &[TO_RHODES, "battle * offer 0"]);
    table.hands(&["1 die", "1 sail i9", "1 fight"]).check(&["1 fight hand", "0 offer 0 order"], &[1]);
    table.hand("1 accept").lapsed(0, Lapse::Heroes);
    // Hunger that the feeding brings is foreseen.
    let mut table = then(&before().gifts(0, 0).sails(0, &[1]), &[TO_RHODES]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 sail i10 next"], &[1]);
    // A visitor has taken the card that gave the right to Ithaca.
    let fixture = Fixture::two().active(1).ship(0, "i9").ship(1, "f9").owns(0, &[3, 5, 6, 2, 1]);
    let fixture = fixture.cards(0, &[11, 12, 13, 10, 9]).sails(1, &[4]);
    let mut table = then(&fixture, &[TO_RHODES, "hand card9"]);
    let isle3 = fixture.isle(3);
    let distance =
        fixture.game().board().sea_distance(fixture.player(1).ship.unwrap(), fixture.game().board().isle(isle(3)));
    assert!(distance.is_some_and(|steps| steps <= 4), "{distance:?}");
    table.hands(&["1 die", &format!("1 sail {isle3}"), "1 land"]).lapsed(0, Lapse::Right);
}

#[test]
fn ro_5_island_a_stop_has_the_same_owner_and_a_card_or_none() {
    let fixture = Fixture::two().active(1).ship(0, "i9").ship(1, "h9").rim(7, 12).sails(1, &[2]).sails(0, &[2, 1]);
    let mut table = then(&fixture, &[TO_RHODES]);
    table
        .hands(&["1 die", "1 sail h11"])
        .check(&["1 sail h11 hand", "0 die next"], &[0])
        .lapsed(0, Lapse::Isle(isle(7)));
    // The line that does not land there stands.
    let fixture = Fixture::two().active(1).ship(0, "i9").ship(1, "h9").rim(7, 12).sails(1, &[2]).sails(0, &[1]);
    let mut table = then(&fixture, &[TO_RHODES]);
    table.hands(&["1 die", "1 sail h11"]).check(&["1 sail h11 hand", "0 die next", "0 sail i10 next"], &[1]);
}

#[test]
fn ro_5_ship_none_lies_there_that_did_not_and_words_for_it_lift_this() {
    let fixture = || Fixture::two().active(1).ship(0, "i9").ship(1, "i11").sails(1, &[1]).sails(0, &[1]);
    let moves = ["1 die", "1 sail i10"];
    then(&fixture(), &[TO_RHODES])
        .hands(&moves)
        .check(&["1 sail i10 hand", "0 die next"], &[0])
        .lapsed(0, Lapse::Ship(seat(1)));
    let mut table = then(&fixture(), &[TO_RHODES, "meet 2 peace"]);
    table.hands(&moves).check(&["1 sail i10 hand", "0 die next", "0 sail i10 next", "0 peace order"], &[1]);
    let mut table = then(&fixture(), &[TO_RHODES, "meet 2 ask"]);
    table.hands(&moves).lapsed(0, Lapse::Ship(seat(1)));
    // One that lay there when it was written is no surprise.
    let fixture = Fixture::two().active(1).ship(0, "i9").ship(1, "i10").sails(0, &[1]);
    then(&fixture, &[TO_RHODES])
        .hands(&["1 die", "1 stay"])
        .check(&["1 stay hand", "0 die next", "0 sail i10 next"], &[0]);
}

#[test]
fn ro_5_threat_no_rival_has_since_become_able_to_be_home() {
    // Seat 1 may enter Ithaca and comes within four hexes of it.
    let fixture = || {
        Fixture::two().active(1).ship(0, "i9").ship(1, "h12").owns(1, &[3, 5, 6, 2, 1]).cards(1, &[11, 12, 13, 10, 9])
    };
    let near = fixture().ship(1, "h9").sails(1, &[1]);
    let mut table = then(&near, &[TO_RHODES]);
    table.hands(&["1 die", "1 sail h8"]).lapsed(0, Lapse::Threat(seat(1)));
    // It was so when the plan was written.
    let known = fixture().ship(1, "h8").sails(1, &[1]).sails(0, &[1]);
    then(&known, &[TO_RHODES])
        .hands(&["1 die", "1 stay"])
        .check(&["1 stay hand", "0 die next", "0 sail i10 next"], &[1]);
}

#[test]
fn ro_5_a_player_may_add_guards() {
    let plan = |unless: &str| format!("{TO_RHODES} unless {unless}");
    let asks = |fixture: Fixture, unless: &str, lapse| {
        then(&fixture, &[&plan(unless)]).hands(&["1 die", "1 stay"]).check(&["1 stay hand"], &[0]).lapsed(0, lapse);
    };
    asks(before().crew(0, 2), "crew 3", Lapse::Heroes);
    asks(before().gifts(0, 2), "gifts 2", Lapse::Gifts);
    asks(before().ship(1, "i11"), "near 2", Lapse::Near(seat(1)));
    let holds = plan("crew 3 gifts 2 near 2 any");
    let mut table = then(&before().gifts(0, 3).sails(0, &[1]), &[&holds]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 sail i10 next"], &[1]);
    // «Any»: a visitor has taken a card of mine, which the plan does not touch otherwise.
    let fixture = Fixture::two().active(1).ship(0, "i9").ship(1, "f9").owns(0, &[3]).cards(0, &[11]).sails(1, &[4]);
    let sail = format!("1 sail {}", fixture.isle(3));
    then(&fixture, &[&plan("any")]).hands(&["1 die", &sail]).lapsed(0, Lapse::Touched);
}

#[test]
fn ro_5_a_course_wants_two_heroes_and_little_hunger() {
    let course = "course isle7";
    let table = |fixture: Fixture| {
        let mut table = then(&before(), &[course]);
        table.game = *fixture.game();
        table.hands(&["1 die", "1 stay"])
    };
    table(before().crew(0, 2).sails(0, &[2])).check(&["1 stay hand", "0 die order", "0 sail h11 order"], &[1]);
    table(before().crew(0, 1)).lapsed(0, Lapse::Heroes);
    table(before().hunger(0, 1, 0)).lapsed(0, Lapse::Hunger);
    let alone = before().crew(0, 1).sails(0, &[2]);
    then(&alone, &[course])
        .hands(&["1 die", "1 stay"])
        .check(&["1 stay hand", "0 die order", "0 sail h11 order"], &[1]);
}

#[test]
fn a_course_takes_the_least_distance_and_breaks_ties_as_written() {
    // From i9 to Crete (isle10, j6): three hexes. One step leads nearer by two ways.
    let step = |fixture: Fixture, course: &str| {
        let mut table = then(&fixture, &[course]);
        table.hands(&["1 die", "1 stay"]).lines.last().unwrap().clone()
    };
    let board = before().game().board();
    let away = |name: &str| board.sea_distance(board.hex_named(name).unwrap(), board.isle(isle(10))).unwrap();
    assert_eq!([away("i9"), away("i8"), away("j8")], [3, 2, 2]);
    assert_eq!(step(before().sails(0, &[1]), "course isle10"), "0 sail i8 order", "by hex");
    assert_eq!(step(before().sails(0, &[1]), "course isle10 then isle15"), "0 sail j8 order", "nearer to the next leg");
    assert_eq!(step(before().ship(1, "i8").sails(0, &[1]), "course isle10"), "0 sail j8 order", "without a ship");
    assert_eq!(step(before().sails(0, &[4]), "course isle10"), "0 sail j6 order", "there");
}

#[test]
fn a_course_asks_if_every_nearest_end_holds_a_ship() {
    let fixture = || before_of_three().ship(1, "i7").ship(2, "j9").sails(0, &[1]).sails(2, &[1]);
    let mut table = then(&fixture(), &["course isle10"]);
    // One of the two nearest ends is free.
    table.hands(&["2 die", "2 sail j8"]).check(&["2 sail j8 hand", "0 die order", "0 sail i8 order"], &[1]);
    // Both are taken since.
    let fixture = before_of_three().ship(1, "i8").ship(2, "j9").sails(0, &[1]).sails(2, &[1]);
    let mut table = then(&before_of_three(), &["course isle10"]);
    table.game = *fixture.game();
    table.hands(&["2 die", "2 sail j8"]).check(&["2 sail j8 hand", "0 die order"], &[0]);
    assert!(matches!(table.settle().why(0), Some(Why::Lapsed(Lapse::Ship(_)))));
}

#[test]
fn home_as_soon_as_one_may() {
    let entitled = |fixture: Fixture| fixture.owns(0, &[3, 5, 6, 2, 1]).cards(0, &[11, 12, 13, 10, 9]);
    let mut table = then(&entitled(before()).ship(0, "h8").sails(0, &[4]), &["course isle7 home"]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die order", "0 sail h4 order"], &[]);
    let mut table = then(&before(), &["course home"]);
    table.hands(&["1 die", "1 stay"]).lapsed(0, Lapse::NotEntitled);
    let mut table = then(&before(), &["course ithaca"]);
    table.hands(&["1 die", "1 stay"]).lapsed(0, Lapse::NotEntitled);
}

#[test]
fn what_is_foreseen_is_what_is_read() {
    let table = then(&before(), &["course isle10"]);
    let foreseen = foresee(table.said(0), &table.view_of(0)).unwrap();
    assert_eq!(foreseen.turn, Ok(Action::Die));
    let written = foreseen.rolls.map(|action| table.game.write(&action.unwrap()));
    assert_eq!(written.each_ref().map(String::as_str), ["sail i8", "sail i7", "sail j6", "sail j6"]);
    for roll in 1..=4 {
        let mut table = then(&before().sails(0, &[roll]), &["course isle10"]);
        let last = table.hands(&["1 die", "1 stay"]).lines.pop().unwrap();
        assert_eq!(last, format!("0 {} order", written[usize::from(roll) - 1]));
    }
    assert_eq!(foresee(table.said(0), &Fixture::two().active(1).lands(0).ship(0, "h11").view_of(0)), None);
}
