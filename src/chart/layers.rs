//! The drawing of a letter in layers: what lies below every position of a board, ways over it, and small drawings that are set
//! on top of both. Whoever makes a picture of it draws the lowest layer and each small drawing once and keeps them: nothing in
//! one of them says whose chart it is, nor where on the map it stands.

use std::sync::Arc;

use super::frame::Spot;

/// Parts of SVG, in dots, without distances and links, which are for pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers {
    pub width: u32,
    pub height: u32,
    /// How far above the sea's upper rim the drawing begins.
    pub above: i32,
    /// The same for every position of a board.
    pub ground: Arc<str>,
    /// What belongs to this position and has a shape of its own.
    pub ways: String,
    /// In their order: later ones cover earlier ones.
    pub stamps: Vec<Stamp>,
}

/// A small drawing around its own middle, of which there are few.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub x: i32,
    pub y: i32,
    pub svg: String,
}

impl Stamp {
    /// Of this class, on a drawing of that one.
    pub(super) fn new(drawing: &str, Spot { x, y }: Spot, class: &str, svg: &str) -> Stamp {
        Stamp { x, y, svg: inside(drawing, &format!("<g class=\"{class}\">{svg}</g>")) }
    }
}

/// Elements as the style sheet knows them on a drawing of this class.
pub(super) fn inside(drawing: &str, svg: &str) -> String {
    format!("<g class=\"{drawing}\">{svg}</g>")
}
