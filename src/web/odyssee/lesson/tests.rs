//! The lesson as it is dealt, played by its own advice and against it.

use super::advice::{Kind, Why, advise, kind_of};
use crate::archive::{Cast, Participant};
use crate::bot::BotKind;
use crate::engine::log::Moment;
use crate::engine::odyssee::fixture::key;
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{Action, Odyssee, Options, Ruleset, TURNS_TOLD};
use crate::engine::{Eye, Game as _, LessonDeal, PerSeat, Seat, SeatSet};
use crate::settle::run::{Inputs, Mind, settle, try_out};
use crate::settle::words::{Said, Times};

/// Somebody at the table of a lesson, with bots beside.
struct Lesson {
    game: Odyssee,
    own: Seat,
    minds: PerSeat<Mind>,
    words: Vec<Said<Odyssee>>,
    deal: LessonDeal,
}

impl Lesson {
    fn begin(deal: LessonDeal) -> Lesson {
        let bot = |number: u8| Participant::Bot { name: number.to_string(), kind: BotKind::Sailor.to_string() };
        let learner = Participant::Person { name: "Guest".to_owned(), word: LessonDeal::WORD.to_owned() };
        let participants = std::iter::once(learner).chain((1..deal.seats).map(bot)).collect();
        let cast = Cast { code: LessonDeal::CODE.to_owned(), seed: deal.seed(), participants };
        let setup = Odyssee::setup(&cast.deal(Ruleset::default(), Options::default())).unwrap();
        let minds = setup.order.iter().map(|who| if *who == 0 { Mind::Person } else { Mind::Bot(BotKind::Sailor) });
        let own = Seat::all(deal.seats).zip(setup.order.iter()).find(|(_, who)| **who == 0).unwrap().0;
        let words = vec![Said::<Odyssee>::default(); usize::from(deal.seats)];
        let mut lesson = Lesson { game: setup.game, own, minds: minds.collect(), words, deal };
        lesson.go_on(None);
        lesson
    }

    /// Bots answer until the learner is asked.
    fn go_on(&mut self, action: Option<Action>) {
        let Lesson { game, minds, words, own, deal } = self;
        let times = Times::plenty(Moment(1_790_000_000));
        let hand = action.map(|action| (*own, action));
        let inputs = Inputs { minds, words, hand, times, unsent: SeatSet::NONE, seed: &deal.seed() };
        settle(game, inputs).expect("advice is legal");
    }

    fn advice(&self) -> Option<(Action, Why)> {
        let (view, legal) = (self.game.view(Eye::Seat(self.own)), self.game.legal(self.own));
        advise(&self.game, &view, &legal)
    }
}

/// What is advised, one after the other, until every kind was met, within the turns that the page still tells.
fn followed(deal: LessonDeal) -> (Vec<(Action, Why)>, Vec<Kind>) {
    let mut lesson = Lesson::begin(deal);
    let (mut met, mut done): (Vec<Kind>, Vec<(Action, Why)>) = (Vec::new(), Vec::new());
    let turn = |lesson: &Lesson| usize::from(lesson.game.view(Eye::Public).turn);
    while met.len() < Kind::ALL.len() && turn(&lesson) <= TURNS_TOLD + 1 {
        let Some((action, why)) = lesson.advice() else { break };
        met.extend(kind_of(&action).filter(|kind| !met.contains(kind)));
        done.push((action, why));
        lesson.go_on(Some(action));
    }
    (done, met)
}

#[test]
fn whoever_follows_the_lesson_meets_every_kind_of_answer_once() {
    let (done, met) = followed(Odyssee::LESSON.unwrap());
    assert_eq!(met.len(), Kind::ALL.len(), "{done:?}");
    assert_eq!(done.len(), Kind::ALL.len(), "{done:?}");
}

/// Whatever somebody does instead, by chance, the advice that comes then is something the rules take.
#[test]
fn whoever_does_something_else_gets_advice_that_is_legal() {
    let mut chance = key(12).stream(0);
    for round in 0..4 {
        let mut lesson = Lesson::begin(Odyssee::LESSON.unwrap());
        for _ in 0..25 {
            let Some((advised, _)) = lesson.advice() else { break };
            let tried = try_out(&lesson.game, lesson.own, &advised);
            assert_eq!(tried, Ok(()), "{advised:?} in round {round}");
            let other = sample(&lesson.game, lesson.own, &mut chance);
            lesson.go_on(Some(other.unwrap_or(advised)));
        }
    }
}
