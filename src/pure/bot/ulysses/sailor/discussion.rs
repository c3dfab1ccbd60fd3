//! The discussion: carrying out a stance, question by question.

use super::stance::{self, Back, Stance};
use super::{Mind, pay};
use crate::engine::ulysses::{Action, DiscussionRange};

pub(super) fn answer(mind: &Mind<'_>, range: &DiscussionRange) -> Action {
    let Stance { black, back } = stance::in_discussion(mind, range.black.as_ref());
    let placed = black.zip(range.black).and_then(|(wish, range)| {
        let cards = if wish.clear { range.cards_clearing } else { range.cards };
        let within = cards.least <= wish.most && !cards.is_empty();
        within.then(|| Action::Black(pay::marking(mind.hand(), &wish, cards.least, range.price)))
    });
    placed.or_else(|| support(mind, range, &back?)).unwrap_or(Action::Pass)
}

/// The least that leads, within the ceiling; while the side leads already, nothing or, holding, one card.
fn support(mind: &Mind<'_>, range: &DiscussionRange, back: &Back) -> Option<Action> {
    let leading = mind.view.leading?;
    let least = range.support(back.side)?.least;
    let most = if leading != back.side {
        back.against[leading as usize]
    } else if back.hold && opponent_in(mind, back) {
        back.against.into_iter().max()?
    } else {
        return None;
    };
    let played = mind.view.players[mind.own.seat].played;
    (played + least <= most).then(|| Action::Support { side: back.side, cards: pay::votes(mind.hand(), least) })
}

/// Whether anyone who is still in may play against the side.
fn opponent_in(mind: &Mind<'_>, back: &Back) -> bool {
    let mut others = mind.view.still_in.iter().filter(|seat| *seat != mind.own.seat);
    others.any(|seat| mind.view.players[seat].side != Some(back.side))
}
