//! The chart as a picture for letters and previews, because mail programs do not draw SVG: by day's colors, in the bundled typeface, with
//! few colors so that it stays small. The same drawing gives the same bytes.

mod kept;
mod palette;
pub(crate) mod preview;
mod run;
mod style;
#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::Transform;
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::chart::Layers;

/// A chart as PNG, in the drawing's own size; a letter shows it smaller, so that it is sharp on fine screens too. None if it
/// cannot be drawn: a letter is complete without it.
pub(super) fn png(layers: &Layers) -> Option<Vec<u8>> {
    let mut canvas = kept::ground(layers)?;
    let ways = tree(&layers.ways)?;
    resvg::render(&ways, Transform::from_translate(0.0, layers.above as f32), &mut canvas.as_mut());
    for stamp in &layers.stamps {
        kept::stamp(&stamp.svg)?.set(&mut canvas, stamp.x, stamp.y + layers.above);
    }
    palette::encode(canvas.width(), canvas.height(), canvas.data())
}

/// Elements as the style sheet wants them, around the point that they stand around.
fn tree(elements: &str) -> Option<Tree> {
    let rules = style::rules_for(elements);
    parsed(&format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><style>{rules}</style>{elements}</svg>"))
}

fn parsed(svg: &str) -> Option<Tree> {
    let options = Options { fontdb: Arc::clone(&FONTS), font_family: FAMILY.to_owned(), ..Options::default() };
    Tree::from_str(svg, &options).ok()
}

const FAMILY: &str = "Penelope Chart";

/// The bundled faces and no others: what the machine has installed must not change a letter.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(include_bytes!("../../assets/fonts/chart-regular.otf").to_vec());
    fonts.load_font_data(include_bytes!("../../assets/fonts/chart-bold.otf").to_vec());
    fonts.set_serif_family(FAMILY);
    Arc::new(fonts)
});
