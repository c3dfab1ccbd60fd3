//! The versions of the rules, and what a table may choose. A change of behavior, of the board's file or of the cards is a
//! new version beside the old ones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::Board;

/// A version of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ruleset {
    #[default]
    #[serde(rename = "odyssee/1")]
    Odyssee1,
}

impl Ruleset {
    pub const ALL: [Ruleset; 1] = [Ruleset::Odyssee1];

    /// The written form.
    pub fn name(self) -> &'static str {
        match self {
            Ruleset::Odyssee1 => "odyssee/1",
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
    pub battle: BattleBy,
    pub round_limit: RoundLimit,
}

impl Options {
    /// Whether this departs from the rules of the sheet.
    pub fn is_variant(&self) -> bool {
        self.battle != BattleBy::default()
    }
}

impl Default for Options {
    fn default() -> Self {
        let board = Board::named("proposed-2").expect("the first board is compiled in");
        Self { board, battle: BattleBy::default(), round_limit: RoundLimit::default() }
    }
}

/// Whose wish makes a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleBy {
    /// One of the two is enough (O-FIGHT-1).
    #[default]
    Either,
    /// The variant for friendly tables: no battle unless both want it (G-66).
    Both,
}

impl BattleBy {
    pub const ALL: [BattleBy; 2] = [BattleBy::Either, BattleBy::Both];

    /// The written form.
    pub fn name(self) -> &'static str {
        match self {
            BattleBy::Either => "either",
            BattleBy::Both => "both",
        }
    }
}

/// After how many rounds the game ends if nobody got home (G-39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct RoundLimit(u16);

impl RoundLimit {
    pub const LEAST: u16 = 1;
    pub const MOST: u16 = 500;

    pub fn new(rounds: u16) -> Option<Self> {
        (Self::LEAST..=Self::MOST).contains(&rounds).then_some(Self(rounds))
    }

    pub fn rounds(self) -> u16 {
        self.0
    }
}

impl Default for RoundLimit {
    fn default() -> Self {
        Self(60)
    }
}

impl TryFrom<u16> for RoundLimit {
    type Error = RoundLimitOutOfBounds;

    fn try_from(rounds: u16) -> Result<Self, RoundLimitOutOfBounds> {
        Self::new(rounds).ok_or(RoundLimitOutOfBounds)
    }
}

impl From<RoundLimit> for u16 {
    fn from(limit: RoundLimit) -> u16 {
        limit.0
    }
}

/// A number of rounds that is no round limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundLimitOutOfBounds;

impl fmt::Display for RoundLimitOutOfBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a round limit is {} to {}", RoundLimit::LEAST, RoundLimit::MOST)
    }
}
