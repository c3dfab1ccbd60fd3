//! What somebody writes back to a letter: whether a person wrote it at all, from which address, and what stands in it besides
//! the letter that it quotes. Pure: a message in, what it says out.

mod above;
mod markup;
#[cfg(test)]
mod tests;

use mail_parser::{Message, MessageParser, PartType};

/// What stands above a message once it is stored: where it would come back to.
pub const RETURN_PATH: &str = "Return-Path: ";
/// Whoever writes more to a game means something else.
const TEXT_CHARS_MAX: usize = 4_000;
/// Deeper than any mail program nests.
const DEPTH_MAX: usize = 20;

/// A message as far as it matters to us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// A program wrote it: nobody waits for an answer to it, and one could come back for ever.
    pub is_automatic: bool,
    /// The one address that it says it is from; nothing if it names none or several.
    pub from: Option<String>,
    /// Its own words, without the letter below or above them and without a signature.
    pub text: String,
}

/// Anything can be read; of what is no message at all there is just nothing to say.
pub fn read(bytes: &[u8]) -> Reply {
    let Some(message) = MessageParser::default().parse(bytes) else {
        return Reply { is_automatic: true, from: None, text: String::new() };
    };
    let text = own_words(&message);
    Reply {
        is_automatic: is_automatic(&message),
        from: sender(&message),
        text: text.chars().take(TEXT_CHARS_MAX).collect(),
    }
}

/// The line above it aside, the message as it was handed over: that is what was signed.
pub fn as_signed(bytes: &[u8]) -> &[u8] {
    let is_ours = bytes.starts_with(RETURN_PATH.as_bytes());
    let end = bytes.iter().position(|byte| *byte == b'\n').filter(|_| is_ours);
    end.map_or(bytes, |end| &bytes[end + 1..])
}

/// The values of all headers of a name, as they stand there, the topmost first.
pub(super) fn headers<'a>(message: &'a Message<'_>, name: &'a str) -> impl Iterator<Item = &'a str> {
    message.headers_raw().filter(move |(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

/// The only sender: with two of them anybody could stand first.
fn sender(message: &Message<'_>) -> Option<String> {
    let mut all = headers(message, "From");
    all.next().filter(|_| all.next().is_none())?;
    let list = message.from()?;
    let mut addresses = list.iter();
    let only = addresses.next().filter(|_| addresses.next().is_none())?;
    only.address().map(str::to_owned)
}

/// RFC 3834, and what robots did before it.
fn is_automatic(message: &Message<'_>) -> bool {
    let says = |name: &str, is_one: fn(&str) -> bool| headers(message, name).any(is_one);
    says("Auto-Submitted", |value| !value.to_ascii_lowercase().starts_with("no"))
        || says("Return-Path", |value| value == "<>")
        || says("Precedence", |value| {
            ["bulk", "junk", "list", "auto_reply"].iter().any(|known| value.eq_ignore_ascii_case(known))
        })
        || ["List-Id", "X-Autoreply", "X-Autorespond", "X-Failed-Recipients"].iter().any(|name| says(name, |_| true))
        || says("Content-Type", |value| value.to_ascii_lowercase().starts_with("multipart/report"))
}

/// The plain text where there is one; of HTML alone what it shows.
fn own_words(message: &Message<'_>) -> String {
    let part = |number: &u32| message.parts.get(usize::try_from(*number).ok()?).map(|part| &part.body);
    let plain = message.text_body.iter().filter_map(part).find_map(|body| match body {
        PartType::Text(text) => Some(text.as_ref()),
        _ => None,
    });
    let shown = || {
        message.html_body.iter().filter_map(part).find_map(|body| match body {
            PartType::Html(html) => Some(markup::own_words(html)),
            _ => None,
        })
    };
    if depth(message) > DEPTH_MAX {
        return String::new();
    }
    match plain.map(above::own_words) {
        Some(words) if !words.is_empty() => words,
        // Some programs send an empty text along.
        _ => shown().map(|text| above::own_words(&text)).unwrap_or_default(),
    }
}

/// How deep the parts are nested, as far as that matters.
fn depth(message: &Message<'_>) -> usize {
    let inner = message.parts.iter().filter(|part| matches!(part.body, PartType::Multipart(_) | PartType::Message(_)));
    inner.take(DEPTH_MAX + 1).count()
}
