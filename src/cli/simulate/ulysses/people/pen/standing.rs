//! Standing orders: what a person agrees to whatever his mood will be. Nothing else can be said of movements whose mood is
//! not drawn yet.

use super::Pen;
use crate::bot::ulysses::Movement;
use crate::engine::ulysses::{Place, PlaceSet};
use crate::settle::ulysses::{Order, Quiet, Standing, Until};

/// How far from the ship he thinks ahead, in movements.
const REACH: u8 = 2;
/// How many moods he imagines before he is sure.
const MOODS: u16 = 12;

impl Pen<'_> {
    /// For places near the ship, the proposals to which he agrees in any mood.
    pub(in super::super) fn orders(&self) -> Vec<Order> {
        let board = self.view.options.board;
        let near = Place::all().filter(|place| (1..=REACH).contains(&board.distance(self.view.ship, *place)));
        let order = |at: Place| {
            let ways = board.neighbors(at);
            let sure: PlaceSet =
                ways.without(self.view.plagues).iter().filter(|on| self.surely_agrees(at, *on)).collect();
            let says = Standing::Agree { but: ways.without(sure) };
            (!sure.is_empty()).then_some(Order { at: Some(at), says, until: Until::Turn })
        };
        near.filter_map(order).collect()
    }

    fn surely_agrees(&self, at: Place, on: Place) -> bool {
        let active = self.own.left(self.view.players.count());
        let movement = |later| Movement { turn: self.view.turn + later, number: 1, active, ship: at, blue: on };
        (1..=MOODS).all(|later| self.quiet_in(movement(later).quiet()) == Quiet::Agree)
    }
}
