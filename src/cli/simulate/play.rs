//! One game from the deal to the end, watched all the way.

use std::any::Any;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};

use super::people::measures::Measure;
use super::plan::Plan;
use super::{Company, check};
use crate::archive::Record;
use crate::bot::{self, BotKind, Bots, Dice};
use crate::engine::log::How;
use crate::engine::{Deal, Eye, Game, Outcome, PerSeat, Seat, Setup, Stream};

/// What the simulator must know of a game besides its rules.
pub(super) trait Simulated: Bots {
    /// What is counted in every game; the first of them is its length.
    const COUNTED: &'static [&'static str];

    /// What a table may choose, if it may choose that; the usual where nothing is said.
    fn options(free_sides: bool, turns: Option<u16>) -> Option<Self::Options>;

    /// Which of them an event adds to.
    fn counted(event: &Self::Event) -> &'static [usize];

    /// Whether the action completes what a player sends in one go.
    fn completes_answer(action: &Self::Action) -> bool;

    /// Whether the event says that the game was cut off instead of being won.
    fn cut_off(event: &Self::Event) -> bool;

    /// What is missing or there twice, going by the view of the archive.
    fn check_whole(view: &Self::View) -> Result<(), String>;

    /// Any legal answer of the seat, however foolish.
    fn any_legal(&self, seat: Seat, chance: &mut Stream) -> Option<Self::Action>;

    /// Whether somebody has modelled people who play it by mail.
    const HAS_PEOPLE: bool = false;

    /// What can be tried against waiting.
    const MEASURES: &'static [Measure] = &[];

    /// What was adopted of the measures against waiting: how the page is now.
    const ADOPTED: &'static [Measure] = &[];

    /// Lets modelled people play the games of a plan, and tells what came of it; whether all was well.
    fn play_people(
        _plan: &Plan<Self>,
        _company: &Company,
        _threads: usize,
        _out: &mut impl Write,
    ) -> std::io::Result<bool> {
        Ok(true)
    }

    /// The archive of a game in which people answer ahead.
    fn archive_people(_plan: &Plan<Self>, _company: &Company, _number: u32) -> Result<String, String> {
        Err("nobody has modelled its people".to_owned())
    }
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// In the order of [`Simulated::COUNTED`].
    pub(super) counts: Vec<u32>,
    pub(super) answers: u32,
    pub(super) actions: u32,
    pub(super) outcome: Outcome,
    pub(super) cut_off: bool,
    /// Who sat where.
    pub(super) kinds: Vec<BotKind>,
}

/// More actions than any game can need.
const ACTIONS_MAX: usize = 200_000;

/// Plays the game of a number; also its archive, if one is wanted. The error is what is wrong with the game.
pub(super) fn play<G: Simulated>(plan: &Plan<G>, number: u32) -> Result<(Played, Option<String>), String> {
    let found = panic::catch_unwind(AssertUnwindSafe(|| {
        let (played, record) = watch(plan, number)?;
        Ok((played, record.map(|record| record.into_archive().to_json())))
    }));
    found.unwrap_or_else(|payload| Err(format!("panicked: {}", words(payload.as_ref()))))
}

/// Who did what, in order.
pub(super) type Story<G> = Vec<(Seat, <G as Game>::Action)>;

fn watch<G: Simulated>(plan: &Plan<G>, number: u32) -> Result<(Played, Option<Record<G>>), String> {
    let Setup { mut game, order, mut events } = deal(plan, number)?;
    let kinds: PerSeat<usize> = order.iter().map(|participant| usize::from(*participant)).collect();
    let kind = |seat: Seat| plan.bots[kinds[seat]];
    let (dice, mut search) = (plan.dice(number), plan.search(number));
    let mut played = Played {
        counts: vec![0; G::COUNTED.len()],
        answers: 0,
        actions: 0,
        outcome: Outcome::Running,
        cut_off: false,
        kinds: kinds.iter().map(|participant| plan.bots[*participant]).collect(),
    };
    let mut story: Story<G> = Vec::new();
    played.count::<G>(&events);
    while let Some(seat) = game.to_act().iter().next() {
        let bot = Bot { kind: kind(seat), dice: &dice[usize::from(seat.number())] };
        let action = bot.answer(&game, seat).ok_or_else(|| format!("a dead end: seat {seat} has no answer"))?;
        if !G::TOGETHER && game.to_act().len() > 1 {
            return Err("several seats are awaited at once, which this game never does".to_owned());
        }
        G::check_whole(&game.view(Eye::Archive))?;
        check::sometimes(&game, seat, &bot, &mut search)?;
        events.clear();
        let written = game.write(&action);
        if let Err(reason) = game.apply(seat, &action, &mut events) {
            return Err(format!("action {}: «{written}» of seat {seat} is refused: {reason}", story.len() + 1));
        }
        played.count::<G>(&events);
        played.answers += u32::from(G::completes_answer(&action));
        story.push((seat, action));
        if story.len() > ACTIONS_MAX {
            return Err(format!("no end after {ACTIONS_MAX} actions"));
        }
    }
    if game.outcome() == Outcome::Running {
        return Err("a dead end: nobody is asked, and nobody has won".to_owned());
    }
    G::check_whole(&game.view(Eye::Archive))?;
    played.outcome = game.outcome();
    played.actions = story.len() as u32;
    let record = check::replay(plan, number, &story, &game)?;
    Ok((played, record))
}

/// A bot at its seat.
pub(super) struct Bot<'a> {
    pub(super) kind: BotKind,
    pub(super) dice: &'a Dice,
}

impl Bot<'_> {
    pub(super) fn answer<G: Simulated>(&self, game: &G, seat: Seat) -> Option<G::Action> {
        bot::answer(self.kind, game, seat, self.dice)
    }
}

pub(super) fn deal<G: Simulated>(plan: &Plan<G>, number: u32) -> Result<Setup<G>, String> {
    let deal = Deal {
        ruleset: plan.ruleset,
        options: plan.options.clone(),
        people: 0,
        bots: u8::try_from(plan.bots.len()).unwrap_or(u8::MAX),
        key: plan.deal_key(number),
    };
    G::setup(&deal).map_err(|error| error.to_string())
}

/// The same game as a record, its actions made once more.
pub(super) fn recorded<G: Simulated>(plan: &Plan<G>, number: u32, story: &Story<G>) -> Result<Record<G>, String> {
    let cast = plan.cast(number);
    let mut record: Record<G> = Record::begin(cast, plan.ruleset, plan.options.clone(), plan.moment(0))
        .map_err(|error| format!("the record does not begin: {error}"))?;
    for (entry, (seat, action)) in story.iter().enumerate() {
        let result = record.act(*seat, action, How::Bot, plan.moment(entry + 1));
        result.map_err(|reason| format!("the record refuses action {}: {reason}", entry + 1))?;
    }
    Ok(record)
}

impl Played {
    fn count<G: Simulated>(&mut self, events: &[G::Event]) {
        for event in events {
            for counter in G::counted(event) {
                self.counts[*counter] += 1;
            }
            self.cut_off |= G::cut_off(event);
        }
    }
}

/// What a panic said, on one line.
fn words(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without words").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_on_one_line() {
        let payload = panic::catch_unwind(|| panic!("a card\nis {}", "lost")).unwrap_err();
        assert_eq!(words(payload.as_ref()), "a card is lost");
    }
}
