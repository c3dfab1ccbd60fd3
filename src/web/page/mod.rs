//! The pages, one a file.

pub(super) mod archive;
pub(super) mod fresh_link;
pub(super) mod home;
pub(super) mod mailbox;
pub(super) mod resign;
pub(super) mod table;
pub(super) mod talk;
pub(super) mod try_it;
