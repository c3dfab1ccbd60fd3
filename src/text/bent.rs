//! Names of places as a sentence needs them: «zum Olymp» but «nach Troja», «at the Sirens» but «at Delos». Messages ask for
//! that by a function in the words of their own language, `{ NACH($place) }`; what kind of word a name is stands beside it in
//! the board's file (`engine::Names`), so that neither can change without the other. And «ed» for «e» where the next word
//! begins like it.

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use super::Locale;
use super::telling::Tells as _;
use crate::engine::{GameKind, for_game};

/// A word as it stands in a sentence, from the word alone.
type Bend = fn(&str) -> String;

/// The functions that messages of a language may call: a call of any other fails in the tests.
const FUNCTIONS: [(Locale, &str, Bend); 8] = [
    (Locale::English, "THE", |name| with_article(Locale::English, name)),
    (Locale::Dutch, "DE", |name| with_article(Locale::Dutch, name)),
    (Locale::German, "BEI", |name| german(["bei", "bei", "beim", "bei der", "bei den"], name)),
    (Locale::German, "NACH", |name| german(["nach", "zu", "zum", "zur", "zu den"], name)),
    (Locale::German, "VON", |name| german(["von", "von", "vom", "von der", "von den"], name)),
    (Locale::German, "AUF", |name| german(["auf", "auf", "auf den", "auf die", "auf die"], name)),
    (Locale::German, "DEN", |name| german(["", "", "den", "die", "die"], name)),
    (Locale::Italian, "ED", |next| and(next).to_owned()),
];

pub(super) fn teach(bundle: &mut FluentBundle<FluentResource>, locale: Locale) {
    for (_, name, bend) in FUNCTIONS.iter().filter(|(of, ..)| *of == locale) {
        let taught = bundle.add_function(name, move |words, _| match words {
            [FluentValue::String(word)] => bend(word).into(),
            _ => FluentValue::Error,
        });
        taught.expect("no function has the name of another");
    }
}

/// What the boards say of their names; of all others nothing is known.
static GRAMMAR: LazyLock<HashMap<(Locale, String), String>> = LazyLock::new(|| {
    let mut known = HashMap::new();
    for names in GameKind::ALL.iter().flat_map(|kind| for_game!(*kind, G => G::names())) {
        for locale in Locale::ALL {
            let name = names.of(locale.tag()).to_owned();
            known.extend(names.grammar(locale.tag()).map(|kind| ((locale, name), kind.to_owned())));
        }
    }
    known
});

fn grammar(locale: Locale, name: &str) -> Option<&'static str> {
    GRAMMAR.get(&(locale, name.to_owned())).map(String::as_str)
}

/// The board has the article itself.
fn with_article(locale: Locale, name: &str) -> String {
    grammar(locale, name).map_or_else(|| name.to_owned(), |article| format!("{article} {name}"))
}

/// What goes before a town or island, a person, and words that have an article: masculine, feminine, of many.
fn german([town, person, masculine, feminine, plural]: [&str; 5], name: &str) -> String {
    let before = match grammar(Locale::German, name) {
        None => town,
        Some("person") => person,
        Some("masculine") => masculine,
        Some("feminine") => feminine,
        Some("plural") => plural,
        Some(other) => panic!("{name}: German has no {other}"), // A test bends every name.
    };
    if before.is_empty() { name.to_owned() } else { format!("{before} {name}") }
}

/// «e», or «ed» before another one.
fn and(next: &str) -> &'static str {
    let first = next.chars().next().into_iter().flat_map(char::to_lowercase).next();
    if first.is_some_and(|sign| ['e', 'è', 'é'].contains(&sign)) { "ed" } else { "e" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_every_board_can_be_bent() {
        let mut bent = 0;
        for names in GameKind::ALL.iter().flat_map(|kind| for_game!(*kind, G => G::names())) {
            for (locale, function, bend) in FUNCTIONS.iter().filter(|(_, function, _)| *function != "ED") {
                let name = names.of(locale.tag());
                let told = bend(name);
                assert!(told.ends_with(name), "{function} {name}: {told}");
                bent += usize::from(told != name);
            }
        }
        assert!(bent > 200, "{bent}");
    }

    #[test]
    fn a_ship_sails_to_towns_people_and_peoples() {
        let say = |locale: Locale, function: &str, name: &str| {
            FUNCTIONS.iter().find(|(of, known, _)| *of == locale && *known == function).expect("a function").2(name)
        };
        for (locale, function, name, told) in [
            (Locale::German, "NACH", "Troja", "nach Troja"),
            (Locale::German, "NACH", "Kirke", "zu Kirke"),
            (Locale::German, "NACH", "Olymp", "zum Olymp"),
            (Locale::German, "NACH", "Chimäre", "zur Chimäre"),
            (Locale::German, "NACH", "Laistrygonen", "zu den Laistrygonen"),
            (Locale::German, "NACH", "Lotosinsel", "zur Lotosinsel"),
            (Locale::German, "BEI", "Olymp", "beim Olymp"),
            (Locale::German, "VON", "Minotaurus", "vom Minotaurus"),
            (Locale::German, "AUF", "Sirenen", "auf die Sirenen"),
            (Locale::German, "DEN", "Olymp", "den Olymp"),
            (Locale::German, "DEN", "Delos", "Delos"),
            (Locale::English, "THE", "Sirens", "the Sirens"),
            (Locale::English, "THE", "Circe", "Circe"),
            (Locale::Dutch, "DE", "Elysium", "het Elysium"),
            (Locale::Italian, "ED", "Ercole", "ed"),
            (Locale::Italian, "ED", "Delo", "e"),
        ] {
            assert_eq!(say(locale, function, name), told);
        }
    }
}
