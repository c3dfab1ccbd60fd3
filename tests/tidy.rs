//! The layers as a test: a module uses only modules above it; the environment and the clock have one reader each.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

use std::path::{Path, PathBuf};

use penelope::text::Locale;

/// The top modules in their order; each may use those before it, and itself.
const LAYERS: [&str; 21] = [
    "engine", "bot", "archive", "deadline", "settle", "id", "chance", "clock", "config", "keyring", "link", "vault",
    "chart", "text", "store", "mail", "ping", "play", "worker", "web", "cli",
];
/// Those that are a crate of their own, in `src/pure`.
const PURE: usize = 5;

fn sources(folder: &Path) -> Vec<PathBuf> {
    files(folder, "rs")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every file below `src/` with the name of its top module and its text.
fn modules() -> Vec<(PathBuf, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = sources(&root).into_iter().map(|path| {
        let inner = path.strip_prefix(&root).unwrap();
        let inner = inner.strip_prefix("pure").unwrap_or(inner).to_owned();
        let first = inner.components().next().unwrap().as_os_str().to_str().unwrap();
        let module = first.trim_end_matches(".rs").to_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        (inner, module, text)
    });
    files.filter(|(_, module, _)| !["main", "lib", "build"].contains(&module.as_str())).collect()
}

/// The modules that follow `crate::` in a text, also inside `use crate::{a, b}`.
fn used(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let rest = &text[at + "crate::".len()..];
        let inside = rest.strip_prefix('{').map_or(rest, |list| list.split('}').next().unwrap_or_default());
        let heads = if rest.starts_with('{') { inside.split(',').collect() } else { vec![inside] };
        for head in heads {
            let name: String = head.trim().chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            names.push(name);
        }
    }
    names
}

#[test]
fn a_module_uses_only_modules_above_it() {
    for (path, module, text) in modules() {
        let own = LAYERS.iter().position(|layer| *layer == module);
        let own = own.unwrap_or_else(|| panic!("src/{} belongs to no layer", path.display()));
        for name in used(&text) {
            let Some(other) = LAYERS.iter().position(|layer| *layer == name) else { continue };
            assert!(other <= own, "src/{} uses {name}, which stands below {module}", path.display());
        }
    }
}

#[test]
fn the_map_in_lib_rs_lists_the_layers_in_their_order() {
    let listed = |text: &'static str| -> Vec<&str> {
        text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect()
    };
    assert_eq!(listed(include_str!("../src/pure/lib.rs")), LAYERS[..PURE]);
    assert_eq!(listed(include_str!("../src/lib.rs")), LAYERS[PURE..]);
}

#[test]
fn one_reader_of_the_environment_and_one_of_the_clock() {
    for (path, module, text) in modules() {
        let code: String = text.split("#[cfg(test)]").next().unwrap().to_owned();
        let asks_clock = code.contains("Utc::now()") || code.contains("SystemTime::now");
        assert!(!asks_clock || module == "clock", "src/{} asks the machine for the time", path.display());
        let asks_environment = code.contains("env::var") || code.contains("env::temp_dir");
        assert!(!asks_environment || module == "config", "src/{} reads the environment", path.display());
        let uses_diesel = code.contains("diesel::") || code.contains("diesel_async::");
        assert!(!uses_diesel || module == "store", "src/{} talks to the database itself", path.display());
    }
}

/// What a function of ruleset, key and log has no use for (and `proptest` only in its tests).
const IMPURE: [&str; 12] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::time",
    "std::env",
    "std::thread",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
    "chrono",
    "StdRng",
];
const ENGINE_CRATES: [&str; 8] = ["crate", "hmac", "proptest", "rand", "serde", "serde_json", "sha2", "std"];

#[test]
fn the_engine_is_pure() {
    for (path, module, text) in modules() {
        // Its tests read documents and count what they have seen.
        let is_test = path.components().any(|part| part.as_os_str() == "tests");
        if module != "engine" || is_test {
            continue;
        }
        for word in IMPURE {
            let found = text
                .split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':')
                .any(|part| part.starts_with(word));
            assert!(!found, "src/{} uses {word}", path.display());
        }
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("use ")) {
            let root: String = line.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            let other_module = root == "super" || root == "self" || text.contains(&format!("mod {root};"));
            assert!(other_module || ENGINE_CRATES.contains(&root.as_str()), "src/{} uses {root}", path.display());
        }
    }
}

#[test]
fn the_chart_knows_the_board_and_nothing_else() {
    for (path, module, text) in modules() {
        if module != "chart" {
            continue;
        }
        for name in used(&text) {
            assert!(["engine", "chart"].contains(&name.as_str()), "src/{} uses {name}", path.display());
        }
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("use ")) {
            let root: String = line.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            let other_module = root == "super" || root == "self" || text.contains(&format!("mod {root};"));
            assert!(other_module || ["crate", "std"].contains(&root.as_str()), "src/{} uses {root}", path.display());
        }
    }
}

