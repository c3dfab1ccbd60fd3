//! The choices that a letter offers as links. Each opens the review of a choice, or the page with it where more is to
//! be filled in; opening it does nothing.

use super::{Desk, Door};
use crate::mail::contents::Way;
use crate::text::telling::{Asked, Tap};

/// What can be said with one tap, then the way to everything else.
pub(super) fn choices(desk: &mut Desk<'_>, asked: Option<&Asked>, way: Way) -> Vec<Door> {
    let Some(asked) = asked else { return vec![to_table(desk, way)] };
    let tap = |tap: &Tap| {
        let door = desk.door(tap.label.clone(), way, &format!("/review?{}", tap.query));
        Door { note: tap.note.clone(), ..door }
    };
    let mut doors: Vec<Door> = asked.taps.iter().map(tap).collect();
    doors.push(desk.door(asked.more.clone(), way, ""));
    doors
}

pub(super) fn to_table(desk: &mut Desk<'_>, way: Way) -> Door {
    desk.door(desk.t.letter_to_table(), way, "")
}
