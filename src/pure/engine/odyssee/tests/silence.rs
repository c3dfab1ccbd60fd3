//! What silence says (RO-14), in every state of random games, and games in which nobody says a word.

use super::random;
use crate::engine::odyssee::fixture::dealt;
use crate::engine::odyssee::{
    Action, Event, Exchange, Hex, HexSet, Isle, Legal, Numbered as _, Odyssee, Options, Refused, Site, Terms,
};
use crate::engine::{Game as _, Outcome, Seat};

#[test]
fn silence_is_legal_lays_no_arrow_gives_nothing_away_and_starts_no_battle() {
    let (mut spoken, mut refused) = (0, 0);
    for number in 0..100 {
        random::play(number, |game, _, _| {
            for seat in Seat::all(game.seats()) {
                let legal = game.legal(seat);
                assert_eq!(game.silence(seat).is_some(), game.may_answer().contains(seat));
                let Some(action) = game.silence(seat).filter(|_| game.to_act().contains(seat)) else { continue };
                let (mut after, mut events) = (*game, Vec::new());
                assert_eq!(after.apply(seat, &action, &mut events), Ok(()), "{action:?}");
                spoken += 1;
                // Only an offer that asks nothing of the seat is accepted: that is no spending.
                if Odyssee::plays_cards(&action) {
                    let asks =
                        matches!(legal, Legal::Proposal { exchange: Exchange { gives: Terms::NOTHING, .. }, .. });
                    assert!(asks && action == Action::Accept, "{action:?}");
                }
                for event in &events {
                    match event {
                        Event::ArrowLaid { seat: by, .. } => assert_ne!(*by, seat),
                        Event::Paid { seat: by, .. } | Event::ChipTakenBack { seat: by, .. } => assert_ne!(*by, seat),
                        Event::CardGiven { seat: by, card, .. } if *by == seat => {
                            assert_eq!(game.players[seat].cards.first(), Some(card), "the one held longest");
                        }
                        // To refuse a demand is what the rules call a battle; silence asks for none.
                        Event::BattleBegan { .. } => {
                            assert!(matches!(legal, Legal::Proposal { refused: Refused::Battle, .. }), "{action:?}");
                            refused += 1;
                        }
                        _ => {}
                    }
                }
            }
        });
    }
    assert!(spoken > 5_000 && refused > 20, "{spoken} words of silence, {refused} demands refused");
}

#[test]
fn silence_sails_by_the_shortest_way() {
    let (mut sailed, mut stayed) = (0, 0);
    for number in 0..60 {
        random::play(number, |game, _, _| {
            let seat = game.active;
            let Legal::Sail { ends, .. } = game.legal(seat) else { return };
            let from = game.players[seat].ship.unwrap();
            let goal = goal(game, seat, from);
            let away = |hex: Hex| game.board().sea_distance(hex, goal).unwrap();
            match game.silence(seat) {
                Some(Action::Sail(to)) => {
                    sailed += 1;
                    assert!(ends.contains(to) && away(to) < away(from));
                    let as_good: HexSet = ends
                        .iter()
                        .filter(|hex| *hex == goal || game.board().site(*hex) == Site::Water)
                        .inspect(|hex| assert!(away(*hex) >= away(to), "{} is nearer", game.board().hex_name(*hex)))
                        .filter(|hex| away(*hex) == away(to))
                        .collect();
                    let taken = |hex: Hex| game.players.iter().any(|player| player.ship == Some(hex));
                    let free: Vec<Hex> = as_good.iter().filter(|hex| !taken(*hex)).collect();
                    assert_eq!(Some(to), free.first().copied().or(as_good.iter().next()));
                }
                Some(Action::Stay) => {
                    stayed += 1;
                    let nearer = |hex: &Hex| game.board().site(*hex) == Site::Water && away(*hex) < away(from);
                    assert_eq!(ends.iter().find(nearer), None);
                }
                other => panic!("{other:?}"),
            }
        });
    }
    assert!(sailed > 2_000, "{sailed} sailed, {stayed} stayed");
}

/// Home if entitled, else the nearest other island that is not the seat's own and for which it has a chip.
fn goal(game: &Odyssee, seat: Seat, from: Hex) -> Hex {
    let (board, player) = (game.board(), &game.players[seat]);
    if player.chips <= player.cards.count() {
        return board.ithaca();
    }
    let lays = |isle: &Isle| player.chips > 0 || game.rim_chips[isle.index()].contains(seat);
    let isles = Isle::all().filter(|isle| game.owners[isle.index()] != Some(seat)).filter(lays);
    let stops = isles.map(|isle| board.isle(isle)).filter(|stop| *stop != from);
    stops.min_by_key(|stop| board.sea_distance(from, *stop)).unwrap()
}

/// Nobody ever says a word: no arrow, no deal, no battle; and now and then somebody gets home before the round limit.
#[test]
fn a_game_of_silence_is_a_race() {
    let mut home = 0;
    for number in 0..50 {
        let mut game = dealt(2 + (number % 5) as u8, Options::default(), number);
        let mut events = Vec::new();
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.silence(seat).expect("silence always has a word");
            game.apply(seat, &action, &mut events).unwrap();
        }
        let hostile =
            |event: &&Event| matches!(event, Event::ArrowLaid { .. } | Event::Paid { .. } | Event::BattleBegan { .. });
        assert_eq!(events.iter().find(hostile), None);
        home += usize::from(matches!(game.outcome(), Outcome::Won(_)) && game.round < 60);
    }
    assert!(home > 10, "only {home} of 50 got home");
}
