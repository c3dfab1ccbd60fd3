//! The asking round: agree, or object.

use super::stance::{WORTH_ALL, Wish};
use super::{Mind, pay};
use crate::engine::ulysses::{Action, DiscRange, Side};

/// Red that stands alone against blue mostly needs two cards; with fewer it is tried only for everything.
const VOTES_TO_OBJECT: u8 = 2;

pub(super) fn answer(mind: &Mind<'_>, range: &DiscRange) -> Action {
    objection(mind, range).map_or(Action::Agree, |wish| {
        let cards = if wish.clear { range.cards_clearing } else { range.cards };
        Action::Object(pay::marking(mind.hand(), &wish, cards.least, range.price))
    })
}

fn objection(mind: &Mind<'_>, range: &DiscRange) -> Option<Wish> {
    let blue = mind.worth(mind.view.sides[Side::Blue as usize]?.place);
    let promising = |wish: &Wish| wish.most >= VOTES_TO_OBJECT || mind.worth(wish.place) - blue >= WORTH_ALL;
    mind.wish(range, blue).filter(promising).or_else(|| bluff(mind, range, blue))
}

/// One card for a place that is a little better: perhaps nobody minds, or somebody joins.
fn bluff(mind: &Mind<'_>, range: &DiscRange, blue: i32) -> Option<Wish> {
    let place = mind.best(range.free).filter(|place| mind.worth(*place) > blue && mind.mood.bluffs())?;
    Some(Wish { place, most: range.cards.least, clear: false })
}
