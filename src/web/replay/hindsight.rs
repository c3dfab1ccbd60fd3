//! What the pilot thinks of a game that is over: the way to it, every decision of a seat, and the moments that decided the game.
//! There is nothing of it while a game runs, for nobody.

use std::ops::Range;

use askama::Template;

use super::Replay;
use super::eyes::{Eyes, written};
use crate::archive::hindsight::{Decision, Turning, is_anything_own, turnings};
use crate::engine::log::{How, Table};
use crate::engine::{Eye, Seat};
use crate::play::hindsight::Hindsight;
use crate::text::Text;
use crate::text::telling::{Line, Sentences, Tells, Tone};
use crate::web::site::Site;

/// In ten-thousandths of a victory: from here on an answer mattered, and mattered a lot.
const SOME: u32 = 300;
const MUCH: u32 = 1_000;
/// So much fills the bar.
const BAR_FULL: u32 = 2_500;
/// A bar that shows at all.
const BAR_LEAST: u32 = 4;
/// So many lines tell what followed.
const FOLLOWED_MAX: usize = 4;

/// What the page of the whole game says of it.
#[derive(Template)]
#[template(path = "replay/hindsight.html")]
pub(in crate::web) struct HindsightPart {
    t: Text,
    code: String,
    state: State,
}

enum State {
    Unasked,
    /// So many of so many decisions; of none as long as nobody has begun.
    Waiting {
        looked: usize,
        all: usize,
    },
    /// The people, with what is to be seen of each.
    Done(Vec<SeatLink>),
}

struct SeatLink {
    name: String,
    href: String,
    unsurpassed: usize,
    all: usize,
}

/// A decision: what was answered, what the pilot would have answered, and how much it mattered.
#[derive(Template)]
#[template(path = "replay/judged.html")]
pub(in crate::web) struct JudgedPart {
    t: Text,
    given: Vec<String>,
    /// How it came, if it was said ahead.
    how: Option<String>,
    /// Nothing if nothing clearly better was found.
    better: Vec<String>,
    bar: Bar,
}

/// How much something mattered, in hundredths of the bar and in words.
#[derive(Clone, Copy)]
struct Bar {
    width: u32,
    level: &'static str,
}

/// All that is said about one seat.
pub(in crate::web) struct SeatHindsight {
    pub(in crate::web) name: String,
    pub(in crate::web) kicker: String,
    pub(in crate::web) moments: Vec<MomentPart>,
    pub(in crate::web) decisions: Vec<DecisionPart>,
    /// The people whose decisions can be looked at.
    pub(in crate::web) eyes: Vec<Eyes>,
    /// Decisions for which nothing clearly better was found.
    pub(in crate::web) unsurpassed: usize,
}

pub(in crate::web) struct DecisionPart {
    pub(in crate::web) number: u32,
    pub(in crate::web) href: String,
    /// The step at which it had to be decided.
    pub(in crate::web) before: String,
    pub(in crate::web) judged: JudgedPart,
}

pub(in crate::web) struct MomentPart {
    pub(in crate::web) number: u32,
    pub(in crate::web) href: String,
    pub(in crate::web) given: Vec<String>,
    pub(in crate::web) words: String,
    /// What the pilot would have answered, if that was clearly better.
    pub(in crate::web) better: Vec<String>,
    /// What one remembers of what came then, until the seat could decide again.
    pub(in crate::web) followed: Vec<Line>,
}

impl HindsightPart {
    fn is_unfinished(&self) -> bool {
        matches!(self.state, State::Waiting { .. })
    }
}

impl JudgedPart {
    pub(in crate::web) fn is_surpassed(&self) -> bool {
        !self.better.is_empty()
    }
}

impl Bar {
    fn of(weight: u32) -> Bar {
        let level = match weight {
            MUCH.. => "much",
            SOME.. => "some",
            _ => "little",
        };
        Bar { width: (weight * 100 / BAR_FULL).clamp(BAR_LEAST, 100), level }
    }
}

