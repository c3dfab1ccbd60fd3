//! The strict order of questions (section 9): whom the rules await, who may answer ahead, and what silence says.

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{ArrowRange, Illegal, Legal, Question, Refused};
use crate::engine::{Game as _, SeatSet};

impl Fixture {
    /// This seat is asked this, and silence says so for it, which is then carried out. Those who may answer ahead are listed,
    /// with what silence would say for them. Nobody else has anything to say, and nobody but the one is heard.
    fn awaits(self, asked: u8, question: Question, silence: &str, ahead: &[(u8, &str)]) -> Self {
        let game = self.asks(asked, question);
        let may: SeatSet = ahead.iter().map(|(number, _)| seat(*number)).chain([seat(asked)]).collect();
        assert_eq!(game.game().may_answer(), may);
        assert_eq!(game.silence(asked).as_deref(), Some(silence));
        for number in (0..game.game().seats()).filter(|number| *number != asked) {
            let word = ahead.iter().find(|(seat, _)| *seat == number).map(|(_, word)| *word);
            assert_eq!(game.silence(number).as_deref(), word, "seat {number}");
            assert_eq!(game.legal(number) == Legal::Nothing, word.is_none(), "seat {number}");
            game.clone().refuse(&format!("{number} {}", word.unwrap_or(silence)), Illegal::NotAsked);
        }
        game.clone().play(&format!("{asked} {silence}"));
        game
    }
}

#[test]
fn q_1_the_turn_is_the_active_players_and_silence_takes_the_die() {
    let game = Fixture::three().awaits(0, Question::Turn, "die", &[]);
    assert_eq!(game.legal(0), Legal::Turn(ArrowRange::Gift));
    let hungry = Fixture::three().gifts(1, 1).begins(1).awaits(1, Question::Turn, "die", &[]);
    assert_eq!(hungry.legal(1), Legal::Turn(ArrowRange::Barred));
    let favored = Fixture::three().gifts(1, 1).favor(1, 2).begins(1).awaits(1, Question::Turn, "die", &[]);
    assert_eq!(favored.legal(1), Legal::Turn(ArrowRange::Free));
    game.refuse("0 stay", Illegal::OtherQuestion(Question::Turn));
}

#[test]
fn q_2_silence_sails_to_the_nearest_stop_where_a_chip_can_be_laid() {
    let game = Fixture::three().ship(0, "h8").sails(0, &[2]).play("0 die");
    let crete = game.isle(10);
    let game = game.awaits(0, Question::Sail, &format!("sail {crete}"), &[]);
    assert!(matches!(game.legal(0), Legal::Sail { roll: 2, .. }));
    game.refuse("0 die", Illegal::OtherQuestion(Question::Sail));
    // Its own island is no goal; then of 6 and 7, equally far, the first.
    let own = Fixture::three().owns(0, &[10]).ship(0, "h8");
    own.clone().sails(0, &[1]).play("0 die").awaits(0, Question::Sail, "sail g7", &[]);
    // Of two ends equally near one without a ship, then the first by name.
    let met = own.clone().ship(1, "g7").sails(0, &[1]).play("0 die");
    met.awaits(0, Question::Sail, "sail h7", &[]);
    let both = own.ship(1, "g7").ship(2, "h7").sails(0, &[1]).play("0 die");
    both.awaits(0, Question::Sail, "sail g7", &[]);
}

#[test]
fn q_2_silence_sails_home_if_entitled() {
    let entitled = Fixture::three().owns(0, &[1, 2, 3, 5, 6]).cards(0, &[1, 2, 3, 4, 11]);
    let game = entitled.clone().ship(0, "h6").sails(0, &[3]).play("0 die").awaits(0, Question::Sail, "sail h4", &[]);
    assert_eq!(game.play("0 sail h4").outcome(), crate::engine::Outcome::Won(seat(0)));
    entitled.ship(0, "h8").sails(0, &[1]).play("0 die").awaits(0, Question::Sail, "sail h7", &[]);
}

#[test]
fn q_2_silence_does_not_lie_for_ever_at_an_island_that_another_took() {
    let game = Fixture::three().owns(1, &[7]).on_rim(0, &[7]).ship(0, "h11").sails(0, &[4]).play("0 die");
    let silence = game.silence(0).unwrap();
    assert_ne!(silence, "stay");
    let away = game.play(&format!("0 {silence}"));
    assert_ne!(away.place_of(0), "h11");
}

/// Seat 0 lands on the island of seat 1, which has cards 3 and 4.
fn visit() -> Fixture {
    Fixture::three().cards(1, &[4, 3]).visits()
}

#[test]
fn q_3_the_newcomer_is_asked_for_a_bid_and_the_owner_may_answer_ahead() {
    visit().awaits(0, Question::Land, "land", &[(1, "give card4")]);
    assert!(matches!(visit().legal(1), Legal::Give(range) if range.bid.is_none()));
    visit().refuse("0 accept", Illegal::OtherQuestion(Question::Land));
}

#[test]
fn q_4_the_owner_is_asked_and_silence_gives_the_card_held_longest_and_takes_no_bid() {
    let game = visit().play("0 land").awaits(1, Question::Give, "give card4", &[]);
    game.refuse("1 land", Illegal::OtherQuestion(Question::Give));
    let bid = visit().play("0 bid 1g for card4").awaits(1, Question::Give, "give card4", &[]);
    assert_eq!(bid.gifts_of(0), 2, "a bid is not yet paid");
    assert_eq!(bid.play("1 give card4").gifts_of(1), 2, "nor is it by the card alone: of three, one was eaten");
}

