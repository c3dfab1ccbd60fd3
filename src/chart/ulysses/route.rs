//! Ways over the sea: the board's lines, and the thread the ship has drawn behind it.

use super::drawing::Drawing;
use crate::chart::frame::Spot;
use crate::engine::ulysses::Place;

/// Older movements are not drawn: a tangle shows nothing.
const WAKE_MAX: usize = 20;

impl Drawing<'_> {
    /// Every line that can be seen, once: those the ship cannot take now, then the others.
    pub(super) fn lines(&mut self) {
        self.routes("lines", |free| !free);
        self.ways();
    }

    /// Also those the ship can take now, whoever draws [`Drawing::ways`] over them: then they are the same wherever it is.
    pub(super) fn all_lines(&mut self) {
        self.routes("lines", |_| true);
    }

    pub(super) fn ways(&mut self) {
        self.routes("ways", |free| free);
    }

    /// By whether the ship can take them.
    fn routes(&mut self, class: &str, wanted: impl Fn(bool) -> bool) {
        let (ship, open) = (self.chart.ship, self.chart.open);
        self.put(format_args!("<path class=\"{class}\" d=\""));
        for from in Place::all() {
            for to in self.chart.board.neighbors(from).iter().filter(|to| from < *to) {
                let free = (from == ship && open.contains(to)) || (to == ship && open.contains(from));
                let (a, b) = (self.spot(from), self.spot(to));
                if wanted(free) && self.layout.frame.meets([a, b]) {
                    self.put(format_args!("M{} {}l{} {}", a.x, a.y, b.x - a.x, b.y - a.y));
                }
            }
        }
        self.put(format_args!("\"/>"));
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
