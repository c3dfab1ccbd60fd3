//! Archives of Odyssee: whole ones pass both verifiers, damaged ones do not, and a running game's file hides what is hidden.

use std::path::PathBuf;

use penelope::archive::{Archive, Cast, Fault, Record, Status, verify};
use penelope::engine::log::{How, Moment, Service};
use penelope::engine::odyssee::sample::sample;
use penelope::engine::odyssee::{BattleBy, Odyssee, Options, RoundLimit, Ruleset};
use penelope::engine::{DealKey, Digest, Eye, Game as _, Seat, Stream};
use penelope::text::archive::{plain, retell};
use penelope::text::{Locale, Text};

use super::docs::root;
use super::games::{START, bot, person, seed, told};
use super::json::{self, Kind, Node, redigested};
use super::mutate::damages;
use super::outside::{folder, python, store};

const PEOPLE: [&str; 3] = ["Ann", "Šárka", "Jörg"];

fn limited(rounds: u16) -> Options {
    Options { round_limit: RoundLimit::new(rounds).unwrap(), ..Options::default() }
}

/// Game `number` of a series that goes through every number of seats and both ways to a battle.
fn begun(number: u64, options: Options) -> Record<Odyssee> {
    let seats = 2 + (number % 5) as usize;
    let people = PEOPLE.map(|name| person(name, &format!("word of {name}")));
    let bots = ["drifter", "sailor", "drifter"].map(|kind| bot("A bot", kind));
    let participants = people.into_iter().take(seats.div_ceil(2)).chain(bots).take(seats).collect();
    let cast = Cast { code: format!("O-{number}"), seed: seed(number), participants };
    let battle = if number / 5 % 2 == 1 { BattleBy::Both } else { BattleBy::Either };
    Record::begin(cast, Ruleset::default(), Options { battle, ..options }, START).unwrap()
}

/// Random legal answers, at a clock that goes on by itself.
struct Play {
    chance: Stream,
    now: Moment,
}

impl Play {
    fn new(number: u64) -> Self {
        Self { chance: DealKey::from(Digest::of(&number.to_le_bytes())).stream(1), now: START }
    }

    /// One answer; false once nobody is asked.
    fn step(&mut self, record: &mut Record<Odyssee>) -> bool {
        let game = record.game();
        let Some(seat) = game.to_act().iter().next() else { return false };
        self.now = self.now.after(self.chance.index(100));
        let is_bot = record.book().table().holders()[usize::from(seat.number())].is_bot();
        let (mut action, silence) = (sample(game, seat, &mut self.chance).unwrap(), game.silence(seat).unwrap());
        let how = match self.chance.index(8) {
            _ if is_bot => How::Bot,
            _ if record.away().contains(seat) => How::Caretaker,
            0 => How::Silence,
            number => How::ALL[number as usize % 5],
        };
        if how == How::Silence {
            action = silence;
        }
        record.act(seat, &action, how, self.now).unwrap();
        true
    }

    fn steps(&mut self, record: &mut Record<Odyssee>, answers: usize) {
        for _ in 0..answers {
            self.step(record);
        }
    }
}

fn finished(number: u64, options: Options) -> Record<Odyssee> {
    let mut record = begun(number, options);
    let mut play = Play::new(number);
    while play.step(&mut record) {}
    record
}

/// With somebody who goes, comes back, and whose seat is given away.
fn with_changes(number: u64, options: Options, closed: bool) -> Record<Odyssee> {
    let mut record = begun(number, options);
    let mut play = Play::new(number);
    let seat = record.order().iter().position(|number| *number == 0).and_then(|seat| Seat::new(seat as u8)).unwrap();
    play.step(&mut record);
    record.serve(Service::Away(seat), play.now).unwrap();
    play.steps(&mut record, 3);
    record.serve(Service::Back(seat), play.now).unwrap();
    play.step(&mut record);
    record.give(seat, "Eve".to_owned(), play.now).unwrap();
    if closed {
        record.serve(Service::Closed, play.now).unwrap();
    }
    while !closed && play.step(&mut record) {}
    record
}

/// Given up after so many answers.
fn closed(number: u64, answers: usize) -> Record<Odyssee> {
    let mut record = begun(number, Options::default());
    let mut play = Play::new(number);
    play.steps(&mut record, answers);
    record.serve(Service::Closed, play.now).unwrap();
    record
}

