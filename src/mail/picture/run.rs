//! Dots of one color side by side. There are a hundred times fewer than dots, so that they are quick to look through and
//! small to keep.

/// Red, green, blue, and how little of what lies below can be seen.
type Dot = [u8; 4];

#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) dot: Dot,
    pub(super) length: u32,
}

/// With plain steps: this alone looks at every dot.
pub(super) fn runs(bytes: &[u8]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let (dots, _) = bytes.as_chunks();
    let mut rest: &[Dot] = dots;
    while let Some(&dot) = rest.first() {
        let length = rest.iter().position(|other| *other != dot).unwrap_or(rest.len());
        runs.push(Run { dot, length: u32::try_from(length).unwrap_or(u32::MAX) });
        rest = &rest[length..];
    }
    runs
}

pub(super) fn dots(runs: &[Run]) -> Vec<u8> {
    let mut dots: Vec<Dot> = Vec::with_capacity(runs.iter().map(|run| run.length as usize).sum());
    for run in runs {
        dots.resize(dots.len() + run.length as usize, run.dot);
    }
    dots.into_flattened()
}
