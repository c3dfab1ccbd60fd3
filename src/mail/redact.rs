//! A table as it may stand in a letter: names filtered, without the reader's own things if that was wished.

use super::contents::Reader;
use super::name::filter_name;
use crate::text::Text;
use crate::text::telling::{Telling, Tells};

/// Whether a letter shows the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    With,
    Without,
}

/// In the reader's language. Entries up to `seen` stood in the reader's last letter.
pub(crate) fn told<G: Tells>(reader: &Reader, known: &G::Known, code: &str, seen: u32, drawn: Drawn) -> Telling {
    let t = Text::of(reader.locale);
    let mut known = if reader.with_hand { known.clone() } else { G::without_hand(known) };
    let filter = |number: u8, name: &mut String| {
        let filtered = filter_name(name);
        *name = if filtered.is_empty() { t.seat_number(number) } else { filtered };
    };
    let company = G::company(&mut known);
    (1..).zip(&mut company.names).for_each(|(number, name)| filter(number, name));
    company.formers.iter_mut().for_each(|former| filter(former.seat.number() + 1, &mut former.name));
    let telling = G::tell(&known, t, code, seen);
    match drawn {
        Drawn::With => Telling { drawing: Some(G::draw(&known, t)), ..telling },
        Drawn::Without => telling,
    }
}
