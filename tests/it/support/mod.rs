//! What the tests stand on.

pub(crate) mod app;
pub(crate) mod authority;
pub(crate) mod browser;
pub(crate) mod client;
pub(crate) mod db;
pub(crate) mod deal;
pub(crate) mod desk;
pub(crate) mod dns;
pub(crate) mod folder;
pub(crate) mod moment;
pub(crate) mod player;
pub(crate) mod program;
pub(crate) mod proxy;
pub(crate) mod smtp;
