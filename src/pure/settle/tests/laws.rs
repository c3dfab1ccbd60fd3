//! The laws of answering ahead, on random games, seats, words and arrivals.

use super::player::{Random, Visit, is_said};
use super::strict::Strict;
use super::table::Table;
use crate::engine::ulysses::fixture::{dealt, key, seat};
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Options, Question, Ruleset, Ulysses};
use crate::engine::{Eye, Game as _, PerSeat, Seat, SeatSet};
use crate::settle::notify::{self, Sent};
use crate::settle::run::{Inputs, settle};
use crate::settle::ulysses::sample::Sampler;
use crate::settle::words::{self, Reading, Ripe, Source, Words as _};

const GAMES: u64 = if cfg!(feature = "soak") { 3000 } else { 36 };
/// Enough for a few turns; some of these people never know what they want.
const VISITS: usize = 120;

fn visits(mut look: impl FnMut(&mut Random, &Visit)) {
    for number in 0..GAMES {
        let mut random = Random::new(number);
        for _ in 0..VISITS {
            if random.is_over() {
                break;
            }
            let visit = random.visit();
            look(&mut random, &visit);
        }
    }
}

/// Law 1. The log is that of play in which one seat after the other is asked, and says what its words say at that moment.
#[test]
fn law_1_what_is_settled_is_what_sequential_play_would_be() {
    let (mut by_word, mut silent) = (0, 0);
    visits(|random, visit| {
        let Table { minds, times, seed, .. } = &random.table;
        let (game, words) = (visit.before.clone(), visit.words.clone());
        let mut strict = Strict { game, words, minds, times: *times, seed };
        for step in &visit.settlement.played {
            strict.play(step, visit.hand.as_ref());
            by_word += usize::from(step.source.is_word());
            silent += usize::from(step.source == Source::Silence);
        }
        let Strict { game, mut words, .. } = strict;
        if let Some((seat, action)) = visit.hand.as_ref().filter(|_| visit.settlement.put_by) {
            Ulysses::put_by(&mut words[usize::from(seat.number())], &game.view(Eye::Seat(*seat)), action);
        }
        assert!(game == random.table.game, "the states differ");
        assert!(words == random.table.words, "the words that are left differ");
    });
    assert!(by_word > 800 && silent > 50, "{by_word} answers by word, {silent} silences: that tests little");
}

/// Law 1, for the closed round: in which order answers arrive makes no difference.
#[test]
fn law_1_the_order_of_arrival_makes_no_difference() {
    let mut objections = 0;
    for number in 0..GAMES {
        let mut chance = key(number).stream(1 << 42);
        let mut game = dealt(3 + (number % 3) as u8, Ruleset::default(), Options::default(), number);
        for _ in 0..chance.index(60) {
            let Some(asked) = game.to_act().iter().next() else { break };
            game.apply(asked, &sample(&game, asked, &mut chance).unwrap(), &mut Vec::new()).unwrap();
        }
        while game.view(Eye::Public).question == Some(Question::Action) {
            let asked = game.to_act().iter().next().unwrap();
            game.apply(asked, &sample(&game, asked, &mut chance).unwrap(), &mut Vec::new()).unwrap();
        }
        if game.view(Eye::Public).question != Some(Question::Asking) {
            continue;
        }
        let answer = |seat| (seat, sample(&game, seat, &mut chance).unwrap());
        let mut answers: Vec<(Seat, Action)> = game.may_answer().iter().map(answer).collect();
        let story = |answers: &[(Seat, Action)]| {
            let mut table = Table::new(game.clone());
            let mut lines = Vec::new();
            for (seat, action) in answers {
                let Table { game, minds, words, times, seed } = &mut table;
                let hand = Some((*seat, *action));
                // A round that an objection has ended takes no more answers.
                let Ok(settlement) =
                    settle(game, Inputs { minds, words, hand, times: *times, unsent: SeatSet::NONE, seed })
                else {
                    break;
                };
                lines.extend(settlement.played.into_iter().map(|step| (step.seat, step.action)));
                if !Ulysses::is_closed(&game.view(Eye::Public)) {
                    break;
                }
            }
            (lines, table.game)
        };
        let first = story(&answers);
        assert!(!first.0.is_empty());
        objections += usize::from(matches!(first.0.last(), Some((_, Action::Object(_)))));
        for _ in 0..5 {
            chance.shuffle(&mut answers);
            assert!(story(&answers) == first, "another order of arrival, another log");
        }
    }
    assert!(objections > 5, "{objections}");
}

