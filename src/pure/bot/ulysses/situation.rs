//! Questions that have not been asked yet, described by what anyone will see when they come. An envelope, the page about
//! the next movement and a plan (answers given ahead) are written from such descriptions.

use crate::engine::ulysses::{Cards, Place, Side, SideView, View};
use crate::engine::{PerSeat, Seat, SeatSet};

/// A question that may come to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// None: the present one, whose proposal lies.
    pub movement: Option<Movement>,
    pub stage: Stage,
}

/// A movement still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    pub turn: u16,
    /// Of its turn, counted from 1.
    pub number: u32,
    pub active: Seat,
    /// Where the ship lies then.
    pub ship: Place,
    /// What is proposed then.
    pub blue: Place,
}

/// How far a movement has come when the seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nobody has objected.
    Quiet,
    Contested(Contest),
    /// The ship went to blue, and the active seat may play a wind.
    Won,
}

/// A discussion when it reaches the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Red, and black if it lies. Their cards are those that lie then.
    pub red: SideView,
    pub black: Option<SideView>,
    /// Cards that lie for blue.
    pub blue_cards: Cards,
    /// The side that leads then.
    pub leading: Side,
    /// For each seat the side it belongs to, and how many cards it has played.
    pub members: PerSeat<Option<Side>>,
    pub played: PerSeat<u8>,
    pub still_in: SeatSet,
    /// Who may still place black.
    pub black_open_to: SeatSet,
    /// What the seat itself has spent in this movement by then.
    pub spent: Cards,
}

impl Situation {
    /// The asking round of the present movement reaches the seat.
    pub const QUIET: Situation = Situation { movement: None, stage: Stage::Quiet };

    /// The present movement, contested like this.
    pub fn contested(contest: Contest) -> Self {
        Self { movement: None, stage: Stage::Contested(contest) }
    }
}

impl Movement {
    /// The movement that a wind of the active player opens, with the ship on `ship`.
    pub fn after_wind(view: &View, ship: Place, blue: Place) -> Self {
        Self { turn: view.turn, number: view.movement.saturating_add(1), active: view.active, ship, blue }
    }

    /// The first movement of the next player's turn, with the ship on `ship`.
    pub fn of_next_turn(view: &View, ship: Place, blue: Place) -> Self {
        let active = view.active.left(view.players.count());
        Self { turn: view.turn.saturating_add(1), number: 1, active, ship, blue }
    }

    /// With this movement before the seat, nobody has objected.
    pub fn quiet(self) -> Situation {
        Situation { movement: Some(self), stage: Stage::Quiet }
    }

    /// The same, contested like this.
    pub fn contested(self, contest: Contest) -> Situation {
        Situation { movement: Some(self), stage: Stage::Contested(contest) }
    }
}

impl Contest {
    /// The discussion just after `opener` put red on `place` with these cards, in a movement of `active`.
    pub fn opened(view: &View, active: Seat, opener: Seat, place: Place, cards: Cards) -> Self {
        let seats = view.players.count();
        let agreed: SeatSet = active.round(seats).skip(1).take_while(|seat| *seat != opener).collect();
        let discs: SeatSet = [active, opener].into_iter().collect();
        let mut members = PerSeat::filled(None, seats);
        members[active] = Some(Side::Blue);
        members[opener] = Some(Side::Red);
        let mut played = PerSeat::filled(0, seats);
        played[opener] = cards.total();
        let out = if view.ruleset.agreed_stay_in() { SeatSet::NONE } else { agreed };
        let still_in = SeatSet::all(seats).without(out);
        let had_chance = if view.ruleset.black_at_any_question() { SeatSet::NONE } else { agreed };
        Self {
            red: SideView { place, owner: opener, cards },
            black: None,
            blue_cards: Cards::NONE,
            leading: Side::Red,
            members,
            played,
            still_in,
            black_open_to: still_in.without(discs).without(had_chance),
            spent: Cards::NONE,
        }
    }

    /// The discussion that a view shows; of the looking seat nothing is taken as spent that its hand still holds.
    pub fn of(view: &View) -> Option<Self> {
        let [blue, red, black] = view.sides;
        let mut members = PerSeat::filled(None, view.players.count());
        let mut played = PerSeat::filled(0, view.players.count());
        for seat in Seat::all(view.players.count()) {
            members[seat] = view.players[seat].side;
            played[seat] = view.players[seat].played;
        }
        Some(Self {
            red: red?,
            black,
            blue_cards: blue?.cards,
            leading: view.leading?,
            members,
            played,
            still_in: view.still_in,
            black_open_to: view.black_open_to,
            spent: Cards::NONE,
        })
    }

    /// How many cards each side has.
    pub fn counts(&self) -> [u8; 3] {
        [self.blue_cards.total(), self.red.cards.total(), self.black.map_or(0, |black| black.cards.total())]
    }

    /// The least number of cards that makes a side lead (rules 3.7, the table of smallest plays).
    pub fn least(&self, side: Side) -> u8 {
        let [blue, red, black] = self.counts();
        let short = match side {
            Side::Blue => red.max(black).saturating_sub(blue),
            Side::Red => (blue + 1).max(black).saturating_sub(red),
            Side::Black => (blue.max(red) + 1).saturating_sub(black),
        };
        short.max(1)
    }
}