#[test]
fn archives_of_odyssee_pass_and_are_told_in_every_language() {
    for number in 0..15 {
        let options = if number % 3 == 0 { limited(9) } else { Options::default() };
        let record = finished(number, options);
        let (head, state) = (record.head(), record.game().digest());
        let archive = record.into_archive();
        let text = archive.to_json();
        let report = verify(&text).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        assert_eq!((report.status, report.entries, report.head), (Status::Over, archive.entries.len(), head));
        assert_eq!((report.ruleset.as_str(), archive.state), ("odyssee/1", Some(state)));
        assert_eq!(Archive::from_json(&text).unwrap().to_json(), text, "what was read is written the same");
        for locale in Locale::ALL {
            let t = Text::of(locale);
            let told = plain(t, &archive);
            assert!(!told.contains("\"event\"") && told.lines().count() > archive.entries.len(), "{told}");
            let step = retell(t, &archive, Eye::Seat(Seat::FIRST), Some(archive.entries.len() as u32 / 2)).unwrap();
            assert!(step.contains("Ann") && step.lines().count() > 20, "{step}");
        }
    }
}

#[test]
fn any_damage_of_odyssee_is_found_even_with_the_digest_made_anew() {
    let record = with_changes(0, limited(2), false);
    let closed = with_changes(1, limited(2), true);
    let files = [record.into_archive(), closed.into_archive()].map(|archive| archive.to_json());
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
        let named = damage.place.starts_with("/\"participants\"/") && damage.place.ends_with("/\"name\"");
        match verify(&damage.file(text)) {
            // A name is guarded by the digest alone, because names may become aliases.
            Ok(_) => assert!(named, "{} passes", damage.told()),
            Err(Fault::Digest { .. }) => panic!("{}: the digest was made anew", damage.told()),
            Err(Fault::Layout { .. }) => assert!(damage.place.contains("/\"shared\""), "{}", damage.told()),
            Err(_) => found += 1,
        }
    }
    assert!(found > 1_000, "{found} damages tell little");
}

/// Keys that tell what is hidden, and of which event they do.
fn check_hidden(text: &str, node: &Node, found: &mut usize) {
    match &node.kind {
        Kind::Scalar => {}
        Kind::List(values) => values.iter().for_each(|value| check_hidden(text, value, found)),
        Kind::Object(members) => {
            let event = members.iter().find(|(key, _)| key == "\"event\"");
            let event = event.map_or("", |(_, kind)| text[kind.range.clone()].trim_matches('"'));
            let hidden = match event {
                "rim_dealt" => "\"order\"",
                "looked" => "\"cards\"",
                _ => "\"written\"",
            };
            *found += usize::from(["rim_dealt", "looked"].contains(&event));
            for (key, value) in members {
                let secret = [hidden, "\"how\"", "\"exact\"", "\"seed\"", "\"deal_key\"", "\"state\""];
                assert!(!secret.contains(&key.as_str()), "{key} of {event} is not public");
                check_hidden(text, value, found);
            }
        }
    }
}

#[test]
fn nothing_hidden_is_in_the_file_of_a_running_game_of_odyssee() {
    let mut found = 0;
    for number in 0..10 {
        let record = finished(number, Options::default());
        let (public, whole) = (record.public(), record.archive());
        let text = public.to_json();
        verify(&text).unwrap();
        check_hidden(&text, &json::read(&text), &mut found);
        for (open, told) in public.entries.iter().zip(&whole.entries) {
            assert_eq!((open.line(), open.hash, open.counts.get()), (told.line(), told.hash, told.counts.get()));
        }
    }
    assert!(found > 14, "{found} events with something hidden");
}

