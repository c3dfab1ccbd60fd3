//! Clocks over the real store: they begin with the letter, sleep with the player, run out kindly, and no number of servers
//! makes them strike twice.

mod attention;
mod calendar;
mod digest;
pub(crate) mod house;
mod latest;
mod leaving;
mod next;
mod night;
mod offer;
mod patience;
mod presence;
mod returned;
mod silence;
mod sweep;
mod uneven;
mod weeks;