/// What one looks for in these entries of a story, and rather what brought somebody nearer to winning; where there is nothing,
/// the first such thing after them.
fn followed(story: &[Sentences], entries: Range<u32>) -> Vec<Line> {
    let later = story.iter().filter(|told| told.number >= entries.start);
    let lines = later.flat_map(|told| told.lines.iter().map(|line| (told.number, line)));
    let mut lines = lines.filter(|(_, line)| [Tone::Landmark, Tone::Milestone].contains(&line.tone)).peekable();
    let first = lines.peek().map(|(_, line)| *line);
    let mut lines: Vec<&Line> = lines.take_while(|(number, _)| *number < entries.end).map(|(_, line)| line).collect();
    if lines.is_empty() {
        lines.extend(first);
    }
    let mut told: Vec<usize> = (0..lines.len()).collect();
    told.sort_by_key(|at| lines[*at].tone != Tone::Milestone);
    told.truncate(FOLLOWED_MAX);
    told.sort_unstable();
    told.into_iter().map(|at| lines[at].clone()).collect()
}

impl<G: Site> Replay<'_, G> {
    /// Where to ask for it, how far it is, or where it is; nothing while the game runs.
    pub(in crate::web) fn hindsight(&self) -> Option<HindsightPart> {
        if !self.record.is_over() {
            return None;
        }
        let state = match &self.hindsight {
            Hindsight::Unasked if !is_anything_own(self.record) => State::Done(Vec::new()),
            Hindsight::Unasked => State::Unasked,
            Hindsight::Waiting { looked, all } => State::Waiting { looked: *looked, all: *all },
            Hindsight::Done(decisions) => {
                let link = |seat: Seat| {
                    let own = || decisions.iter().filter(|decision| decision.seat == seat);
                    let unsurpassed = own().filter(|decision| decision.better.is_none()).count();
                    SeatLink {
                        name: self.name_eyes(Eye::Seat(seat)),
                        href: self.hindsight_of(seat),
                        unsurpassed,
                        all: own().count(),
                    }
                };
                State::Done(self.deciding().map(link).collect())
            }
        };
        Some(HindsightPart { t: self.t, code: self.code.to_owned(), state })
    }

    /// The seats at which somebody had something to choose.
    fn deciding(&self) -> impl Iterator<Item = Seat> {
        let has = |seat: &Seat| self.judged().iter().any(|decision| decision.seat == *seat);
        Seat::all(self.seats()).filter(has)
    }

    fn judged(&self) -> &[Decision] {
        match &self.hindsight {
            Hindsight::Done(decisions) if self.record.is_over() => decisions,
            Hindsight::Done(_) | Hindsight::Unasked | Hindsight::Waiting { .. } => &[],
        }
    }

    fn hindsight_of(&self, seat: Seat) -> String {
        format!("/table/{}/hindsight/{}", self.code, written(Eye::Seat(seat)))
    }

    /// All about a seat; nothing if there is nothing.
    pub(in crate::web) fn hindsight_through(&self, seat: Seat) -> Option<SeatHindsight> {
        let own: Vec<&Decision> = self.judged().iter().filter(|decision| decision.seat == seat).collect();
        if own.is_empty() {
            return None;
        }
        let eye = Eye::Seat(seat);
        let decisions = self.before(&own).map(|(decision, table, wake, how)| DecisionPart {
            number: decision.entry,
            href: self.addresses.step(decision.entry, eye),
            before: self.addresses.step(decision.entry - 1, eye),
            judged: self.judged_part(decision, &table, wake, how),
        });
        let decisions: Vec<DecisionPart> = decisions.collect();
        let known = G::known_whole(self.record, eye, self.company.clone());
        let story = G::story(&known, self.t, 0, usize::MAX);
        // How far the game turned is not how much the answer mattered: a moment has no bar.
        let moment = |Turning { entry, kind, .. }: Turning| {
            let decision = decisions.iter().find(|decision| decision.number == entry)?;
            let JudgedPart { given, better, .. } = &decision.judged;
            let (given, better, words) = (given.clone(), better.clone(), self.t.hindsight_moment(kind.name()));
            let next = decisions.iter().map(|decision| decision.number).find(|number| *number > entry);
            let followed = followed(&story, entry..next.unwrap_or(u32::MAX));
            Some(MomentPart { number: entry, href: decision.href.clone(), given, words, better, followed })
        };
        let moments = turnings(&own, self.record.game().outcome()).into_iter().filter_map(moment).collect();
        let people = |other: Seat| Eyes {
            words: self.name_eyes(Eye::Seat(other)),
            href: self.hindsight_of(other),
            here: other == seat,
        };
        Some(SeatHindsight {
            name: self.name_eyes(eye),
            kicker: self.t.table_kicker(self.code.to_owned(), G::TITLE),
            moments,
            unsurpassed: own.iter().filter(|decision| decision.better.is_none()).count(),
            eyes: self.deciding().map(people).collect(),
            decisions,
        })
    }

    /// What the pilot thinks of a step, before eyes that may know.
    pub(super) fn judged_at(&self, number: u32, eye: Eye) -> Option<JudgedPart> {
        let decision = self.judged().iter().find(|decision| decision.entry == number && eye.sees(decision.seat))?;
        let (decision, table, wake, how) = self.before(&[decision]).next()?;
        Some(self.judged_part(decision, &table, wake, how))
    }

    /// Some decisions in the order of the log, with the table as it was before each and how the answer came.
    fn before<'a>(
        &'a self,
        decisions: &[&'a Decision],
    ) -> impl Iterator<Item = (&'a Decision, Table<G>, G::Wake, How)> {
        let wanted = decisions.to_vec();
        let (mut last, mut wake) = (None, G::Wake::default());
        self.record.again().filter_map(move |(entry, events, table)| {
            let before = last.replace(table);
            let was = wake.clone();
            G::follow(&mut wake, events);
            let decision = wanted.iter().find(|decision| decision.entry == entry.line.number)?;
            Some((*decision, before?, was, entry.hidden.how))
        })
    }

    fn judged_part(&self, decision: &Decision, table: &Table<G>, wake: <G as Tells>::Wake, how: How) -> JudgedPart {
        let known = G::known_after(table, wake, Eye::Seat(decision.seat), self.company.clone());
        let told = |text: &str| {
            let action = table.game().read(text).ok();
            action.map(|action| G::told_action(&known, self.t, &action)).unwrap_or_default()
        };
        let entry = self.record.entries().find(|(entry, _)| entry.line.number == decision.entry);
        JudgedPart {
            t: self.t,
            given: entry.map(|(entry, _)| told(&entry.hidden.written)).unwrap_or_default(),
            how: (how != How::Hand).then(|| G::how_in_short(self.t, how)),
            better: decision.better.as_ref().map(|better| told(&better.answer)).unwrap_or_default(),
            bar: Bar::of(decision.lead()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(number: u32, lines: &[(&str, Tone)]) -> Sentences {
        let lines = lines.iter().map(|(text, tone)| Line { text: (*text).to_owned(), tone: *tone });
        Sentences { number, lines: lines.collect() }
    }

    #[test]
    fn what_followed_a_moment_is_what_one_remembers_until_the_next_decision() {
        let story = [
            told(6, &[("The ship leaves Troy.", Tone::Landmark)]),
            told(7, &[("You agree.", Tone::Plain), ("The ship sails to Circe.", Tone::Landmark)]),
            told(8, &[("Turn 3.", Tone::Turn), ("The ship sails to Dido.", Tone::Landmark)]),
            told(9, &[("The ship sails to Libya.", Tone::Landmark), ("The ship stays.", Tone::Landmark)]),
            told(10, &[("Anna has reached Libya.", Tone::Milestone)]),
            told(11, &[("Bernd has won.", Tone::Milestone)]),
        ];
        let first = ["The ship sails to Circe.", "The ship sails to Dido.", "The ship sails to Libya."];
        let followed =
            |entries| -> Vec<String> { followed(&story, entries).into_iter().map(|line| line.text).collect() };
        assert_eq!(followed(7..10)[..3], first);
        let rather = [first[0], first[1], "Anna has reached Libya.", "Bernd has won."];
        assert_eq!(followed(7..u32::MAX), rather, "what brings somebody nearer to winning, in its order");
        assert_eq!(followed(7..7), [first[0]], "what was decided there comes to something later");
        assert_eq!(followed(12..u32::MAX), [""; 0]);
    }
}
