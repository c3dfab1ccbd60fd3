//! The chart in words: a map of letters and lists for letters and terminals, a summary and a line for each hex for those who
//! hear the page.

use super::{Chart, Ship, sign};
use crate::chart::list::List;
use crate::engine::odyssee::{Hex, Isle, RimCard, Site, wind_at};

pub(super) fn text(chart: &Chart<'_>) -> String {
    let labels = chart.labels;
    let mut list = List { out: map(chart), colon: &labels.colon };
    list.section(&labels.ships, chart.ships.iter().map(|ship| ship_line(chart, ship)));
    let owned: Vec<String> = Isle::all().filter_map(|isle| owned(chart, isle)).collect();
    list.section(&labels.owned, owned);
    list.out += "\n";
    list.line(&labels.fresh, fresh(chart));
    list.line(&labels.entitled, entitled(chart));
    list.out
}

/// The whole chart in a breath, for a drawing's description.
pub(super) fn summary(chart: &Chart<'_>) -> String {
    let labels = chart.labels;
    let mut parts = vec![
        labels.labeled(&labels.ships, &chart.ships.iter().map(|one| ship(chart, one)).collect::<Vec<_>>().join("; ")),
    ];
    let owned: Vec<String> = Isle::all()
        .filter_map(|isle| Some(format!("{} {}", chart.isle_name(isle), chart.name_of(chart.marks(isle).owner?))))
        .collect();
    for (label, entries) in [(&labels.owned, owned), (&labels.fresh, fresh(chart)), (&labels.entitled, entitled(chart))]
    {
        if !entries.is_empty() {
            parts.push(labels.labeled(label, &entries.join(", ")));
        }
    }
    parts.join(". ") + "."
}

/// A hex with all that marks it: «e9, Crete (10), owner: Ann, 3 steps».
pub(super) fn about(chart: &Chart<'_>, hex: Hex) -> String {
    let (board, labels) = (chart.board, chart.labels);
    let site = board.site(hex);
    let mut parts = vec![board.hex_name(hex).to_owned(), labels.site(board, site)];
    if let Site::Isle(isle) = site {
        let marks = chart.marks(isle);
        match marks.owner {
            Some(owner) => parts.push(labels.labeled(&labels.owner, chart.name_of(owner))),
            None if marks.card != RimCard::None => parts.push(labels.card.clone()),
            None => {}
        }
    }
    parts.extend(chart.ships_at(hex).map(|ship| ship.name.clone()));
    if let Some(steps) = chart.steps(hex).filter(|steps| *steps > 0) {
        parts.push(format!("{} {steps}", labels.steps));
    }
    if let Some(wind) = chart.arrow.and_then(|arrow| wind_at(board, arrow, hex)) {
        parts.push(
            labels.winds[match wind {
                1 => 2,
                2 => 1,
                _ => 0,
            }]
            .clone(),
        );
    }
    parts.join(", ")
}

/// «Ann: near Crete, crew 3».
pub(super) fn ship(chart: &Chart<'_>, ship: &Ship) -> String {
    let labels = chart.labels;
    let site = chart.board.site(ship.hex);
    let mut place = chart.board.hex_name(ship.hex).to_owned();
    if site != Site::Water {
        place = format!("{} ({place})", labels.site(chart.board, site));
    }
    let you = if Some(ship.seat) == chart.own { format!(" ({})", labels.you) } else { String::new() };
    format!("{}{you}, {place}, {} {}", ship.name, labels.crew, ship.crew)
}

fn ship_line(chart: &Chart<'_>, one: &Ship) -> String {
    format!("{} {}", sign::letter_of_seat(one.seat), ship(chart, one))
}

/// «10 Crete: ● Ann; rim: ■ Bob».
fn owned(chart: &Chart<'_>, isle: Isle) -> Option<String> {
    let (labels, marks) = (chart.labels, chart.marks(isle));
    let signed = |seat| format!("{} {}", sign::letter_of_seat(seat), chart.name_of(seat));
    let owner = marks.owner.map(signed);
    let chips: Vec<String> = marks.chips.iter().map(signed).collect();
    if owner.is_none() && chips.is_empty() {
        return None;
    }
    let name = format!("{} {}", isle.number(), chart.isle_name(isle));
    let mut line = labels.labeled(&name, &owner.unwrap_or_else(|| "–".to_owned()));
    if !chips.is_empty() {
        line += &format!("; {}", labels.labeled(&labels.rim, &chips.join(", ")));
    }
    Some(line)
}

/// Islands where a card waits for the first who comes.
fn fresh(chart: &Chart<'_>) -> Vec<String> {
    let waits = |isle: &Isle| chart.marks(*isle).owner.is_none() && chart.marks(*isle).card != RimCard::None;
    Isle::all().filter(waits).map(|isle| format!("{} {}", isle.number(), chart.isle_name(isle))).collect()
}

fn entitled(chart: &Chart<'_>) -> Vec<String> {
    let may: Vec<String> = chart.ships.iter().filter(|ship| ship.is_entitled).map(|ship| ship.name.clone()).collect();
    if may.is_empty() { vec![chart.labels.nobody.clone()] } else { may }
}

/// A row of hexes a line, each four columns wide: water, an island's number, a sign for each ship.
fn map(chart: &Chart<'_>) -> String {
    let board = chart.board;
    let mut out = String::new();
    let (mut row, mut line) = (None, String::new());
    for hex in board.hexes() {
        let (_, r) = board.coordinates(hex);
        if row != Some(r) {
            out += &ended(&line);
            let letter = board.hex_name(hex).chars().next().unwrap_or(' ');
            line = format!("{letter} {}", " ".repeat(2 * usize::from(r.unsigned_abs())));
            row = Some(r);
        }
        let mut cell = match board.site(hex) {
            Site::Water => String::new(),
            Site::Isle(isle) => isle.number().to_string(),
            Site::Troy => "T".to_owned(),
            Site::Ithaca => "I".to_owned(),
            Site::Syrte => "S".to_owned(),
            Site::Aeolus => "A".to_owned(),
        };
        cell.extend(chart.ships_at(hex).map(|ship| sign::letter_of_seat(ship.seat)));
        if cell.is_empty() {
            cell.push('·');
        }
        // More than four ships on a hex push their row to the east.
        line += &format!("{cell:<4}");
    }
    out += &ended(&line);
    let labels = chart.labels;
    let legend = [("T", &labels.troy), ("I", &labels.ithaca), ("A", &labels.aeolus), ("S", &labels.syrte)];
    let legend = legend.map(|(letter, name)| format!("{letter} {name}"));
    format!("{out}\n{}\n", legend.join("   "))
}

fn ended(line: &str) -> String {
    if line.is_empty() { String::new() } else { format!("{}\n", line.trim_end()) }
}
