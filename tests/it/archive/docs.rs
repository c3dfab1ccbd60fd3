//! The pages for outsiders tell the truth: the example is a game of today's engine, the worked values are those we compute,
//! and the schema fits our files.

use std::path::{Path, PathBuf};

use penelope::archive::{Archive, Cast, Record, verify};
use penelope::engine::log::{Hidden, How, Logged, Minute, Moment, blind};
use penelope::engine::ulysses::{Options, Ruleset, Ulysses};
use penelope::engine::{Seat, ServerSeed};

use super::games::{self, Play, bot, limited, person, told};
use super::outside::python;

pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page(name: &str) -> String {
    std::fs::read_to_string(root().join("docs").join(name)).unwrap()
}

/// A short game with a little of everything: two people and a bot, four turns.
fn new_example() -> Archive {
    let participants = vec![person("Ann", "olive"), person("Šárka", "Ithaka"), bot("The drifter", "drifter")];
    let cast = Cast { code: "EXAMPLE".to_owned(), seed: games::seed(0), participants };
    let mut record = Record::<Ulysses>::begin(cast, Ruleset::Ulysses1, limited(4), games::START).unwrap();
    let mut play = Play::new(EXAMPLE_NUMBER);
    while play.step(&mut record) {}
    record.into_archive()
}

const EXAMPLE_NUMBER: u64 = 142;

/// `BLESS=1 cargo test` writes the example anew; look at the difference before you keep it.
#[test]
fn the_example_is_up_to_date() {
    let blessed = std::env::var_os("BLESS").is_some();
    if blessed {
        std::fs::write(root().join("docs/example.json"), new_example().to_json()).unwrap();
    }
    let json = page("example.json");
    verify(&json).unwrap_or_else(|fault| panic!("docs/example.json: {fault}; BLESS=1 cargo test writes it anew"));
    let text = told(&Archive::from_json(&json).unwrap());
    if blessed {
        std::fs::write(root().join("docs/example.txt"), &text).unwrap();
    }
    assert!(page("example.txt") == text, "docs/example.txt is out of date; BLESS=1 cargo test writes it anew");
    for word in ["exchange", "plague", "temple", "object", "black", "support", "wind", "pandora"] {
        assert!(text.contains(&format!(": {word} ")), "the example shows how to {word}");
    }
}

#[test]
fn the_worked_values_of_the_log_are_those_we_compute() {
    let seed = ServerSeed::new(std::array::from_fn(|i| i as u8));
    let people = [("A", "olive"), ("B", "Šárka"), ("C", "")].map(|(name, word)| person(name, word));
    let participants = people.into_iter().chain([bot("D", "drifter")]).collect();
    let cast = Cast { code: "K7QM2".to_owned(), seed: seed.clone(), participants };
    let time = |text: &str| text.parse::<Moment>().unwrap();
    let dealt_at = time("2026-11-16T09:00:00Z");
    let mut record = Record::<Ulysses>::begin(cast, Ruleset::Ulysses1, Options::default(), dealt_at).unwrap();

    let later: Minute = "2026-11-16T11:05Z".parse().unwrap();
    let steps = [
        (0, "exchange delos green 1o", How::Bot, "2026-11-16T09:00:01Z", dealt_at.minute()),
        (0, "propose delos", How::Bot, "2026-11-16T09:00:01Z", dealt_at.minute()),
        (1, "agree", How::Envelope, "2026-11-16T09:41:17Z", later),
    ];
    let deal = record.public().entries[0].public.clone();
    let mut hidden = vec![Hidden { how: How::Service, at: dealt_at, written: deal }];
    for (seat, written, how, at, shown_at) in steps {
        record.append(Logged { seat: Seat::new(seat), written, how, at: time(at), shown_at }).unwrap();
        hidden.push(Hidden { how, at: time(at), written: written.to_owned() });
    }
    let page = page("deal.md");
    for (row, hidden) in record.public().entries.iter().zip(hidden) {
        let blind = blind(&seed, row.number);
        let worked =
            format!("hidden     {hidden}\nblind      {blind}\nline       {}\nhash       {}\n", row.line(), row.hash);
        assert!(page.contains(&worked), "docs/deal.md says otherwise than\n{worked}");
    }
}

/// The schema itself was tried with other validators; this one is small and knows all that it uses.
#[test]
fn the_schema_fits_our_files_and_no_damaged_shape() {
    let folder = super::outside::folder("schema");
    let store = |name: &str, text: &str| -> PathBuf {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let check = |files: &[PathBuf]| {
        let schema = [root().join("docs/archive.schema.json")];
        let output = python("schema.py", &[&schema[..], files].concat());
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stdout).unwrap();
        told.lines().map(|line| line.starts_with("ok ")).collect::<Vec<_>>()
    };
    let mut files = vec![root().join("docs/example.json")];
    for number in 0..6 {
        let record = games::finished(number, limited(8));
        files.push(store(&format!("over-{number}.json"), &record.archive().to_json()));
        files.push(store(&format!("running-{number}.json"), &record.public().to_json()));
    }
    assert_eq!(check(&files), vec![true; files.len()]);

    let example = page("example.json");
    let damages = [
        ("\"seed\": \"", "\"seeds\": \""),
        ("\"status\": \"over\"", "\"status\": \"running\""),
        ("\"seat\":null,", ""),
        ("\"seat\":null,", "\"seat\":\"0\","),
        ("\"how\":\"bot\"", "\"how\":\"magic\""),
        ("\"hands\":[", "\"hands\":[133,"),
        ("\"event\":\"drew\",", "\"event\":\"drawn\","),
        ("\"event\":\"drew\",", "\"event\":\"drew\",\"why\":\"\","),
        (":00Z\"", ":00+00:00\""),
    ];
    let damaged: Vec<PathBuf> = (0..)
        .zip(damages)
        .map(|(number, (from, to))| {
            assert!(example.contains(from), "{from} is in the example");
            store(&format!("damaged-{number}.json"), &example.replacen(from, to, 1))
        })
        .collect();
    assert_eq!(check(&damaged), vec![false; damages.len()]);
}

#[test]
fn every_event_and_count_of_the_schema_is_described() {
    let schema: serde_json::Value = serde_json::from_str(&page("archive.schema.json")).unwrap();
    let page = page("archive.md");
    let events = schema["$defs"]["ulysses_event"]["oneOf"].as_array().unwrap();
    let names = events.iter().map(|event| event["properties"]["event"]["const"].as_str().unwrap().to_owned());
    let counts = schema["$defs"]["ulysses_counts"]["properties"].as_object().unwrap().keys().cloned();
    let members = schema["$defs"]["over"]["properties"].as_object().unwrap().keys().cloned();
    for name in names.chain(counts).chain(members) {
        assert!(page.contains(&format!("`{name}`")), "docs/archive.md does not describe {name}");
    }
}
