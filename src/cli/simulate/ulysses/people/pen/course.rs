//! A course: what somebody says once for wherever the ship will be, and what is left to say besides.

use super::Pen;
use super::next::TURNS;
use crate::bot::ulysses::{Movement, sailor};
use crate::engine::log::Moment;
use crate::engine::ulysses::{Action, Place, PlaceSet, Question, Side, Ulysses};
use crate::settle::ulysses::{
    Back, Beyond, Course, Either, Envelope, NextPage, Plan, PlanLine, Quiet, Rule, Rules, Said, Third, Won, Word,
};
use crate::settle::words::{Kept, Reading, Words as _};

impl Pen<'_> {
    /// To all goals that are left.
    pub(in super::super) fn course(&self) -> Option<Course> {
        let own = self.view.own.filter(|own| !own.goals.is_empty())?;
        Some(Course { to: own.goals, within: 1, beyond: Beyond::Object, most: 2, stopped: None })
    }

    /// The own turn wherever the ship is: all places in the order in which he wants them, the first that can be reached.
    pub(in super::super) fn plan_anywhere(&self) -> Option<Plan> {
        let seats = self.view.players.count();
        let waits = self.view.active.round(seats).skip(1).position(|seat| seat == self.own);
        let turn = self.view.turn + 1 + waits.unwrap_or(usize::from(seats) - 1) as u16;
        let propose = sailor::by_worth(self.view);
        let rules = Rules(vec![Rule {
            red: PlaceSet::ALL,
            first: false,
            word: Word::Back(Back { side: Side::Blue, most: 2, against: [None; 3], hold: false }),
            third: Third::Ask,
        }]);
        let line = PlanLine {
            pandora: Some(Either::Itself),
            temple: (turn + u16::from(self.view.players[self.own].temples) <= TURNS).then_some(0),
            at: None,
            propose,
            contested: rules,
            won: Won::Rest,
        };
        (!line.propose.is_empty()).then_some(Plan(vec![line]))
    }

    /// Strikes out of a page what the course would say, too.
    pub(in super::super) fn leave_to(&self, course: &Course, page: &mut NextPage) {
        for line in &mut page.0 {
            let at = line.at;
            let quiet = line.quiet;
            let said_by_course: PlaceSet =
                line.on.iter().filter(|on| self.is_left_to(course, at, *on, quiet)).collect();
            line.on = line.on.without(said_by_course);
        }
        page.0.retain(|line| !line.on.is_empty());
    }

    fn is_left_to(&self, course: &Course, at: Place, on: Place, quiet: Quiet) -> bool {
        let mut course = *course;
        course.to.remove(at);
        if course.to.is_empty() {
            return false;
        }
        let said = Said { course: Some(Kept { word: course, at: Ulysses::occasion(self.view) }), ..Said::default() };
        let Some((view, legal)) = Movement::of_next_turn(self.view, at, on).quiet().imagined(self.view) else {
            return true;
        };
        match (quiet, Ulysses::read_words(&said, &view, &legal, Moment(0))) {
            (Quiet::Ask, _) | (Quiet::Agree, Reading::Says(Action::Agree, _)) => true,
            (Quiet::Object(wish), Reading::Says(Action::Object(other), _)) => wish.place == other.place,
            (Quiet::Agree | Quiet::Object(_), _) => false,
        }
    }

    /// An answer in as many taps as ever that holds longer: «agree, and pass whatever comes», «up to three», «and rest».
    pub(in super::super) fn brief(&self, hand: Option<Action>) -> Option<Envelope> {
        let pass = || Rules(vec![Rule { red: PlaceSet::ALL, first: false, word: Word::Pass, third: Third::Pass }]);
        let passes = |rules: &Rules| rules.0.iter().all(|rule| rule.word == Word::Pass && rule.third == Third::Pass);
        match (hand, self.view.question) {
            (Some(Action::Propose(place)), _) => {
                let proposal = self.proposal(place);
                let won = Some(proposal.won).filter(|won| *won == Won::Rest);
                let contested = Some(proposal.contested).filter(passes);
                (won.is_some() || contested.is_some()).then_some(Envelope { quiet: None, contested, won })
            }
            (Some(_), Some(Question::Asking)) => {
                let envelope = self.envelope();
                envelope.contested.filter(passes).map(|_| Envelope { contested: Some(pass()), ..Envelope::default() })
            }
            (Some(Action::Support { .. }), Some(Question::Discussion)) => {
                let contested = self.in_discussion()?;
                Some(Envelope { contested: Some(contested), ..Envelope::default() })
            }
            (Some(_) | None, _) => None,
        }
    }
}
