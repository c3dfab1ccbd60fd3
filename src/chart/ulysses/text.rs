//! The chart in words: a list for letters and terminals, a summary and a line for each place for those who hear the page.

use super::words::{Words, words};
use super::{Chart, sign};
use crate::chart::list::List;
use crate::engine::ulysses::{Color, Place, PlaceSet};

pub(super) fn text(chart: &Chart<'_>) -> String {
    let words = words(chart.tag);
    let legend = Color::ALL.map(|color| format!("{} {}", sign::letter_of_color(color), words.colors[color as usize]));
    let mut list = List { out: format!("{}\n", legend.join("   ")), colon: words.colon };
    list.line(words.ship, [entry(chart, chart.ship)]);
    let discs = chart.discs.into_iter().zip(words.sides);
    for (place, side) in discs.filter_map(|(disc, side)| Some((disc?, side))) {
        list.line(side, [signed(chart, place)]);
    }
    list.section(words.open, chart.open.iter().map(|place| entry(chart, place)));
    let closed = chart.neighbors().without(chart.open);
    list.section(words.closed, closed.iter().map(|place| entry(chart, place)));
    let mut goals: Vec<Place> = chart.goals.iter().collect();
    goals.sort_by_key(|goal| chart.distance(*goal));
    list.section(words.goals, goals.into_iter().map(|goal| with_next_step(chart, words, goal)));
    if !chart.plagues.union(chart.reached).is_empty() {
        list.out += "\n";
    }
    list.line(words.plagues, chart.plagues.iter().map(|place| signed(chart, place)));
    list.line(words.reached, chart.reached.iter().map(|place| signed(chart, place)));
    list.out
}

/// The whole chart in a breath, for a drawing's description.
pub(super) fn summary(chart: &Chart<'_>) -> String {
    let words = words(chart.tag);
    let names = |places: PlaceSet| places.iter().map(|place| chart.name(place)).collect::<Vec<_>>().join(", ");
    let mut parts = vec![words.labeled(words.ship, chart.name(chart.ship))];
    let discs = chart.discs.into_iter().zip(words.sides);
    parts.extend(discs.filter_map(|(disc, side)| Some(words.labeled(side, chart.name(disc?)))));
    let sets = [
        (words.open, chart.open),
        (words.goals, chart.goals),
        (words.plagues, chart.plagues),
        (words.reached, chart.reached),
    ];
    parts.extend(
        sets.into_iter().filter(|(_, set)| !set.is_empty()).map(|(label, set)| words.labeled(label, &names(set))),
    );
    parts.join(". ") + "."
}

/// A place with all that marks it: «Scylla, red, distance 2, plague».
pub(super) fn about(chart: &Chart<'_>, place: Place) -> String {
    let words = words(chart.tag);
    let mut parts = vec![chart.name(place).to_owned(), words.colors[chart.board.color(place) as usize].to_owned()];
    if place == chart.ship {
        parts.push(words.ship.to_owned());
    } else if chart.distances {
        parts.push(format!("{} {}", words.distance, chart.distance(place)));
    }
    parts.extend(marks(chart, words, place).into_iter().map(str::to_owned));
    parts.join(", ")
}

fn marks(chart: &Chart<'_>, words: &Words, place: Place) -> Vec<&'static str> {
    let mut marks = Vec::new();
    let discs = chart.discs.into_iter().zip(words.sides);
    marks.extend(discs.filter(|(disc, _)| *disc == Some(place)).map(|(_, side)| side));
    let sets = [(words.plague, chart.plagues), (words.goal, chart.goals), (words.shown, chart.reached)];
    marks.extend(sets.into_iter().filter(|(_, set)| set.contains(place)).map(|(mark, _)| mark));
    marks
}

/// «◆ Delos (plague, blue disc)».
fn entry(chart: &Chart<'_>, place: Place) -> String {
    let marks = marks(chart, words(chart.tag), place);
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    format!("{}{marks}", signed(chart, place))
}

fn signed(chart: &Chart<'_>, place: Place) -> String {
    format!("{} {}", sign::letter_of_color(chart.board.color(place)), chart.name(place))
}

/// Where a goal is and which neighbors are nearer to it; a plagued one says so.
fn with_next_step(chart: &Chart<'_>, words: &Words, goal: Place) -> String {
    let distance = chart.distance(goal);
    let nearer = |step: &Place| chart.board.distance(*step, goal) < distance;
    let steps: Vec<String> = chart
        .neighbors()
        .iter()
        .filter(nearer)
        .filter(|step| *step != goal)
        .map(|step| {
            let plague = if chart.plagues.contains(step) { format!(" ({})", words.plague) } else { String::new() };
            format!("{}{plague}", chart.name(step))
        })
        .collect();
    let way =
        if steps.is_empty() { String::new() } else { format!(", {}", words.labeled(words.next, &steps.join(", "))) };
    let plague = if chart.plagues.contains(goal) { format!(" ({})", words.plague) } else { String::new() };
    format!("{}{plague}, {} {distance}{way}", signed(chart, goal), words.distance)
}
