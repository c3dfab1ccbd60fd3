//! Reading the contested half. It looks at the discs, at what lies for them, at who is in, and at the seat's own hand.

use super::Lapse;
use super::disc::{check_place, votes};
use super::word::{Back, Black, Rule, Rules, Third, Word};
use crate::engine::ulysses::{Action, Card, Cards, DiscussionRange, Illegal, Marking, Own, Side, View};
use crate::settle::words::Why;

pub(super) type Verdict = Result<Action, Why<Lapse>>;

/// A discussion as the seat sees it.
pub(super) struct Contest<'a> {
    pub(super) view: &'a View,
    pub(super) range: &'a DiscussionRange,
    pub(super) own: Own,
    /// Cards that are promised to a wind: the bidding does not touch them.
    pub(super) reserved: Cards,
}

impl Contest<'_> {
    pub(super) fn answer(&self, rules: &Rules) -> Verdict {
        let Some(red) = self.view.sides[Side::Red as usize] else { return Err(Why::NoWord) };
        let mut fitting = rules.0.iter().filter(|rule| rule.red.contains(red.place));
        if self.owns(Side::Black) {
            // The chance is used, by this very rule: it goes on saying what it said.
            let word = fitting.clone().find_map(|rule| black_in(&rule.word));
            if let Some(black) = word {
                return self.back(&black.side());
            }
        }
        let open = self.range.black.is_some();
        let rule = fitting.find(|rule| !rule.first || open).ok_or(Why::Lapsed(Lapse::NoRule))?;
        self.rule(rule)
    }

    fn rule(&self, rule: &Rule) -> Verdict {
        let third = self.view.sides[Side::Black as usize].is_some() && !self.owns(Side::Black);
        match rule.third {
            Third::Pass if third => Ok(Action::Pass),
            Third::Ask if third && rule.word != Word::Ask => Err(Why::Lapsed(Lapse::BlackAppeared)),
            Third::Same | Third::Pass | Third::Ask => self.word(&rule.word),
        }
    }

    fn word(&self, word: &Word) -> Verdict {
        match word {
            Word::Pass => Ok(Action::Pass),
            Word::Ask => Err(Why::Wished),
            Word::Back(back) => self.back(back),
            Word::Black(black) => self.black(black),
        }
    }

    /// The least that leads, objections before Zeus; what the ceiling or the hand does not reach is a pass. The rules know
    /// no waiting: asked while ahead one adds a card or is out (S-59).
    fn back(&self, back: &Back) -> Verdict {
        self.check_side(back.side).map_err(|reason| Why::Lapsed(Lapse::Illegal(reason)))?;
        let (Some(leading), Some(least)) = (self.view.leading, self.view.least) else { return Err(Why::NoWord) };
        let most = if leading != back.side {
            back.against[leading as usize].unwrap_or(back.most)
        } else if back.hold && self.opponent_in(back.side) {
            back.most
        } else {
            return Ok(Action::Pass);
        };
        let least = least[back.side as usize];
        let within = self.played().saturating_add(least) <= most;
        let cards = votes(self.free_hand(), least).filter(|_| within);
        Ok(cards.map_or(Action::Pass, |cards| Action::Support { side: back.side, cards }))
    }

    fn black(&self, black: &Black) -> Verdict {
        let Some(range) = self.range.black else { return self.word(&black.otherwise) };
        let lapse = |reason: Illegal| Why::Lapsed(Lapse::Illegal(reason));
        check_place(self.view, black.place, false).map_err(lapse)?;
        let least = range.cards.least;
        if self.played().saturating_add(least) > black.most {
            return self.word(&black.otherwise);
        }
        let held = self.free_hand().count(Card::Objection);
        let cards = votes(self.free_hand(), least).ok_or(lapse(Illegal::NotInHand { card: Card::Objection, held }))?;
        Ok(Action::Black(Marking { place: black.place, cards, clear: Cards::NONE }))
    }

    /// Whether the seat may play for the side (U-DISC-15, S-54).
    fn check_side(&self, side: Side) -> Result<(), Illegal> {
        if self.view.sides[side as usize].is_none() {
            return Err(Illegal::NoSuchSide);
        }
        let may_change = self.view.options.switching_sides && !Side::ALL.into_iter().any(|side| self.owns(side));
        match self.view.players[self.own.seat].side {
            Some(own) if own != side && !may_change => Err(Illegal::OtherSide(own)),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether anyone who is still in may play against the side.
    fn opponent_in(&self, side: Side) -> bool {
        let mut others = self.view.still_in.iter().filter(|seat| *seat != self.own.seat);
        others.any(|seat| self.view.players[seat].side != Some(side))
    }

    fn owns(&self, side: Side) -> bool {
        self.view.sides[side as usize].is_some_and(|side| side.owner == self.own.seat)
    }

    /// Cards of this seat for sides in this movement, the opening's included.
    fn played(&self) -> u8 {
        self.view.players[self.own.seat].played
    }

    pub(super) fn free_hand(&self) -> Cards {
        let mut hand = self.own.hand;
        let kept: Cards = Card::ALL
            .into_iter()
            .map(|card| Cards::of(card, self.reserved.count(card).min(hand.count(card))))
            .fold(Cards::NONE, Cards::plus);
        hand -= kept;
        hand
    }
}

impl Black {
    /// What the word says once its disc lies.
    fn side(&self) -> Back {
        Back { side: Side::Black, most: self.most, against: [None; 3], hold: false }
    }
}

/// The disc that a word would place.
fn black_in(word: &Word) -> Option<&Black> {
    match word {
        Word::Black(black) => Some(black),
        Word::Pass | Word::Ask | Word::Back(_) => None,
    }
}
