//! The pages, one a file.

pub(super) mod home;
