//! Random legal answers, for tests and measurements: made from the ranges of `legal`, so that they test those too.

use super::{
    Action, Arrow, ArrowRange, Board, DealRange, Direction, Exchange, GiveRange, Hex, HexSet, IsleSet, Legal, Numbered,
    Odyssee, Price, Set, Terms, TermsRange,
};
use crate::engine::{Game as _, Seat, Stream};

/// An answer of the seat, drawn from what is legal.
pub fn sample(game: &Odyssee, seat: Seat, chance: &mut Stream) -> Option<Action> {
    sample_of(&game.legal(seat), game.board(), chance)
}

/// An answer drawn from a range.
pub fn sample_of(legal: &Legal, board: &Board, chance: &mut Stream) -> Option<Action> {
    let mut sampler = Sampler { board, chance };
    Some(match *legal {
        Legal::Nothing => return None,
        Legal::Turn(ArrowRange::Barred) => Action::Die,
        Legal::Turn(ArrowRange::Free | ArrowRange::Gift) => {
            if sampler.one_in(6) {
                sampler.arrow()
            } else {
                Action::Die
            }
        }
        Legal::Sail { ends, .. } => sampler.sail(ends),
        Legal::Land(range) => {
            if sampler.one_in(3) {
                Action::Bid(Price { terms: sampler.terms(&range.pays), card: sampler.one_of(range.cards)? })
            } else {
                Action::Land
            }
        }
        Legal::Give(range) => sampler.give(&range)?,
        Legal::Price { .. } | Legal::Proposal { .. } => sampler.either(Action::Accept, Action::Refuse),
        Legal::Winds => {
            let arrow = sampler.arrow();
            sampler.either(arrow, Action::Calm)
        }
        Legal::Cattle => sampler.either(Action::Feast, Action::Graze),
        Legal::Toll { .. } => sampler.either(Action::Hero, Action::Gifts),
        Legal::Look { isles, count } => Action::Look(sampler.look(isles, count)),
        Legal::Meeting(range) => sampler.speak(&range),
        Legal::Battle(range) => {
            if sampler.one_in(3) {
                Action::Offer(sampler.exchange(&range))
            } else {
                Action::On
            }
        }
    })
}

struct Sampler<'a> {
    board: &'a Board,
    chance: &'a mut Stream,
}

impl Sampler<'_> {
    fn arrow(&mut self) -> Action {
        let origin = Hex::new(self.below(self.board.hexes().len())).unwrap_or_default();
        Action::Arrow(Arrow { origin, direction: Direction::ALL[self.below(6)] })
    }

    /// Ashore where one can, mostly; a ship that only drifts about never gets home.
    fn sail(&mut self, ends: HexSet) -> Action {
        let count = ends.len();
        if count == 0 || self.one_in(12) {
            return Action::Stay;
        }
        let ashore = ends.without(self.board.water());
        let among = if ashore.is_empty() || self.one_in(3) { ends } else { ashore };
        let drawn = self.below(usize::from(among.len())) as u8;
        among.nth(drawn).map_or(Action::Stay, Action::Sail)
    }

    fn give(&mut self, range: &GiveRange) -> Option<Action> {
        if range.bid.is_some() && self.one_in(2) {
            return Some(Action::Take);
        }
        let card = self.one_of(range.cards)?;
        let otherwise = self.one_of(range.cards)?;
        if range.bid.is_some() || card == otherwise || self.one_in(2) {
            return Some(Action::Give(card));
        }
        Some(Action::Ask { price: Price { terms: self.terms(&range.pays), card }, otherwise })
    }

    fn speak(&mut self, range: &DealRange) -> Action {
        match self.below(6) {
            0 => Action::Fight,
            1 => match self.terms(&range.wants) {
                Terms::NOTHING => Action::Fight,
                terms => Action::Demand(terms),
            },
            2 | 3 => match self.exchange(range) {
                exchange if exchange == Exchange::default() => Action::Peace,
                exchange => Action::Trade(exchange),
            },
            _ => Action::Peace,
        }
    }

    fn exchange(&mut self, range: &DealRange) -> Exchange {
        Exchange { gives: self.terms(&range.gives), wants: self.terms(&range.wants) }
    }

    /// A little of what can be given, whatever is given in return.
    fn terms(&mut self, range: &TermsRange) -> Terms {
        let mut terms = Terms::gifts(self.below(usize::from(range.gifts.min(2)) + 1) as u8);
        if self.one_in(3) {
            terms.cards = self.some_of(range.cards);
        }
        if self.one_in(3) {
            terms.isles = self.some_of(if range.chips > 0 { range.isles } else { range.by_rim });
        }
        terms
    }

    fn look(&mut self, isles: IsleSet, count: u8) -> IsleSet {
        let mut left = isles;
        let mut drawn = IsleSet::NONE;
        for _ in 0..count {
            if let Some(isle) = self.one_of(left) {
                left.remove(isle);
                drawn.insert(isle);
            }
        }
        drawn
    }

    fn some_of<T: Numbered>(&mut self, set: Set<T>) -> Set<T> {
        self.one_of(set).map_or(Set::NONE, Set::only)
    }

    fn one_of<T: Numbered>(&mut self, set: Set<T>) -> Option<T> {
        if set.is_empty() {
            return None;
        }
        let before = self.below(usize::from(set.len()));
        set.iter().nth(before)
    }

    fn either(&mut self, one: Action, other: Action) -> Action {
        if self.one_in(2) { one } else { other }
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.chance.index(n) == 0
    }

    fn below(&mut self, count: usize) -> usize {
        self.chance.index(count as u32) as usize
    }
}
