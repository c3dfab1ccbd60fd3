//! The table page, in the order a phone needs it: the question and its forms first, then what one decides by. The same for
//! every game; what a game lays into it is data, or a finished part of its own.

use askama::Template;

use super::bundle::Bundle;
use super::sidebar::Sidebar;
use crate::text::Text;
use crate::text::telling::{Chapter, Line, Sentences};

/// Of a longer absence the last entries; the log has all.
const NEWS_MAX: usize = 40;
/// For a reader whose last visit is not known.
const LATELY: usize = 6;

#[derive(Template)]
#[template(path = "page/table.html", whitespace = "minimize")]
pub(in crate::web) struct TablePage<'a> {
    pub(in crate::web) t: Text,
    pub(in crate::web) base: &'a str,
    pub(in crate::web) code: &'a str,
    pub(in crate::web) kicker: String,
    pub(in crate::web) question: String,
    pub(in crate::web) problems: Problems,
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
    pub(in crate::web) news: News,
    /// What only the reader has, below its title.
    pub(in crate::web) own_title: String,
    pub(in crate::web) own: Option<String>,
    pub(in crate::web) seats: String,
    /// What else lies on the table.
    pub(in crate::web) state: String,
    /// The newest first.
    pub(in crate::web) chapters: Vec<Chapter>,
    /// Once the game is over.
    pub(in crate::web) over: bool,
    /// For somebody's first table.
    pub(in crate::web) hints: Option<Hints>,
    pub(in crate::web) sidebar: &'a Sidebar,
}

/// What was wrong with an answer. It stands right below the question, before all that a phone scrolls over.
#[derive(Default)]
pub(in crate::web) struct Problems {
    /// Something that was chosen must be looked at again.
    pub(in crate::web) again: bool,
    /// What is wrong beside a field, with the field's id.
    pub(in crate::web) beside: Vec<(String, String)>,
    /// What is wrong with no field of the page.
    pub(in crate::web) apart: Vec<String>,
}

/// What happened since the reader's last visit, step by step.
pub(in crate::web) struct News {
    pub(in crate::web) lines: Vec<Line>,
    /// Entries since then that are not among them: only the log has those.
    earlier: usize,
}

impl News {
    /// The reader knows the entries up to `seen`, or was never here. `told` has the last so many after that.
    pub(in crate::web) fn since(seen: u32, told: impl FnOnce(usize) -> Vec<Sentences>) -> News {
        let told = told(if seen == 0 { LATELY } else { NEWS_MAX });
        let first = told.first().filter(|_| seen > 0);
        let earlier = first.map_or(0, |first| first.number.saturating_sub(seen + 1) as usize);
        News { lines: told.into_iter().flat_map(|told| told.lines).collect(), earlier }
    }
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
    pub(in crate::web) bundles: Vec<Bundle<Chapter>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(entries: std::ops::RangeInclusive<u32>) -> impl FnOnce(usize) -> Vec<Sentences> {
        move |most| {
            let mut all: Vec<Sentences> = entries.map(|number| Sentences { number, lines: Vec::new() }).collect();
            all.split_off(all.len().saturating_sub(most))
        }
    }

    #[test]
    fn a_long_absence_says_how_much_it_leaves_to_the_log() {
        assert_eq!(News::since(100, told(101..=140)).earlier, 0, "all forty are there");
        assert_eq!(News::since(100, told(101..=141)).earlier, 1);
        // The book itself reaches back only so far.
        assert_eq!(News::since(100, told(190..=200)).earlier, 89);
    }

    #[test]
    fn whoever_was_never_here_has_missed_nothing() {
        assert_eq!(News::since(0, told(1..=90)).earlier, 0);
    }
}
