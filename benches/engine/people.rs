//! What answering ahead is worth to modelled people, who play every game twice: as `penelope simulate --people` prints it.

use std::process::Command;

use super::report::{self, Hold};

const GAMES: &str = "40";

pub(super) fn measure() {
    for (game, days_most, letters_most) in [("ulysses", 10.0, 0.4), ("odyssee", 8.0, 0.5)] {
        let arguments = ["simulate", "--people", "--seats", "4", "--games", GAMES, "--game", game];
        let output = Command::new(env!("CARGO_BIN_EXE_penelope")).env_clear().args(arguments).output();
        let output = output.expect("the program starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let figures = |mode: &str| -> Option<(f64, f64)> {
            let line = text.lines().find_map(|line| line.strip_prefix(&format!("{mode}: ")))?;
            let mut parts = line.split(", ").map(|part| part.split(' ').next()?.parse().ok());
            Some((parts.next()??, parts.next()??))
        };
        let (Some(strict), Some(ahead)) = (figures("strict"), figures("ahead")) else {
            panic!("it prints no figures: {text}{}", String::from_utf8_lossy(&output.stderr));
        };
        let beside = format!("{:.1} strictly asked", strict.0);
        let what = format!("days a game of {game}, four modelled people");
        report::row(&what, &format!("{:.1}", ahead.0), &beside, ahead.0, Hold::AtMost(days_most));
        let beside = format!("{:.0} strictly asked", strict.1);
        let what = format!("letters a game of {game}, the same people");
        report::row(&what, &format!("{:.0}", ahead.1), &beside, ahead.1 / strict.1, Hold::AtMost(letters_most));
    }
}
