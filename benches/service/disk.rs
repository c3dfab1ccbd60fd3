//! What the machine's own disk does: every answer waits for it once.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

use super::report;

const WRITES: usize = 200;
/// As Postgres writes.
const BLOCK: [u8; 8192] = [7; 8192];

pub(crate) fn measure(folder: &Path) {
    let path = folder.join("fsync");
    let mut file = File::create(&path).expect("a file of ours");
    let mut times: Vec<f64> = (0..WRITES)
        .map(|_| {
            let begun = Instant::now();
            file.write_all(&BLOCK).and_then(|()| file.sync_data()).expect("a file of ours");
            begun.elapsed().as_secs_f64()
        })
        .collect();
    std::fs::remove_file(&path).expect("a file of ours");
    times.sort_by(f64::total_cmp);
    let (median, slow) = (times[WRITES / 2], times[WRITES * 95 / 100]);
    let ours = format!("{:.2} ms", 1000.0 * median);
    report::plain("a block on the disk (fdatasync), median", &ours, &format!("{:.2} ms, 95 of 100", 1000.0 * slow));
}
