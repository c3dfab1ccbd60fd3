//! What the table of Ulysses lays into its page: the question with its forms, and what one decides by.

use askama::Template;

use super::ahead::{COURSE, FormState, Sheet, can_withdraw};
use super::choice::Choice;
use super::fault::{Fault, Faults};
use super::form::{Body, Forms};
use super::hint::hints;
use super::sealed::sealed;
use super::turn_forms::forms;
use crate::engine::Game as _;
use crate::engine::ulysses::{TURNS_TOLD, Ulysses};
use crate::text::Text;
use crate::text::ulysses::effect;
use crate::text::ulysses::happened;
use crate::text::ulysses::label::Label;
use crate::text::ulysses::question;
use crate::text::ulysses::rules;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::seats::{self, DiscussionPart, OwnPart, SeatPart};
use crate::text::ulysses::sides::Sides;
use crate::web::sidebar::Sidebar;
use crate::web::table_page::{News, Problems, TablePage};

/// More of the story unfolds.
const LAST_LINES: usize = 3;

/// The page with the choice shown again, if there is one, and its faults beside their fields. `near` is the chart around the
/// ship.
pub(super) fn page<'a>(
    scene: &Scene<'a>,
    near: String,
    choice: &Choice,
    faults: &Faults,
    sidebar: &'a Sidebar,
) -> Result<TablePage<'a>, askama::Error> {
    let t = scene.t;
    let hints = if sidebar.hints { hints(scene) } else { None };
    let own = seats::own(scene).map(|own| OwnHtml { t, own }.render()).transpose()?;
    let seats = SeatsHtml { t, seats: seats::seats(scene) }.render()?;
    let state = StateHtml {
        t,
        discussion: seats::discussion(scene),
        plagues: seats::plagues(scene),
        supplies: seats::supplies(scene),
    };
    let (sheet, then) = sheets(scene, choice, faults);
    let forms = forms(scene, choice, faults);
    let news = News::since(scene.seen, |most| scene.teller().entries(scene.story, Sides::default(), scene.seen, most));
    Ok(TablePage {
        t,
        base: scene.base,
        code: scene.code,
        kicker: t.game_kicker(scene.code.to_owned(), Ulysses::TITLE, scene.view.turn),
        question: question::question(scene),
        problems: problems(scene, choice, faults, (&sheet, &then, &forms)),
        effects: if scene.closed { Vec::new() } else { effect::effects(scene) },
        context: context(scene, sidebar),
        silence: question::silence(scene),
        what: Some(rules::address(t.locale, scene.view.question)),
        asked: scene.asked().is_some(),
        covered: scene.covered,
        speaks: scene.own().is_some_and(|own| !scene.closed && !scene.away.contains(own.seat))
            && scene.view.question.is_some()
            && !scene.is_alone(),
        ask: ask(scene, choice, sheet, then, forms)?,
        near,
        chart: scene.chart.clone(),
        news_title: if scene.seen > 0 { t.table_since() } else { t.table_lately() },
        happened: Some(happened::happened(scene))
            .filter(|lines| !lines.is_empty())
            .unwrap_or_else(|| last_lines(&news)),
        news,
        own_title: t.table_own(),
        own,
        seats,
        state: state.render()?,
        chapters: scene.teller().last_chapters(scene.story, TURNS_TOLD).into_iter().rev().collect(),
        over: scene.closed || !question::winners(scene).is_empty(),
        hints,
        sidebar,
    })
}

/// The forms, and what stands around them.
fn ask(scene: &Scene<'_>, choice: &Choice, sheet: Sheet, then: Sheet, forms: Forms) -> Result<String, askama::Error> {
    AskHtml {
        t: scene.t,
        base: scene.base,
        stamp: scene.stamp,
        covered: scene.covered,
        chosen: !choice.is_empty(),
        sealed: sealed(scene),
        course: scene
            .course()
            .filter(|_| sheet.has(COURSE) || then.has(COURSE))
            .map(|_| Choice::of_later(scene).query()),
        has_orders: !scene.said.orders.is_empty() || scene.said.patience.is_some(),
        withdrawable: !scene.closed && can_withdraw(scene),
        forms,
        sheet,
        then,
    }
    .render()
}

