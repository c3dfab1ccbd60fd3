//! The laws of answering ahead, on random games, seats, words and arrivals. Each ends by asserting that it was really tried.

use super::random::{Random, Visit, is_said};
use super::table::Table;
use crate::engine::odyssee::fixture::{key, seat};
use crate::engine::odyssee::{CARDS, CHIPS, CREW, Card, CardSet, GIFTS, Odyssee, View};
use crate::engine::{Eye, Game as _, Seat, SeatSet};
use crate::settle::notify;
use crate::settle::odyssee::sample::Sampler;
use crate::settle::odyssee::{Kind, Said};
use crate::settle::run::{Inputs, settle};
use crate::settle::tests::strict::Strict;
use crate::settle::words::{self, Reading, Ripe, Source, WordKind as _, Words as _};

const GAMES: u64 = if cfg!(feature = "soak") { 2000 } else { 30 };
/// Enough for many turns; some of these people never know what they want.
const VISITS: usize = 150;

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
    let (mut by_kind, mut silent) = ([0; Kind::Patience as usize + 1], 0);
    visits(|random, visit| {
        let Table { minds, times, seed, .. } = &random.table;
        let mut strict = Strict { game: visit.before, words: visit.words.clone(), minds, times: *times, seed };
        for step in &visit.settlement.played {
            strict.play(step, visit.hand.as_ref());
            if let Source::Word(kind, _) = step.source {
                by_kind[kind as usize] += 1;
            }
            by_kind[Kind::Patience as usize] += usize::from(step.source == Source::Patience);
            silent += usize::from(step.source == Source::Silence);
        }
        let Strict { game, words, .. } = strict;
        assert!(game == random.table.game, "the states differ");
        assert!(words == random.table.words, "the words that are left differ");
        check_stored(&game, &words);
    });
    let [plan, course, hand, meet, battle, patience] = by_kind;
    let told = format!("{by_kind:?} answers by word, {silent} silences: that tests little");
    assert!(
        plan > 100 && course > 300 && hand > 10 && meet > 30 && battle > 5 && patience > 0 && silent > 50,
        "{told}"
    );
}

/// Whatever is left of words, at any moment, is stored and read back: a table whose words cannot be read stops for good.
fn check_stored(game: &Odyssee, words: &[Said]) {
    for said in words {
        let mut again = Said::default();
        for kind in Kind::ALL {
            for line in Odyssee::written(said, game, *kind) {
                let put_back = Odyssee::put_back(&mut again, game, *kind, &line);
                assert_eq!(put_back, Ok(()), "{}", line.word);
            }
        }
        assert_eq!(again, *said);
    }
}

/// Law 2. Reading a seat's words gives the same under any change of the face-down cards it has not seen.
#[test]
fn law_2_a_seats_words_say_the_same_in_every_world_it_cannot_tell_apart() {
    let (mut read, mut lapsed) = (0, 0);
    visits(|random, _| {
        let game = &random.table.game;
        for own in Seat::all(game.seats()) {
            let world = game.other_world(Eye::Seat(own), &key(u64::from(random.chance.index(u32::MAX))));
            let ripe = Ripe { now: random.table.times.now, patience: true };
            // Both what lies there, which was written some turns ago, and what might be written now.
            let fresh = Sampler::new(game, own, &mut random.chance).said();
            for said in [&random.table.words[usize::from(own.number())], &fresh] {
                let reading = |game: &Odyssee| {
                    let (view, legal) = (game.view(Eye::Seat(own)), game.legal(own));
                    words::read(game, own, said, (&view, &legal), ripe)
                };
                assert_eq!(reading(game), reading(&world));
                let unplanned = |game: &Odyssee| Odyssee::unplanned(said, &game.view(Eye::Seat(own)));
                assert_eq!(unplanned(game), unplanned(&world));
                read += usize::from(matches!(reading(game), Reading::Says(..)));
                lapsed += usize::from(matches!(reading(game), Reading::Asks(words::Why::Lapsed(_))));
            }
        }
    });
    assert!(read > 500 && lapsed > 300, "{read} said something, {lapsed} had lapsed");
}

/// Law 3. While the game is not over somebody is asked, and whoever the game waits for has a letter out. That nobody ever
/// acts without a letter makes a stop visible: the next visit would find nobody to come.
#[test]
fn law_3_the_game_never_stops() {
    let (mut finished, mut ahead) = (0, 0);
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
            ahead += visit.settlement.unplanned.len();
        }
    }
    assert!(finished == GAMES / 2 && ahead > 100, "{finished} finished, {ahead} without a plan");
}

