//! Every kind of letter in English and German, as it was read and found good: `tests/letters`. When a letter changes on
//! purpose, look at the new one in `target/letters`, where those of the other languages lie, too, and copy it.

use std::fs;
use std::path::Path;

use super::{EXAMPLES, Example};
use crate::mail::calendar::{self, Event};
use crate::mail::composed::{Composed, LINK_CLOSES, LINK_OPENS};
use crate::mail::contents::Way;
use crate::text::Locale;

/// The headers that differ between kinds, the text, and what stands for a link.
fn shown(composed: &Composed) -> String {
    let mut text = composed.text.clone();
    for (number, link) in composed.links.iter().enumerate() {
        let way = match link.way {
            Way::Seat(claims) => format!("{:?}", claims.purpose),
            Way::Pass(pass) => format!("{:?}", pass.to),
            Way::Open => "Open".to_owned(),
            Way::Reply(_) => "Reply".to_owned(),
        };
        text = text.replace(&format!("{LINK_OPENS}{number}{LINK_CLOSES}"), &format!("<{way}>{}", link.suffix));
    }
    let picture = composed.picture.iter().map(|_| "With it: chart.png\n".to_owned());
    let file = composed.attachment.iter().map(|file| format!("With it: {}\n", file.name));
    let named = |events: &Vec<Event>| format!("With it: {}\n", calendar::file_name(events));
    let calendar = Some(&composed.events).filter(|events| !events.is_empty()).map(named);
    let with_it: String = picture.chain(file).chain(calendar).collect();
    format!("Subject: {}\nList: {}\n{with_it}\n{text}", composed.subject, composed.list)
}

#[test]
fn letters_read_as_they_were_found_good() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (kept, fresh) = (root.join("tests/letters"), root.join("target/letters"));
    let mut changed = Vec::new();
    for Example { composed, name, locale } in EXAMPLES.iter() {
        let file = format!("{}-{}.txt", locale.tag(), name.replace(", ", "-").replace(' ', "-"));
        let text = shown(composed);
        fs::create_dir_all(&fresh).unwrap();
        fs::write(fresh.join(&file), &text).unwrap();
        let is_kept = matches!(locale, Locale::English | Locale::German);
        if is_kept && fs::read_to_string(kept.join(&file)).ok().as_deref() != Some(&text) {
            changed.push(file);
        }
    }
    assert!(changed.is_empty(), "these letters in target/letters are not those in tests/letters: {changed:?}");
}
