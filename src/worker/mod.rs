//! What goes on without anybody asking: letters leave, clocks tick. Any number of servers may do it at once, on one database.

pub mod annotator;
mod backoff;
mod bell;
mod breaker;
mod counts;
mod delivery;
mod journal;
mod leases;
pub mod lmtp;
pub mod mailer;
mod mark;
mod marker;
pub mod pinger;
mod retention;
pub mod sorter;
pub mod thinker;
pub mod tick;

pub use bell::PostBell;
pub use counts::PostCounts;
pub use journal::Journal;
pub use mark::Remembered;
