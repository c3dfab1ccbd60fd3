//! What must hold for every page of every game: it renders, its own forms can be sent, nothing hidden shows in it.

mod ahead;
mod choices;
mod forms;
mod html;
mod letters;
mod orders;
mod pages;
mod reviews;
mod secrets;
mod stories;
mod table;
