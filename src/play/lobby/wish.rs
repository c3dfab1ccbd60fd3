//! What people say when they open a table or take a seat, read once: a value of these types is fit to be stored and shown.

use std::str::FromStr;

use crate::bot::BotKind;
use crate::chance::Chance;
use crate::deadline::pace::Pace;
use crate::deadline::zone::Zone;
use crate::engine::Game;
use crate::id::EmailAddress;
use crate::play::PlayFault;
use crate::play::marks::are_stacked;
use crate::text::{Locale, Text};

pub const NAME_CHARS_MAX: usize = 40;
pub const WORD_CHARS_MAX: usize = 64;
pub const LINE_CHARS_MAX: usize = 200;

/// How a person is called at a table. It stands in letters to others, so it is no place for links (LINK-16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// A lucky word.
#[derive(Clone, PartialEq, Eq)]
pub struct Word(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAName {
    Empty,
    TooLong,
    /// It looks like an address or a link, or has signs in it that cannot be seen.
    Odd,
}

/// Why a text is no lucky word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAWord {
    Empty,
    TooLong,
    /// It has signs in it that cannot be seen.
    Odd,
}

/// What a host writes to those who are invited, in a letter to people who may not know us: short, in one line, and nothing in
/// it becomes a link (LINK-16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostLine(String);

/// Why a text is no such line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotALine {
    TooLong,
    /// It holds an address or a link, or signs that cannot be seen.
    Odd,
}

/// Somebody who takes a seat.
#[derive(Clone)]
pub struct Newcomer {
    pub name: Name,
    pub word: Word,
    pub locale: Locale,
    /// Where they live, if they said so.
    pub zone: Option<Zone>,
}

/// A table that somebody wants.
#[derive(Clone)]
pub struct TableWish<G: Game> {
    pub ruleset: G::Ruleset,
    pub options: G::Options,
    /// Seats in all.
    pub places: u8,
    /// How many of them are bots'.
    pub bots: u8,
    /// How well those play, and whoever takes a seat that stays empty.
    pub strength: BotKind,
    pub is_open: bool,
    pub pace: Pace,
    pub locale: Locale,
    pub guests: Vec<EmailAddress>,
    /// What the host writes to them.
    pub line: Option<HostLine>,
    pub take_back: TakeBack,
}

/// For how many minutes an answer can be taken back that others might see at once; nought where it counts at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack(u8);

impl TakeBack {
    pub const NONE: TakeBack = TakeBack(0);
    /// As long as mail programs hold a letter, and time to look at the page once more.
    pub const USUAL: TakeBack = TakeBack(3);
    /// What a host can choose.
    pub const ALL: [TakeBack; 7] =
        [TakeBack(0), TakeBack(1), TakeBack(3), TakeBack(5), TakeBack(10), TakeBack(15), TakeBack(30)];

    pub fn minutes(self) -> u8 {
        self.0
    }
}

impl Name {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the two would be taken for one another.
    pub(in crate::play) fn is_like(&self, other: &str) -> bool {
        self.0.to_lowercase() == other.to_lowercase()
    }
}

impl FromStr for Name {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Name, NotAName> {
        if text.chars().any(|sign| is_unseen(sign) && sign != '\t') || are_stacked(text) {
            return Err(NotAName::Odd);
        }
        let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        if text.is_empty() {
            return Err(NotAName::Empty);
        }
        if text.chars().count() > NAME_CHARS_MAX {
            return Err(NotAName::TooLong);
        }
        let nameless = !text.chars().any(char::is_alphanumeric);
        if nameless || text.split(' ').any(is_address_like) { Err(NotAName::Odd) } else { Ok(Name(text)) }
    }
}

impl HostLine {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Nothing said is no mistake.
    pub fn read(text: &str) -> Result<Option<HostLine>, NotALine> {
        let is_odd = |sign: char| is_unseen(sign) && !sign.is_whitespace();
        let line = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        if line.chars().count() > LINE_CHARS_MAX {
            return Err(NotALine::TooLong);
        }
        if text.chars().any(is_odd) || are_stacked(&line) || line.split(' ').any(is_address_like) {
            return Err(NotALine::Odd);
        }
        Ok((!line.is_empty()).then_some(HostLine(line)))
    }
}

impl Word {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Word {
    type Err = NotAWord;

