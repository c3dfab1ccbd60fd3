//! What the table of Odyssee lays into its page: the question with its forms, and what one decides by.

use askama::Template;

use super::ahead::{self, Sheet};
use super::charts::charts;
use super::choice::Choice;
use super::effect;
use super::fault::{Fault, Faults};
use super::forms::{Forms, forms};
use super::scene::Scene;
use super::seats;
use crate::engine::odyssee::{Odyssee, TURNS_TOLD};
use crate::engine::{Game as _, Outcome};
use crate::text::Text;
use crate::text::odyssee::{self as text, question, rules};
use crate::text::telling::Tells as _;
use crate::web::sidebar::Sidebar;
use crate::web::site::Room;
use crate::web::table_page::{News, Problems, TablePage};

/// More of the story unfolds.
const LAST_LINES: usize = 4;

pub(super) fn page<'a>(
    room: &Room<'a, Odyssee>,
    choice: &Choice,
    faults: &Faults,
    sidebar: &'a Sidebar,
) -> Result<TablePage<'a>, askama::Error> {
    let (t, known) = (room.t, room.known);
    let scene = scene(room);
    let [near, chart] = charts(&scene, room.game, choice);
    let news = News::since(room.seen, |most| Odyssee::story(known, t, room.seen, most));
    let happened =
        news.lines[news.lines.len().saturating_sub(LAST_LINES)..].iter().map(|line| line.text.clone()).collect();
    let ask = AskHtml {
        t,
        base: room.base,
        stamp: room.stamp,
        forms: forms(&scene, room.game, choice),
        sheet: ahead::sheet(&scene, choice),
    };
    let problems = Problems {
        // What came too late is not to be looked at again.
        again: faults.0.iter().any(|fault| *fault != Fault::Stale) && !choice.is_empty(),
        apart: faults.0.iter().map(|fault| scene.fault(*fault)).collect(),
        ..Problems::default()
    };
    Ok(TablePage {
        t,
        base: room.base,
        code: room.code,
        kicker: t.game_kicker(room.code.to_owned(), Odyssee::TITLE, known.view.turn),
        question: Odyssee::headline(known, t),
        problems,
        effects: effect::effects(&scene),
        context: question::context(known, t),
        silence: question::silence(known, t),
        what: Some(rules::address(t.locale, known.view.question)),
        asked: known.asked().is_some(),
        covered: known.covered,
        speaks: false,
        ask: ask.render()?,
        near,
        chart,
        news_title: if room.seen > 0 { t.table_since() } else { t.table_lately() },
        happened,
        news,
        own_title: text::seats::own(known, t).title,
        own: seats::own(&scene).map(|own| own.render()).transpose()?,
        seats: seats::seats(&scene).render()?,
        state: seats::table(&scene).render()?,
        chapters: known.teller(t).last_chapters(&known.story, TURNS_TOLD).into_iter().rev().collect(),
        over: known.view.outcome != Outcome::Running || known.closed,
        hints: None,
        sidebar,
    })
}

pub(super) fn scene<'a>(room: &Room<'a, Odyssee>) -> Scene<'a> {
    Scene { t: room.t, known: room.known, base: room.base, stamp: room.stamp, code: room.code }
}

#[derive(Template)]
#[template(path = "odyssee/ask.html", whitespace = "minimize")]
struct AskHtml<'a> {
    t: Text,
    base: &'a str,
    stamp: &'a str,
    forms: Forms,
    /// What can be said ahead.
    sheet: Option<Sheet>,
}
