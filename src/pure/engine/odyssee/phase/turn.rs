//! the die or the arrow, chosen before rolling (O-SAIL-1, G-05).

use super::Phase;
use crate::engine::odyssee::{Action, ArrowRange, Event, Illegal, Odyssee, Question};

pub(crate) fn legal(game: &Odyssee, free: bool) -> ArrowRange {
    if free {
        ArrowRange::Free
    } else if game.players[game.active].gifts > 0 {
        ArrowRange::Gift
    } else {
        ArrowRange::Barred
    }
}

pub(crate) fn apply(game: &mut Odyssee, free: bool, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
    if let Action::Die = action {
        let roll = game.roll_sail(game.active, events);
        game.phase = Phase::Sail { roll };
        return Ok(());
    }
    let Action::Arrow(arrow) = *action else { return Err(Illegal::OtherQuestion(Question::Turn)) };
    let seat = game.active;
    let paid = match legal(game, free) {
        ArrowRange::Free => 0,
        ArrowRange::Gift => 1,
        ArrowRange::Barred => return Err(Illegal::NoGiftForArrow), // G-04
    };
    game.players[seat].gifts -= paid;
    game.lay_arrow(seat, arrow, paid, events);
    // O-STORM-7: no other move; but who was blown ashore lands (G-12).
    if game.moved.contains(seat) {
        game.arrive(seat, events)
    } else {
        game.meet(events)
    }
    Ok(())
}
