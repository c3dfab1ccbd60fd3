//! Whatever is counted has its plural forms, all that the language has.

use super::{Kind, kind};
use crate::text::tests::lint::manner::Manner;
use crate::text::tests::lint::read::{Message, Piece};

/// A number with a word behind it was chosen by, or the word is none that is counted.
pub(in crate::text::tests::lint) fn plurals(manner: &Manner, message: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for sentence in &message.sentences {
        for pair in sentence.windows(2) {
            let [Piece::Argument { name, chosen_by: false }, Piece::Words(after)] = pair else { continue };
            if kind(&message.id, name) != Kind::Number || !after.starts_with([' ', '\u{a0}', '\u{202f}']) {
                continue;
            }
            let word: String = after.trim_start().chars().take_while(|sign| sign.is_alphabetic()).collect();
            if !word.is_empty() && !manner.uncounted.contains(&word.to_lowercase().as_str()) {
                faults.push(format!("{{ ${name} }} {word}, in any number"));
            }
        }
    }
    faults.dedup();
    faults
}

/// Where one form of a plural is told apart, the others are, too.
pub(in crate::text::tests::lint) fn categories(manner: &Manner, message: &Message) -> Vec<String> {
    let lacking = |(argument, keys): &(String, Vec<String>)| {
        let missing: Vec<&str> =
            manner.plurals.iter().filter(|form| !keys.iter().any(|key| key == *form)).copied().collect();
        (!missing.is_empty()).then(|| format!("{{ ${argument} }} has no [{}]", missing.join("], [")))
    };
    message.plurals.iter().filter_map(lacking).collect()
}
