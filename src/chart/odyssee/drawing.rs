//! The drawing as a whole: its layers in their order. What differs between the whole sea and the part around a ship is
//! the [`Layout`]'s.

use std::fmt;

use super::layout::Layout;
use super::{Chart, text};
use crate::chart::frame::Spot;
use crate::chart::shape::Shapes;
use crate::chart::svg::{Canvas, escaped};
use crate::engine::odyssee::Hex;

pub(super) fn draw(chart: &Chart<'_>, layout: &Layout<'_>) -> String {
    let mut drawing = Drawing::new(chart, layout);
    drawing.open();
    // Beside links the rest is not worth a stop; the page says the same in words.
    let silent = chart.pick.is_some();
    drawing.put(format_args!("{}", if silent { "<g aria-hidden=\"true\">" } else { "" }));
    drawing.ground();
    drawing.marked();
    drawing.winds();
    drawing.put(format_args!("{}", if silent { "</g>" } else { "" }));
    drawing.picks();
    drawing.put(format_args!("<g class=\"above\"{}>", if silent { " aria-hidden=\"true\"" } else { "" }));
    drawing.trails();
    drawing.ways();
    drawing.isles();
    drawing.rim_fields();
    drawing.ships();
    drawing.names();
    drawing.drifts();
    drawing.put(format_args!("</g></svg>"));
    drawing.canvas.out
}

/// A chart in the making; its layers are in the files named after them.
pub(super) struct Drawing<'a> {
    pub(super) canvas: Canvas,
    pub(super) chart: &'a Chart<'a>,
    pub(super) layout: &'a Layout<'a>,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(chart: &'a Chart<'a>, layout: &'a Layout<'a>) -> Drawing<'a> {
        Drawing { canvas: Canvas::new(Shapes::Own), chart, layout }
    }

    pub(super) fn put(&mut self, part: fmt::Arguments<'_>) {
        self.canvas.put(part);
    }

    pub(super) fn spot(&self, hex: Hex) -> Spot {
        self.layout.grid.spot(self.chart.board, hex)
    }

    /// With links inside it is a group: a picture's parts would not be read out.
    fn open(&mut self) {
        let role = if self.chart.pick.is_some() { "group" } else { "img" };
        let summary = text::summary(self.chart);
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" role=\"{role}\" viewBox=\"0 0 {} {}\"><title>{}</title>\
             <desc>{}</desc>",
            self.layout.class,
            self.layout.width,
            self.layout.height,
            escaped(self.layout.title),
            escaped(&summary),
        ));
    }
}