    fn from_str(text: &str) -> Result<Word, NotAWord> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NotAWord::Empty);
        }
        if text.chars().count() > WORD_CHARS_MAX {
            return Err(NotAWord::TooLong);
        }
        if text.chars().any(is_unseen) || are_stacked(text) { Err(NotAWord::Odd) } else { Ok(Word(text.to_owned())) }
    }
}

/// A lucky word to offer: two words of the reader's language, by chance.
pub fn offer_word(t: Text, chance: &Chance) -> Result<String, PlayFault> {
    let list = t.gather_words();
    let words: Vec<&str> = list.split_whitespace().collect();
    let [first, second] = chance.bytes::<2>()?.map(|byte| words[usize::from(byte) % words.len()]);
    Ok(format!("{first} {second}"))
}

/// Controls, marks that turn the direction of writing or take no room, and what stands for unreadable bytes.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(sign, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffd}')
}

/// «www.example», «example.org», «a@b», «http://…»: what a mail program would make a link of.
fn is_address_like(word: &str) -> bool {
    let mut parts = word.split('.').peekable();
    let mut dotted = false;
    while let Some(part) = parts.next() {
        let next = parts.peek().map_or(0, |next| next.chars().take_while(|sign| sign.is_alphanumeric()).count());
        dotted |= part.chars().next_back().is_some_and(char::is_alphanumeric) && next >= 2;
    }
    dotted || word.contains(['@', '/', '\\'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn link_16_a_name_is_a_name_and_no_link() {
        for (text, name) in [
            ("  Anna \t B. ", "Anna B."),
            ("J.R.R. Tolkien", "J.R.R. Tolkien"),
            ("Žofie Nováková-Malá", "Žofie Nováková-Malá"),
            ("<b>&amp;", "<b>&amp;"),
            ("שרה", "שרה"),
            ("⛵ Otto 👩‍🚀", "⛵ Otto 👩‍🚀"),
        ] {
            assert_eq!(text.parse::<Name>().map(|name| name.0), Ok(name.to_owned()));
        }
        let (most, more) = ("é".repeat(40), "é".repeat(41));
        assert!(most.parse::<Name>().is_ok());
        for (text, fault) in [
            ("", NotAName::Empty),
            (" \t ", NotAName::Empty),
            (&more, NotAName::TooLong),
            ("⛵", NotAName::Odd),
            ("Win at example.org", NotAName::Odd),
            ("www.example", NotAName::Odd),
            ("http://x", NotAName::Odd),
            ("anna@example", NotAName::Odd),
            ("Anna\0", NotAName::Odd),
            ("Anna\u{202e}", NotAName::Odd),
            ("Anna\u{fffd}", NotAName::Odd),
            ("Anna\r\nBcc: all", NotAName::Odd),
            ("A\u{301}\u{302}\u{303}\u{304}\u{305}nna", NotAName::Odd),
        ] {
            assert_eq!(text.parse::<Name>(), Err(fault), "{text}");
        }
    }

    #[test]
    fn link_16_a_hosts_line_is_short_and_holds_no_link() {
        let read = |text: &str| HostLine::read(text).map(|line| line.map(|line| line.0));
        assert_eq!(
            read(" Come and play!\r\nIt is fun, 3.5 days. "),
            Ok(Some("Come and play! It is fun, 3.5 days.".to_owned()))
        );
        assert_eq!(read(" \n"), Ok(None));
        assert_eq!(read(&"é".repeat(201)), Err(NotALine::TooLong));
        for text in ["see example.org", "http://x", "a@b", "x\u{202e}y", "A\u{301}\u{302}\u{303}\u{304}\u{305}"] {
            assert_eq!(read(text), Err(NotALine::Odd), "{text}");
        }
    }

    #[test]
    fn a_lucky_word_is_anything_that_can_be_seen() {
        assert_eq!(" olive thread ".parse::<Word>().map(|word| word.0), Ok("olive thread".to_owned()));
        assert!("x".repeat(64).parse::<Word>().is_ok());
        let long = "x".repeat(65);
        for (text, fault) in
            [("", NotAWord::Empty), (" ", NotAWord::Empty), (&long, NotAWord::TooLong), ("a\0b", NotAWord::Odd)]
        {
            assert_eq!(text.parse::<Word>().map(|word| word.0), Err(fault), "{text}");
        }
        for locale in Locale::ALL {
            assert!(offer_word(Text::of(locale), &Chance::System).unwrap().parse::<Word>().is_ok());
        }
    }
}
