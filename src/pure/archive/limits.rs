//! How large a file may be. Far more than any game needs, and little enough that nobody waits for what is none.

use super::fault::Fault;
use super::file::{Archive, Listed, Row};

/// Bytes of a file. A thousand turns, which is the longest that a table may choose, are about five million.
pub const BYTES_MAX: usize = 64 << 20;
/// Entries of a log.
pub const ENTRIES_MAX: usize = 100_000;
/// Characters of a name, a word, an action or any other text.
pub const CHARS_MAX: usize = 1_000;

pub(super) fn check_size(text: &str) -> Result<(), Fault> {
    if text.len() > BYTES_MAX { Err(Fault::TooLarge) } else { Ok(()) }
}

pub(super) fn check(archive: &Archive) -> Result<(), Fault> {
    if archive.entries.len() > ENTRIES_MAX {
        return Err(Fault::TooMany { entries: archive.entries.len() });
    }
    let Archive { format, table, game, ruleset, options, participants, entries, .. } = archive;
    let head = [("format", format), ("table", table), ("game", game), ("ruleset", ruleset)];
    head.into_iter().try_for_each(|(name, text)| check_text(name, text))?;
    check_text("options", options.get())?;
    participants.iter().try_for_each(check_listed)?;
    entries.iter().try_for_each(check_row)
}

fn check_listed(Listed { name, word, bot, .. }: &Listed) -> Result<(), Fault> {
    check_text("name", name)?;
    check_text("word", word.as_deref().unwrap_or_default())?;
    check_text("bot", bot.as_deref().unwrap_or_default())
}

fn check_row(row: &Row) -> Result<(), Fault> {
    check_text("public", &row.public)?;
    check_text("written", row.written.as_deref().unwrap_or_default())
}

fn check_text(member: &'static str, text: &str) -> Result<(), Fault> {
    // A character has at least one byte: most texts need not be counted.
    let long = text.len() > CHARS_MAX && text.chars().count() > CHARS_MAX;
    if long { Err(Fault::TooLong { member }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::{Cast, Participant, Record, verify};
    use crate::engine::ServerSeed;
    use crate::engine::log::Moment;
    use crate::engine::ulysses::{Options, Ruleset, Ulysses};

    fn dealt() -> Archive {
        let bot = Participant::Bot { name: "Eve".to_owned(), kind: "drifter".to_owned() };
        let cast = Cast { code: "T".to_owned(), seed: ServerSeed::new([7; 32]), participants: vec![bot; 3] };
        let record = Record::<Ulysses>::begin(cast, Ruleset::default(), Options::default(), Moment(0));
        record.unwrap().into_archive()
    }

    #[test]
    fn v_1_too_much_of_anything_is_refused_in_one_sentence() {
        assert_eq!(check_size(&" ".repeat(BYTES_MAX + 1)), Err(Fault::TooLarge));
        let mut archive = dealt();
        archive.participants[1].name = "ß".repeat(CHARS_MAX);
        assert_eq!(check(&archive), Ok(()), "characters, not bytes");
        archive.participants[1].name += "x";
        assert_eq!(check(&archive), Err(Fault::TooLong { member: "name" }));
        let mut archive = dealt();
        archive.format = "x".repeat(CHARS_MAX + 1);
        assert_eq!(verify(&archive.to_json()), Err(Fault::TooLong { member: "format" }), "and is not repeated");
        let mut archive = dealt();
        archive.entries = vec![archive.entries.remove(0); ENTRIES_MAX + 1];
        let told = check(&archive).unwrap_err().to_string();
        assert_eq!(told, "entries: there are 100001, and no game has more than 100000");
    }
}
