//! Many pages that are much alike, in little room: a page is a list of parts, a part a list of pieces, and each part and
//! each piece is kept once, however often it comes. Pieces are numbered as they come first and often come together again, so a
//! part names the first of a run, and how many more follow as a number below nought.

use std::collections::HashMap;
use std::hash::Hash;

use serde::Serialize;

#[derive(Default, Serialize)]
pub(super) struct Pack {
    pieces: Kept<String>,
    parts: Kept<Vec<i64>>,
    pages: Vec<Vec<usize>>,
    /// Parts as they were given, so that none is cut twice.
    #[serde(skip)]
    met: HashMap<String, usize>,
}

/// What was met, in the order in which it came first.
#[derive(Serialize)]
#[serde(transparent)]
struct Kept<T> {
    #[serde(skip)]
    known: HashMap<T, usize>,
    list: Vec<T>,
}

impl Pack {
    pub(super) fn add(&mut self, page: &str) {
        let parts = cut(page, &["<section", "<svg"]).map(|part| self.part(part)).collect();
        self.pages.push(parts);
    }

    fn part(&mut self, part: &str) -> usize {
        if let Some(place) = self.met.get(part) {
            return *place;
        }
        let pieces = cut(part, &["\n", "<g", "<path", "<desc"]);
        let pieces: Vec<usize> = pieces.map(|piece| self.pieces.keep(piece.to_owned())).collect();
        let place = self.parts.keep(runs(&pieces));
        self.met.insert(part.to_owned(), place);
        place
    }
}

impl<T: Clone + Eq + Hash> Kept<T> {
    fn keep(&mut self, value: T) -> usize {
        if let Some(place) = self.known.get(&value) {
            return *place;
        }
        self.known.insert(value.clone(), self.list.len());
        self.list.push(value);
        self.list.len() - 1
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self { known: HashMap::new(), list: Vec::new() }
    }
}

/// Numbers as runs of consecutive ones: the first of each, then how many follow it, if any do, as a number below nought.
fn runs(numbers: &[usize]) -> Vec<i64> {
    let mut runs = Vec::new();
    for run in numbers.chunk_by(|one, next| *next == one + 1) {
        let following = -i64::try_from(run.len() - 1).unwrap_or(0);
        runs.extend(i64::try_from(run[0]));
        runs.extend(Some(following).filter(|following| *following < 0));
    }
    runs
}

/// A text in pieces, each of which, the first aside, begins with one of the marks.
fn cut<'a>(text: &'a str, marks: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let ends = marks.iter().filter_map(|mark| Some(first + rest[first..].find(mark)?));
        let end = ends.min().unwrap_or(rest.len());
        let (piece, more) = rest.split_at(end);
        rest = more;
        (!piece.is_empty()).then_some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back_and_is_kept_once() {
        let pages = ["", "plain", "<section>a\n<g>é</g><g>é</g></section><svg>", "<section>a\n<g>é</g>x</section>"];
        let mut pack = Pack::default();
        pages.iter().for_each(|page| pack.add(page));
        let part = |part: &usize| {
            let mut pieces: Vec<usize> = Vec::new();
            for number in &pack.parts.list[*part] {
                match usize::try_from(*number) {
                    Ok(first) => pieces.push(first),
                    Err(_) => (0..-*number).for_each(|_| pieces.push(pieces[pieces.len() - 1] + 1)),
                }
            }
            pieces.into_iter().map(|piece| pack.pieces.list[piece].as_str())
        };
        let page = |page: &Vec<usize>| page.iter().flat_map(part).collect::<String>();
        assert_eq!(pack.pages.iter().map(page).collect::<Vec<_>>(), pages);
        assert_eq!(pack.pieces.list.iter().filter(|piece| *piece == "<g>é</g>").count(), 1);
    }

    #[test]
    fn a_run_is_where_it_begins_and_how_many_follow() {
        assert_eq!(runs(&[3, 4, 5, 9, 1, 2]), [3, -2, 9, 1, -1]);
        assert!(runs(&[]).is_empty());
    }
}
