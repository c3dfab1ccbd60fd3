//! Rulings about landings, cards, meetings and battles.

use super::seas::{before, then};
use super::table::Table;
use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Face, Odyssee, Question};
use crate::engine::{Eye, Game as _, SeatSet};
use crate::settle::odyssee::{Lapse, sample::Sampler};
use crate::settle::words::{Reading, Ripe, Why, read};

/// Seat 1 is about to land on Rhodes, which is seat 0's.
fn visited() -> Fixture {
    let fixture = Fixture::two().active(1).ship(0, "c8").ship(1, "h10").owns(0, &[7]).cards(0, &[8, 3, 10]);
    fixture.gifts(1, 4).sails(1, &[1])
}

#[test]
fn ro_8_the_first_card_of_the_list_that_is_still_there_is_given() {
    let land = ["1 die", "1 sail h11", "1 land"];
    let first = |words: &[&str]| then(&visited(), words).hands(&land).lines.get(1).cloned();
    assert_eq!(first(&["hand card9,card3,card8"]).unwrap(), "0 give card3 order");
    assert_eq!(first(&["hand to 1 card8\nhand to 2 card10"]).unwrap(), "0 give card10 order");
    let mut table = then(&visited(), &["hand card9,card7"]);
    table.hands(&land).check(&["1 land hand"], &[0]).lapsed(0, Lapse::NoCard);
    let outcome = then(&visited(), &[]).hands(&land);
    assert_eq!(outcome.why(0), Some(Why::NoWord));
}

#[test]
fn ro_8_a_bid_that_reaches_the_price_is_taken() {
    let bid = |text: &str| {
        let mut table = then(&visited(), &["hand card8 sell card10 for 2g sell card3 for 1g+card1"]);
        table.hands(&["1 die", "1 sail h11", text]).lines[1].clone()
    };
    assert_eq!(bid("1 bid 2g for card10"), "0 take order");
    assert_eq!(bid("1 bid 3g for card10"), "0 take order");
    assert_eq!(bid("1 bid 1g for card10"), "0 give card8 order");
    assert_eq!(bid("1 bid 3g for card3"), "0 give card8 order");
    assert_eq!(bid("1 bid 3g for card8"), "0 give card8 order");
}

/// Seat 0 sails to Rhodes, which is seat 1's.
fn visiting(words: &str) -> Vec<String> {
    let fixture = before().owns(1, &[7]).cards(1, &[8, 3, 10]).gifts(0, 4).sails(0, &[2]);
    let mut table = then(&fixture, &[&format!("course isle7{words}")]);
    table.lay(1, "hand card8 sell card10 for 1g");
    table.hands(&["1 die", "1 stay"]).lines.split_off(3)
}

#[test]
fn ro_8_choices_bid_and_whoever_sails_ashore_lands() {
    assert_eq!(visiting("")[..2], ["0 land order", "1 give card8 order"]);
    assert_eq!(visiting("; bid 1g for card10")[..2], ["0 bid 1g for card10 order", "1 take order"]);
    assert_eq!(visiting("; bid 1g for card10 before card7")[..1], ["0 land order"], "card 7 cannot come");
    assert_eq!(visiting("; bid 1g for card10 before card7,card8")[..1], ["0 bid 1g for card10 order"]);
    assert_eq!(
        visiting("; bid 9g for card10, bid 2g for card3")[..1],
        ["0 bid 2g for card3 order"],
        "the first that fits"
    );
    // A price that is asked needs a choice of its own.
    let fixture = before().owns(1, &[7]).cards(1, &[8, 3, 10]).gifts(0, 4).sails(0, &[2]);
    let price = |words: &str| {
        let mut table = then(&fixture, &[&format!("course isle7{words}")]);
        table.hands(&["1 die", "1 stay"]);
        table.hand("1 ask 2g for card10 else card8")
    };
    price("; pay 2g before card8").check(&["1 ask 2g for card10 else card8 hand", "0 accept order"], &[1]);
    for words in ["", "; pay 1g before card8", "; pay 2g before card3"] {
        assert_eq!(price(words).why(0), Some(Why::NoWord), "{words}");
    }
}

#[test]
fn choices_on_cards_are_read_in_their_order() {
    let at = |card: u8, words: &str, fixture: fn(Fixture) -> Fixture| {
        let fixture = fixture(before().rim(7, card)).sails(0, &[2]).favors(0, &[Face::White]);
        let mut table = then(&fixture, &[&format!("course isle7{words}")]);
        let outcome = table.hands(&["1 die", "1 stay"]);
        (outcome.lines.get(3).cloned(), outcome.why(0))
    };
    let says = |text: &str| (Some(format!("0 {text} order")), None);
    let same = |fixture: Fixture| fixture;
    assert_eq!(at(6, "; feast from 4, graze", same), says("feast"));
    assert_eq!(at(6, "; feast from 4, graze", |fixture| fixture.crew(0, 3)), says("graze"));
    assert_eq!(at(6, "; hero", same), (None, Some(Why::NoWord)));
    assert_eq!(at(7, "; gifts from 3, hero", |fixture| fixture.gifts(0, 4)), says("gifts"));
    assert_eq!(at(7, "; gifts from 3, hero", |fixture| fixture.gifts(0, 3)), says("hero"));
    assert_eq!(at(5, "; calm", same), says("calm"));
    assert_eq!(at(5, "", same), (None, Some(Why::NoWord)));
    assert_eq!(at(14, "; look isle1 isle2", same), says("look isle1 isle2"));
    let taken = at(14, "; look isle1 isle7", same);
    assert!(matches!(taken.1, Some(Why::Lapsed(Lapse::Illegal(_)))), "{taken:?}");
    // Choices of a course that did not bring the ship there are not meant.
    let fixture = before().rim(7, 6).sails(0, &[2]);
    let mut table = then(&fixture, &["course isle10; graze unless crew 4"]);
    table.game = *fixture.crew(0, 3).game();
    table.hands(&["1 die", "1 stay"]).lapsed(0, Lapse::Heroes);
    table.hands(&["0 die", "0 sail h11"]).check(&["0 sail h11 hand"], &[0]);
}

