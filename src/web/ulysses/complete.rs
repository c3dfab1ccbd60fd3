//! A choice that leaves out what the form would have filled in, as links of the chart and of letters do: the same cards are put
//! in that the form suggests, and a place that was tapped in a discussion becomes the side that it stands for.

use super::choice::{Choice, DEED, Deed, Heap, PLACE};
use super::suggest;
use super::tap::CONTESTED;
use crate::engine::ulysses::{Card, Cards, DiscRange, Legal, Own, Side};
use crate::text::ulysses::scene::Scene;

/// A place on the chart in a discussion, where it may stand for a side or for black.
pub(super) const AT: &str = "at.";

impl Choice {
    pub(super) fn completed(&self, scene: &Scene<'_>, own: &Own) -> Choice {
        let mut choice = self.resolved(scene).in_time(scene, own);
        match (choice.chosen(), scene.legal) {
            (Some(Deed::Object), Legal::Asking(range)) => choice.complete_disc(scene, own, range),
            (Some(Deed::Black), Legal::Discussion(range)) => {
                if let Some(range) = &range.black {
                    choice.complete_disc(scene, own, range);
                }
            }
            (Some(Deed::Support(side)), Legal::Discussion(range)) => {
                if let Some(range) = range.support(side) {
                    choice.complete(Heap::For(side), suggest::votes(own.hand, range.least));
                }
            }
            _ => {}
        }
        choice
    }

    /// What tapping a place means in a discussion.
    fn resolved(&self, scene: &Scene<'_>) -> Choice {
        let Some(id) = self.shown(DEED).and_then(|value| value.strip_prefix(AT)) else { return self.clone() };
        let place = scene.board.place(id);
        let side = Side::ALL
            .into_iter()
            .find(|side| scene.view.sides[*side as usize].is_some_and(|disc| Some(disc.place) == place));
        let mut choice = Choice::default();
        match side {
            Some(side) => choice.deed(Deed::Support(side)),
            None => choice.deed(Deed::Black).put(PLACE, id.to_owned()),
        };
        choice
    }

    /// In a discussion what can be done only in turn is said before, as its buttons say it; and what was said before is done, among
    /// bots, where the form of the turn has nothing else.
    fn in_time(self, scene: &Scene<'_>, own: &Own) -> Choice {
        let said = |word: String| Choice::of_query(&format!("{DEED}=say.{word}"));
        match self.chosen().filter(|_| matches!(scene.legal, Legal::Discussion(_))) {
            Some(Deed::Pass) if !scene.in_turn() => said("pass".to_owned()),
            Some(Deed::Support(side)) if !scene.in_turn() => {
                let named = Card::ALL.into_iter().filter_map(|card| self.shown(&Heap::For(side).field(card)));
                let cards: u8 = named.filter_map(|count| count.parse::<u8>().ok()).fold(0, u8::saturating_add);
                let played = scene.view.players[own.seat].played;
                let most = if cards == 0 { scene.most(own) } else { played.saturating_add(cards) };
                said(format!("{}.{most}", side.name()))
            }
            Some(Deed::Say) if scene.in_turn() && scene.is_alone() => {
                let contested = self.shown(CONTESTED);
                let deed = match Side::ALL.into_iter().find(|side| contested == Some(side.name())) {
                    Some(side) => Deed::Support(side),
                    None if contested == Some("pass") => Deed::Pass,
                    None => return self,
                };
                let mut choice = Choice::default();
                choice.deed(deed);
                choice
            }
            _ => self,
        }
    }

    fn complete_disc(&mut self, scene: &Scene<'_>, own: &Own, range: &DiscRange) {
        let place = self.shown(PLACE).and_then(|id| scene.board.place(id));
        let clears = place.is_some_and(|place| range.plagued.contains(place));
        let cards = suggest::votes(own.hand, if clears { range.cards_clearing.least } else { range.cards.least });
        self.complete(Heap::Votes, cards);
        if clears {
            self.complete(Heap::Pay, suggest::spare(suggest::without(own.hand, cards), range.price));
        }
    }

    /// Only where nothing was said of the heap.
    fn complete(&mut self, heap: Heap, cards: Cards) {
        let named = |name: &str| Card::ALL.into_iter().any(|card| heap.field(card) == name);
        if !self.fields().any(named) {
            self.heap(heap, cards);
        }
    }
}
