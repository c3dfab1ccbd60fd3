//! What the sailor wants from a contested movement. It follows from the places of the discs, the own hand and what is
//! open, but not from the cards played so far: so it can be written into an envelope (`pass`, `back SIDE N against …`,
//! `black PLACE N else …`) and read later.

use super::Mind;
use super::mood::CAUTION_MOST;
use crate::engine::ulysses::{DiscRange, Place, PlaceSet, Side};

/// A decision about a whole discussion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stance {
    /// Placed if it is open and within its ceiling, before backing anyone.
    pub black: Option<Wish>,
    /// None: pass.
    pub back: Option<Back>,
}

/// A disc of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    pub place: Place,
    /// Cards for the side at most.
    pub most: u8,
    /// Whether a plague must be cleared, and paid for.
    pub clear: bool,
}

/// Backing a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    pub side: Side,
    /// Cards of this seat in the whole movement at most, by the side that leads.
    pub against: [u8; 3],
    /// Adds a card while the own side leads and an opponent is still in.
    pub hold: bool,
}

/// A gain below this is not worth a card.
const WORTH_A_FIGHT: i32 = 14;
/// So much less is a fight worth to someone without a disc: its owner will spend cards too.
const OTHERS_FIGHT: i32 = 8;
/// What is worth every card there is, mostly winning: no hand is larger than the ceiling for so much.
pub(super) const WORTH_ALL: i32 = 100;

/// The stance in the discussion of the mind's view; `black` is the range of the black disc, if it is open to the seat.
pub(super) fn in_discussion(mind: &Mind<'_>, black: Option<&DiscRange>) -> Stance {
    let back = backing(mind);
    let wish = black.and_then(|range| {
        let rivals = mind.view.sides.iter().flatten().map(|side| mind.worth(side.place));
        // Black must be better than what backing would bring.
        mind.wish(range, rivals.max()?)
    });
    Stance { black: wish, back }
}

fn backing(mind: &Mind<'_>) -> Option<Back> {
    let worth = |side: Side| Some(mind.worth(mind.view.sides[side as usize]?.place));
    let side = match mind.view.players[mind.own.seat].side {
        Some(own) => own,
        None => Side::ALL.into_iter().rev().max_by_key(|side| worth(*side).unwrap_or(i32::MIN))?,
    };
    let owns_a_disc = mind.view.sides.iter().flatten().any(|side| side.owner == mind.own.seat);
    let reluctance = if owns_a_disc { 0 } else { OTHERS_FIGHT };
    let here = worth(side)? - reluctance;
    let gain = |other: Side| worth(other).map_or(0, |there| here - there);
    let against = Side::ALL.map(|other| mind.ceiling(gain(other)));
    let hold = Side::ALL.into_iter().any(|other| gain(other) >= WORTH_ALL);
    against.iter().any(|most| *most > 0).then_some(Back { side, against, hold })
}

impl Mind<'_> {
    /// How many cards the sailor would put into a movement, all in all, to gain so much.
    pub(super) fn ceiling(&self, gain: i32) -> u8 {
        let is_worth_it = gain >= WORTH_A_FIGHT + CAUTION_MOST
            || gain >= WORTH_A_FIGHT - CAUTION_MOST && gain >= WORTH_A_FIGHT + self.mood.caution();
        if !is_worth_it {
            return 0;
        }
        let votes = self.votes_in_movement();
        (gain / self.card_worth()).clamp(0, i32::from(votes)) as u8
    }

    /// What a vote is worth; less to someone who has many.
    pub(super) fn card_worth(&self) -> i32 {
        (11 - i32::from(self.votes_in_movement()) / 2).clamp(2, 10)
    }

    /// Votes in hand when the movement began.
    fn votes_in_movement(&self) -> u8 {
        self.hand().votes() + self.view.players[self.own.seat].played
    }

    /// The best place for a disc of one's own, if it is worth a fight against an outcome of worth `otherwise`.
    pub(super) fn wish(&self, range: &DiscRange, otherwise: i32) -> Option<Wish> {
        let price = i32::from(range.price) * self.card_worth();
        let wish = |places: PlaceSet, clear: bool, cost: i32| {
            let place = self.best(places)?;
            let gain = self.worth(place) - otherwise - cost;
            let most = self.ceiling(gain).min(if clear { range.cards_clearing.most } else { range.cards.most });
            (most > 0).then_some((gain, Wish { place, most, clear }))
        };
        let free = wish(range.free, false, 0);
        let cleared = wish(range.plagued, true, price);
        [free, cleared].into_iter().flatten().max_by_key(|(gain, _)| *gain).map(|(_, wish)| wish)
    }
}
