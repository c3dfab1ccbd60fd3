//! fight or peace by the odds, and what either is worth to both.

use super::Mind;
use crate::engine::odyssee::{Action, BattleBy, CardSet, DealRange, Exchange, IsleSet, Refused, Terms, TermsRange};

/// More gifts than that are never spoken of.
const GIFTS_MOST: u8 = 3;

/// of all it could say the word that leaves the best share, if it is better than peace.
pub(super) fn speak(mind: &Mind<'_>, range: &DealRange) -> Action {
    let Some(meeting) = mind.view.meeting else { return Action::Peace };
    let (me, other) = (mind.me, range.other);
    let now = mind.shares_now(me, other);
    let other_follows = meeting.first == me;
    if mind.view.options.battle == BattleBy::Both {
        return mind.best_trade(range, now, now.1).map_or(Action::Peace, |(exchange, _)| Action::Trade(exchange));
    }
    let fought = mind.shares_fought(me, other);
    // Who is stronger will not let it rest at peace.
    let is_threatened = other_follows && fought.1 > now.1 + mind.caution();
    let peace = if is_threatened { fought } else { now };
    let mut best = (Action::Peace, peace.0 + mind.caution());
    let mut consider = |action, share| {
        if share > best.1 {
            best = (action, share);
        }
    };
    if let Some((exchange, share)) =
        mind.best_trade(range, now, if other_follows { fought.1.max(now.1) } else { now.1 })
    {
        consider(Action::Trade(exchange), share);
    }
    // A threat is meant: whoever demands is ready to fight.
    if fought.0 > now.0 {
        consider(Action::Fight, fought.0);
        let demands = terms(&range.wants).filter(|wants| !wants.is_nothing() && range.wants.permits(*wants));
        for wants in demands {
            let shares = mind.shares_traded(me, other, Exchange { gives: Terms::NOTHING, wants });
            if shares.1 >= fought.1 {
                consider(Action::Demand(wants), shares.0);
            }
        }
    }
    best.0
}

/// what leaves the better share.
pub(super) fn answer(mind: &Mind<'_>, exchange: Exchange, refused: Refused) -> Option<Action> {
    let meeting = mind.view.meeting.map(|meeting| (meeting.first, meeting.second));
    let (first, second) = meeting.or(mind.view.battle.map(|battle| (battle.first, battle.second)))?;
    let (me, other) = (mind.me, if first == mind.me { second } else { first });
    let accepted = mind.shares_traded(me, other, exchange).0;
    let otherwise = match refused {
        Refused::Battle | Refused::Onward => mind.shares_fought(me, other).0,
        Refused::Peace => mind.share(me, &[]),
    };
    Some(if accepted > otherwise { Action::Accept } else { Action::Refuse })
}

/// an offer that leaves both a better share than fighting on.
pub(super) fn offer(mind: &Mind<'_>, range: &DealRange) -> Action {
    let (me, other) = (mind.me, range.other);
    let fought = mind.shares_fought(me, other);
    let mut best = (Action::On, fought.0);
    let exchanges = terms(&range.gives).map(|gives| Exchange { gives, wants: Terms::NOTHING });
    let others = terms(&range.wants).map(|wants| Exchange { gives: Terms::NOTHING, wants });
    for exchange in exchanges.chain(others).filter(|exchange| range.permits(*exchange)) {
        let shares = mind.shares_traded(me, other, exchange);
        if shares.1 > fought.1 && shares.0 > best.1 {
            best = (Action::Offer(exchange), shares.0);
        }
    }
    best.0
}

impl Mind<'_> {
    /// The trade that leaves the best share, if the other, who will not come off worse than `least`, gains by it too: gifts
    /// for a card or an island, or the other way round; and gifts for peace, where the other would rather fight.
    fn best_trade(&self, range: &DealRange, now: (f64, f64), least: f64) -> Option<(Exchange, f64)> {
        let pays_for_peace = least > now.1;
        let mut best: Option<(Exchange, f64)> = None;
        let mut consider = |exchange: Exchange, must_gain: bool| {
            if !range.permits(exchange) {
                return;
            }
            let shares = self.shares_traded(self.me, range.other, exchange);
            let is_good = shares.1 > least + self.caution() && (!must_gain || shares.0 > now.0 + self.caution());
            if is_good && best.is_none_or(|(_, most)| shares.0 > most) {
                best = Some((exchange, shares.0));
            }
        };
        let gifts = |range: &TermsRange| (1..=range.gifts.min(GIFTS_MOST)).map(Terms::gifts);
        let things = |range: &TermsRange| terms(range).filter(|terms| terms.gifts == 0 && !terms.is_nothing());
        for gives in gifts(&range.gives) {
            things(&range.wants).for_each(|wants| consider(Exchange { gives, wants }, true));
            if pays_for_peace {
                consider(Exchange { gives, wants: Terms::NOTHING }, false);
            }
        }
        for wants in gifts(&range.wants) {
            things(&range.gives).for_each(|gives| consider(Exchange { gives, wants }, true));
        }
        best
    }
}

/// Terms that are spoken of: a few gifts, and with them at most one card or one island.
pub(super) fn terms(range: &TermsRange) -> impl Iterator<Item = Terms> + use<> {
    let things = [(CardSet::NONE, IsleSet::NONE)].into_iter();
    let cards = range.cards.iter().map(|card| (CardSet::only(card), IsleSet::NONE));
    let isles = range.isles.iter().map(|isle| (CardSet::NONE, IsleSet::only(isle)));
    let most = range.gifts.min(GIFTS_MOST);
    let things: Vec<_> = things.chain(cards).chain(isles).collect();
    things.into_iter().flat_map(move |(cards, isles)| (0..=most).map(move |gifts| Terms { gifts, cards, isles }))
}
