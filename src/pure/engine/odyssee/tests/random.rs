//! What must hold at every step of every game, on random ones.

use super::ledger::Ledger;
use crate::engine::odyssee::fixture::{key, seat};
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{BattleBy, CardSet, Event, Odyssee, Options, RoundLimit, Ruleset};
use crate::engine::{Deal, Eye, Game as _, Outcome, Setup, Stream};

/// Law 5 is to hold for a million random actions in the long run.
const ACTIONS: usize = if cfg!(feature = "soak") { 1_000_000 } else { 20_000 };

/// Every table size and option in turn.
fn setup(number: u64) -> Setup<Odyssee> {
    let mut options = Options::default();
    if number / 5 % 3 == 1 {
        options.battle = BattleBy::Both;
    }
    if number.is_multiple_of(7) {
        options.round_limit = RoundLimit::new(9).unwrap();
    }
    let people = 2 + (number % 5) as u8;
    Odyssee::setup(&Deal { ruleset: Ruleset::default(), options, people, bots: 0, key: key(number) }).unwrap()
}

/// Plays random legal answers to the end; `look` sees every state, before the first answer and after each.
pub(super) fn play(number: u64, mut look: impl FnMut(&Odyssee, &[Event], &mut Stream)) -> Odyssee {
    play_leaving(number, 0, &mut look)
}

/// The same, but of so many steps one is that some seat leaves for good, or tries to.
fn play_leaving(number: u64, one_in: u32, look: &mut impl FnMut(&Odyssee, &[Event], &mut Stream)) -> Odyssee {
    let Setup { mut game, mut events, .. } = setup(number);
    let mut chance = key(number).stream(1 << 40);
    look(&game, &events, &mut chance);
    while let Some(asked) = game.to_act().iter().next() {
        events.clear();
        if one_in > 0 && chance.index(one_in) == 0 {
            game.leave(seat(chance.index(u32::from(game.seats())) as u8), &mut events);
        } else {
            let action = sample(&game, asked, &mut chance).expect("somebody is asked");
            let result = game.apply(asked, &action, &mut events);
            assert_eq!(result, Ok(()), "game {number}: {action:?} of seat {asked} was listed as legal");
        }
        look(&game, &events, &mut chance);
    }
    game
}

/// Law 5, and that games end. The books are kept by a reader of the events; the cards are counted by themselves.
#[test]
fn nothing_is_lost_nothing_appears_and_games_end() {
    let mut actions = 0;
    for number in 0.. {
        let mut ledger = None;
        let one_in = if number % 4 == 3 { 60 } else { 0 };
        let end = play_leaving(number, one_in, &mut |game: &Odyssee, events: &[Event], _: &mut Stream| {
            let ledger = ledger.get_or_insert_with(|| Ledger::new(Eye::Archive, game));
            events.iter().for_each(|event| ledger.read(event, game));
            ledger.agrees(game);
            game.check().unwrap();
            let hands = game.players.iter().flat_map(|player| player.cards.iter().copied());
            let cards: Vec<_> = hands.chain(game.rim.iter().copied().flatten()).chain(game.gone.iter()).collect();
            assert_eq!((cards.len(), cards.into_iter().collect::<CardSet>()), (15, CardSet::ALL));
            actions += 1;
        });
        assert_ne!(end.outcome(), Outcome::Running);
        assert!(end.may_answer().is_empty());
        if actions >= ACTIONS {
            break;
        }
    }
}

#[test]
fn a_reader_of_the_events_can_follow_all_that_is_open() {
    for number in 0..50 {
        for eye in [Eye::Public, Eye::Seat(seat(0)), Eye::Seat(seat(1))] {
            let mut ledger = None;
            play(number, |game, events, _| {
                let ledger = ledger.get_or_insert_with(|| Ledger::new(eye, game));
                events.iter().for_each(|event| ledger.read(event, game));
                ledger.agrees(game);
            });
        }
    }
}

/// Every question occurs, and every kind of event but two: that the stock has no gift left, and that a proposal became
/// impossible. So what holds here holds for all of them.
#[test]
fn random_games_leave_nothing_out() {
    let (mut kinds, mut questions) = (std::collections::BTreeSet::new(), Vec::new());
    for number in 0..200 {
        let one_in = if number % 4 == 3 { 60 } else { 0 };
        play_leaving(number, one_in, &mut |game: &Odyssee, events: &[Event], _: &mut Stream| {
            let kind = |event: &Event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
            kinds.extend(events.iter().map(kind));
            questions.extend(game.question().filter(|question| !questions.contains(question)));
        });
    }
    assert_eq!((kinds.len(), questions.len()), (38, 13), "{kinds:?} {questions:?}");
}
