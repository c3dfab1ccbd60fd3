//! The table of Ulysses as pages, by plain forms: from a scene to HTML, and from a query to an action. Pure: it gets only
//! what one eye may know, writes nothing and asks no one. Choosing is a GET, of which the review is the answer; only the
//! review's form posts.

pub(in crate::web) mod choice;
pub(in crate::web) mod fault;
mod form;
mod offer;
pub(in crate::web) mod page;
mod question;
mod read;
mod refusal;
pub(in crate::web) mod review;
pub(in crate::web) mod scene;
mod seats;
mod story;
mod suggest;
#[cfg(test)]
mod tests;
pub(in crate::web) mod words;
