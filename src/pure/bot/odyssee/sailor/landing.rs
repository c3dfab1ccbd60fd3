//! which card is handed over, and what another one is worth. Owners and newcomers bargain in gifts.

use super::Mind;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, BidRange, Card, CardSet, GiveRange, Numbered as _, Price, Terms};

/// More than that nobody pays for a card.
const PRICE_MOST: u8 = 3;

/// a bid for a card that is better than what comes otherwise, if the owner gains by it too.
pub(super) fn bid(mind: &Mind<'_>, range: &BidRange) -> Action {
    let (newcomer, owner) = (mind.me, range.owner);
    let Some(otherwise) = mind.worst(owner, newcomer, range.cards) else { return Action::Land };
    let without = mind.shares_given(newcomer, owner, Price { terms: Terms::NOTHING, card: otherwise });
    let bids = mind.prices(range.cards, range.pays.gifts, otherwise);
    let good = bids.map(|price| (price, mind.shares_given(newcomer, owner, price)));
    let good = good.filter(|(_, share)| share.0 > without.0 + mind.caution() && share.1 > without.1 + mind.caution());
    good.max_by(|one, other| one.1.0.total_cmp(&other.1.0)).map_or(Action::Land, |(price, _)| Action::Bid(price))
}

/// the card that leaves the owner the best share; the bid if it leaves a better one; or a price that the newcomer gladly
/// pays.
pub(super) fn give(mind: &Mind<'_>, range: &GiveRange) -> Option<Action> {
    let (newcomer, owner) = (range.newcomer, mind.me);
    let card = mind.worst(owner, newcomer, range.cards)?;
    let given = mind.shares_given(newcomer, owner, Price { terms: Terms::NOTHING, card });
    if let Some(bid) = range.bid {
        let gains = mind.shares_given(newcomer, owner, bid).1 > given.1;
        return Some(if gains { Action::Take } else { Action::Give(card) });
    }
    let asks = mind.prices(range.cards, range.pays.gifts, card);
    let good = asks.map(|price| (price, mind.shares_given(newcomer, owner, price)));
    let good = good.filter(|(_, share)| share.0 > given.0 + mind.caution() && share.1 > given.1 + mind.caution());
    let best = good.max_by(|one, other| one.1.1.total_cmp(&other.1.1));
    Some(best.map_or(Action::Give(card), |(price, _)| Action::Ask { price, otherwise: card }))
}

/// what leaves the better share.
pub(super) fn pay(mind: &Mind<'_>, price: Price, otherwise: Card) -> Option<Action> {
    let owner = mind.view.landing?.owner;
    let refused = mind.shares_given(mind.me, owner, Price { terms: Terms::NOTHING, card: otherwise });
    let accepts = mind.shares_given(mind.me, owner, price).0 > refused.0;
    Some(if accepts { Action::Accept } else { Action::Refuse })
}

impl Mind<'_> {
    /// The card whose handing over leaves the owner the best share: mostly the worst one for the newcomer.
    pub(super) fn worst(&self, owner: Seat, newcomer: Seat, cards: CardSet) -> Option<Card> {
        let share = |card: Card| self.shares_given(newcomer, owner, Price { terms: Terms::NOTHING, card }).1;
        let shares = cards.iter().map(|card| (card, share(card)));
        shares.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(card, _)| card)
    }

    /// One to three gifts for any card but the one that comes anyhow.
    pub(super) fn prices(&self, cards: CardSet, gifts: u8, otherwise: Card) -> impl Iterator<Item = Price> + use<> {
        let others = cards.without(CardSet::only(otherwise));
        let most = gifts.min(PRICE_MOST);
        others.iter().flat_map(move |card| (1..=most).map(move |gifts| Price { terms: Terms::gifts(gifts), card }))
    }

    /// The shares of newcomer and owner when that card is handed over at that price, the newcomer has carried it out and laid
    /// his chip.
    pub(super) fn shares_given(&self, newcomer: Seat, owner: Seat, price: Price) -> (f64, f64) {
        let (mut visitor, mut host) = (self.fortunes[newcomer], self.fortunes[owner]);
        self.transfer(&mut visitor, (owner, &mut host), price.terms);
        host.drop_card(price.card);
        visitor.add_card(price.card);
        let at_rim =
            self.view.landing.is_some_and(|landing| self.view.isles[landing.isle.index()].rim_chips.contains(newcomer));
        if !at_rim {
            visitor.chips = visitor.chips.saturating_sub(1);
        }
        let profit = self.profit_with(newcomer, price.card, visitor.stores);
        let turns = self.turns(newcomer, &visitor).map(|turns| turns - profit);
        let changed = [(newcomer, turns), (owner, self.turns(owner, &host))];
        (self.share(newcomer, &changed), self.share(owner, &changed))
    }
}
