//! What a seat's words come to: envelope, next page and plan, orders, in this order. A kind that says nothing
//! leaves the question to the next; one that says «ask», or no longer fits, does not.

use super::contest::{Contest, Verdict};
use super::course::Helm;
use super::word::{Day, NextLine, Order, Quiet, Standing, Until};
use super::{Kind, Lapse, Said, disc, scope, turn};
use crate::engine::log::Moment;
use crate::engine::ulysses::{Action, Cards, DiscRange, Legal, Marking, Own, Side, Ulysses, View};
use crate::settle::words::{Kept, Reading, Source, Why, Words as _};

pub(super) fn read(said: &Said, view: &View, legal: &Legal, now: Moment) -> Reading<Ulysses> {
    let Some(own) = view.own else { return Reading::Asks(Why::NoWord) };
    let reader = Reader { said, view, own, now };
    let found = match legal {
        Legal::Nothing => None,
        Legal::Action(range) => turn::action(said, view, own, range),
        Legal::Asking(range) => reader.quiet(range),
        Legal::Discussion(range) => {
            let reserved = turn::reserved(said, view, own);
            reader.contested(&Contest { view, range, own, reserved })
        }
        Legal::Wind(usable) => turn::wind(said, view, own, *usable),
    };
    match found {
        None => Reading::Asks(Why::NoWord),
        Some((Ok(action), source)) => Reading::Says(action, source),
        Some((Err(why), _)) => Reading::Asks(why),
    }
}

/// The first kind of word that says something, with what it says.
pub(super) type Found = Option<(Verdict, Source<Kind>)>;

struct Reader<'a> {
    said: &'a Said,
    view: &'a View,
    own: Own,
    now: Moment,
}

impl Reader<'_> {
    fn quiet(&self, range: &DiscRange) -> Found {
        let envelope = self.said.envelope.as_ref().filter(|kept| self.is_now(kept));
        let envelope = envelope.and_then(|kept| kept.word.quiet.as_ref());
        let half = |quiet: &Quiet| self.quiet_half(quiet, range);
        envelope
            .map(|quiet| (half(quiet), Source::Word(Kind::Envelope, 0)))
            .or_else(|| self.next_line().map(|line| (half(&line.quiet), Source::Word(Kind::Next, 0))))
            .or_else(|| self.order(|order| self.standing(order, range)))
            .or_else(|| Some((self.helm()?.quiet(range), Helm::SOURCE)))
    }

    fn contested(&self, contest: &Contest<'_>) -> Found {
        let envelope = self.said.envelope.as_ref().filter(|kept| self.is_now(kept));
        let envelope = envelope.and_then(|kept| kept.word.contested.as_ref());
        let plan = scope::plan_line(self.said, self.view, self.own.seat);
        let plan = plan.filter(|_| self.view.active == self.own.seat);
        envelope
            .map(|rules| (contest.answer(rules), Source::Word(Kind::Envelope, 0)))
            .or_else(|| plan.map(|line| (contest.answer(&line.contested), Source::Word(Kind::Plan, 0))))
            .or_else(|| self.next_line().map(|line| (contest.answer(&line.contested), Source::Word(Kind::Next, 0))))
            .or_else(|| {
                self.order(|order| match &order.says {
                    Standing::Contested(rules) => Some(contest.answer(rules)),
                    Standing::Agree { .. } | Standing::Object { .. } => None,
                })
            })
            .or_else(|| Some((self.helm()?.contested(contest), Helm::SOURCE)))
    }

    fn helm(&self) -> Option<Helm<'_>> {
        Helm::of(self.said, self.view, self.own)
    }

    fn quiet_half(&self, quiet: &Quiet, range: &DiscRange) -> Verdict {
        match quiet {
            Quiet::Agree => Ok(Action::Agree),
            Quiet::Object(marking) => disc::check(self.view, &self.own, range, marking)
                .map(|()| Action::Object(*marking))
                .map_err(|reason| Why::Lapsed(Lapse::Illegal(reason))),
            Quiet::Ask => Err(Why::Wished),
        }
    }

    fn standing(&self, order: &Order, range: &DiscRange) -> Option<Verdict> {
        let blue = self.view.sides[Side::Blue as usize]?.place;
        match &order.says {
            Standing::Agree { but } => (!but.contains(blue)).then_some(Ok(Action::Agree)),
            Standing::Object { to, with, cards } => to.contains(blue).then(|| {
                let marking = Marking { place: *with, cards: *cards, clear: Cards::NONE };
                self.quiet_half(&Quiet::Object(marking), range)
            }),
            Standing::Contested(_) => None,
        }
    }

    /// What was said about this movement before it began; the latest that speaks of this ship place and proposal.
    fn next_line(&self) -> Option<&NextLine> {
        let now = Ulysses::occasion(self.view);
        let blue = self.view.sides[Side::Blue as usize]?.place;
        let pages = self.said.next.iter().rev().filter(|kept| now.same_matter(kept.at) || now.follows(kept.at));
        let mut lines = pages.flat_map(|kept| &kept.word.0);
        lines.find(|line| line.at == self.view.ship && line.on.contains(blue))
    }

    fn order(&self, says: impl Fn(&Order) -> Option<Verdict>) -> Found {
        let holds = |kept: &Kept<Order>| {
            let in_time = match kept.word.until {
                Until::Turn => self.view.turn <= scope::own_turn_after(kept.at, self.view, self.own.seat),
                Until::Date(day, zone) => Day::of(self.now, zone) <= day,
            };
            in_time && kept.word.at.is_none_or(|at| at == self.view.ship)
        };
        let mut orders = self.said.orders.iter().enumerate().filter(|(_, kept)| holds(kept));
        orders.find_map(|(number, kept)| Some((says(&kept.word)?, Source::Word(Kind::Orders, number))))
    }

    fn is_now<W>(&self, kept: &Kept<W>) -> bool {
        kept.at.same_matter(Ulysses::occasion(self.view))
    }
}
