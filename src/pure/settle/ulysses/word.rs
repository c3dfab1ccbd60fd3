//! What a seat of Ulysses can say ahead, as types. The written form is in `write` and `parse`, what a word comes to when
//! its question arrives in `read`.

use crate::deadline::zone::Zone;
use crate::engine::Seat;
use crate::engine::ulysses::{Cards, Marking, Place, PlaceSet, Side};

/// What is said about the present movement. A half that is missing was never asked for: who writes during a discussion
/// has no quiet half left to give.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    pub quiet: Option<Quiet>,
    pub contested: Option<Rules>,
    /// The active player's: what follows if the ship goes to blue.
    pub won: Option<Won>,
}

/// The answer while nobody has objected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    Agree,
    Object(Marking),
    Ask,
}

/// What holds once red lies: the first rule that fits; if none does, its owner is asked. Never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules(pub Vec<Rule>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Where red lies; all places if it does not matter.
    pub red: PlaceSet,
    /// Only while black is still open to the seat (U-BLCK-3): the word may use that chance up (U-BLCK-4).
    pub first: bool,
    pub word: Word,
    pub third: Third,
}

/// What a seat does in a discussion, until its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    Pass,
    Ask,
    Back(Back),
    Black(Black),
}

/// The least that makes the side lead, objections before Zeus; pass where the ceiling does not reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    pub side: Side,
    /// All cards of the seat for sides in this movement, the opening's included.
    pub most: u8,
    /// Another ceiling while that side leads.
    pub against: [Option<u8>; 3],
    /// While the side leads already: one card more as long as an opponent is in, instead of passing.
    pub hold: bool,
}

/// A disc of one's own, as long as the ceiling reaches; once it lies, its side is backed up to the same ceiling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Black {
    pub place: Place,
    pub most: u8,
    pub otherwise: Box<Word>,
}

/// What becomes of a rule when somebody else's black appears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Third {
    Same,
    Pass,
    #[default]
    Ask,
}

/// What the active player does when the ship has gone to blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Won {
    /// The cards named are kept from the bidding.
    Wind {
        with: Either,
        next: Option<WayOn>,
    },
    Rest,
    Ask,
}

/// With the card itself, a Zeus in its place, or whichever of them, in this order, is in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Either {
    Itself,
    Zeus,
    Both,
}

/// The proposal after a wind: the first of these that is free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOn {
    pub at: Place,
    pub propose: Vec<Place>,
}

/// A proposal and what its player decides with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub place: Place,
    pub contested: Rules,
    pub won: Won,
}

impl Proposal {
    /// What is kept for later, once the proposal is made.
    pub fn envelope(&self) -> Envelope {
        Envelope { quiet: None, contested: Some(self.contested.clone()), won: Some(self.won.clone()) }
    }
}

/// What is said about the next movement and no later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextPage(pub Vec<NextLine>);

/// If the ship is at a place then, and one of these is proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextLine {
    pub at: Place,
    pub on: PlaceSet,
    pub quiet: Quiet,
    pub contested: Rules,
}

/// What a seat will do in its next own turn, by the place where the ship is then: the first line that fits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan(pub Vec<PlanLine>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanLine {
    /// If there is such a card in hand.
    pub pandora: Option<Either>,
    /// If temple cards pay for it, no Zeus is needed and so many cards stay in hand.
    pub temple: Option<u8>,
    /// None: wherever the ship is.
    pub at: Option<Place>,
    /// The first that is free.
    pub propose: Vec<Place>,
    pub contested: Rules,
    pub won: Won,
}

/// «To these places, in whatever order is shortest»: what holds in every movement of others until they are reached. Lengths
/// are movements around plagues, and one for each place that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Up to [`super::COURSE_MAX`] of them, one at least.
    pub to: PlaceSet,
    /// Agrees to proposals that are so much longer than the best way at most.
    pub within: u8,
    /// What it says to others.
    pub beyond: Beyond,
    /// Cards in a movement at most: for a disc of one's own, or for the nearest of the others'.
    pub most: u8,
    /// Why it says nothing any more. Nobody but the game writes that.
    pub stopped: Option<Stop>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    Agree,
    Ask,
    /// Puts a disc onto the best way, if as many votes are in hand as it may play; else it agrees.
    Object,
}

/// What nobody could foresee when a course was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A plague has come or gone.
    Plague,
    /// This player has one goal left.
    Rival(Seat),
}

/// What holds for every movement until it ends; also when a goal of its owner is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// None: wherever the ship is.
    pub at: Option<Place>,
    pub says: Standing,
    pub until: Until,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// To every proposal but these, about which the order says nothing.
    Agree {
        but: PlaceSet,
    },
    /// To proposals of these places.
    Object {
        to: PlaceSet,
        with: Place,
        cards: Cards,
    },
    Contested(Rules),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The end of the owner's next own turn.
    Turn,
    /// The end of a day where its owner lived when it was said.
    Date(Day, Zone),
}

/// A day by its number, 1970-01-01 being 0; only those of years 1970 to 9999 can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub(super) i64);
