//! The table of Ulysses as pages, by plain forms: from a scene to HTML, and from a query to an action. Pure: it gets only
//! what one eye may know, writes nothing and asks no one. Choosing is a GET, of which the review is the answer; only the
//! review's form posts.

pub(in crate::web) mod ahead;
pub(in crate::web) mod choice;
pub(in crate::web) mod fault;
mod form;
mod hint;
mod offer;
pub(in crate::web) mod orders;
pub(in crate::web) mod page;
mod part;
mod read;
mod refusal;
pub(in crate::web) mod review;
mod sealed;
mod suggest;
#[cfg(test)]
mod tests;
mod trial;
