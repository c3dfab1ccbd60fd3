//! What a filter thinks of our letters: SpamAssassin's own rules, without the network. `make spam` runs it; installing the filter
//! takes as long as some of the other tests together.

use std::path::Path;
use std::process::Command;

use penelope::config::Config;
use penelope::keyring::Keyring;
use penelope::mail::composed::compose;
use penelope::mail::dkim::Signer;
use penelope::mail::message::{Envelope, Office};
use penelope::mail::samples::samples;
use penelope::text::Locale;

use super::signed;
use crate::support::folder::Folder;
use crate::support::program::{stderr, stdout};

/// A letter counts as spam from five on.
const SCORE_MAX: f64 = 1.0;

#[test]
fn mail_20_no_letter_looks_like_spam() {
    let folder = Folder::new();
    let base_url = Config::from_vars(&[("PENELOPE_BASE_URL".into(), "https://penelope.test".into())], true);
    let from = "Penelope <post@penelope.test>".parse().unwrap();
    let ring = Keyring::open_or_create(&folder.path().join("secret")).unwrap();
    let mut office = Office::new(base_url.unwrap().base_url, from, ring);
    office.signer = Signer::new(&signed::read(&signed::keys(folder.path()))).unwrap();
    office.returns_to = Some("return.penelope.test".to_owned());
    let to = "anna@example.org".parse().unwrap();
    let mut letters = Vec::new();
    for locale in Locale::ALL {
        for (name, letter) in samples(locale) {
            let date = "2026-11-16T09:30:05Z".parse().unwrap();
            let envelope = Envelope { to: &to, message_id: "0123456789abcdef", date, letter: None };
            let outgoing = compose(&letter).unwrap().to_outgoing(&office, &envelope).unwrap();
            // As a server has it that took the letter in; addresses set aside for examples count against a letter.
            let received = "Received: from penelope.test (penelope.test [93.184.215.14])\r\n\tby mx.example.org (Postfix) with ESMTPS \
                            id 4XYZ\r\n\tfor <anna@example.org>; Mon, 16 Nov 2026 09:30:06 +0000 (UTC)\r\n";
            let path = folder.path().join(format!("{}-{}.eml", locale.tag(), name.replace([' ', ','], "-")));
            std::fs::write(&path, [received.as_bytes(), &outgoing.bytes].concat()).unwrap();
            letters.push(path);
        }
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside/spam_check.pl");
    let output = Command::new("perl").arg(script).args(&letters).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let (said, mut scores) = (stdout(&output), Vec::new());
    for line in said.lines() {
        let mut fields = line.split('\t');
        let (name, score) = (fields.next().unwrap(), fields.next().unwrap().parse::<f64>().unwrap());
        scores.push((score, name.to_owned(), fields.next().unwrap_or_default().to_owned()));
    }
    assert_eq!(scores.len(), letters.len(), "{said}");
    scores.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (score, name, rules) in scores.iter().take(12) {
        println!("{score:5.1} {name}: {rules}");
    }
    println!("{} letters, from {} to {}", scores.len(), scores[scores.len() - 1].0, scores[0].0);
    assert!(scores[0].0 < SCORE_MAX, "{:?}", scores[0]);
}
