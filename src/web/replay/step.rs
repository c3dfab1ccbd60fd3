//! One step: what happened, and the table after it, through the eyes one chooses.

use askama::Template;
use chrono::{DateTime, Utc};

use super::Replay;
use super::course::StepLink;
use super::eyes::Eyes;
use super::hindsight::JudgedPart;
use crate::deadline::zone::Zone;
use crate::engine::Eye;
use crate::engine::log::{Entry, Table};
use crate::text::Text;
use crate::text::telling::{Line, Tells};
use crate::text::time::zone_name;
use crate::web::site::Site;

/// An entry that was played again, what it caused, and the table after it.
type Played<'a, G> = (&'a Entry, &'a [<G as crate::engine::Game>::Event], Table<G>);

/// What a step's page shows.
#[derive(Template)]
#[template(path = "replay/step.html")]
pub(in crate::web) struct StepPart {
    t: Text,
    pub(in crate::web) kicker: String,
    ways: Vec<StepLink>,
    pub(in crate::web) told: ToldPart,
    /// What the pilot thinks of it, before eyes that may know.
    judged: Option<JudgedPart>,
    eyes: Vec<Eyes>,
    /// The table afterwards. Made by us, so not escaped.
    pub(in crate::web) facts: String,
}

/// What happened.
#[derive(Template)]
#[template(path = "replay/told.html")]
pub(in crate::web) struct ToldPart {
    /// The first thing that happened.
    pub(in crate::web) title: String,
    more: Vec<Line>,
    /// When everyone could read it, for machines and for people.
    datetime: String,
    time: String,
    /// How the answer came, once that may be told.
    how: Option<String>,
    now: String,
}

impl<G: Site> Replay<'_, G> {
    /// A step, if there is one with this number and these eyes may see it.
    pub(in crate::web) fn step(&self, number: u32, eye: Eye) -> Option<Result<StepPart, askama::Error>> {
        let ((entry, ..), known) = self.at(number, eye)?;
        let part = self.part(entry, &known, eye, G::replay_chart(&known, self.t));
        Some(part.map(|part| StepPart { judged: self.judged_at(number, eye), ..part }))
    }

    /// The table right after a step, as these eyes may see it.
    pub(in crate::web) fn known(&self, number: u32, eye: Eye) -> Option<G::Known> {
        Some(self.at(number, eye)?.1)
    }

    /// An entry, and the table after it.
    fn at(&self, number: u32, eye: Eye) -> Option<(Played<'_, G>, G::Known)> {
        let position = usize::try_from(number.checked_sub(1)?).ok()?;
        if position >= self.record.entries().count() || !self.allows(eye) {
            return None;
        }
        let mut wake = G::Wake::default();
        self.record.entries().take(position + 1).for_each(|(_, events)| G::follow(&mut wake, events));
        let played = self.record.again().nth(position)?;
        let known = self.known_at((played.0, played.1), &played.2, wake, eye);
        Some((played, known))
    }

    pub(super) fn known_at(
        &self,
        told: (&Entry, &[G::Event]),
        table: &Table<G>,
        wake: <G as Tells>::Wake,
        eye: Eye,
    ) -> G::Known {
        G::known_at(told, table, wake, eye, self.company.clone())
    }

    /// The step of an entry that was just played again.
    pub(super) fn part(
        &self,
        entry: &Entry,
        known: &G::Known,
        eye: Eye,
        chart: String,
    ) -> Result<StepPart, askama::Error> {
        let (t, number) = (self.t, entry.line.number);
        let mut lines = G::story(known, t, 0, usize::MAX).into_iter().flat_map(|told| told.lines);
        let title = lines.next().map_or_else(|| t.replay_step(number), |line| line.text);
        let more = lines.collect();
        let datetime = entry.line.shown_at.to_string();
        let turn = G::turn(known);
        Ok(StepPart {
            t,
            kicker: t.replay_kicker(self.code.to_owned(), G::TITLE, self.course.last, number, turn),
            ways: self.ways(number, eye),
            told: ToldPart {
                title,
                more,
                time: in_words(t, self.zone, &datetime),
                datetime,
                how: self.how(entry),
                now: G::headline(known, t),
            },
            judged: None,
            eyes: self.eyes_at(number, eye),
            facts: G::facts(known, t, chart)?,
        })
    }
}

/// «Monday 16 November 2026, 10:00 (Europe/Prague)», from the form of the log, which has minutes or seconds.
pub(super) fn in_words(t: Text, zone: Zone, shown_at: &str) -> String {
    let whole = if shown_at.matches(':').count() == 1 { shown_at.replace('Z', ":00Z") } else { shown_at.to_owned() };
    match whole.parse::<DateTime<Utc>>() {
        Ok(at) => {
            let local = zone.local(at);
            t.replay_time(t.date(local.date_naive()), t.clock(local.time()), zone_name(zone))
        }
        Err(_) => shown_at.replace('T', " "),
    }
}
