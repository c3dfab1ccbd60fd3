//! Checked from outside: a verifier in another language, which follows the pages in `docs/` and shares no code with ours.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use penelope::archive::Record;
use penelope::engine::log::{How, Service};
use penelope::engine::ulysses::{Options, Ulysses};
use penelope::engine::{Game as _, Seat};

use super::docs::root;
use super::games::{self, Play, START, limited};
use super::mutate::damages;

/// A folder of this test alone.
pub(super) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

pub(super) fn python(script: &str, arguments: &[PathBuf]) -> Output {
    let script = root().join("tests/outside").join(script);
    Command::new("python3").arg("-B").arg(script).args(arguments).output().expect("python3 runs")
}

pub(super) fn store(folder: &Path, texts: impl IntoIterator<Item = String>) -> Vec<PathBuf> {
    let store = |(number, text): (usize, String)| {
        let path = folder.join(format!("{number:05}.json"));
        std::fs::write(&path, text).unwrap();
        path
    };
    texts.into_iter().enumerate().map(store).collect()
}

/// Given up after so many answers.
fn closed(number: u64, answers: usize) -> Record<Ulysses> {
    let mut record = games::begun(number, Options::default());
    let mut play = Play::new(number);
    for _ in 0..answers {
        play.step(&mut record);
    }
    record.serve(Service::Closed, play.now()).unwrap();
    record
}

/// A game in which the first player shuts the ship in, which random play hardly ever does (S-37).
fn stayed() -> Record<Ulysses> {
    let shut_in = |number| {
        let mut record = games::begun(number, limited(3));
        let how = |how| if games::is_bot(&record, Seat::FIRST) { How::Bot } else { how };
        let (by_hand, silent) = (how(How::Hand), how(How::Silence));
        for place in ["delos", "cyprus", "minotaur"] {
            let mut plague = |card| {
                let action = record.game().read(&format!("plague {place} {card}")).unwrap();
                record.act(Seat::FIRST, &action, by_hand, START).is_ok()
            };
            if !plague("x") && !plague("z") {
                return None;
            }
        }
        let stay = record.game().read("stay").unwrap();
        record.act(Seat::FIRST, &stay, silent, START).unwrap();
        Some(record)
    };
    let mut record = (0..).find_map(shut_in).unwrap();
    let mut play = Play::new(0);
    while play.step(&mut record) {}
    record
}

/// A game in which nobody plays a card, until there is nothing left to draw (S-08): the ship goes to and fro.
fn hoarded() -> Record<Ulysses> {
    let mut record = games::begun(0, limited(45));
    let mut to = ["delos", "troy"].into_iter().cycle();
    while let Some(seat) = record.game().to_act().iter().next() {
        let silence = record.game().silence(seat);
        let how = match &silence {
            _ if games::is_bot(&record, seat) => How::Bot,
            Some(_) => How::Silence,
            None => How::Caretaker,
        };
        let propose = || record.game().read(&format!("propose {}", to.next().unwrap())).unwrap();
        let action = silence.unwrap_or_else(propose);
        record.act(seat, &action, how, START).unwrap();
    }
    record
}

#[test]
fn the_verifier_from_outside_agrees_on_whole_games() {
    let whole = (0..24).map(|number| games::finished(number, Options::default()).into_archive());
    let short = (24..48).map(|number| games::finished(number, limited(7)).into_archive());
    let scripted = [stayed(), hoarded()].map(Record::into_archive);
    // In every phase of a movement, whose states differ.
    let given_up = (0..24).map(|number| closed(number, 20 + number as usize).into_archive());
    let others = scripted.into_iter().chain(given_up).chain([games::finished(2, limited(2)).public()]);
    let texts: Vec<String> = whole.chain(short).chain(others).map(|archive| archive.to_json()).collect();
    // Otherwise the two would agree on too little.
    let rare = ["draw_lapsed", "ship_stayed", "fourth_goal", "\"turn_limit\"}", "\"shuffle\":6", " clear ", "\"black "];
    for word in rare.into_iter().chain(["unplague", "exchange", "movement_began", "temple_built", "ulysses-cs/1"]) {
        assert!(texts.iter().any(|text| text.contains(word)), "no game with {word}");
    }
    let count = texts.len();
    let paths = store(&folder("outside-whole"), texts);
    let output = python("verify.py", &paths);
    let told = String::from_utf8_lossy(&output.stdout);
    let wrong: Vec<&str> = told.lines().filter(|line| !line.starts_with("ok ")).collect();
    assert!(output.status.success() && wrong.is_empty(), "{wrong:?}, {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(told.lines().count(), count);
}

#[test]
fn the_verifier_from_outside_finds_damages() {
    // Every so many of all damages, which `verify` tries one by one; over the games they are spread over all places.
    let mut told = Vec::new();
    let mut texts = Vec::new();
    for number in 0..6 {
        let text = games::finished(number, limited(1)).into_archive().to_json();
        let all = damages(&text).into_iter().filter(|damage| !damage.place.ends_with("/\"name\""));
        for damage in all.skip(number as usize).step_by(47) {
            told.push(damage.told());
            texts.push(damage.file(&text));
        }
    }
    let count = texts.len();
    assert!(count > 400, "{count} damages tell little");
    let paths = store(&folder("outside-damaged"), texts);
    let output = python("verify.py", &paths);
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8_lossy(&output.stdout);
    let accepted: Vec<&String> =
        lines.lines().zip(&told).filter(|(line, _)| line.starts_with("ok ")).map(|(_, told)| told).collect();
    assert!(accepted.is_empty(), "{accepted:?}");
    assert_eq!(lines.lines().count(), count, "{}", String::from_utf8_lossy(&output.stderr));
}
