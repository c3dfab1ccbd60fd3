//! Words of Odyssee: their written form, the rulings one by one, and the laws on random games.

mod arrival;
mod laws;
mod notation;
mod onward;
mod own_turn;
mod random;
mod scope;
mod seas;
mod table;
mod waits;
