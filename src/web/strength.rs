//! How well bots play, in words: what a host or a visitor chooses.

use crate::bot::BotKind;
use crate::text::Text;

use super::input::{Choice, Choices};

/// The field's name in forms.
pub(super) const STRENGTH: &str = "strength";
/// A drifter, which answers anything, is nobody's opponent.
const OFFERED: [BotKind; 4] = [BotKind::Hand, BotKind::Sailor, BotKind::Mate, BotKind::Pilot];

/// What a form says; nothing if it says something that is not offered.
pub(super) fn read(text: &str) -> Option<BotKind> {
    OFFERED.into_iter().find(|kind| kind.name() == text)
}

pub(super) fn words(t: Text, kind: BotKind) -> String {
    match kind {
        BotKind::Drifter | BotKind::Hand => t.strength_hand(),
        BotKind::Sailor => t.strength_sailor(),
        BotKind::Mate => t.strength_mate(),
        BotKind::Pilot => t.strength_pilot(),
    }
}

pub(super) fn choices(t: Text, chosen: &str) -> Choices {
    let options = OFFERED.map(|kind| Choice::new(kind.name(), words(t, kind), chosen));
    Choices { hint: t.strength_hint(), ..Choices::new(STRENGTH, t.strength(), options.into()) }
}
