//! A file's entries played once more: not the consequences that it spells out, but what the rules make of its entries.

use super::Fault;
use super::file::{Archive, Row};
use super::running::deal_of;
use super::verify::{cast, read_options};
use crate::engine::log::{Seen, Step, replay};
use crate::engine::{Deal, Game, ServerSeed};

/// Plays the entries of a finished game again.
pub fn again<G: Game>(archive: &Archive, look: impl FnMut(Seen<'_, G>) -> Result<(), Fault>) -> Result<(), Fault> {
    let missing = |name| Fault::Member { name, expected: true };
    let seed = ServerSeed::new(*archive.seed.ok_or(missing("seed"))?.as_bytes());
    let (cast, _) = cast(archive, seed);
    let ruleset = archive.ruleset.parse().map_err(|_| Fault::Ruleset(archive.ruleset.clone()))?;
    let options = read_options::<G>(archive)?;
    let deal = Deal { key: cast.key(), ..deal_of::<G>(archive, ruleset, options) };
    let step = |row: &Row| row.written.is_some();
    if !archive.entries.iter().all(step) {
        return Err(missing("written"));
    }
    let steps =
        archive.entries.iter().filter_map(|row| Some(Step { seat: row.seat, written: row.written.as_deref()? }));
    replay(&deal, &cast.kinds(), steps, look)?;
    Ok(())
}

/// A game to read a file's events by; under a key that is not its own.
pub fn reader<G: Game>(archive: &Archive) -> Result<G, Fault> {
    let ruleset = archive.ruleset.parse().map_err(|_| Fault::Ruleset(archive.ruleset.clone()))?;
    let deal = deal_of::<G>(archive, ruleset, read_options::<G>(archive)?);
    Ok(G::setup(&deal).map_err(Fault::Setup)?.game)
}
