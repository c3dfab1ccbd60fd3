//! The versions of the rules, and what a table may choose. Where the versions differ there is one function for the
//! point of difference, so that the phases read plainly. A change of behavior is a new version beside the old ones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::Board;

/// A version of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ruleset {
    /// The authors' revision.
    #[default]
    #[serde(rename = "ulysses/1")]
    Ulysses1,
    /// The Czech sheet.
    #[serde(rename = "ulysses-cs/1")]
    UlyssesCs1,
}

impl Ruleset {
    pub const ALL: [Ruleset; 2] = [Ruleset::Ulysses1, Ruleset::UlyssesCs1];

    /// The written form.
    pub fn name(self) -> &'static str {
        match self {
            Ruleset::Ulysses1 => "ulysses/1",
            Ruleset::UlyssesCs1 => "ulysses-cs/1",
        }
    }

    /// D-02: the new goal comes from the pile of the goal given back, and it is the exchange itself that is barred for
    /// the color of the ship place.
    pub(super) fn exchange_keeps_color(self) -> bool {
        self.is_czech()
    }

    /// D-03: who places red or black may clear the place first.
    pub(crate) fn disc_may_clear(self) -> bool {
        !self.is_czech()
    }

    /// D-05: who agreed in the asking round may still join a side.
    pub(crate) fn agreed_stay_in(self) -> bool {
        !self.is_czech()
    }

    /// D-06: the most cards red may be opened with.
    pub fn opening_most(self) -> u8 {
        if self.is_czech() { 1 } else { u8::MAX }
    }

    /// D-09: black may be placed at any of one's questions, not only at the first.
    pub(crate) fn black_at_any_question(self) -> bool {
        self.is_czech()
    }

    /// D-14: after a wind one more exchange and one more Pandora are allowed.
    pub(super) fn wind_renews_limits(self) -> bool {
        self.is_czech()
    }

    /// S-87: a wind counts as a turn for the limit; otherwise, with D-14, a turn could go on for ever.
    pub(super) fn wind_counts_as_turn(self) -> bool {
        self.is_czech()
    }

    fn is_czech(self) -> bool {
        match self {
            Ruleset::Ulysses1 => false,
            Ruleset::UlyssesCs1 => true,
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(name: &str) -> Result<Self, UnknownRuleset> {
        Self::ALL.into_iter().find(|ruleset| ruleset.name() == name).ok_or(UnknownRuleset)
    }
}

/// No version of the rules has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRuleset;

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such ruleset")
    }
}

impl std::error::Error for UnknownRuleset {}

/// What a table may choose besides the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub board: &'static Board,
    /// S-54: players who own no disc may change sides within a movement.
    pub switching_sides: bool,
    pub turn_limit: TurnLimit,
}

impl Default for Options {
    fn default() -> Self {
        let board = Board::named("proposed-1").expect("the first board is compiled in");
        Self { board, switching_sides: false, turn_limit: TurnLimit::default() }
    }
}

/// After how many turns the game ends at the hand-over (S-87); in `ulysses-cs/1` every wind counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct TurnLimit(u16);

impl TurnLimit {
    pub const LEAST: u16 = 1;
    pub const MOST: u16 = 1000;

    pub fn new(turns: u16) -> Option<Self> {
        (Self::LEAST..=Self::MOST).contains(&turns).then_some(Self(turns))
    }

    pub fn turns(self) -> u16 {
        self.0
    }
}

impl Default for TurnLimit {
    fn default() -> Self {
        Self(120)
    }
}

impl TryFrom<u16> for TurnLimit {
    type Error = TurnLimitOutOfBounds;

    fn try_from(turns: u16) -> Result<Self, TurnLimitOutOfBounds> {
        Self::new(turns).ok_or(TurnLimitOutOfBounds)
    }
}

impl From<TurnLimit> for u16 {
    fn from(limit: TurnLimit) -> u16 {
        limit.0
    }
}

/// A number of turns that is no turn limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnLimitOutOfBounds;

impl fmt::Display for TurnLimitOutOfBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a turn limit is {} to {}", TurnLimit::LEAST, TurnLimit::MOST)
    }
}
