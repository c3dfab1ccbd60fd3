//! The pages, one a file.

pub(super) mod archive;
pub(super) mod confirm;
pub(super) mod deed;
pub(super) mod fresh_link;
pub(super) mod gathering;
pub(super) mod home;
pub(super) mod hours;
pub(super) mod invitation;
pub(super) mod join;
mod letters_off;
pub(super) mod mailbox;
pub(super) mod my;
pub(super) mod never;
pub(super) mod new_table;
mod notice;
pub(super) mod orders;
pub(super) mod replay;
pub(super) mod resign;
pub(super) mod rules;
mod seated;
pub(super) mod sent;
pub(super) mod sign_in;
pub(super) mod table;
pub(super) mod tables;
pub(super) mod talk;
pub(super) mod try_it;
pub(super) mod unsubscribe;
