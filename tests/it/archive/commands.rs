//! `penelope verify` and `penelope replay`, as one would type them.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use penelope::archive::Archive;

use super::docs::root;
use super::games;
use super::json::redigested;
use super::outside::folder;

fn penelope(arguments: &[&str], folder: &Path, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_penelope"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn told(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn verify_says_ok_or_the_first_fault_of_each_file() {
    let folder = folder("verify");
    let good = games::short(1).to_json();
    let head = &games::short(1).head().to_string()[..8];
    std::fs::write(folder.join("good.json"), &good).unwrap();
    std::fs::write(folder.join("bad.json"), good.replacen("\"number\":5", "\"number\":6", 1)).unwrap();
    std::fs::write(folder.join("binary.json"), [0xff, 0xfe]).unwrap();
    let forged = redigested(&good.replacen("proposed-1", "x\\nok good.json", 1));
    std::fs::write(folder.join("forged.json"), forged).unwrap();

    let (code, out, _) = told(&penelope(&["verify", "good.json", "-"], &folder, &good));
    assert_eq!(code, Some(0));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("ok good.json ulysses/1 at table «T-1»: over, won by «"), "{out}");
    assert!(lines[0].ends_with(&format!("head {head}")), "{out}");
    assert!(lines[1].starts_with("ok - ulysses/1"), "{out}");

    let files = ["verify", "bad.json", "good.json", "missing.json", "binary.json", "forged.json"];
    let (code, out, _) = told(&penelope(&files, &folder, ""));
    assert_eq!(code, Some(1));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 5, "one line a file: {out}");
    assert!(lines[0].starts_with("bad.json: digest: "), "{out}");
    assert!(lines[1].starts_with("ok good.json "), "{out}");
    assert!(lines[2].starts_with("missing.json: "), "{out}");
    assert!(lines[3].starts_with("binary.json: "), "{out}");
    assert!(lines[4].starts_with("forged.json: options: "), "{out}");
}

#[test]
fn replay_tells_a_game_step_by_step() {
    let docs = root().join("docs");
    let text = std::fs::read_to_string(docs.join("example.txt")).unwrap();
    let (code, out, _) = told(&penelope(&["replay", "example.json"], &docs, ""));
    assert_eq!(code, Some(0));
    assert!(text.starts_with(&out), "the same as the plain-text form, up to its end");
    assert!(out.lines().count() + 5 > text.lines().count());
    let (code, out, _) = told(&penelope(&["replay", "example.json", "--language", "de"], &docs, ""));
    assert!(code == Some(0) && out.contains("Das Schiff fährt"), "{out}");
    let (code, _, error) = told(&penelope(&["replay", "example.json", "--language", "eo"], &docs, ""));
    assert!(code != Some(0) && error.contains("expected one of en, de, fr, cs, nl, it"), "{error}");
}

#[test]
fn replay_shows_a_step_through_the_eyes_one_chooses() {
    let folder = folder("replay");
    let archive = (0..).map(games::short).find(|archive| exchange(archive).is_some()).unwrap();
    let row = exchange(&archive).unwrap();
    let (step, seat) = (row.number.to_string(), row.seat.unwrap().to_string());
    let goal = row.written.as_deref().unwrap().split(' ').nth(1).unwrap();
    let other = if seat == "0" { "1" } else { "0" };
    let json = archive.to_json();
    let look = |eye: &str| {
        let (code, out, error) = told(&penelope(&["replay", "-", "--step", &step, "--eye", eye], &folder, &json));
        assert_eq!(code, Some(0), "{error}");
        assert!(out.starts_with(&format!("\n{step}. ")), "{out}");
        // V5: what the eye sees is told in words, without names of members or numbers of places.
        assert!(!out.contains(['{', '}', '_']) && out.contains("Ship: "), "{out}");
        out
    };
    let written = format!("exchange {goal} ");
    assert!(look(&seat).contains(&written) && look("archive").contains(&written));
    assert!(!look(other).contains(&written) && !look("public").contains(&written));
    let hands =
        |eye: &str| look(eye).matches("Hidden goals: ").count() - look("public").matches("Hidden goals: ").count();
    assert_eq!([hands("public"), hands(&seat), hands("archive")], [0, 1, archive.seats.len()], "whose goals are told");
}

fn exchange(archive: &Archive) -> Option<&penelope::archive::Row> {
    archive.entries.iter().find(|row| row.public.starts_with("exchange "))
}

#[test]
fn replay_refuses_what_cannot_be_told() {
    let folder = folder("untold");
    let record = games::finished(1, games::limited(2));
    let refused = |arguments: &[&str], input: &str, reason: &str| {
        let (code, out, error) = told(&penelope(&[&["replay", "-"], arguments].concat(), &folder, input));
        assert!(code != Some(0) && out.is_empty(), "{out}");
        assert!(error.contains(reason), "{error}");
    };
    let (whole, public) = (record.archive().to_json(), record.public().to_json());
    refused(&["--step", "999"], &whole, "there is no such step; the last one is");
    refused(&["--eye", "5"], &whole, "there is no such seat at the table");
    refused(&["--eye", "nobody"], "", "expected public, archive or a seat's number");
    refused(&["--eye", "0"], &public, "the game still runs");
    refused(&[], "{}", "the file does not end with its digest");
    let mut illegal = record.archive();
    illegal.entries[1].written = Some("stay".to_owned());
    refused(&[], &illegal.to_json(), "entry 2: the action is not legal: a way is free of plague");
    let (code, out, _) = told(&penelope(&["replay", "-"], &folder, &public));
    assert_eq!((code, out.contains("The game is not over.")), (Some(0), true));
}

