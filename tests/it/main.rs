//! One integration binary: real Postgres, real HTTP, a real SMTP conversation, a real browser, the real program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

mod abuse;
mod ahead;
mod archive;
mod browser;
mod by_mail;
mod clock;
mod cluster;
mod commands;
mod finished;
mod first_table;
mod floor;
mod gather;
mod hanging;
mod language;
mod live;
mod mail;
mod migrations;
mod next;
mod notes;
mod pages;
mod post;
mod preview;
mod proxies;
mod replay;
mod rules;
mod seat;
mod shutdown;
mod support;
mod table;
mod waking;
