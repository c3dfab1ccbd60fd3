//! Random legal answers, for tests and measurements: made from the ranges of `legal`, so that they test those too.

use super::{Action, ActionRange, Card, CardRange, Cards, DiscRange, Legal, Marking, Means, PlaceSet, Side, Usable};
use super::{Board, Place, Ulysses};
use crate::engine::{Game as _, Seat, Stream};

/// An answer of the seat, drawn from what is legal.
pub fn sample(game: &Ulysses, seat: Seat, chance: &mut Stream) -> Option<Action> {
    sample_of(&game.legal(seat), game.players[seat].hand, game.board(), chance)
}

/// An answer drawn from a range, paid from a hand.
pub fn sample_of(legal: &Legal, hand: Cards, board: &Board, chance: &mut Stream) -> Option<Action> {
    let mut sampler = Sampler { board, hand, chance };
    match *legal {
        Legal::Nothing => None,
        Legal::Action(range) => Some(sampler.action(&range)),
        Legal::Asking(range) => {
            let object = if sampler.one_in(3) { sampler.marking(&range) } else { None };
            Some(object.map_or(Action::Agree, Action::Object))
        }
        Legal::Discussion(range) => {
            let black = range.black.filter(|_| sampler.one_in(2)).and_then(|range| sampler.marking(&range));
            Some(black.map(Action::Black).or_else(|| sampler.support(range.support)).unwrap_or(Action::Pass))
        }
        Legal::Wind(usable) => Some(sampler.means(usable).map_or(Action::Rest, Action::Wind)),
    }
}

struct Sampler<'a> {
    board: &'a Board,
    hand: Cards,
    chance: &'a mut Stream,
}

impl Sampler<'_> {
    fn action(&mut self, range: &ActionRange) -> Action {
        let action = match self.chance.index(8) {
            0 => self.means(range.pandora).map(Action::Pandora),
            1 => self.means(range.plague).and_then(|means| {
                let place = self.place(range.plague_places)?;
                Some(Action::Plague { place, means })
            }),
            2 => self.place(range.unplague).map(|place| Action::Unplague { place, cards: self.pick(range.price) }),
            3 => self.exchange(range),
            4 if range.temple => Some(self.temple(range.price)),
            _ => None,
        };
        action.unwrap_or_else(|| self.place(range.propose).map_or(Action::Stay, Action::Propose))
    }

    fn exchange(&mut self, range: &ActionRange) -> Option<Action> {
        let goal = self.place(range.exchange_goals)?;
        let color = self.board.color(goal);
        let piles: Vec<_> = super::Color::ALL.into_iter().filter(|pile| range.may_draw(color, *pile)).collect();
        let pile = piles[self.below(piles.len())];
        Some(Action::Exchange { goal, pile, cards: self.pick(range.price) })
    }

    fn temple(&mut self, price: u8) -> Action {
        let temples = self.pick_among(price, |card| matches!(card, Card::Temple | Card::Zeus));
        Action::Temple { temples, others: self.pick(price) }
    }

    fn marking(&mut self, range: &DiscRange) -> Option<Marking> {
        let place = self.place(range.free.union(range.plagued))?;
        let clearing = range.plagued.contains(place);
        let cards = self.votes(if clearing { range.cards_clearing } else { range.cards });
        let clear = if clearing { self.pick(range.price) } else { Cards::NONE };
        Some(Marking { place, cards, clear })
    }

    fn support(&mut self, ranges: [Option<CardRange>; 3]) -> Option<Action> {
        let sides: Vec<(Side, CardRange)> =
            Side::ALL.into_iter().zip(ranges).filter_map(|(s, r)| Some((s, r?))).collect();
        if sides.is_empty() || self.one_in(3) {
            return None;
        }
        let (side, range) = sides[self.below(sides.len())];
        Some(Action::Support { side, cards: self.votes(range) })
    }

    fn means(&mut self, usable: Usable) -> Option<Means> {
        let means = if self.one_in(2) { Means::Itself } else { Means::Zeus };
        usable.contains(means).then_some(means)
    }

    fn place(&mut self, places: PlaceSet) -> Option<Place> {
        let count = usize::from(places.len());
        if count == 0 { None } else { places.iter().nth(self.below(count)) }
    }

    /// Mostly the least number.
    fn votes(&mut self, range: CardRange) -> Cards {
        let more = if self.one_in(4) { self.below(usize::from(range.most - range.least) + 1) as u8 } else { 0 };
        self.pick_among(range.least + more, |card| matches!(card, Card::Objection | Card::Zeus))
    }

    fn pick(&mut self, count: u8) -> Cards {
        self.pick_among(count, |_| true)
    }

    /// Takes that many fitting cards out of the hand, each equally likely.
    fn pick_among(&mut self, count: u8, fits: impl Fn(Card) -> bool) -> Cards {
        let mut picked = Cards::NONE;
        for _ in 0..count {
            let fitting: u8 = Card::ALL.into_iter().filter(|card| fits(*card)).map(|card| self.hand.count(card)).sum();
            let mut skip = self.below(usize::from(fitting)) as u8;
            let mut kinds = Card::ALL.into_iter().filter(|card| fits(*card));
            let card = kinds.find(|card| match skip.checked_sub(self.hand.count(*card)) {
                Some(rest) => {
                    skip = rest;
                    false
                }
                None => true,
            });
            let card = Cards::from(card.expect("legal ranges are within the hand"));
            self.hand -= card;
            picked += card;
        }
        picked
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.chance.index(n) == 0
    }

    fn below(&mut self, count: usize) -> usize {
        self.chance.index(count as u32) as usize
    }
}
