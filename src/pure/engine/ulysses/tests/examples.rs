//! The scripts T-1 to T-16 of the rules, as written there: four players, seat 0 active, no plagues unless named.

use crate::engine::SeatSet;
use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::{Card, CardRange, Color, Event, Illegal, Legal, Outcome, Question, Reason, Usable};

const NO_OBJECTION: Illegal = Illegal::NotInHand { card: Card::Objection, held: 0 };

#[test]
fn t_1_a_duel() {
    let start = Fixture::four().ship("libya").hand(0, "2o3w1z").hand(1, "4o1t").hand(2, "2o").hand(3, "1p");
    let duel = start.play("0 propose dido").discuss(&[("1 object zakynthos 1o", [0, 1, 0], Red)]).asks(2);
    let Legal::Discussion(range) = duel.legal(2) else { panic!("seat 2 is asked in a discussion") };
    let black = range.black.unwrap();
    assert_eq!(black.cards, CardRange { least: 2, most: 2 });
    assert_eq!(black.free, duel.places("pharos rhodes tyre"));
    let duel = duel.play("2 pass").refuse("2 support red 1o", Illegal::Out).play("3 pass").asks(0);
    assert_eq!(duel.view().least, Some([1, 1, 2]));
    let duel = duel.discuss(&[
        ("0 support blue 1o", [1, 1, 0], Blue),
        ("1 support red 1o", [1, 2, 0], Red),
        ("0 support blue 1o", [2, 2, 0], Blue),
        ("1 support red 1o", [2, 3, 0], Red),
        ("0 support blue 1z", [3, 3, 0], Blue),
        ("1 support red 1o", [3, 4, 0], Red),
    ]);
    let end = duel
        .refuse("0 support blue 1o", NO_OBJECTION)
        .refuse("0 support blue 1w", Illegal::NotAVote(Card::Wind))
        .play("0 pass");
    let view = end.ship_at("zakynthos").asks(1).view();
    assert_eq!(view.discard, cards("6o1z"));
    assert_eq!((view.sides, view.question, view.active), ([None; 3], Some(Question::Action), seat(1)));
}

#[test]
fn t_2_d_23_more_than_one_card_is_needed() {
    let start = Fixture::four().ship("atlantis").hand(0, "3o").hand(1, "1o").hand(2, "1o").play("0 propose calypso");
    let asked = start
        .discuss(&[
            ("1 object lopadusa 1o", [0, 1, 0], Red),
            ("2 support red 1o", [0, 2, 0], Red),
            ("3 pass", [0, 2, 0], Red),
        ])
        .refuse("0 support blue 1o", Illegal::TooFew { needed: 2 });
    asked.clone().discuss(&[("0 support blue 2o", [2, 2, 0], Blue)]);
    asked.discuss(&[("0 support blue 3o", [3, 2, 0], Blue)]);
}

#[test]
fn t_3_d_22_four_players_involved() {
    let start = Fixture::four().ship("minotaur").hand(0, "3o").hand(1, "3o").hand(2, "2o").hand(3, "4o");
    let end = start
        .play_all(&["0 propose melita", "1 agree"])
        .discuss(&[("2 object olympus 1o", [0, 1, 0], Red), ("3 support red 1o", [0, 2, 0], Red)])
        .refuse("0 support blue 1o", Illegal::TooFew { needed: 2 })
        .discuss(&[("0 support blue 2o", [2, 2, 0], Blue)])
        .refuse("1 black delos 3o", Illegal::ChanceLost)
        .discuss(&[("1 support blue 1o", [3, 2, 0], Blue)])
        .refuse("2 support red 1o", Illegal::TooFew { needed: 2 })
        .refuse("2 support red 2o", Illegal::NotInHand { card: Card::Objection, held: 1 })
        .discuss(&[("2 pass", [3, 2, 0], Blue)])
        .refuse("3 black delos 3o", Illegal::ChanceLost)
        .discuss(&[
            ("3 support red 2o", [3, 4, 0], Red),
            ("0 support blue 1o", [4, 4, 0], Blue),
            ("1 pass", [4, 4, 0], Blue),
            ("3 support red 1o", [4, 5, 0], Red),
        ])
        .play("0 pass");
    let view = end.ship_at("olympus").asks(1).view();
    assert_eq!(view.discard, cards("9o"));
    assert_eq!((view.question, view.active), (Some(Question::Action), seat(1)));
}

