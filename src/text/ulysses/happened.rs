//! What happened since somebody looked, by what matters: where the ship went and whose doing it was, what that did to the
//! reader's goals, what the reader won or lost in the discussion and by how much. Step by step it stands in the story.

use super::effect;
use super::scene::Scene;
use super::sides::Sides;
use super::vocabulary::Teller;
use crate::engine::Seat;
use crate::engine::ulysses::{Event, GOALS, Place, Side};

/// Of a longer absence the last movements; all others are told step by step.
const MOVES_MAX: usize = 2;

/// A sentence each; none if the ship has not sailed.
pub(crate) fn happened(scene: &Scene<'_>) -> Vec<String> {
    let mut teller = scene.teller();
    teller.sides = Sides::default();
    let own = scene.own().map(|own| own.seat);
    let (mut moves, mut from): (Vec<Vec<String>>, Option<Place>) = (Vec::new(), None);
    let mut backed: Option<(Side, u8)> = None;
    for told in scene.story {
        let is_new = told.seq > scene.seen;
        let then = Teller { names: scene.names.at(told.seq), ..teller };
        for event in &told.events {
            if let Event::Played { seat, side, cards, .. } = event
                && own == Some(*seat)
            {
                let before = backed.filter(|(other, _)| other == side).map_or(0, |(_, count)| count);
                backed = Some((*side, before + cards.total()));
            }
            if is_new && let Event::ShipMoved { from: left, to } = event {
                from = from.or(Some(*left));
                let mut lines = vec![sailed(then, *to)];
                lines.extend(backed.and_then(|(side, count)| own_part(then, side, count, *to)));
                moves.push(lines);
            }
            if is_new && let Event::ShipStayed { at } = event {
                moves.push(vec![then.t.ulysses_story_stays(then.place(*at))]);
            }
            if is_new && let Event::GoalShown { seat, goal, revealed } = event {
                let (name, place) = (then.name(*seat), then.place(*goal));
                let shown = then.t.ulysses_story_shows(*revealed, GOALS, name, place, then.you(*seat));
                moves.last_mut().into_iter().for_each(|lines| lines.insert(1, shown.clone()));
            }
            teller.sides.follow(event);
            if matches!(event, Event::ShipMoved { .. } | Event::ShipStayed { .. }) {
                backed = None;
            }
        }
    }
    let mut lines: Vec<String> = moves.split_off(moves.len().saturating_sub(MOVES_MAX)).into_iter().flatten().collect();
    lines.extend(from.filter(|from| *from != scene.view.ship).and_then(|from| effect::since(scene, from)));
    lines
}

/// Where to, and whose doing it was.
fn sailed(teller: Teller<'_>, to: Place) -> String {
    let (t, place) = (teller.t, teller.place(to));
    let side = teller.sides.at(to);
    let owner = side.and_then(|side| Some((side, teller.sides.owner(side)?)));
    match owner {
        None => t.happened_sails(place),
        Some((_, owner)) if teller.sides.counts == [0; 3] => {
            t.happened_agreed(teller.name(owner), place, teller.you(owner))
        }
        Some((_, owner)) => {
            let [blue, red, black] = teller.sides.counts;
            let tally = teller.tally([Some(blue), Some(red), (black > 0).then_some(black)]);
            t.happened_won(teller.name(owner), place, tally, teller.you(owner))
        }
    }
}

/// What the reader's cards came to.
fn own_part(teller: Teller<'_>, side: Side, count: u8, to: Place) -> Option<String> {
    let (t, sides) = (teller.t, teller.sides);
    let winner = sides.at(to)?;
    let owner: Seat = sides.owner(side)?;
    let (name, yours) = (teller.name(owner), teller.you(owner));
    let margin = sides.counts[winner as usize].abs_diff(if winner == side {
        sides.next_best(side)
    } else {
        sides.counts[side as usize]
    });
    let by = if margin == 0 { t.happened_tie() } else { t.happened_margin(margin) };
    let played = t.ulysses_cards_many(count);
    Some(match winner == side {
        true => t.happened_own_won(by, played, name, yours),
        false => t.happened_own_lost(by, played, name, yours),
    })
}
