//! Boards are data in the tree and must be in the binary; a second one needs only a file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The games that have boards.
const GAMES: [&str; 2] = ["odyssee", "ulysses"];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    for game in GAMES {
        let folder = format!("engine/{game}/boards");
        println!("cargo:rerun-if-changed={folder}");
        fs::write(out.join(format!("{game}_boards.rs")), boards(Path::new(&folder))).expect("OUT_DIR is writable");
    }
}

/// A list of `(name, text)`, sorted by name.
fn boards(folder: &Path) -> String {
    let mut list = String::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read to its end").path()).collect();
    paths.sort();
    for path in paths {
        let path = fs::canonicalize(path).expect("a file that was just listed");
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("file names are UTF-8");
        writeln!(list, "    ({name:?}, include_str!({path:?})),").expect("writing to a string");
    }
    format!("&[\n{list}]\n")
}
