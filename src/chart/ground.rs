//! The lowest layers: sea, rhumb lines, land, ornaments.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::coast::{self, Coast};
use super::frame::Frame;
use super::shape::Shapes;
use super::sign;
use super::svg::Sheet;

type Key = (&'static str, Frame, Shapes);

/// Grounds that were drawn before, by board, frame and shapes. A ship can be at as many places as there are, and a ground never
/// changes, so that this never grows beyond a few dozen of them.
static DRAWN: RwLock<BTreeMap<Key, Arc<str>>> = RwLock::new(BTreeMap::new());

impl Sheet<'_> {
    /// What lies below everything else. It is most of a drawing and always the same: drawn once.
    pub(super) fn ground(&mut self) {
        let key = (self.chart.board.name(), self.layout.frame, self.layout.shapes);
        let known = DRAWN.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let ground = known.unwrap_or_else(|| {
            let mut sheet = Sheet { out: String::new(), chart: self.chart, layout: self.layout };
            sheet.draw_ground();
            let ground: Arc<str> = sheet.out.into();
            DRAWN.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&ground));
            ground
        });
        self.out += &ground;
    }

    fn draw_ground(&mut self) {
        let frame = self.layout.frame;
        let coast = coast::of(self.chart.board);
        self.put(format_args!("<path class=\"sea\" d=\"M0 0h{}v{}H0Z\"/>", frame.width, frame.height));
        let rose = frame.spot(coast.rose.0, coast.rose.1);
        self.put(format_args!("<path class=\"rhumb\" d=\""));
        for (x, y) in RHUMBS {
            self.put(format_args!("M{} {}l{} {}", rose.x - x, rose.y - y, 2 * x, 2 * y));
        }
        self.put(format_args!("\"/>"));
        self.scatter("wave", &frame, coast.waves, sign::WAVE);
        self.twice(self.layout.shapes.coast(), [("shallow", ""), ("land", "")], &coast.path(&frame));
        self.scatter("hill", &frame, coast.hills, sign::HILL);
        self.rivers(coast);
        if self.layout.frieze > 0 {
            self.ornaments(coast);
            self.friezes();
        }
    }

    fn ornaments(&mut self, coast: &Coast) {
        let frame = self.layout.frame;
        for (x, y) in coast.dolphins {
            let spot = frame.spot(*x, *y);
            self.put(format_args!(
                "<path class=\"dolphin\" transform=\"translate({} {})\" d=\"{}\"/>",
                spot.x,
                spot.y,
                sign::DOLPHIN
            ));
        }
        let rose = frame.spot(coast.rose.0, coast.rose.1);
        self.put(format_args!(
            "<g class=\"rose\" transform=\"translate({} {})\"><circle r=\"30\"/><path class=\"light\" d=\"{}\"/><path d=\"{}\"/></g>",
            rose.x,
            rose.y,
            sign::ROSE_LINES,
            sign::ROSE
        ));
    }

    /// The same small shape at many points, where it can be seen.
    fn scatter(&mut self, class: &str, frame: &Frame, points: &[(i32, i32)], shape: &str) {
        self.put(format_args!("<path class=\"{class}\" d=\""));
        for spot in points.iter().map(|(x, y)| frame.spot(*x, *y)).filter(|spot| frame.meets([*spot])) {
            self.put(format_args!("M{} {}{shape}", spot.x, spot.y));
        }
        self.put(format_args!("\"/>"));
    }

    fn rivers(&mut self, coast: &Coast) {
        self.put(format_args!("<path class=\"river\" d=\""));
        for river in coast.rivers {
            for (number, (x, y)) in river.iter().enumerate() {
                let spot = self.layout.frame.spot(*x, *y);
                self.put(format_args!("{}{} {}", if number == 0 { 'M' } else { 'L' }, spot.x, spot.y));
            }
        }
        self.put(format_args!("\"/>"));
    }

    fn friezes(&mut self) {
        let (height, frame) = (self.layout.frieze, self.layout.frame);
        self.put(format_args!(
            "<path class=\"frieze\" d=\"M0 {0}h{1}v{2}H0ZM0 {3}h{1}v{2}H0Z\"/>",
            -height, frame.width, height, frame.height
        ));
        let turns = frame.width / sign::MEANDER_WIDTH;
        let start = (frame.width - turns * sign::MEANDER_WIDTH) / 2 + 3;
        let meander = format!("M{start} -5{}", sign::MEANDER.repeat(turns as usize));
        self.twice(
            "key",
            [("meander", ""), ("meander", &format!(" transform=\"translate(0 {})\"", frame.height + height))],
            &meander,
        );
    }
}

/// Sixteen winds, each in one line with the opposite one, long enough to leave any drawing.
const RHUMBS: [(i32, i32); 8] =
    [(0, 2000), (765, 1848), (1414, 1414), (1848, 765), (2000, 0), (1848, -765), (1414, -1414), (765, -1848)];
