//! A board is a file, and a file that is no board is refused with its reason.

use serde_json::{Value, json};

use crate::engine::odyssee::{Board, BoardError};

const NAME: &str = "proposed-2";

/// The board's own file with one thing changed.
fn refused(change: impl FnOnce(&mut Value)) -> BoardError {
    let mut file: Value = serde_json::from_str(include_str!("../boards/proposed-2.json")).expect("a board");
    change(&mut file);
    Board::read(NAME, &file.to_string()).expect_err("it is no board any more")
}

#[test]
fn a_file_that_is_no_board_is_refused_with_its_reason() {
    assert!(matches!(Board::read(NAME, "{"), Err(BoardError::Json(_))));
    assert!(matches!(refused(|file| file["board"] = json!("other")), BoardError::Name(name) if name == "other"));
    assert!(matches!(refused(|file| file["radius"] = json!(200)), BoardError::Radius(200)));
    assert!(matches!(refused(|file| file["islands"][3]["number"] = json!(3)), BoardError::Islands));
    for missing in ["troy", "syrte"] {
        assert!(matches!(refused(|file| file[missing] = json!([])), BoardError::Missing), "{missing}");
    }
    let outside = json!({ "q": 99, "r": 0 });
    assert!(matches!(refused(|file| file["aeolus"] = outside), BoardError::Outside(99, 0)));
    assert!(matches!(refused(|file| file["aeolus"] = file["ithaca"].clone()), BoardError::Twice(_)));
}
