//! Odyssee on the site: its page with the forms of all questions, their review, what a new table may choose.

mod ahead;
mod arrows;
mod charts;
mod choice;
mod deal;
mod effect;
mod fault;
mod forms;
mod hear;
mod lesson;
mod odds;
mod page;
mod review;
mod scene;
mod seats;
mod settings;
mod site;
#[cfg(test)]
mod tests;
