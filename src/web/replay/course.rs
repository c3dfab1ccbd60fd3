//! The landmarks of a game's log: where turns begin, and what a game has besides; and the ways from a step to others.

use super::Replay;
use crate::archive::Record;
use crate::engine::Eye;
use crate::web::site::Site;

/// Entries by their numbers, rising.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::web) struct Course {
    pub(in crate::web) last: u32,
    /// With which a turn begins.
    pub(in crate::web) turns: Vec<u32>,
    /// With which something happens that one leaps to.
    pub(in crate::web) landmarks: Vec<u32>,
}

/// A link to another step.
pub(in crate::web) struct StepLink {
    pub(in crate::web) words: String,
    pub(in crate::web) class: &'static str,
    /// What the step is to this one, in the language of browsers.
    pub(in crate::web) rel: &'static str,
    /// None where there is no such step.
    pub(in crate::web) href: Option<String>,
}

impl Course {
    pub(in crate::web) fn of<G: Site>(record: &Record<G>) -> Course {
        let with = |holds: fn(&G::Event) -> bool| {
            let entries = record.entries().filter(move |(_, events)| events.iter().any(holds));
            entries.map(|(entry, _)| entry.line.number).collect()
        };
        Course {
            last: record.entries().last().map_or(0, |(entry, _)| entry.line.number),
            turns: with(G::begins_turn),
            landmarks: with(G::is_landmark),
        }
    }
}

impl<G: Site> Replay<'_, G> {
    /// From a step to its neighbors, to the turns and landmarks around it, to both ends.
    pub(super) fn ways(&self, number: u32, eye: Eye) -> Vec<StepLink> {
        let (t, course) = (self.t, &self.course);
        let last = course.last;
        let previous = |marks: &[u32]| marks.iter().rev().copied().find(|mark| *mark < number);
        let next = |marks: &[u32]| marks.iter().copied().find(|mark| *mark > number);
        let [landmark_before, landmark_after] = G::landmark_ways(t);
        let listed = [
            (t.replay_previous(), "step", "prev", (number > 1).then(|| number - 1)),
            (t.replay_next(), "step", "next", (number < last).then_some(number + 1)),
            (t.replay_turn_previous(), "leap", "", previous(&course.turns)),
            (t.replay_turn_next(), "leap", "", next(&course.turns)),
            (landmark_before, "leap", "", previous(&course.landmarks)),
            (landmark_after, "leap", "", next(&course.landmarks)),
            (t.replay_first(), "leap", "", (number > 1).then_some(1)),
            (t.replay_last(), "leap", "", (number < last).then_some(last)),
        ];
        let way = |(words, class, rel, to): (String, _, _, Option<u32>)| StepLink {
            words,
            class,
            rel,
            href: to.map(|to| self.addresses.step(to, eye)),
        };
        listed.map(way).into_iter().collect()
    }
}
