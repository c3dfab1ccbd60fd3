//! Finding one's tables again: in this browser, by an address, in a calendar, on a phone's screen.

mod feeds;
mod held;
mod keep;
mod screen;
