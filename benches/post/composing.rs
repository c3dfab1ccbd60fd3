//! What it costs to put a letter into words, with the picture of its chart and as the bytes that leave: processor time, which
//! says the same on a machine that has other things to do.

use nix::sys::resource::{UsageWho, getrusage};
use penelope::mail::composed::compose;
use penelope::mail::contents::Letter;
use penelope::mail::message::{Envelope, Office};
use penelope::mail::samples::samples;
use penelope::text::Locale;

use super::report::{self, Hold};

/// Composed of each kind and language in a row.
const ROUNDS: usize = 4;

/// Every letter in every language, those with a chart and those without.
pub(crate) fn measure(office: &Office) {
    let letters: Vec<Letter> = Locale::ALL.into_iter().flat_map(samples).map(|(_, letter)| letter).collect();
    let with_chart = |letter: &&Letter| compose(letter).expect("words for it").picture.is_some();
    // This also draws what is drawn once.
    let (with, without): (Vec<&Letter>, Vec<&Letter>) = letters.iter().partition(with_chart);
    let (with, bytes) = milliseconds_each(office, &with);
    let (without, plain_bytes) = milliseconds_each(office, &without);
    let beside = format!("{:.0} without a chart, {:.0} kB", 1000.0 / without, plain_bytes / 1024.0);
    let ours = format!("{:.0}, {:.0} kB", 1000.0 / with, bytes / 1024.0);
    report::row(
        "letters composed with their chart, a second and core",
        &ours,
        &beside,
        1000.0 / with,
        Hold::AtLeast(40.0),
    );
    let picture = with - without;
    report::plain(
        "picture of the chart, processor time",
        &format!("{picture:.1} ms"),
        &format!("{without:.1} ms for the words"),
    );
}

/// What each costs, and how many bytes leave.
fn milliseconds_each(office: &Office, letters: &[&Letter]) -> (f64, f64) {
    let to = "anna@example.org".parse().expect("an address");
    let date = "2026-11-17T05:30:00Z".parse().expect("a time");
    let (begun, mut bytes, count) = (milliseconds(), 0, letters.len() * ROUNDS);
    for letter in letters.iter().cycle().take(count) {
        let composed = compose(letter).expect("words for it");
        let envelope = Envelope { to: &to, message_id: "bench", date, letter: None };
        bytes += composed.to_message(office, &envelope).expect("a message").formatted().len();
    }
    ((milliseconds() - begun) / count as f64, bytes as f64 / count as f64)
}

/// Of this process, on whatever core.
fn milliseconds() -> f64 {
    let used = getrusage(UsageWho::RUSAGE_SELF).expect("a process knows what it used");
    let spent = [used.user_time(), used.system_time()];
    spent.iter().map(|time| time.tv_sec() as f64 * 1000.0 + time.tv_usec() as f64 / 1000.0).sum()
}
