//! A drawing in the making, and text in it.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use super::shape::Shapes;

/// About what a drawing takes.
const BYTES: usize = 32 * 1024;

/// SVG that is being written. What stands on every sea is in `ground`, what is written once and used often in `shape`.
pub(super) struct Canvas {
    pub(super) out: String,
    pub(super) shapes: Shapes,
}

impl Canvas {
    pub(super) fn new(shapes: Shapes) -> Canvas {
        Canvas { out: String::with_capacity(BYTES), shapes }
    }

    /// What is written as it stands.
    pub(super) fn add(&mut self, part: &str) {
        self.out.push_str(part);
    }

    pub(super) fn put(&mut self, part: fmt::Arguments<'_>) {
        self.out.write_fmt(part).expect("a string takes everything");
    }
}

/// Text for XML, also inside attributes.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"', '\'']) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            _ => out.push(letter),
        }
    }
    out.into()
}
