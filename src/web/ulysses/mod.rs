//! The table of Ulysses as pages, by plain forms: from a scene to HTML, and from a query to an action. Pure: it gets only
//! what one eye may know, writes nothing and asks no one. Choosing is a GET, of which the review is the answer; only the
//! review's form posts.

mod ahead;
mod chart_box;
mod choice;
mod complete;
mod deed;
mod fault;
mod form;
mod hint;
mod lesson;
mod orders;
mod page;
mod part;
mod read;
mod refusal;
mod review;
mod sealed;
mod settings;
mod site;
mod suggest;
mod tap;
#[cfg(test)]
mod tests;
mod trial;
mod turn_forms;
