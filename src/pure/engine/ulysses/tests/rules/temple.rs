//! Building temples (U-TEMP).

use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Card, Illegal};

#[test]
fn u_temp_1_a_temple_costs_as_many_temple_cards_and_other_cards_as_one_has_temples() {
    let start = Fixture::four().temples(0, 2).hand(0, "2o3t1w");
    let end = start
        .refuse("0 temple 1t 1o1w", Illegal::TempleCards { needed: 2 })
        .refuse("0 temple 2t 1w", Illegal::FurtherCards { needed: 2 })
        .refuse("0 temple 1o1t 1t1w", Illegal::NotATempleCard(Card::Objection))
        .play("0 temple 2t 1t1w");
    assert_eq!((end.temples_of(0), end.hand_of(0), end.view().discard), (3, cards("2o"), cards("3t1w")));
    assert_eq!(end.view().temple_stock, 17);
}

#[test]
fn u_temp_2_the_second_costs_one_and_one_the_third_two_and_two_and_so_on() {
    for has in 1..=10u8 {
        let start = Fixture::four().temples(0, has).hand(0, &format!("{}o{}t", has + 1, has + 1));
        for (temples, others) in (1..=has + 1).flat_map(|temples| (1..=has + 1).map(move |others| (temples, others))) {
            let line = format!("0 temple {temples}t {others}o");
            assert_eq!(start.accepts(&line), (temples, others) == (has, has), "{line} with {has} temples");
        }
        assert_eq!(start.play(&format!("0 temple {has}t {has}o")).temples_of(0), has + 1);
    }
}

#[test]
fn u_temp_3_several_may_be_built_in_one_phase_each_at_its_own_price() {
    let start = Fixture::four().hand(0, "6o6t");
    let end = start.play_all(&["0 temple 1t 1o", "0 temple 2t 2o", "0 temple 3t 3o"]);
    assert_eq!((end.temples_of(0), end.hand_of(0)), (4, cards("")));
}

#[test]
fn u_temp_4_d_17_s_23_only_the_empty_stock_ends_building() {
    let last = Fixture::four().temples(0, 19).hand(0, "41o20t").play("0 temple 19t 19o");
    assert_eq!((last.temples_of(0), last.view().temple_stock), (20, 0));
    let all = Fixture::four().temples(1, 20).hand(0, "1o1t");
    all.refuse("0 temple 1t 1o", Illegal::NoTempleLeft);
}

#[test]
fn u_temp_5_temples_are_never_lost() {
    let mut built = 0;
    for number in 0..40 {
        let mut before = [1; 5];
        random::play(number, |game, _, _| {
            for (number, player) in game.players.iter().enumerate() {
                assert!(player.temples >= before[number]);
                before[number] = player.temples;
            }
        });
        built += before.iter().filter(|temples| **temples > 1).count();
    }
    assert!(built > 40, "{built} players built");
}

#[test]
fn s_22_any_number_of_the_temple_cards_may_be_zeus() {
    for temples in ["3t", "2t1z", "1t2z", "3z"] {
        let start = Fixture::four().temples(0, 3).hand(0, "3o3t3z");
        let end = start.play(&format!("0 temple {temples} 3o"));
        assert_eq!((end.view().players[seat(0)].temples, end.view().discard), (4, cards("3o").plus(cards(temples))));
    }
}
