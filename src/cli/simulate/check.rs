//! The search for faults that a game alone does not show.

use super::plan::Plan;
use super::play::{Bot, Simulated, Story, deal, recorded};
use crate::archive::Record;
use crate::engine::{DealKey, Digest, Eye, Game, Seat, Stream};

/// One state in so many is looked at closely.
const CLOSELY_ONE_IN: u32 = 8;

/// Looks closely at some states: through one eye at another world, and at one of the legal answers.
pub(super) fn sometimes<G: Simulated>(game: &G, asked: Seat, bot: &Bot<'_>, search: &mut Stream) -> Result<(), String> {
    if search.index(CLOSELY_ONE_IN) > 0 {
        return Ok(());
    }
    let eye = match search.index(u32::from(game.seats()) + 3) {
        0 => Eye::Public,
        1 => Eye::Archive,
        number => {
            Seat::new(number as u8 - 2).filter(|seat| seat.number() < game.seats()).map_or(Eye::Seat(asked), Eye::Seat)
        }
    };
    let world = game.other_world(eye, &key(search));
    leaks(game, &world, eye)?;
    if eye == Eye::Seat(asked) && bot.answer(game, asked) != bot.answer(&world, asked) {
        return Err(format!("the {} in seat {asked} knows what it must not", bot.kind));
    }
    listed(game, asked, search)
}

/// Two worlds that the eye must not be able to tell apart.
pub(super) fn leaks<G: Game>(game: &G, world: &G, eye: Eye) -> Result<(), String> {
    let sight = |game: &G| {
        let legal = match eye {
            Eye::Seat(seat) => Some(game.legal(seat)),
            Eye::Public | Eye::Archive => None,
        };
        let seen = (game.view(eye), legal, game.to_act(), game.may_answer());
        serde_json::to_string(&seen).map_err(|error| format!("a view cannot be written: {error}"))
    };
    if sight(game)? == sight(world)? {
        Ok(())
    } else {
        Err(format!("a leak: {} can tell two worlds apart", whose(eye)))
    }
}

fn whose(eye: Eye) -> String {
    match eye {
        Eye::Seat(seat) => format!("seat {seat}"),
        Eye::Public => "the public".to_owned(),
        Eye::Archive => "the archive".to_owned(),
    }
}

/// An answer drawn from the legal ones is accepted.
fn listed<G: Simulated>(game: &G, asked: Seat, search: &mut Stream) -> Result<(), String> {
    let Some(action) = game.any_legal(asked, search) else {
        return Err(format!("a dead end: nothing is legal for seat {asked}"));
    };
    match game.clone().apply(asked, &action, &mut Vec::new()) {
        Ok(()) => Ok(()),
        Err(reason) => Err(format!("«{}» of seat {asked} is listed and refused: {reason}", game.write(&action))),
    }
}

/// The actions lead from the same deal to the same state once more; as a record, if archives are wanted.
pub(super) fn replay<G: Simulated>(
    plan: &Plan<G>,
    number: u32,
    story: &Story<G>,
    end: &G,
) -> Result<Option<Record<G>>, String> {
    if plan.archives {
        let record = recorded(plan, number, story)?;
        return same(record.game(), end).map(|()| Some(record));
    }
    let mut game = deal(plan, number)?.game;
    let mut events = Vec::new();
    for (seat, action) in story {
        events.clear();
        let result = game.apply(*seat, action, &mut events);
        result.map_err(|reason| format!("«{}» is refused in the replay: {reason}", game.write(action)))?;
    }
    same(&game, end).map(|()| None)
}

fn same<G: Game>(replayed: &G, played: &G) -> Result<(), String> {
    let (replayed, played) = (replayed.digest(), played.digest());
    if replayed == played { Ok(()) } else { Err(format!("the replay ends in {replayed}, the game in {played}")) }
}

fn key(search: &mut Stream) -> DealKey {
    let words: [[u8; 4]; 4] = std::array::from_fn(|_| search.index(u32::MAX).to_le_bytes());
    Digest::of(words.as_flattened()).into()
}
