//! Every sentence of pages and letters, in every language of `locales/languages`. Messages live in `locales/`; each is a method
//! of `Text`, made when compiling, so that a missing, unused or mismatched message is a compile error.

pub mod archive;
mod bent;
pub(crate) mod company;
pub(crate) mod odyssee;
mod per_locale;
pub(crate) mod rules;
mod sentence;
pub(crate) mod sentences;
pub(crate) mod telling;
pub(crate) mod time;
pub(crate) mod ulysses;

#[cfg(feature = "pips")]
#[path = "../../tests/game/text.rs"]
pub(crate) mod pips;

use std::str::FromStr;

use sentence::{Choice, Key, Part, Value};

include!(concat!(env!("OUT_DIR"), "/languages.rs"));
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Locale {
    pub fn named(tag: &str) -> Option<Locale> {
        Locale::ALL.into_iter().find(|locale| locale.tag() == tag)
    }

    /// The language a browser likes best among ours, by its `Accept-Language`; English if there is none.
    pub fn preferred(accept_language: &str) -> Locale {
        let mut best = (Locale::English, 0);
        for range in accept_language.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let tag = parts.next().unwrap_or_default();
            let primary = tag.split('-').next().unwrap_or_default();
            let Some(locale) = Locale::ALL.into_iter().find(|locale| primary.eq_ignore_ascii_case(locale.tag())) else {
                continue;
            };
            let weight = match parts.find_map(|part| part.strip_prefix("q=")) {
                None => 1000,
                Some(quality) => thousandths(quality).unwrap_or(0),
            };
            if weight > best.1 {
                best = (locale, weight);
            }
        }
        best.0
    }
}

/// A tag that none of them has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLocale;

impl FromStr for Locale {
    type Err = NoLocale;

    fn from_str(tag: &str) -> Result<Locale, NoLocale> {
        Locale::named(tag).ok_or(NoLocale)
    }
}

/// «0.8» as 800: three places are all a quality may have.
fn thousandths(quality: &str) -> Option<u32> {
    let (whole, rest) = quality.split_once('.').unwrap_or((quality, ""));
    let digits: String = rest.chars().chain("000".chars()).take(3).collect();
    Some((whole.parse::<u32>().ok()?.min(1) * 1000 + digits.parse::<u32>().ok()?).min(1000))
}

/// As long as most sentences are.
const USUAL_BYTES: usize = 64;

/// The words of one language.
#[derive(Clone, Copy)]
pub struct Text {
    pub locale: Locale,
}

impl Text {
    pub fn of(locale: Locale) -> Text {
        Text { locale }
    }

    /// The sentence of this number, with its arguments in the order of their names.
    fn say(self, number: usize, arguments: &[Value<'_>]) -> String {
        let mut said = String::with_capacity(USUAL_BYTES);
        sentence::say(SENTENCES[self.locale as usize][number], self.locale, arguments, &mut said);
        said
    }
}

/// What a message chooses by.
pub(crate) fn yes_no(condition: bool) -> &'static str {
    if condition { "yes" } else { "no" }
}

#[cfg(test)]
mod tests;
