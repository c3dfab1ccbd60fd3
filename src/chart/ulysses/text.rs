//! The chart in words: a list for letters and terminals, a summary and a line for each place for those who hear the page.

use std::fmt::Write as _;

use super::{Chart, sign};
use crate::chart::list::List;
use crate::engine::ulysses::{Color, Place, PlaceSet};

pub(super) fn text(chart: &Chart<'_>) -> String {
    let labels = chart.labels;
    let legend = Color::ALL.map(|color| format!("{} {}", sign::letter_of_color(color), labels.colors[color as usize]));
    let mut list = List { out: format!("{}\n", legend.join("   ")), colon: &labels.colon };
    list.line(&labels.ship, [entry(chart, chart.ship)]);
    let discs = chart.discs.into_iter().zip(&labels.discs);
    for (place, side) in discs.filter_map(|(disc, side)| Some((disc?, side))) {
        list.line(&capital(side), [signed(chart, place)]);
    }
    list.section(&labels.open, chart.open.iter().map(|place| entry(chart, place)));
    let closed = chart.neighbors().without(chart.open);
    list.section(&labels.closed, closed.iter().map(|place| entry(chart, place)));
    let mut goals: Vec<Place> = chart.goals.iter().collect();
    goals.sort_by_key(|goal| chart.distance(*goal));
    list.section(&labels.goals, goals.into_iter().map(|goal| with_next_step(chart, goal)));
    if !chart.plagues.union(chart.reached).is_empty() {
        list.out += "\n";
    }
    list.line(&labels.plagues, chart.plagues.iter().map(|place| signed(chart, place)));
    list.line(&labels.reached, chart.reached.iter().map(|place| signed(chart, place)));
    list.out
}

/// The whole chart in a breath, for a drawing's description.
pub(super) fn summary(chart: &Chart<'_>) -> String {
    let labels = chart.labels;
    let names = |places: PlaceSet| places.iter().map(|place| chart.name(place)).collect::<Vec<_>>().join(", ");
    let mut parts = vec![labels.labeled(&labels.ship, chart.name(chart.ship))];
    let discs = chart.discs.into_iter().zip(&labels.discs);
    parts.extend(discs.filter_map(|(disc, side)| Some(labels.labeled(&capital(side), chart.name(disc?)))));
    let sets = [
        (&labels.open, chart.open),
        (&labels.goals, chart.goals),
        (&labels.plagues, chart.plagues),
        (&labels.reached, chart.reached),
    ];
    parts.extend(
        sets.into_iter().filter(|(_, set)| !set.is_empty()).map(|(label, set)| labels.labeled(label, &names(set))),
    );
    parts.join(". ") + "."
}

/// As the first word of a line: inside brackets the same words are small.
fn capital(label: &str) -> String {
    let mut signs = label.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// A place with all that marks it: «Scylla, red, distance 2, plague».
pub(super) fn about(chart: &Chart<'_>, place: Place) -> String {
    let labels = chart.labels;
    let mut about = String::with_capacity(64);
    for part in [chart.name(place), ", ", &labels.colors[chart.board.color(place) as usize]] {
        about += part;
    }
    if place == chart.ship {
        about += ", ";
        about += &labels.ship;
    } else if chart.distances {
        write!(about, ", {} {}", labels.distance, chart.distance(place)).expect("a string takes everything");
    }
    for mark in marks(chart, place) {
        about += ", ";
        about += mark;
    }
    about
}

fn marks<'a>(chart: &Chart<'a>, place: Place) -> Vec<&'a str> {
    let labels = chart.labels;
    let mut marks = Vec::new();
    let discs = chart.discs.into_iter().zip(&labels.discs);
    marks.extend(discs.filter(|(disc, _)| *disc == Some(place)).map(|(_, side)| side.as_str()));
    let sets = [(&labels.plague, chart.plagues), (&labels.goal, chart.goals), (&labels.shown, chart.reached)];
    marks.extend(sets.into_iter().filter(|(_, set)| set.contains(place)).map(|(mark, _)| mark.as_str()));
    marks
}

/// «◆ Delos (plague, blue disc)».
fn entry(chart: &Chart<'_>, place: Place) -> String {
    let marks = marks(chart, place);
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    format!("{}{marks}", signed(chart, place))
}

fn signed(chart: &Chart<'_>, place: Place) -> String {
    format!("{} {}", sign::letter_of_color(chart.board.color(place)), chart.name(place))
}

/// Where a goal is and which neighbors are nearer to it; a plagued one says so.
fn with_next_step(chart: &Chart<'_>, goal: Place) -> String {
    let labels = chart.labels;
    let distance = chart.distance(goal);
    let nearer = |step: &Place| chart.board.distance(*step, goal) < distance;
    let steps: Vec<String> = chart
        .neighbors()
        .iter()
        .filter(nearer)
        .filter(|step| *step != goal)
        .map(|step| {
            let plague = if chart.plagues.contains(step) { format!(" ({})", labels.plague) } else { String::new() };
            format!("{}{plague}", chart.name(step))
        })
        .collect();
    let way =
        if steps.is_empty() { String::new() } else { format!(", {}", labels.labeled(&labels.next, &steps.join(", "))) };
    let plague = if chart.plagues.contains(goal) { format!(" ({})", labels.plague) } else { String::new() };
    format!("{}{plague}, {} {distance}{way}", signed(chart, goal), labels.distance)
}
