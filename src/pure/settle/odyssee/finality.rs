//! What cannot be taken back (RO-1): the die and the arrow, which everybody sees at once, and an answer after which the rules
//! may ask its own player next, so that he does not wait for himself. All else waits as answers of any game do. It follows
//! from the open table and the answer alone: a card that lies face down must not show by it.

use crate::engine::odyssee::{Action, Hex, Question, Site, View};

/// `view` is the public one, with the question that is answered.
pub(super) fn is_final(view: &View, action: &Action) -> bool {
    match action {
        Action::Die | Action::Arrow(_) => true,
        Action::Sail(hex) => is_ashore(view, *hex) || is_met(view, *hex),
        // The owner's list answers at once, and the card that comes may ask its new holder. A bid costs something: it waits.
        Action::Land => true,
        // Of a price: either way a card comes.
        Action::Accept | Action::Refuse => view.question == Some(Question::Price),
        Action::Calm | Action::Feast | Action::Graze | Action::Hero | Action::Gifts | Action::Look(_) => {
            view.players[view.active].ship.is_some_and(|hex| is_met(view, hex))
        }
        Action::Stay
        | Action::Bid(_)
        | Action::Give(_)
        | Action::Take
        | Action::Ask { .. }
        | Action::Peace
        | Action::Fight
        | Action::Demand(_)
        | Action::Trade(_)
        | Action::On
        | Action::Offer(_) => false,
    }
}

/// Whether whoever sails there lands on an island: its card, or its owner, may want something of him.
fn is_ashore(view: &View, hex: Hex) -> bool {
    matches!(view.options.board.site(hex), Site::Isle(_))
}

/// Whether the active player finds another ship there, and so has the first word (G-28).
fn is_met(view: &View, hex: Hex) -> bool {
    view.players.iter().filter(|player| player.ship == Some(hex)).count()
        > usize::from(view.players[view.active].ship == Some(hex))
}