/// Seat 1 comes upon seat 0 at i9.
fn met() -> Fixture {
    Fixture::two().active(1).ship(0, "i9").ship(1, "i8").gifts(0, 3).gifts(1, 3).sails(1, &[1])
}

#[test]
fn ro_9_the_second_is_read_when_it_is_his_to_speak() {
    let come = ["1 die", "1 sail i9"];
    let mut table = then(&met(), &["meet * fight"]);
    table.hands(&come).check(&["1 sail i9 hand"], &[1]);
    assert_eq!(table.game.to_act(), SeatSet::only(seat(1)), "the first speaks first");
    let speaks = |words: &[&str], says: &str| then(&met(), words).hands(&["1 die", "1 sail i9", says]);
    assert_eq!(speaks(&["meet * peace"], "1 peace").lines[..2], ["1 peace hand", "0 peace order"]);
    assert_eq!(speaks(&["meet 2 if 1 fight\nmeet * peace"], "1 peace").lines[1], "0 peace order", "crews are equal");
    assert_eq!(speaks(&["meet 2 if 0 fight\nmeet * peace"], "1 peace").lines[1], "0 fight order");
    assert_eq!(speaks(&["meet * demand 1g"], "1 peace").lines[1], "0 demand 1g order");
    assert_eq!(speaks(&["meet * demand 9g else peace"], "1 peace").lines[1], "0 peace order");
    speaks(&["meet * demand 9g"], "1 peace").lapsed(0, Lapse::NotTheirs);
    assert_eq!(speaks(&["meet * ask"], "1 peace").why(0), Some(Why::Wished));
    // To a demand.
    assert_eq!(speaks(&["meet * pay 2g"], "1 demand 2g").lines[1], "0 accept order");
    speaks(&["meet * pay 1g"], "1 demand 2g").lapsed(0, Lapse::TooDear);
    assert_eq!(speaks(&["meet * fight"], "1 demand 2g").lines[1], "0 refuse order");
    assert_eq!(speaks(&["meet * peace"], "1 demand 2g").why(0), Some(Why::NoWord));
    assert_eq!(speaks(&["meet * fight"], "1 trade 1g for 2g").why(0), Some(Why::NoWord), "a trade needs a person");
}

#[test]
fn ro_9_nobody_is_asked_about_a_meeting_with_a_holder_of_card_11() {
    let mut table = then(&met().cards(0, &[11]), &["meet * fight"]);
    table.hands(&["1 die", "1 sail i9"]).check(&["1 sail i9 hand"], &[0]);
    assert_eq!(table.game.view(Eye::Public).question, Some(Question::Turn), "the next turn has begun");
}

#[test]
fn ro_10_both_orders_are_read_whenever_a_hero_has_fallen_the_losers_first() {
    // Seat 0 rolls low and loses a hero, then again.
    let fixture = || met().sails(1, &[1, 4, 4, 4]).sails(0, &[1, 1, 1]);
    let fight = ["1 die", "1 sail i9", "1 fight"];
    let orders = |own: &str, other: &str| {
        let mut table = then(&fixture(), &[own]);
        table.lay(1, other);
        table.hands(&fight).lines
    };
    let lines = orders("battle * on", "battle * from 3 on");
    assert_eq!(lines[1..5], ["0 on order", "1 on order", "0 on order", "1 on order"]);
    assert_eq!(orders("battle * offer 1g", "battle * on accept 1g")[1..3], ["0 offer 1g order", "1 accept order"]);
    assert_eq!(orders("battle * offer 1g", "battle * on accept 2g")[1..3], ["0 offer 1g order", "1 refuse order"]);
    assert_eq!(orders("battle * offer 1g", "battle * on")[2], "1 refuse order");
    assert_eq!(
        orders("battle * from 4 on\nbattle * offer 0", "battle * offer 0")[1..3],
        ["0 offer 0 order", "1 accept order"]
    );
    let mut table = then(&fixture(), &["battle * from 4 on"]);
    assert_eq!(table.hands(&fight).why(0), Some(Why::NoWord), "who has none is asked");
}

#[test]
fn ro_11_what_cannot_be_done_any_more_lapses_and_its_maker_is_asked() {
    let fixture = met().gifts(0, 1).sails(1, &[1, 4]).sails(0, &[1]);
    let mut table = then(&fixture, &["battle * offer 2g"]);
    table.hands(&["1 die", "1 sail i9", "1 fight"]).lapsed(0, Lapse::NotMine);
}

#[test]
fn ro_6_a_word_reads_the_open_table_and_nothing_else() {
    let mut table = Table::of(&before());
    let mut chance = crate::engine::odyssee::fixture::key(9).stream(0);
    let said = Sampler::new(&table.game, seat(0), &mut chance).said();
    table.words[0] = said;
    let world = table.game.other_world(Eye::Seat(seat(0)), &crate::engine::odyssee::fixture::key(77));
    let reading = |game: &Odyssee| -> Reading<Odyssee> {
        let ripe = Ripe { now: table.times.now, patience: true };
        let (view, legal) = (game.view(Eye::Seat(seat(0))), game.legal(seat(0)));
        read(game, seat(0), table.said(0), (&view, &legal), ripe)
    };
    assert_eq!(reading(&table.game), reading(&world));
}
