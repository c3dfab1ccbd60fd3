//! What a card brings whoever carries it out, on the mean of its dice; and the choices cards ask for.

use super::Mind;
use super::stores::Stores;
use crate::engine::Seat;
use crate::engine::odyssee::{
    Action, CARDS, CREW, Card, CardSet, GIFTS_AT_START, Isle, IsleSet, Numbered as _, ROLL_MAX, RimCard, Step,
};

/// The ship and the landing are lost, and the way from Troy is long; so many turns, and for each chip that comes back from
/// the rim.
const SUNK: f64 = 4.2;
const CHIP_BACK: f64 = 0.9;
/// What it is worth to have looked at a card of the rim.
const LOOK: f64 = 0.1;
/// No step of a card brings more gifts.
const GAIN_MOST: u8 = 4;
/// What a bag of winds is worth to its finder.
const WINDS: f64 = 0.2;

/// How a task may have come out.
#[derive(Clone, Copy)]
struct Lot {
    chance: f64,
    stores: Stores,
    /// Turns gained besides.
    extra: f64,
}

/// What stays the same throughout a task.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Yard {
    /// Gifts in stock, as far as a step can take them.
    stock: u8,
    rim_chips: u8,
}

impl Mind<'_> {
    /// What carrying out the card is worth to the seat, in turns.
    pub(super) fn profit(&self, seat: Seat, card: Card) -> f64 {
        self.profits(seat)[card.index()]
    }

    fn profits(&self, seat: Seat) -> &[f64; CARDS] {
        self.profits[usize::from(seat.number())]
            .get_or_init(|| *self.notes.borrow_mut().profits(self.yard(seat), self.fortunes[seat].stores))
    }

    /// The same with other stores than the seat has now.
    pub(super) fn profit_with(&self, seat: Seat, card: Card, stores: Stores) -> f64 {
        self.notes.borrow_mut().profits(self.yard(seat), stores)[card.index()]
    }

    /// What the face-down card of an island would bring on the mean of all it can be, as far as the sailor knows.
    pub(super) fn profit_at_rim(&self, seat: Seat, isle: Isle) -> f64 {
        if let RimCard::Open(card) = self.view.isles[isle.index()].card {
            return self.profit(seat, card);
        }
        let own = self.view.own.as_ref().map_or(&[][..], |own| &own.rim);
        if let Some((_, card)) = own.iter().find(|(known, _)| *known == isle).filter(|_| seat == self.me) {
            return self.profit(seat, *card);
        }
        *self.unseen[usize::from(seat.number())].get_or_init(|| self.profit_unseen(seat))
    }

    /// On the mean of all cards that the sailor has not seen.
    fn profit_unseen(&self, seat: Seat) -> f64 {
        let profits = self.profits(seat);
        let mut seen: CardSet = self.view.players.iter().flat_map(|player| player.cards.iter().copied()).collect();
        for isle in &self.view.isles {
            if let RimCard::Open(card) = isle.card {
                seen.insert(card);
            }
        }
        self.view.own.iter().flat_map(|own| &own.rim).for_each(|(_, card)| seen.insert(*card));
        let (mut sum, mut count) = (0.0, 0.0);
        for card in CardSet::ALL.without(seen).iter() {
            sum += profits[card.index()];
            count += 1.0;
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// The worth of what is aboard when the steps are done.
    fn expect(&self, seat: Seat, steps: &[Step], stores: Stores) -> f64 {
        self.yard(seat).expect(steps, stores)
    }

    fn yard(&self, seat: Seat) -> Yard {
        Yard { stock: self.view.stock.min(GAIN_MOST), rim_chips: self.fortunes[seat].rim_chips }
    }
}

impl Yard {
    /// What every card brings, by its number.
    pub(super) fn profits(&self, stores: Stores) -> [f64; CARDS] {
        let profit = |card: Card| self.expect(&card.tale().task, stores) - stores.worth();
        std::array::from_fn(|index| Card::at(index).map_or(0.0, profit))
    }

    /// The worth of what is aboard when the steps are done.
    fn expect(&self, steps: &[Step], stores: Stores) -> f64 {
        self.worth(&self.carry_out(steps, vec![Lot { chance: 1.0, stores, extra: 0.0 }]))
    }

    fn worth(&self, lots: &[Lot]) -> f64 {
        lots.iter().map(|lot| lot.chance * (lot.extra + self.worth_of(lot.stores))).sum()
    }

    fn worth_of(&self, stores: Stores) -> f64 {
        if stores.crew > 0 {
            return stores.worth();
        }
        let again = Stores { gifts: stores.gifts.max(GIFTS_AT_START), crew: CREW, hunger: 0, doom: 0 };
        again.worth() - SUNK - CHIP_BACK * f64::from(self.rim_chips)
    }

    fn carry_out(&self, steps: &[Step], mut lots: Vec<Lot>) -> Vec<Lot> {
        for step in steps {
            let before = std::mem::take(&mut lots);
            for lot in before {
                if lot.stores.crew == 0 {
                    lots.push(lot); // G-57
                } else {
                    self.step(step, lot, &mut lots);
                }
            }
        }
        lots
    }

    fn step(&self, step: &Step, mut lot: Lot, lots: &mut Vec<Lot>) {
        let branch =
            |steps: &[Step], share: f64| self.carry_out(steps, vec![Lot { chance: lot.chance * share, ..lot }]);
        let better = |one: Vec<Lot>, other: Vec<Lot>| if self.worth(&one) > self.worth(&other) { one } else { other };
        match step {
            Step::Gain(count) => lot.stores.gain((*count).min(self.stock)),
            Step::Pay(count) => lot.stores.pay(*count),
            Step::Lose(count) => lot.stores.crew = lot.stores.crew.saturating_sub(*count),
            Step::Enlist(count) => lot.stores.crew = (lot.stores.crew + count).min(CREW),
            Step::Skip => lot.extra -= 1.0,
            Step::Winds => lot.extra += WINDS,
            Step::Look(count) => lot.extra += LOOK * f64::from(*count),
            Step::Favor { white, black } => {
                lots.extend(branch(white, 0.5));
                return lots.extend(branch(black, 0.5));
            }
            Step::Sirens { black, whites } => {
                lots.extend(branch(whites, 0.25));
                lots.extend(branch(black, 0.5));
                return lots.extend(self.carry_out(black, branch(black, 0.25)));
            }
            Step::Sail(by_roll) => return by_roll.iter().for_each(|steps| lots.extend(branch(steps, 0.25))),
            Step::Outnumbered { more, otherwise } => {
                for roll in 1..=ROLL_MAX {
                    lots.extend(branch(if roll > lot.stores.crew { more } else { otherwise }, 0.25));
                }
                return;
            }
            Step::Whirlpool { hungry } if lot.stores.gifts == 0 => return lots.extend(branch(hungry, 1.0)),
            Step::Whirlpool { .. } => {
                for roll in 1..=ROLL_MAX {
                    let mut paid = Lot { chance: lot.chance * 0.25, ..lot };
                    paid.stores.pay(roll);
                    lots.push(paid);
                }
                return;
            }
            Step::Table { feast, graze } => return lots.extend(better(branch(feast, 1.0), branch(graze, 1.0))),
            Step::Toll { heroes, gifts } => {
                let hero = branch(&[Step::Lose(*heroes)], 1.0);
                let can_pay = lot.stores.gifts >= *gifts;
                return lots.extend(if can_pay { better(branch(&[Step::Pay(*gifts)], 1.0), hero) } else { hero });
            }
        }
        lots.push(lot);
    }
}

pub(super) fn feast(mind: &Mind<'_>) -> Action {
    let stores = mind.fortunes[mind.me].stores;
    let worth = |steps: &[Step]| mind.expect(mind.me, steps, stores);
    match mind.view.card.and_then(|card| card.tale().task.last()) {
        Some(Step::Table { feast, graze }) if worth(feast) > worth(graze) => Action::Feast,
        _ => Action::Graze,
    }
}

pub(super) fn toll(mind: &Mind<'_>, heroes: u8, gifts: u8) -> Action {
    let stores = mind.fortunes[mind.me].stores;
    let worth = |step: Step| mind.expect(mind.me, &[step], stores);
    if worth(Step::Lose(heroes)) > worth(Step::Pay(gifts)) { Action::Hero } else { Action::Gifts }
}

/// The nearest that it has not seen: there it may land next.
pub(super) fn look(mind: &Mind<'_>, isles: IsleSet, count: u8) -> Action {
    let player = &mind.view.players[mind.me];
    let away = |isle: &Isle| {
        let way = player.ship.and_then(|from| mind.board().sea_distance(from, mind.board().isle(*isle)));
        (player.looked.contains(*isle), way.unwrap_or(u8::MAX), *isle)
    };
    let mut nearest: Vec<Isle> = isles.iter().collect();
    nearest.sort_by_key(away);
    Action::Look(nearest.into_iter().take(usize::from(count)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most gifts that a step within these brings.
    fn gain_most(steps: &[Step]) -> u8 {
        let within = |step: &Step| match step {
            Step::Gain(count) => *count,
            Step::Favor { white: one, black: two }
            | Step::Sirens { black: one, whites: two }
            | Step::Outnumbered { more: one, otherwise: two }
            | Step::Table { feast: one, graze: two } => gain_most(one).max(gain_most(two)),
            Step::Sail(by_roll) => by_roll.iter().map(|steps| gain_most(steps)).max().unwrap_or(0),
            Step::Whirlpool { hungry } => gain_most(hungry),
            Step::Pay(_)
            | Step::Lose(_)
            | Step::Enlist(_)
            | Step::Skip
            | Step::Winds
            | Step::Toll { .. }
            | Step::Look(_) => 0,
        };
        steps.iter().map(within).max().unwrap_or(0)
    }

    #[test]
    fn no_step_brings_more_gifts_than_are_looked_for_in_the_stock() {
        let most = Card::all().map(|card| gain_most(&card.tale().task)).max();
        assert_eq!(most, Some(GAIN_MOST));
    }
}