#[test]
fn t_4_d_24_the_black_disc() {
    let start = Fixture::four().ship("sibyl").hand(0, "2o").hand(1, "5o").hand(2, "3o").hand(3, "5o1z");
    let black = start
        .play("0 propose pityusae")
        .discuss(&[("1 object cyclopes 1o", [0, 1, 0], Red), ("2 pass", [0, 1, 0], Red)])
        .refuse("3 black elysium 1o", Illegal::TooFew { needed: 2 })
        .refuse("3 black cyclopes 2o", Illegal::PlaceTaken(Red))
        .refuse("3 black pityusae 2o", Illegal::PlaceTaken(Blue))
        .discuss(&[("3 black elysium 2o", [0, 1, 2], Black)]);
    assert_eq!(black.view().least, Some([2, 1, 1]), "blue before black, red before black");
    let end = black
        .discuss(&[
            ("0 pass", [0, 1, 2], Black),
            ("1 support red 1o", [0, 2, 2], Red),
            ("3 support black 1o", [0, 2, 3], Black),
            ("1 support red 1o", [0, 3, 3], Red),
            ("3 support black 1o", [0, 3, 4], Black),
            ("1 support red 1o", [0, 4, 4], Red),
            ("3 support black 1o", [0, 4, 5], Black),
            ("1 support red 1o", [0, 5, 5], Red),
            ("3 support black 1z", [0, 5, 6], Black),
        ])
        .refuse("1 support red 1o", NO_OBJECTION)
        .play("1 pass");
    let view = end.ship_at("elysium").asks(1).view();
    assert_eq!(view.discard, cards("10o1z"));
    assert_eq!((view.sides, view.question), ([None; 3], Some(Question::Action)));
}

#[test]
fn t_5_all_agree() {
    let start = Fixture::four().ship("libya").hand(0, "1w").hand(1, "3o");
    let end = start.play_all(&["0 propose dido", "1 agree", "2 agree", "3 agree"]).ship_at("dido").asks(0);
    assert_eq!(end.view().question, Some(Question::Wind));
    assert!(end.view().discard.is_empty());
    end.play("0 rest").asks(1);
}

#[test]
fn t_6_blue_is_carried_by_another_and_the_active_player_may_play_a_wind() {
    let end = Fixture::four().ship("libya").hand(0, "1w").hand(1, "1o").hand(3, "1o").play_all(&[
        "0 propose dido",
        "1 object zakynthos 1o",
        "2 pass",
        "3 support blue 1o",
        "0 pass",
        "1 pass",
    ]);
    let end = end.ship_at("dido").asks(0);
    assert_eq!(end.legal(0), Legal::Wind(Usable { itself: true, zeus: false }));
    end.play("0 wind w").asks(0).play("0 propose libya");
}

#[test]
fn t_7_after_an_opening_by_the_last_seat_nobody_may_place_black() {
    let start = Fixture::four().ship("sibyl").hand(0, "3o").hand(1, "3o").hand(2, "3o").hand(3, "1o");
    let open = start.play_all(&["0 propose pityusae", "1 agree", "2 agree", "3 object cyclopes 1o"]);
    assert_eq!(open.view().black_open_to, SeatSet::NONE);
    open.refuse("0 black elysium 2o", Illegal::HasADisc)
        .play("0 pass")
        .refuse("1 black elysium 2o", Illegal::ChanceLost)
        .play("1 pass")
        .refuse("2 black elysium 2o", Illegal::ChanceLost);
}

#[test]
fn t_8_clearing_a_plague_while_objecting() {
    let start = Fixture::four().ship("libya").plagues("zakynthos tyre").temples(1, 2).hand(0, "2o").hand(1, "2o1w1p");
    let open = start
        .play("0 propose dido")
        .refuse("1 object zakynthos 1o", Illegal::Plagued)
        .refuse("1 object zakynthos 1o clear 1w", Illegal::Price { needed: 2 })
        .refuse("1 object zakynthos 1o clear 1o1w1p", Illegal::Price { needed: 2 })
        .refuse("1 object zakynthos 1p clear 2o", Illegal::NotAVote(Card::Pandora))
        .refuse("1 object rhodes 1o clear 1w1p", Illegal::NothingToClear)
        .play("1 object zakynthos 1o clear 1w1p");
    assert_eq!((open.view().discard, open.view().plagues), (cards("1w1p"), open.places("tyre")));
    let end = open.play_all(&["2 pass", "3 pass", "0 support blue 1o", "1 pass"]).ship_at("dido");
    assert_eq!((end.view().discard, end.view().plagues), (cards("2o1w1p"), end.places("tyre")));
}

#[test]
fn t_9_the_fourth_goal_of_another_player_ends_the_game() {
    let start = Fixture::four().ship("libya").hand(0, "1w1z").goals(2, "dido", "troy olympus circe");
    let end = start.play_all(&["0 propose dido", "1 agree", "2 agree", "3 agree"]);
    assert_eq!(end.outcome(), Outcome::Won(seat(2)));
    let over = Event::GameOver { winners: SeatSet::only(seat(2)), reason: Reason::FourthGoal };
    assert_eq!(end.events().last(), Some(&over));
    assert!(end.game().players[seat(2)].hidden.is_empty());
    end.refuse("0 wind w", Illegal::Over).refuse("2 rest", Illegal::Over);
}

