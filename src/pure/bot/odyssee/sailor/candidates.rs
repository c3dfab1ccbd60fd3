//! Answers that are worth a thought: of what can be said the few that leave the best shares.

use super::{Mind, meeting, sail, storm};
use crate::engine::odyssee::{Action, ArrowRange, BidRange, DealRange, Exchange, GiveRange, Legal, Price, Terms};

const ARROWS_TRIED: usize = 4;
const ENDS_TRIED: usize = 5;
const CARDS_TRIED: usize = 4;
const DEALS_TRIED: usize = 2;

pub(super) fn all(mind: &Mind<'_>, legal: &Legal) -> Vec<Action> {
    match *legal {
        // Which cards to look at hardly matters.
        Legal::Nothing | Legal::Look { .. } => Vec::new(),
        Legal::Turn(ArrowRange::Barred) => vec![Action::Die],
        Legal::Turn(ArrowRange::Free) => arrows(mind, 0, true, Action::Die),
        Legal::Turn(ArrowRange::Gift) => arrows(mind, 1, true, Action::Die),
        Legal::Winds => arrows(mind, 0, false, Action::Calm),
        Legal::Sail { ends, .. } => {
            let ends = sail::shares(mind, ends).map(|(hex, share)| (hex.map_or(Action::Stay, Action::Sail), share));
            best(ends, ENDS_TRIED)
        }
        Legal::Land(range) => land(mind, &range),
        Legal::Give(range) => give(mind, &range),
        Legal::Price { .. } | Legal::Proposal { .. } => vec![Action::Accept, Action::Refuse],
        Legal::Cattle => vec![Action::Feast, Action::Graze],
        Legal::Toll { .. } => vec![Action::Hero, Action::Gifts],
        Legal::Meeting(range) => meet(mind, &range),
        Legal::Battle(range) => {
            let offers = deals(&range).filter(|exchange| range.permits(*exchange));
            let offers =
                offers.map(|exchange| (Action::Offer(exchange), mind.shares_traded(mind.me, range.other, exchange)));
            let fought = mind.shares_fought(mind.me, range.other);
            with(Action::On, welcome(offers, fought.1))
        }
    }
}

/// The best of them by what they leave.
fn best(shares: impl Iterator<Item = (Action, f64)>, most: usize) -> Vec<Action> {
    let mut shares: Vec<(Action, f64)> = shares.collect();
    shares.sort_by(|one, other| other.1.total_cmp(&one.1));
    shares.into_iter().take(most).map(|(action, _)| action).collect()
}

/// The best for oneself of those that leave the other no less than `least`.
fn welcome(deals: impl Iterator<Item = (Action, (f64, f64))>, least: f64) -> Vec<Action> {
    best(deals.filter(|(_, shares)| shares.1 >= least).map(|(action, shares)| (action, shares.0)), DEALS_TRIED)
}

fn with(first: Action, others: Vec<Action>) -> Vec<Action> {
    [first].into_iter().chain(others).collect()
}

fn arrows(mind: &Mind<'_>, price: u8, own: bool, otherwise: Action) -> Vec<Action> {
    let arrows = storm::arrows(mind, price, own).into_iter().map(|(arrow, share)| (Action::Arrow(arrow), share));
    with(otherwise, best(arrows, ARROWS_TRIED))
}

fn land(mind: &Mind<'_>, range: &BidRange) -> Vec<Action> {
    let (me, owner) = (mind.me, range.owner);
    let Some(otherwise) = mind.worst(owner, me, range.cards) else { return vec![Action::Land] };
    let without = mind.shares_given(me, owner, Price { terms: Terms::NOTHING, card: otherwise });
    let bids = mind.prices(range.cards, range.pays.gifts, otherwise);
    let bids = bids.map(|price| (Action::Bid(price), mind.shares_given(me, owner, price)));
    with(Action::Land, welcome(bids, without.1))
}

fn give(mind: &Mind<'_>, range: &GiveRange) -> Vec<Action> {
    let (me, newcomer) = (mind.me, range.newcomer);
    let given = range
        .cards
        .iter()
        .map(|card| (Action::Give(card), mind.shares_given(newcomer, me, Price { terms: Terms::NOTHING, card }).1));
    let mut actions = best(given, CARDS_TRIED);
    if range.bid.is_some() {
        actions.push(Action::Take);
    } else if let Some(otherwise) = mind.worst(me, newcomer, range.cards) {
        let least = mind.shares_given(newcomer, me, Price { terms: Terms::NOTHING, card: otherwise }).0;
        let asks = mind.prices(range.cards, range.pays.gifts, otherwise).map(|price| {
            let (theirs, own) = mind.shares_given(newcomer, me, price);
            (Action::Ask { price, otherwise }, (own, theirs))
        });
        actions.extend(welcome(asks, least));
    }
    actions
}

fn meet(mind: &Mind<'_>, range: &DealRange) -> Vec<Action> {
    let (me, other) = (mind.me, range.other);
    let (now, fought) = (mind.shares_now(me, other), mind.shares_fought(me, other));
    let traded = |exchange: Exchange| mind.shares_traded(me, other, exchange);
    let demands = meeting::terms(&range.wants).filter(|wants| !wants.is_nothing() && range.wants.permits(*wants));
    let demands = demands.map(|wants| (Action::Demand(wants), traded(Exchange { gives: Terms::NOTHING, wants })));
    let trades = deals(range).filter(|exchange| *exchange != Exchange::default() && range.permits(*exchange));
    let trades = trades.map(|exchange| (Action::Trade(exchange), traded(exchange)));
    let mut actions = vec![Action::Peace, Action::Fight];
    actions.extend(welcome(demands, fought.1));
    actions.extend(welcome(trades, now.1.max(fought.1)));
    actions
}

/// Gifts for a thing or for nothing, and the other way round.
fn deals(range: &DealRange) -> impl Iterator<Item = Exchange> + use<> {
    let gives: Vec<Terms> = meeting::terms(&range.gives).collect();
    let wants: Vec<Terms> = meeting::terms(&range.wants).collect();
    let is_gifts = |terms: &Terms| terms.cards.is_empty() && terms.isles.is_empty();
    let pairs =
        gives.into_iter().flat_map(move |gives| wants.clone().into_iter().map(move |wants| Exchange { gives, wants }));
    pairs.filter(move |exchange| {
        let (gives, wants) = (&exchange.gives, &exchange.wants);
        is_gifts(gives) && (gives.gifts == 0 || wants.gifts == 0) || is_gifts(wants) && gives.gifts == 0
    })
}
