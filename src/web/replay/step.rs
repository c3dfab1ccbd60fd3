//! One step: what happened, and the table after it, through the eyes one chooses.

use askama::Template;

use super::Replay;
use super::course::Way;
use super::eyes::Eyes;
use crate::chart::ulysses::Chart;
use crate::engine::Eye;
use crate::engine::log::{Entry, Table};
use crate::engine::ulysses::{Event, Place, Ulysses};
use crate::text::Text;
use crate::text::ulysses::label::Label;
use crate::text::ulysses::question;
use crate::text::ulysses::seats::{self, DiscussionPart, OwnPart, SeatPart};
use crate::text::ulysses::story::Line;
use crate::text::ulysses::telling::{self, Telling};

/// An entry that was played again, what it caused, and the table after it.
type Played<'a> = (&'a Entry, &'a [Event], Table<Ulysses>);

/// What a step's page shows.
#[derive(Template)]
#[template(path = "replay/step.html")]
pub(in crate::web) struct StepPart {
    t: Text,
    pub(in crate::web) kicker: String,
    ways: Vec<Way>,
    pub(in crate::web) told: ToldPart,
    eyes: Vec<Eyes>,
    pub(in crate::web) facts: FactsPart,
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

/// The table afterwards.
#[derive(Template)]
#[template(path = "replay/facts.html")]
pub(in crate::web) struct FactsPart {
    t: Text,
    /// Made by us, so not escaped.
    chart: String,
    own: Option<OwnPart>,
    open: Vec<(String, OwnPart)>,
    seats: Vec<SeatPart>,
    discussion: Option<DiscussionPart>,
    plagues: Vec<Label>,
    supplies: Vec<String>,
}

impl Replay<'_> {
    /// A step, if there is one with this number and these eyes may see it.
    pub(in crate::web) fn step(&self, number: u32, eye: Eye) -> Option<StepPart> {
        let ((entry, events, table), ships) = self.at(number, eye)?;
        Some(self.part((entry, events), &table, ships, eye, chart))
    }

    /// The table right after a step, as these eyes may see it.
    pub(in crate::web) fn telling(&self, number: u32, eye: Eye) -> Option<Telling> {
        let ((entry, events, table), ships) = self.at(number, eye)?;
        Some(Telling::at((entry, events), &table, ships, eye, self.company.clone()))
    }

    /// An entry, the table after it, and the places that the ship had left by then.
    fn at(&self, number: u32, eye: Eye) -> Option<(Played<'_>, Vec<Place>)> {
        let position = usize::try_from(number.checked_sub(1)?).ok()?;
        if position >= self.record.entries().count() || !self.allows(eye) {
            return None;
        }
        let ships = self.record.entries().take(position + 1).flat_map(|(_, events)| events).filter_map(telling::left);
        Some((self.record.again().nth(position)?, ships.collect()))
    }

    /// The step of an entry that was just played again.
    pub(super) fn part(
        &self,
        (entry, events): (&Entry, &[Event]),
        table: &Table<Ulysses>,
        ships: Vec<Place>,
        eye: Eye,
        draw: impl FnOnce(&Chart<'_>) -> String,
    ) -> StepPart {
        let (t, number) = (self.t, entry.line.number);
        let told = Telling::at((entry, events), table, ships, eye, self.company.clone());
        let scene = told.scene(t, self.code, "", 0, String::new());
        let mut lines = told.story.iter().flat_map(|told| scene.teller().entry(told));
        let title = lines.next().map_or_else(|| t.replay_step(number), |line| line.text);
        let more = lines.collect();
        let datetime = entry.line.shown_at.to_string();
        StepPart {
            t,
            kicker: t.replay_kicker(self.code.to_owned(), self.course.last, number, scene.view.turn),
            ways: self.ways(number, eye),
            told: ToldPart {
                title,
                more,
                time: datetime.replace('T', " ").replace('Z', " UTC"),
                datetime,
                how: self.how(entry),
                now: question::question(&scene),
            },
            eyes: self.eyes_at(number, eye),
            facts: FactsPart {
                t,
                chart: draw(&told.chart(t.locale, None)),
                own: seats::own(&scene),
                open: seats::open_hands(&scene),
                seats: seats::seats(&scene),
                discussion: seats::discussion(&scene),
                plagues: seats::plagues(&scene),
                supplies: seats::supplies(&scene),
            },
        }
    }
}

/// The sea around the ship for narrow screens, and the whole of it, as wide as the page.
pub(super) fn chart(near: &Chart<'_>) -> String {
    let sea = Chart { distances: true, ..near.clone() };
    format!("{}<div class=\"chart-sea chart-fit\">{}</div>", near.near(), sea.svg())
}
