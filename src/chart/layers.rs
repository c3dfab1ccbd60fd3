//! The drawing of a letter in layers: what lies below every position of a board, ways over it, and small drawings that are set
//! on top of both. Whoever makes a picture of it draws the lowest layer and each small drawing once and keeps them: nothing in
//! one of them says whose chart it is, nor where on the sea it stands.

use std::mem;
use std::sync::Arc;

use super::frame::Spot;
use super::layout::Layout;
use super::svg::{Sheet, escaped};
use super::{Chart, marker};
use crate::engine::ulysses::Place;

/// Parts of SVG, in dots, without distances and links, which are for pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers {
    pub width: u32,
    pub height: u32,
    /// How far above the sea's upper rim the drawing begins.
    pub above: i32,
    /// The same for every position of a board.
    pub ground: Arc<str>,
    /// Where the ship can go, and where it has been.
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

pub(super) fn draw(chart: &Chart<'_>, layout: &Layout) -> Layers {
    let (frame, above) = (layout.frame, layout.frieze);
    let mut sheet = Sheet { out: String::new(), chart, layout };
    sheet.ground();
    sheet.all_lines();
    let ground = inside(layout, &mem::take(&mut sheet.out)).into();
    sheet.ways();
    sheet.wake();
    let ways = inside(layout, &mem::take(&mut sheet.out));
    let mut stamps = Vec::new();
    for place in sheet.places() {
        let color = chart.board.color(place);
        sheet.marks(place, color);
        let marks = mem::take(&mut sheet.out);
        stamps.push(stamp(layout, layout.spot(place), &format!("place {}", color.name()), &marks));
        stamps.extend(name(chart, layout, place));
    }
    for (class, place, pin) in marker::pins(chart) {
        stamps.push(stamp(layout, layout.spot(place), &format!("pin {class}"), &pin));
    }
    stamps.push(stamp(layout, layout.spot(chart.ship), "ship", &marker::galley()));
    let (width, height) = (frame.width.unsigned_abs(), (frame.height + 2 * above).unsigned_abs());
    Layers { width, height, above, ground, ways, stamps }
}

fn name(chart: &Chart<'_>, layout: &Layout, place: Place) -> Option<Stamp> {
    let middle = layout.name(place)?;
    let spot = Spot { x: middle.x, y: middle.y + marker::BASE_BELOW };
    let class = marker::standing(chart, place).map_or("place".to_owned(), |standing| format!("place {standing}"));
    Some(stamp(layout, spot, &class, &format!("<text>{}</text>", escaped(chart.name(place)))))
}

fn stamp(layout: &Layout, Spot { x, y }: Spot, class: &str, svg: &str) -> Stamp {
    Stamp { x, y, svg: inside(layout, &format!("<g class=\"{class}\">{svg}</g>")) }
}

/// As the style sheet knows it.
fn inside(layout: &Layout, svg: &str) -> String {
    format!("<g class=\"{}\">{svg}</g>", layout.class)
}