#[test]
fn q_5_the_newcomer_answers_a_price_and_silence_refuses() {
    let game = visit().play_all(&["0 land", "1 ask 1g for card3 else card4"]);
    let game = game.awaits(0, Question::Price, "refuse", &[]).play("0 refuse");
    assert!(game.cards_of(0).contains(&4) && game.cards_of(1) == [3]);
    let free = visit().play_all(&["0 land", "1 ask 0 for card3 else card4"]);
    free.awaits(0, Question::Price, "refuse", &[]);
}

#[test]
fn q_6_the_cards_choice_is_the_newcomers() {
    Fixture::three().meets_card(5).awaits(0, Question::Winds, "calm", &[]);
    Fixture::three().meets_card(6).awaits(0, Question::Cattle, "graze", &[]);
    let scylla = Fixture::three().meets_card(7).awaits(0, Question::Toll, "gifts", &[]);
    assert_eq!(scylla.legal(0), Legal::Toll { heroes: 1, gifts: 2 });
    let tiresias = Fixture::three().meets_card(14).awaits(0, Question::Look, "look isle1 isle2", &[]);
    assert!(matches!(tiresias.legal(0), Legal::Look { count: 2, isles } if isles.len() == 14));
    let few = Fixture::three().only_rim(&[4, 7, 9, 12]).meets_card(14);
    few.awaits(0, Question::Look, "look isle4 isle9", &[]);
}

/// Seat 0 comes to the ship of seat 1; seat 2 lies elsewhere.
fn met() -> Fixture {
    Fixture::three().comes_alongside()
}

#[test]
fn q_7_the_first_of_the_pair_speaks_and_the_second_may_answer_ahead() {
    met().awaits(0, Question::Meeting, "peace", &[(1, "peace")]);
    met().refuse("0 accept", Illegal::OtherQuestion(Question::Meeting));
}

#[test]
fn q_8_the_seconds_word_and_only_an_answer_to_a_demand_or_trade() {
    met().play("0 peace").awaits(1, Question::Meeting, "peace", &[]);
    let demand = met().play("0 demand 1g").awaits(1, Question::Proposal, "refuse", &[]);
    assert!(matches!(demand.legal(1), Legal::Proposal { refused: Refused::Battle, .. }));
    demand.refuse("1 fight", Illegal::OtherQuestion(Question::Proposal));
    let trade = met().play("0 trade 1g for 1g").awaits(1, Question::Proposal, "refuse", &[]);
    assert!(matches!(trade.legal(1), Legal::Proposal { refused: Refused::Peace, .. }));
    // What asks nothing of the silent seat is accepted.
    let gift = met().play("0 trade 1g for 0").awaits(1, Question::Proposal, "accept", &[]);
    assert_eq!(gift.play("1 accept").gifts_of(1), 3, "four, of which one was eaten");
    // Then the second speaks, and the first answers him.
    let back = met().play_all(&["0 trade 1g for 1g", "1 refuse"]).awaits(1, Question::Meeting, "peace", &[]);
    back.play("1 demand 1g").awaits(0, Question::Proposal, "refuse", &[]);
}

#[test]
fn q_8_where_both_must_agree_a_refused_demand_of_the_first_is_no_battle() {
    let demand = Fixture::three().battle_by_both().comes_alongside().play("0 demand 1g");
    assert!(matches!(demand.legal(1), Legal::Proposal { refused: Refused::Peace, .. }));
    let back = demand.play("1 refuse").awaits(1, Question::Meeting, "peace", &[]).play("1 demand 1g");
    assert!(matches!(back.legal(0), Legal::Proposal { refused: Refused::Battle, .. }));
    back.awaits(0, Question::Proposal, "refuse", &[]);
}

/// Seat 0 attacks seat 1, which loses a hero.
fn struck() -> Fixture {
    let game = Fixture::three().crew(1, 3).ship(0, "h8").ship(1, "h9").sails(0, &[1, 2, 1]).sails(1, &[1, 1]);
    game.play_all(&["0 die", "0 sail h9", "0 fight"])
}

#[test]
fn q_9_when_a_hero_fell_the_loser_speaks_then_the_other_and_silence_fights_on() {
    let game = struck().awaits(1, Question::Battle, "on", &[(0, "on")]).play("1 on");
    let game = game.awaits(0, Question::Battle, "on", &[]).play("0 on");
    game.awaits(1, Question::Battle, "on", &[(0, "on")]).refuse("1 peace", Illegal::OtherQuestion(Question::Battle));
}

#[test]
fn q_10_an_offer_is_the_others_to_answer_and_silence_accepts_what_costs_nothing() {
    struck().play("1 offer 0 for 1g").awaits(0, Question::Offer, "refuse", &[]);
    struck().play("1 offer 1g for 1g").awaits(0, Question::Offer, "refuse", &[]);
    struck().play("1 offer 1g").awaits(0, Question::Offer, "accept", &[]);
    let stop = struck().play("1 offer 0").awaits(0, Question::Offer, "accept", &[]);
    assert!(matches!(stop.legal(0), Legal::Proposal { refused: Refused::Onward, .. }));
    stop.refuse("0 on", Illegal::OtherQuestion(Question::Offer));
    let other = struck().play_all(&["1 on", "0 offer 0 for 1g"]).awaits(1, Question::Offer, "refuse", &[]);
    other.play("1 refuse").awaits(1, Question::Battle, "on", &[(0, "on")]);
}

#[test]
fn after_the_end_nobody_is_asked_and_silence_says_nothing() {
    let game = Fixture::two().leave(1);
    assert!(game.game().to_act().is_empty() && game.game().may_answer().is_empty());
    assert!((0..2).all(|seat| game.silence(seat).is_none() && game.legal(seat) == Legal::Nothing));
    game.refuse("0 die", Illegal::Over);
}
