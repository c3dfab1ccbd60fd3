//! The board file: reading it, and what it must hold to be a board.

use std::fmt;

use serde::Deserialize;

use super::{Board, ROLL_MAX, first_of_row};
use crate::engine::Names;
use crate::engine::odyssee::place::{Direction, HEXES_MAX, Hex, HexSet, ISLES, Isle, Site};
use crate::engine::odyssee::set::Numbered as _;

/// Rows are named by one letter each, and hexes numbered by one byte.
const RADIUS: std::ops::RangeInclusive<u8> = 3..=8;

#[derive(Deserialize)]
struct File {
    board: String,
    radius: u8,
    troy: Vec<Axial>,
    ithaca: Axial,
    syrte: Vec<Axial>,
    aeolus: Axial,
    islands: Vec<Island>,
}

#[derive(Clone, Copy, Deserialize)]
struct Axial {
    q: i8,
    r: i8,
}

#[derive(Deserialize)]
struct Island {
    number: u8,
    q: i8,
    r: i8,
    name: Names,
}

/// What is wrong with a board file.
#[derive(Debug)]
pub enum BoardError {
    Json(serde_json::Error),
    /// The name inside differs from the file's.
    Name(String),
    Radius(u8),
    /// Not fifteen islands in the order of their numbers.
    Islands,
    /// Troy or Syrte has no hex.
    Missing,
    /// A hex that the board does not have.
    Outside(i8, i8),
    /// Two things on one hex.
    Twice(String),
    /// No way leads there from Troy.
    Unreachable(String),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Name(name) => write!(f, "calls itself {name}"),
            Self::Radius(radius) => write!(f, "has radius {radius} instead of {} to {}", RADIUS.start(), RADIUS.end()),
            Self::Islands => write!(f, "its islands are not numbered 1 to {ISLES}"),
            Self::Missing => f.write_str("Troy or Syrte is missing"),
            Self::Outside(q, r) => write!(f, "({q}, {r}) is outside"),
            Self::Twice(name) => write!(f, "two things lie on {name}"),
            Self::Unreachable(name) => write!(f, "no way leads to {name}"),
        }
    }
}

impl std::error::Error for BoardError {}

impl Board {
    /// Reads and checks the text of a board file; `name` is the file's name without its ending.
    pub fn read(name: &str, text: &str) -> Result<Board, BoardError> {
        let file: File = serde_json::from_str(text).map_err(BoardError::Json)?;
        if file.board != name {
            return Err(BoardError::Name(file.board));
        }
        if !RADIUS.contains(&file.radius) {
            return Err(BoardError::Radius(file.radius));
        }
        if !file.islands.iter().map(|island| island.number).eq(1..=ISLES as u8) {
            return Err(BoardError::Islands);
        }
        if file.troy.is_empty() || file.syrte.is_empty() {
            return Err(BoardError::Missing);
        }
        let mut board = Self::open_sea(file.board, file.radius);
        board.troy = board.put(&file.troy, Site::Troy)?;
        board.syrte = board.put(&file.syrte, Site::Syrte)?;
        board.ithaca = board.put(&[file.ithaca], Site::Ithaca)?[0];
        board.aeolus = board.put(&[file.aeolus], Site::Aeolus)?[0];
        for (isle, island) in Isle::all().zip(file.islands) {
            board.isles[isle.index()] = board.put(&[Axial { q: island.q, r: island.r }], Site::Isle(isle))?[0];
            board.isle_names.push(island.name);
        }
        board.water = board.hexes().filter(|hex| board.site(*hex) == Site::Water).collect();
        board.measure();
        let reachable = |hex: &Hex| board.site(*hex) == Site::Troy || board.sea_distance(board.troy[0], *hex).is_some();
        match board.hexes().find(|hex| !reachable(hex) && board.site(*hex) != Site::Syrte) {
            Some(hex) => Err(BoardError::Unreachable(board.hex_name(hex).to_owned())),
            None => Ok(board),
        }
    }

    /// Nothing but sea.
    fn open_sea(name: String, radius: u8) -> Board {
        let size = radius as i8;
        let mut board = Board {
            name,
            radius,
            coordinates: Vec::new(),
            names: Vec::new(),
            rows: Vec::new(),
            sites: Vec::new(),
            water: HexSet::NONE,
            neighbors: Vec::new(),
            isles: [Hex::default(); ISLES],
            isle_names: Vec::new(),
            troy: Vec::new(),
            ithaca: Hex::default(),
            syrte: Vec::new(),
            aeolus: Hex::default(),
            reach: Vec::new(),
            distances: Vec::new(),
        };
        for (r, letter) in (-size..=size).zip('a'..) {
            board.rows.push(Hex::new(board.coordinates.len()).expect("RADIUS keeps a board within HEXES_MAX"));
            let first = first_of_row(size, r);
            for q in first..=size.min(size - r) {
                board.coordinates.push((q, r));
                board.names.push(format!("{letter}{}", q - first + 1));
            }
        }
        board.sites = vec![Site::Water; board.coordinates.len()];
        let beside = |(q, r): (i8, i8)| {
            Direction::ALL.map(|direction| board.at((q + direction.step().0, r + direction.step().1)))
        };
        board.neighbors = board.coordinates.iter().map(|at| beside(*at)).collect();
        board
    }

    fn put(&mut self, places: &[Axial], site: Site) -> Result<Vec<Hex>, BoardError> {
        let mut hexes = Vec::new();
        for Axial { q, r } in places {
            let inside = q.unsigned_abs() <= self.radius && r.unsigned_abs() <= self.radius;
            let hex = inside.then(|| self.at((*q, *r))).flatten().ok_or(BoardError::Outside(*q, *r))?;
            if self.site(hex) != Site::Water {
                return Err(BoardError::Twice(self.hex_name(hex).to_owned()));
            }
            self.sites[hex.index()] = site;
            hexes.push(hex);
        }
        Ok(hexes)
    }

    /// Fills in what follows from the sites.
    fn measure(&mut self) {
        for from in self.hexes() {
            let mut steps = [u8::MAX; HEXES_MAX];
            let mut within = [HexSet::NONE; ROLL_MAX as usize];
            // Troy is one place (G-42).
            let mut edge: HexSet =
                if self.site(from) == Site::Troy { self.troy.iter().copied().collect() } else { HexSet::only(from) };
            let mut reached = edge;
            for step in 0.. {
                edge.iter().for_each(|hex| steps[hex.index()] = step);
                // A ship goes on from where it began, and from water; Troy is closed (G-08).
                let onward = edge.iter().filter(|hex| step == 0 || self.site(*hex) == Site::Water);
                let beside: HexSet = onward.flat_map(|hex| self.neighbors[hex.index()]).flatten().collect();
                edge = beside.without(reached).iter().filter(|hex| self.site(*hex) != Site::Troy).collect();
                if edge.is_empty() {
                    break;
                }
                reached = reached.union(edge);
                for roll in step..ROLL_MAX {
                    within[usize::from(roll)] = within[usize::from(roll)].union(edge);
                }
            }
            self.distances.push(steps);
            self.reach.push(within);
        }
    }
}
