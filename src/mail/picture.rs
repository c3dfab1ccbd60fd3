//! The chart as a picture for letters and previews, because mail programs do not draw SVG: by day's colors, in the bundled typeface, with
//! few colors so that it stays small. The same drawing gives the same bytes.

mod palette;
pub(crate) mod preview;
mod style;

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

/// Dots across; a letter shows it smaller, so that it is sharp on fine screens too.
pub(super) const WIDTH: u32 = 1000;

/// A drawing of [`Chart::letter`](crate::chart::Chart::letter) as PNG. None if it cannot be drawn: a letter is complete
/// without it.
pub(super) fn png(drawing: &str) -> Option<Vec<u8>> {
    let svg = drawing.replacen('>', &format!("><style>{}</style>", style::sheet()), 1);
    let canvas = canvas(&svg, WIDTH)?;
    palette::encode(canvas.width(), canvas.height(), canvas.data())
}

/// As many dots across as asked for, and as high as that makes it.
fn canvas(svg: &str, width: u32) -> Option<Pixmap> {
    let options = Options { fontdb: Arc::clone(&FONTS), font_family: FAMILY.to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).ok()?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut canvas = Pixmap::new(width, height)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    Some(canvas)
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
