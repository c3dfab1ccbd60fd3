//! What a seat said ahead, in sentences to its owner: the review lists them, the page of a sealed envelope shows them, a
//! letter tells which of them were used.

use super::scene::Scene;
use super::vocabulary::{Teller, card_name};
use crate::engine::ulysses::{Card, Place, PlaceSet, Side};
use crate::settle::patience::{Patience, Then};
use crate::settle::ulysses::{
    Back, Beyond, Course, Day, Either, Envelope, Lapse, NextLine, NextPage, Order, Plan, PlanLine, Quiet, Rule, Rules,
    Standing, Stop, Third, Until, WayOn, Won, Word,
};
use crate::text::time::zone_name;

/// Whether red lies already when a rule is told: then no place of red is left to speak of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Red {
    Open,
    Lies,
}

/// What rules are told of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Matter {
    /// This movement before somebody has objected, who might name one of these places.
    Asking(PlaceSet),
    /// This movement, with red on the board.
    Discussion,
    /// Another movement: nobody can be named.
    Later,
    /// The reader's own turn.
    OwnTurn,
}

impl Matter {
    pub(crate) fn of(scene: &Scene<'_>) -> Matter {
        if scene.view.leading.is_some() {
            return Matter::Discussion;
        }
        let blue = scene.view.sides[Side::Blue as usize].map_or(PlaceSet::NONE, |blue| PlaceSet::only(blue.place));
        Matter::Asking(scene.board.neighbors(scene.view.ship).without(blue))
    }
}

