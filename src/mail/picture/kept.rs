//! What is the same in many pictures, drawn once: the ground below every position of a board, and the small drawings that stand
//! on it. Both are known by what they show and by nothing else, so that no picture depends on which ones were drawn before.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{IntSize, Pixmap, PixmapPaint, Transform};

use super::run::{self, Run};
use super::tree;
use crate::chart::Layers;

/// Boards that are played at the same time. About 200 kB each.
const GROUNDS_MAX: usize = 4;
/// More than signs and names in all languages together. About 8 kB each; all of them go when one more comes.
const STAMPS_MAX: usize = 512;

/// A ground's SVG and its dots.
type Drawn = (Arc<str>, Arc<[Run]>);

static GROUNDS: Mutex<Vec<Drawn>> = Mutex::new(Vec::new());
static STAMPS: Mutex<Option<HashMap<String, Arc<Sprite>>>> = Mutex::new(None);

/// The ground, to be drawn on.
pub(super) fn ground(layers: &Layers) -> Option<Pixmap> {
    let kept = || GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept().iter().find(|(svg, _)| *svg == layers.ground).map(|(_, runs)| Arc::clone(runs));
    if let Some(runs) = known {
        return Pixmap::from_vec(run::dots(&runs), IntSize::from_wh(layers.width, layers.height)?);
    }
    let mut drawn = Pixmap::new(layers.width, layers.height)?;
    let below = Transform::from_translate(0.0, layers.above as f32);
    resvg::render(&tree(&layers.ground)?, below, &mut drawn.as_mut());
    let runs = run::runs(drawn.data()).into();
    let mut kept = kept();
    kept.truncate(GROUNDS_MAX - 1);
    kept.insert(0, (Arc::clone(&layers.ground), runs));
    Some(drawn)
}

pub(super) fn stamp(svg: &str) -> Option<Arc<Sprite>> {
    let kept = || STAMPS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept().as_ref().and_then(|kept| kept.get(svg).cloned());
    if known.is_some() {
        return known;
    }
    let sprite = Arc::new(Sprite::draw(svg)?);
    let mut kept = kept();
    let kept = kept.get_or_insert_default();
    if kept.len() >= STAMPS_MAX {
        kept.clear();
    }
    kept.insert(svg.to_owned(), Arc::clone(&sprite));
    Some(sprite)
}

/// Dots around a point.
pub(super) struct Sprite {
    /// From the point to the first dot.
    left: i32,
    top: i32,
    dots: Pixmap,
}

impl Sprite {
    fn draw(svg: &str) -> Option<Sprite> {
        // Edges are blends and may reach a dot beyond what is drawn.
        const BEYOND: i32 = 2;
        let tree = tree(svg)?;
        let area = tree.root().abs_layer_bounding_box();
        let (left, top) = (area.left().floor() as i32 - BEYOND, area.top().floor() as i32 - BEYOND);
        let (right, bottom) = (area.right().ceil() as i32 + BEYOND, area.bottom().ceil() as i32 + BEYOND);
        let mut dots = Pixmap::new((right - left).unsigned_abs(), (bottom - top).unsigned_abs())?;
        resvg::render(&tree, Transform::from_translate(-left as f32, -top as f32), &mut dots.as_mut());
        Some(Sprite { left, top, dots })
    }

    pub(super) fn set(&self, canvas: &mut Pixmap, x: i32, y: i32) {
        let (paint, as_it_is) = (PixmapPaint::default(), Transform::identity());
        canvas.draw_pixmap(x + self.left, y + self.top, self.dots.as_ref(), &paint, as_it_is, None);
    }
}
