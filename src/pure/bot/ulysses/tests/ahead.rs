//! What a bot says ahead is what it does when the question comes, as long as nothing else has changed.

use std::collections::HashMap;

use super::Table;
use crate::bot::ulysses::{Contest, Movement, Situation, Stage, sailor};
use crate::bot::{BotKind, Bots as _};
use crate::engine::ulysses::{Action, Cards, Place, PlaceSet, Question, Ulysses, View};
use crate::engine::{Eye, Game as _, Seat};

/// What every seat saw when the proposal was made.
type Sight = Vec<View>;

/// Plays games; `look` sees each question outside the action phase with what was seen at the proposals of this movement
/// and of the one before.
fn questions(games: u64, mut look: impl FnMut(&Table, Seat, &View, &Action, &Sight, Option<&Sight>)) {
    for number in 0..games {
        let (mut sight, mut earlier): (Option<Sight>, Option<Sight>) = (None, None);
        let mut movement = (0, 0);
        Table::mixed(number).play(|table, seat, action| {
            let view = table.game.view(Eye::Seat(seat));
            if view.question == Some(Question::Asking) && (view.turn, view.movement) != movement {
                movement = (view.turn, view.movement);
                earlier = sight.take();
                sight = Some(Seat::all(table.game.seats()).map(|seat| table.game.view(Eye::Seat(seat))).collect());
            }
            if view.question != Some(Question::Action) {
                let sight = sight.as_ref().expect("a proposal comes first");
                look(table, seat, &view, action, sight, earlier.as_ref());
            }
        });
    }
}

fn stage(now: &View, before: &View) -> Stage {
    match now.question {
        Some(Question::Asking) => Stage::Quiet,
        Some(Question::Discussion) => {
            Stage::Contested(Contest { spent: spent(now, before), ..Contest::of(now).unwrap() })
        }
        Some(Question::Wind) => Stage::Won,
        Some(Question::Action) | None => panic!("no question that can be answered ahead"),
    }
}

/// What a seat has played since it saw `before`.
fn spent(now: &View, before: &View) -> Cards {
    let mut cards = before.own.unwrap().hand;
    cards -= now.own.unwrap().hand;
    cards
}

fn of(sight: &Sight, seat: Seat) -> &View {
    &sight[usize::from(seat.number())]
}

#[test]
fn the_present_movement() {
    let mut counts = [0; 3];
    questions(60, |table, seat, now, action, sight, _| {
        let before = of(sight, seat);
        let situation = Situation { movement: None, stage: stage(now, before) };
        let kind = match situation.stage {
            Stage::Quiet => 0,
            Stage::Contested(_) => 1,
            // A wind is foretold for hand and plagues as they were, and nobody can foresee that another shows a goal.
            Stage::Won if !spent(now, before).is_empty() || unforeseen(now) != unforeseen(before) => return,
            Stage::Won => 2,
        };
        let ahead = Ulysses::ahead(table.kind(seat), before, &situation, table.dice(seat));
        assert_eq!(ahead, Some(*action), "{situation:?}");
        let (imagined, legal) = situation.imagined(before).unwrap();
        assert_eq!(legal, table.game.legal(seat), "{situation:?}");
        assert_eq!((imagined.own, open_part(&imagined)), (now.own, open_part(now)), "{situation:?}");
        counts[kind] += 1;
    });
    assert!(counts[0] > 1500 && counts[1] > 1500 && counts[2] > 300, "{counts:?}");
}

#[test]
fn what_cannot_come_about_has_no_answer() {
    questions(3, |table, seat, now, _, sight, _| {
        let before = of(sight, seat);
        let answer = |situation| Ulysses::ahead(table.kind(seat), before, &situation, table.dice(seat));
        let Some(contest) = Contest::of(now) else { return };
        assert_eq!(answer(Situation::contested(Contest { spent: Cards::SUPPLY, ..contest })), None);
        let mut out = contest;
        out.still_in.remove(seat);
        assert_eq!(answer(Situation::contested(out)), None, "whoever has passed is not asked");
        let nowhere = Movement::of_next_turn(before, before.ship, before.ship);
        assert_eq!(answer(nowhere.quiet()), None, "the ship place is never proposed");
        let own = Movement { active: seat, ..Movement::of_next_turn(before, before.ship, now.sides[0].unwrap().place) };
        assert_eq!(answer(own.quiet()), None, "the active player is not asked whether he agrees");
    });
}

