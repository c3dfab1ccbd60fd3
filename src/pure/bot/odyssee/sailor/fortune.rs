//! How a seat stands: what counts on its way home, and what share of the chances that is.

use super::Mind;
use super::stores::Stores;
use crate::engine::Seat;
use crate::engine::odyssee::{CREW, Card, GIFTS_AT_START, Hex, Site, View};

/// What is held works: it keeps off others' battles or winds. In turns.
const CHARM: f64 = 0.25;
/// A turn with a free arrow.
const FREE_ARROW: f64 = 0.2;
/// Whoever lies at home is home when his turn comes.
const HOME: f64 = 0.2;
/// Added to the turns, so that the last of them do not count beyond measure.
const PATIENCE: f64 = 0.4;

/// A seat as it stands, or as it would stand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fortune {
    /// None if the player has left.
    pub(super) at: Option<Hex>,
    /// Whether a landing is due there.
    pub(super) lands: bool,
    pub(super) stores: Stores,
    pub(super) chips: u8,
    pub(super) cards: u8,
    /// Cards that work while held.
    pub(super) charms: u8,
    pub(super) rim_chips: u8,
    pub(super) skips: bool,
    pub(super) favor: u8,
}

impl Fortune {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let player = &view.players[seat];
        let stores = Stores { gifts: player.gifts, crew: player.crew, hunger: player.hunger, doom: player.doom };
        Self {
            at: player.ship,
            lands: player.lands,
            stores,
            chips: player.chips,
            cards: player.cards.count(),
            charms: player.cards.iter().map(|card| charms(*card)).sum(),
            rim_chips: view.isles.iter().filter(|isle| isle.rim_chips.contains(seat)).count() as u8,
            skips: player.skips,
            favor: player.favor,
        }
    }

    /// After the loss of the ship (O-LOSS-2).
    pub(super) fn lost(self, troy: Hex) -> Self {
        let gifts = self.stores.gifts.max(GIFTS_AT_START);
        Self {
            at: Some(troy),
            lands: false,
            stores: Stores { gifts, crew: CREW, hunger: 0, doom: 0 },
            chips: self.chips + self.rim_chips,
            rim_chips: 0,
            skips: false,
            favor: 0,
            ..self
        }
    }

    pub(super) fn short(&self) -> u8 {
        self.chips.saturating_sub(self.cards)
    }

    pub(super) fn add_card(&mut self, card: Card) {
        self.cards += 1;
        self.charms += charms(card);
    }

    pub(super) fn drop_card(&mut self, card: Card) {
        self.cards = self.cards.saturating_sub(1);
        self.charms = self.charms.saturating_sub(charms(card));
    }
}

fn charms(card: Card) -> u8 {
    u8::from(card.bars_battle()) + u8::from(card.bars_wind())
}

impl Mind<'_> {
    /// The turns until the seat would be home, standing like this.
    pub(super) fn turns(&self, seat: Seat, fortune: &Fortune) -> Option<f64> {
        let at = fortune.at?;
        let course = self.course(seat, fortune.short());
        let way = match self.board().site(at) {
            Site::Ithaca if fortune.short() == 0 => HOME,
            Site::Isle(isle) if fortune.lands => 1.0 + course.beyond(isle).unwrap_or_else(|| course.turns_from(at)),
            Site::Syrte | Site::Aeolus if fortune.lands => 1.0 + course.turns_from(at),
            Site::Water | Site::Isle(_) | Site::Troy | Site::Ithaca | Site::Syrte | Site::Aeolus => {
                course.turns_from(at)
            }
        };
        Some(way + self.delay(fortune))
    }

    /// Turns besides the way itself.
    pub(super) fn delay(&self, fortune: &Fortune) -> f64 {
        let boons = FREE_ARROW * f64::from(fortune.favor) + CHARM * f64::from(fortune.charms);
        f64::from(u8::from(fortune.skips)) - fortune.stores.worth() - boons
    }

    pub(super) fn turns_now(&self, seat: Seat) -> Option<f64> {
        let now = &self.turns_now[usize::from(seat.number())];
        *now.get_or_init(|| self.turns(seat, &self.fortunes[seat]))
    }

    /// The share of a seat in all chances of being home first, if some seats need other turns than now.
    pub(super) fn share(&self, of: Seat, changed: &[(Seat, Option<f64>)]) -> f64 {
        let seats = self.view.players.count();
        let (mut own, mut all) = (0.0, 0.0);
        for (steps, seat) in self.view.active.round(seats).skip(1).chain([self.view.active]).enumerate() {
            let change = changed.iter().rev().find(|(changed, _)| *changed == seat);
            let Some(turns) = change.map_or_else(|| self.turns_now(seat), |(_, turns)| *turns) else { continue };
            let time = (turns + steps as f64 / f64::from(seats)).max(0.0) + PATIENCE;
            let chance = 1.0 / (time * time * time);
            all += chance;
            if seat == of {
                own = chance;
            }
        }
        if all > 0.0 { own / all } else { 0.0 }
    }
}
