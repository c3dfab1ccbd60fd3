//! where to, within the roll (O-SAIL-2 to O-SAIL-5).

use crate::engine::odyssee::{Action, Event, Hex, HexSet, Illegal, Odyssee, Question, Site};

/// Where the active ship may end.
pub(crate) fn ends(game: &Odyssee, roll: u8) -> HexSet {
    let player = &game.players[game.active];
    let Some(from) = player.ship else { return HexSet::NONE };
    let mut ends = game.board().reach(from, roll);
    if !player.is_entitled() {
        ends.remove(game.board().ithaca()); // O-WIN-1
    }
    ends
}

pub(crate) fn apply(game: &mut Odyssee, roll: u8, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    let Some(from) = game.players[seat].ship else { return Err(Illegal::NotAsked) };
    if let Action::Stay = action {
        events.push(Event::Stayed { seat, at: from });
        game.meet(events); // G-06: no new landing.
        return Ok(());
    }
    let Action::Sail(to) = *action else { return Err(Illegal::OtherQuestion(Question::Sail)) };
    check(game, from, to, roll)?;
    game.players[seat].ship = Some(to);
    game.moved.insert(seat);
    events.push(Event::Sailed { seat, from, to });
    game.arrive(seat, events);
    Ok(())
}

fn check(game: &Odyssee, from: Hex, to: Hex, roll: u8) -> Result<(), Illegal> {
    let board = game.board();
    if to == from {
        return Err(Illegal::SameHex); // G-43
    }
    if !board.contains(to) {
        return Err(Illegal::LandBetween); // Of another board; no reader makes such a hex.
    }
    if board.site(to) == Site::Troy {
        return Err(Illegal::IntoTroy); // O-SAIL-5
    }
    let player = &game.players[game.active];
    if to == board.ithaca() && !player.is_entitled() {
        return Err(Illegal::NotEntitled { chips: player.chips, cards: player.cards.count() });
    }
    match board.sea_distance(from, to) {
        Some(steps) if steps <= roll => Ok(()),
        Some(steps) if board.distance(from, to) > roll => Err(Illegal::TooFar { steps }),
        Some(_) | None => Err(Illegal::LandBetween),
    }
}
