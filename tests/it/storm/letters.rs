//! What lies in people's mailboxes, read by a parser that did not write it.

use mail_parser::MessageParser;

use super::server::BASE;
use crate::support::smtp::Received;

#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) id: String,
    pub(crate) text: String,
    /// All of it, for what must not be in it.
    pub(crate) bytes: String,
}

impl Letter {
    pub(crate) fn read(received: &Received) -> Letter {
        let parsed = MessageParser::default().parse(received.data.as_bytes()).expect("a letter is a message");
        let html = parsed.body_html(0).map(|html| html.into_owned()).unwrap_or_default();
        let text = parsed.body_text(0).unwrap().into_owned();
        Letter {
            to: received.to.first().cloned().unwrap_or_default(),
            id: parsed.message_id().expect("every letter has an id").to_owned(),
            bytes: format!("{text}\n{html}"),
            text,
        }
    }

    /// The path of the first link that begins so and leads right there, not to a choice behind it.
    pub(crate) fn path(&self, prefix: &str) -> Option<String> {
        let words = self.text.split_whitespace().filter_map(|word| word.strip_prefix(BASE));
        let plain = |path: &&str| path.strip_prefix(prefix).is_some_and(|rest| !rest.contains(['/', '?']));
        words.filter(plain).map(str::to_owned).next()
    }
}
