//! The table of `docs/rules/ulysses-tests.md`: every rule has a line there, and every line is true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rules themselves.
pub(super) const RULES: &str = include_str!("../../../../../../docs/rules/ulysses.md");
const TABLE: &str = include_str!("../../../../../../docs/rules/ulysses-tests.md");
/// The folder of the tests, from the root of the crate.
const FOLDER: &str = "engine/ulysses/tests";

/// What stands in a line of the table behind the rule.
struct Row {
    tests: BTreeSet<String>,
    reason: String,
}

/// The ids of all rules, in the form of the table: a row of «Moves that must be refused» is `refuse 07`, one of the
/// ruleset `ulysses-cs/1` is `D-02 cs`.
fn rules() -> BTreeSet<String> {
    let (mut section, mut czech, mut ids) = ("", false, BTreeSet::new());
    for line in RULES.lines() {
        section = line.strip_prefix("## ").unwrap_or(section);
        czech |= line.starts_with("The ruleset `ulysses-cs/1`");
        let cell = line.strip_prefix("| ").and_then(|row| row.split(" |").next());
        let id = match section.split('.').next() {
            Some("3") => cell.filter(|id| id.starts_with("U-")).map(str::to_owned),
            Some("4") => cell.and_then(|id| id.parse().ok()).map(|number: u8| format!("refuse {number:02}")),
            Some("5") => {
                cell.filter(|id| id.starts_with("D-")).map(|id| id.to_owned() + if czech { " cs" } else { "" })
            }
            Some("6") => cell.filter(|id| id.starts_with("S-")).map(str::to_owned),
            Some("11") => {
                let heading = line.strip_prefix("### ").and_then(|heading| heading.split(' ').next());
                heading.or(cell).filter(|id| id.starts_with("T-")).map(str::to_owned)
            }
            _ => None,
        };
        if let Some(id) = id {
            assert!(ids.insert(id.clone()), "{id} stands twice in the rules");
        }
    }
    ids
}

/// The lines of the table by id.
fn rows() -> BTreeMap<String, Row> {
    let mut rows = BTreeMap::new();
    for line in TABLE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| Id |")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, id, rule, held, _] = cells[..] else { panic!("{line} has not three cells") };
        if id.starts_with("---") {
            continue;
        }
        assert!((2..=7).contains(&rule.split(' ').count()), "{id}: «{rule}» is not about five words");
        let tests = held.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        let reason = held.split('`').step_by(2).collect::<String>().replace(", ", "");
        let before = rows.insert(id.to_owned(), Row { tests, reason });
        assert!(before.is_none(), "{id} stands twice in the table");
    }
    rows
}

/// The tests by their path below the tests of the game, `rules::draw::u_draw_1_…`, with the ids in their names.
fn tests() -> BTreeMap<String, Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
    let mut tests = BTreeMap::new();
    for path in sources(&root) {
        let inner = path.strip_prefix(&root).unwrap().with_extension("");
        let module: Vec<&str> = inner.iter().map(|part| part.to_str().unwrap()).filter(|part| *part != "mod").collect();
        let text = fs::read_to_string(&path).unwrap();
        for (at, mark) in text.match_indices("#[test]") {
            let rest = &text[at + mark.len()..];
            // In a text or comment the mark is not followed by a function.
            let Some(name) = rest.trim_start().strip_prefix("fn ").and_then(|rest| rest.split('(').next()) else {
                continue;
            };
            let path = [&module[..], &[name]].concat().join("::");
            assert!(tests.insert(path, ids(name)).is_none(), "{name} stands twice");
        }
    }
    tests
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The ids that the name of a test carries.
fn ids(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let number = |at: usize| words.get(at).copied().filter(|word| word.parse::<u8>().is_ok());
    let mut ids = Vec::new();
    for (at, word) in words.iter().enumerate() {
        match (*word, number(at + 1), number(at + 2)) {
            ("u", None, Some(number)) => ids.push(format!("U-{}-{number}", words[at + 1].to_uppercase())),
            ("d", Some(number), _) if words.get(at + 2) == Some(&"cs") => ids.push(format!("D-{number} cs")),
            ("d" | "s" | "t", Some(number), _) => ids.push(format!("{}-{number}", word.to_uppercase())),
            ("refuse", Some(number), _) => ids.push(format!("refuse {number}")),
            _ => {}
        }
    }
    ids
}

#[test]
fn the_ids_in_a_name_are_read() {
    let read = |name, expected: &[&str]| assert_eq!(ids(name), expected, "{name}");
    read("u_disc_11_d_07_s_55_after_every_play", &["U-DISC-11", "D-07", "S-55"]);
    read("d_02_cs_the_new_goal", &["D-02 cs"]);
    read("refuse_07_wind", &["refuse 07"]);
    read("t_12_both_piles", &["T-12"]);
    read("three_to_five_seats", &[]);
    read("u_turn_off", &[]);
}

#[test]
fn the_rules_have_their_ids() {
    let ids = rules();
    let count = |prefix: &str| ids.iter().filter(|id| id.starts_with(prefix)).count();
    // As many as there are rows: 88, 19, 25 and 6 of the Czech sheet, 91, 16.
    assert_eq!(["U-", "refuse", "D-", "S-", "T-"].map(count), [88, 19, 31, 91, 16]);
}

#[test]
fn every_rule_has_its_line_and_every_line_its_rule() {
    assert_eq!(rows().keys().cloned().collect::<BTreeSet<_>>(), rules());
}

#[test]
fn every_line_names_its_tests_or_a_reason() {
    let tests = tests();
    for (id, row) in rows() {
        assert_eq!(row.tests.is_empty(), !row.reason.is_empty(), "{id} has either tests or a reason");
        for test in &row.tests {
            let carried = tests.get(test).unwrap_or_else(|| panic!("{id}: there is no test {test}"));
            assert!(carried.contains(&id), "{id}: the name of {test} does not carry it");
        }
    }
}

#[test]
fn every_test_with_an_id_stands_in_the_line_of_its_rule() {
    let rows = rows();
    for (test, ids) in tests() {
        for id in ids {
            let row = rows.get(&id).unwrap_or_else(|| panic!("{test} carries {id}, which is no rule"));
            assert!(row.tests.contains(&test), "the line of {id} does not name {test}");
        }
    }
}
