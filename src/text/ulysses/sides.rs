//! Whose the sides of a discussion are, followed through a story: people are called by their names, not by the colors of their
//! discs. Where the story begins after a disc was placed, its color must do.

use super::vocabulary::Teller;
use crate::engine::Seat;
use crate::engine::ulysses::{Event, Place, Side, SideView};

/// The discs of a movement and the cards for them, by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sides {
    discs: [Option<(Seat, Place)>; 3],
    pub(crate) counts: [u8; 3],
}

impl Sides {
    /// As they lie now.
    pub(crate) fn of(view: &[Option<SideView>; 3]) -> Sides {
        Sides {
            discs: view.map(|side| side.map(|side| (side.owner, side.place))),
            counts: view.map(|side| side.map_or(0, |side| side.cards.total())),
        }
    }

    /// With what an event changes.
    pub(crate) fn follow(&mut self, event: &Event) {
        if let Event::DiscPlaced { seat, side, place } = event {
            self.discs[*side as usize] = Some((*seat, *place));
        }
        if let Event::Played { counts, .. } = event {
            self.counts = *counts;
        }
        // Before a proposal nothing lies.
        if matches!(event, Event::TurnBegan { .. } | Event::MovementBegan { .. } | Event::TurnEnded { .. }) {
            *self = Sides::default();
        }
    }

    /// As the entry of these events tells of them: what it places counts, too, and a turn that ends with it takes nothing back.
    pub(super) fn with_discs(mut self, events: &[Event]) -> Sides {
        events.iter().filter(|event| matches!(event, Event::DiscPlaced { .. })).for_each(|disc| self.follow(disc));
        self
    }

    pub(crate) fn owner(&self, side: Side) -> Option<Seat> {
        self.discs[side as usize].map(|(owner, _)| owner)
    }

    /// The side whose disc lies there.
    pub(crate) fn at(&self, place: Place) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.discs[*side as usize].is_some_and(|(_, disc)| disc == place))
    }

    /// The most cards of any other side.
    pub(crate) fn next_best(&self, side: Side) -> u8 {
        Side::ALL.into_iter().filter(|other| *other != side).map(|other| self.counts[other as usize]).max().unwrap_or(0)
    }
}

impl<'a> Teller<'a> {
    /// Of a disc that is only about to be placed.
    pub(crate) fn with_disc(mut self, seat: Seat, side: Side, place: Place) -> Teller<'a> {
        self.sides.follow(&Event::DiscPlaced { seat, side, place });
        self
    }

    /// «Anna 2 : Bruno 3», of the sides on the board.
    pub(crate) fn tally(self, counts: [Option<u8>; 3]) -> String {
        let present = Side::ALL.into_iter().zip(counts).filter_map(|(side, count)| Some((side, count?)));
        let part = |(side, count): (Side, u8)| match self.sides.owner(side) {
            Some(owner) => format!("{} {count}", self.name_or_you(owner)),
            None => self.t.ulysses_tally(count, side.name()),
        };
        present.map(part).collect::<Vec<_>>().join(" : ")
    }

    /// «Bruno leads, Anna 0 : Bruno 2.» Sides without a card are not on the board, blue aside. Equal counts are told with the
    /// rule that decides them: who named a place first leads.
    pub(crate) fn leads(self, side: Side, counts: [u8; 3]) -> String {
        let [blue, red, black] = counts;
        let tally = self.tally([Some(blue), Some(red), (black > 0).then_some(black)]);
        let leads = match self.sides.owner(side) {
            Some(owner) => self.t.leads_name(self.name(owner), tally, self.you(owner)),
            None => self.t.ulysses_leads(side.name(), tally),
        };
        let next_best = Sides { counts, ..self.sides }.next_best(side);
        if next_best == counts[side as usize] { format!("{leads} {}", self.t.leads_tie()) } else { leads }
    }
}
