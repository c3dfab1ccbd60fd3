//! What stands around the sentences: the heading, the line of each entry, the ending.

use crate::archive::{Archive, Row, Status};
use crate::engine::log::{Handle, How};
use crate::engine::{Eye, Outcome, Seat};
use crate::text::Text;

/// The game's words for how an entry came about.
pub(super) type HowInShort = fn(Text, How) -> String;

/// What stands above the first entry.
pub(super) fn heading(t: Text, archive: &Archive, eye: Eye) -> String {
    let mut text = format!("{}\n", t.plain_title(one_line(&archive.table), one_line(&archive.ruleset)));
    text += &format!("{}\n\n", t.plain_options(one_line(archive.options.get())));
    for (number, id) in archive.seats.iter().enumerate() {
        text += &format!("{}\n", t.plain_seat(number, participant(t, archive, *id)));
    }
    let later = archive.participants.iter().filter(|listed| !archive.seats.contains(&listed.id));
    for listed in later {
        text += &format!("{}\n", t.plain_later(participant(t, archive, listed.id)));
    }
    text += &format!("\n{}\n", t.plain_seal(archive.seal.to_string()));
    if let (Eye::Archive, Some(seed), Some(key)) = (eye, archive.seed, archive.deal_key) {
        text += &format!("{}\n{}\n", t.plain_seed(seed.to_string()), t.plain_deal_key(key.to_string()));
    }
    text
}

/// The line of an entry: an eye reads the whole of what is its own.
pub(super) fn entry(t: Text, archive: &Archive, holders: &[Handle], row: &Row, eye: Eye, by: HowInShort) -> String {
    let open = row.seat.map_or(eye == Eye::Archive, |seat| eye.sees(seat));
    let who = row.seat.map_or_else(|| t.plain_service(), |seat| name(t, archive, holders, seat));
    match (&row.written, row.exact, row.how) {
        (Some(written), Some(exact), Some(how)) if open => {
            let who = format!("{who}{}", said_by(t, how, by));
            format!("\n{}. {exact} {}\n", row.number, t.plain_says(who, one_line(written)))
        }
        _ => format!("\n{}. {} {}\n", row.number, row.time, t.plain_says(who, one_line(&row.public))),
    }
}

/// The line of what an entry caused.
pub(super) fn consequence(sentence: &str) -> String {
    format!("   {}\n", one_line(sentence))
}

/// What stands below the last entry.
pub(super) fn ending(t: Text, archive: &Archive) -> String {
    let holders = archive.holders();
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        seats.map(|seat| name(t, archive, &holders, seat)).collect::<Vec<_>>().join(", ")
    };
    let result = match (archive.status, archive.result) {
        (Status::Running, _) => t.plain_running(),
        (Status::Over | Status::Closed, Some(Outcome::Won(seat))) => t.plain_won(names(&mut std::iter::once(seat))),
        (Status::Over | Status::Closed, Some(Outcome::Shared(seats))) => t.plain_shared(names(&mut seats.iter())),
        (Status::Over | Status::Closed, Some(Outcome::Running) | None) => t.plain_closed(),
    };
    let state = archive.state.map_or_else(String::new, |state| format!("{}\n", t.plain_state(state.to_string())));
    format!("\n{result}\n{}\n{state}", t.plain_head(archive.head().to_string()))
}

/// The name of who holds a seat; with the handle if two have the same.
fn name(t: Text, archive: &Archive, holders: &[Handle], seat: Seat) -> String {
    let holder = holders.get(usize::from(seat.number()));
    holder.and_then(|holder| name_of(archive, *holder)).unwrap_or_else(|| t.seat_number(seat.number() + 1))
}

/// The name of a participant, on one line; with the handle if two have the same.
pub(super) fn name_of(archive: &Archive, handle: Handle) -> Option<String> {
    let listed = archive.participants.iter().find(|listed| listed.id == handle)?;
    let same = archive.participants.iter().filter(|other| other.name == listed.name).count();
    let name = one_line(&listed.name);
    Some(if same > 1 { format!("{name} ({})", listed.id) } else { name })
}

fn participant(t: Text, archive: &Archive, id: Handle) -> String {
    let listed = archive.participants.iter().find(|listed| listed.id == id);
    let Some(listed) = listed else { return id.to_string() };
    let what = match (&listed.word, &listed.bot) {
        (Some(word), _) => format!(", {}", t.plain_word(one_line(word))),
        (None, Some(kind)) => format!(", {}", t.plain_bot(one_line(kind))),
        (None, None) => String::new(),
    };
    format!("{}, {id}{what}", one_line(&listed.name))
}

fn said_by(t: Text, how: How, by: HowInShort) -> String {
    match how {
        How::Hand | How::Bot | How::Service => String::new(),
        How::Envelope | How::Next | How::Order | How::Patience | How::Silence | How::Caretaker => {
            format!(" ({})", by(t, how))
        }
    }
}

/// Users' words on one line: a line break in a name must not look like an entry.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}
