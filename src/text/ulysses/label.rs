//! A place, or any other words, as pages and letters show them.

use super::scene::Scene;
use super::vocabulary::sign;
use crate::engine::ulysses::Place;

/// Words, and for a place its sign and what to know about it.
#[derive(Clone, Default)]
pub(crate) struct Label {
    pub(crate) text: String,
    /// The name of a color, in the language of style sheets.
    pub(crate) color: &'static str,
    pub(crate) sign: &'static str,
    pub(crate) color_name: String,
    pub(crate) note: String,
}

/// A place as its own page shows it: name, sign, color.
pub(crate) fn place_label(scene: &Scene<'_>, place: Place, note: String) -> Label {
    let (teller, color) = (scene.teller(), scene.board.color(place));
    Label { text: teller.place(place), color: color.name(), sign: sign(color), color_name: teller.color(color), note }
}
