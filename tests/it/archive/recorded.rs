//! The recorded games in `tests/games`: never written anew, and every version of the program replays and verifies them
//! byte for byte. What to do when one breaks stands in the README beside them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use penelope::archive::{Archive, Cast, Listed, Participant, Record, Status, verify};
use penelope::engine::log::{How, Logged, ReplayFault, Step, replay};
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::Ulysses;
use penelope::engine::{Deal, DealKey, Digest, Game, ServerSeed};

use super::docs::root;
use super::outside::python;

/// The SHA-256 of the first forty lines of the list: games may be added, and none of these is ever changed.
const FIRST_FORTY: &str = "75cf7994a5192fdd9b10dc90ac2580cb212d92061352033229cc44b2fcbf07a8";

fn folder() -> PathBuf {
    root().join("tests/games")
}

fn list() -> String {
    std::fs::read_to_string(folder().join("SHA256SUMS")).unwrap()
}

/// Every file with its text, in the order of their names.
fn games() -> Vec<(PathBuf, String)> {
    let paths = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// Kept once more from what was stored: the cast and the entries.
fn kept_again<G: Game>(archive: &Archive) -> Record<G> {
    let participant = |Listed { name, word, bot, .. }: Listed| match (word, bot) {
        (Some(word), _) => Some(Participant::Person { name, word }),
        (None, Some(kind)) => Some(Participant::Bot { name, kind }),
        (None, None) => None,
    };
    let participants = archive.participants.iter().cloned().filter_map(participant).collect();
    let heirs = archive.participants.iter().filter(|listed| listed.word.is_none() && listed.bot.is_none());
    let seed = ServerSeed::new(*archive.seed.unwrap().as_bytes());
    let cast = Cast { code: archive.table.clone(), seed, participants };
    let ruleset = archive.ruleset.parse().ok().unwrap();
    let options = serde_json::from_str(archive.options.get()).unwrap();
    let mut record = Record::<G>::begin(cast, ruleset, options, archive.entries[0].exact.unwrap()).unwrap();
    record.name_heirs(heirs.map(|listed| listed.name.clone()).collect());
    for row in &archive.entries[1..] {
        let (how, at, shown_at) = (row.how.unwrap(), row.exact.unwrap(), row.time);
        let written = row.written.as_deref().unwrap();
        record.append(Logged { seat: row.seat, written, how, at, shown_at }).ok().unwrap();
    }
    record
}

/// The digest of the state to which the written actions lead.
fn replayed<G: Game>(archive: &Archive) -> Digest {
    let kinds: Vec<&str> = archive.participants.iter().filter_map(|one| one.bot.as_deref()).collect();
    let deal = Deal::<G> {
        ruleset: archive.ruleset.parse().ok().unwrap(),
        options: serde_json::from_str(archive.options.get()).unwrap(),
        people: archive.participants.iter().filter(|one| one.word.is_some()).count() as u8,
        bots: kinds.len() as u8,
        key: DealKey::from(archive.deal_key.unwrap()),
    };
    let steps = archive.entries.iter().map(|row| Step { seat: row.seat, written: row.written.as_deref().unwrap() });
    type Fault<G> = ReplayFault<<G as Game>::Expected, <G as Game>::Illegal>;
    replay(&deal, &kinds, steps, |_| Ok::<(), Fault<G>>(())).ok().unwrap().game().digest()
}

#[test]
fn every_recorded_game_replays_and_verifies_byte_for_byte() {
    let games = games();
    assert!(games.len() >= 40, "{} games", games.len());
    for (path, text) in &games {
        let name = path.display();
        if let Err(fault) = verify(text) {
            panic!("{name}: {fault}; a change of what was recorded needs a new version, see tests/games/README.md");
        }
        let archive = Archive::from_json(text).unwrap();
        let (state, again) = match archive.game.as_str() {
            "odyssee" => (replayed::<Odyssee>(&archive), kept_again::<Odyssee>(&archive).into_archive()),
            _ => (replayed::<Ulysses>(&archive), kept_again::<Ulysses>(&archive).into_archive()),
        };
        assert_eq!(Some(state), archive.state, "{name}");
        assert!(again.to_json() == *text, "{name} is written otherwise today");
        assert!(super::games::told(&archive).lines().count() > archive.entries.len(), "{name}");
    }
    let paths: Vec<PathBuf> = games.into_iter().map(|(path, _)| path).collect();
    let output = python("verify.py", &paths);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(told.lines().filter(|line| line.starts_with("ok ")).count(), paths.len());
}

#[test]
fn no_recorded_game_is_changed_or_removed() {
    let list = list();
    let listed: BTreeSet<String> = list.lines().map(str::to_owned).collect();
    let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
    let found: BTreeSet<String> =
        games().iter().map(|(path, text)| format!("{}  {}", Digest::of(text.as_bytes()), name(path))).collect();
    let gone: Vec<&String> = listed.difference(&found).collect();
    assert!(gone.is_empty(), "changed or removed, and that is never done: {gone:?}");
    let new: Vec<&String> = found.difference(&listed).collect();
    assert!(new.is_empty(), "not in tests/games/SHA256SUMS: {new:?}");
    let first: String = list.lines().take(40).map(|line| format!("{line}\n")).collect();
    assert_eq!(Digest::of(first.as_bytes()).to_string(), FIRST_FORTY, "the list only grows at its end");
}

#[test]
fn the_recorded_games_hold_all_that_a_file_can() {
    let archives: Vec<Archive> = games().iter().map(|(_, text)| Archive::from_json(text).unwrap()).collect();
    let (mut tables, mut hows, mut lines) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for archive in &archives {
        tables.insert((archive.ruleset.clone(), archive.seats.len()));
        hows.extend(archive.entries.iter().filter_map(|row| row.how).map(How::name));
        let services = archive.entries.iter().filter(|row| row.seat.is_none());
        lines.extend(services.filter_map(|row| row.public.split(' ').next()));
    }
    assert_eq!(tables.len(), 11, "two rulesets with three to five seats, one with two to six: {tables:?}");
    assert_eq!(hows.len(), How::ALL.len(), "{hows:?}");
    assert_eq!(lines.into_iter().collect::<Vec<_>>(), ["away", "back", "closed", "deal", "given"]);
    let some = |holds: fn(&Archive) -> bool| archives.iter().filter(|archive| holds(archive)).count();
    assert!(some(|archive| archive.status == Status::Closed) >= 3);
    assert!(some(|archive| archive.options.get().contains("\"switching_sides\":true")) >= 8);
    assert!(some(|archive| archive.entries.iter().any(|row| row.public.starts_with("wind"))) >= 8);
    assert!(some(|archive| archive.participants.iter().all(|one| one.bot.is_some())) >= 8, "bots alone");
    assert!(some(|archive| archive.participants.iter().all(|one| one.bot.is_none())) >= 12, "people alone");
    let ended = |reason: &str| {
        let last = |archive: &&Archive| {
            archive.entries.last().is_some_and(|row| row.events.iter().any(|e| e.get().contains(reason)))
        };
        archives.iter().filter(last).count()
    };
    assert!(ended("fourth_goal") > 0 && ended("\"turn_limit\"") > 0);
}
