//! What must hold for every letter: its words, its bytes, what it keeps to itself.

mod bytes;
mod examples;
mod names;
mod pictures;
mod secrets;
mod words;

use std::sync::LazyLock;

use lettre::message::Mailbox;

use super::composed::{Composed, compose};
use super::message::{Envelope, Office};
use super::samples::samples;
use crate::config::Config;
use crate::id::EmailAddress;
use crate::keyring::Keyring;
use crate::text::Locale;

/// A composed example.
struct Example {
    locale: Locale,
    name: &'static str,
    composed: Composed,
}

/// Every kind in every language, composed once.
static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
    let of = |locale: Locale| {
        let composed = samples(locale).into_iter().map(|(name, letter)| (name, compose(&letter).unwrap()));
        composed.map(move |(name, composed)| Example { locale, name, composed })
    };
    Locale::ALL.into_iter().flat_map(of).collect()
});

/// The game that an example is about.
fn title(name: &str) -> &'static str {
    if name.starts_with("odyssee, ") { "Odyssee" } else { "Ulysses" }
}

const MESSAGE_ID: &str = "0123456789abcdef0123456789abcdef";

fn office() -> Office {
    office_at("https://penelope.example.org")
}

fn office_at(base_url: &str) -> Office {
    let vars = [("PENELOPE_BASE_URL".into(), base_url.into())];
    let base_url = Config::from_vars(&vars, true).unwrap().base_url;
    let from: Mailbox = "Penelope <post@penelope.example.org>".parse().unwrap();
    Office::new(base_url, from, Keyring::for_tests(1))
}

fn envelope(message_id: &str) -> Envelope<'_> {
    static ANNA: LazyLock<EmailAddress> = LazyLock::new(|| "anna@example.org".parse().unwrap());
    Envelope { to: &ANNA, message_id, date: "2026-11-16T09:30:05Z".parse().unwrap(), letter: None }
}

/// The letter as it leaves.
fn bytes(composed: &Composed) -> Vec<u8> {
    composed.to_message(&office(), &envelope(MESSAGE_ID)).unwrap().formatted()
}
