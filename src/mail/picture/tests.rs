//! A picture is put together from what was drawn before: it shows what the whole drawing shows, whatever was drawn meanwhile.

use std::io::Cursor;

use resvg::tiny_skia::{Pixmap, Transform};

use super::{palette, parsed, png, style};
use crate::chart::{Layers, Stamp};
use crate::mail::letter::About;
use crate::mail::preview::samples;
use crate::text::Locale;

/// The chart of a question, in layers and as one drawing.
fn chart(locale: Locale) -> (Layers, String) {
    let samples = samples(locale);
    let (_, letter) = samples.into_iter().find(|(name, _)| *name == "question, your turn").unwrap();
    let About::Question(play) = &letter.about else { panic!("a question") };
    let chart = play.telling.chart(locale, None);
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

#[test]
fn what_was_drawn_meanwhile_changes_no_picture() {
    let (layers, _) = chart(Locale::English);
    let before = png(&layers).unwrap();
    // More than are kept.
    let stamp = |number: i32| Stamp { x: number, y: 300, svg: format!("<circle fill=\"#{number:06x}\" r=\"5\"/>") };
    let others: Vec<Stamp> = (0..900).map(stamp).collect();
    let ground = |number: i32| format!("<path fill=\"#fff\" d=\"M0 {number}h1000v648H0Z\"/>").into();
    for number in 0..9 {
        png(&Layers { ground: ground(number), stamps: others.clone(), ..layers.clone() }).unwrap();
    }
    assert!(png(&layers).unwrap() == before, "drawn anew, it is the same to the byte");
}
