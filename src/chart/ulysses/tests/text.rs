//! The chart as text.

use super::{TAGS, bare, busy, crowded, place, places};
use crate::chart::ulysses::Chart;
use crate::engine::ulysses::{Place, PlaceSet};

#[test]
fn a_discussion_reads_like_this() {
    let expected = "\
◆ violet   ▲ green   ● red   ■ blue
Ship: ◆ Minotaur
blue disc: ◆ Troy
red disc: ◆ Rhodes

Free neighbours:
  ◆ Troy (blue disc)
  ◆ Rhodes (red disc, your goal)
  ◆ Delos (reached)
  ▲ Olympus
  ▲ Cythera

Other neighbours:
  ● Melita (plague)

Your goals:
  ◆ Rhodes, distance 1
  ■ Circe, distance 4, next step: Olympus, Melita (plague)

Plagues: ● Melita, ● Sirens
Goals reached: ◆ Delos
";
    assert_eq!(busy().text(), expected);
}

#[test]
fn an_empty_sea_has_no_empty_headings() {
    let expected = "\
◆ violett   ▲ grün   ● rot   ■ blau
Schiff: ◆ Troja

Freie Nachbarn:
  ◆ Zypern
  ◆ Minotaurus
  ◆ Delos
";
    assert_eq!(bare(place("troy"), "de").text(), expected);
}

#[test]
fn no_line_is_wider_than_76_columns_and_no_sign_loses_its_name() {
    for tag in TAGS {
        for ship in Place::all() {
            let everything = Chart { goals: PlaceSet::ALL, reached: PlaceSet::ALL, ..crowded(ship, tag) };
            for chart in [bare(ship, tag), crowded(ship, tag), everything] {
                for line in chart.text().lines() {
                    assert!(line.chars().count() <= 76, "{tag}: {line}");
                    assert_eq!(line, line.trim_end(), "{tag}");
                    assert!(!line.ends_with(['◆', '▲', '●', '■']), "{tag}: {line}");
                }
            }
        }
    }
}

#[test]
fn the_next_steps_are_all_neighbors_nearer_to_the_goal() {
    let chart = Chart { goals: places(&["hercules"]), ..bare(place("troy"), "en") };
    assert!(chart.text().contains("\n  ■ Hercules, distance 6, next step: Cyprus, Minotaur\n"), "{}", chart.text());
}

#[test]
fn french_sets_a_colon_apart() {
    assert!(bare(place("troy"), "fr").text().contains("\nBateau\u{a0}: ◆ Troie\n\nVoisins libres\u{a0}:\n"));
}
