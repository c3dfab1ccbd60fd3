//! The picture: what it measures, that it shows something, and to whom.

use std::collections::HashSet;
use std::io::Cursor;

use super::{EXAMPLES, Example, samples, title};
use crate::chart::Layers;
use crate::mail::composed::compose;
use crate::mail::contents::About;
use crate::mail::picture::png;
use crate::mail::samples::game::Wish;
use crate::mail::ulysses;
use crate::text::Locale;

/// Width, height and the colors of its dots.
fn decoded(bytes: &[u8]) -> (u32, u32, Vec<[u8; 3]>) {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut dots = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut dots).unwrap();
    let colors = dots.chunks_exact(3).map(|dot| [dot[0], dot[1], dot[2]]).collect();
    (frame.width, frame.height, colors)
}

#[test]
fn every_letter_of_a_game_has_a_small_picture_that_shows_something() {
    let mut count = 0;
    for Example { composed, name, locale } in EXAMPLES.iter() {
        let Some(picture) = &composed.picture else { continue };
        count += 1;
        assert!(picture.0.len() < 60_000, "{name}: {}", picture.0.len());
        if *locale == Locale::English {
            let (width, height, dots) = decoded(&picture.0);
            if title(name) == "Odyssee" {
                let colors: HashSet<[u8; 3]> = dots.into_iter().collect();
                assert!((width, height) == (1000, 840) && colors.len() > 12, "{name}: {}", colors.len());
                continue;
            }
            assert_eq!((width, height), (1000, 648), "{name}");
            let of = |color: [u8; 3]| dots.iter().filter(|dot| **dot == color).count();
            let (sea, land) = (of([0xf4, 0xe8, 0xd3]), of([0xd9, 0x9a, 0x68]));
            assert!(sea > dots.len() / 5 && land > dots.len() / 5 && sea + land < dots.len() * 9 / 10, "{name}");
        }
    }
    assert_eq!(count, Locale::ALL.len() * (8 + 7));
}

#[test]
fn names_are_drawn_in_the_bundled_typeface() {
    let samples = samples(Locale::Czech);
    let (_, begins) = samples.iter().find(|(name, _)| *name == "begins").unwrap();
    let About::Begins(play) = &begins.about else { panic!("the game begins") };
    let drawing = play.telling.drawing.as_ref().unwrap().layers.clone();
    let mut without = drawing.clone();
    without.stamps.retain(|stamp| !stamp.svg.contains("<text"));
    assert!(without.stamps.len() < drawing.stamps.len());
    let dark = |drawing: &Layers| {
        let (_, _, dots) = decoded(&png(drawing).unwrap());
        dots.iter().filter(|dot| **dot == [0x1f, 0x1a, 0x17]).count()
    };
    assert!(dark(&drawing) > dark(&without) + 1000, "letters were set");
}

#[test]
fn mail_22_stars_stand_on_the_readers_own_goals_and_the_same_table_gives_the_same_bytes() {
    let asked = |with_hand: bool| {
        let wish = Wish { locale: Locale::English, name: None, with_hand };
        let letter = ulysses::samples(&wish).into_iter().find(|(name, _)| *name == "question, your turn").unwrap().1;
        let About::Question(play) = &letter.about else { panic!("a question") };
        let drawing = play.telling.drawing.as_ref().unwrap().layers.clone();
        (letter, drawing)
    };
    let ((letter, drawing), (bare, bare_drawing)) = (asked(true), asked(false));
    let stars = |drawing: &Layers| drawing.stamps.iter().filter(|stamp| stamp.svg.contains("star")).count();
    assert!(stars(&drawing) > stars(&bare_drawing), "no goals on the chart, where they are not wished");
    let first = compose(&letter).unwrap();
    assert_eq!(first.picture.as_ref().unwrap().0, png(&drawing).unwrap());
    assert_eq!(compose(&letter).unwrap(), first);
    assert_eq!(compose(&bare).unwrap().picture.unwrap().0, png(&bare_drawing).unwrap());
}
