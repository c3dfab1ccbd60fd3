//! Bargaining over a landing, and deals (section 9, G-32 and following).

use crate::engine::SeatSet;
use crate::engine::odyssee::fixture::{Fixture, card, isle, seat};
use crate::engine::odyssee::{Event, Illegal, Party, Question};

fn visit() -> Fixture {
    Fixture::two().gifts(0, 3).cards(0, &[1]).cards(1, &[9, 11, 8]).visits()
}

#[test]
fn g_50_the_newcomer_may_bid_once_and_the_owner_takes_it_or_gives_a_card() {
    let bid = visit().play("0 bid 2g for card11").asks(1, Question::Give);
    let taken = bid.clone().play("1 take");
    // Two gifts paid, one gained by the herb; the owner has fed since.
    assert_eq!((taken.gifts_of(0), taken.gifts_of(1), taken.cards_of(0)), (2, 4, vec![1, 11]));
    let given = bid.clone().play("1 give card8");
    assert_eq!((given.gifts_of(1), given.cards_of(0)), (2, vec![1, 8]));
    assert_eq!(bid.play("1 give card11").gifts_of(1), 2, "also the card bid for, unpaid (G-68)");
}

#[test]
fn g_68_the_card_bid_for_may_be_given_without_taking_the_bid() {
    let game = visit().play("0 bid 2g for card11").play("1 give card11");
    assert_eq!((game.cards_of(0), game.gifts_of(1)), (vec![1, 11], 2));
}

#[test]
fn g_50_without_a_bid_the_owner_may_name_a_price_and_what_he_gives_otherwise() {
    let asked = visit().play_all(&["0 land", "1 ask 1g+card1 for card9 else card8"]).asks(0, Question::Price);
    let paid = asked.clone().play("0 accept");
    assert_eq!((paid.cards_of(0), paid.cards_of(1)), (vec![9], vec![11, 8, 1]));
    let refused = asked.play("0 refuse");
    assert_eq!((refused.cards_of(0), refused.cards_of(1)), (vec![1, 8], vec![9, 11]));
}

#[test]
fn g_50_the_island_landed_on_is_no_part_of_the_deal() {
    let game = visit().refuse("0 bid isle7 for card9", Illegal::LandingIsle).play("0 land");
    game.refuse("1 ask isle7 for card9 else card8", Illegal::LandingIsle);
}

#[test]
fn g_32_gifts_cards_and_islands_are_traded_at_a_landing_or_a_meeting() {
    let all = visit().owns(0, &[1]).play("0 bid 1g+card1+isle1 for card9").play("1 take");
    assert_eq!((all.cards_of(1), all.isle_view(1).owner), (vec![11, 8, 1], Some(seat(1))));
    Fixture::two().refuse("0 trade 1g for 0", Illegal::OtherQuestion(Question::Turn));
    let met = Fixture::two().owns(0, &[1]).cards(0, &[1]).comes_alongside();
    let done = met.play_all(&["0 trade card1+isle1 for 2g", "1 accept"]);
    assert_eq!((done.cards_of(1), done.isle_view(1).owner, done.gifts_of(0)), (vec![1], Some(seat(1)), 4));
}

#[test]
fn g_34_who_takes_an_island_over_lays_a_chip_and_the_givers_goes_back_to_his_hand() {
    let game = Fixture::two().owns(0, &[1]).comes_alongside().play_all(&["0 trade isle1 for 1g", "1 accept"]);
    assert_eq!((game.chips_of(0), game.chips_of(1), game.isle_view(1).owner), (10, 9, Some(seat(1))));
    assert_eq!(game.isle_view(1).rim_chips, SeatSet::NONE);
    let by_rim = Fixture::two().owns(0, &[1]).on_rim(1, &[1]).comes_alongside();
    let by_rim = by_rim.play_all(&["0 trade isle1 for 1g", "1 accept"]);
    assert_eq!((by_rim.chips_of(1), by_rim.isle_view(1).rim_chips), (9, SeatSet::NONE), "his rim chip of that number");
    let without = Fixture::two().owns(0, &[1]).owns(1, &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).comes_alongside();
    without.refuse("0 trade isle1 for 1g", Illegal::ChipsLacking { by: Party::Other, chips: 0 });
}

#[test]
fn g_64_chips_taken_back_in_a_deal_may_be_laid_in_it() {
    let game = Fixture::two().owns(0, &[1]).owns(1, &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).comes_alongside();
    let game = game.play_all(&["0 trade isle1 for isle2", "1 accept"]);
    assert_eq!((game.isle_view(1).owner, game.isle_view(2).owner), (Some(seat(1)), Some(seat(0))));
    assert_eq!((game.chips_of(0), game.chips_of(1)), (9, 0));
}

