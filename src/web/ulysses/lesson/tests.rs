//! The lesson as it is dealt, played by its own advice and against it.

use super::advice::{Kind, advise, kind_of};
use crate::archive::{Cast, Participant};
use crate::bot::BotKind;
use crate::engine::log::Moment;
use crate::engine::ulysses::fixture::key;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Event, Legal, Options, Ruleset, TURNS_TOLD, Ulysses};
use crate::engine::{Eye, Game as _, LessonDeal, PerSeat, Seat, SeatSet};
use crate::settle::run::{Inputs, Mind, settle, try_out};
use crate::settle::words::{Said, Times};

/// Somebody at the table of a lesson, with bots beside.
struct Lesson {
    game: Ulysses,
    own: Seat,
    minds: PerSeat<Mind>,
    words: Vec<Said<Ulysses>>,
    deal: LessonDeal,
    /// The learner's goals that were reached.
    goals: usize,
}

impl Lesson {
    fn begin(deal: LessonDeal) -> Lesson {
        let bot = |number: u8| Participant::Bot { name: number.to_string(), kind: BotKind::Sailor.to_string() };
        let learner = Participant::Person { name: "Guest".to_owned(), word: LessonDeal::WORD.to_owned() };
        let participants = std::iter::once(learner).chain((1..deal.seats).map(bot)).collect();
        let cast = Cast { code: LessonDeal::CODE.to_owned(), seed: deal.seed(), participants };
        let setup = Ulysses::setup(&cast.deal(Ruleset::default(), Options::default())).unwrap();
        let minds = setup.order.iter().map(|who| if *who == 0 { Mind::Person } else { Mind::Bot(BotKind::Sailor) });
        let own = Seat::all(deal.seats).zip(setup.order.iter()).find(|(_, who)| **who == 0).unwrap().0;
        let words = vec![Said::<Ulysses>::default(); usize::from(deal.seats)];
        let mut lesson = Lesson { game: setup.game, own, minds: minds.collect(), words, deal, goals: 0 };
        lesson.go_on(None);
        lesson
    }

    /// Bots answer until the learner is asked.
    fn go_on(&mut self, action: Option<Action>) {
        let Lesson { game, minds, words, own, deal, .. } = self;
        let times = Times::plenty(Moment(1_790_000_000));
        let hand = action.map(|action| (*own, action));
        let inputs = Inputs { minds, words, hand, times, unsent: SeatSet::NONE, seed: &deal.seed() };
        let settled = settle(game, inputs).expect("advice is legal");
        let events = settled.played.iter().flat_map(|played| &played.events);
        self.goals +=
            events.filter(|event| matches!(event, Event::GoalShown { seat, .. } if *seat == self.own)).count();
    }

    fn advice(&self, met: &[Kind]) -> Option<Action> {
        let (view, legal) = (self.game.view(Eye::Seat(self.own)), self.game.legal(self.own));
        advise(&view, &legal, met).map(|(action, _)| action)
    }
}

/// What is advised, one after the other, until every kind was met and the own turn is over.
fn followed(lesson: &mut Lesson, most: usize) -> Vec<Action> {
    let (mut met, mut done): (Vec<Kind>, Vec<Action>) = (Vec::new(), Vec::new());
    let is_done = |lesson: &Lesson, met: &[Kind]| {
        met.len() == Kind::ALL.len() && !matches!(lesson.game.legal(lesson.own), Legal::Action(_))
    };
    while !is_done(lesson, &met) && done.len() <= most {
        let Some(action) = lesson.advice(&met) else { break };
        met.extend(Some(kind_of(&action)).filter(|kind| !met.contains(kind)));
        done.push(action);
        lesson.go_on(Some(action));
    }
    done
}

/// Whether whoever follows meets every kind, one after the other, plays a card in the discussion and reaches a goal with the wind,
/// all of it in turns that the page still tells.
fn has_everything(deal: LessonDeal) -> bool {
    let mut lesson = Lesson::begin(deal);
    let done = followed(&mut lesson, 7);
    let kinds: Vec<Kind> = done.iter().map(kind_of).collect();
    let plays = |number: usize| matches!(done[number], Action::Support { .. } | Action::Wind(_));
    let turn = usize::from(lesson.game.view(Eye::Public).turn);
    let wanted = [Kind::Agree, Kind::Object, Kind::Discuss, Kind::Before, Kind::Propose, Kind::Wind, Kind::Propose];
    kinds == wanted && plays(2) && plays(5) && lesson.goals > 0 && turn <= TURNS_TOLD
}

#[test]
fn the_lesson_is_the_first_deal_that_has_everything_in_it() {
    let lesson = Ulysses::LESSON.unwrap();
    let first = (0..).find(|number| has_everything(LessonDeal { number: *number, ..lesson }));
    assert_eq!(first, Some(lesson.number));
}

/// Whatever somebody does instead, by chance, the advice that comes then is something the rules take.
#[test]
fn whoever_does_something_else_gets_advice_that_is_legal() {
    let mut chance = key(12).stream(0);
    for round in 0..12 {
        let mut lesson = Lesson::begin(Ulysses::LESSON.unwrap());
        for _ in 0..25 {
            let Some(advised) = lesson.advice(&[]) else { break };
            let tried = try_out(&lesson.game, lesson.own, &advised);
            assert_eq!(tried, Ok(()), "{advised:?} in round {round}");
            let other = sample(&lesson.game, lesson.own, &mut chance);
            lesson.go_on(Some(other.unwrap_or(advised)));
        }
    }
}
