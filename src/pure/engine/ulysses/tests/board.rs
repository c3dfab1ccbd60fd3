//! Board files: the one there is, and what is refused.

use crate::engine::ulysses::{Board, BoardError, Color, Place};

const FILE: &str = include_str!("../boards/proposed-1.json");

fn read(change: impl Fn(&str) -> String) -> Result<Board, BoardError> {
    let changed = change(FILE);
    assert_ne!(changed, FILE, "the change is one");
    Board::read("proposed-1", &changed)
}

#[test]
fn every_board_compiled_in_passes_its_checks() {
    assert!(Board::all().iter().any(|board| board.name() == "proposed-1"));
    for board in Board::all() {
        assert_eq!(Board::named(board.name()), Some(board));
    }
}

#[test]
fn the_first_board_is_as_the_rules_list_it() {
    let board = Board::named("proposed-1").unwrap();
    let place = |id| board.place(id).unwrap();
    assert_eq!(board.id(board.start()), "troy");
    assert_eq!(board.color(board.start()), Color::Violet);
    let mut troy: Vec<&str> = board.neighbors(board.start()).iter().map(|place| board.id(place)).collect();
    troy.sort_unstable();
    assert_eq!(troy, ["cyprus", "delos", "minotaur"]);
    assert_eq!(Place::all().map(|place| u32::from(board.neighbors(place).len())).sum::<u32>(), 2 * 77);
    assert_eq!(board.distance(place("troy"), place("troy")), 0);
    assert_eq!(board.distance(place("troy"), place("olympus")), 2);
    let far = Place::all().flat_map(|a| Place::all().map(move |b| board.distance(a, b))).max();
    assert_eq!(far, Some(7));
    assert_eq!(board.site(place("melita")).name.of("fr"), "Malte");
}

#[test]
fn a_faulty_board_is_refused() {
    let replaced = |from: &'static str, to: &'static str| read(move |file| file.replacen(from, to, 1));
    assert!(matches!(read(|file| file.replace('[', "")), Err(BoardError::Json(_))));
    assert!(matches!(Board::read("other", FILE), Err(BoardError::Name(name)) if name == "proposed-1"));
    assert!(
        matches!(replaced("\"start\": \"troy\"", "\"start\": \"ilion\""), Err(BoardError::UnknownPlace(id)) if id == "ilion")
    );
    assert!(matches!(replaced("\"id\": \"cyprus\"", "\"id\": \"troy\""), Err(BoardError::Id(id)) if id == "troy"));
    assert!(matches!(replaced("\"id\": \"cyprus\"", "\"id\": \"blue\""), Err(BoardError::Id(id)) if id == "blue"));
    assert!(matches!(replaced("\"id\": \"cyprus\"", "\"id\": \"Cyprus\""), Err(BoardError::Id(_))));
    let green = replaced("\"id\": \"cyprus\", \"colour\": \"violet\"", "\"id\": \"cyprus\", \"colour\": \"green\"");
    assert!(matches!(green, Err(BoardError::Color(Color::Violet, 8))));
    assert!(matches!(replaced("[\"troy\", \"cyprus\"]", "[\"troy\", \"troy\"]"), Err(BoardError::Line(..))));
    let twice = replaced("[\"troy\", \"cyprus\"]", "[\"troy\", \"cyprus\"], [\"cyprus\", \"troy\"]");
    assert!(matches!(twice, Err(BoardError::Line(..))));
}

#[test]
fn a_board_with_a_place_missing_or_out_of_reach_is_refused() {
    let without = |drop: fn(&mut serde_json::Value)| {
        let mut file: serde_json::Value = serde_json::from_str(FILE).unwrap();
        drop(&mut file);
        Board::read("proposed-1", &file.to_string())
    };
    let missing = without(|file| {
        file["places"].as_array_mut().unwrap().pop();
    });
    assert!(matches!(missing, Err(BoardError::Places(35))));
    let cut_off =
        without(|file| file["lines"].as_array_mut().unwrap().retain(|line| line[0] != "tyre" && line[1] != "tyre"));
    assert!(matches!(cut_off, Err(BoardError::Unreachable(id)) if id == "tyre"));
}
