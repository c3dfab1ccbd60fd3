//! Names of people, places and games stay as they are: they must not stand where their language would bend them, or where they
//! would bend the word before them.

use super::{Kind, kind, last_word};
use crate::text::tests::lint::manner::Manner;
use crate::text::tests::lint::read::{Message, Piece};

pub(in crate::text::tests::lint) fn unbent(manner: &Manner, message: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for sentence in &message.sentences {
        for pair in sentence.windows(2) {
            let [Piece::Words(before), Piece::Argument { name, .. }] = pair else { continue };
            let barred = match kind(&message.id, name) {
                Kind::Person | Kind::People | Kind::Game => manner.never_before_names,
                Kind::Place | Kind::Places => manner.never_before_places,
                Kind::Moment | Kind::Number | Kind::Other => &[],
            };
            let word = last_word(before);
            if barred.contains(&word.as_str()) {
                faults.push(format!("«{word}» before {{ ${name} }}"));
            }
        }
    }
    faults.dedup();
    faults
}