/// Law 2. Reading a seat's words gives the same under any change of what that seat may not know.
#[test]
fn law_2_a_seats_words_say_the_same_in_every_world_it_cannot_tell_apart() {
    let mut read = 0;
    visits(|random, _| {
        let game = &random.table.game;
        for own in Seat::all(game.seats()) {
            let world = game.other_world(Eye::Seat(own), &key(u64::from(random.chance.index(u32::MAX))));
            let ripe = Ripe { now: random.table.times.now, patience: true };
            let said = Sampler::new(game, &mut random.chance).said();
            let reading = |game: &Ulysses| {
                let (view, legal) = (game.view(Eye::Seat(own)), game.legal(own));
                words::read(game, own, &said, (&view, &legal), ripe)
            };
            assert_eq!(reading(game), reading(&world));
            read += usize::from(matches!(reading(game), Reading::Says(..)));
        }
    });
    assert!(read > 1_000, "{read}");
}

/// Law 3. While the game is not over somebody is asked, and whoever the game waits for has a letter out. That nobody ever
/// acts without a letter makes a stop visible: the next visit would find nobody to come.
#[test]
fn law_3_the_game_never_stops() {
    let mut finished = 0;
    for number in 0..GAMES / 2 {
        let mut random = Random::new(number);
        for visits in 0.. {
            if random.is_over() {
                finished += 1;
                break;
            }
            assert!(visits < 20_000, "game {number} has no end");
            let visit = random.visit();
            let in_turn = visit.settlement.awaited.iter().filter(|awaited| awaited.in_turn).map(|awaited| awaited.seat);
            let in_turn: SeatSet = in_turn.collect();
            assert!(random.is_over() || !in_turn.is_empty(), "game {number}: nobody is asked");
            assert!(in_turn.without(random.letters_out()).is_empty(), "game {number}: somebody was not told");
        }
    }
    assert_eq!(finished, GAMES / 2);
}

/// Law 4. Tables that differ only in unread words are the same to every other eye: state, questions, letters.
#[test]
fn law_4_unread_words_show_to_nobody_else() {
    let (mut compared, mut differed) = (0, 0);
    visits(|random, _| {
        let writer = seat(random.below(usize::from(random.table.game.seats())) as u8);
        let variants = [0, 1].map(|_| {
            let mut words = random.table.words.clone();
            words[usize::from(writer.number())] = Sampler::new(&random.table.game, &mut random.chance).said();
            words
        });
        let sent = random.sent;
        let outcomes = variants.map(|mut words| {
            let Table { game, minds, times, seed, .. } = &random.table;
            let mut game = game.clone();
            let given = Inputs { minds, words: &mut words, hand: None, times: *times, unsent: SeatSet::NONE, seed };
            let settlement = settle(&mut game, given).unwrap();
            let was_read = settlement.played.iter().any(|step| step.seat == writer && is_said(step.source));
            let written = notify::due(&settlement.awaited, &sent, SeatSet::NONE);
            let others: Vec<_> = settlement.awaited.into_iter().filter(|awaited| awaited.seat != writer).collect();
            let letters: Vec<_> = written.into_iter().filter(|letter| letter.seat != writer).collect();
            let played: Vec<_> = settlement.played.into_iter().map(|step| (step.seat, step.action)).collect();
            (was_read, words, (game, played, others, letters, settlement.occasion))
        });
        let [(first_read, first_words, first), (second_read, second_words, second)] = outcomes;
        if first_read || second_read {
            return;
        }
        compared += 1;
        differed += usize::from(first_words != second_words);
        assert!(first == second, "somebody else can tell that seat {writer} has said something");
    });
    assert!(compared > 800 && differed > 400, "{compared} compared, {differed} of them different");
}

/// Nobody is written to twice before he came, nor about a movement he was covered in.
#[test]
fn letters_go_only_to_people_who_are_not_covered_and_have_none_out() {
    let mut random = Random::new(1);
    while !random.is_over() {
        let (before, sent) = (random.letters_out(), random.sent);
        let visit = random.visit();
        let due = notify::due(&visit.settlement.awaited, &random.sent, SeatSet::NONE);
        assert_eq!(due, [], "what was due has just been written");
        let fresh = |seat: &Seat| random.sent[*seat] != sent[*seat];
        let out: PerSeat<Option<Sent>> = random.sent;
        for seat in random.letters_out().without(before).iter().filter(fresh) {
            let awaited = visit.settlement.awaited.iter().any(|awaited| awaited.seat == seat);
            assert!(awaited && out[seat].is_some_and(|sent| sent.about == visit.settlement.occasion));
        }
    }
}
