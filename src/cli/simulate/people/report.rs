//! What both ways of asking came to, side by side. Medians, because a few games are very long.

use std::fmt::{self, Write as _};

use super::Modelled;
use super::count::Count;
use super::hours::DAY;
use crate::cli::simulate::plan::Plan;
use crate::settle::words::WordKind as _;

/// The games of one mode.
pub(super) struct Report(pub(super) Vec<Count>);

impl Report {
    pub(super) fn days(&self) -> f64 {
        median(self.0.iter().map(|count| count.seconds as f64 / DAY as f64))
    }

    pub(super) fn letters(&self) -> f64 {
        median(self.0.iter().map(|count| f64::from(count.letters)))
    }

    fn reminders(&self) -> f64 {
        median(self.0.iter().map(|count| f64::from(count.reminders)))
    }

    fn mean(&self, of: impl Fn(&Count) -> f64) -> f64 {
        self.0.iter().map(of).sum::<f64>() / self.0.len().max(1) as f64
    }

    /// Of a hundred answers of the kind, how many were there.
    fn share(&self, question: usize) -> f64 {
        self.percent(|count| (count.there[question], count.answers[question]))
    }

    /// Days of an average game spent waiting for the kind.
    fn waited(&self, question: usize) -> f64 {
        let days = self.0.iter().map(|count| count.waited[question] as f64 / DAY as f64);
        days.sum::<f64>() / self.0.len().max(1) as f64
    }

    /// How many words answered in an average game.
    fn words(&self, kind: usize) -> f64 {
        self.0.iter().map(|count| f64::from(count.by_word[kind])).sum::<f64>() / self.0.len().max(1) as f64
    }

    /// Of a hundred of them, how many said something else than the hand would have.
    fn otherwise(&self, kind: usize) -> f64 {
        self.percent(|count| (count.otherwise[kind], count.by_word[kind]))
    }

    fn percent(&self, of: impl Fn(&Count) -> (u32, u32)) -> f64 {
        let (some, all) = self.0.iter().map(of).fold((0, 0), |sum, (some, all)| (sum.0 + some, sum.1 + all));
        100.0 * f64::from(some) / f64::from(all.max(1))
    }
}

pub(super) fn compare<G: Modelled>(plan: &Plan<G>, strict: &Report, ahead: &Report) -> String {
    let mut text = String::new();
    write(plan, strict, ahead, &mut text).expect("a string takes everything");
    text
}

fn write<G: Modelled>(plan: &Plan<G>, strict: &Report, ahead: &Report, text: &mut String) -> fmt::Result {
    writeln!(text, "\n{} seats, {} games, medians", plan.bots.len(), plan.games)?;
    for (name, report) in [("strict", strict), ("ahead", ahead)] {
        let (days, letters) = (report.days(), report.letters());
        write!(text, "{name}: {days:.1} days, {letters:.0} letters, {:.0} of them reminders", report.reminders())?;
        if name == "ahead" {
            let (of_days, of_letters) = (days / strict.days().max(0.01), letters / strict.letters().max(0.01));
            write!(text, "; {of_days:.2} of the days, {of_letters:.2} of the letters")?;
        }
        writeln!(text)?;
    }
    let questions = || G::QUESTIONS.iter().enumerate();
    let shares: Vec<String> = questions().map(|(at, name)| format!("{name} {:.0} %", ahead.share(at))).collect();
    writeln!(text, "answers that were there when reached: {}", shares.join(", "))?;
    for (name, report) in [("strict", strict), ("ahead", ahead)] {
        let waited: Vec<String> = questions().map(|(at, name)| format!("{name} {:.1}", report.waited(at))).collect();
        writeln!(text, "{name} waited for, in days: {}", waited.join(", "))?;
    }
    let kinds = G::Kind::ALL.iter().enumerate().filter(|(at, _)| ahead.words(*at) > 0.0);
    let words: Vec<String> = kinds
        .map(|(at, kind)| format!("{} {:.1} ({:.0} %)", kind.name(), ahead.words(at), ahead.otherwise(at)))
        .collect();
    writeln!(text, "words that answered in a game, and how many otherwise than by hand: {}", words.join(", "))?;
    let unlike = |at: usize| ahead.percent(|count| (count.unlike[at], count.worded[at]));
    let unlike: Vec<String> = questions().map(|(at, name)| format!("{name} {:.0} %", unlike(at))).collect();
    writeln!(text, "the same by what was asked: {}", unlike.join(", "))?;
    let sum = |counts: &[u32]| counts.iter().sum::<u32>();
    let all = ahead.percent(|count| (sum(&count.otherwise), sum(&count.by_word)));
    let (taps, visits) = (ahead.mean(|count| f64::from(count.taps)), ahead.mean(|count| f64::from(count.visits)));
    let answers = ahead.mean(|count| f64::from(sum(&count.answers)));
    writeln!(
        text,
        "of all words {all:.1} % otherwise; {taps:.0} taps in {visits:.0} visits, {:.2} for each of {answers:.0} answers",
        taps / answers.max(1.0)
    )
}

/// The middle one, or between the two in the middle.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => 0.0,
        count if count % 2 == 1 => values[count / 2],
        count => f64::midpoint(values[count / 2 - 1], values[count / 2]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_lies_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([4.0, 1.0, 2.0, 3.0].into_iter()), 2.5);
        assert_eq!(median(std::iter::empty()), 0.0);
    }
}
