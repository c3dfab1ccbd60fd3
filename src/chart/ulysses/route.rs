//! Ways over the sea: the board's lines, and the thread the ship has drawn behind it.

use super::drawing::Drawing;
use super::layout::Layout;
use crate::chart::frame::Spot;
use crate::chart::svg::Canvas;
use crate::engine::ulysses::{Board, Place};

/// Older movements are not drawn: a tangle shows nothing.
const WAKE_MAX: usize = 20;

/// Every line of the board that can be seen, once. Those the ship can take now are drawn over them.
pub(super) fn lines(canvas: &mut Canvas, board: &Board, layout: &Layout<'_>) {
    let all = Place::all().flat_map(|from| board.neighbors(from).iter().map(move |to| (from, to)));
    routes(canvas, "lines", layout, all.filter(|(from, to)| from < to));
}

fn routes(canvas: &mut Canvas, class: &str, layout: &Layout<'_>, pairs: impl Iterator<Item = (Place, Place)>) {
    canvas.put(format_args!("<path class=\"{class}\" d=\""));
    for (from, to) in pairs {
        let (a, b) = (layout.spot(from), layout.spot(to));
        if layout.frame.meets([a, b]) {
            canvas.put(format_args!("M{} {}l{} {}", a.x, a.y, b.x - a.x, b.y - a.y));
        }
    }
    canvas.put(format_args!("\"/>"));
}

impl Drawing<'_> {
    pub(super) fn lines(&mut self) {
        lines(&mut self.canvas, self.chart.board, self.layout);
    }

    /// Those that the ship can take now.
    pub(super) fn ways(&mut self) {
        let (ship, open, neighbors) = (self.chart.ship, self.chart.open, self.chart.neighbors());
        let ways = open.iter().filter(|to| neighbors.contains(*to)).map(|to| (ship.min(to), ship.max(to)));
        routes(&mut self.canvas, "ways", self.layout, ways);
    }

    /// A slack thread from the oldest place to the ship, beside the lines so that both can be seen.
    pub(super) fn wake(&mut self) {
        let (mut path, mut sailed) = (String::new(), String::new());
        let latest = self.chart.wake.len().saturating_sub(WAKE_MAX);
        let stops = self.chart.wake[latest..].iter().chain([&self.chart.ship]).copied();
        let news = self.chart.wake[latest..].len().saturating_sub(self.chart.sailed);
        for (number, (from, to)) in stops.clone().zip(stops.skip(1)).enumerate() {
            let (a, b) = (self.spot(from), self.spot(to));
            let (across, down) = (b.x - a.x, b.y - a.y);
            let length = ((across * across + down * down) as u32).isqrt() as i32;
            if length == 0 {
                continue; // The ship stayed.
            }
            if path.is_empty() {
                path += &format!("M{} {}", a.x, a.y);
            }
            // A second thread along the same line lies beside the first.
            let slack = 18 + 10 * (number as i32 % 3);
            let middle =
                Spot { x: (a.x + b.x) / 2 - down * slack / length, y: (a.y + b.y) / 2 + across * slack / length };
            let stretch = format!("Q{} {} {} {}", middle.x, middle.y, b.x, b.y);
            path += &stretch;
            if number >= news {
                if sailed.is_empty() {
                    sailed = format!("M{} {}", a.x, a.y);
                }
                sailed += &stretch;
            }
        }
        if !path.is_empty() {
            self.put(format_args!("<path class=\"wake\" d=\"{path}\"/><path class=\"ply\" d=\"{path}\"/>"));
        }
        if !sailed.is_empty() {
            self.put(format_args!("<path class=\"sailed\" fill=\"none\" d=\"{sailed}\"/>"));
        }
    }
}
