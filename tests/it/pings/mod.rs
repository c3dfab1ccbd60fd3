//! Told elsewhere: one line to a webhook or a browser for what a letter says, with the letters' promises, and never into a closed
//! network.

pub(crate) mod browsers;
mod closed;
pub(crate) mod house;
mod promises;
mod pushed;
pub(crate) mod receiver;
mod settings;
