//! PNG with few colors. A drawing has not many; between them are the blends of its edges, which are put to the nearest.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::{BitDepth, ColorType, Encoder, chunk};

use super::run::{Run, runs};

type Rgb = [u8; 3];

/// Enough for every color of the chart and a step or two between any two that meet; with more the picture only grows.
const COLORS_MAX: usize = 32;
/// Colors nearer than this, summed over squares of differences, look alike.
const ALIKE: u32 = 200;

/// The picture from dots of four bytes without any see-through.
pub(super) fn encode(width: u32, height: u32, dots: &[u8]) -> Option<Vec<u8>> {
    let runs = runs(dots);
    let buckets = buckets(&runs);
    let palette = palette(&buckets);
    let close = |bucket: &Bucket| if bucket.dots == 0 { 0 } else { nearest(&palette, bucket.color) };
    let numbers: Vec<u8> = buckets.iter().map(close).collect();
    let mut indexed: Vec<u8> = Vec::with_capacity(dots.len() / 4);
    for run in &runs {
        indexed.resize(indexed.len() + run.length as usize, numbers[number(color(run))]);
    }

    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    let mut writer = encoder.write_header().ok()?;
    writer.write_chunk(chunk::IDAT, &packed(&indexed, width as usize)?).ok()?;
    writer.finish().ok()?;
    Some(out)
}

/// At the highest level a chart takes five times as long and is three hundredths smaller.
const LEVEL: Compression = Compression::new(4);

/// All rows at once, because the encoder of `png` packs row by row, which takes half as long again.
fn packed(numbers: &[u8], width: usize) -> Option<Vec<u8>> {
    // Neighboring numbers of a palette mean nothing to one another.
    const UNFILTERED: u8 = 0;
    let mut rows = Vec::with_capacity(numbers.len() + numbers.len() / width);
    for row in numbers.chunks(width) {
        rows.push(UNFILTERED);
        rows.extend_from_slice(row);
    }
    let mut packer = ZlibEncoder::new(Vec::new(), LEVEL);
    packer.write_all(&rows).ok()?;
    packer.finish().ok()
}

fn color(run: &Run) -> Rgb {
    let [red, green, blue, _] = run.dot;
    [red, green, blue]
}

/// Colors that agree in the upper five bits.
#[derive(Clone, Copy, Default)]
struct Bucket {
    dots: u32,
    /// The color of its longest run: an area's own, not that of an edge.
    color: Rgb,
    longest: u32,
}

/// Which bucket a color belongs to.
fn number([red, green, blue]: Rgb) -> usize {
    usize::from(red >> 3) << 10 | usize::from(green >> 3) << 5 | usize::from(blue >> 3)
}

fn buckets(runs: &[Run]) -> Vec<Bucket> {
    let mut buckets = vec![Bucket::default(); 1 << 15];
    for run in runs {
        let (length, color) = (run.length, color(run));
        let bucket = &mut buckets[number(color)];
        bucket.dots += length;
        if length > bucket.longest {
            (bucket.longest, bucket.color) = (length, color);
        }
    }
    buckets
}

/// The most frequent colors that can be told apart.
fn palette(buckets: &[Bucket]) -> Vec<Rgb> {
    let mut frequent: Vec<&Bucket> = buckets.iter().filter(|bucket| bucket.dots > 0).collect();
    frequent.sort_by_key(|bucket| (std::cmp::Reverse(bucket.dots), bucket.color));
    let mut palette: Vec<Rgb> = Vec::new();
    for bucket in frequent {
        if palette.len() < COLORS_MAX && palette.iter().all(|other| apart(*other, bucket.color) > ALIKE) {
            palette.push(bucket.color);
        }
    }
    palette
}

fn nearest(palette: &[Rgb], color: Rgb) -> u8 {
    let best = (0..).zip(palette).min_by_key(|(_, other)| apart(**other, color));
    best.map_or(0, |(number, _)| number)
}

fn apart(one: Rgb, other: Rgb) -> u32 {
    let square = |part: usize| u32::from(one[part].abs_diff(other[part])).pow(2);
    square(0) + square(1) + square(2)
}
