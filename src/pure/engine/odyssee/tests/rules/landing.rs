//! Landing on an island (4.6).

use crate::engine::SeatSet;
use crate::engine::odyssee::fixture::{Fixture, card, isle, seat};
use crate::engine::odyssee::{Event, Illegal, Question, RimCard};

#[test]
fn o_land_1_the_first_visitor_takes_the_card_of_the_rim_and_keeps_it() {
    let game = Fixture::two().meets_card(11);
    assert_eq!((game.cards_of(0), game.isle_view(7).card), (vec![11], RimCard::None));
    assert!(game.has_event(|event| *event == Event::CardTaken { seat: seat(0), isle: isle(7), card: card(11) }));
}

#[test]
fn o_land_2_then_he_puts_a_chip_on_the_island_and_owns_it() {
    let game = Fixture::two().meets_card(11);
    assert_eq!((game.isle_view(7).owner, game.chips_of(0)), (Some(seat(0)), 9));
}

#[test]
fn o_land_3_o_land_4_the_owner_gives_the_newcomer_any_of_his_cards_and_has_it_no_longer() {
    for (number, rest) in [(9, vec![11, 12]), (11, vec![9, 12]), (12, vec![9, 11])] {
        let game = Fixture::two().cards(1, &[9, 11, 12]).visits().asks(0, Question::Land);
        let given = game.play("0 land").asks(1, Question::Give).play(&format!("1 give card{number}"));
        assert_eq!((given.cards_of(0), given.cards_of(1)), (vec![number], rest));
        assert!(given.has_event(|event| matches!(event, Event::Gained { .. })), "and he carries it out");
    }
}

#[test]
fn o_land_5_the_newcomers_chip_goes_onto_the_island_the_former_owners_to_the_rim() {
    let game = Fixture::two().cards(1, &[9, 11]).visits().play_all(&["0 land", "1 give card11"]);
    let isle = game.isle_view(7);
    assert_eq!((isle.owner, isle.rim_chips), (Some(seat(0)), SeatSet::only(seat(1))));
    assert_eq!((game.chips_of(0), game.chips_of(1)), (9, 9));
}

#[test]
fn o_land_6_g_15_one_chip_of_a_color_on_a_number() {
    let game = Fixture::two().on_rim(0, &[7]).cards(1, &[9, 11]).visits().play_all(&["0 land", "1 give card11"]);
    let isle = game.isle_view(7);
    assert_eq!((isle.owner, isle.rim_chips, game.chips_of(0)), (Some(seat(0)), SeatSet::only(seat(1)), 9));
    assert!(game.has_event(|event| matches!(event, Event::ChipLaid { from_rim: true, .. })), "his rim chip moved");
    assert_eq!(game.cards_of(0), [11], "he still met the owner's card");
    // Several colors may lie on a rim field.
    let three = Fixture::three().on_rim(2, &[7]).cards(1, &[11]).visits();
    assert_eq!(three.isle_view(7).rim_chips.len(), 2);
}

#[test]
fn o_land_7_g_16_no_chip_is_laid_if_the_ship_is_lost_and_the_card_returns() {
    let fresh = Fixture::two().crew(0, 1).meets_card(15);
    assert_eq!((fresh.isle_view(7).owner, fresh.chips_of(0), fresh.cards_of(0)), (None, 10, vec![]));
    assert_eq!(fresh.isle_view(7).card, RimCard::Open(card(15)), "known to all");
    let owned = Fixture::two().crew(0, 1).cards(1, &[15, 9]).visits().play_all(&["0 land", "1 give card15"]);
    assert_eq!((owned.isle_view(7).owner, owned.cards_of(1)), (Some(seat(1)), vec![9, 15]));
}

#[test]
fn g_16_an_open_card_is_met_by_the_next_visitor() {
    let game = Fixture::two().crew(0, 1).ship(1, "h10").meets_card(15).sails_to(1, 1, "h11");
    assert_eq!((game.cards_of(1), game.isle_view(7).card), (vec![15], RimCard::None));
}

#[test]
fn g_17_an_owner_without_cards_gives_none_and_the_chip_is_laid() {
    let game = Fixture::two().visits();
    assert_eq!((game.isle_view(7).owner, game.cards_of(0)), (Some(seat(0)), vec![]));
}

#[test]
fn g_18_ones_own_island_or_one_without_a_chip_to_lay_changes_nothing() {
    let own = Fixture::two().owns(0, &[7]).cards(0, &[9, 11]).off_isle_7().sails_to(0, 1, "h11");
    assert_eq!((own.isle_view(7).owner, own.chips_of(0), own.cards_of(0)), (Some(seat(0)), 9, vec![9, 11]));
    let all = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11];
    let none = Fixture::two().owns(0, &all).cards(1, &[9, 11]).visits();
    assert_eq!((none.isle_view(7).owner, none.cards_of(0)), (Some(seat(1)), vec![]));
    let rim = Fixture::two().owns(0, &all[1..]).on_rim(0, &[7]).cards(1, &[9, 11]).visits();
    rim.asks(0, Question::Land);
    let fresh = Fixture::two().owns(0, &all).meets_card(12);
    assert_eq!((fresh.isle_view(7).owner, fresh.cards_of(0)), (None, vec![12]), "the card is taken, no chip laid");
}

#[test]
fn g_36_a_card_given_away_works_no_longer_for_the_giver() {
    // Seat 1 had the herb; having given it he is met, and the new holder is not.
    let game = Fixture::three().cards(1, &[11, 9]).visits().play_all(&["0 land", "1 give card11"]);
    assert!(game.player(0).cards.iter().any(|card| card.bars_battle()));
    let game = game.active(2).ship(2, "i8").ship(1, "h9").sails_to(2, 1, "h9");
    game.asks(2, Question::Meeting);
}

#[test]
fn g_45_an_island_with_neither_card_nor_owner_just_takes_the_chip() {
    let game = Fixture::two().only_rim(&[]).off_isle_7().sails_to(0, 1, "h11");
    assert_eq!((game.isle_view(7).owner, game.cards_of(0), game.chips_of(0)), (Some(seat(0)), vec![], 9));
}

#[test]
fn g_49_an_owners_only_card_is_given_and_nobody_is_asked() {
    let game = Fixture::two().cards(1, &[11]).visits().asks(1, Question::Turn);
    assert_eq!((game.cards_of(0), game.cards_of(1)), (vec![11], vec![]));
}

#[test]
fn g_67_a_card_that_returns_counts_as_newly_got() {
    let game = Fixture::two().crew(0, 1).cards(1, &[15, 9]).visits().play_all(&["0 land", "1 give card15"]);
    assert_eq!(game.cards_of(1), [9, 15]);
}

#[test]
fn a_card_that_is_not_there_is_not_given() {
    let game = Fixture::two().cards(1, &[9, 11]).visits().play("0 land");
    game.refuse("1 give card12", Illegal::NotYourCard(card(12)));
}
