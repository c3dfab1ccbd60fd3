//! Every page of the service in every state worth looking at: one list ([`list`]), which all checks and the pictures in
//! `docs/pictures` go through. A route that no page of the list belongs to makes a test fail.

mod clean;
pub(crate) mod found;
mod gathered;
mod keyboard;
pub(crate) mod list;
mod pictures;
mod plans;
pub(crate) mod played;
mod queries;
mod routes;
pub(crate) mod sailed;
pub(crate) mod town;
mod valid;
