//! What people wrote, made fit for letters: no control characters, nothing that reorders the line or joins it to the
//! next, nothing that a mail program would turn into a link or an address. A service that mails strangers' words
//! unfiltered is soon a spammer's (LINK-16). Every text of a person in a letter has come through here.

use crate::engine::GameKind;
use crate::id::TableCode;
use crate::text::Text;

/// As long as the names in a subject may be together; mail programs cut them anyway.
const SUBJECT_CHARS_MAX: usize = 70;
/// As long as a name may be at the table.
const NAME_CHARS_MAX: usize = 40;
/// As long as something said at the table may be.
const TALK_CHARS_MAX: usize = 500;

/// A name in one piece; empty if nothing of it can be shown.
pub fn filter_name(text: &str) -> String {
    let separated: String = text.chars().map(|sign| if is_name_sign(sign) { sign } else { ' ' }).collect();
    let name = capped(&filter(&separated), NAME_CHARS_MAX);
    // Brackets around it keep a name written from right to left from turning its neighbors around.
    if name.chars().any(is_right_to_left) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// What letters about a game are called: by whom one plays it with. Names are people's own words, so that they are filtered and
/// cut like anywhere in a letter; where nothing of them is left, by its code.
pub(crate) fn letter_subject(t: Text, game: GameKind, code: &TableCode, others: &[String]) -> String {
    let names = others.iter().map(|name| filter_name(name)).filter(|name| !name.is_empty());
    let names = capped(&names.collect::<Vec<_>>().join(", "), SUBJECT_CHARS_MAX);
    if names.is_empty() { format!("{} {code}", game.title()) } else { t.own_with(game.title(), names) }
}

/// Something said, as one line whose links are words again.
pub fn filter_talk(text: &str) -> String {
    capped(&filter(text), TALK_CHARS_MAX)
}

/// Letters, marks and numbers of any script, and what stands between the parts of a name.
fn is_name_sign(sign: char) -> bool {
    !sign.is_ascii()
        || sign.is_ascii_alphanumeric()
        || matches!(sign, ' ' | '.' | ',' | '\'' | '-' | '_' | '&' | '!' | '?' | '+')
}

fn filter(text: &str) -> String {
    let visible: Vec<char> = text.chars().filter(|sign| !is_hidden(*sign)).collect();
    let mut out = String::with_capacity(text.len());
    for (at, sign) in visible.iter().enumerate() {
        let (before, after) = (at.checked_sub(1).map(|at| visible[at]), visible.get(at + 1).copied());
        if is_blank(*sign) {
            out.push(' ');
            continue;
        }
        out.push(*sign);
        if joins_a_link(before, *sign, after) {
            out.push(' ');
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether mail programs would see the parts on both sides as one address: a space is put between them.
fn joins_a_link(before: Option<char>, sign: char, after: Option<char>) -> bool {
    let is_word = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    let is_digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
    match sign {
        // «3.5» stays; other dots of the world that count as one in an address do not.
        '.' => is_word(after) && !(is_digit(before) && is_digit(after)),
        '\u{3002}' | '\u{ff0e}' | '\u{ff61}' | '\u{2024}' => is_word(after),
        '@' | '\u{ff20}' | '\u{fe6b}' => true,
        // «14:30» stays, «https:» is taken from what follows.
        ':' | '\u{ff1a}' => !is_digit(before) && after.is_some_and(|after| !after.is_whitespace()),
        '/' | '\\' => after == Some('/') || after == Some('\\'),
        _ => false,
    }
}

/// What ends a line or a text.
fn is_blank(sign: char) -> bool {
    sign.is_control() || sign.is_whitespace()
}

/// What nobody sees and somebody could be fooled with: direction marks, empty letters, private letters (ours mark links).
fn is_hidden(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200c}' | '\u{200e}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{10ffff}')
}

fn is_right_to_left(sign: char) -> bool {
    matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}')
}

fn capped(text: &str, chars_max: usize) -> String {
    match text.char_indices().nth(chars_max) {
        None => text.to_owned(),
        Some(_) => {
            let cut: String = text.chars().take(chars_max - 1).collect();
            format!("{}…", cut.trim_end_matches(['\u{200d}', ' ']))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_as_they_are() {
        for name in [
            "Anna",
            "Šárka Nováková",
            "J. R. R. Tolkien",
            "Jean-Luc d'Arc",
            "Ἀθηνᾶ",
            "李小龍",
            "👩‍👩‍👧 Maier & Co",
            "Bob 3.5",
        ] {
            assert_eq!(filter_name(name), name);
        }
        assert_eq!(filter_name("شهرزاد"), "\u{2068}شهرزاد\u{2069}");
    }

    #[test]
    fn link_16_nothing_in_a_name_looks_like_a_link_or_an_address() {
        for (name, shown) in [
            ("example.com", "example. com"),
            ("Win at https://evil.example/x?y=z", "Win at https evil. example x?y z"),
            ("www.evil.example", "www. evil. example"),
            ("a@b.example", "a b. example"),
            ("evil\u{3002}example", "evil\u{3002} example"),
            ("evil.\u{200b}example", "evil. example"),
            ("<a href=x>Anna</a>", "a href x Anna a"),
            ("\"Anna\" <a@b.example>;", "Anna a b. example"),
            ("mailto:anna", "mailto anna"),
        ] {
            assert_eq!(filter_name(name), shown, "{name}");
        }
    }

    #[test]
    fn mail_21_nothing_in_a_name_breaks_a_line() {
        for (name, shown) in [
            ("Anna\r\nBcc: x@y.example", "Anna Bcc x y. example"),
            ("An\0na\t\u{85}\u{2028}B", "An na B"),
            ("\u{202e}annA\u{2066}", "annA"),
            ("\u{e000}0\u{e001}", "0"),
            ("  \u{200b} \u{feff}", ""),
            ("", ""),
        ] {
            assert_eq!(filter_name(name), shown, "{name:?}");
        }
        let long = filter_name(&"ä".repeat(300));
        assert_eq!((long.chars().count(), long.ends_with("ä…")), (40, true));
    }

    #[test]
    fn link_16_links_in_talk_are_words_again() {
        for (said, shown) in [
            ("See https://evil.example/a.b?c=d now", "See https: / /evil. example/a. b?c=d now"),
            ("write to me@b.example!", "write to me@ b. example!"),
            ("at 14:30, for 3.50: (ok) and/or not...", "at 14:30, for 3.50: (ok) and/or not..."),
            ("two\nlines", "two lines"),
            ("ship is:fine", "ship is: fine"),
        ] {
            assert_eq!(filter_talk(said), shown);
        }
        assert_eq!(filter_talk(&"x ".repeat(600)).chars().count(), 500);
    }
}
