//! What is wrong with a choice, and beside which field to say so.

use std::fmt::Debug;

use super::choice::Heap;
use crate::engine::ulysses::{Card, Illegal, Place};

/// What a sentence stands beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// The form as a whole.
    Form,
    Place,
    Goal,
    Pile,
    Heap(Heap),
    /// What holds if somebody objects.
    Contested(Scope),
    /// The ceiling of it.
    Most(Scope),
    /// Where a disc of one's own would lie.
    OwnDisc(Scope),
    Won(Scope),
    WayOn,
    /// The ways on from a place.
    Ways(Place),
    /// Where one would rather sail.
    Instead(Place),
    /// And with how many cards.
    InsteadCards(Place),
    Keep,
    Course,
    Orders(OrderField),
}

/// Which movement something is said about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    Now,
    /// The next one, from this place.
    Next(Place),
    /// One's own next turn.
    Plan,
    /// Every one until it ends.
    Order,
}

/// Fields of a standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OrderField {
    Says,
    Places,
    With,
    Cards,
    Until,
    Day,
    Hours,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// No form, two, or one there is not.
    NoDeed,
    /// Nothing chosen.
    Missing,
    /// Given more than once.
    Twice,
    /// Nothing of what the page offers.
    NotOffered,
    /// No number of cards that there are.
    NotACount(Card),
    /// More cards than can be played now.
    Most(u8),
    /// A field that no form, or not this one, has; or far too much of one.
    Stray,
    Illegal(Illegal),
    /// A written form that our own review did not write like this.
    Unreadable,
    /// No number, or none from the first to the second.
    NotANumber(u16, u16),
    /// Whoever is asked just now cannot say «ask me».
    AskedAlready,
    /// The way on begins elsewhere.
    WayElsewhere,
    /// Nothing was said at all.
    NothingSaid,
    /// There is nothing to take back.
    NothingSealed,
    NotADay,
    /// Too many orders, or too long a text.
    TooMuch,
    /// The table has moved on since the form was shown.
    Stale,
}

/// All that is wrong, in the order of the fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Faults(pub(super) Vec<(Field, Fault)>);

impl Faults {
    pub(in crate::web) fn none() -> Self {
        Self::default()
    }

    pub(in crate::web) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What the engine said to the action.
    pub(in crate::web) fn refused(reason: Illegal) -> Self {
        Self(vec![(field(reason), Fault::Illegal(reason))])
    }

    /// A written form was posted that cannot be read. Reviews write them, so it is no player's fault: where it broke off is
    /// for the log, what to do is for the page.
    pub(in crate::web) fn unreadable(at: usize, expected: &dyn Debug) -> Self {
        tracing::warn!(at, ?expected, "a posted answer cannot be read");
        Self(vec![(Field::Form, Fault::Unreadable)])
    }

    pub(in crate::web) fn too_much() -> Self {
        Self(vec![(Field::Form, Fault::TooMuch)])
    }

    /// The question is closed, or another one than the form was for.
    pub(in crate::web) fn stale() -> Self {
        Self(vec![(Field::Form, Fault::Stale)])
    }

    pub(super) fn at(&self, field: Field) -> impl Iterator<Item = Fault> {
        self.0.iter().filter(move |(other, _)| *other == field).map(|(_, fault)| *fault)
    }
}

/// The field that a reason is about.
pub(super) fn field(reason: Illegal) -> Field {
    match reason {
        Illegal::NotANeighbor
        | Illegal::Plagued
        | Illegal::PlaceTaken(_)
        | Illegal::PlagueThere
        | Illegal::NoPlagueThere => Field::Place,
        Illegal::NotYourGoal | Illegal::GoalRevealed | Illegal::GoalBarred => Field::Goal,
        Illegal::PileBarred | Illegal::PileEmpty | Illegal::OtherPile { .. } => Field::Pile,
        Illegal::TooFew { .. } | Illegal::TooMany { .. } | Illegal::NotAVote(_) => Field::Heap(Heap::Votes),
        Illegal::NotATempleCard(_) | Illegal::TempleCards { .. } => Field::Heap(Heap::Temples),
        Illegal::Price { .. } | Illegal::FurtherCards { .. } | Illegal::NothingToClear | Illegal::NoClearing => {
            Field::Heap(Heap::Pay)
        }
        Illegal::Over
        | Illegal::NotAsked
        | Illegal::Out
        | Illegal::OtherQuestion(_)
        // Of which heap the card is missing is not said.
        | Illegal::NotInHand { .. }
        | Illegal::PandoraUsed
        | Illegal::NothingToDraw
        | Illegal::NoPlagueLeft
        | Illegal::ExchangeUsed
        | Illegal::NoTempleLeft
        | Illegal::MustPropose
        | Illegal::NoSuchSide
        | Illegal::OtherSide(_)
        | Illegal::BlackPlaced
        | Illegal::HasADisc
        | Illegal::LimitReached
        | Illegal::ChanceLost => Field::Form,
    }
}
