//! The chart as text.

use super::{bare, busy, place, places};
use crate::chart::ulysses::Chart;

#[test]
fn a_discussion_reads_like_this() {
    let expected = "\
◆ violet   ▲ green   ● red   ■ blue
Ship: ◆ Minotaur
Blue disc: ◆ Troy
Red disc: ◆ Rhodes

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
fn the_next_steps_are_all_neighbors_nearer_to_the_goal() {
    let chart = Chart { goals: places(&["hercules"]), ..bare(place("troy"), "en") };
    assert!(chart.text().contains("\n  ■ Hercules, distance 6, next step: Cyprus, Minotaur\n"), "{}", chart.text());
}
