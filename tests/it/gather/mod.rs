//! Gathering people: from the wish for a table to the deal, by pages and letters.

mod bad_input;
mod confirm;
mod erase;
mod hosting;
mod hours;
pub(crate) mod house;
mod invitation;
mod join;
mod letters_off;
mod my_letters;
mod no_letters;
mod odd;
mod open;
mod pages;
mod sent;
pub(crate) mod session;
mod start;
mod table;
