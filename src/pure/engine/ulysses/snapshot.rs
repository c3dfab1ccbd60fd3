//! Reading a stored state back: a snapshot that breaks an invariant of the game is refused, so that the value of the
//! type is proof of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::phase::{Discussion, Phase};
use super::{Cards, Color, GOALS, PLACES, PLAGUES, Place, PlaceSet, Seat, Side, TEMPLES, Ulysses};
use crate::engine::Game as _;

impl Serialize for Ulysses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Ulysses::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Ulysses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = Ulysses::deserialize(deserializer)?;
        game.check().map_err(serde::de::Error::custom)?;
        Ok(game)
    }
}

/// Which invariant a state breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// Not three to five seats, or one that is not at the table.
    Seats,
    /// Not every action card exactly once.
    Cards,
    /// Not every goal exactly once, in a pile of its color or with a player who has four.
    Goals,
    Temples,
    Plagues,
    /// A turn beyond the limit, winds that count as turns included.
    Turn,
    /// A disc where none may lie, or a discussion that should be over.
    Discs,
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seats => "a seat is missing or too many",
            Self::Cards => "action cards are missing or too many",
            Self::Goals => "goals are missing, too many or in a wrong pile",
            Self::Temples => "temples are missing or too many",
            Self::Plagues => "there are too many plagues",
            Self::Turn => "the turn is beyond the limit",
            Self::Discs => "the discs or the discussion make no sense",
        })
    }
}

impl std::error::Error for SnapshotError {}

impl Ulysses {
    /// The invariants that hold between any two actions.
    pub(super) fn check(&self) -> Result<(), SnapshotError> {
        let hold = |condition, error| if condition { Ok(()) } else { Err(error) };
        let at_table = |seat: Seat| seat.number() < self.seats();
        hold((3..=5).contains(&self.seats()) && at_table(self.active), SnapshotError::Seats)?;
        hold(self.all_cards() == Cards::SUPPLY, SnapshotError::Cards)?;
        hold(self.goals_are_whole(), SnapshotError::Goals)?;
        let temples: u32 = self.players.iter().map(|player| u32::from(player.temples)).sum();
        let everyone = self.players.iter().all(|player| player.temples > 0);
        hold(everyone && temples <= u32::from(TEMPLES), SnapshotError::Temples)?;
        hold(self.plagues.len() <= PLAGUES, SnapshotError::Plagues)?;
        let counted = self.turn.checked_add(self.winds);
        let within = counted.is_some_and(|counted| counted <= self.options.turn_limit.turns());
        hold(self.turn > 0 && within, SnapshotError::Turn)?;
        match self.phase {
            Phase::Action | Phase::Wind | Phase::Over(_) => Ok(()),
            Phase::Asking(asking) => {
                hold(at_table(asking.asked) && asking.asked != self.active, SnapshotError::Seats)?;
                hold(self.free_neighbors().contains(asking.blue), SnapshotError::Discs)
            }
            Phase::Discussion(discussion) => {
                let seats = discussion.still_in.iter().all(at_table) && discussion.unasked.iter().all(at_table);
                let lists = [discussion.sides.count(), discussion.played.count()];
                hold(seats && lists == [self.seats(); 2], SnapshotError::Seats)?;
                hold(self.discussion_is_sound(&discussion), SnapshotError::Discs)
            }
        }
    }

    fn all_cards(&self) -> Cards {
        let piles = self.deck.iter().copied().collect::<Cards>().plus(self.discard);
        let all = self.players.iter().fold(piles, |sum, player| sum.plus(player.hand));
        match self.phase {
            Phase::Discussion(discussion) => discussion.cards.into_iter().fold(all, Cards::plus),
            Phase::Action | Phase::Asking(_) | Phase::Wind | Phase::Over(_) => all,
        }
    }

    fn goals_are_whole(&self) -> bool {
        let mut seen = PlaceSet::NONE;
        let mut count = 0;
        let mut see = |place: Place| {
            seen.insert(place);
            count += 1;
        };
        for player in &self.players {
            player.hidden.iter().chain(player.revealed.iter().copied()).for_each(&mut see);
        }
        self.piles.iter().flat_map(|pile| pile.iter().copied()).for_each(&mut see);
        let sorted = Color::ALL.into_iter().zip(&self.piles).all(|(color, pile)| {
            let set: PlaceSet = pile.iter().copied().collect();
            set.without(self.board().of_color(color)).is_empty()
        });
        let four = self.players.iter().all(|player| player.hidden.len() + player.revealed.count() == GOALS);
        seen == PlaceSet::ALL && count == PLACES && sorted && four
    }

    fn discussion_is_sound(&self, discussion: &Discussion) -> bool {
        let places: PlaceSet = discussion.discs.iter().flatten().map(|disc| disc.place).collect();
        let discs = discussion.discs.iter().flatten().count();
        let [blue, red, _] = discussion.discs;
        let sum = |counts: &[u8]| counts.iter().map(|count| u16::from(*count)).sum::<u16>();
        blue.is_some_and(|disc| disc.owner == self.active)
            && red.is_some()
            && discussion.discs[discussion.leading as usize].is_some()
            && usize::from(places.len()) == discs
            && places.without(self.free_neighbors()).is_empty()
            && discussion.still_in.contains(discussion.last)
            && discussion.still_in.contains(discussion.asked)
            && discussion.asked != discussion.last
            && sum(&discussion.played) == sum(&discussion.counts())
            && !discussion.cards[Side::Red as usize].is_empty()
    }
}
