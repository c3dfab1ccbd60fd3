//! The written form of words (the grammar stands in `parse`). One idea, one spelling: what is left out when it goes
//! without saying is always left out.

use std::fmt::{self, Display};

use super::word::{
    Back, Beyond, Black, Course, Either, Envelope, NextLine, NextPage, Order, Plan, PlanLine, Proposal, Quiet, Rule,
    Rules, Standing, Stop, Third, Until, WayOn, Won, Word,
};
use crate::deadline::zone::Zone;
use crate::engine::ulysses::{Action, Board, Card, Place, PlaceSet, Side};

/// Something that is written with the ids of a board.
pub(super) trait OnBoard {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Its written form.
pub(super) fn written(word: &impl OnBoard, board: &Board) -> String {
    With(word, board).to_string()
}

struct With<'a, T>(&'a T, &'a Board);

impl<T: OnBoard> Display for With<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(self.1, f)
    }
}

impl OnBoard for Envelope {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        if let Some(quiet) = &self.quiet {
            write!(f, "quiet {}", With(quiet, board))?;
            separator = "; ";
        }
        if let Some(rules) = &self.contested {
            write!(f, "{separator}contested {}", With(rules, board))?;
            separator = "; ";
        }
        self.won.as_ref().map_or(Ok(()), |won| write!(f, "{separator}won {}", With(won, board)))
    }
}

impl OnBoard for Quiet {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Quiet::Agree => f.write_str("agree"),
            Quiet::Object(marking) => write!(f, "{}", Action::Object(*marking).written(board)),
            Quiet::Ask => f.write_str("ask"),
        }
    }
}

impl OnBoard for Rules {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(&self.0, ", ", board, f)
    }
}

impl OnBoard for Rule {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "red {}", With(&self.red, board))?;
        if self.first {
            f.write_str(" first")?;
        }
        write!(f, " {}", With(&self.word, board))?;
        match self.third {
            Third::Same => f.write_str(" third same"),
            Third::Pass => f.write_str(" third pass"),
            Third::Ask => Ok(()),
        }
    }
}

impl OnBoard for Word {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Pass => f.write_str("pass"),
            Word::Ask => f.write_str("ask"),
            Word::Back(Back { side, most, against, hold }) => {
                write!(f, "back {} {most}", side.name())?;
                for (other, most) in
                    Side::ALL.into_iter().zip(against).filter_map(|(side, most)| Some((side, (*most)?)))
                {
                    write!(f, " against {} {most}", other.name())?;
                }
                if *hold { f.write_str(" hold") } else { Ok(()) }
            }
            Word::Black(Black { place, most, otherwise }) => {
                write!(f, "black {} {most} else {}", board.id(*place), With(&**otherwise, board))
            }
        }
    }
}

impl OnBoard for Won {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Won::Wind { with, next } => {
                write!(f, "wind {}", letters(*with, Card::Wind))?;
                next.as_ref().map_or(Ok(()), |next| write!(f, " {}", With(next, board)))
            }
            Won::Rest => f.write_str("rest"),
            Won::Ask => f.write_str("ask"),
        }
    }
}

impl OnBoard for WayOn {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {} propose {}", board.id(self.at), With(&self.propose, board))
    }
}

impl OnBoard for Proposal {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "propose {}; {}", board.id(self.place), With(&self.envelope(), board))
    }
}

impl OnBoard for NextPage {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(&self.0, "\n", board, f)
    }
}

impl OnBoard for NextLine {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {} on {} ", board.id(self.at), With(&self.on, board))?;
        write!(f, "{}; contested {}", With(&self.quiet, board), With(&self.contested, board))
    }
}

impl OnBoard for Plan {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(&self.0, "\n", board, f)
    }
}

impl OnBoard for PlanLine {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(with) = self.pandora {
            write!(f, "pandora {} ", letters(with, Card::Pandora))?;
        }
        match self.temple {
            Some(0) => f.write_str("temple ")?,
            Some(keep) => write!(f, "temple keep {keep} ")?,
            None => {}
        }
        if let Some(at) = self.at {
            write!(f, "at {} ", board.id(at))?;
        }
        write!(f, "propose {}; ", With(&self.propose, board))?;
        write!(f, "contested {}; won {}", With(&self.contested, board), With(&self.won, board))
    }
}

impl OnBoard for Course {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "to {} within {}", With(&self.to, board), self.within)?;
        let beyond = match self.beyond {
            Beyond::Agree => "agree",
            Beyond::Ask => "ask",
            Beyond::Object => "object",
        };
        write!(f, " else {beyond} most {}", self.most)?;
        match self.stopped {
            Some(Stop::Plague) => f.write_str(" stopped plague"),
            Some(Stop::Rival(seat)) => write!(f, " stopped rival {}", seat.number() + 1),
            None => Ok(()),
        }
    }
}

impl OnBoard for Order {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at) = self.at {
            write!(f, "at {} ", board.id(at))?;
        }
        match &self.says {
            Standing::Agree { but } if but.is_empty() => f.write_str("agree")?,
            Standing::Agree { but } => write!(f, "agree but {}", With(but, board))?,
            Standing::Object { to, with, cards } => {
                write!(f, "object {} with {} {cards}", With(to, board), board.id(*with))?;
            }
            Standing::Contested(rules) => write!(f, "contested {}", With(rules, board))?,
        }
        match self.until {
            Until::Turn => f.write_str(" until turn"),
            Until::Date(day, zone) if zone == Zone::UTC => write!(f, " until {day}"),
            Until::Date(day, zone) => write!(f, " until {day} {}", zone.name()),
        }
    }
}

/// Places of which any will do; all of them are a star.
impl OnBoard for PlaceSet {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == PlaceSet::ALL { f.write_str("*") } else { self.iter().collect::<Vec<Place>>().write(board, f) }
    }
}

/// Places in the order in which they are tried.
impl OnBoard for Vec<Place> {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = self.iter().map(|place| board.id(*place)).collect();
        f.write_str(&ids.join(","))
    }
}

fn separated<T: OnBoard>(parts: &[T], separator: &str, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (number, part) in parts.iter().enumerate() {
        f.write_str(if number == 0 { "" } else { separator })?;
        part.write(board, f)?;
    }
    Ok(())
}

fn letters(with: Either, card: Card) -> String {
    match with {
        Either::Itself => card.letter().to_string(),
        Either::Zeus => Card::Zeus.letter().to_string(),
        Either::Both => format!("{}{}", card.letter(), Card::Zeus.letter()),
    }
}
