//! What is said in writing: everything that the language has and the sheet has no fields for (a price for one rival, an arrow as the
//! next turn, guards of one's own), a line each.

use super::super::fault::Fault;
use crate::engine::Misread;
use crate::engine::odyssee::Board;
use crate::settle::odyssee::{Battle, Course, Hand, Meet, OnPaper, Plan, WordExpected};

/// In the order in which they were written; of hands, meetings and battles the first that fits counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lines {
    pub(super) plan: Option<Plan>,
    pub(super) course: Option<Course>,
    pub(super) hands: Vec<Hand>,
    pub(super) meets: Vec<Meet>,
    pub(super) battles: Vec<Battle>,
}

impl Lines {
    /// Capitals and spaces that a phone adds do not matter.
    pub(super) fn read(text: &str, board: &Board) -> Result<Lines, Fault> {
        let mut lines = Lines::default();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            let misread = |misread: Misread<WordExpected>| Fault::Line { number, at: misread.at + 1 };
            match line.split(' ').next().unwrap_or_default() {
                "" => {}
                "plan" => once(&mut lines.plan, Plan::on_paper(&line, board).map_err(misread)?)?,
                "course" => once(&mut lines.course, Course::on_paper(&line, board).map_err(misread)?)?,
                "hand" => lines.hands.push(Hand::on_paper(&line, board).map_err(misread)?),
                "meet" => lines.meets.push(Meet::on_paper(&line, board).map_err(misread)?),
                "battle" => lines.battles.push(Battle::on_paper(&line, board).map_err(misread)?),
                _ => return Err(Fault::Line { number, at: 1 }),
            }
        }
        Ok(lines)
    }

    /// As it is read.
    pub(super) fn write(&self, board: &Board) -> String {
        let plan = self.plan.iter().map(|word| word.to_paper(board));
        let course = self.course.iter().map(|word| word.to_paper(board));
        let hands = self.hands.iter().map(|word| word.to_paper(board));
        let meets = self.meets.iter().map(|word| word.to_paper(board));
        let battles = self.battles.iter().map(|word| word.to_paper(board));
        plan.chain(course).chain(hands).chain(meets).chain(battles).collect::<Vec<_>>().join("\n")
    }
}

fn once<W>(place: &mut Option<W>, word: W) -> Result<(), Fault> {
    if place.replace(word).is_some() { Err(Fault::Twice) } else { Ok(()) }
}