#[test]
fn a_next_movement() {
    let mut counts = [0; 2];
    questions(150, |table, seat, now, action, _, earlier| {
        let Some(earlier) = earlier else { return };
        if now.question == Some(Question::Wind) {
            return;
        }
        let before = of(earlier, seat);
        let Some(blue) = now.sides[0] else { return };
        if !before.own.unwrap().hand.contains(now.own.unwrap().hand) {
            return; // Cards were drawn in between.
        }
        let movement =
            Movement { turn: now.turn, number: now.movement, active: now.active, ship: now.ship, blue: blue.place };
        let situation = Situation { movement: Some(movement), stage: stage(now, before) };
        let Some((imagined, _)) = situation.imagined(before) else { return };
        // The situation that was described has come about only if nothing else happened: no goal of others, no
        // temple, no plague, no card of one's own spent before this movement.
        if (imagined.own, open_part(&imagined)) != (now.own, open_part(now)) {
            return;
        }
        let ahead = Ulysses::ahead(table.kind(seat), before, &situation, table.dice(seat));
        assert_eq!(ahead, Some(*action), "{situation:?}");
        counts[usize::from(now.question == Some(Question::Discussion))] += 1;
    });
    assert!(counts[0] > 500 && counts[1] > 300, "{counts:?}");
}

#[test]
fn movements_are_numbered_as_they_come() {
    questions(12, |_, seat, now, _, sight, earlier| {
        let (Some(blue), Some(earlier)) = (of(sight, seat).sides[0], earlier) else { return };
        let before = of(earlier, seat);
        let (ship, blue) = (of(sight, seat).ship, blue.place);
        let movement = if now.movement > 1 {
            Movement::after_wind(before, ship, blue)
        } else {
            Movement::of_next_turn(before, ship, blue)
        };
        // A ship that is shut in and stays ends a turn without a proposal.
        if now.turn <= before.turn + 1 {
            assert_eq!((movement.turn, movement.number, movement.active), (now.turn, now.movement, now.active));
        }
    });
}

#[test]
fn a_discussion_just_opened_is_described_without_waiting_for_it() {
    let mut opened = 0;
    for number in 0..60 {
        Table::mixed(number).play(|table, seat, action| {
            let Action::Object(red) = action else { return };
            let mut game = table.game.clone();
            game.apply(seat, action, &mut Vec::new()).unwrap();
            for eye in Seat::all(game.seats()) {
                let before = table.game.view(Eye::Seat(eye));
                let now = game.view(Eye::Seat(eye));
                if let Some(contest) = Contest::of(&now) {
                    assert_eq!(Contest::opened(&before, before.active, seat, red.place, red.cards), contest);
                    opened += 1;
                }
            }
        });
    }
    assert!(opened > 1000, "{opened}");
}

/// So an envelope written at the first question says what the sailor does at every later one.
#[test]
fn a_stance_holds_for_as_long_as_the_same_discs_lie() {
    let mut stances = HashMap::new();
    let mut compared = 0;
    questions(60, |table, seat, now, _, sight, _| {
        if now.question != Some(Question::Discussion) || table.kind(seat) != BotKind::Sailor {
            return;
        }
        let before = of(sight, seat);
        let situation = Situation { movement: None, stage: stage(now, before) };
        let stance = sailor::stance(before, &situation, table.dice(seat)).unwrap();
        let discs = now.sides.map(|side| side.map(|side| side.place));
        let movement = (table.number, now.turn, now.movement, seat, discs);
        let first = *stances.entry(movement).or_insert(stance);
        assert_eq!(stance.back, first.back);
        compared += usize::from(now.players[seat].played > 0);
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_ways_on_are_the_free_neighbors() {
    questions(3, |table, seat, now, _, _, _| {
        for ship in Place::all() {
            let ways = sailor::ways_on(now, ship);
            let free = table.game.board().neighbors(ship).without(now.plagues);
            assert_eq!(ways.iter().copied().collect::<PlaceSet>(), free);
            assert_eq!(ways.len(), usize::from(free.len()), "seat {seat}");
        }
    });
}

/// All a judgement looks at besides what is the seat's own. Not how many cards others hold: that is not described.
fn open_part(view: &View) -> impl PartialEq + std::fmt::Debug + use<> {
    let players: Vec<_> = view
        .players
        .iter()
        .map(|player| (player.temples, player.revealed, player.hidden_colors, player.side, player.played))
        .collect();
    let when = (view.turn, view.movement, view.active, view.question);
    let discs = (view.sides, view.leading, view.least, view.agreed, view.still_in, view.black_open_to);
    (when, view.ship, view.plagues, view.plague_stock, discs, players)
}

/// Plagues, and how many goals the others have shown.
fn unforeseen(view: &View) -> (PlaceSet, usize) {
    let own = view.own.unwrap().seat;
    let others = Seat::all(view.players.count()).filter(|seat| *seat != own);
    (view.plagues, others.map(|seat| view.players[seat].revealed.len()).sum())
}
