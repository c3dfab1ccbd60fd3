//! Choices that go with a plan or a course: what the sailor would do with the cards that ask, and what he would bid.

use super::Pen;
use crate::engine::SeatSet;
use crate::engine::odyssee::{
    Action, BidRange, CREW, Card, CardSet, Isle, LandingView, Legal, Numbered as _, Price, Question, RimCard, Step,
    Stop, TermsRange, View,
};
use crate::settle::odyssee::Choice;

/// The numbers of cards that ask.
const CATTLE: u8 = 6;
const SCYLLA: u8 = 7;

impl Pen<'_> {
    /// For a landing at that stop.
    pub(super) fn choices(&self, stop: Stop) -> Vec<Choice> {
        let Stop::Isle(isle) = stop else { return Vec::new() };
        let there = self.ashore(isle);
        let mut choices: Vec<Choice> = self.bid(&there, isle).into_iter().collect();
        choices.extend(self.feast(&there));
        choices.push(Choice::Graze);
        choices.extend(self.toll(&there));
        choices.push(Choice::Hero);
        choices.extend(self.look(&there, isle));
        choices
    }

    /// The table in the own turn, with the ship at that island.
    fn ashore(&self, isle: Isle) -> View {
        let mut there = self.view.clone();
        there.active = self.me;
        there.turn += 1;
        (there.to_act, there.may_answer) = (SeatSet::only(self.me), SeatSet::only(self.me));
        there.players[self.me].ship = Some(self.view.options.board.isle(isle));
        there
    }

    /// The least crew with which he feasts.
    fn feast(&self, there: &View) -> Option<Choice> {
        let mut there = there.clone();
        (there.question, there.card) = (Some(Question::Cattle), Card::numbered(CATTLE));
        let feasts = |crew: &u8| {
            let mut there = there.clone();
            there.players[self.me].crew = *crew;
            self.says(&there, &Legal::Cattle) == Some(Action::Feast)
        };
        (1..=CREW).find(feasts).map(|from| Choice::Feast { from })
    }

    /// The least gifts with which he pays them.
    fn toll(&self, there: &View) -> Option<Choice> {
        let mut there = there.clone();
        let card = Card::numbered(SCYLLA)?;
        (there.question, there.card) = (Some(Question::Toll), Some(card));
        let Some(Step::Toll { heroes, gifts }) = card.tale().task.last() else { return None };
        let pays = |held: &u8| {
            let mut there = there.clone();
            there.players[self.me].gifts = *held;
            self.says(&there, &Legal::Toll { heroes: *heroes, gifts: *gifts }) == Some(Action::Gifts)
        };
        (*gifts..=8).find(pays).map(|from| Choice::Gifts { from })
    }

    /// The two cards he would look at from there.
    fn look(&self, there: &View, isle: Isle) -> Option<Choice> {
        let face_down = |other: &Isle| *other != isle && self.view.isles[other.index()].card == RimCard::FaceDown;
        let isles = Isle::all().filter(face_down).collect();
        let mut there = there.clone();
        there.question = Some(Question::Look);
        match self.says(&there, &Legal::Look { isles, count: 2 }) {
            Some(Action::Look(isles)) if isles.len() == 2 => Some(Choice::Look(isles)),
            _ => None,
        }
    }

    /// What he would bid for a card of the owner's.
    fn bid(&self, there: &View, isle: Isle) -> Option<Choice> {
        let owner = self.view.isles[isle.index()].owner.filter(|owner| *owner != self.me)?;
        let cards: CardSet = self.view.players[owner].cards.iter().copied().collect();
        if cards.len() < 2 || self.view.isles[isle.index()].card != RimCard::None {
            return None;
        }
        let mut there = there.clone();
        there.question = Some(Question::Land);
        there.landing = Some(LandingView { isle, owner, bid: None, ask: None });
        let pays = TermsRange { gifts: there.players[self.me].gifts.saturating_sub(1), ..TermsRange::default() };
        match self.says(&there, &Legal::Land(BidRange { owner, cards, pays })) {
            Some(Action::Bid(Price { terms, card })) => {
                Some(Choice::Bid { price: Price { terms, card }, before: CardSet::NONE })
            }
            _ => None,
        }
    }
}
