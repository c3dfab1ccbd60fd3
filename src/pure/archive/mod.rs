//! The archive: a finished game as one file that outlives the site, and the check of it. While a
//! game runs the same file holds its public side only. PURE, and the same for every game: what only one game knows is
//! behind the engine's trait. The format is described in `docs/archive.md`.

mod again;
mod cast;
mod fault;
mod file;
pub mod hindsight;
mod layout;
mod limits;
mod record;
mod running;
mod verify;

pub use again::{again, reader};
pub use cast::{Cast, Participant};
pub use fault::{EntryFault, Fault};
pub use file::{Archive, FORMAT, Listed, Row, Status};
pub use limits::{BYTES_MAX, CHARS_MAX, ENTRIES_MAX};
pub use record::Record;
pub use verify::{Report, verify};
