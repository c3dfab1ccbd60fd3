//! The table page, in the order a phone needs it: the question and its forms first, then what one decides by. The same for
//! every game; what a game lays into it is data, or a finished part of its own.

use askama::Template;

use super::sidebar::Sidebar;
use crate::text::Text;
use crate::text::telling::{Chapter, Line};

/// Of a longer absence the last entries; the log has all.
pub(in crate::web) const NEWS_MAX: usize = 40;
/// For a reader whose last visit is not known.
pub(in crate::web) const LATELY: usize = 6;

#[derive(Template)]
#[template(path = "page/table.html", whitespace = "minimize")]
pub(in crate::web) struct TablePage<'a> {
    pub(in crate::web) t: Text,
    pub(in crate::web) base: &'a str,
    pub(in crate::web) code: &'a str,
    pub(in crate::web) kicker: String,
    pub(in crate::web) question: String,
    /// What it would mean for the reader, a sentence each.
    pub(in crate::web) effects: Vec<String>,
    pub(in crate::web) context: Vec<String>,
    /// What happens when the reader's time is out.
    pub(in crate::web) silence: Option<String>,
    /// Where the rules say what the question means.
    pub(in crate::web) what: Option<String>,
    pub(in crate::web) asked: bool,
    /// What was said ahead answers the question.
    pub(in crate::web) covered: bool,
    /// The reader may say something apart from any answer.
    pub(in crate::web) speaks: bool,
    /// The forms, and what stands around them. This and the following parts are made by us, so not escaped.
    pub(in crate::web) ask: String,
    /// What is needed to decide, for narrow screens: it stands right below the question.
    pub(in crate::web) near: String,
    pub(in crate::web) chart: String,
    pub(in crate::web) news_title: String,
    /// What happened since, by what matters; none if only the steps tell it.
    pub(in crate::web) happened: Vec<String>,
    /// Step by step.
    pub(in crate::web) news: Vec<Line>,
    /// What only the reader has, below its title.
    pub(in crate::web) own_title: String,
    pub(in crate::web) own: Option<String>,
    pub(in crate::web) seats: String,
    /// What else lies on the table.
    pub(in crate::web) state: String,
    /// The newest first.
    pub(in crate::web) chapters: Vec<Chapter>,
    /// Once the game is over.
    pub(in crate::web) over: Option<String>,
    /// For somebody's first table.
    pub(in crate::web) hints: Option<Hints>,
    pub(in crate::web) sidebar: &'a Sidebar,
}

/// Short hints for somebody's first table, each at its place.
pub(in crate::web) struct Hints {
    /// Beside the question.
    pub(in crate::web) question: String,
    pub(in crate::web) chart: String,
    pub(in crate::web) own: String,
}

/// The whole log, the newest turn first.
#[derive(Template)]
#[template(path = "page/log.html")]
pub(in crate::web) struct LogPage<'a> {
    pub(in crate::web) t: Text,
    pub(in crate::web) base: &'a str,
    pub(in crate::web) kicker: String,
    pub(in crate::web) chapters: Vec<Chapter>,
}
