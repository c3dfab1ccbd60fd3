//! What a bot says ahead of its next turn is what it does when the turn comes, if the table is as it was described.

use super::Table;
use crate::bot::Bots as _;
use crate::bot::odyssee::Situation;
use crate::engine::odyssee::{Action, Legal, Odyssee, Question, View};
use crate::engine::{Eye, Game as _, Seat};

#[test]
fn where_to_sail_is_said_before_the_roll() {
    let mut said = 0;
    for number in 0..10 {
        Table::mixed(number).play(|table, seat, action| {
            let before = table.game.view(Eye::Seat(seat));
            if before.question != Some(Question::Turn) {
                return;
            }
            let ahead = |situation| Odyssee::ahead(table.kind(seat), &before, &situation, table.dice(seat));
            assert_eq!(ahead(Situation::Turn), Some(*action));
            assert_eq!((ahead(Situation::Rolled(0)), ahead(Situation::Rolled(5))), (None, None));
            let mut game = table.game;
            game.apply(seat, &Action::Die, &mut Vec::new()).unwrap();
            let roll = game.view(Eye::Public).roll.unwrap();
            let (view, legal) = Situation::Rolled(roll).imagined(&before).unwrap();
            assert_eq!((&view, legal), (&game.view(Eye::Seat(seat)), game.legal(seat)));
            assert_eq!(ahead(Situation::Rolled(roll)), table.choice(&game, seat));
            said += 1;
        });
    }
    assert!(said > 200, "{said}");
}

#[test]
fn the_next_turn_begins_as_described() {
    let mut begun = 0;
    for number in 0..20 {
        Table::mixed(number).play(|table, active, action| {
            let mut game = table.game;
            game.apply(active, action, &mut Vec::new()).unwrap();
            let Some(seat) = game.to_act().iter().next().filter(|seat| *seat != active) else { return };
            let (before, now) = (table.game.view(Eye::Seat(seat)), game.view(Eye::Seat(seat)));
            if now.question != Some(Question::Turn) || !is_untouched(&before, &now, seat) {
                return;
            }
            let (mut imagined, legal) = Situation::Turn.imagined(&before).unwrap();
            for other in Seat::all(game.seats()).filter(|other| *other != seat) {
                imagined.players[other] = now.players[other];
            }
            (imagined.isles, imagined.stock, imagined.own) = (now.isles, now.stock, now.own.clone());
            imagined.players[seat].looked = now.players[seat].looked;
            assert_eq!((imagined, legal), (now, game.legal(seat)), "game {number}");
            begun += 1;
        });
    }
    assert!(begun > 300, "{begun}");
}

/// Whether the last move of the one before left the seat as it was, but for the feeding.
fn is_untouched(before: &View, now: &View, seat: Seat) -> bool {
    let own = |view: &View| {
        let player = view.players[seat];
        (player.ship, player.crew, player.cards, player.chips, player.skips, player.lands)
    };
    let gifts = before.players[seat].gifts;
    // Whoever is hungry without having been poor has lost a gift before the feeding.
    let is_fed = gifts == 0 || now.players[seat].hunger == 0;
    own(before) == own(now)
        && now.players[seat].gifts == gifts.saturating_sub(1)
        && is_fed
        && !before.players[seat].lands
}

#[test]
fn a_turn_that_asks_nothing_has_no_answer() {
    let mut silent = 0;
    for number in 0..10 {
        Table::mixed(number).play(|table, _, _| {
            for seat in Seat::all(table.game.seats()) {
                let view = table.game.view(Eye::Seat(seat));
                let player = view.players[seat];
                if view.active != seat && (player.skips || player.lands) {
                    assert_eq!(Odyssee::ahead(table.kind(seat), &view, &Situation::Turn, table.dice(seat)), None);
                    silent += 1;
                }
                if table.game.legal(seat) == Legal::Nothing {
                    assert_eq!(table.choice(&table.game, seat), None);
                }
            }
        });
    }
    assert!(silent > 20, "{silent}");
}
