//! The log of a table: the truth from which everything else is rebuilt. What a line says, how the lines are chained,
//! what of them is hidden until the end, and the one replay that server, commands and tests share. Every byte of it is
//! fixed in `docs/deal.md`.

mod book;
mod handle;
mod how;
mod line;
mod moment;
mod promise;
mod replay;
mod service;
mod table;
mod tail;

pub use book::{Added, Book, Logged, Refused};
pub use handle::{Handle, NotAHandle};
pub use how::{How, NotHow};
pub use line::{Chain, Entry, Hidden, Line, NotHidden, blind};
pub use moment::{Minute, Moment, NotATime};
pub use promise::HowFault;
pub use replay::{ReplayFault, Seen, Step, StepFault, replay};
pub use service::{NotAService, Service, ServiceFault};
pub use table::Table;
pub use tail::Recent;
use tail::Tail;
