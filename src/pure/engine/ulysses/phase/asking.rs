//! The asking round (U-DISC-1 to 6): agree, or object and open the discussion.

use serde::{Deserialize, Serialize};

use super::disc::{self, Terms};
use super::{Disc, Discussion, Phase};
use crate::engine::ulysses::{Action, Cards, DiscRange, Event, Illegal, Marking, Place, Question, Side, Ulysses};
use crate::engine::{Game as _, Seat, SeatSet};

/// An asking round: blue lies, nobody has objected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Asking {
    pub(crate) blue: Place,
    /// Everyone between the active player and this seat has agreed.
    pub(crate) asked: Seat,
}

impl Asking {
    /// The seats from the one asked up to the active player.
    pub(crate) fn yet_to_answer(self, game: &Ulysses) -> SeatSet {
        self.asked.round(game.seats()).take_while(|seat| *seat != game.active).collect()
    }

    fn discs(self, game: &Ulysses) -> [Option<Disc>; 3] {
        [Some(Disc { place: self.blue, owner: game.active }), None, None]
    }
}

pub(crate) fn legal(game: &Ulysses, asking: &Asking, seat: Seat) -> DiscRange {
    disc::legal(game, seat, terms(game, &asking.discs(game)))
}

pub(crate) fn apply(
    game: &mut Ulysses,
    asking: Asking,
    action: &Action,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Agree => {
            agree(game, asking, events);
            Ok(())
        }
        Action::Object(marking) => object(game, asking, marking, events),
        Action::Pandora(_)
        | Action::Plague { .. }
        | Action::Unplague { .. }
        | Action::Exchange { .. }
        | Action::Temple { .. }
        | Action::Propose(_)
        | Action::Stay
        | Action::Wind(_)
        | Action::Rest
        | Action::Pass
        | Action::Support { .. }
        | Action::Black(_) => Err(Illegal::OtherQuestion(Question::Asking)), // U-DISC-2, S-41
    }
}

fn agree(game: &mut Ulysses, asking: Asking, events: &mut Vec<Event>) {
    let next = asking.asked.left(game.seats());
    if next == game.active {
        game.sail(Side::Blue, asking.blue, Cards::NONE, events); // U-DISC-3
    } else {
        game.phase = Phase::Asking(Asking { asked: next, ..asking });
    }
}

fn object(game: &mut Ulysses, asking: Asking, marking: &Marking, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = asking.asked;
    let discs = asking.discs(game);
    disc::check(game, seat, marking, terms(game, &discs))?;

    let mut discussion = Discussion::open(game, &asking);
    disc::place(game, &mut discussion, Side::Red, marking, events);
    discussion.play(game, Side::Red, marking.cards, events);
    discussion.go_on(game, events);
    Ok(())
}

fn terms<'a>(game: &Ulysses, discs: &'a [Option<Disc>; 3]) -> Terms<'a> {
    Terms { taken: discs, least: 1, most: game.ruleset.opening_most() }
}
