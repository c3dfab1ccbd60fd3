//! An archive file as plain text, in the reader's language: who played, every entry as it was written, and what it caused.
//! It tells what the file says; whether that is true is the business of `archive::verify`.

mod company;
mod frame;
mod retell;

use frame::HowInShort;
pub use retell::{Untold, retell};

use super::Text;
use super::company::Company;
use super::telling::{Tells, Told};
use crate::archive::{Archive, Fault, Row, Status};
use crate::engine::{Eye, GameKind, for_game};

/// The whole of it. Of a game that we do not know, events stand as they are in the file.
pub fn plain(t: Text, archive: &Archive) -> String {
    let told = match GameKind::named(&archive.game) {
        Some(kind) => for_game!(kind, G => by_events::<G>(t, archive)),
        None => Err(Fault::Game(archive.game.clone())),
    };
    told.unwrap_or_else(|_| whole(t, archive, as_they_are, |t, how| t.plain_how(how.name())))
}

/// By the events that the file holds.
fn by_events<G: Tells>(t: Text, archive: &Archive) -> Result<String, Fault> {
    let (game, company) = (crate::archive::reader::<G>(archive)?, company::company(archive));
    let eye = eye_of(archive);
    let mut wake = G::Wake::default();
    let sentences = |row: &Row| {
        let events: Result<Vec<G::Event>, _> = row.events.iter().map(|event| game.read_event(event.get())).collect();
        let Ok(events) = events else { return as_they_are(row) };
        G::follow(&mut wake, &events);
        sentences(&game, (t, eye), &company, (row, &wake), events)
    };
    Ok(whole(t, archive, sentences, G::how_in_short))
}

fn as_they_are(row: &Row) -> Vec<String> {
    row.events.iter().map(|event| event.get().to_owned()).collect()
}

/// What an entry of the file caused, by its events as the eye sees them.
fn sentences<G: Tells>(
    game: &G,
    (t, eye): (Text, Eye),
    company: &Company,
    (row, wake): (&Row, &G::Wake),
    events: Vec<G::Event>,
) -> Vec<String> {
    let open = row.seat.map_or(eye == Eye::Archive, |seat| eye.sees(seat));
    let written = row.written.as_ref().filter(|_| open);
    let action = written.unwrap_or(&row.public).clone();
    G::chronicle(game, t, company, Told { seq: row.number, seat: row.seat, action, events, how: None }, wake)
}

fn eye_of(archive: &Archive) -> Eye {
    match archive.status {
        Status::Running => Eye::Public,
        Status::Over | Status::Closed => Eye::Archive,
    }
}

fn whole(t: Text, archive: &Archive, mut sentences: impl FnMut(&Row) -> Vec<String>, by: HowInShort) -> String {
    let eye = eye_of(archive);
    let mut text = frame::heading(t, archive, eye);
    let mut holders = archive.seats.clone();
    for row in &archive.entries {
        text += &frame::entry(t, archive, &holders, row, eye, by);
        sentences(row).iter().for_each(|sentence| text += &frame::consequence(sentence));
        row.hand_over(&mut holders);
    }
    text + &frame::ending(t, archive)
}
