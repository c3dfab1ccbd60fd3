//! An archive file as plain text, in the reader's language: who played, every entry as it was written, and what it caused.
//! It tells what the file says; whether that is true is the business of `archive::verify`.

mod after;
mod frame;
mod retell;

pub(crate) use frame::name_of;
pub use retell::{Untold, retell};

use super::Text;
use super::ulysses::chronicle::{self, Chronicle};
use crate::archive::{Archive, Fault, Row, Status};
use crate::engine::ulysses::Ulysses;
use crate::engine::{Eye, GameKind};

/// The whole of it. Of a game that we do not know, events stand as they are in the file.
pub fn plain(t: Text, archive: &Archive) -> String {
    let told = match GameKind::named(&archive.game) {
        Some(GameKind::Ulysses) => by_events(t, archive),
        None => Err(Fault::Game(archive.game.clone())),
    };
    told.unwrap_or_else(|_| whole(t, archive, |row| row.events.iter().map(|event| event.get().to_owned()).collect()))
}

/// By the events that the file holds.
fn by_events(t: Text, archive: &Archive) -> Result<String, Fault> {
    let game = crate::archive::reader::<Ulysses>(archive)?;
    let (board, company) = (game.board(), chronicle::company(archive));
    let chronicle = Chronicle { t, board, company: &company, eye: eye_of(archive) };
    Ok(whole(t, archive, |row| chronicle.row(&game, row)))
}

fn eye_of(archive: &Archive) -> Eye {
    match archive.status {
        Status::Running => Eye::Public,
        Status::Over | Status::Closed => Eye::Archive,
    }
}

fn whole(t: Text, archive: &Archive, sentences: impl Fn(&Row) -> Vec<String>) -> String {
    let eye = eye_of(archive);
    let mut text = frame::heading(t, archive, eye);
    let mut holders = archive.seats.clone();
    for row in &archive.entries {
        text += &frame::entry(t, archive, &holders, row, eye);
        sentences(row).iter().for_each(|sentence| text += &frame::consequence(sentence));
        row.hand_over(&mut holders);
    }
    text + &frame::ending(t, archive)
}
