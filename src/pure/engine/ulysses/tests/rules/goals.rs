//! The ship moves, goals are shown, the game ends (rules 3.9, 3.11).

use crate::engine::Outcome;
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Event, Illegal, Question, Reason};

#[test]
fn u_move_1_the_ship_moves_along_one_line_to_the_settled_place() {
    let mut moved = 0;
    for number in 0..20 {
        random::play(number, |game, events, _| {
            let settled = events.iter().any(|event| matches!(event, Event::Settled { .. }));
            let path: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::ShipMoved { from, to } => Some((*from, *to)),
                    _ => None,
                })
                .collect();
            assert_eq!(path.len(), usize::from(settled));
            for (from, to) in path {
                assert!(game.board().neighbors(from).contains(to) && game.ship == to);
                moved += 1;
            }
        });
    }
    assert!(moved > 200, "{moved} movements");
}

#[test]
fn u_goal_1_s_71_a_reached_goal_is_shown_at_once_whoever_steered() {
    let start = Fixture::four().ship("libya").hand(1, "1o").goals(2, "tyre olympus sirens circe", "");
    let end = start.play_all(&["0 propose dido", "1 object tyre 1o", "2 pass", "3 pass", "0 pass"]).ship_at("tyre");
    assert_eq!(end.revealed_of(2), ["tyre"]);
    assert_eq!(end.goals_of(2), end.places("olympus sirens circe"));
    let shown = Event::GoalShown { seat: seat(2), goal: end.place("tyre"), revealed: 1 };
    assert!(end.events().contains(&shown), "nobody is asked whether to show it");
}

#[test]
fn u_goal_2_only_arrival_counts() {
    let start = Fixture::four().ship("libya").goals(2, "libya olympus sirens circe", "");
    assert!(start.revealed_of(2).is_empty(), "not standing there");
    let left = start.sails_to("tyre").rests();
    assert!(left.revealed_of(2).is_empty(), "not leaving");
    assert_eq!(left.sails_to("libya").revealed_of(2), ["libya"]);
}

#[test]
fn u_goal_3_s_30_a_revealed_goal_stays_for_good() {
    for number in 0..40 {
        let mut before = vec![Vec::new(); 5];
        random::play(number, |game, _, _| {
            for (player, before) in game.players.iter().zip(&mut before) {
                assert!(player.revealed.starts_with(before), "none returns, none is put elsewhere");
                *before = player.revealed.to_vec();
                assert!(!game.piles.iter().any(|pile| pile.iter().any(|goal| before.contains(goal))));
            }
        });
    }
}

#[test]
fn s_68_goals_are_shown_before_the_wind_decision() {
    let end = Fixture::four().ship("libya").goals(0, "tyre olympus dido circe", "").sails_to("dido");
    assert_eq!((end.question(), end.revealed_of(0)), (Some((0, Question::Wind)), vec!["dido"]));
}

#[test]
fn u_end_1_s_69_the_fourth_goal_wins_at_that_instant_in_anybodys_turn() {
    for holder in 0..4 {
        let start = Fixture::four().ship("libya").hand(0, "1w").goals(holder, "dido", "troy olympus circe");
        let end = start.sails_to("dido");
        assert_eq!((end.outcome(), end.question()), (Outcome::Won(seat(holder)), None));
        assert_eq!(end.view().turn, 1, "no further turn begins");
    }
    let third = Fixture::four().ship("libya").goals(1, "dido tyre", "troy olympus").sails_to("dido");
    assert_eq!((third.outcome(), third.revealed_of(1).len()), (Outcome::Running, 3));
}

#[test]
fn u_end_2_s_70_at_most_one_player_can_win() {
    let mut won = 0;
    for number in 0..60 {
        random::play(number, |_, events, _| {
            let shown = events.iter().filter(|event| matches!(event, Event::GoalShown { .. })).count();
            assert!(shown <= 1, "one card for each place, one arrival at a time");
            if let Some(Event::GameOver { winners, reason: Reason::FourthGoal }) = events.last() {
                assert_eq!(winners.len(), 1);
                won += 1;
            }
        });
    }
    assert!(won > 30, "{won} games won by the fourth goal");
}

#[test]
fn s_78_no_wind_after_the_winning_arrival() {
    let start = Fixture::four().ship("libya").hand(0, "1w1z").goals(0, "dido", "troy olympus circe");
    let over = start.sails_to("dido").refuse("0 wind w", Illegal::Over).refuse("0 wind z", Illegal::Over);
    over.refuse("0 rest", Illegal::Over).refuse("1 propose libya", Illegal::Over);
}
