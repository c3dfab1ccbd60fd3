//! Files named on the command line, `-` being standard input, and standard output that may be cut off.

use std::fs::File;
use std::io::{ErrorKind, Read, Write as _};
use std::path::Path;

use anyhow::{Context as _, anyhow, ensure};

use crate::archive::{BYTES_MAX, Fault};
use crate::text::Locale;

/// The text of an archive: never more of it than an archive can have, and nothing that might never end.
pub(super) fn read(path: &Path) -> anyhow::Result<String> {
    if path == Path::new("-") {
        return text(std::io::stdin().lock()).context("reading standard input");
    }
    let read = || {
        let found = std::fs::metadata(path)?;
        ensure!(!found.is_dir(), "it is a folder");
        // To open a pipe that nobody writes to would wait for ever.
        ensure!(found.is_file(), "it is no regular file; for standard input say -");
        text(File::open(path)?)
    };
    read().with_context(|| format!("reading {}", path.display()))
}

fn text(source: impl Read) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    source.take(BYTES_MAX as u64 + 1).read_to_end(&mut bytes)?;
    ensure!(bytes.len() <= BYTES_MAX, Fault::TooLarge);
    String::from_utf8(bytes).map_err(|_| anyhow!("it is no text in UTF-8"))
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
    // Besides line ends and escapes those signs that turn what follows around.
    let turns = |letter| matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().map(|letter| if letter.is_control() || turns(letter) { '\u{fffd}' } else { letter }).collect()
}

/// A language by its tag.
pub(super) fn read_language(tag: &str) -> Result<Locale, String> {
    Locale::named(tag).ok_or_else(|| format!("expected one of {}", Locale::ALL.map(Locale::tag).join(", ")))
}