impl Teller<'_> {
    /// The quiet answer is told apart: it may be by hand.
    pub(crate) fn envelope(self, envelope: &Envelope, matter: Matter) -> Vec<String> {
        let asks = |rules: &Rules| rules.0.iter().all(|rule| rule.word == Word::Ask);
        if envelope.quiet == Some(Quiet::Ask) && envelope.contested.as_ref().is_some_and(asks) && envelope.won.is_none()
        {
            return vec![self.t.ahead_ask_whatever()];
        }
        let quiet = envelope.quiet.as_ref().map(|quiet| self.t.ahead_if_quiet(self.quiet(quiet)));
        let contested = envelope.contested.iter().flat_map(|rules| self.rules(rules, matter));
        let won = envelope.won.iter().flat_map(|won| self.won(won));
        quiet.into_iter().chain(contested).chain(won).collect()
    }

    fn quiet(self, quiet: &Quiet) -> String {
        match quiet {
            Quiet::Agree => self.t.ahead_word_agree(),
            Quiet::Ask => self.t.ahead_word_ask(),
            Quiet::Object(marking) => self.t.ahead_word_object(self.cards(marking.cards), self.place(marking.place)),
        }
    }

    /// One sentence for each rule, the first that fits coming first.
    pub(crate) fn rules(self, rules: &Rules, matter: Matter) -> Vec<String> {
        let mut told = PlaceSet::NONE;
        let mut sentences = Vec::new();
        for rule in &rules.0 {
            sentences.push(self.rule(rule, matter, told));
            told = if rule.first { told } else { told.union(rule.red) };
        }
        sentences
    }

    /// `told` are the places of which others have spoken before it.
    fn rule(self, rule: &Rule, matter: Matter, told: PlaceSet) -> String {
        let t = self.t;
        let whatever = rule.word == Word::Pass && rule.third != Third::Ask;
        let word = if whatever { t.ahead_word_pass_whatever() } else { self.word(&rule.word, matter) };
        let mut parts = vec![match (rule.first, matter, rule.red == PlaceSet::ALL) {
            (true, ..) => t.ahead_if_first(word),
            (false, Matter::Discussion, _) => t.ahead_if_lies(word),
            (false, _, true) if told.is_empty() => t.ahead_if_any(word),
            // Which places are left is told, so that none is left open unseen.
            (false, Matter::Asking(reds), true) if !reds.without(told).is_empty() => {
                t.if_wanted(self.any_of(reds.without(told)), word)
            }
            (false, _, true) => t.if_elsewhere(word),
            (false, _, false) => t.if_wanted(self.any_of(rule.red), word),
        }];
        let open = matter != Matter::Discussion;
        if !whatever && rule.word != Word::Ask && open || rule.third == Third::Pass && !whatever {
            parts.push(t.ahead_third(third_name(rule.third)));
        }
        parts.join(" ")
    }

    fn word(self, word: &Word, matter: Matter) -> String {
        let t = self.t;
        match word {
            Word::Pass => t.ahead_word_pass(),
            Word::Ask => t.ahead_word_ask(),
            Word::Back(back) => self.back(back, matter),
            Word::Black(black) => {
                let otherwise = self.word(&black.otherwise, matter);
                t.ahead_word_black(black.most, otherwise, self.place(black.place))
            }
        }
    }

    /// Whom one backs: by name where the disc lies.
    fn backed(self, side: Side, matter: Matter) -> String {
        let t = self.t;
        let is_now = matches!(matter, Matter::Asking(_) | Matter::Discussion);
        match (self.sides.owner(side).filter(|_| is_now), side) {
            (Some(owner), _) if self.you(owner) == "yes" => t.who_own(),
            (Some(owner), _) => t.who_name(self.name(owner)),
            (None, Side::Blue) if matter == Matter::OwnTurn => t.who_own(),
            // Before the proposal only its owner speaks of it.
            (None, Side::Blue) if is_now => t.who_own(),
            (None, Side::Blue) => t.who_proposal(),
            (None, Side::Red) => t.who_objector(),
            (None, Side::Black) => t.who_black(),
        }
    }

    fn back(self, back: &Back, matter: Matter) -> String {
        let mut parts = vec![self.t.word_back(back.most, self.backed(back.side, matter))];
        for (side, most) in Side::ALL.into_iter().zip(back.against) {
            parts.extend(most.map(|most| self.t.ahead_word_against(most, side.name())));
        }
        // Whoever reads «at most 2 cards» expects them to be played.
        parts.push(if back.hold { self.t.ahead_word_hold() } else { self.t.ahead_word_else_pass() });
        parts.join(" ")
    }

    pub(crate) fn won(self, won: &Won) -> Vec<String> {
        let t = self.t;
        match won {
            Won::Rest => vec![t.ahead_won_rest()],
            Won::Ask => vec![t.ahead_won_ask()],
            Won::Wind { with, next } => {
                let then = |next: &WayOn| t.ahead_won_next(self.place(next.at), self.in_order(&next.propose));
                [t.ahead_won_wind(either_name(*with, Card::Wind))].into_iter().chain(next.iter().map(then)).collect()
            }
        }
    }

    pub(crate) fn next_page(self, page: &NextPage) -> Vec<String> {
        page.0.iter().flat_map(|line| self.next_line(line)).collect()
    }

    fn next_line(self, line: &NextLine) -> Vec<String> {
        let (at, word) = (self.place(line.at), self.quiet(&line.quiet));
        let quiet = match line.on == PlaceSet::ALL {
            true => self.t.ahead_next_any(at, word),
            false => self.t.ahead_next_ways(at, self.any_of(line.on), word),
        };
        let asks = line.quiet == Quiet::Ask && line.contested.0.iter().all(|rule| rule.word == Word::Ask);
        let contested = if asks { Vec::new() } else { self.rules(&line.contested, Matter::Later) };
        // What holds there, in one breath.
        vec![[quiet].into_iter().chain(contested).collect::<Vec<_>>().join(" ")]
    }

    pub(crate) fn plan(self, plan: &Plan) -> Vec<String> {
        let ways = plan.0.iter().map(|line| match line.at {
            Some(at) => self.t.ahead_plan_at(self.place(at), self.in_order(&line.propose)),
            None => self.t.ahead_plan_anywhere(self.in_order(&line.propose)),
        });
        let first = plan.0.first();
        let before = first.into_iter().flat_map(|line| self.before_proposal(line));
        let after = first
            .into_iter()
            .flat_map(|line| self.rules(&line.contested, Matter::OwnTurn).into_iter().chain(self.won(&line.won)));
        before.chain(ways).chain(after).collect()
    }

    fn before_proposal(self, line: &PlanLine) -> Vec<String> {
        let pandora = line.pandora.map(|with| self.t.ahead_plan_pandora(either_name(with, Card::Pandora)));
        let temple = line.temple.map(|keep| self.t.ahead_plan_temple(keep));
        pandora.into_iter().chain(temple).collect()
    }

    pub(crate) fn order(self, order: &Order) -> String {
        let t = self.t;
        let says = match &order.says {
            Standing::Agree { but } if but.is_empty() => t.ahead_order_agree(),
            Standing::Agree { but } => t.ahead_order_agree_but(self.all_of(*but)),
            Standing::Object { to, with, cards } => {
                t.ahead_order_object(self.cards(*cards), self.any_of(*to), self.place(*with))
            }
            Standing::Contested(rules) => self.rules(rules, Matter::Later).join(" "),
        };
        let at = order.at.map(|at| t.ahead_order_at(self.place(at)));
        let until = match order.until {
            Until::Turn => t.ahead_order_until_turn(),
            Until::Date(day, zone) => t.ahead_order_until_day(self.day(day), zone_name(zone)),
        };
        at.into_iter().chain([says, until]).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn course(self, course: &Course) -> Vec<String> {
        let t = self.t;
        let beyond = match course.beyond {
            Beyond::Object => t.ahead_course_beyond_object(course.most),
            Beyond::Ask => t.ahead_course_beyond_ask(),
            Beyond::Agree => t.ahead_course_beyond_agree(),
        };
        let agrees = format!("{} {beyond}", t.ahead_course_within(course.within));
        vec![t.ahead_course_to(course.to.len(), self.all_of(course.to)), agrees, t.ahead_course_back(course.most)]
    }

    pub(crate) fn patience(self, patience: Patience) -> String {
        match patience.then {
            Then::Silence => self.t.ahead_patience_agree(patience.hours),
            Then::Ask => self.t.ahead_patience_none(),
        }
    }

    /// Why a word did not count, though it lay there.
    pub(crate) fn lapse(self, lapse: Lapse) -> String {
        let t = self.t;
        match lapse {
            Lapse::Illegal(reason) => t.ahead_lapse(self.illegal(reason)),
            Lapse::NoRule => t.ahead_lapse_no_rule(),
            Lapse::BlackAppeared => t.ahead_lapse_black(),
            Lapse::NoWay => t.ahead_lapse_no_way(),
            Lapse::Elsewhere => t.ahead_lapse_elsewhere(),
            Lapse::Stopped(Stop::Plague) => t.ahead_lapse_plague(),
            Lapse::Stopped(Stop::Rival(rival)) => t.ahead_lapse_rival(self.name(rival)),
            Lapse::LastGoal => t.ahead_lapse_last_goal(),
        }
    }

    /// «Thursday 24 December 2026».
    fn day(self, day: Day) -> String {
        let written = day.to_string();
        written.parse().map_or_else(|_| written.clone(), |date| self.t.date(date))
    }

    /// «Delos, Tyre and Troy».
    fn all_of(self, places: PlaceSet) -> String {
        self.list(places.iter().map(|place| self.place(place)).collect())
    }

    /// «Delos, Tyre or Troy».
    pub(crate) fn any_of(self, places: PlaceSet) -> String {
        let mut names: Vec<String> = places.iter().map(|place| self.place(place)).collect();
        match names.pop() {
            Some(last) if !names.is_empty() => self.t.ahead_or(names.join(", "), last),
            Some(only) => only,
            None => self.t.orders_no_place(),
        }
    }

    /// «Delos, else Tyre, else Troy».
    fn in_order(self, places: &[Place]) -> String {
        let names: Vec<String> = places.iter().map(|place| self.place(*place)).collect();
        names.into_iter().reduce(|before, next| self.t.ahead_else(before, next)).unwrap_or_default()
    }
}

fn third_name(third: Third) -> &'static str {
    match third {
        Third::Same => "same",
        Third::Pass => "pass",
        Third::Ask => "ask",
    }
}

fn either_name(with: Either, card: Card) -> &'static str {
    match with {
        Either::Itself => card_name(card),
        Either::Zeus => card_name(Card::Zeus),
        Either::Both => "either",
    }
}
