//! What stands on the sea: places with their marks and names, discs, the ship.

use super::frame::Spot;
use super::svg::{Sheet, escaped};
use super::words::words;
use super::{layout, sign, text};
use crate::engine::ulysses::{Color, Place};

impl Sheet<'_> {
    pub(super) fn place(&mut self, place: Place) {
        let chart = self.chart;
        let spot = self.spot(place);
        let color = chart.board.color(place);
        let about = text::about(chart, place);
        match chart.pick.filter(|pick| pick.places.contains(place)) {
            Some(pick) => self.put(format_args!(
                "<a href=\"{}{}\" aria-label=\"{}\"",
                escaped(pick.href),
                escaped(chart.board.id(place)),
                escaped(&words(chart.tag).labeled(pick.title, &about)),
            )),
            None => self.put(format_args!("<g")),
        }
        self.put(format_args!(" class=\"place {}", color.name()));
        let marks = [("open", chart.open.contains(place)), ("here", place == chart.ship)];
        for (mark, _) in marks.iter().filter(|(_, on)| *on) {
            self.put(format_args!(" {mark}"));
        }
        self.put(format_args!("\" transform=\"translate({} {})\">", spot.x, spot.y));
        if !chart.is_picked(place) {
            self.put(format_args!("<title>{}</title>", escaped(&about)));
        }
        self.marks(place, color);
        self.name(place, spot);
        self.put(format_args!("{}", if chart.is_picked(place) { "</a>" } else { "</g>" }));
    }

    fn marks(&mut self, place: Place, color: Color) {
        let chart = self.chart;
        if chart.is_picked(place) {
            self.put(format_args!("<circle class=\"touch\" r=\"22\"/>"));
        }
        if chart.goals.contains(place) {
            self.shape("star", sign::STAR);
        }
        if chart.open.contains(place) || chart.is_picked(place) {
            self.put(format_args!("<circle class=\"halo\" r=\"14\"/>"));
        }
        if chart.reached.contains(place) {
            self.shape("wreath", sign::WREATH);
        }
        self.put(format_args!(
            "<circle class=\"disc\" r=\"9.5\"/><path class=\"sign\" d=\"{}\"/>",
            sign::of_color(color)
        ));
        if chart.plagues.contains(place) {
            self.put(format_args!("<circle class=\"ring\" r=\"13\"/>"));
            self.shape("skull", sign::SKULL);
        }
    }

    fn name(&mut self, place: Place, spot: Spot) {
        if let Some(middle) = self.layout.name(place) {
            let name = escaped(self.chart.name(place));
            // A line of type hangs a little below its middle.
            self.put(format_args!("<text x=\"{}\" y=\"{}\">{name}</text>", middle.x - spot.x, middle.y - spot.y + 4));
        }
        if self.chart.distances && place != self.chart.ship {
            let distance = self.chart.distance(place);
            // Right of the place, where neither its name nor a disc's pin stands.
            let x = layout::distance_offset(self.chart, place);
            self.put(format_args!("<text class=\"distance\" x=\"{x}\" y=\"5\">{distance}</text>"));
        }
    }

    /// Pins beside their places, so that the place's own sign stays readable.
    pub(super) fn discs(&mut self) {
        for (disc, (class, letter)) in self.chart.discs.into_iter().zip(sign::SIDES) {
            let Some(spot) = disc.map(|place| self.spot(place)) else { continue };
            self.put(format_args!(
                "<g class=\"pin {class}\" transform=\"translate({} {})\"><path d=\"M5-7 13-18\"/><circle cx=\"15\" cy=\"-22\" r=\"10\"/>\
                 <text x=\"15\" y=\"-17.5\">{letter}</text></g>",
                spot.x, spot.y
            ));
        }
    }

    pub(super) fn ship(&mut self) {
        let spot = self.spot(self.chart.ship);
        let (x, y) = sign::SHIP_EYE;
        let label = words(self.chart.tag).ship;
        let anchor = self.layout.anchor.map(|id| format!(" id=\"{id}\"")).unwrap_or_default();
        self.put(format_args!(
            "<g class=\"ship\"{anchor} transform=\"translate({} {})\"><title>{label}</title><path class=\"oars\" d=\"{}\"/><path d=\"{}\"/>\
             <path class=\"incised\" d=\"{}\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"2\"/></g>",
            spot.x,
            spot.y,
            sign::SHIP_OARS,
            sign::SHIP,
            sign::SHIP_INCISED
        ));
    }
}
