//! How often somebody touches the page to say what he says: a tap for each choice, place and number that is not there already.

use crate::settle::ulysses::{
    Beyond, Course, Envelope, NextLine, Order, Plan, Quiet, Rules, Said, Standing, Won, Word,
};

pub(super) fn taps(before: &Said, after: &Said, last_is_offered: bool) -> u32 {
    let envelope = after.envelope.as_ref().filter(|kept| before.envelope.as_ref() != Some(kept));
    let mut taps = envelope.map_or(0, |kept| of_envelope(&kept.word));
    for kept in after.next.iter().filter(|kept| !before.next.contains(kept)) {
        let lines = &kept.word.0;
        let as_last = before.next.last().is_some_and(|last| same_stance(&last.word.0, lines));
        taps += if last_is_offered && as_last { 1 } else { of_lines(lines) };
    }
    let same =
        |kept: &&crate::settle::words::Kept<Plan>| before.plan.as_ref().is_none_or(|plan| plan.word != kept.word);
    taps += after.plan.as_ref().filter(same).map_or(0, |kept| of_plan(&kept.word));
    let is_new =
        |order: &&crate::settle::words::Kept<Order>| !before.orders.iter().any(|other| other.word == order.word);
    taps += after.orders.iter().filter(is_new).map(|kept| of_order(&kept.word)).sum::<u32>();
    let lay = before.course.as_ref().map(|kept| &kept.word);
    taps + after.course.as_ref().filter(|kept| lay != Some(&kept.word)).map_or(0, |kept| of_course(&kept.word, lay))
}

/// The answer itself, and what follows if somebody objects.
fn of_envelope(envelope: &Envelope) -> u32 {
    let won = envelope.won.as_ref().map_or(0, of_won);
    envelope.quiet.as_ref().map_or(0, of_quiet) + envelope.contested.as_ref().map_or(0, of_rules) + won
}

fn of_quiet(quiet: &Quiet) -> u32 {
    match quiet {
        Quiet::Agree | Quiet::Ask => 1,
        Quiet::Object(_) => 2,
    }
}

/// One list for all places, and a row for each that is otherwise.
fn of_rules(Rules(rules): &Rules) -> u32 {
    let most = rules.iter().map(|rule| rule.red.len()).max().unwrap_or(0);
    let mut common = false;
    let row = |rule: &crate::settle::ulysses::Rule| {
        let is_common = !common && rule.red.len() == most;
        common |= is_common;
        of_word(&rule.word) * if is_common { 1 } else { u32::from(rule.red.len()) }
    };
    rules.iter().map(row).sum()
}

fn of_word(word: &Word) -> u32 {
    match word {
        Word::Pass | Word::Ask => 1,
        Word::Back(_) => 2,
        Word::Black(black) => 3 + of_word(&black.otherwise),
    }
}

fn of_won(won: &Won) -> u32 {
    match won {
        Won::Rest | Won::Ask => 1,
        Won::Wind { next, .. } => 1 + u32::from(next.is_some()),
    }
}

/// By place: all ways alike, or each way; what is to be asked about is so already.
fn of_lines(lines: &[NextLine]) -> u32 {
    let mut taps = 0;
    for (number, line) in lines.iter().enumerate() {
        let first = lines[..number].iter().all(|other| other.at != line.at);
        let alone = lines.iter().filter(|other| other.at == line.at).count() == 1;
        let ways = match line.quiet {
            Quiet::Ask => 0,
            Quiet::Agree | Quiet::Object(_) if alone => 1,
            Quiet::Agree | Quiet::Object(_) => u32::from(line.on.len()),
        };
        let contested = if first { of_rules(&line.contested) } else { 0 };
        taps += ways + contested + u32::from(matches!(line.quiet, Quiet::Object(_)));
    }
    taps
}

/// Whether two pages say the same, wherever the ship is.
fn same_stance(one: &[NextLine], other: &[NextLine]) -> bool {
    let agrees = |lines: &[NextLine]| lines.iter().all(|line| line.quiet == Quiet::Agree);
    let passes = |lines: &[NextLine]| {
        lines.iter().all(|line| line.contested.0.iter().all(|rule| matches!(rule.word, Word::Pass | Word::Ask)))
    };
    agrees(one) && agrees(other) && passes(one) && passes(other)
}

fn of_plan(Plan(lines): &Plan) -> u32 {
    lines.iter().map(|line| 1 + of_rules(&line.contested) + of_won(&line.won)).sum()
}

fn of_order(order: &Order) -> u32 {
    let says = match &order.says {
        Standing::Agree { but } => 1 + u32::from(but.len()),
        Standing::Object { to, .. } => 3 + u32::from(to.len()),
        Standing::Contested(rules) => of_rules(rules),
    };
    says + u32::from(order.at.is_some()) + 1
}

/// The own goals are filled in, and what most people want.
fn of_course(course: &Course, lay: Option<&Course>) -> u32 {
    let usual = Course { beyond: Beyond::Object, most: 2, ..*course };
    let from = lay.unwrap_or(&usual);
    1 + u32::from(from.beyond != course.beyond) + u32::from(from.most != course.most)
}
