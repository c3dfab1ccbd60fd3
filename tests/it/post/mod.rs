//! Letters on their way: from the outbox of a real database to a real SMTP conversation, and what becomes of each.

mod alarms;
mod answered;
mod answers;
mod complaints;
mod failing;
mod mailbox;
mod many;
mod needed;
pub(crate) mod operating;
mod returned;
mod sending;
mod signed;
#[cfg(feature = "soak")]
mod spam;
mod stopping;
mod together;
