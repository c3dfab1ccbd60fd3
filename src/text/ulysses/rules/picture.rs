//! The pictures of the rules: small situations on the real board, drawn like any other chart.

use crate::chart::ulysses::Chart;
use crate::engine::ulysses::{Board, Place, PlaceSet};
use crate::text::Locale;
use crate::text::rules::Figure;
use crate::text::ulysses::chart::labels;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    /// Four goals, and the ship where it begins.
    Goals,
    /// The ship, the places it can go to, and one it cannot.
    Neighbors,
    /// A proposal and an objection.
    Discussion,
    Black,
    /// The ship where blue was, its way behind it.
    Wind,
}

/// The names of places are the same in text and pictures: the board that every table is played on.
const BOARD: &str = "proposed-1";

impl Picture {
    pub(crate) const ALL: [Picture; 5] =
        [Picture::Goals, Picture::Neighbors, Picture::Discussion, Picture::Black, Picture::Wind];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Picture::Goals => "goals",
            Picture::Neighbors => "neighbors",
            Picture::Discussion => "discussion",
            Picture::Black => "black",
            Picture::Wind => "wind",
        }
    }

    /// As the text of the rules names it.
    pub(super) fn figure(name: &str) -> Option<Figure> {
        let picture = Picture::ALL.into_iter().find(|picture| picture.name() == name)?;
        let draw = match picture {
            Picture::Goals => |locale| Picture::Goals.draw(locale),
            Picture::Neighbors => |locale| Picture::Neighbors.draw(locale),
            Picture::Discussion => |locale| Picture::Discussion.draw(locale),
            Picture::Black => |locale| Picture::Black.draw(locale),
            Picture::Wind => |locale| Picture::Wind.draw(locale),
        };
        Some(Figure { name: picture.name(), draw })
    }

    /// As SVG, with what it shows in words inside.
    pub(crate) fn draw(self, locale: Locale) -> String {
        let ship = place(match self {
            Picture::Goals => "troy",
            Picture::Neighbors | Picture::Discussion | Picture::Black => "delphi",
            Picture::Wind => "ithaca",
        });
        let wake = [place("delphi")];
        let bare = Chart::bare(board(), labels(locale), ship);
        let disc = |id: &str| Some(place(id));
        match self {
            Picture::Goals => {
                let goals = ["rhodes", "scheria", "sibyl", "calypso"].map(place).into_iter().collect();
                Chart { goals, ..bare }.letter()
            }
            Picture::Neighbors => {
                let plagues = PlaceSet::only(place("cythera"));
                Chart { plagues, open: bare.open.without(plagues), ..bare }.near()
            }
            Picture::Discussion => Chart { discs: [disc("ithaca"), disc("scheria"), None], ..bare }.near(),
            Picture::Black => Chart { discs: [disc("ithaca"), disc("scheria"), disc("olympus")], ..bare }.near(),
            Picture::Wind => Chart { wake: &wake, ..bare }.near(),
        }
    }
}

fn board() -> &'static Board {
    Board::named(BOARD).expect("the board is compiled in")
}

fn place(id: &str) -> Place {
    board().place(id).expect("the board has this place")
}
