//! The discussion (rules 3.7) and the black disc (3.8).

use serde::{Deserialize, Serialize};

use super::disc::{self, Terms};
use super::{Asking, Phase};
use crate::engine::ulysses::{
    Action, CardRange, Cards, DiscussionRange, Event, Illegal, Marking, Place, Question, Side, Ulysses,
};
use crate::engine::{Game as _, PerSeat, Seat, SeatSet};

/// A discussion: red lies, and the question goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Discussion {
    /// Blue, red and black.
    pub(crate) discs: [Option<Disc>; 3],
    pub(crate) cards: [Cards; 3],
    /// The side each seat belongs to: its disc's, else the one it last played for (U-DISC-15).
    pub(crate) sides: PerSeat<Option<Side>>,
    /// How many cards each seat has played for sides in this movement.
    pub(crate) played: PerSeat<u8>,
    pub(crate) still_in: SeatSet,
    /// Seats, other than the active one, that have had no question in this movement yet (U-BLCK-3).
    pub(crate) unasked: SeatSet,
    pub(crate) asked: Seat,
    /// Who played last, for the side that therefore leads; he is always still in.
    pub(crate) last: Seat,
    pub(crate) leading: Side,
}

/// A disc on the board and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Disc {
    pub(crate) place: Place,
    pub(crate) owner: Seat,
}

pub(crate) fn legal(game: &Ulysses, discussion: &Discussion, seat: Seat) -> DiscussionRange {
    let votes = game.players[seat].hand.votes();
    let support = Side::ALL.map(|side| {
        let range = CardRange { least: discussion.least(side), most: votes };
        (discussion.check_side(game, seat, side).is_ok() && !range.is_empty()).then_some(range)
    });
    let entitled = discussion.check_entitled(game, seat).is_ok();
    DiscussionRange { support, black: entitled.then(|| disc::legal(game, seat, discussion.black_terms())) }
}

pub(crate) fn apply(
    game: &mut Ulysses,
    mut discussion: Discussion,
    action: &Action,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Pass => discussion.still_in.remove(discussion.asked), // U-DISC-9
        Action::Support { side, cards } => support(game, &mut discussion, *side, *cards, events)?,
        Action::Black(marking) => black(game, &mut discussion, marking, events)?,
        Action::Pandora(_)
        | Action::Plague { .. }
        | Action::Unplague { .. }
        | Action::Exchange { .. }
        | Action::Temple { .. }
        | Action::Propose(_)
        | Action::Stay
        | Action::Wind(_)
        | Action::Rest
        | Action::Agree
        | Action::Object(_) => return Err(Illegal::OtherQuestion(Question::Discussion)),
    }
    discussion.go_on(game, events);
    Ok(())
}

fn support(
    game: &mut Ulysses,
    discussion: &mut Discussion,
    side: Side,
    cards: Cards,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let needed = discussion.least(side);
    discussion.check_side(game, discussion.asked, side)?;
    disc::check_votes(cards)?;
    if cards.total() < needed {
        return Err(Illegal::TooFew { needed }); // U-DISC-11
    }
    game.check_in_hand(discussion.asked, cards)?;

    discussion.play(game, side, cards, events);
    Ok(())
}

fn black(
    game: &mut Ulysses,
    discussion: &mut Discussion,
    marking: &Marking,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = discussion.asked;
    discussion.check_entitled(game, seat)?;
    disc::check(game, seat, marking, discussion.black_terms())?;

    disc::place(game, discussion, Side::Black, marking, events);
    discussion.play(game, Side::Black, marking.cards, events);
    Ok(())
}

impl Discussion {
    /// The discussion that an objection of the asked seat opens; its disc and cards are still to come.
    pub(super) fn open(game: &Ulysses, asking: &Asking) -> Self {
        let (seats, opener) = (game.seats(), asking.asked);
        let agreed = SeatSet::all(seats).without(asking.yet_to_answer(game)).without(SeatSet::only(game.active));
        let mut sides = PerSeat::filled(None, seats);
        sides[game.active] = Some(Side::Blue);
        Self {
            discs: [Some(Disc { place: asking.blue, owner: game.active }), None, None],
            cards: [Cards::NONE; 3],
            sides,
            played: PerSeat::filled(0, seats),
            still_in: if game.ruleset.agreed_stay_in() {
                SeatSet::all(seats) // U-DISC-10
            } else {
                SeatSet::all(seats).without(agreed) // D-05
            },
            unasked: asking.yet_to_answer(game).without(SeatSet::only(opener)),
            asked: opener,
            last: opener,
            leading: Side::Red,
        }
    }

