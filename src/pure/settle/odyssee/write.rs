//! The written form of words (the grammar stands in `parse`). One idea, one spelling: what is left out when it goes without
//! saying is always left out, and rolls with the same line share it.

use std::fmt::{self, Display};

use super::battle::{Battle, BattleWord};
use super::choice::Choice;
use super::course::Course;
use super::guard::Unless;
use super::hand::Hand;
use super::meet::{Meet, MeetWord};
use super::plan::{First, Line, Plan};
use crate::engine::Seat;
use crate::engine::odyssee::{Action, Board, Card, Price, Stop};

/// Something that is written with the names of a board's hexes.
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

impl OnBoard for Plan {
    fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plan ")?;
        if let Some(hex) = self.at {
            write!(f, "at {} ", board.hex_name(hex))?;
        }
        match self.first {
            First::Die => f.write_str("die")?,
            First::Arrow(arrow) => write!(f, "{}", Action::Arrow(arrow).written(board))?,
        }
        let mut joint = "; ";
        for (index, line) in self.rolls.iter().enumerate() {
            if self.rolls[..index].contains(line) {
                continue;
            }
            let same = (index..self.rolls.len()).filter(|other| self.rolls[*other] == *line);
            let rolls: Vec<String> = same.map(|other| (other + 1).to_string()).collect();
            write!(f, "{joint}roll {}", rolls.join("/"))?;
            match line {
                Line::Sail(hex) => write!(f, " sail {}", board.hex_name(*hex))?,
                Line::Stay => f.write_str(" stay")?,
                Line::Ask => f.write_str(" ask")?,
            }
            joint = ", ";
        }
        write_rest(&self.choices, self.unless, f)
    }
}

impl OnBoard for Course {
    fn write(&self, _: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("course")?;
        for (number, leg) in self.legs.iter().enumerate() {
            f.write_str(if number == 0 { " " } else { " then " })?;
            match leg {
                Stop::Ithaca => f.write_str("ithaca")?,
                Stop::Syrte => f.write_str("syrte")?,
                Stop::Aeolus => f.write_str("aeolus")?,
                Stop::Isle(isle) => write!(f, "{isle}")?,
            }
        }
        if self.home {
            f.write_str(" home")?;
        }
        write_rest(&self.choices, self.unless, f)
    }
}

fn write_rest(choices: &[Choice], unless: Unless, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (number, choice) in choices.iter().enumerate() {
        f.write_str(if number == 0 { "; " } else { ", " })?;
        write_choice(*choice, f)?;
    }
    write_unless(unless, f)
}

fn write_choice(choice: Choice, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let from = |from: u8| if from == 0 { String::new() } else { format!(" from {from}") };
    match choice {
        Choice::Bid { price: Price { terms, card }, before } => {
            write!(f, "bid {terms} for {card}")?;
            if before.is_empty() { Ok(()) } else { write!(f, " before {}", listed(before.iter())) }
        }
        Choice::Pay { most, before } => write!(f, "pay {most} before {before}"),
        Choice::Feast { from: least } => write!(f, "feast{}", from(least)),
        Choice::Graze => f.write_str("graze"),
        Choice::Hero => f.write_str("hero"),
        Choice::Gifts { from: least } => write!(f, "gifts{}", from(least)),
        Choice::Calm => f.write_str("calm"),
        Choice::Look(isles) => {
            f.write_str("look")?;
            isles.iter().try_for_each(|isle| write!(f, " {isle}"))
        }
    }
}

fn write_unless(unless: Unless, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if unless == Unless::default() {
        return Ok(());
    }
    f.write_str(" unless")?;
    for (name, number) in [("crew", unless.crew), ("gifts", unless.gifts), ("near", unless.near)] {
        if let Some(number) = number {
            write!(f, " {name} {number}")?;
        }
    }
    if unless.any { f.write_str(" any") } else { Ok(()) }
}

impl OnBoard for Hand {
    fn write(&self, _: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hand ")?;
        if let Some(seat) = self.to {
            write!(f, "to {} ", numbered(seat))?;
        }
        f.write_str(&listed(self.cards.iter().copied()))?;
        self.sell.iter().try_for_each(|Price { terms, card }| write!(f, " sell {card} for {terms}"))
    }
}

impl OnBoard for Meet {
    fn write(&self, _: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "meet {}", anybody(self.with))?;
        if let Some(margin) = self.margin {
            write!(f, " if {margin}")?;
        }
        match self.word {
            MeetWord::Peace => f.write_str(" peace"),
            MeetWord::Fight => f.write_str(" fight"),
            MeetWord::Demand { terms, else_peace: false } => write!(f, " demand {terms}"),
            MeetWord::Demand { terms, else_peace: true } => write!(f, " demand {terms} else peace"),
            MeetWord::Pay(terms) => write!(f, " pay {terms}"),
            MeetWord::Ask => f.write_str(" ask"),
        }
    }
}

impl OnBoard for Battle {
    fn write(&self, _: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "battle {}", anybody(self.with))?;
        if let Some(from) = self.from {
            write!(f, " from {from}")?;
        }
        match self.word {
            BattleWord::On => f.write_str(" on")?,
            BattleWord::Offer(terms) => write!(f, " offer {terms}")?,
        }
        self.accept.map_or(Ok(()), |terms| write!(f, " accept {terms}"))
    }
}

fn listed(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

/// Seats are counted from 1 where people write them.
fn numbered(seat: Seat) -> u8 {
    seat.number() + 1
}

fn anybody(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "*".to_owned(), |seat| numbered(seat).to_string())
}
