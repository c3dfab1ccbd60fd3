//! The choices that a letter offers as links. Each opens the review of a choice, or the page with it where more is to
//! be filled in; opening it does nothing.

use super::{Composer, Door};
use crate::mail::contents::Way;
use crate::text::telling::{Asked, Tap};

/// What can be said with one tap, then the way to everything else.
pub(super) fn choices(composer: &mut Composer<'_>, asked: Option<&Asked>, way: Way) -> Vec<Door> {
    let Some(asked) = asked else { return vec![to_table(composer, way)] };
    let tap = |tap: &Tap| {
        let door = composer.door(tap.label.clone(), way, &format!("/review?{}", tap.query));
        Door { note: tap.note.clone(), ..door }
    };
    let mut doors: Vec<Door> = asked.taps.iter().map(tap).collect();
    doors.push(composer.door(asked.more.clone(), way, ""));
    doors
}

pub(super) fn to_table(composer: &mut Composer<'_>, way: Way) -> Door {
    composer.door(composer.t.letter_to_table(), way, "")
}
