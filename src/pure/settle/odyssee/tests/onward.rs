//! Where to go on to, said with the move: what is offered, that it waits for the next turn, and that its guards are those of a course.

use super::table::Table;
use crate::engine::Game as _;
use crate::engine::odyssee::Stop;
use crate::engine::odyssee::fixture::{Fixture, isle};
use crate::settle::odyssee::{Course, Lapse, ONWARD_MAX, Offer, OnPaper as _, onward};
use crate::settle::words::Why;

/// Seat 0 has rolled three at i9, two hexes from Rhodes (isle7, h11); seat 1 lies far in the west.
fn rolled(fixture: Fixture) -> Table {
    let mut table = Table::of(&fixture.ship(0, "i9").ship(1, "g2").rim(7, 12).rim(9, 11).sails(0, &[3, 4, 4]));
    table.hand("0 die");
    table
}

fn offered(table: &Table, number: u8, text: &str) -> Vec<Offer> {
    onward(&table.view_of(number), &table.game.read(text).unwrap())
}

#[test]
fn the_nearest_islands_that_are_not_ones_own_are_offered_with_a_move() {
    let table = rolled(Fixture::two().owns(0, &[9]).owns(1, &[10]));
    let offers = offered(&table, 0, "sail i10");
    assert_eq!(offers.len(), ONWARD_MAX);
    assert_eq!(offers[0].stop, Stop::Isle(isle(7)), "Rhodes is next to it");
    assert!(offers.is_sorted_by_key(|offer| offer.steps), "{offers:?}");
    assert!(offers.iter().all(|offer| offer.stop != Stop::Isle(isle(9))), "the own one is not: {offers:?}");
    assert!(
        offered(&table, 0, "sail h11").iter().all(|offer| offer.stop != Stop::Isle(isle(7))),
        "nor where one lands"
    );
    let board = table.game.board();
    for offer in offers {
        assert_eq!((offer.course.legs.as_slice(), offer.course.home), (&[offer.stop][..], false));
        assert_eq!(Course::on_paper(&offer.course.to_paper(board), board), Ok(offer.course));
    }
    assert!(
        offered(&table, 0, "die").is_empty() && offered(&table, 1, "stay").is_empty(),
        "with a move of one's own only"
    );
    assert!(!offered(&table, 0, "stay").is_empty());
}

#[test]
fn what_is_said_with_a_move_is_read_in_the_next_turn_and_not_before() {
    let mut table = rolled(Fixture::two().sails(1, &[1]));
    table.lay(0, "course isle9");
    table.hand("0 sail i10").check(&["0 sail i10 hand"], &[1]);
    table.hand("1 die");
    let next = table.hand("1 stay");
    next.check(&["1 stay hand", "0 die order", "0 sail i13 order"], &[1]);
    assert_eq!(table.said(0).course, None, "there it ends");
}

#[test]
fn an_island_that_changes_hands_after_the_move_asks() {
    let mut table = rolled(Fixture::two().ship(1, "g2").sails(1, &[1]));
    table.lay(0, "course isle9");
    table.hand("0 sail i10");
    // As if it had been landed on meanwhile.
    let other = rolled(Fixture::two().owns(1, &[9]).sails(1, &[1]));
    let said = table.said(0).clone();
    let mut changed = other;
    changed.hand("0 sail i10");
    changed.words[0] = said;
    changed.hand("1 die");
    let asked = changed.hand("1 stay");
    assert_eq!(asked.why(0), Some(Why::Lapsed(Lapse::Isle(isle(9)))), "{:?}", asked.lines);
}

#[test]
fn whoever_may_enter_ithaca_is_offered_it_first() {
    let cards: Vec<u8> = (1..=10).collect();
    let table = rolled(Fixture::two().cards(0, &cards));
    let offers = offered(&table, 0, "stay");
    assert_eq!(offers.first().map(|offer| offer.stop), Some(Stop::Ithaca), "{offers:?}");
}
