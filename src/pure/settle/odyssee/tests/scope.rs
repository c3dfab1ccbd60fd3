//! How long words hold, who is written to about them, and patience.

use super::seas::{TO_RHODES, before, then};
use super::table::Table;
use crate::engine::log::How;
use crate::engine::odyssee::fixture::{Fixture, isle, seat};
use crate::engine::odyssee::{Odyssee, Stop};
use crate::engine::{Eye, Game as _};
use crate::settle::odyssee::{Kind, Lapse, Stopped};
use crate::settle::words::{Why, WordKind as _, Words as _};

#[test]
fn ro_3_a_plan_is_for_one_turn_and_ends_with_it() {
    let mut table = then(&before().sails(0, &[1, 1]), &["plan die; roll 1/2/3/4 stay"]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 stay next"], &[1]);
    assert_eq!(table.said(0).plan, None);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand"], &[0]);
    // Used or not: by hand its owner does something else.
    let mut table = then(&before().sails(0, &[1, 1]), &["plan die; roll 1/2/3/4 ask"]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die next"], &[0]);
    table.hand("0 sail i10");
    assert_eq!(table.said(0).plan, None);
    // One that is written in the own turn is for the next.
    let mut table = Table::of(&before().active(0).sails(0, &[1, 1])).say(0, TO_RHODES);
    table.settle().check(&[], &[0]);
    table.hands(&["0 die", "0 stay", "1 die", "1 stay"]).check(&["1 stay hand", "0 die next", "0 sail i10 next"], &[1]);
}

#[test]
fn ro_3_a_course_goes_on_until_its_last_leg() {
    let mut table = then(&before().sails(0, &[2, 4]), &["course isle7 then isle9"]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die order", "0 sail h11 order"], &[1]);
    let course = table.said(0).course.clone().unwrap().word;
    assert_eq!((course.word.legs, course.track.landed), (vec![Stop::Isle(isle(9))], 1));
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die order", "0 sail i13 order"], &[1]);
    assert_eq!(table.said(0).course, None, "landed on");
    // Where the card of the last stop asks, the course stays until the turn is over, and can be stored meanwhile.
    let mut table = then(&before().rim(7, 6).sails(0, &[2]), &["course isle7"]);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand", "0 die order", "0 sail h11 order"], &[0]);
    let stored = Odyssee::written(table.said(0), &table.game, Kind::Course);
    assert!(stored[0].word.starts_with("course isle7\n"), "{stored:?}");
    table.hand("0 graze").check(&["0 graze hand"], &[1]);
    assert_eq!(table.said(0).course, None, "landed on");
}

#[test]
fn ro_3_a_storm_of_anothers_ends_a_course_and_so_does_the_loss_of_the_ship() {
    let mut table = then(&before().gifts(1, 3), &["course isle10"]);
    table.hand("1 arrow g1 e").check(&["1 arrow g1 e hand"], &[0]).lapsed(0, Lapse::Blown);
    assert_eq!(table.said(0).course.as_ref().unwrap().word.track.stopped, Some(Stopped::Blown));
    // By hand he sails on; the course does not come back.
    table.hand("0 die");
    table.hands(&["0 stay", "1 die", "1 stay"]).lapsed(0, Lapse::Blown);
    // His own arrow is no foreign storm.
    let mut table = Table::of(&before().active(0).gifts(0, 3)).say(0, "course isle10 unless gifts 9");
    table.hands(&["0 arrow g9 e", "1 die", "1 stay"]).lapsed(0, Lapse::Gifts);
    // The last hero falls.
    let fixture = Fixture::two().active(1).ship(0, "i9").ship(1, "i8").crew(0, 1).sails(1, &[1, 4]).sails(0, &[1]);
    let mut table = then(&fixture, &["course isle10"]);
    table.hands(&["1 die", "1 sail i9", "1 fight"]).lapsed(0, Lapse::Lost);
}

#[test]
fn ro_3_the_other_words_stand_until_changed() {
    let words = ["hand card8,card3", "meet * peace", "battle * on"];
    let mut table = then(&before().sails(0, &[1]), &words);
    table.hands(&["1 die", "1 stay", "0 die", "0 stay", "1 die", "1 stay"]);
    let said = table.said(0);
    assert_eq!([said.hands.len(), said.meets.len(), said.battles.len()], [1, 1, 1]);
}

#[test]
fn ro_12_what_is_changed_before_the_reading_counts_and_after_it_nothing() {
    let mut table = then(&before().sails(0, &[1, 1]), &[TO_RHODES]);
    table.hand("1 die");
    table.lay(0, "plan die; roll 1/2/3/4 stay");
    table.hand("1 stay").check(&["1 stay hand", "0 die next", "0 stay next"], &[1]);
    table.lay(0, TO_RHODES);
    assert_eq!(table.game.view(Eye::Public).players[seat(0)].ship, table.game.board().hex_named("i9"));
}

#[test]
fn ro_13_what_others_do_changes_nothing_for_whoever_is_not_asked() {
    let mut table = Table::of(&before());
    let of = |table: &Table| Odyssee::occasion_of(&table.game.view(Eye::Public), seat(0));
    let first = of(&table);
    table.hand("1 die");
    assert_eq!(of(&table), first);
    table.hand("1 stay");
    assert!(of(&table).same_matter(first) && of(&table).stage > first.stage, "asked now, in the same turn as promised");
    table.hands(&["0 die", "0 stay"]);
    assert!(!of(&table).same_matter(first), "the next turn is another question");
    assert_eq!(Kind::ALL.iter().map(|kind| kind.how()).filter(|how| *how == How::Order).count(), 4);
}

#[test]
fn a_seat_whose_next_turn_is_not_covered_is_to_be_written_to() {
    let mut table = then(&before(), &[]);
    assert_eq!(table.settle().unplanned(0), Some(Why::NoWord));
    assert_eq!(then(&before(), &[TO_RHODES]).settle().unplanned(0), None);
    assert_eq!(then(&before(), &["course isle10"]).settle().unplanned(0), None);
    let asked = then(&before(), &["plan die; roll 1/2/3/4 ask"]).settle();
    assert_eq!(asked.unplanned(0), None, "he wants to be asked then");
    // The word lapses while others play.
    let fixture = Fixture::three().active(1).ship(0, "i9").ship(1, "h9").ship(2, "e4").rim(7, 12).sails(1, &[2]);
    let mut table = then(&fixture, &[TO_RHODES]);
    let outcome = table.hands(&["1 die", "1 sail h11"]);
    outcome.check(&["1 sail h11 hand"], &[2]);
    assert_eq!(outcome.unplanned(0), Some(Why::Lapsed(Lapse::Isle(isle(7)))));
    // Once he has looked, it is gone, and he is asked when his turn comes.
    let view = table.view_of(0);
    Odyssee::looked(&mut table.words[0], &view);
    assert_eq!((table.said(0).plan.clone(), table.settle().unplanned(0)), (None, Some(Why::NoWord)));
    // A turn that will be skipped needs no plan.
    let skipping = Fixture::two().active(1).ship(0, "h11").ship(1, "g2").lands(0);
    assert_eq!(then(&skipping, &[]).settle().unplanned(0), None);
}

#[test]
fn ro_14_silence_takes_the_die_and_sails_ashore_and_a_word_beats_it() {
    let mut table = then(&before().sails(0, &[2]), &[]).silent(0);
    table.hands(&["1 die", "1 stay"]).check(&["1 stay hand"], &[0]);
    let lines = table.settle().lines;
    assert_eq!(lines, ["0 die silence", "0 sail h11 silence"], "to all that is asked without a pause");
    let mut table = then(&before().sails(0, &[2]), &["course isle10"]);
    table.hands(&["1 die"]);
    table = table.silent(0);
    table.hand("1 stay").check(&["1 stay hand", "0 die order", "0 sail i7 order"], &[1]);
}

#[test]
fn ro_15_patience_brings_a_course_forward_that_a_ship_has_stopped() {
    let fixture = || Fixture::two().active(1).ship(0, "i9").ship(1, "i11").rim(7, 12).sails(1, &[2]).sails(0, &[2]);
    let moves = ["1 die", "1 sail h11"];
    let words = ["course isle7", "after 14 course"];
    // An island of the first leg that has changed, it does not.
    let mut table = then(&fixture(), &words);
    table.hands(&moves).lapsed(0, Lapse::Isle(isle(7)));
    table.impatient(0).settle().check(&[], &[0]);
    // A ship in the way.
    let fixture =
        || Fixture::two().active(1).ship(0, "i9").ship(1, "h12").rim(7, 12).owns(1, &[7]).sails(1, &[1]).sails(0, &[2]);
    let mut table = then(&fixture(), &words);
    table
        .hands(&["1 die", "1 sail h11"])
        .check(&["1 sail h11 hand", "0 die order"], &[0])
        .lapsed(0, Lapse::Ship(seat(1)));
    table.settle().check(&[], &[0]);
    let mut table = table.impatient(0);
    assert_eq!(table.settle().lines.first().unwrap(), "0 sail h11 patience");
    // Without patience, or where another guard has lapsed, its owner is asked.
    let mut table = then(&fixture(), &["course isle7"]).impatient(0);
    table.hands(&["1 die", "1 sail h11"]).lapsed(0, Lapse::Ship(seat(1)));
    let mut table = then(&before().gifts(1, 3), &["course isle10", "after 14 course"]).impatient(0);
    table.hand("1 arrow g1 e").lapsed(0, Lapse::Blown);
}
