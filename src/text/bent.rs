//! Names of places as a sentence needs them: «zum Olymp» but «nach Troja», «at the Sirens» but «at Delos». Messages ask for
//! that by a function in the words of their own language, `{ NACH($place) }`; what kind of word a name is stands beside it in
//! the board's file (`engine::Names`), so that neither can change without the other. And «ed» for «e» where the next word
//! begins like it.

use std::collections::HashMap;

use super::Locale;
use super::per_locale::PerLocale;
use super::telling::Tells as _;
use crate::engine::{GameKind, for_game};

/// The functions that messages of a language may call, by its tag: a call of any other does not compile.
macro_rules! bent {
    ($($tag:ident { $($function:ident $bend:expr;)* })*) => {
        $(pub(super) mod $tag {
            $(pub(in crate::text) fn $function(name: &str) -> String {
                let bend: fn(&str) -> String = $bend;
                bend(name)
            })*
        })*

        #[cfg(test)]
        const FUNCTIONS: &[(&str, &str, super::sentence::Bend)] =
            &[$($((stringify!($tag), stringify!($function), $tag::$function),)*)*];
    };
}

bent! {
    en {
        the |name| super::with_article(super::Locale::English, name);
    }
    nl {
        de |name| super::with_article(super::Locale::Dutch, name);
    }
    de {
        bei |name| super::german(["bei", "bei", "beim", "bei der", "bei den"], name);
        nach |name| super::german(["nach", "zu", "zum", "zur", "zu den"], name);
        von |name| super::german(["von", "von", "vom", "von der", "von den"], name);
        auf |name| super::german(["auf", "auf", "auf den", "auf die", "auf die"], name);
        den |name| super::german(["", "", "den", "die", "die"], name);
    }
    it {
        ed |next| super::and(next).to_owned();
    }
}

/// What the boards say of their names; of all others nothing is known.
static GRAMMAR: PerLocale<HashMap<&str, &str>> = PerLocale::new();

fn grammar(locale: Locale, name: &str) -> Option<&'static str> {
    let known = GRAMMAR.of(locale, || {
        let names = GameKind::ALL.iter().flat_map(|kind| for_game!(*kind, G => G::names()));
        names.filter_map(|name| Some((name.of(locale.tag()), name.grammar(locale.tag())?))).collect()
    });
    known.get(name).copied()
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
    use crate::text::sentence::Bend;

    #[test]
    fn every_name_of_every_board_can_be_bent() {
        let mut bent = 0;
        for names in GameKind::ALL.iter().flat_map(|kind| for_game!(*kind, G => G::names())) {
            for (tag, function, bend) in FUNCTIONS.iter().filter(|(_, function, _)| *function != "ed") {
                let name = names.of(tag);
                let told = bend(name);
                assert!(told.ends_with(name), "{function} {name}: {told}");
                bent += usize::from(told != name);
            }
        }
        assert!(bent > 200, "{bent}");
    }

    #[test]
    fn a_ship_sails_to_towns_people_and_peoples() {
        let bent: [(Bend, &str, &str); 16] = [
            (de::nach, "Troja", "nach Troja"),
            (de::nach, "Kirke", "zu Kirke"),
            (de::nach, "Olymp", "zum Olymp"),
            (de::nach, "Chimäre", "zur Chimäre"),
            (de::nach, "Laistrygonen", "zu den Laistrygonen"),
            (de::nach, "Lotosinsel", "zur Lotosinsel"),
            (de::bei, "Olymp", "beim Olymp"),
            (de::von, "Minotaurus", "vom Minotaurus"),
            (de::auf, "Sirenen", "auf die Sirenen"),
            (de::den, "Olymp", "den Olymp"),
            (de::den, "Delos", "Delos"),
            (en::the, "Sirens", "the Sirens"),
            (en::the, "Circe", "Circe"),
            (nl::de, "Elysium", "het Elysium"),
            (it::ed, "Ercole", "ed"),
            (it::ed, "Delo", "e"),
        ];
        for (bend, name, told) in bent {
            assert_eq!(bend(name), told);
        }
    }
}
