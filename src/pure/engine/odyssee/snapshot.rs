//! Reading a stored state back: a snapshot that breaks an invariant of the game is refused, so that the value of the type is
//! proof of them. Law 5, that nothing is lost and nothing appears, is among them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::phase::{Landing, PAIRS, Phase};
use super::set::Numbered as _;
use super::{
    CARDS, CHIPS, CREW, CardSet, FAVOR, GIFTS, Isle, IsleSet, Odyssee, Player, ROLL_MAX, STONES_MAX, Seat, Site,
};
use crate::engine::{Game as _, Outcome};

impl Serialize for Odyssee {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Odyssee::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Odyssee {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = Odyssee::deserialize(deserializer)?;
        game.check().map_err(serde::de::Error::custom)?;
        Ok(game)
    }
}

/// Which invariant a state breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// Not two to six seats, or one that is not at the table.
    Seats,
    /// More gifts than there are.
    Gifts,
    /// Not ten chips of a color, or two of one color on a number.
    Chips,
    /// Not every card exactly once.
    Cards,
    /// A crew, hunger or favor that nobody can have.
    Crews,
    /// A ship off the board, or a landing due where there is nothing to land on.
    Ships,
    /// A round beyond the limit.
    Round,
    /// A question that cannot be open.
    Question,
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seats => "a seat is missing or too many",
            Self::Gifts => "there are too many gifts",
            Self::Chips => "chips are missing, too many or doubled",
            Self::Cards => "cards are missing or too many",
            Self::Crews => "a crew, its hunger or its favor makes no sense",
            Self::Ships => "a ship lies where it cannot lie",
            Self::Round => "the round is beyond the limit",
            Self::Question => "the open question makes no sense",
        })
    }
}

impl std::error::Error for SnapshotError {}

impl Odyssee {
    /// The invariants that hold between any two actions.
    pub(super) fn check(&self) -> Result<(), SnapshotError> {
        let hold = |condition, error| if condition { Ok(()) } else { Err(error) };
        let mut seats = self.moved.iter().chain(self.owners.iter().copied().flatten()).chain([self.active]);
        let mut on_rim = self.rim_chips.iter().flat_map(|seats| seats.iter());
        let at_table = |seat: Seat| seat.number() < self.seats();
        hold((2..=6).contains(&self.seats()), SnapshotError::Seats)?;
        hold(seats.all(at_table) && on_rim.all(at_table), SnapshotError::Seats)?;
        let gifts: u32 = self.players.iter().map(|player| u32::from(player.gifts)).sum();
        hold(gifts <= u32::from(GIFTS), SnapshotError::Gifts)?;
        hold(Seat::all(self.seats()).all(|seat| self.chips_are_whole(seat)), SnapshotError::Chips)?;
        hold(self.cards_are_whole(), SnapshotError::Cards)?;
        hold(self.players.iter().all(crew_is_sound), SnapshotError::Crews)?;
        hold(Seat::all(self.seats()).all(|seat| self.ship_is_sound(seat)), SnapshotError::Ships)?;
        let round = self.round > 0 && self.round <= self.options.round_limit.rounds();
        // One more turn must always be countable.
        let turn = self.turn >= self.round && self.turn < u16::MAX / 2;
        hold(round && turn, SnapshotError::Round)?;
        hold(self.question_is_sound(), SnapshotError::Question)
    }

    /// Ten in hand, on islands and at the rim; one of a color on a number (O-LAND-6).
    fn chips_are_whole(&self, seat: Seat) -> bool {
        let on_isles = self.isles_of(seat);
        let on_rim: IsleSet = Isle::all().filter(|isle| self.rim_chips[isle.index()].contains(seat)).collect();
        let laid = on_isles.len() + on_rim.len();
        on_isles.intersection(on_rim).is_empty() && self.players[seat].chips.checked_add(laid) == Some(CHIPS)
    }

    /// Each card in one hand, at one rim field, or out of the game; an open rim card and one looked at are there.
    fn cards_are_whole(&self) -> bool {
        let hands = self.players.iter().flat_map(|player| player.cards.iter().copied());
        let all: Vec<_> = hands.chain(self.rim.iter().copied().flatten()).chain(self.gone.iter()).collect();
        let is_at_rim = |isle: Isle| self.rim[isle.index()].is_some();
        let face_down = self.face_down();
        all.len() == CARDS
            && all.into_iter().collect::<CardSet>() == CardSet::ALL
            && self.open.iter().all(is_at_rim)
            && self.players.iter().all(|player| player.looked.without(face_down).is_empty())
            && Isle::all().all(|isle| !is_at_rim(isle) || self.owners[isle.index()].is_none())
    }

    fn ship_is_sound(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let on_board = player.ship.is_none_or(|hex| self.board().contains(hex));
        let ashore = || matches!(self.site_of(seat), Some(Site::Isle(_) | Site::Syrte | Site::Aeolus));
        on_board && (!player.lands && !player.skips || ashore())
    }

    fn question_is_sound(&self) -> bool {
        let at_table = |seat: Seat| seat.number() < self.seats();
        let sails = |seat: Seat| at_table(seat) && self.players[seat].ship.is_some();
        let together = |first: Seat, second: Seat, pair: u8| {
            let hex = |seat: Seat| self.players[seat].ship;
            sails(first) && sails(second) && first != second && hex(first) == hex(second) && pair < PAIRS as u8
        };
        let active = &self.players[self.active];
        // What was due at the beginning of the turn is done with.
        let moves = !active.skips && !active.lands;
        match self.phase {
            Phase::Over(Outcome::Running) => false,
            Phase::Over(Outcome::Won(seat)) => at_table(seat),
            Phase::Over(Outcome::Shared(seats)) => seats.iter().all(at_table),
            Phase::Turn { .. } => sails(self.active) && moves,
            Phase::Sail { roll } => sails(self.active) && moves && (1..=ROLL_MAX).contains(&roll),
            Phase::Landing(landing) => sails(self.active) && moves && self.landing_is_sound(landing),
            Phase::Card(task) => {
                let others = task.from.is_none_or(|seat| at_table(seat) && seat != self.active);
                sails(self.active)
                    && self.landing_isle().is_some()
                    && active.cards.contains(&task.card)
                    && others
                    && task.asks(self)
            }
            Phase::Meeting(meeting) => together(meeting.first, meeting.second, meeting.pair),
            Phase::Battle(battle) => {
                together(battle.first, battle.second, battle.pair)
                    && [battle.first, battle.second].contains(&battle.loser)
            }
        }
    }

    /// Another's island, with cards to choose from (G-49).
    fn landing_is_sound(&self, landing: Landing) -> bool {
        let owner = self.landing_owner();
        let cards = self.players[owner].held();
        let priced = match landing {
            Landing::Newcomer | Landing::Owner { .. } => true,
            Landing::Price { price, otherwise } => cards.contains(price.card) && cards.contains(otherwise),
        };
        owner != self.active && cards.len() >= 2 && priced
    }
}

fn crew_is_sound(player: &Player) -> bool {
    let crew = if player.ship.is_some() { (1..=CREW).contains(&player.crew) } else { player.crew == 0 };
    let hunger = player.hunger <= STONES_MAX && (player.hunger == 0 || player.gifts == 0);
    let doom = player.doom <= 2 && (player.doom > 0) == (player.hunger == STONES_MAX);
    crew && hunger && doom && player.favor <= FAVOR
}
