//! The part of Odyssee: instructions for an applied action, and random games a second.

use penelope::engine::odyssee::fixture::{dealt, key};
use penelope::engine::odyssee::sample::sample;
use penelope::engine::odyssee::{Action, Event, Odyssee, Options};
use penelope::engine::{Game as _, Seat};

use super::{GAMES, GAMES_COUNTED, SEATS, callgrind, tell_counts, tell_games, timed};

/// How a game began, and all that was done.
struct Story {
    first: Odyssee,
    actions: Vec<(Seat, Action)>,
}

fn random_game(number: u64) -> Story {
    let first = dealt(SEATS, Options::default(), number);
    let (mut game, mut actions, mut events) = (first, Vec::new(), Vec::new());
    let mut chance = key(number).stream(1 << 40);
    while let Some(seat) = game.to_act().iter().next() {
        let action = sample(&game, seat, &mut chance).expect("whoever is asked may answer");
        events.clear();
        game.apply(seat, &action, &mut events).expect("legal");
        actions.push((seat, action));
    }
    Story { first, actions }
}

/// The measured loop: nothing but applying. Kept whole so that callgrind finds it by its name.
#[inline(never)]
fn apply_all(game: &mut Odyssee, actions: &[(Seat, Action)], events: &mut Vec<Event>) {
    for (seat, action) in actions {
        events.clear();
        game.apply(*seat, action, events).expect("legal");
    }
}

fn apply_each(stories: &[Story], events: &mut Vec<Event>) {
    for story in stories {
        let mut game = story.first;
        apply_all(&mut game, &story.actions, events);
    }
}

/// Plays games, then applies their actions once more in the measured loop, as many rounds as asked.
pub(super) fn counted(rounds: u32) {
    let stories: Vec<Story> = (0..GAMES_COUNTED).map(random_game).collect();
    let mut events = Vec::with_capacity(64);
    (0..rounds).for_each(|_| apply_each(&stories, &mut events));
}

pub(super) fn count_instructions() {
    let actions = (0..GAMES_COUNTED).map(|number| random_game(number).actions.len()).sum();
    tell_counts(Odyssee::TITLE, [1, 2].map(|rounds| callgrind(Odyssee::NAME, rounds)), actions, 0);
}

pub(super) fn time_random_games() {
    let (stories, playing) = timed(|| (0..GAMES).map(random_game).collect::<Vec<_>>());
    let actions: usize = stories.iter().map(|story| story.actions.len()).sum();
    let mut events = Vec::with_capacity(64);
    let ((), applying) = timed(|| apply_each(&stories, &mut events));
    tell_games(Odyssee::TITLE, actions, (playing, applying), 5000.0);
}
