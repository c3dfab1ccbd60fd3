//! A picture is put together from what was drawn before: it shows what the whole drawing shows, whatever was drawn meanwhile.

use std::io::Cursor;

use resvg::tiny_skia::{Pixmap, Transform};

use super::{palette, parsed, png, style};
use crate::archive::{Cast, Participant, Record};
use crate::chart::Layers;
use crate::engine::log::Moment;
use crate::engine::ulysses::{Options, Ruleset, Ulysses};
use crate::engine::{Eye, Seat, ServerSeed};
use crate::text::Locale;
use crate::text::company::Company;
use crate::text::telling::Tells as _;

/// A chart just dealt, in layers and as one drawing.
fn chart(locale: Locale) -> (Layers, String) {
    let person = |name: &str| Participant::Person { name: name.to_owned(), word: "olive".to_owned() };
    let participants = ["Anna", "Bruno", "Clara"].map(person).to_vec();
    let cast = Cast { code: "K7QM2X".to_owned(), seed: ServerSeed::new([7; 32]), participants };
    let record = Record::<Ulysses>::begin(cast, Ruleset::default(), Options::default(), Moment(0)).unwrap();
    let known = Ulysses::known(record.book(), Eye::Seat(Seat::FIRST), Company::default());
    let chart = known.chart(locale, None);
    (chart.layers(), chart.letter())
}

fn dots(picture: &[u8]) -> Vec<[u8; 3]> {
    let mut decoder = png::Decoder::new(Cursor::new(picture));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut bytes).unwrap();
    bytes.as_chunks().0.to_vec()
}

#[test]
fn the_layers_together_show_the_whole_drawing() {
    for locale in [Locale::German, Locale::Czech] {
        let (layers, drawing) = chart(locale);
        let svg = drawing.replacen('>', &format!("><style>{}</style>", style::sheet()), 1);
        let mut canvas = Pixmap::new(layers.width, layers.height).unwrap();
        resvg::render(&parsed(&svg).unwrap(), Transform::identity(), &mut canvas.as_mut());
        let whole = dots(&palette::encode(canvas.width(), canvas.height(), canvas.data()).unwrap());
        let together = dots(&png(&layers).unwrap());
        assert_eq!(whole.len(), together.len());
        let near = |one: u8, other: u8| one.abs_diff(other) < 48;
        let alike = |(one, other): &(&[u8; 3], &[u8; 3])| one.iter().zip(*other).all(|(a, b)| near(*a, *b));
        let unlike = whole.iter().zip(&together).filter(|pair| !alike(pair)).count();
        // Rims of a dot's breadth are blended in another order, and rare colors may find no room among the few.
        assert!(unlike < whole.len() / 200, "{unlike} of {} dots differ", whole.len());
    }
}
