//! The chart of a letter in layers.

use std::mem;

use super::drawing::Drawing;
use super::layout::Layout;
use super::{Chart, marker, sign};
use crate::chart::layers::{Layers, Stamp, inside};
use crate::engine::odyssee::Isle;

pub(super) fn draw(chart: &Chart<'_>, layout: &Layout<'_>) -> Layers {
    let class = layout.class;
    let mut drawing = Drawing::new(chart, layout);
    drawing.ground();
    let ground = inside(class, &mem::take(&mut drawing.canvas.out)).into();
    drawing.marked();
    drawing.winds();
    drawing.trails();
    drawing.ways();
    drawing.drifts();
    let ways = inside(class, &mem::take(&mut drawing.canvas.out));
    let (mut stamps, mut above) = (Vec::new(), Vec::new());
    for isle in Isle::all() {
        stamps.push(Stamp::new(class, drawing.field(isle), "field", &drawing.rim_field(isle)));
    }
    for (hex, site) in drawing.stops_shown() {
        let marks = drawing.marks_at(site);
        if !marks.is_empty() {
            stamps.push(Stamp::new(class, drawing.spot(hex), "stop", &marks));
        }
        let (name, middle) = drawing.name_at(hex, site);
        // What cannot step aside is read over the ships.
        above.push(Stamp::new(class, middle, "stop", &format!("<text>{name}</text>")));
    }
    for ship in &chart.ships {
        let galley = marker::galley(ship.seat, ship.crew, Some(ship.seat) == chart.own);
        let class_of_ship = format!("vessel {}", sign::class_of_seat(ship.seat));
        stamps.push(Stamp::new(class, drawing.moored(ship), &class_of_ship, &galley));
    }
    stamps.extend(above);
    Layers { width: layout.width.unsigned_abs(), height: layout.height.unsigned_abs(), above: 0, ground, ways, stamps }
}
