//! Losing the ship (4.8).

use crate::engine::SeatSet;
use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Cause, Event};

fn causes(game: &Fixture) -> Vec<Cause> {
    let cause = |event: &Event| if let Event::ShipLost { cause, .. } = event { Some(*cause) } else { None };
    game.events().iter().filter_map(cause).collect()
}

#[test]
fn o_loss_1_the_last_hero_lost_by_battle_card_or_hunger_loses_the_ship() {
    let card = Fixture::two().crew(0, 1).meets_card(15);
    assert_eq!(causes(&card), [Cause::Card]);
    let hunger = Fixture::two().hunger(0, 3, 1).idles(0);
    assert_eq!(causes(&hunger), [Cause::Hunger]);
    let battle = Fixture::two().crew(0, 1).sails(0, &[1, 1]).sails(1, &[4]);
    let battle = battle.ship(0, "h8").ship(1, "h9").play_all(&["0 die", "0 sail h9", "0 fight"]);
    assert_eq!(causes(&battle), [Cause::Battle]);
}

#[test]
fn o_loss_2_he_starts_again_from_troy() {
    let game = Fixture::two().owns(0, &[1, 2]).on_rim(0, &[3, 4, 5]).cards(0, &[9, 11]).gifts(0, 0).crew(0, 1);
    let game = game.rim(7, 2).sails(0, &[1, 1]).off_isle_7().play_all(&["0 die", "0 sail h11"]);
    assert_eq!((game.place_of(0), game.crew_of(0), game.gifts_of(0)), ("a8", 4, 3));
    assert_eq!((game.chips_of(0), game.cards_of(0)), (8, vec![9, 11]));
    assert_eq!((game.isle_view(1).owner, game.isle_view(3).rim_chips), (Some(seat(0)), SeatSet::NONE));
}

#[test]
fn g_24_gifts_above_three_are_kept_and_hunger_skip_landing_and_favor_end() {
    let rich = Fixture::two().gifts(0, 7).crew(0, 1).meets_card(15);
    assert_eq!(rich.gifts_of(0), 11);
    let game = Fixture::two().hunger(0, 3, 1).favor(0, 2).ship(0, "n2").sails_to(0, 1, "n1");
    let player = game.player(0);
    assert_eq!((player.hunger, player.doom, player.favor, player.skips, player.lands), (0, 0, 0, false, false));
    game.idles(1).asks(0, crate::engine::odyssee::Question::Turn);
}

#[test]
fn g_57_a_card_stops_where_the_last_hero_falls() {
    // Before it (15) the gifts stay, after it (02, 04) none are gained.
    assert_eq!(Fixture::two().gifts(0, 0).crew(0, 1).meets_card(15).gifts_of(0), 4);
    let cyclops = Fixture::two().gifts(0, 3).crew(0, 1).rim(7, 2).off_isle_7().sails(0, &[1, 1]);
    assert_eq!(cyclops.play_all(&["0 die", "0 sail h11"]).gifts_of(0), 3);
    let circe = Fixture::two().gifts(0, 3).crew(0, 1).favors(0, &[crate::engine::odyssee::Face::Black]).meets_card(4);
    assert_eq!(circe.gifts_of(0), 3);
}
