//! The pages, one a file.

pub(super) mod archive;
pub(super) mod home;
pub(super) mod table;
pub(super) mod try_it;
