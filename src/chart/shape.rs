//! Shapes that stand on a drawing many times. A drawing by itself writes each of them out; of two on one page the first one
//! defines them, and both point there. A page's bytes are sent unpacked where other people's words stand beside secrets, so
//! that what is written twice is paid twice.

use super::svg::Canvas;

/// Where a drawing has its shapes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shapes {
    /// It has no id, so that a page may hold many such drawings.
    Own,
    /// It defines them for itself and another one.
    Defined,
    /// Another drawing of the page defines them.
    Shared,
}

impl Shapes {
    /// What the coast of this drawing is called on a page; no two have the same one.
    pub(super) fn coast(self) -> &'static str {
        match self {
            Shapes::Own | Shapes::Defined => "near",
            Shapes::Shared => "sea",
        }
    }
}

impl Canvas {
    /// What this drawing and the next one point to.
    pub(super) fn define(&mut self, named: &[(&str, &str)]) {
        if self.shapes != Shapes::Defined {
            return;
        }
        self.put(format_args!("<defs>"));
        for (id, shape) in named {
            self.put(format_args!("<path id=\"m-{id}\" d=\"{shape}\"/>"));
        }
        self.put(format_args!("</defs>"));
    }

    /// A shape whose class is its name. The class stands where the shape is used: what is defined has no look of its own, because
    /// there it stands in no chart that a rule could name.
    pub(super) fn shape(&mut self, class: &str, shape: &str) {
        match self.shapes {
            Shapes::Own => self.put(format_args!("<path class=\"{class}\" d=\"{shape}\"/>")),
            Shapes::Defined | Shapes::Shared => self.put(format_args!("<use class=\"{class}\" href=\"#m-{class}\"/>")),
        }
    }

    /// The same line twice, each time with a class and perhaps an attribute; `id` is the line's on this page.
    pub(super) fn twice(&mut self, id: &str, uses: [(&str, &str); 2], line: &str) {
        let shapes = self.shapes;
        if shapes != Shapes::Own {
            self.put(format_args!("<defs><path id=\"m-{id}\" d=\"{line}\"/></defs>"));
        }
        for (class, attribute) in uses {
            match shapes {
                Shapes::Own => self.put(format_args!("<path class=\"{class}\"{attribute} d=\"{line}\"/>")),
                Shapes::Defined | Shapes::Shared => {
                    self.put(format_args!("<use class=\"{class}\"{attribute} href=\"#m-{id}\"/>"));
                }
            }
        }
    }
}
