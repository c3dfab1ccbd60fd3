//! The drawing as a whole: its layers in their order. What differs between the whole sea and the part around the ship is
//! the [`Layout`]'s.

use std::fmt;

use super::layout::Layout;
use super::{Chart, coast, route, sign, text};
use crate::chart::frame::Spot;
use crate::chart::ground::Ground;
use crate::chart::svg::{Canvas, escaped};
use crate::engine::ulysses::Place;

pub(super) fn draw(chart: &Chart<'_>, layout: &Layout<'_>) -> String {
    let mut drawing = Drawing::new(chart, layout);
    drawing.open();
    drawing.canvas.define(&[("star", sign::STAR), ("wreath", sign::WREATH), ("skull", sign::SKULL)]);
    if chart.plain {
        drawing.lines()
    } else {
        drawing.ground()
    }
    drawing.ways();
    drawing.wake();
    for run in drawing.places().chunk_by(|one, other| chart.is_picked(*one) == chart.is_picked(*other)) {
        // Beside links the rest is not worth a stop; the page's list says the same.
        let silent = chart.pick.is_some() && !chart.is_picked(run[0]);
        drawing.canvas.add(if silent { "<g aria-hidden=\"true\">" } else { "" });
        run.iter().for_each(|place| drawing.place(*place));
        drawing.canvas.add(if silent { "</g>" } else { "" });
    }
    drawing.discs();
    drawing.ship();
    drawing.canvas.add("</svg>");
    drawing.canvas.out
}

/// A chart in the making; its layers are in `route` and `marker`.
pub(super) struct Drawing<'a> {
    pub(super) canvas: Canvas,
    pub(super) chart: &'a Chart<'a>,
    pub(super) layout: &'a Layout<'a>,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(chart: &'a Chart<'a>, layout: &'a Layout<'a>) -> Drawing<'a> {
        Drawing { canvas: Canvas::new(layout.shapes), chart, layout }
    }

    pub(super) fn put(&mut self, part: fmt::Arguments<'_>) {
        self.canvas.put(part);
    }

    /// With the lines on it, which are always the same, too.
    pub(super) fn ground(&mut self) {
        let (chart, layout) = (self.chart, self.layout);
        let (board, frame, frieze) = (chart.board, layout.frame, layout.frieze);
        let ground = Ground { board: board.name(), coast: coast::of(board), frame, frieze };
        self.canvas.ground(ground, |canvas| route::lines(canvas, board, layout));
    }

    /// The ship's neighbors last: their names may lie over other places.
    pub(super) fn places(&self) -> Vec<Place> {
        let mut places: Vec<Place> = Place::all().filter(|place| self.layout.shows(*place)).collect();
        places.sort_by_key(|place| self.chart.distance(*place) <= 1);
        places
    }

    pub(super) fn spot(&self, place: Place) -> Spot {
        self.layout.spot(place)
    }

    /// With links inside it is a group: a picture's parts would not be read out.
    fn open(&mut self) {
        let (frame, frieze) = (self.layout.frame, self.layout.frieze);
        let role = if self.chart.pick.is_some() { "group" } else { "img" };
        let summary = text::summary(self.chart);
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" role=\"{role}\" viewBox=\"0 {} {} {}\"><title>{}</title>\
             <desc>{}</desc>",
            self.layout.class,
            -frieze,
            frame.width,
            frame.height + 2 * frieze,
            escaped(self.layout.title),
            escaped(&summary),
        ));
    }
}
