//! The chart of a letter in layers.

use std::mem;

use super::drawing::Drawing;
use super::layout::Layout;
use super::{Chart, marker};
use crate::chart::frame::Spot;
use crate::chart::layers::{Layers, Stamp, inside};
use crate::chart::svg::escaped;
use crate::engine::ulysses::Place;

pub(super) fn draw(chart: &Chart<'_>, layout: &Layout<'_>) -> Layers {
    let (frame, above, class) = (layout.frame, layout.frieze, layout.class);
    let mut drawing = Drawing::new(chart, layout);
    drawing.ground();
    let ground = inside(class, &mem::take(&mut drawing.canvas.out)).into();
    drawing.ways();
    drawing.wake();
    let ways = inside(class, &mem::take(&mut drawing.canvas.out));
    let mut stamps = Vec::new();
    for place in drawing.places() {
        let color = chart.board.color(place);
        drawing.marks(place, color);
        let marks = mem::take(&mut drawing.canvas.out);
        stamps.push(Stamp::new(class, layout.spot(place), &format!("place {}", color.name()), &marks));
        stamps.extend(name(chart, layout, place));
    }
    for (side, place, pin) in marker::pins(chart) {
        stamps.push(Stamp::new(class, layout.spot(place), &format!("pin {side}"), &pin));
    }
    stamps.push(Stamp::new(class, layout.spot(chart.ship), "ship", &marker::galley()));
    let (width, height) = (frame.width.unsigned_abs(), (frame.height + 2 * above).unsigned_abs());
    Layers { width, height, above, ground, ways, stamps }
}

fn name(chart: &Chart<'_>, layout: &Layout<'_>, place: Place) -> Option<Stamp> {
    let middle = layout.name(place)?;
    let spot = Spot { x: middle.x, y: middle.y + marker::BASE_BELOW };
    let class = marker::standing(chart, place).map_or("place".to_owned(), |standing| format!("place {standing}"));
    Some(Stamp::new(layout.class, spot, &class, &format!("<text>{}</text>", escaped(chart.name(place)))))
}