/// A game is named in its own folders and in the list of games; whatever else depends on it asks the list. Tests may take a
/// game as their example.
#[test]
fn no_game_is_named_above_its_own_folders() {
    const GAMES: [&str; 3] = ["ulysses", "odyssee", "pips"];
    for (path, _, text) in modules() {
        let is_own = |game: &str| path.iter().any(|part| part == game);
        let is_test = path.iter().any(|part| part == "tests" || part == "tests.rs");
        if is_test || path == Path::new("engine/games.rs") {
            continue;
        }
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        for game in GAMES.into_iter().filter(|game| !is_own(game)) {
            let module = format!("mod {game};");
            let feature = format!("feature = \"{game}\"");
            let named = code.lines().find(|line| {
                let declares = line.trim_end().ends_with(&module) || line.contains(&feature);
                line.to_lowercase().contains(game) && !declares
            });
            assert_eq!(named, None, "src/{} names a game", path.display());
        }
    }
    let templates = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    for folder in ["", "mail", "page", "part", "replay"] {
        for entry in std::fs::read_dir(templates.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap().to_lowercase();
            assert!(!GAMES.iter().any(|game| text.contains(game)), "{} names a game", path.display());
        }
    }
}

/// V2: what commands, archives and refusals say are sentences, not the names of our types.
#[test]
fn v_2_no_debug_form_reaches_a_person() {
    let spoken = ["archive", "cli", "engine"];
    for (path, module, text) in modules() {
        let for_tests = path.iter().any(|part| ["tests", "tests.rs", "fixture"].iter().any(|name| part == *name));
        if !spoken.contains(&module.as_str()) || for_tests {
            continue;
        }
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        let form = code.lines().find(|line| line.contains(":?}"));
        assert_eq!(form, None, "{} shows a debug form", path.display());
    }
}

#[test]
fn every_file_says_what_it_is_for() {
    for (path, _, text) in modules() {
        assert!(text.starts_with("//!"), "src/{} does not open with what lives in it", path.display());
    }
}

/// Licences that let users do as they please; a crate under several must offer one of these.
const LICENCES: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    // Binds only changes to its own files.
    "MPL-2.0",
    "MIT-0",
];

#[test]
fn ops_09_no_crate_binds_users_and_none_is_rsa() {
    let run = |program: &str, arguments: &[&str]| {
        let output = std::process::Command::new(program).args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let cargo = std::env::var("CARGO").unwrap();
    let version = run("rustc", &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    // Only what this machine builds with is sure to have been fetched.
    let platform = ["--offline", "--filter-platform", host];
    let output = run(&cargo, &[&["metadata", "--locked", "--format-version", "1"][..], &platform[..]].concat());
    let metadata: serde_json::Value = serde_json::from_str(&output).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100, "the list is there");
    for package in packages {
        let (name, licence) = (package["name"].as_str().unwrap(), package["license"].as_str().unwrap_or_default());
        let alternatives = licence.replace(['(', ')'], "").replace(" / ", " OR ").replace('/', " OR ");
        let free = |all: &str| all.split(" AND ").all(|one| LICENCES.contains(&one.trim()));
        // «(A OR B) AND C» is read as «A» or «B AND C», which is strict enough here.
        assert!(alternatives.split(" OR ").any(free), "{name} is under «{licence}»");
        assert_ne!(name, "rsa", "it has an open advisory (RUSTSEC-2023-0071)");
    }
}

/// Names of places and cards are data of a game, beside its rules; the languages are not.
#[test]
fn whatever_has_a_name_in_a_games_data_has_one_in_every_language() {
    fn look(value: &serde_json::Value, missing: &mut Vec<String>, named: &mut usize) {
        if let Some(names) = value.get("name").and_then(serde_json::Value::as_object) {
            *named += 1;
            let lacks = |tag: &&str| names.get(*tag).and_then(serde_json::Value::as_str).is_none_or(str::is_empty);
            missing.extend(
                Locale::ALL
                    .map(Locale::tag)
                    .iter()
                    .filter(|tag| lacks(tag))
                    .map(|tag| format!("{tag}: {}", names["en"])),
            );
        }
        match value {
            serde_json::Value::Array(values) => values.iter().for_each(|value| look(value, missing, named)),
            serde_json::Value::Object(values) => values.values().for_each(|value| look(value, missing, named)),
            _ => {}
        }
    }
    let (mut missing, mut named) = (Vec::new(), 0);
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pure/engine"), "json") {
        let text = std::fs::read_to_string(&path).unwrap();
        look(&serde_json::from_str(&text).unwrap(), &mut missing, &mut named);
    }
    assert!(named > 60, "the data is there: {named}");
    assert!(missing.is_empty(), "without a name: {missing:?}");
}

#[test]
fn the_walks_through_the_house_lead_along_functions_that_exist() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let text = std::fs::read_to_string(docs.join("architecture.md")).unwrap();
    let mut named = 0;
    for (link, rest) in text.match_indices("`](../src/").map(|(at, _)| text.split_at(at)) {
        let name = link.rsplit('`').next().unwrap().rsplit("::").next().unwrap();
        let path = rest["`](".len()..].split(')').next().unwrap();
        let code = std::fs::read_to_string(docs.join(path)).unwrap_or_else(|_| panic!("there is no {path}"));
        let is_there = ["fn ", "struct ", "trait "].iter().any(|kind| {
            let begins = format!("{kind}{name}");
            code.match_indices(&begins).any(|(at, _)| code[at + begins.len()..].starts_with(['(', '<', ' ', ':']))
        });
        assert!(is_there, "there is no {name} in {path}");
        named += 1;
    }
    assert!(named > 30, "the four walks are there: {named}");
}
