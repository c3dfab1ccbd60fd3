//! The storm arrow: for every way to lay it, where it would blow whom, and what share that leaves.

use super::Mind;
use super::fortune::Fortune;
use crate::engine::odyssee::{Action, Arrow, Direction, Hex, Site, drive, wind_at};
use crate::engine::{SEATS_MAX, Seat};

/// The best arrow and the share it leaves; none if none moves a ship. The bag of winds does not move one's own.
pub(super) fn best(mind: &Mind<'_>, price: u8, own: bool) -> Option<(Arrow, f64)> {
    arrows(mind, price, own).into_iter().reduce(|best, arrow| if arrow.1 > best.1 { arrow } else { best })
}

/// Every arrow that moves a ship, of those that do the same the first; and the share it leaves.
pub(super) fn arrows(mind: &Mind<'_>, price: u8, own: bool) -> Vec<(Arrow, f64)> {
    let mut fortune = mind.fortunes[mind.me];
    fortune.stores.pay(price);
    let hexes = mind.board().hexes();
    let all = hexes.flat_map(|origin| Direction::ALL.map(|direction| Arrow { origin, direction }));
    // Many arrows do the same.
    let mut tried: Vec<[Option<Hex>; SEATS_MAX]> = Vec::new();
    let mut arrows = Vec::new();
    for arrow in all {
        let mut to = [None; SEATS_MAX];
        for seat in Seat::all(mind.view.players.count()).filter(|seat| own || *seat != mind.me) {
            to[usize::from(seat.number())] = mind.drift(arrow, seat);
        }
        if to == [None; SEATS_MAX] || tried.contains(&to) {
            continue;
        }
        let share = mind.share_after(&to, &fortune);
        tried.push(to);
        arrows.push((arrow, share));
    }
    arrows
}

pub(super) fn bag(mind: &Mind<'_>) -> Action {
    let calm = mind.share(mind.me, &[]);
    match best(mind, 0, false) {
        Some((arrow, share)) if share > calm => Action::Arrow(arrow),
        Some(_) | None => Action::Calm,
    }
}

impl Mind<'_> {
    /// Where an arrow of one's own would drive the ship of a seat; none if it does not move (4.5).
    fn drift(&self, arrow: Arrow, seat: Seat) -> Option<Hex> {
        let player = &self.view.players[seat];
        let from = player.ship?;
        let is_sheltered = seat != self.me && player.cards.iter().any(|card| card.bars_wind());
        if self.board().site(from) != Site::Water || is_sheltered {
            return None;
        }
        let wind = wind_at(self.board(), arrow, from)?;
        let to = drive(self.board(), from, arrow.direction, wind, player.entitled);
        (to != from).then_some(to)
    }

    fn share_after(&self, to: &[Option<Hex>; SEATS_MAX], own: &Fortune) -> f64 {
        let blown = |seat: Seat| to[usize::from(seat.number())];
        if let Some(hex) = blown(self.me) {
            return self.share_at(hex, own, blown);
        }
        let moved = self.rivals().filter_map(|seat| Some((seat, self.turns(seat, &self.blown(seat, blown(seat)?)))));
        let mut changed: Vec<_> = moved.collect();
        changed.push((self.me, self.turns(self.me, own)));
        self.share(self.me, &changed)
    }
}
