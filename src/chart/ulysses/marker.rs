//! What stands on the sea: places with their marks and names, discs, the ship.

use super::drawing::Drawing;
use super::{Chart, layout, sign, text};
use crate::chart::frame::Spot;
use crate::chart::svg::escaped;
use crate::engine::ulysses::{Color, Place};

impl Drawing<'_> {
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
                escaped(&chart.labels.labeled(pick.title, &about)),
            )),
            None => self.canvas.add("<g"),
        }
        self.canvas.add(" class=\"place ");
        self.canvas.add(color.name());
        if let Some(standing) = standing(chart, place) {
            self.canvas.add(" ");
            self.canvas.add(standing);
        }
        self.put(format_args!("\" transform=\"translate({} {})\">", spot.x, spot.y));
        if !chart.is_picked(place) {
            self.canvas.add("<title>");
            self.canvas.add(&escaped(&about));
            self.canvas.add("</title>");
        }
        self.marks(place, color);
        self.name(place, spot);
        self.canvas.add(if chart.is_picked(place) { "</a>" } else { "</g>" });
    }

    /// All that stands around its point, without the name.
    pub(super) fn marks(&mut self, place: Place, color: Color) {
        let chart = self.chart;
        if chart.is_picked(place) {
            self.canvas.add("<circle class=\"touch\" r=\"22\"/>");
        }
        if chart.goals.contains(place) {
            self.canvas.shape("star", sign::STAR);
        }
        if chart.open.contains(place) || chart.is_picked(place) {
            self.canvas.add("<circle class=\"halo\" r=\"14\"/>");
        }
        if chart.reached.contains(place) {
            self.canvas.shape("wreath", sign::WREATH);
        }
        self.canvas.add("<circle class=\"disc\" r=\"9.5\"/><path class=\"sign\" d=\"");
        self.canvas.add(sign::of_color(color));
        self.canvas.add("\"/>");
        if chart.plagues.contains(place) {
            self.canvas.add("<circle class=\"ring\" r=\"13\"/>");
            self.canvas.shape("skull", sign::SKULL);
        }
    }

    fn name(&mut self, place: Place, spot: Spot) {
        if let Some(middle) = self.layout.name(place) {
            let name = escaped(self.chart.name(place));
            let (x, y) = (middle.x - spot.x, middle.y - spot.y + BASE_BELOW);
            self.put(format_args!("<text x=\"{x}\" y=\"{y}\">{name}</text>"));
        }
        if let Some(middle) = self.layout.small_name(place) {
            let name = escaped(self.chart.name(place));
            let (x, y) = (middle.x - spot.x, middle.y - spot.y + BASE_BELOW_LARGE);
            self.put(format_args!("<text class=\"small\" x=\"{x}\" y=\"{y}\">{name}</text>"));
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
        for (class, place, pin) in pins(self.chart) {
            let Spot { x, y } = self.spot(place);
            self.put(format_args!("<g class=\"pin {class}\" transform=\"translate({x} {y})\">{pin}</g>"));
        }
    }

    pub(super) fn ship(&mut self) {
        let Spot { x, y } = self.spot(self.chart.ship);
        let label = escaped(&self.chart.labels.ship);
        let anchor = self.layout.anchor.map(|id| format!(" id=\"{id}\"")).unwrap_or_default();
        let ship = galley();
        self.put(format_args!(
            "<g class=\"ship\"{anchor} transform=\"translate({x} {y})\"><title>{label}</title>{ship}</g>"
        ));
    }
}

/// A line of type hangs a little below its middle.
pub(super) const BASE_BELOW: i32 = 4;
const BASE_BELOW_LARGE: i32 = 10;

/// What a place is to the ship, as a class.
pub(super) fn standing(chart: &Chart<'_>, place: Place) -> Option<&'static str> {
    if place == chart.ship { Some("here") } else { chart.open.contains(place).then_some("open") }
}

/// The discs that are on the sea, each with its class and place.
pub(super) fn pins(chart: &Chart<'_>) -> impl Iterator<Item = (&'static str, Place, String)> {
    chart.discs.into_iter().zip(sign::SIDES).filter_map(|(disc, (class, letter))| {
        let text = format!("<text x=\"15\" y=\"-17.5\">{letter}</text>");
        let pin = format!("<path d=\"M5-7 13-18\"/><circle cx=\"15\" cy=\"-22\" r=\"10\"/>{text}");
        Some((class, disc?, pin))
    })
}

/// The ship around its place.
pub(super) fn galley() -> String {
    let (x, y) = sign::SHIP_EYE;
    format!(
        "<path class=\"oars\" d=\"{}\"/><path d=\"{}\"/><path class=\"incised\" d=\"{}\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"2\"/>",
        sign::SHIP_OARS,
        sign::SHIP,
        sign::SHIP_INCISED
    )
}
