//! Told elsewhere: one line to a webhook for what a letter says, with the letters' promises, and never into a closed network.

mod closed;
mod house;
mod promises;
mod receiver;
mod settings;
