//! What it costs to put a letter into words, with the picture of its chart and as the bytes that leave: processor time, which
//! says the same on a machine that has other things to do.

use nix::sys::resource::{UsageWho, getrusage};
use penelope::mail::composed::compose;
use penelope::mail::contents::Letter;
use penelope::mail::message::{Envelope, Office};
use penelope::mail::samples::samples;
use penelope::text::Locale;

/// Composed of each kind and language in a row.
const ROUNDS: usize = 4;

/// Every letter with a chart, in every language.
pub(crate) fn measure(office: &Office) {
    let letters: Vec<Letter> = Locale::ALL.into_iter().flat_map(samples).map(|(_, letter)| letter).collect();
    let with_chart = |letter: &&Letter| compose(letter).expect("words for it").picture.is_some();
    // This also draws what is drawn once.
    let letters: Vec<&Letter> = letters.iter().filter(with_chart).collect();
    let to = "anna@example.org".parse().expect("an address");
    let date = "2026-11-17T05:30:00Z".parse().expect("a time");
    let (begun, mut bytes, mut pictures) = (milliseconds(), 0, 0);
    for letter in letters.iter().cycle().take(letters.len() * ROUNDS) {
        let composed = compose(letter).expect("words for it");
        pictures += composed.picture.as_ref().map_or(0, |picture| picture.0.len());
        let envelope = Envelope { to: &to, message_id: "bench", date, letter: None };
        bytes += composed.to_message(office, &envelope).expect("a message").formatted().len();
    }
    let count = letters.len() * ROUNDS;
    let each = (milliseconds() - begun) / count as f64;
    println!(
        "composing letters with their charts: {each:.1} ms of one core each, {:.0} a second and core, {} kB with a picture \
         of {} bytes",
        1000.0 / each,
        bytes / count / 1024,
        pictures / count
    );
}

/// Of this process, on whatever core.
fn milliseconds() -> f64 {
    let used = getrusage(UsageWho::RUSAGE_SELF).expect("a process knows what it used");
    let spent = [used.user_time(), used.system_time()];
    spent.iter().map(|time| time.tv_sec() as f64 * 1000.0 + time.tv_usec() as f64 / 1000.0).sum()
}
