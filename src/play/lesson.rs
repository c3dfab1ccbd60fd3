//! Tables of a lesson: their deal is written down (`engine::LessonDeal`), so nobody plays for anything there. A table is known for
//! one by its seal, which no drawn seed has; so nothing else needs to be stored of it.

use crate::engine::{Game as _, GameKind, LessonDeal, for_game};
use crate::store::tables::TableRow;

/// Whether everybody knows what is dealt here.
pub(super) fn is_lesson(table: &TableRow) -> bool {
    let lesson = GameKind::named(&table.game).and_then(lesson_of);
    lesson.is_some_and(|lesson| lesson.seed().seal().as_bytes()[..] == table.seal[..])
}

/// What stands for the table in its deal key and its archive.
pub(super) fn dealt_code(table: &TableRow) -> String {
    if is_lesson(table) { LessonDeal::CODE.to_owned() } else { table.code.to_string() }
}

/// The lesson of a game, if it has one.
pub fn lesson_of(game: GameKind) -> Option<LessonDeal> {
    for_game!(game, G => G::LESSON)
}
