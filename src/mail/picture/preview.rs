//! What somebody sees who is sent an address of ours: the chart beside our name, or the ship. As wide and high as the programs
//! that show previews like it.

use resvg::tiny_skia::{Pixmap, Transform};

use super::{palette, parsed, style};

pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 630;

const SHIP: &str = include_str!("../../../static/ship.svg");

/// A game's drawing of its table, 1000 by 648, with the names of game and table beside
/// it.
pub(crate) fn of_table(drawing: &str, game: &str, code: &str) -> Option<Vec<u8>> {
    let chart = drawing.replacen("<svg ", "<svg x=\"228\" width=\"972\" height=\"630\" ", 1);
    encode(&format!(
        "{OPEN}<style>{}</style><path fill=\"#1f1a17\" d=\"M0 0h1200v630H0Z\"/>{chart}\
         <g text-anchor=\"middle\" font-family=\"Penelope Chart\"><text x=\"114\" y=\"290\" font-size=\"46\" font-weight=\"700\" \
         fill=\"#e8875a\">Penelope</text><text x=\"114\" y=\"345\" font-size=\"34\" fill=\"#f1e4d3\">{game}</text>\
         <text x=\"114\" y=\"390\" font-size=\"34\" fill=\"#f1e4d3\">{code}</text></g></svg>",
        style::sheet()
    ))
}

/// For pages that show no table.
pub(crate) fn of_house() -> Option<Vec<u8>> {
    let ship = SHIP.replacen("<svg ", "<svg x=\"40\" width=\"1120\" height=\"630\" ", 1);
    encode(&format!("{OPEN}<path fill=\"#c4622f\" d=\"M0 0h1200v630H0Z\"/>{ship}</svg>"))
}

const OPEN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\">";

fn encode(svg: &str) -> Option<Vec<u8>> {
    let mut canvas = Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&parsed(svg)?, Transform::identity(), &mut canvas.as_mut());
    palette::encode(canvas.width(), canvas.height(), canvas.data())
}
