//! One integration binary: real Postgres, real HTTP, a real SMTP conversation, a real browser, the real program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

mod abuse;
mod again;
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
mod damaged;
mod deeds;
mod finding;
mod finished;
mod first_table;
mod floor;
mod gather;
mod hanging;
mod language;
mod lesson;
mod links;
mod live;
mod mail;
mod migrations;
mod next;
mod notes;
mod odyssee;
mod one_moment;
mod operate;
mod pages;
mod pings;
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
mod storm;
mod support;
mod table;
mod take_back;
mod thinking;
mod tls;
#[cfg(feature = "soak")]
mod upgrade;
mod waking;
