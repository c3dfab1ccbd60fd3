//! The fields of the rim, each near its island: the card that waits there, and chips that were displaced.

use super::drawing::Drawing;
use super::{marker, sign};
use crate::chart::frame::Spot;
use crate::engine::odyssee::{ISLES, Isle, Numbered as _, RimCard};

/// Where the fields lie, as seen from the middle of the board; numbers run from north to south.
const FIELDS: [(i32, i32); ISLES] = [
    (-150, -383),
    (0, -383),
    (150, -383),
    (-298, -276),
    (298, -276),
    (-384, -112),
    (384, -112),
    (-424, 38),
    (414, 84),
    (-352, 174),
    (-278, 310),
    (332, 268),
    (-150, 383),
    (150, 383),
    (0, 383),
];
const HALF: (i32, i32) = (46, 21);

impl Drawing<'_> {
    pub(super) fn field(&self, isle: Isle) -> Spot {
        let (x, y) = FIELDS[isle.index()];
        Spot { x: self.layout.grid.middle.x + x, y: self.layout.grid.middle.y + y }
    }

    pub(super) fn rim_fields(&mut self) {
        if !self.layout.rim {
            return;
        }
        for isle in Isle::all() {
            let Spot { x, y } = self.field(isle);
            let field = self.rim_field(isle);
            self.put(format_args!("<g class=\"field\" transform=\"translate({x} {y})\">{field}</g>"));
        }
    }

    /// All that lies there, around its middle.
    pub(super) fn rim_field(&self, isle: Isle) -> String {
        let marks = self.chart.marks(isle);
        let (width, height) = HALF;
        let mut field = format!(
            "<rect class=\"board\" x=\"-{width}\" y=\"-{height}\" width=\"{}\" height=\"{}\" rx=\"4\"/><text x=\"-34\" y=\"6\">{}</text>",
            2 * width,
            2 * height,
            isle.number()
        );
        field += &match marks.card {
            RimCard::None => {
                "<path class=\"nocard\" transform=\"translate(-9 0)\" d=\"M-11-15h22v30h-22Z\"/>".to_owned()
            }
            RimCard::FaceDown => format!(
                "<g transform=\"translate(-9 0)\"><path class=\"card\" d=\"{}\"/><path class=\"back\" d=\"{}\"/></g>",
                sign::CARD,
                sign::CARD_BACK
            ),
            RimCard::Open(card) => format!(
                "<g transform=\"translate(-9 0)\"><path class=\"card open\" d=\"{}\"/><text class=\"face\" y=\"5\">{}</text></g>",
                sign::CARD,
                card.number()
            ),
        };
        for (number, seat) in marks.chips.iter().enumerate() {
            let (x, y) =
                (11 + 14 * (number as i32 % 3), if marks.chips.len() > 3 { -9 + 18 * (number as i32 / 3) } else { 0 });
            field += &format!(
                "<g class=\"{}\" transform=\"translate({x} {y})scale(.72)\">{}</g>",
                sign::class_of_seat(seat),
                marker::chip(seat)
            );
        }
        field
    }
}
