//! Answers that are worth a thought: every place, side and card in question, each paid for as a sailor pays.

use super::stance::Wish;
use super::{Mind, exchange, pay};
use crate::engine::ulysses::{
    Action, ActionRange, Color, DiscRange, DiscussionRange, Legal, Marking, Means, Place, PlaceSet, Side, Usable,
};

/// So many of the places where a plague may be put, those that hurt others most.
const PLAGUES_TRIED: usize = 2;
/// So many places for a disc of one's own, the best.
const DISCS_TRIED: usize = 3;
/// So many cards more than the least are tried for a side.
const MORE_CARDS: u8 = 1;

pub(super) fn all(mind: &Mind<'_>, legal: &Legal) -> Vec<Action> {
    match legal {
        Legal::Nothing => Vec::new(),
        Legal::Action(range) => in_turn(mind, range),
        Legal::Asking(range) => {
            let objections = markings(mind, range).into_iter().map(Action::Object);
            [Action::Agree].into_iter().chain(objections).collect()
        }
        Legal::Discussion(range) => in_discussion(mind, range),
        Legal::Wind(usable) => [Action::Rest].into_iter().chain(means(*usable).map(Action::Wind)).collect(),
    }
}

fn in_turn(mind: &Mind<'_>, range: &ActionRange) -> Vec<Action> {
    let mut actions: Vec<Action> = range.propose.iter().map(Action::Propose).collect();
    if range.propose.is_empty() {
        actions.push(Action::Stay);
    }
    actions.extend(means(range.pandora).map(Action::Pandora));
    if range.temple {
        let temples = pay::temples(mind.hand(), range.price);
        let mut rest = mind.hand();
        rest -= temples;
        actions.push(Action::Temple { temples, others: pay::any(rest, range.price) });
    }
    let cards = pay::any(mind.hand(), range.price);
    let in_the_way = mind.own.goals.union(mind.board().neighbors(mind.view.ship));
    let cleared = range.unplague.intersection(in_the_way);
    actions.extend(cleared.iter().map(|place| Action::Unplague { place, cards }));
    if range.plague.itself {
        let plagues = plague_places(mind, range).into_iter();
        actions.extend(plagues.map(|place| Action::Plague { place, means: Means::Itself }));
    }
    if let Some(goal) = exchange::farthest(mind, range) {
        let color = mind.board().color(goal);
        let piles = Color::ALL.into_iter().filter(|pile| range.may_draw(color, *pile));
        actions.extend(piles.map(|pile| Action::Exchange { goal, pile, cards }));
    }
    actions
}

/// Not on one's own goals.
fn plague_places(mind: &Mind<'_>, range: &ActionRange) -> Vec<Place> {
    let harm = |place: &Place| mind.rivals.harm(*place, mind.board().color(*place));
    let mut places: Vec<Place> = range.plague_places.without(mind.own.goals).iter().collect();
    places.sort_by_key(|place| (-harm(place), mind.board().distance(mind.view.ship, *place), *place));
    places.truncate(PLAGUES_TRIED);
    places
}

fn in_discussion(mind: &Mind<'_>, range: &DiscussionRange) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    for side in Side::ALL {
        let Some(cards) = range.support(side) else { continue };
        let counts = cards.least..=cards.most.min(cards.least + MORE_CARDS);
        actions.extend(counts.map(|count| Action::Support { side, cards: pay::votes(mind.hand(), count) }));
    }
    let black = range.black.iter().flat_map(|range| markings(mind, range));
    actions.extend(black.map(Action::Black));
    actions
}

/// A disc of one's own on the best places, with the least cards; on the very best one also with more.
fn markings(mind: &Mind<'_>, range: &DiscRange) -> Vec<Marking> {
    let mut markings = Vec::new();
    let mut mark = |places: PlaceSet, clear: bool| {
        let cards = if clear { range.cards_clearing } else { range.cards };
        if cards.is_empty() {
            return;
        }
        let mut ranked: Vec<Place> = places.iter().collect();
        ranked.sort_by_key(|place| std::cmp::Reverse(mind.worth(*place)));
        for place in ranked.into_iter().take(DISCS_TRIED) {
            let wish = Wish { place, most: cards.most, clear };
            markings.push(pay::marking(mind.hand(), &wish, cards.least, range.price));
            if mind.best(places) == Some(place) && cards.least < cards.most {
                markings.push(pay::marking(mind.hand(), &wish, cards.least + MORE_CARDS, range.price));
            }
        }
    };
    mark(range.free, false);
    mark(range.plagued, true);
    markings
}

fn means(usable: Usable) -> impl Iterator<Item = Means> {
    Means::ALL.into_iter().filter(move |means| usable.contains(*means))
}
