//! The rules, one idea a file.

pub(super) mod counts;
pub(super) mod dates;
pub(super) mod lists;
pub(super) mod marks;
pub(super) mod names;
pub(super) mod templates;
pub(super) mod words;

/// What an argument of a message stands for. Arguments have the same name wherever they mean the same; where one name has two
/// meanings, the message decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Person,
    People,
    Place,
    Places,
    Game,
    /// A day or a time, in words.
    Moment,
    Number,
    Other,
}

fn kind(message: &str, argument: &str) -> Kind {
    match argument {
        "name" | "host" | "heir" | "owner" => Kind::Person,
        "names" => Kind::People,
        "game" => Kind::Game,
        "when" | "since" => Kind::Moment,
        "now" if message == "hours-now" => Kind::Moment,
        "day" if message == "ahead-order-until-day" => Kind::Moment,
        "at" if message.contains("-how") => Kind::Moment,
        "from" if message.starts_with("odyssee-words") => Kind::Number,
        "at" | "place" | "from" => Kind::Place,
        "to" if message.starts_with("odyssee-story") => Kind::Person,
        "to" | "with" if message.starts_with("ahead") || message.contains("-story-") => Kind::Place,
        "places" | "ways" => Kind::Places,
        "count" | "most" | "least" | "needed" | "left" | "days" | "hours" | "minutes" | "steps" | "entries"
        | "keep" | "bank" | "increment" | "cap" | "more" | "held" | "agreed" | "revealed" | "goals" | "temples"
        | "plagues" => Kind::Number,
        _ => Kind::Other,
    }
}

/// The last word of a text, small; a colon or comma counts as one.
fn last_word(text: &str) -> String {
    let text = text.trim_end();
    match text.chars().next_back() {
        Some(sign @ (':' | ',' | '(' | ';' | '.')) => sign.to_string(),
        // «d’» and the like are words of their own.
        _ => {
            let word = text.rsplit(char::is_whitespace).next().unwrap_or_default();
            let word = word.trim_start_matches(['(', '„', '“', '«', '‘']).to_lowercase();
            match word.char_indices().rfind(|(_, sign)| *sign == '’').filter(|(at, _)| at + '’'.len_utf8() < word.len())
            {
                Some((at, _)) => word[at + '’'.len_utf8()..].to_owned(),
                None => word,
            }
        }
    }
}