#[test]
fn the_verifier_from_outside_learns_odyssee() {
    let whole = (0..30).map(|number| finished(number, Options::default()).into_archive());
    let short = (30..40).map(|number| finished(number, limited(4)).into_archive());
    let changed = (0..5).map(|number| with_changes(number, limited(3), false).into_archive());
    // In every phase, whose states differ.
    let given_up = (0..60).map(|number| closed(number, 10 + number as usize).into_archive());
    let others = changed.chain(given_up).chain([finished(2, limited(2)).public()]);
    let texts: Vec<String> = whole.chain(short).chain(others).map(|archive| archive.to_json()).collect();
    // Otherwise the two would agree on too little.
    let rare = ["gain_lapsed", "starved", "\"ties\":3", "proposed-2", "\"battle\":\"both\"", "card_returned", "looked"];
    let more =
        ["favoured", "chip_taken_back", "\"from_rim\":true", "\"cause\":\"hunger\"", "\"cause\":\"card\"", "home"];
    let open = ["{\"event\":\"paid\"", "round_limit\"}", "\"how\":\"silence\"", "\"how\":\"caretaker\"", "\"given "];
    for word in rare.into_iter().chain(more).chain(open) {
        assert!(texts.iter().any(|text| text.contains(word)), "no game with {word}");
    }
    let count = texts.len();
    let output = python("verify.py", &store(&folder("outside-odyssee"), texts));
    let told = String::from_utf8_lossy(&output.stdout);
    let wrong: Vec<&str> = told.lines().filter(|line| !line.starts_with("ok ")).collect();
    assert!(output.status.success() && wrong.is_empty(), "{wrong:?}, {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(told.lines().count(), count);
}

#[test]
fn the_verifier_from_outside_finds_damages_of_odyssee() {
    let (mut places, mut texts) = (Vec::new(), Vec::new());
    for number in 0..5 {
        let text = with_changes(number, limited(2), false).into_archive().to_json();
        let all = damages(&text).into_iter().filter(|damage| !damage.place.ends_with("/\"name\""));
        for damage in all.skip(number as usize).step_by(151) {
            places.push(damage.told());
            texts.push(damage.file(&text));
        }
    }
    let count = texts.len();
    assert!(count > 100, "{count} damages tell little");
    let output = python("verify.py", &store(&folder("outside-odyssee-damaged"), texts));
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8_lossy(&output.stdout);
    let accepted: Vec<_> = lines.lines().zip(&places).filter(|(line, _)| line.starts_with("ok ")).collect();
    assert!(accepted.is_empty(), "{accepted:?}");
    assert_eq!(lines.lines().count(), count, "{}", String::from_utf8_lossy(&output.stderr));
}

const EXAMPLE_NUMBER: u64 = 7;

/// A short game with a little of everything: two people and a bot, five rounds.
fn new_example() -> Archive {
    let participants = vec![person("Ann", "olive"), person("Šárka", "Ithaka"), bot("The drifter", "drifter")];
    let cast = Cast { code: "EXAMPLE".to_owned(), seed: seed(EXAMPLE_NUMBER), participants };
    let mut record = Record::<Odyssee>::begin(cast, Ruleset::default(), limited(6), START).unwrap();
    let mut play = Play::new(EXAMPLE_NUMBER);
    while play.step(&mut record) {}
    record.into_archive()
}

/// `BLESS=1 cargo test` writes the example anew; look at the difference before you keep it.
#[test]
fn the_example_of_odyssee_is_up_to_date() {
    let (json, text) = (root().join("docs/example-odyssee.json"), root().join("docs/example-odyssee.txt"));
    let blessed = std::env::var_os("BLESS").is_some();
    if blessed {
        std::fs::write(&json, new_example().to_json()).unwrap();
    }
    let archive = std::fs::read_to_string(&json).unwrap();
    verify(&archive).unwrap_or_else(|fault| panic!("docs/example-odyssee.json: {fault}"));
    let plain = told(&Archive::from_json(&archive).unwrap());
    if blessed {
        std::fs::write(&text, &plain).unwrap();
    }
    assert!(std::fs::read_to_string(&text).unwrap() == plain, "out of date; BLESS=1 cargo test writes it anew");
    for word in ["die", "sail", "arrow", "give"] {
        assert!(plain.contains(&format!(": {word}")), "the example shows how to {word}");
    }
}

#[test]
fn the_schema_fits_odyssee_and_describes_every_event_and_count() {
    let folder = folder("schema-odyssee");
    let mut texts: Vec<String> = (0..5)
        .flat_map(|number| {
            let record = finished(number, limited(12));
            [record.archive(), record.public(), closed(number, 20).archive()].map(|archive| archive.to_json())
        })
        .collect();
    let fits = texts.len();
    let example = texts[0].clone();
    let damages = [
        ("\"ruleset\": \"odyssee/1\"", "\"ruleset\": \"ulysses/1\""),
        ("\"crews\":[", "\"crews\":[5,"),
        ("\"event\":\"fed\",", "\"event\":\"eaten\","),
        ("\"event\":\"fed\",", "\"event\":\"fed\",\"why\":\"\","),
        ("\"battle\":\"either\"", "\"battle\":\"never\""),
        ("\"rim\":[\"isle", "\"rim\":[\"island"),
    ];
    for (from, to) in damages {
        assert!(example.contains(from), "{from}");
        texts.push(redigested(&example.replacen(from, to, 1)));
    }
    let schema = root().join("docs/archive.schema.json");
    let output = python("schema.py", &[vec![schema.clone()], store(&folder, texts)].concat());
    let told = String::from_utf8(output.stdout).unwrap();
    let ok: Vec<bool> = told.lines().map(|line| line.starts_with("ok ")).collect();
    let expected: Vec<bool> = (0..fits + damages.len()).map(|number| number < fits).collect();
    assert_eq!(ok, expected, "{told}{}", String::from_utf8_lossy(&output.stderr));

    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap();
    let schema: serde_json::Value = serde_json::from_str(&read(schema)).unwrap();
    let page = read(root().join("docs/archive.md"));
    let events = schema["$defs"]["odyssee_event"]["oneOf"].as_array().unwrap();
    let names = events.iter().map(|event| event["properties"]["event"]["const"].as_str().unwrap().to_owned());
    let counts = schema["$defs"]["odyssee_counts"]["properties"].as_object().unwrap().keys().cloned();
    for name in names.chain(counts) {
        assert!(page.contains(&format!("`{name}`")), "docs/archive.md does not describe {name}");
    }
}
