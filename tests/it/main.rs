//! One integration binary: real Postgres, real HTTP, a real SMTP conversation, a real browser, the real program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

mod abuse;
mod ahead;
mod another_game;
mod archive;
mod astray;
mod browser;
mod by_mail;
mod client;
mod clock;
mod cluster;
mod commands;
mod deeds;
mod finished;
mod first_table;
mod floor;
mod gather;
mod hanging;
mod language;
mod links;
mod live;
mod mail;
mod migrations;
mod next;
mod notes;
mod one_moment;
mod pages;
mod pool;
mod post;
mod preview;
mod proxies;
mod replay;
mod restored;
mod retention;
mod rules;
mod seat;
mod shutdown;
mod skew;
mod stored;
mod support;
mod table;
mod tls;
mod waking;
