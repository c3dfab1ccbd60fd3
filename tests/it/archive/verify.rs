//! What is right passes, and what is damaged is refused, at whatever place.

use penelope::archive::{Archive, EntryFault, Fault, Status, verify};
use penelope::engine::log::Service;
use penelope::engine::ulysses::Options;
use penelope::engine::{Game as _, Seat};

use super::games::{self, Play, limited};
use super::json::redigested;
use super::mutate::damages;

/// Games small enough to damage at every place, and yet with all that a file can hold: an exchange, a seat given away, a
/// table closed early.
fn small() -> Vec<String> {
    let mut record = games::begun(0, limited(1));
    let mut play = Play::new(0);
    let seat = record.order().iter().position(|number| *number == 0).and_then(|seat| Seat::new(seat as u8)).unwrap();
    play.step(&mut record);
    record.serve(Service::Away(seat), play.now()).unwrap();
    record.serve(Service::Back(seat), play.now()).unwrap();
    record.give(seat, "Eve".to_owned(), play.now()).unwrap();
    let mut closed = record.clone();
    closed.serve(Service::Closed, play.now()).unwrap();
    while play.step(&mut record) {}
    let with_exchange = (0..).map(|number| games::finished(number, limited(1)).into_archive()).find(|archive| {
        let exchanges = archive.entries.iter().any(|row| row.public.starts_with("exchange"));
        exchanges && archive.entries.len() < 12
    });
    [record.into_archive(), closed.into_archive(), with_exchange.unwrap()].map(|archive| archive.to_json()).to_vec()
}

#[test]
fn archives_of_random_games_pass() {
    for number in 0..24 {
        let options = if number % 2 == 0 { Options::default() } else { limited(9) };
        let record = games::finished(number, options);
        let (head, state) = (record.head(), record.game().digest());
        let archive = record.into_archive();
        let text = archive.to_json();
        let report = verify(&text).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        assert_eq!((report.status, report.entries, report.head), (Status::Over, archive.entries.len(), head));
        assert_eq!(archive.state, Some(state));
        assert_eq!(Archive::from_json(&text).unwrap().to_json(), text, "what was read is written the same");
        assert!(!report.winners.is_empty());
    }
}

#[test]
fn eng_04_any_damage_is_found_even_with_the_digest_made_anew() {
    let files = small();
    std::thread::scope(|scope| {
        for text in &files {
            scope.spawn(|| damage_everywhere(text));
        }
    });
}

fn damage_everywhere(text: &str) {
    verify(text).unwrap();
    let mut found = 0;
    for damage in damages(text) {
        let damaged = damage.file(text);
        assert_ne!(damaged, text, "{}", damage.told());
        let named = damage.place.starts_with("/\"participants\"/") && damage.place.ends_with("/\"name\"");
        match verify(&damaged) {
            // A name is guarded by the digest alone, because names may become aliases.
            Ok(_) => assert!(named, "{} passes", damage.told()),
            Err(Fault::Digest { .. }) => panic!("{}: the digest was made anew", damage.told()),
            // What is written twice in a set of seats says nothing else.
            Err(Fault::Layout { .. }) if damage.place.starts_with("/\"result\"/\"shared\"") => {}
            Err(Fault::Layout { .. }) => panic!("{}: only the layout told", damage.told()),
            Err(_) => found += 1,
        }
    }
    assert!(found > 1_500, "{found} damages tell little");
}

#[test]
fn any_changed_byte_is_found() {
    let text = small().remove(0);
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        // Another printable letter; a byte of a longer character would not even be read as text.
        if !bytes[at].is_ascii() {
            continue;
        }
        bytes[at] = if bytes[at] == b'~' { b'!' } else { bytes[at] + 1 };
        let changed = String::from_utf8(bytes).unwrap();
        assert!(verify(&changed).is_err(), "byte {at} changed");
        let cut = &text[..at];
        if at % 16 == 0 && text.is_char_boundary(at) {
            assert!(verify(cut).is_err(), "cut off after {at} bytes");
        }
    }
}

#[test]
fn another_layout_is_refused() {
    let text = games::short(1).to_json();
    let line = |fault: Result<_, Fault>| match fault {
        Err(Fault::Layout { line }) => line,
        other => panic!("{other:?}"),
    };
    assert_eq!(line(verify(&redigested(&text.replacen("  \"game\"", "   \"game\"", 1)))), 4);
    assert_eq!(line(verify(&redigested(&text.replacen("\"seat\":null", "\"seat\": null", 1)))), 19);
    assert_eq!(line(verify(&redigested(&text.replacen("Ann", "\\u0041nn", 1)))), 9);
    assert_eq!(verify(&text.replace('\n', "\r\n")).unwrap_err(), Fault::NoDigest);
    assert_eq!(verify(&format!("{text}\n")).unwrap_err(), Fault::NoDigest);
    assert_eq!(verify("").unwrap_err(), Fault::NoDigest);
}

/// The sentence of the first fault, for a damage made by replacing text.
fn fault(from: &str, to: &str) -> String {
    let text = games::short(1).to_json();
    assert!(text.contains(from), "{from} is in the file");
    verify(&redigested(&text.replacen(from, to, 1))).unwrap_err().to_string()
}

#[test]
fn the_first_fault_is_told_with_its_place() {
    assert_eq!(fault("penelope-archive/1", "penelope-archive/2"), "format: «penelope-archive/2» is not known");
    assert_eq!(fault("\"ulysses\"", "\"iliad\""), "game: «iliad» is not known");
    assert_eq!(fault("\"ulysses\"", "\"odyssee\""), "ruleset: «ulysses/1» is not known");
    assert_eq!(fault("\"ulysses/1\"", "\"ulysses/9\""), "ruleset: «ulysses/9» is not known");
    assert_eq!(fault("\"word of Ann\"", "\"another\""), "deal_key: it is not that of table, seed and words");
    assert_eq!(fault("\"T-1\"", "\"T-2\""), "deal_key: it is not that of table, seed and words");
    assert_eq!(fault("\"over\"", "\"closed\""), "status: the log says over");
    assert_eq!(fault("\"number\":5", "\"number\":6"), "entry 5: it has the number 6");
    let how = fault("\"how\":\"hand\"", "\"how\":\"envelope\"");
    assert!(how.ends_with("commitment: it is not that of the blind and of how, exact and written"), "{how}");
    let illegal = fault("\"written\":\"propose ", "\"written\":\"propose elysium\",\"x\":\"");
    assert!(illegal.starts_with("not an archive: unknown field `x`"), "{illegal}");
}

#[test]
fn v_2_an_illegal_step_is_told_in_a_sentence() {
    let mut archive = games::short(1);
    let proposal = archive.entries.iter().position(|row| row.public.starts_with("propose")).unwrap();
    let row = &mut archive.entries[proposal];
    row.written = Some("propose elysium".to_owned());
    let number = proposal + 1;
    let reason = "the action is not legal: no line leads there from the ship's place";
    let expected = Fault::Entry { number, fault: EntryFault::Step(reason.to_owned()) };
    assert_eq!(verify(&archive.to_json()), Err(expected));

    archive.entries[proposal].written = Some("propose nowhere".to_owned());
    let sentence = verify(&archive.to_json()).unwrap_err().to_string();
    assert_eq!(sentence, format!("entry {number}: after 8 characters of the action a place was expected"));
}
