//! A wind, if going on gains something.

use super::Mind;
use super::mood::CAUTION_MOST;
use crate::engine::ulysses::{Action, Means, Place, Usable};

/// What the next movement must gain to be worth a wind, and a Zeus, which could be anything else.
const WORTH_A_WIND: i32 = 8;
const WORTH_A_ZEUS: i32 = 18;

/// No sensible journey of one turn is longer. In `ulysses-cs/1`, where every wind brings another Pandora (D-14), cards
/// go round until the turn limit stops them (S-87).
const MOVEMENTS_MOST: u32 = 12;

pub(super) fn answer(mind: &Mind<'_>, usable: Usable) -> Action {
    if mind.view.movement >= MOVEMENTS_MOST {
        return Action::Rest;
    }
    let gain = gain(mind);
    if gain < WORTH_A_WIND - CAUTION_MOST / 2 {
        return Action::Rest;
    }
    let gain = gain - mind.mood.caution() / 2;
    if usable.itself && gain >= WORTH_A_WIND {
        Action::Wind(Means::Itself)
    } else if usable.zeus && gain >= WORTH_A_ZEUS {
        Action::Wind(Means::Zeus)
    } else {
        Action::Rest
    }
}

/// What my own proposal would bring, compared with the average way on; nothing if it brings the ship no nearer.
fn gain(mind: &Mind<'_>) -> i32 {
    let free = mind.board().neighbors(mind.view.ship).without(mind.view.plagues);
    let nearer = |place: &Place| mind.ways.tour(*place) < mind.ways.tour(mind.view.ship);
    let Some(best) = mind.best(free).filter(nearer) else { return 0 };
    let sum: i32 = free.iter().map(|place| mind.worth(place)).sum();
    mind.worth(best) - sum / i32::from(free.len())
}
