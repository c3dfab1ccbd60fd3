//! The written form of a table's options, as it stands in the first line of its log:
//! `board proposed-1 sides fixed turns 120`, where sides that may be changed are `free`.

use std::fmt;
use std::str::FromStr;

use super::{Board, Options, TurnLimit};

const FIXED: &str = "fixed";
const FREE: &str = "free";

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = if self.switching_sides { FREE } else { FIXED };
        write!(f, "board {} sides {sides} turns {}", self.board.name(), self.turn_limit.turns())
    }
}

impl FromStr for Options {
    type Err = NotOptions;

    fn from_str(text: &str) -> Result<Self, NotOptions> {
        let words: Vec<&str> = text.split(' ').collect();
        let ["board", board, "sides", sides, "turns", turns] = words[..] else { return Err(NotOptions) };
        let options = Self {
            board: Board::named(board).ok_or(NotOptions)?,
            switching_sides: match sides {
                FIXED => false,
                FREE => true,
                _ => return Err(NotOptions),
            },
            turn_limit: turns.parse().ok().and_then(TurnLimit::new).ok_or(NotOptions)?,
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
        f.write_str("expected options like «board proposed-1 sides fixed turns 120»")
    }
}

impl std::error::Error for NotOptions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_form_reads_back() {
        assert_eq!(Options::default().to_string(), "board proposed-1 sides fixed turns 120");
        let other = Options { switching_sides: true, turn_limit: TurnLimit::new(7).unwrap(), ..Options::default() };
        assert_eq!(other.to_string(), "board proposed-1 sides free turns 7");
        for options in [Options::default(), other] {
            assert_eq!(options.to_string().parse(), Ok(options));
        }
        for text in [
            "",
            "board proposed-1 sides fixed turns 0120",
            "board proposed-1 sides fixed turns +120",
            "board proposed-1 sides fixed turns 0",
            "board nowhere sides fixed turns 120",
            "board proposed-1 sides loose turns 120",
            "board proposed-1 sides fixed turns 120 ",
        ] {
            assert_eq!(text.parse::<Options>(), Err(NotOptions), "{text}");
        }
    }
}
