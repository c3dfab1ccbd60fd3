//! Checking archives: the recorded games of `tests/games`, beside reading their JSON and nothing else.

use std::hint::black_box;
use std::path::Path;

use penelope::archive::verify;

use super::{report, timed};

const ROUNDS: usize = 5;

pub(super) fn measure() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let files = std::fs::read_dir(folder).expect("recorded games").filter_map(|file| Some(file.ok()?.path()));
    let files = files.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    let games: Vec<String> = files.filter_map(|path| std::fs::read_to_string(path).ok()).collect();
    let (mut verifying, mut reading) = (0.0, 0.0);
    for _ in 0..ROUNDS {
        let ((), time) =
            timed(|| games.iter().for_each(|game| drop(black_box(verify(game).expect("a recorded game")))));
        verifying += time.as_secs_f64();
        let read = |game: &String| black_box(serde_json::from_str::<serde_json::Value>(game)).is_ok();
        let (all, time) = timed(|| games.iter().all(read));
        assert!(all, "archives are JSON");
        reading += time.as_secs_f64();
    }
    let each = |seconds: f64| format!("{:.2} ms", 1000.0 * seconds / (ROUNDS * games.len()) as f64);
    let what = format!("`verify`, each of {} recorded games", games.len());
    report::plain(&what, &each(verifying), &format!("{} to read its JSON", each(reading)));
}