    /// Cards of the asked seat for a side, after the checks.
    pub(super) fn play(&mut self, game: &mut Ulysses, side: Side, cards: Cards, events: &mut Vec<Event>) {
        let seat = self.asked;
        game.players[seat].hand -= cards;
        self.cards[side as usize] += cards;
        self.sides[seat] = Some(side);
        self.played[seat] += cards.total();
        self.last = seat;
        self.leading = side;
        debug_assert_eq!(self.most_cards(), side, "the side played for leads");
        events.push(Event::Played { seat, side, cards, counts: self.counts() });
    }

    /// Asks the next seat that has not passed, or ends the discussion if that would be the last who played
    /// (U-DISC-7, U-DISC-17).
    pub(super) fn go_on(mut self, game: &mut Ulysses, events: &mut Vec<Event>) {
        self.unasked.remove(self.asked);
        if self.still_in == SeatSet::only(self.last) {
            return self.settle(game, events);
        }
        self.asked = self.still_in.next_after(self.asked).expect("the last who played is still in");
        game.phase = Phase::Discussion(self);
    }

    /// U-DISC-18.
    fn settle(&self, game: &mut Ulysses, events: &mut Vec<Event>) {
        let cards = self.cards.into_iter().fold(Cards::NONE, Cards::plus);
        let disc = self.discs[self.leading as usize].expect("a side that leads has its disc on the board");
        game.sail(self.leading, disc.place, cards, events);
    }

    pub(crate) fn counts(&self) -> [u8; 3] {
        self.cards.map(Cards::total)
    }

    /// The side with most cards, among equals blue before red before black (U-DISC-12).
    fn most_cards(&self) -> Side {
        let counts = self.counts();
        let last_of_equals = Side::ALL.into_iter().rev().max_by_key(|side| counts[*side as usize]);
        last_of_equals.expect("there are sides")
    }

    /// The least number of cards with which the side leads after playing them (U-DISC-11, U-DISC-12): at least one,
    /// equals with the sides after it, more than those before it. A side that is not on the board counts nothing.
    pub(crate) fn least(&self, side: Side) -> u8 {
        let [blue, red, black] = self.counts();
        let short = match side {
            Side::Blue => red.max(black).saturating_sub(blue),
            Side::Red => (blue + 1).max(black).saturating_sub(red),
            Side::Black => (blue.max(red) + 1).saturating_sub(black),
        };
        short.max(1)
    }

    /// Whether the seat could place black if it were asked now.
    pub(crate) fn check_entitled(&self, game: &Ulysses, seat: Seat) -> Result<(), Illegal> {
        if self.discs[Side::Black as usize].is_some() {
            return Err(Illegal::BlackPlaced);
        }
        if self.owns_disc(seat) {
            return Err(Illegal::HasADisc); // S-47, S-48
        }
        if !game.ruleset.black_at_any_question() {
            return if self.unasked.contains(seat) { Ok(()) } else { Err(Illegal::ChanceLost) };
        }
        // D-09: whoever is in a side has chosen, unless sides may be changed.
        match self.sides[seat] {
            Some(side) if !game.options.switching_sides => Err(Illegal::OtherSide(side)),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the seat may play for the side (U-DISC-15, S-54).
    fn check_side(&self, game: &Ulysses, seat: Seat, side: Side) -> Result<(), Illegal> {
        if self.discs[side as usize].is_none() {
            return Err(Illegal::NoSuchSide);
        }
        match self.sides[seat] {
            // The option is for those who own no disc.
            Some(own) if own != side && (!game.options.switching_sides || self.owns_disc(seat)) => {
                Err(Illegal::OtherSide(own))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn owns_disc(&self, seat: Seat) -> bool {
        self.discs.iter().flatten().any(|disc| disc.owner == seat)
    }

    fn black_terms(&self) -> Terms<'_> {
        Terms { taken: &self.discs, least: self.least(Side::Black), most: u8::MAX } // U-BLCK-5
    }

    /// Whether the seat belongs to the table and is out for this movement.
    pub(crate) fn is_out(&self, seat: Seat, seats: u8) -> bool {
        SeatSet::all(seats).without(self.still_in).contains(seat)
    }
}
