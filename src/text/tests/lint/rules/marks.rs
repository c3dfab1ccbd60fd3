//! Quotation marks, and the spaces around marks: each language has its own. French sets narrow and wide no-break spaces: with an
//! ordinary one, a line may end there and the next begin with a lonely mark.

use crate::text::tests::lint::manner::Manner;
use crate::text::tests::lint::read::{Message, Piece};

/// Whatever quotes somewhere. An apostrophe looks like the end of a quotation: it is not looked at.
pub(super) const QUOTES: [char; 11] = ['"', '«', '»', '“', '”', '„', '‟', '‘', '‚', '‹', '›'];

pub(in crate::text::tests::lint) fn quotes_of_message(manner: &Manner, message: &Message) -> Vec<String> {
    message.sentences.iter().flat_map(|sentence| quotes(manner, &shown(sentence))).collect()
}

pub(in crate::text::tests::lint) fn spaces_of_message(manner: &Manner, message: &Message) -> Vec<String> {
    message.sentences.iter().flat_map(|sentence| spaces(manner, &shown(sentence))).collect()
}

pub(in crate::text::tests::lint) fn quotes(manner: &Manner, text: &str) -> Vec<String> {
    let (open, close) = manner.quotes;
    let foreign = text.chars().filter(|sign| QUOTES.contains(sign) && *sign != open && *sign != close);
    let mut faults: Vec<String> = foreign.map(|sign| format!("{sign} is a mark of another language")).collect();
    let (opened, closed) = (text.matches(open).count(), text.matches(close).count());
    // What looks like an apostrophe may be one.
    if close != '’' && opened != closed {
        faults.push(format!("{opened} opened and {closed} closed"));
    }
    faults
}

/// Before `: ; ! ?` and inside quotation marks.
pub(in crate::text::tests::lint) fn spaces(manner: &Manner, text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    let mut faults = Vec::new();
    for (at, pair) in signs.windows(2).enumerate() {
        let (before, after) = (pair[0], pair[1]);
        let is_space = |sign: char| sign.is_whitespace();
        let wrong = match after {
            ':' => wants(before, manner.before_colon, is_space),
            ';' | '!' | '?' => wants(before, manner.before_marks, is_space),
            _ if after == manner.quotes.1 && after != '’' => wants(before, manner.inside_quotes, is_space),
            _ if before == manner.quotes.0 => wants(after, manner.inside_quotes, is_space),
            _ => false,
        };
        // Addresses and times have colons of their own, and a picture in the rules begins with a mark.
        let address = after == ':' && (before.is_ascii_digit() || text.contains("https:"));
        let picture = after == '!' && before == '\n';
        // «2 : 1» is a score.
        let score = after == ':' && at > 0 && signs[at - 1].is_ascii_digit();
        if wrong && !address && !picture && !score {
            faults.push(format!("«{before}{after}»"));
        }
    }
    faults
}

/// Whether something else stands there than should.
fn wants(sign: char, wanted: Option<char>, is_space: impl Fn(char) -> bool) -> bool {
    match wanted {
        Some(wanted) => sign != wanted,
        None => is_space(sign),
    }
}

/// As it reads; a letter stands for each argument.
fn shown(sentence: &[Piece]) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Words(words) => words.clone(),
        Piece::Argument { .. } => "x".to_owned(),
    };
    sentence.iter().map(piece).collect()
}
