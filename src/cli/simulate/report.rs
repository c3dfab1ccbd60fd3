//! What all games came to, in numbers and one line for each fault.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use super::plan::Plan;
use super::play::{Played, Simulated};
use crate::bot::BotKind;
use crate::engine::{Game, Outcome, Seat};

/// The games by number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Report {
    played: BTreeMap<u32, Played>,
    findings: BTreeMap<u32, String>,
}

impl Report {
    pub(super) fn add<G: Game>(&mut self, plan: &Plan<G>, number: u32, result: Result<Played, String>) {
        match result {
            Ok(played) => {
                self.played.insert(number, played);
            }
            Err(fault) => {
                self.findings.insert(number, format!("game {number} of seed {}: {fault}", plan.seed));
            }
        }
    }

    pub(super) fn games(&self) -> usize {
        self.played.len() + self.findings.len()
    }

    /// One line for each game in which something is wrong.
    pub(super) fn findings(&self) -> impl Iterator<Item = &str> {
        self.findings.values().map(String::as_str)
    }

    pub(super) fn summary<G: Simulated>(&self, plan: &Plan<G>) -> String {
        let mut text = String::new();
        self.write_summary(plan, &mut text).expect("a string takes everything");
        text
    }

    fn write_summary<G: Simulated>(&self, plan: &Plan<G>, text: &mut String) -> fmt::Result {
        let bots: Vec<&str> = plan.bots.iter().map(|kind| kind.name()).collect();
        writeln!(text, "{} games of {}, seats {}: {}", plan.games, plan.ruleset, plan.bots.len(), bots.join(", "))?;
        writeln!(text, "{}", plan.options)?;
        if self.played.is_empty() {
            return Ok(());
        }
        writeln!(text, "\n{:14}{:>8}{:>8}{:>8}{:>8}{:>8}", "in a game", "least", "10 %", "median", "90 %", "most")?;
        for (counter, name) in G::COUNTED.iter().enumerate() {
            write_spread(name, self.played.values().map(|played| played.counts[counter]), text)?;
        }
        write_spread("answers", self.played.values().map(|played| played.answers), text)?;
        write_spread("actions", self.played.values().map(|played| played.actions), text)?;
        self.write_wins(plan, text)?;
        writeln!(text, "\n{}", G::COUNTED[0])?;
        write_bars(self.played.values().map(|played| played.counts[0]), text)
    }

    fn write_wins<G: Simulated>(&self, plan: &Plan<G>, text: &mut String) -> fmt::Result {
        let wins = |seat: Seat| self.played.values().filter(|played| played.outcome == Outcome::Won(seat)).count();
        writeln!(text)?;
        for seat in Seat::all(plan.bots.len() as u8) {
            write_share(&format!("won by seat {seat}"), wins(seat), self.played.len(), text)?;
        }
        for kind in BotKind::ALL.into_iter().filter(|kind| plan.bots.contains(kind)) {
            let won = |played: &&Played| match played.outcome {
                Outcome::Won(seat) => played.kinds.get(usize::from(seat.number())) == Some(&kind),
                Outcome::Running | Outcome::Shared(_) => false,
            };
            let wins = self.played.values().filter(won).count();
            write_share(&format!("won by a {kind}"), wins, self.played.len(), text)?;
        }
        let shared = self.played.values().filter(|played| matches!(played.outcome, Outcome::Shared(_))).count();
        write_share("shared", shared, self.played.len(), text)?;
        let cut_off = self.played.values().filter(|played| played.cut_off).count();
        write_share("cut off", cut_off, self.played.len(), text)
    }
}

fn write_spread(name: &str, values: impl Iterator<Item = u32>, text: &mut String) -> fmt::Result {
    let mut values: Vec<u32> = values.collect();
    values.sort_unstable();
    let at = |percent: usize| values[(values.len() - 1) * percent / 100];
    writeln!(text, "{name:14}{:>8}{:>8}{:>8}{:>8}{:>8}", at(0), at(10), at(50), at(90), at(100))
}

/// In tenths of a percent, without floating point.
fn write_share(name: &str, count: usize, of: usize, text: &mut String) -> fmt::Result {
    let share = (count * 1000 + of / 2) / of;
    writeln!(text, "{name:18}{count:>8}{:>6}.{} %", share / 10, share % 10)
}

const ROWS_MAX: u32 = 20;
const BAR_MAX: usize = 50;

/// A row for each length, or for a few lengths together.
fn write_bars(values: impl Iterator<Item = u32>, text: &mut String) -> fmt::Result {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    let (Some((least, _)), Some((most, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return Ok(());
    };
    let (least, most) = (*least, *most);
    let step = (most - least) / ROWS_MAX + 1;
    let row = |from: u32| counts.range(from..from + step).map(|(_, count)| count).sum::<usize>();
    let rows: Vec<(u32, usize)> = (least..=most).step_by(step as usize).map(|from| (from, row(from))).collect();
    let highest = rows.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    for (from, count) in rows {
        let span = if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
        let bar = "#".repeat((count * BAR_MAX).div_ceil(highest));
        writeln!(text, "{}", format!("{span:>9} {count:>7} {bar}").trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_shares_and_bars() {
        let mut text = String::new();
        write_spread("turns", [3, 1, 2].into_iter(), &mut text).unwrap();
        write_share("won", 2, 3, &mut text).unwrap();
        write_bars([5, 5, 5, 5, 7].into_iter(), &mut text).unwrap();
        let bar = "#".repeat(50);
        let lines = [
            "turns                1       1       2       2       3",
            "won                      2    66.7 %",
            &format!("        5       4 {bar}"),
            "        6       0",
            &format!("        7       1 {}", &bar[..13]),
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn many_lengths_share_rows() {
        let mut text = String::new();
        write_bars(0..100, &mut text).unwrap();
        assert_eq!(text.lines().count(), 20);
        assert!(text.starts_with("      0–4       5 ###"), "{text}");
    }
}
