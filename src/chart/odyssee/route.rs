//! Ways over the sea: where a roll leads, hexes to choose, where ships came from, the way of a plan or course.

use super::drawing::Drawing;
use super::{sign, text};
use crate::chart::frame::Spot;
use crate::chart::svg::escaped;
use crate::engine::odyssee::Hex;

impl Drawing<'_> {
    /// Where the roll leads, if that is not to be chosen here.
    pub(super) fn marked(&mut self) {
        let marked =
            self.chart.reach.iter().filter(|hex| !self.chart.is_picked(*hex) && self.layout.meets(self.spot(*hex)));
        let path = self.layout.grid.hexes(self.chart.board, marked);
        if !path.is_empty() {
            self.put(format_args!("<path class=\"reach\" d=\"{path}\"/>"));
        }
    }

    /// Hexes that are links. What leads to land is set off.
    pub(super) fn picks(&mut self) {
        let Some(pick) = self.chart.pick else { return };
        let (board, outline) = (self.chart.board, self.layout.grid.outline());
        for hex in pick.hexes.iter().filter(|hex| self.layout.shows(self.chart, *hex)) {
            let Spot { x, y } = self.spot(hex);
            let label = self.chart.labels.labeled(pick.title, &text::about(self.chart, hex));
            let class = if board.water().contains(hex) { "pick" } else { "pick pick-shore" };
            let reached = if self.chart.reach.contains(hex) { " pick-reach" } else { "" };
            self.put(format_args!(
                "<a class=\"{class}{reached}\" href=\"{}{}\" aria-label=\"{}\"><path d=\"M{x} {y}{outline}\"/></a>",
                escaped(pick.href),
                board.hex_name(hex),
                escaped(&label),
            ));
        }
    }

    pub(super) fn trails(&mut self) {
        for (seat, from, to) in self.chart.trails.clone() {
            let (a, b) = (self.spot(from), self.spot(to));
            if a == b || !(self.layout.meets(a) || self.layout.meets(b)) {
                continue;
            }
            // Slack, like a thread.
            let middle = Spot { x: (a.x + b.x) / 2 - (b.y - a.y) / 7, y: (a.y + b.y) / 2 + (b.x - a.x) / 7 };
            let class = sign::class_of_seat(seat);
            self.put(format_args!(
                "<g class=\"{class}\"><path class=\"trail\" d=\"M{} {}Q{} {} {} {}\"/></g>",
                a.x, a.y, middle.x, middle.y, b.x, b.y
            ));
        }
    }

    pub(super) fn ways(&mut self) {
        for way in &self.chart.ways {
            let spots: Vec<Spot> = way.hexes.iter().map(|hex: &Hex| self.spot(*hex)).collect();
            let Some(end) = spots.last().copied().filter(|_| spots.iter().any(|spot| self.layout.meets(*spot))) else {
                continue;
            };
            let line: Vec<String> = spots.iter().map(|spot| format!("{} {}", spot.x, spot.y)).collect();
            let label = escaped(&way.label);
            self.canvas.put(format_args!("<path class=\"way\" d=\"M{}\"/>", line.join("L")));
            if !label.is_empty() {
                self.canvas.put(format_args!(
                    "<g class=\"end\" transform=\"translate({} {})\"><circle r=\"11\"/><text y=\"5\">{label}</text></g>",
                    end.x, end.y
                ));
            }
        }
    }
}
