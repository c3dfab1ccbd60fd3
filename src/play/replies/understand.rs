//! What somebody means who writes a few lines to a question: a choice by its number or its own words, an answer in written form,
//! or something for the others to read. Pure.

use crate::engine::Game;
use crate::text::telling::Tap;

/// Further down nobody's answer stands.
const LINES_MAX: usize = 12;

/// What was meant, and where it stood.
pub(super) struct Understood<'a, A> {
    pub(super) meant: Meant<'a, A>,
    /// In the first line: what stands further down may have been put there by somebody else's program.
    pub(super) is_first: bool,
    /// Other words stood beside it.
    pub(super) has_more: bool,
}

pub(super) enum Meant<'a, A> {
    Choice(&'a Tap),
    Written(A),
    /// A number that no choice has.
    NoSuchChoice(u32),
    /// It begins like an answer, and then it does not go on like one.
    Misread(String),
    Talk,
    /// There are no words at all.
    Nothing,
}

pub(super) fn understand<'a, G: Game>(game: &G, taps: &'a [Tap], text: &str) -> Understood<'a, G::Action> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let found = lines.iter().take(LINES_MAX).enumerate().find_map(|(at, line)| Some((at, answer(game, taps, line)?)));
    if let Some((at, meant)) = found {
        return Understood { meant, is_first: at == 0, has_more: lines.len() > 1 };
    }
    let meant = match lines.as_slice() {
        [] => Meant::Nothing,
        [only] => misread(game, only).map_or(Meant::Talk, Meant::Misread),
        [..] => Meant::Talk,
    };
    Understood { meant, is_first: true, has_more: false }
}

/// One line by itself.
fn answer<'a, G: Game>(game: &G, taps: &'a [Tap], line: &str) -> Option<Meant<'a, G::Action>> {
    let bare = bare(line);
    let is_number = !bare.is_empty() && bare.len() <= 3 && bare.bytes().all(|digit| digit.is_ascii_digit());
    if let Some(number) = is_number.then(|| bare.parse::<u32>().ok()).flatten() {
        let tap = usize::try_from(number).ok().and_then(|number| taps.get(number.checked_sub(1)?));
        return Some(tap.map_or(Meant::NoSuchChoice(number), Meant::Choice));
    }
    let named = taps.iter().find(|tap| tap.label.to_lowercase() == bare);
    named.map(Meant::Choice).or_else(|| game.read(&bare).ok().map(Meant::Written))
}

/// What makes no sense in a line that begins with a word of an answer and lacks what belongs to it. Where the answer is whole and
/// other words follow, it is talk: «pass me the salt».
fn misread<G: Game>(game: &G, line: &str) -> Option<String> {
    let bare = bare(line);
    let misread = game.read(&bare).err().filter(|misread| misread.at > 0)?;
    let right: String = bare.chars().take(misread.at).collect();
    let rest: String = bare.chars().skip(misread.at).take(60).collect();
    game.read(right.trim_end()).is_err().then(|| rest.trim().to_owned())
}

/// In small letters with single spaces, without the signs that people put around an answer.
fn bare(line: &str) -> String {
    let around = |sign: char| "[]().,:;!#*«»“”„\"'‘’".contains(sign) || sign.is_whitespace();
    let words: Vec<&str> = line.trim_matches(around).split_whitespace().collect();
    words.join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::odyssee::Odyssee;
    use crate::engine::ulysses::Ulysses;
    use crate::engine::{Deal, DealKey, ServerSeed};
    use crate::text::telling::Says;

    fn game<G: Game>() -> G {
        let key = DealKey::new("K7QM2X", &ServerSeed::new([7; 32]), ["olive"]);
        let (ruleset, options) = (G::Ruleset::default(), G::Options::default());
        G::setup(&Deal { ruleset, options, people: 1, bots: 3, key }).unwrap().game
    }

    fn meant<G: Game>(text: &str) -> String {
        let tap =
            |label: &str| Tap { label: label.into(), query: String::new(), note: String::new(), says: Says::default() };
        let (game, taps) = (game::<G>(), [tap("Agree, and pass if anyone objects"), tap("Einverstanden")]);
        let Understood { meant, is_first, has_more } = understand(&game, &taps, text);
        let meant = match meant {
            Meant::Choice(tap) => tap.label.clone(),
            Meant::Written(action) => game.write(&action),
            Meant::NoSuchChoice(number) => format!("no {number}"),
            Meant::Misread(rest) => format!("misread {rest}"),
            Meant::Talk => "talk".to_owned(),
            Meant::Nothing => "nothing".to_owned(),
        };
        format!("{meant}{}{}", if is_first { "" } else { " below" }, if has_more { " and more" } else { "" })
    }

    #[test]
    fn what_people_write_is_understood() {
        let first = "Agree, and pass if anyone objects";
        for (text, expected) in [
            ("1", first),
            (" #1. ", first),
            ("(2)", "Einverstanden"),
            ("einverstanden!", "Einverstanden"),
            ("agree", "agree"),
            ("Agree.", "agree"),
            ("[pass]", "pass"),
            ("OBJECT  scylla   2o", "object scylla 2o"),
            ("propose delos\nwill you all come?", "propose delos and more"),
            ("3", "no 3"),
            ("0", "no 0"),
            ("object scylla", "misread "),
            ("object utopia 2o", "misread utopia 2o"),
            ("pass me the salt", "talk"),
            ("1234", "talk"),
            ("What a game!\nI like it.", "talk"),
            ("CAUTION: this message came from outside.\n1", &format!("{first} below and more")),
            ("Souhlasím", "talk"),
            ("", "nothing"),
            (" \n ", "nothing"),
        ] {
            assert_eq!(meant::<Ulysses>(text), expected, "{text}");
        }
        for (text, expected) in [
            ("die", "die"),
            ("Sail E9!", "sail e9"),
            ("offer 2g for 1g", "offer 2g for 1g"),
            ("sail zz9", "misread zz9"),
            ("On Monday I am away", "talk"),
            ("Take care", "talk"),
        ] {
            assert_eq!(meant::<Odyssee>(text), expected, "{text}");
        }
    }
}
