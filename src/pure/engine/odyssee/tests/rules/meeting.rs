//! Two ships on one hex (4.9, section 9).

use crate::engine::SeatSet;
use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Event, Illegal, Legal, Question, Refused};

fn battles(game: &Fixture) -> bool {
    game.has_event(|event| matches!(event, Event::BattleBegan { .. }))
}

fn parted(game: &Fixture) -> bool {
    game.has_event(|event| matches!(event, Event::Parted { .. })) && !battles(game)
}

#[test]
fn o_fight_1_a_battle_if_one_of_the_two_wants_it_and_nobody_must() {
    assert!(battles(&Fixture::two().comes_alongside().play("0 fight")));
    assert!(battles(&Fixture::two().comes_alongside().play_all(&["0 peace", "1 fight"])));
    let peace = Fixture::two().comes_alongside().play_all(&["0 peace", "1 peace"]);
    assert!(parted(&peace));
    peace.asks(1, Question::Turn);
}

#[test]
fn g_54_one_after_the_other_a_refused_demand_is_a_battle_a_refused_trade_is_not() {
    let met = Fixture::two().comes_alongside().asks(0, Question::Meeting);
    let demand = met.clone().play("0 demand 1g").asks(1, Question::Proposal);
    assert!(matches!(demand.legal(1), Legal::Proposal { refused: Refused::Battle, .. }));
    assert!(battles(&demand.clone().play("1 refuse")));
    let paid = demand.play("1 accept");
    assert!(parted(&paid));
    assert_eq!((paid.gifts_of(0), paid.gifts_of(1)), (3, 1), "seat 1 has fed since");
    let trade = met.clone().play_all(&["0 trade 1g for 2g", "1 refuse"]).asks(1, Question::Meeting);
    assert!(battles(&trade.clone().play("1 fight")));
    assert!(parted(&trade.clone().play("1 peace")));
    let second = trade.play("1 trade 1g for 1g").asks(0, Question::Proposal);
    assert!(parted(&second.clone().play("0 refuse")), "four answers at most");
    assert!(parted(&second.play("0 accept")));
    let demanded = met.play_all(&["0 peace", "1 demand 1g"]).asks(0, Question::Proposal);
    assert!(battles(&demanded.play("0 refuse")));
}

#[test]
fn g_26_ships_fight_on_water_at_islands_syrte_and_aeolus_not_at_troy_or_ithaca() {
    assert!(!Fixture::new(6).has_event(|event| matches!(event, Event::Met { .. })), "six ships at Troy");
    for (from, to) in [("h8", "h9"), ("n2", "n1"), ("g7", "g8"), ("h10", "h11")] {
        let game = Fixture::two().rim(7, 9).ship(0, from).ship(1, to).sails_to(0, 1, to);
        game.asks(0, Question::Meeting);
    }
    // At Ithaca: one lies there no longer entitled, another is blown there.
    let home = Fixture::three().owns(2, &[1, 2, 3, 5, 6]).cards(2, &[1, 2, 3, 4, 5]).ship(1, "h4").ship(2, "h6");
    home.play("0 arrow h8 w").asks(1, Question::Turn);
}

#[test]
fn g_28_g_63_every_pair_with_a_ship_that_moved_the_active_players_first() {
    // Seat 1 comes to 3, 0 and 2; then nobody else has moved.
    let met = |game: &Fixture| {
        let pair = |event: &Event| {
            if let Event::Met { first, second, .. } = event { Some((first.number(), second.number())) } else { None }
        };
        game.events().iter().find_map(pair)
    };
    let game = Fixture::four().active(1).ship(0, "h9").ship(2, "h9").ship(3, "h9").ship(1, "h8").sails_to(1, 1, "h9");
    assert_eq!(met(&game), Some((1, 2)));
    let game = game.play_all(&["1 peace", "2 peace"]);
    assert_eq!(met(&game), Some((1, 3)));
    let game = game.play_all(&["1 peace", "3 peace"]);
    assert_eq!(met(&game), Some((1, 0)));
    game.play_all(&["1 peace", "0 peace"]).asks(2, Question::Turn);
    // A wind brings 2 and 3 to 1, who lay there: each pair with one that moved; of 1 and 2 the one that moved speaks first.
    let blown = Fixture::four().ship(1, "h15").ship(2, "h14").ship(3, "h13").play("0 arrow h12 e");
    assert_eq!(met(&blown), Some((2, 1)));
    let blown = blown.play_all(&["2 peace", "1 peace"]);
    assert_eq!(met(&blown), Some((3, 1)));
    let blown = blown.play_all(&["3 peace", "1 peace"]);
    assert_eq!(met(&blown), Some((2, 3)), "both moved: the nearer clockwise");
}

#[test]
fn g_28_a_pair_lapses_if_one_is_gone_or_holds_the_herb_by_then() {
    let game = Fixture::three().crew(0, 1).ship(0, "h8").ship(1, "h9").ship(2, "h9");
    let game = game.sails(0, &[1, 1]).sails(1, &[4]).play_all(&["0 die", "0 sail h9", "0 fight"]);
    assert_eq!(game.place_of(0), "a8");
    game.asks(1, Question::Turn);
    let herb = Fixture::three().cards(1, &[11]).ship(0, "h8").ship(1, "h9").ship(2, "h9").sails_to(0, 1, "h9");
    let herb = herb.asks(0, Question::Meeting);
    assert!(herb.has_event(|event| matches!(event, Event::Met { second, .. } if *second == seat(2))));
}

#[test]
fn g_31_third_parties_neither_join_nor_bargain() {
    let game = Fixture::three().comes_alongside();
    assert_eq!(game.view().may_answer, [0, 1].into_iter().map(seat).collect::<SeatSet>());
    game.refuse("2 fight", Illegal::NotAsked);
}

#[test]
fn g_56_with_a_holder_of_card_11_nobody_is_asked() {
    for holder in [0, 1] {
        Fixture::two().cards(holder, &[11]).comes_alongside().asks(1, Question::Turn);
    }
}

#[test]
fn g_66_the_variant_has_no_battle_unless_both_want_it() {
    let met = || Fixture::two().battle_by_both().comes_alongside();
    assert!(parted(&met().play_all(&["0 fight", "1 peace"])));
    assert!(parted(&met().play_all(&["0 peace", "1 fight"])));
    assert!(battles(&met().play_all(&["0 fight", "1 fight"])));
    let demand = met().play("0 demand 1g");
    assert!(matches!(demand.legal(1), Legal::Proposal { refused: Refused::Peace, .. }));
    let refused = demand.play("1 refuse").asks(1, Question::Meeting);
    assert!(parted(&refused.clone().play("1 peace")));
    assert!(battles(&refused.clone().play("1 fight")));
    assert!(battles(&refused.play_all(&["1 demand 1g", "0 refuse"])));
    assert!(parted(&met().play_all(&["0 peace", "1 demand 1g", "0 refuse"])));
    assert!(parted(&met().play_all(&["0 trade 1g for 1g", "1 refuse", "1 fight"])));
}
