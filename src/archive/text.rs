//! The plain-text form: who played, every entry, and what it caused, in English. The sentences about the game itself are
//! the engine's; all others stand here, in one place, so that they can move to the files of translations.

use super::file::{Archive, Row, Status};
use super::verify::read_options;
use super::{Fault, running};
use crate::engine::log::{Handle, How};
use crate::engine::{Eye, ForGame, Game, GameKind, Outcome, Seat};

impl Archive {
    /// The plain-text form. It tells what the file says; whether that is true is the business of
    /// [`verify`](super::verify()).
    pub fn to_text(&self) -> String {
        let told = GameKind::named(&self.game).and_then(|kind| kind.run(Tell(self)).ok());
        told.unwrap_or_else(|| {
            let sentences = |row: &Row| row.events.iter().map(|event| event.get().to_owned()).collect();
            whole(self, sentences)
        })
    }
}

/// Tells a file by the events it holds.
struct Tell<'a>(&'a Archive);

impl ForGame for Tell<'_> {
    type Output = Result<String, Fault>;

    fn run<G: Game>(self) -> Result<String, Fault> {
        let archive = self.0;
        let game = reader::<G>(archive)?;
        let mut holders = archive.seats.clone();
        Ok(whole(archive, |row| {
            let tell = |event: &str| match game.read_event(event) {
                Ok(event) => game.tell(&event, &|seat| name(archive, &holders, seat)),
                Err(_) => event.to_owned(),
            };
            let sentences = row.events.iter().map(|event| tell(event.get())).collect();
            row.hand_over(&mut holders);
            sentences
        }))
    }
}

/// A game to read events by; under a key that is not its own.
pub(super) fn reader<G: Game>(archive: &Archive) -> Result<G, Fault> {
    let ruleset = archive.ruleset.parse().map_err(|_| Fault::Ruleset(archive.ruleset.clone()))?;
    let deal = running::deal_of::<G>(archive, ruleset, read_options::<G>(archive)?);
    Ok(G::setup(&deal).map_err(Fault::Setup)?.game)
}

fn whole(archive: &Archive, mut sentences: impl FnMut(&Row) -> Vec<String>) -> String {
    let eye = match archive.status {
        Status::Running => Eye::Public,
        Status::Over | Status::Closed => Eye::Archive,
    };
    let mut text = heading(archive, eye);
    let mut holders = archive.seats.clone();
    for row in &archive.entries {
        text += &entry(archive, &holders, row, eye);
        sentences(row).iter().for_each(|sentence| text += &consequence(sentence));
        row.hand_over(&mut holders);
    }
    text + &ending(archive)
}

/// What stands above the first entry.
pub(super) fn heading(archive: &Archive, eye: Eye) -> String {
    let mut text = format!("{} at table {}\n", plain(&archive.ruleset), plain(&archive.table));
    text += &format!("Options: {}\n\n", plain(archive.options.get()));
    for (number, id) in archive.seats.iter().enumerate() {
        text += &format!("Seat {number}: {}\n", participant(archive, *id));
    }
    let later = archive.participants.iter().filter(|listed| !archive.seats.contains(&listed.id));
    for listed in later {
        text += &format!("Later: {}\n", participant(archive, listed.id));
    }
    text += &format!("\nSeal: {}\n", archive.seal);
    if let (Eye::Archive, Some(seed), Some(key)) = (eye, archive.seed, archive.deal_key) {
        text += &format!("Seed: {seed}\nDeal key: {key}\n");
    }
    text
}

/// The line of an entry: an eye reads the whole of what is its own.
pub(super) fn entry(archive: &Archive, holders: &[Handle], row: &Row, eye: Eye) -> String {
    let open = row.seat.map_or(eye == Eye::Archive, |seat| eye.sees(seat));
    let who = row.seat.map_or_else(|| "The service".to_owned(), |seat| name(archive, holders, seat));
    match (&row.written, row.exact, row.how) {
        (Some(written), Some(exact), Some(how)) if open => {
            format!("\n{}. {exact} {who}{}: {}\n", row.number, by(how), plain(written))
        }
        _ => format!("\n{}. {} {who}: {}\n", row.number, row.time, plain(&row.public)),
    }
}

/// The line of what an entry caused.
pub(super) fn consequence(sentence: &str) -> String {
    format!("   {}\n", plain(sentence))
}

/// What stands below the last entry.
fn ending(archive: &Archive) -> String {
    let holders = archive.holders();
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        seats.map(|seat| name(archive, &holders, seat)).collect::<Vec<_>>().join(", ")
    };
    let result = match (archive.status, archive.result) {
        (Status::Running, _) => "The game is not over.".to_owned(),
        (Status::Over | Status::Closed, Some(Outcome::Won(seat))) => {
            format!("Won by {}.", names(&mut std::iter::once(seat)))
        }
        (Status::Over | Status::Closed, Some(Outcome::Shared(seats))) => {
            format!("The victory is shared by {}.", names(&mut seats.iter()))
        }
        (Status::Over | Status::Closed, Some(Outcome::Running) | None) => {
            "The table was closed before the game was over.".to_owned()
        }
    };
    let state = archive.state.map_or_else(String::new, |state| format!("State: {state}\n"));
    format!("\n{result}\nHead: {}\n{state}", archive.head())
}

/// The name of who holds a seat; with the handle if two have the same.
pub(super) fn name(archive: &Archive, holders: &[Handle], seat: Seat) -> String {
    let holder = holders.get(usize::from(seat.number()));
    let Some(listed) = archive.participants.iter().find(|listed| Some(&listed.id) == holder) else {
        return format!("seat {seat}");
    };
    let same = archive.participants.iter().filter(|other| other.name == listed.name).count();
    if same > 1 { format!("{} ({})", plain(&listed.name), listed.id) } else { plain(&listed.name) }
}

fn participant(archive: &Archive, id: Handle) -> String {
    let listed = archive.participants.iter().find(|listed| listed.id == id);
    let Some(listed) = listed else { return id.to_string() };
    let what = match (&listed.word, &listed.bot) {
        (Some(word), _) => format!(", word «{}»", plain(word)),
        (None, Some(kind)) => format!(", a bot of the kind {}", plain(kind)),
        (None, None) => String::new(),
    };
    format!("{}, {id}{what}", plain(&listed.name))
}

fn by(how: How) -> &'static str {
    match how {
        How::Hand | How::Bot | How::Service => "",
        How::Envelope => " (from the envelope)",
        How::Next => " (from the page about the next movement)",
        How::Order => " (by standing order)",
        How::Patience => " (by patience)",
        How::Silence => " (silent)",
        How::Caretaker => " (by the caretaker)",
    }
}

/// Users' words on one line: a line break in a name must not look like an entry.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}
