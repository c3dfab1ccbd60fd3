//! The written form of a table's options, as it stands in the first line of its log:
//! `board proposed-2 battle either rounds 60`; where only both together start a battle it is `battle both`.

use std::fmt;
use std::str::FromStr;

use super::{BattleBy, Board, Options, RoundLimit};

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {} battle {} rounds {}", self.board.name(), self.battle.name(), self.round_limit.rounds())
    }
}

impl FromStr for Options {
    type Err = NotOptions;

    fn from_str(text: &str) -> Result<Self, NotOptions> {
        let words: Vec<&str> = text.split(' ').collect();
        let ["board", board, "battle", battle, "rounds", rounds] = words[..] else { return Err(NotOptions) };
        let options = Self {
            board: Board::named(board).ok_or(NotOptions)?,
            battle: BattleBy::ALL.into_iter().find(|by| by.name() == battle).ok_or(NotOptions)?,
            round_limit: rounds.parse().ok().and_then(RoundLimit::new).ok_or(NotOptions)?,
        };
        // A number has other spellings than ours.
        if options.to_string() == text { Ok(options) } else { Err(NotOptions) }
    }
}

/// A text that is no choice of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOptions;

impl fmt::Display for NotOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected options like «board proposed-2 battle either rounds 60»")
    }
}

impl std::error::Error for NotOptions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_form_reads_back() {
        assert_eq!(Options::default().to_string(), "board proposed-2 battle either rounds 60");
        let other = Options { battle: BattleBy::Both, round_limit: RoundLimit::new(7).unwrap(), ..Options::default() };
        assert_eq!(other.to_string(), "board proposed-2 battle both rounds 7");
        assert!(other.is_variant() && !Options::default().is_variant());
        for options in [Options::default(), other] {
            assert_eq!(options.to_string().parse(), Ok(options));
        }
        for text in [
            "",
            "board proposed-2 battle either rounds 060",
            "board proposed-2 battle either rounds +60",
            "board proposed-2 battle either rounds 0",
            "board proposed-2 battle either rounds 501",
            "board nowhere battle either rounds 60",
            "board proposed-2 battle none rounds 60",
            "board proposed-2 battle either rounds 60 ",
        ] {
            assert_eq!(text.parse::<Options>(), Err(NotOptions), "{text}");
        }
    }
}