#[derive(Template)]
#[template(path = "ulysses/ask.html", whitespace = "minimize")]
struct AskHtml<'a> {
    t: Text,
    base: &'a str,
    stamp: &'a str,
    /// What was said ahead answers the question.
    covered: bool,
    /// Something was chosen already, and is shown again.
    chosen: bool,
    /// What the reader has said ahead, by what it speaks of.
    sealed: Vec<(String, Vec<String>)>,
    /// Where the course that lies there can be changed, if that is on this page: its fields, filled in.
    course: Option<String>,
    /// Standing orders or patience, which have a page of their own.
    has_orders: bool,
    withdrawable: bool,
    sheet: Sheet,
    /// What comes then, if it is not on the sheet.
    then: Sheet,
    forms: Forms,
}

#[derive(Template)]
#[template(path = "ulysses/own.html", whitespace = "minimize")]
struct OwnHtml {
    t: Text,
    own: OwnPart,
}

#[derive(Template)]
#[template(path = "ulysses/seats.html", whitespace = "minimize")]
struct SeatsHtml {
    t: Text,
    seats: Vec<SeatPart>,
}

#[derive(Template)]
#[template(path = "ulysses/state.html", whitespace = "minimize")]
struct StateHtml {
    t: Text,
    discussion: Option<DiscussionPart>,
    plagues: Vec<Label>,
    supplies: Vec<String>,
}

/// Whose seat the caretaker keeps has not left: the way back stands above.
fn context(scene: &Scene<'_>, sidebar: &Sidebar) -> Vec<String> {
    let mut lines = question::context(scene);
    if sidebar.own.as_ref().is_some_and(|own| own.is_away) {
        lines.retain(|line| *line != scene.t.ulysses_resigned());
    }
    lines
}

/// The sheet, empty or with what was chosen before; if nothing was, with what lies sealed.
fn sheets(scene: &Scene<'_>, choice: &Choice, faults: &Faults) -> (Sheet, Sheet) {
    let Some(own) = scene.own().filter(|own| !scene.closed && !scene.away.contains(own.seat)) else {
        return (Sheet::default(), Sheet::default());
    };
    let said = Choice::of_words(scene);
    let choice = if choice.is_empty() { &said } else { choice };
    let offer = FormState { scene, choice, faults, own };
    (offer.sheet(), offer.ahead_sheet())
}

/// Faults that stand beside a field, with its id: what is wrong is said above all, too, and leads there.
fn beside(sheet: &Sheet, then: &Sheet, forms: &Forms) -> Vec<(String, String)> {
    let all = forms.plain.iter().chain(&forms.more);
    let in_groups = all
        .flat_map(|form| &form.groups)
        .flat_map(|group| group.problems.iter().map(|problem| (group.id.clone(), problem.clone())));
    let on_sheets = sheet.problems().into_iter().chain(then.problems());
    in_groups.chain(on_sheets.map(|(id, problem)| (id.to_owned(), problem.to_owned()))).collect()
}

/// Faults that stand beside no field are said above all.
fn problems(
    scene: &Scene<'_>,
    choice: &Choice,
    faults: &Faults,
    (sheet, then, forms): (&Sheet, &Sheet, &Forms),
) -> Problems {
    let beside = beside(sheet, then, forms);
    let of_forms: Vec<&String> = forms.plain.iter().chain(&forms.more).flat_map(|form| &form.problems).collect();
    let mut apart: Vec<String> = faults.0.iter().map(|(_, fault)| scene.teller().fault(*fault)).collect();
    apart.retain(|sentence| !of_forms.contains(&sentence) && beside.iter().all(|(_, other)| other != sentence));
    apart.dedup();
    // What came too late is not to be looked at again.
    let again = !choice.is_empty() && faults.0.iter().any(|(_, fault)| *fault != Fault::Stale);
    Problems { again, beside, apart }
}

/// While the ship has not sailed, the last steps themselves.
fn last_lines(news: &News) -> Vec<String> {
    news.lines[news.lines.len().saturating_sub(LAST_LINES)..].iter().map(|line| line.text.clone()).collect()
}