#[test]
fn t_10_no_second_exchange_or_pandora_after_a_wind() {
    let start = Fixture::four().ship("libya").hand(0, "2o1t2w1z2p").goals(0, "tyre delphi dido circe", "");
    start
        .play("0 pandora p")
        .refuse("0 pandora z", Illegal::PandoraUsed)
        .play("0 exchange delphi green 1o")
        .refuse("0 exchange dido red 1o", Illegal::ExchangeUsed)
        .play_all(&["0 propose pharos", "1 agree", "2 agree", "3 agree", "0 wind w"])
        .refuse("0 pandora p", Illegal::PandoraUsed)
        .refuse("0 pandora z", Illegal::PandoraUsed)
        .refuse("0 exchange dido red 1o", Illegal::ExchangeUsed)
        .play_all(&["0 propose libya", "1 agree", "2 agree", "3 agree", "0 rest"])
        .asks(1);
}

#[test]
fn t_11_the_deck_runs_out_in_the_middle_of_a_share() {
    let start = Fixture::four().ship("libya").temples(1, 3).piles("w", "2o1x1z", 0);
    let end = start.play_all(&["0 propose dido", "1 agree", "2 agree", "3 agree", "0 rest"]);
    // The order of the shuffle was computed by a separate program, too.
    let expected = [
        r#"{"event":"turn_ended","turn":1,"seat":0}"#,
        r#"{"event":"turn_began","turn":2,"seat":1}"#,
        r#"{"event":"drew","seat":1,"count":1,"cards":"w"}"#,
        r#"{"event":"deck_shuffled","shuffle":6,"count":4,"order":"zoox"}"#,
        r#"{"event":"drew","seat":1,"count":2,"cards":"xo"}"#,
        r#"{"event":"drew","seat":2,"count":1,"cards":"o"}"#,
        r#"{"event":"drew","seat":3,"count":1,"cards":"z"}"#,
        r#"{"event":"draw_lapsed","seat":0,"count":1}"#,
    ];
    assert_eq!(end.written_events(), expected);
}

#[test]
fn t_12_a_draw_with_both_piles_empty_lapses() {
    let start = Fixture::four().ship("libya").temples(1, 2).piles("", "", 0);
    let end = start.play_all(&["0 propose dido", "1 agree", "2 agree", "3 agree", "0 rest"]).asks(1);
    let lapsed = |number, count| Event::DrawLapsed { seat: seat(number), count };
    assert_eq!(end.events()[2..], [lapsed(1, 2), lapsed(2, 1), lapsed(3, 1), lapsed(0, 1)]);
}

#[test]
fn t_13_all_neighbors_plagued() {
    let start = Fixture::four().ship("troy").temples(0, 2).hand(0, "1o").plagues("cyprus delos minotaur");
    start
        .clone()
        .refuse("0 propose cyprus", Illegal::Plagued)
        .refuse("0 unplague cyprus 1o", Illegal::Price { needed: 2 })
        .play("0 stay")
        .ship_at("troy")
        .asks(1);
    start.plagues("cyprus delos").refuse("0 stay", Illegal::MustPropose);
}

#[test]
fn t_14_exchange_with_the_ship_on_green() {
    let start = Fixture::four().ship("delphi").hand(0, "1o1w").goals(0, "tyre olympus dido circe", "");
    let end = start
        .refuse("0 exchange olympus green 1o", Illegal::PileBarred)
        .refuse("0 exchange sirens red 1o", Illegal::NotYourGoal)
        .refuse("0 exchange olympus red 1o1w", Illegal::Price { needed: 1 })
        .top_goal("sirens")
        .play("0 exchange olympus red 1o");
    let own = end.view_of(0).own.unwrap();
    assert_eq!(own.goals, end.places("tyre dido circe sirens"));
    assert_eq!(own.given_back, end.places("olympus"));
    assert_eq!(end.game().piles[Color::Green as usize].first(), Some(&end.place("olympus")), "at the bottom");
    assert_eq!(end.view().players[seat(0)].hidden_colors, [1, 0, 2, 1]);
}

#[test]
fn t_15_a_temple_built_with_a_zeus() {
    let start = Fixture::four().temples(0, 2).hand(0, "1t2w1z1p");
    let end = start
        .refuse("0 temple 1t 2w", Illegal::TempleCards { needed: 2 })
        .refuse("0 temple 1t1w 1w1z", Illegal::NotATempleCard(Card::Wind))
        .refuse("0 temple 1t1z 1w", Illegal::FurtherCards { needed: 2 })
        .play("0 temple 1t1z 2w");
    assert_eq!(end.view().players[seat(0)].temples, 3);
    assert_eq!((end.hand_of(0), end.view().temple_stock), (cards("1p"), 17));
}

#[test]
fn t_16_no_seventh_plague() {
    let six = "troy tyre delos dido circe libya";
    let start = Fixture::four().ship("sibyl").plagues(six).hand(0, "1o2x");
    let end = start
        .refuse("0 plague sirens x", Illegal::NoPlagueLeft)
        .refuse("0 plague troy x", Illegal::PlagueThere)
        .refuse("0 unplague sirens 1o", Illegal::NoPlagueThere)
        .play("0 unplague troy 1o")
        .play("0 plague sirens x")
        .refuse("0 plague troy x", Illegal::NoPlagueLeft);
    assert_eq!(end.view().plagues, end.places("tyre delos dido circe libya sirens"));
}
