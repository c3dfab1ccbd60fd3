//! How a sentence is said that the build has read (`locales/compile.rs`): its parts in a row, of which some choose by a word or a
//! count.

use std::borrow::Cow;
use std::fmt::Write as _;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::Locale;
use super::per_locale::PerLocale;

/// A word as it stands in a sentence, from the word alone.
pub(super) type Bend = fn(&str) -> String;

/// Arguments go by their places.
pub(super) enum Part {
    Text(&'static str),
    Say(usize),
    Bent(usize, Bend),
    Choose(&'static Choice),
}

pub(super) struct Choice {
    pub(super) by: usize,
    /// The first that fits.
    pub(super) branches: &'static [(Key, &'static [Part])],
    /// The place of the branch for whatever else there is.
    pub(super) otherwise: usize,
}

/// When a branch fits.
pub(super) enum Key {
    /// This word, or a count for which the language has this plural.
    Word(&'static str),
    Count(i64),
}

/// What a sentence is handed.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Words(Cow<'a, str>),
    Count(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(words: &'a str) -> Value<'a> {
        Value::Words(words.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(words: &'a String) -> Value<'a> {
        words.as_str().into()
    }
}

impl From<String> for Value<'_> {
    fn from(words: String) -> Self {
        Value::Words(words.into())
    }
}

macro_rules! counts {
    ($($number:ty)*) => { $(
        impl From<$number> for Value<'_> {
            fn from(count: $number) -> Self {
                // Nothing that is counted here comes near the end of the numbers.
                Value::Count(i64::try_from(count).unwrap_or(i64::MAX))
            }
        }

        impl From<&$number> for Value<'_> {
            fn from(count: &$number) -> Self {
                (*count).into()
            }
        }
    )* };
}

counts!(u8 u16 u32 u64 usize i8 i16 i32 i64);

impl Key {
    fn fits(&self, value: &Value<'_>, locale: Locale) -> bool {
        match (self, value) {
            (Key::Word(word), Value::Words(words)) => words == word,
            (Key::Word(word), Value::Count(count)) => plural(locale, *count) == *word,
            (Key::Count(known), Value::Count(count)) => known == count,
            (Key::Count(_), Value::Words(_)) => false,
        }
    }
}

/// Says the parts at the end of `said`.
pub(super) fn say(parts: &[Part], locale: Locale, arguments: &[Value<'_>], said: &mut String) {
    for part in parts {
        match part {
            Part::Text(text) => said.push_str(text),
            Part::Say(place) => match &arguments[*place] {
                Value::Words(words) => said.push_str(words),
                Value::Count(count) => write!(said, "{count}").expect("a string takes everything"),
            },
            Part::Bent(place, bend) => match &arguments[*place] {
                Value::Words(words) => said.push_str(&bend(words)),
                Value::Count(count) => said.push_str(&bend(&count.to_string())),
            },
            Part::Choose(Choice { by, branches, otherwise }) => {
                let fits = branches.iter().find(|(key, _)| key.fits(&arguments[*by], locale));
                let (_, parts) = fits.unwrap_or(&branches[*otherwise]);
                say(parts, locale, arguments, said);
            }
        }
    }
}

static PLURALS: PerLocale<PluralRules> = PerLocale::new();

/// What the language calls such a number of things.
fn plural(locale: Locale, count: i64) -> &'static str {
    let rules = PLURALS.of(locale, || {
        let tag: LanguageIdentifier = locale.tag().parse().expect("our tags are language tags");
        PluralRules::create(tag, PluralRuleType::CARDINAL).expect("every language of ours has plurals")
    });
    match rules.select(count).expect("a whole number has a plural") {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTED: &[Part] = &[
        Part::Choose(&Choice {
            by: 0,
            branches: &[
                (Key::Count(0), &[Part::Text("nothing")]),
                (Key::Word("one"), &[Part::Say(0), Part::Text(" card")]),
                (Key::Word("few"), &[Part::Say(0), Part::Text(" karty")]),
                (Key::Word("other"), &[Part::Say(0), Part::Text(" cards")]),
            ],
            otherwise: 3,
        }),
        Part::Text(" of "),
        Part::Bent(1, str::to_uppercase),
    ];

    fn said<'a>(locale: Locale, count: impl Into<Value<'a>>) -> String {
        let mut said = String::new();
        say(COUNTED, locale, &[count.into(), "Circe".into()], &mut said);
        said
    }

    #[test]
    fn the_first_branch_that_fits_is_said_by_the_plurals_of_the_language() {
        for (locale, count, expected) in [
            (Locale::English, 0, "nothing of CIRCE"),
            (Locale::English, 1, "1 card of CIRCE"),
            (Locale::English, 2, "2 cards of CIRCE"),
            (Locale::English, -1, "-1 card of CIRCE"),
            (Locale::Czech, 2, "2 karty of CIRCE"),
            (Locale::Czech, 5, "5 cards of CIRCE"),
        ] {
            assert_eq!(said(locale, count), expected);
        }
        assert_eq!(said(Locale::English, u64::MAX), format!("{} cards of CIRCE", i64::MAX));
    }

    #[test]
    fn what_no_branch_speaks_of_is_said_as_the_rest_is() {
        assert_eq!(said(Locale::English, "some"), "some cards of CIRCE");
        assert_eq!(said(Locale::English, "few"), "few karty of CIRCE");
    }
}
