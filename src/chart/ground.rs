//! The lowest layers: sea, rhumb lines, land, ornaments.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::coast::Coast;
use super::frame::Frame;
use super::ornament;
use super::shape::Shapes;
use super::svg::Canvas;

type Key = (&'static str, Frame, Shapes);

/// Grounds that were drawn before, by board, frame and shapes. A ship can be at as many places as there are, and a ground never
/// changes, so that this never grows beyond a few dozen of them.
static DRAWN: RwLock<BTreeMap<Key, Arc<str>>> = RwLock::new(BTreeMap::new());

/// What lies below everything else on a map.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    /// No two boards have the same.
    pub(super) board: &'static str,
    pub(super) coast: &'static Coast,
    pub(super) frame: Frame,
    /// Height of the bands of meanders above and below; ornaments are for a drawing that has them.
    pub(super) frieze: i32,
}

impl Canvas {
    /// It is most of a drawing and always the same, and so is what `lies_on` it: drawn once.
    pub(super) fn ground(&mut self, ground: Ground, lies_on: impl FnOnce(&mut Canvas)) {
        let key = (ground.board, ground.frame, self.shapes);
        let known = DRAWN.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let drawn = known.unwrap_or_else(|| {
            let mut canvas = Canvas { out: String::new(), shapes: self.shapes };
            canvas.draw_ground(ground);
            lies_on(&mut canvas);
            let drawn: Arc<str> = canvas.out.into();
            DRAWN.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&drawn));
            drawn
        });
        self.out += &drawn;
    }

    fn draw_ground(&mut self, Ground { coast, frame, frieze, .. }: Ground) {
        self.put(format_args!("<path class=\"sea\" d=\"M0 0h{}v{}H0Z\"/>", frame.width, frame.height));
        let rose = frame.spot(coast.rose.0, coast.rose.1);
        self.put(format_args!("<path class=\"rhumb\" d=\""));
        for (x, y) in RHUMBS {
            self.put(format_args!("M{} {}l{} {}", rose.x - x, rose.y - y, 2 * x, 2 * y));
        }
        self.put(format_args!("\"/>"));
        self.scatter("wave", &frame, coast.waves, ornament::WAVE);
        self.twice(self.shapes.coast(), [("shallow", ""), ("land", "")], &coast.path(&frame));
        self.scatter("hill", &frame, coast.hills, ornament::HILL);
        self.rivers(coast, &frame);
        if frieze > 0 {
            self.ornaments(coast, &frame);
            self.friezes(&frame, frieze);
        }
    }

    fn ornaments(&mut self, coast: &Coast, frame: &Frame) {
        for (x, y) in coast.dolphins {
            let spot = frame.spot(*x, *y);
            self.put(format_args!(
                "<path class=\"dolphin\" transform=\"translate({} {})\" d=\"{}\"/>",
                spot.x,
                spot.y,
                ornament::DOLPHIN
            ));
        }
        let rose = frame.spot(coast.rose.0, coast.rose.1);
        self.put(format_args!(
            "<g class=\"rose\" transform=\"translate({} {})\"><circle r=\"30\"/><path class=\"light\" d=\"{}\"/><path d=\"{}\"/></g>",
            rose.x,
            rose.y,
            ornament::ROSE_LINES,
            ornament::ROSE
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

    fn rivers(&mut self, coast: &Coast, frame: &Frame) {
        self.put(format_args!("<path class=\"river\" d=\""));
        for river in coast.rivers {
            for (number, (x, y)) in river.iter().enumerate() {
                let spot = frame.spot(*x, *y);
                self.put(format_args!("{}{} {}", if number == 0 { 'M' } else { 'L' }, spot.x, spot.y));
            }
        }
        self.put(format_args!("\"/>"));
    }

    fn friezes(&mut self, frame: &Frame, height: i32) {
        self.put(format_args!(
            "<path class=\"frieze\" d=\"M0 {0}h{1}v{2}H0ZM0 {3}h{1}v{2}H0Z\"/>",
            -height, frame.width, height, frame.height
        ));
        let turns = frame.width / ornament::MEANDER_WIDTH;
        let start = (frame.width - turns * ornament::MEANDER_WIDTH) / 2 + 3;
        let meander = format!("M{start} -5{}", ornament::MEANDER.repeat(turns as usize));
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
