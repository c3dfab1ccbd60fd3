//! A list may hold one name: no verb beside it is in the plural. And a list is joined as it is meant: «and» for all of it, «or»
//! for any.

use super::{Kind, kind};
use crate::text::tests::lint::manner::Manner;
use crate::text::tests::lint::read::{Message, Page, Piece, sources};

pub(in crate::text::tests::lint) fn verbs(manner: &Manner, message: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for sentence in &message.sentences {
        let is_list = |piece: &Piece| matches!(piece, Piece::Argument { name, .. } if matches!(kind(&message.id, name), Kind::People | Kind::Places));
        for at in (0..sentence.len()).filter(|at| is_list(&sentence[*at])) {
            let verb = around(sentence, at).find(|word| manner.plural_verbs.contains(&word.as_str()));
            faults.extend(verb.map(|verb| format!("«{verb}» beside a list that may hold one")));
        }
    }
    faults.dedup();
    faults
}

/// The words of the sentence that the piece is part of: between full stops.
fn around(sentence: &[Piece], at: usize) -> impl Iterator<Item = String> {
    let text = |piece: &Piece| match piece {
        Piece::Words(words) => words.clone(),
        Piece::Argument { .. } => " ".to_owned(),
    };
    let before: String = sentence[..at].iter().map(text).collect();
    let after: String = sentence[at + 1..].iter().map(text).collect();
    let before = before.rsplit(['.', '!', '?', ';']).next().unwrap_or_default().to_lowercase();
    let after = after.split(['.', '!', '?', ';']).next().unwrap_or_default().to_lowercase();
    let words = format!("{before} {after}");
    let words: Vec<String> = words.split(|sign: char| !sign.is_alphabetic()).map(str::to_owned).collect();
    words.into_iter().filter(|word| !word.is_empty())
}

/// What joins the places of a list: all of them are meant, or any of them.
const ALL: &str = "all_of(";
const ANY: &str = "any_of(";

/// Every message with several places in it, and how they are meant.
const JOINED: [(&str, &str); 4] =
    [("ahead_next_ways", ANY), ("ahead_order_agree_but", ALL), ("ahead_order_object", ANY), ("if_wanted", ANY)];

/// Calls that join the other way than they mean.
pub(in crate::text::tests::lint) fn joined() -> Vec<(String, String)> {
    let mut faults = Vec::new();
    for Page { name, text } in sources().iter().filter(|page| !page.name.contains("/lint/")) {
        for (message, joins) in JOINED {
            for call in calls(text, message) {
                let others = [ALL, ANY].into_iter().filter(|other| *other != joins);
                let other = others.filter(|other| call.contains(other)).collect::<Vec<_>>().join(" ");
                if !other.is_empty() {
                    faults.push((name.clone(), format!("{message} joined by {other}) instead of {joins})")));
                }
            }
        }
    }
    faults
}

/// What stands in the brackets of each call of the message.
fn calls<'a>(text: &'a str, message: &str) -> Vec<&'a str> {
    let begins = format!(".{message}(");
    let inside = |(at, _): (usize, &str)| {
        let rest = &text[at + begins.len()..];
        let mut depth = 1;
        let end = rest.find(|sign| {
            depth += match sign {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        &rest[..end.unwrap_or(rest.len())]
    };
    text.match_indices(&begins).map(inside).collect()
}