#[test]
fn g_47_a_price_paid_stays_paid_if_the_ship_is_lost_while_landing() {
    let game = Fixture::two().gifts(0, 1).crew(0, 1).cards(1, &[15, 9]).visits();
    let game = game.play_all(&["0 bid 1g for card15", "1 take"]);
    assert_eq!((game.cards_of(1), game.gifts_of(1)), (vec![9, 15], 3), "one gift more, one eaten");
}

#[test]
fn g_51_cards_that_change_hands_by_a_deal_are_not_carried_out() {
    let game = Fixture::two().cards(0, &[9]).comes_alongside().play_all(&["0 trade card9 for 1g", "1 accept"]);
    assert_eq!((game.cards_of(1), game.player(1).skips), (vec![9], false));
    assert!(!game.has_event(|event| matches!(event, Event::Gained { .. })));
}

#[test]
fn g_52_a_gift_received_is_food() {
    let game = Fixture::two().hunger(1, 3, 1).comes_alongside().play_all(&["0 trade 1g for 0", "1 accept"]);
    assert_eq!((game.player(1).hunger, game.player(1).doom), (0, 0));
}

#[test]
fn g_53_terms_are_checked_when_made_and_lapse_if_impossible_when_accepted() {
    let met = Fixture::two().cards(1, &[9]).comes_alongside();
    let met = met.refuse("0 demand 4g", Illegal::GiftsLacking { by: Party::Other, held: 3 });
    let met = met.refuse("0 trade 3g for 0", Illegal::GiftsLacking { by: Party::Speaker, held: 2 });
    // No order of play makes accepted terms impossible; a state that does is made by hand.
    let demanded = met.play("0 demand 3g").asks(1, Question::Proposal).gifts(1, 1).play("1 accept");
    assert!(demanded.has_event(|event| *event == Event::ProposalLapsed { seat: seat(0) }));
    assert_eq!(demanded.asks(0, Question::Meeting).gifts_of(1), 1);
    let bid = visit().play("0 bid 3g for card11").gifts(0, 1).play("1 take").asks(0, Question::Land);
    assert_eq!(bid.cards_of(0), [1]);
    assert!(bid.has_event(|event| *event == Event::ProposalLapsed { seat: seat(0) }));
    let asked = visit().play_all(&["0 land", "1 ask 3g for card9 else card8"]).gifts(0, 0).play("0 accept");
    assert!(asked.has_event(|event| *event == Event::ProposalLapsed { seat: seat(1) }));
    asked.asks(1, Question::Give);
}

#[test]
fn g_65_a_demand_or_trade_names_something_a_bid_a_price_or_an_offer_may_name_nothing() {
    let met = Fixture::two().comes_alongside().refuse("0 demand 0", Illegal::NothingNamed);
    met.refuse("0 trade 0 for 0", Illegal::NothingNamed).play("0 trade 0 for 1g");
    visit().play("0 bid 0 for card11").asks(1, Question::Give);
    visit().play_all(&["0 land", "1 ask 0 for card9 else card8"]).asks(0, Question::Price);
}

#[test]
fn every_kind_of_bad_terms_has_its_reason() {
    let game = visit().owns(1, &[2]);
    let game = game.refuse("0 bid 4g for card9", Illegal::GiftsLacking { by: Party::Speaker, held: 3 });
    let game = game.refuse("0 bid card2 for card9", Illegal::CardLacking { by: Party::Speaker, card: card(2) });
    let game = game.refuse("0 bid isle2 for card9", Illegal::IsleLacking { by: Party::Speaker, isle: isle(2) });
    let game = game.refuse("0 bid 1g for card1", Illegal::NotTheirCard(card(1))).play("0 land");
    let game = game.refuse("1 ask 4g for card9 else card8", Illegal::GiftsLacking { by: Party::Other, held: 3 });
    let game =
        game.refuse("1 ask card9 for card9 else card8", Illegal::CardLacking { by: Party::Other, card: card(9) });
    let game =
        game.refuse("1 ask isle2 for card9 else card8", Illegal::IsleLacking { by: Party::Other, isle: isle(2) });
    let game = game.refuse("1 ask 1g for card1 else card8", Illegal::NotYourCard(card(1)));
    let game = game.refuse("1 ask 1g for card9 else card1", Illegal::NotYourCard(card(1)));
    game.refuse("1 ask 1g for card9 else card9", Illegal::SameCard).refuse("1 take", Illegal::NoBid);
    visit().play("0 bid 1g for card9").refuse("1 ask 1g for card9 else card8", Illegal::BidLies);
}