/// Law 4. Tables that differ only in unread words are the same to every other eye: state, questions, letters.
#[test]
fn law_4_unread_words_show_to_nobody_else() {
    let (mut compared, mut differed) = (0, 0);
    visits(|random, _| {
        let writer = seat(random.below(usize::from(random.table.game.seats())) as u8);
        let variants = [0, 1].map(|_| {
            let mut words = random.table.words.clone();
            words[usize::from(writer.number())] = Sampler::new(&random.table.game, writer, &mut random.chance).said();
            words
        });
        let sent = random.sent;
        let outcomes = variants.map(|mut words| {
            let Table { game, minds, times, seed, .. } = &random.table;
            let mut game = *game;
            let given = Inputs { minds, words: &mut words, hand: None, times: *times, unsent: SeatSet::NONE, seed };
            let settlement = settle(&mut game, given).unwrap();
            let was_read = settlement.played.iter().any(|step| step.seat == writer && is_said(step.source));
            let mut written = notify::due(&settlement.awaited, &sent, SeatSet::NONE);
            written.extend(notify::ahead(&settlement.unplanned, &sent, SeatSet::NONE));
            let missing = settlement.awaited.into_iter().chain(settlement.unplanned);
            let others: Vec<_> = missing.filter(|awaited| awaited.seat != writer).collect();
            let letters: Vec<_> = written.into_iter().filter(|letter| letter.seat != writer).collect();
            let played: Vec<_> = settlement.played.into_iter().map(|step| (step.seat, step.action)).collect();
            let of = |seat: Seat| Odyssee::occasion_of(&game.view(Eye::Public), seat);
            let occasions: Vec<_> = Seat::all(game.seats()).map(of).collect();
            (was_read, words, (game, played, others, letters, settlement.occasion, occasions))
        });
        let [(first_read, first_words, first), (second_read, second_words, second)] = outcomes;
        if first_read || second_read {
            return;
        }
        compared += 1;
        differed += usize::from(first_words != second_words);
        assert!(first == second, "somebody else can tell that seat {writer} has said something");
    });
    assert!(compared > 800 && differed > 800, "{compared} compared, {differed} of them different");
}

/// Law 5. Gifts, chips, cards and heroes are conserved by every entry.
#[test]
fn law_5_every_entry_conserves_gifts_chips_cards_and_heroes() {
    let (mut entries, mut by_word) = (0, 0);
    visits(|_, visit| {
        let mut game = visit.before;
        for step in &visit.settlement.played {
            game.apply(step.seat, &step.action, &mut Vec::new()).unwrap();
            let written = game.write(&step.action);
            check_whole(&game.view(Eye::Archive)).unwrap_or_else(|fault| panic!("after {written}: {fault}"));
            entries += 1;
            by_word += usize::from(step.source.is_word());
        }
    });
    assert!(entries > 2_000 && by_word > 500, "{entries} entries, {by_word} of them by word");
}

fn check_whole(view: &View) -> Result<(), String> {
    let secrets = view.secrets.as_deref().ok_or("the archive's view hides something")?;
    let gifts = view.players.iter().map(|player| u32::from(player.gifts)).sum::<u32>() + u32::from(view.stock);
    if gifts != u32::from(GIFTS) {
        return Err(format!("{gifts} gifts"));
    }
    for (seat, player) in Seat::all(view.players.count()).zip(view.players.iter()) {
        let both = view.isles.iter().any(|isle| isle.owner == Some(seat) && isle.rim_chips.contains(seat));
        let laid = view.isles.iter().filter(|isle| isle.owner == Some(seat) || isle.rim_chips.contains(seat)).count();
        if both || laid + usize::from(player.chips) != usize::from(CHIPS) {
            return Err(format!("chips of seat {seat}"));
        }
        if !(1..=CREW).contains(&player.crew) {
            return Err(format!("{} heroes of seat {seat}", player.crew));
        }
    }
    let held = view.players.iter().flat_map(|player| player.cards.iter().copied());
    let cards: Vec<Card> = held.chain(secrets.rim.iter().copied().flatten()).collect();
    let whole = cards.len() == CARDS && cards.iter().copied().collect::<CardSet>() == CardSet::ALL;
    if whole { Ok(()) } else { Err(format!("{} cards", cards.len())) }
}