/// V5: what is told may not be what was played.
#[test]
fn v_5_replay_of_a_changed_file_warns_and_fails_after_telling_it() {
    let docs = root().join("docs");
    let example = std::fs::read_to_string(docs.join("example.json")).unwrap();
    let renamed = example.replace("\"name\":\"Ann\"", "\"name\":\"Anna\"");
    assert_ne!(renamed, example);
    let (code, out, error) = told(&penelope(&["replay", "-"], &docs, &renamed));
    assert_eq!(code, Some(1), "{error}");
    assert!(out.contains("Anna") && out.lines().count() > 100, "told all the same: {out}");
    assert!(error.starts_with("penelope: - does not verify") && error.contains("digest: "), "{error}");
    assert_eq!(error.lines().count(), 1);
    // With its digest made anew the name is nobody's to check; a changed seal is.
    assert_eq!(told(&penelope(&["replay", "-"], &docs, &redigested(&renamed))).0, Some(0));
    let seal = example.split("\"seal\": \"").nth(1).unwrap()[..64].to_owned();
    let resealed = redigested(&example.replace(&seal, &"0".repeat(64)));
    let (code, _, error) = told(&penelope(&["replay", "-"], &docs, &resealed));
    assert!(code == Some(1) && error.contains("seal: it is not the SHA-256 of the seed"), "{error}");
}

#[test]
fn v_1_what_is_no_archive_is_refused_at_once_whatever_it_is() {
    let folder = folder("limits");
    nix::unistd::mkfifo(&folder.join("pipe"), nix::sys::stat::Mode::S_IRWXU).unwrap();
    std::fs::create_dir(folder.join("folder")).unwrap();
    let large = std::fs::File::create(folder.join("large.json")).unwrap();
    large.set_len(1 << 40).unwrap();
    let named = games::short(1).to_json().replacen("Ann", &"Ann ".repeat(2_000), 1);
    std::fs::write(folder.join("named.json"), redigested(&named)).unwrap();
    let refusals = [
        ("/dev/zero", "it is no regular file; for standard input say -"),
        ("pipe", "it is no regular file; for standard input say -"),
        ("folder", "it is a folder"),
        ("large.json", "it is larger than 64 MiB, and no archive is"),
        ("named.json", "name: there is one of more than 1000 characters, and no archive has that"),
    ];
    for (name, sentence) in refusals {
        let (code, out, _) = told(&penelope(&["verify", name], &folder, ""));
        assert_eq!((code, out), (Some(1), format!("{name}: {sentence}\n")));
        let (code, out, error) = told(&penelope(&["replay", name], &folder, ""));
        assert_eq!((code, out.as_str()), (Some(1), ""));
        assert!(error.contains(sentence) && error.lines().count() == 1, "{error}");
    }
    let zeros = std::process::Command::new(env!("CARGO_BIN_EXE_penelope"))
        .args(["verify", "-"])
        .stdin(std::fs::File::open("/dev/zero").unwrap())
        .output()
        .unwrap();
    assert_eq!(told(&zeros).1, "-: it is larger than 64 MiB, and no archive is\n");
}

/// V7: what a table can choose, bots can choose; and people's games are written, too.
#[test]
fn v_7_simulated_games_have_the_options_asked_for() {
    let folder = folder("simulated");
    let simulate = |arguments: &[&str]| {
        let all = [&["simulate", "--seed", "fig", "--games", "2", "--out", "."], arguments].concat();
        let (code, out, error) = told(&penelope(&all, &folder, ""));
        assert_eq!(code, Some(0), "{out}{error}");
    };
    simulate(&["--sides", "free", "--turns", "3", "--bots", "sailor,drifter", "--seats", "5", "--quiet"]);
    simulate(&["--people", "--ruleset", "ulysses-cs/1", "--turns", "6", "--seats", "3"]);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let bots = read("game-00002.json");
    assert!(bots.contains("sides free turns 3 seats "), "{bots}");
    let kinds = |kind: &str| bots.matches(&format!("\"bot\":\"{kind}\"")).count();
    assert_eq!((kinds("sailor"), kinds("drifter")), (3, 2));
    let people = read("people-3-game-00001.json");
    assert!(people.contains("sides fixed turns 6 seats p") && people.contains("ulysses-cs/1"), "{people}");
    assert!(people.contains("\"how\":\"next\"") || people.contains("\"how\":\"envelope\""), "words ahead");
    let files = ["game-00001.json", "game-00002.json", "people-3-game-00001.json", "people-3-game-00002.json"];
    let (code, out, _) = told(&penelope(&[&["verify"], &files[..]].concat(), &folder, ""));
    assert_eq!(code, Some(0), "{out}");
    let output = super::outside::python("verify.py", &files.map(|name| folder.join(name)));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
