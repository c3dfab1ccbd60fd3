//! Whole games by letters and links alone: people who know nothing but what lies in their mailbox.

mod browser;
mod post_office;
mod postfix;
pub(crate) mod postman;
mod replies;
mod scripts;
mod secrets;
pub(crate) mod table;
mod written;
