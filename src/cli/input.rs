//! Files named on the command line, `-` being standard input, and standard output that may be cut off.

use std::io::{ErrorKind, Read as _, Write as _};
use std::path::Path;

use anyhow::Context as _;

use crate::text::Locale;

/// The text of a file.
pub(super) fn read(path: &Path) -> anyhow::Result<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("reading standard input")?;
        return Ok(text);
    }
    std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

/// Prints; a reader who has seen enough and closed the pipe is no error.
pub(super) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context("writing to standard output"),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// A sentence on one line, whatever a file that nobody vouches for has put into it.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// A language by its tag.
pub(super) fn read_language(tag: &str) -> Result<Locale, &'static str> {
    Locale::named(tag).ok_or("expected en, de, fr, cs or nl")
}
