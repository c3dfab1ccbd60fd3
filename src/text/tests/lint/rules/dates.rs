//! A date brings a weekday, a zone and a distance with it: whatever came after it would be torn from its sentence.

use super::{Kind, kind, last_word};
use crate::text::tests::lint::manner::Manner;
use crate::text::tests::lint::read::{Message, Piece};

/// Nothing but its zone in brackets, a full stop, a bracket or another sentence comes after a date.
pub(in crate::text::tests::lint) fn last(_: &Manner, message: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for (sentence, at) in moments(message) {
        let after: String = match sentence.get(at + 1) {
            Some(Piece::Words(words)) => words.clone(),
            Some(Piece::Argument { name, .. }) => format!("{{ ${name} }}"),
            None => String::new(),
        };
        let rest = after.trim();
        if !(rest.is_empty() || rest.starts_with(['.', '(', ')', '!', '?'])) {
            faults.push(format!("«{rest}» comes after a date"));
        }
    }
    faults
}

/// What stands before a date, where the language wants something there.
pub(in crate::text::tests::lint) fn introduced(manner: &Manner, message: &Message) -> Vec<String> {
    if manner.before_dates.is_empty() {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for (sentence, at) in moments(message) {
        let before = match at.checked_sub(1).map(|at| &sentence[at]) {
            Some(Piece::Words(words)) => last_word(words),
            Some(Piece::Argument { .. }) | None => String::new(),
        };
        if !before.is_empty() && !manner.before_dates.contains(&before.as_str()) {
            faults.push(format!("a date after «{before}»"));
        }
    }
    faults
}

/// Where dates stand, sentence by sentence.
fn moments(message: &Message) -> Vec<(&Vec<Piece>, usize)> {
    let in_sentence = |sentence: &'_ Vec<Piece>| -> Vec<usize> {
        let is_moment =
            |piece: &Piece| matches!(piece, Piece::Argument { name, .. } if kind(&message.id, name) == Kind::Moment);
        (0..sentence.len()).filter(|at| is_moment(&sentence[*at])).collect()
    };
    message
        .sentences
        .iter()
        .flat_map(|sentence| in_sentence(sentence).into_iter().map(move |at| (sentence, at)))
        .collect()
}
