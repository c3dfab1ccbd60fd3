//! Boards: places, lines and distances, read from the data files in `boards/`. Every file there is compiled in and
//! checked when first used; a second board needs only a file.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::place::{Color, PLACES, Place, PlaceSet};
use crate::engine::Names;

/// Places of each color: as many as goal cards in a pile (S-02).
pub const PLACES_PER_COLOR: usize = PLACES / Color::ALL.len();

/// A board that has passed its checks. There is one value for each file, so two boards are equal if they are the same.
pub struct Board {
    name: String,
    width: u16,
    height: u16,
    start: Place,
    sites: Vec<Site>,
    neighbors: [PlaceSet; PLACES],
    distances: [[u8; PLACES]; PLACES],
    colored: [PlaceSet; 4],
}

/// What the board file says of a place.
#[derive(Debug, Deserialize)]
pub struct Site {
    pub id: String,
    #[serde(rename = "colour")]
    pub color: Color,
    /// Position in a frame of the board's width and height.
    pub x: u16,
    pub y: u16,
    pub name: Names,
    /// The spelling of the printed sheets, if they name the place.
    pub sheet_name: Option<String>,
}

impl Board {
    /// All boards, by name.
    pub fn all() -> &'static [Board] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/ulysses_boards.rs"));
            let read = |(name, text): &(&str, &str)| match Board::read(name, text) {
                Ok(board) => board,
                Err(error) => panic!("board {name}: {error}"), // A test reads every file.
            };
            FILES.iter().map(read).collect()
        });
        &BOARDS
    }

    pub fn named(name: &str) -> Option<&'static Board> {
        Self::all().iter().find(|board| board.name == name)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn width(&self) -> u16 {
        self.width
    }

    pub fn height(&self) -> u16 {
        self.height
    }

    /// Where the ship stands before its first movement (U-SETUP-4).
    pub fn start(&self) -> Place {
        self.start
    }

    pub fn site(&self, place: Place) -> &Site {
        &self.sites[place.index()]
    }

    pub fn id(&self, place: Place) -> &str {
        &self.site(place).id
    }

    pub fn color(&self, place: Place) -> Color {
        self.site(place).color
    }

    pub fn place(&self, id: &str) -> Option<Place> {
        Place::all().find(|place| self.id(*place) == id)
    }

    pub fn of_color(&self, color: Color) -> PlaceSet {
        self.colored[color as usize]
    }

    pub fn neighbors(&self, place: Place) -> PlaceSet {
        self.neighbors[place.index()]
    }

    /// The least number of movements from one place to another.
    pub fn distance(&self, from: Place, to: Place) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The least number of movements from one place to each.
    pub fn distances_from(&self, place: Place) -> &[u8; PLACES] {
        &self.distances[place.index()]
    }

    /// Reads and checks the text of a board file; `name` is the file's name without its ending.
    pub fn read(name: &str, text: &str) -> Result<Board, BoardError> {
        let file: File = serde_json::from_str(text).map_err(BoardError::Json)?;
        if file.board != name {
            return Err(BoardError::Name(file.board));
        }
        check_sites(&file.places)?;
        let find = |id: &str| {
            let number = file.places.iter().position(|site| site.id == id);
            number.and_then(Place::new).ok_or_else(|| BoardError::UnknownPlace(id.to_owned()))
        };
        let start = find(&file.start)?;
        let mut neighbors = [PlaceSet::NONE; PLACES];
        for (from, to) in &file.lines {
            let (a, b) = (find(from)?, find(to)?);
            if a == b || neighbors[a.index()].contains(b) {
                return Err(BoardError::Line(from.clone(), to.clone()));
            }
            neighbors[a.index()].insert(b);
            neighbors[b.index()].insert(a);
        }
        let mut distances = [[u8::MAX; PLACES]; PLACES];
        for place in Place::all() {
            distances[place.index()] = distances_from(place, &neighbors);
        }
        if let Some(number) = distances[start.index()].iter().position(|distance| *distance == u8::MAX) {
            return Err(BoardError::Unreachable(file.places[number].id.clone()));
        }
        let colored =
            Color::ALL.map(|color| Place::all().filter(|place| file.places[place.index()].color == color).collect());
        let (width, height) = (file.width, file.height);
        Ok(Board { name: file.board, width, height, start, sites: file.places, neighbors, distances, colored })
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.name)
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name)
    }
}

impl<'de> Deserialize<'de> for &'static Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Board::named(&name).ok_or_else(|| serde::de::Error::custom(format_args!("no board is called {name}")))
    }
}

/// What is wrong with a board file.
#[derive(Debug)]
pub enum BoardError {
    Json(serde_json::Error),
    /// The name inside differs from the file's.
    Name(String),
    /// Not 36 places.
    Places(usize),
    /// An id that is no lower-case word, is taken, or is the name of a color: an exchange names either.
    Id(String),
    /// Not nine places of each color.
    Color(Color, usize),
    /// The start, or the end of a line, is no place.
    UnknownPlace(String),
    /// A line drawn twice, or from a place to itself.
    Line(String, String),
    Unreachable(String),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Name(name) => write!(f, "calls itself {name}"),
            Self::Places(count) => write!(f, "has {count} places instead of {PLACES}"),
            Self::Id(id) => write!(f, "«{id}» is not a free lower-case word"),
            Self::Color(color, count) => write!(f, "has {count} places in {}", color.name()),
            Self::UnknownPlace(id) => write!(f, "«{id}» is no place"),
            Self::Line(from, to) => write!(f, "the line from {from} to {to} is there already, or leads nowhere"),
            Self::Unreachable(id) => write!(f, "no way leads to {id}"),
        }
    }
}

impl std::error::Error for BoardError {}

#[derive(Deserialize)]
struct File {
    board: String,
    width: u16,
    height: u16,
    start: String,
    places: Vec<Site>,
    lines: Vec<(String, String)>,
}

fn check_sites(sites: &[Site]) -> Result<(), BoardError> {
    if sites.len() != PLACES {
        return Err(BoardError::Places(sites.len()));
    }
    for (number, site) in sites.iter().enumerate() {
        let word = site.id.starts_with(|letter: char| letter.is_ascii_lowercase())
            && site.id.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
        let taken = sites[..number].iter().any(|earlier| earlier.id == site.id);
        if !word || taken || Color::named(&site.id).is_some() {
            return Err(BoardError::Id(site.id.clone()));
        }
    }
    for color in Color::ALL {
        let count = sites.iter().filter(|site| site.color == color).count();
        if count != PLACES_PER_COLOR {
            return Err(BoardError::Color(color, count));
        }
    }
    Ok(())
}

/// Steps from a place to every other; `u8::MAX` where no way leads.
fn distances_from(place: Place, neighbors: &[PlaceSet; PLACES]) -> [u8; PLACES] {
    let mut distances = [u8::MAX; PLACES];
    let (mut reached, mut rim, mut steps) = (PlaceSet::NONE, PlaceSet::only(place), 0);
    while !rim.is_empty() {
        rim.iter().for_each(|place| distances[place.index()] = steps);
        reached = reached.union(rim);
        let next = rim.iter().fold(PlaceSet::NONE, |next, place| next.union(neighbors[place.index()]));
        rim = next.without(reached);
        steps += 1;
    }
    distances
}
