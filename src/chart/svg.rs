//! The drawing as a whole: its layers in their order. What differs between the whole sea and the part around the ship is
//! the [`Layout`]'s.

use std::fmt::{self, Write as _};

use super::frame::Spot;
use super::layout::Layout;
use super::{Chart, text};
use crate::engine::ulysses::Place;

/// About what a drawing takes.
const SHEET_BYTES: usize = 32 * 1024;

pub(super) fn draw(chart: &Chart<'_>, layout: &Layout) -> String {
    let mut sheet = Sheet { out: String::with_capacity(SHEET_BYTES), chart, layout };
    sheet.open();
    sheet.shapes();
    sheet.ground();
    sheet.lines();
    sheet.wake();
    for run in sheet.places().chunk_by(|one, other| chart.is_picked(*one) == chart.is_picked(*other)) {
        // Beside links the rest is not worth a stop; the page's list says the same.
        let silent = chart.pick.is_some() && !chart.is_picked(run[0]);
        sheet.put(format_args!("{}", if silent { "<g aria-hidden=\"true\">" } else { "" }));
        run.iter().for_each(|place| sheet.place(*place));
        sheet.put(format_args!("{}", if silent { "</g>" } else { "" }));
    }
    sheet.discs();
    sheet.ship();
    sheet.put(format_args!("</svg>"));
    sheet.out
}

/// A drawing in the making; its layers are in `ground`, `route` and `marker`, what they repeat in `shape`.
pub(super) struct Sheet<'a> {
    pub(super) out: String,
    pub(super) chart: &'a Chart<'a>,
    pub(super) layout: &'a Layout,
}

impl Sheet<'_> {
    pub(super) fn put(&mut self, part: fmt::Arguments<'_>) {
        self.out.write_fmt(part).expect("a string takes everything");
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

/// Text for XML, also inside attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            _ => out.push(letter),
        }
    }
    out
}
