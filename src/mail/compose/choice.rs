//! The choices that a letter offers as links. Each opens the review of a choice, or the page with it where more is to
//! be filled in; opening it does nothing.

use super::{Composer, Door};
use crate::mail::contents::Way;
use crate::text::telling::{Asked, Tap};

/// What can be said with one tap, then the way to everything else.
pub(super) fn choices(composer: &mut Composer<'_>, asked: Option<&Asked>, way: Way) -> Vec<Door> {
    let Some(asked) = asked else { return vec![to_table(composer, way)] };
    let may_reply = composer.reply.is_some();
    let tap = |(number, tap): (usize, &Tap)| {
        let door = composer.door(tap.label.clone(), way, &format!("/review?{}", tap.query));
        // What is said ahead along with an answer has no short written form: the number says all of it.
        let written = tap.says.action.clone().filter(|_| may_reply && tap.says.words.is_empty());
        let written = written.unwrap_or_default();
        Door { note: tap.note.clone(), number: may_reply.then_some(number), written, ..door }
    };
    let mut doors: Vec<Door> = (1..).zip(&asked.taps).map(tap).collect();
    doors.push(composer.door(asked.more.clone(), way, ""));
    doors
}

pub(super) fn to_table(composer: &mut Composer<'_>, way: Way) -> Door {
    composer.door(composer.t.letter_to_table(), way, "")
}
