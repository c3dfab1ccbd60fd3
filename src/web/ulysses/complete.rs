//! A choice that leaves out what the form would have filled in, as links of the chart and of letters do: the same cards are put
//! in that the form suggests, and a place that was tapped in a discussion becomes the side that it stands for.

use super::choice::{Choice, DEED, Deed, Heap, PLACE};
use super::suggest;
use crate::engine::ulysses::{Card, Cards, DiscRange, Legal, Own, Side};
use crate::text::ulysses::scene::Scene;

/// A place on the chart in a discussion, where it may stand for a side or for black.
pub(super) const AT: &str = "at.";

impl Choice {
    pub(super) fn completed(&self, scene: &Scene<'_>, own: &Own) -> Choice {
        let mut choice = self.resolved(scene);
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

    /// What tapping a place means now.
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
