//! The table page, in the order a phone needs it: the question and its forms first, then what one decides by.

use askama::Template;

use super::ahead::{Offer, Sheet, can_withdraw};
use super::choice::Choice;
use super::fault::Faults;
use super::form::{Body, Form, Forms};
use super::hint::{Hints, hints};
use super::offer::forms;
use super::sealed::sealed;
use crate::engine::ulysses::TURNS_TOLD;
use crate::text::Text;
use crate::text::ulysses::label::{Label, place_label};
use crate::text::ulysses::question;
use crate::text::ulysses::rules;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::seats::{self, DiscussionPart, OwnPart, SeatPart};
use crate::text::ulysses::story::{Chapter, Line};
use crate::web::aside::Aside;

/// Of a longer absence the last entries; the log has all.
const NEWS_MAX: usize = 40;
/// For a reader whose last visit is not known.
const LATELY: usize = 6;

/// The page with the choice shown again, if there is one, and its faults beside their fields.
pub(in crate::web) fn page(
    scene: &Scene<'_>,
    choice: &Choice,
    faults: &Faults,
    aside: &Aside,
) -> Result<String, askama::Error> {
    let t = scene.t;
    let news = news(scene);
    let (sheet, then) = sheets(scene, choice, faults);
    let forms = forms(scene, choice, faults);
    TablePage {
        t,
        base: scene.base,
        code: scene.code,
        kicker: t.ulysses_kicker(scene.code.to_owned(), scene.view.turn),
        question: question::question(scene),
        context: context(scene, aside),
        what: rules::address(t.locale, scene.view.question),
        asked: scene.asked().is_some(),
        covered: scene.covered,
        speaks: scene.own().is_some_and(|own| !scene.closed && !scene.away.contains(own.seat))
            && scene.view.question.is_some(),
        again: !choice.is_empty() && !faults.is_empty(),
        sealed: sealed(scene),
        withdrawable: !scene.closed && can_withdraw(scene),
        problems: problems(scene, faults, &sheet, &then, &forms),
        forms,
        sheet,
        then,
        chart: &scene.chart,
        news_title: if scene.seen > 0 { t.ulysses_since() } else { t.ulysses_lately() },
        news,
        own: seats::own(scene),
        seats: seats::seats(scene),
        discussion: seats::discussion(scene),
        plagues: seats::plagues(scene),
        supplies: seats::supplies(scene),
        chapters: scene.teller().last_chapters(scene.story, TURNS_TOLD).into_iter().rev().collect(),
        over: over(scene),
        hints: if aside.hints { hints(scene) } else { None },
        aside,
    }
    .render()
}

/// The whole log, the newest turn first.
pub(in crate::web) fn log(scene: &Scene<'_>) -> Result<String, askama::Error> {
    let chapters = scene.teller().whole(scene.story).into_iter().rev().collect();
    let kicker = scene.t.ulysses_kicker(scene.code.to_owned(), scene.view.turn);
    LogPage { t: scene.t, base: scene.base, kicker, chapters }.render()
}

#[derive(Template)]
#[template(path = "ulysses/log.html")]
struct LogPage<'a> {
    t: Text,
    base: &'a str,
    kicker: String,
    chapters: Vec<Chapter>,
}

#[derive(Template)]
#[template(path = "ulysses/table.html", whitespace = "minimize")]
struct TablePage<'a> {
    t: Text,
    base: &'a str,
    code: &'a str,
    kicker: String,
    question: String,
    context: Vec<String>,
    /// Where the rules say what the question means.
    what: String,
    asked: bool,
    /// What was said ahead answers the question.
    covered: bool,
    /// The reader may say something ahead.
    speaks: bool,
    /// Something must be looked at again.
    again: bool,
    /// What the reader has said ahead.
    sealed: Vec<String>,
    withdrawable: bool,
    sheet: Sheet,
    /// What comes then, if it is not on the sheet.
    then: Sheet,
    forms: Forms,
    /// What is wrong with no field of the page.
    problems: Vec<String>,
    /// Made by us, so not escaped.
    chart: &'a str,
    news_title: String,
    news: Vec<Line>,
    own: Option<OwnPart>,
    seats: Vec<SeatPart>,
    discussion: Option<DiscussionPart>,
    plagues: Vec<Label>,
    supplies: Vec<String>,
    chapters: Vec<Chapter>,
    over: Option<Vec<Label>>,
    /// For somebody's first table.
    hints: Option<Hints>,
    aside: &'a Aside,
}

/// Whose seat the caretaker keeps has not left: the way back stands above.
fn context(scene: &Scene<'_>, aside: &Aside) -> Vec<String> {
    let mut lines = question::context(scene);
    if aside.own.as_ref().is_some_and(|own| own.is_away) {
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
    let offer = Offer { scene, choice, faults, own };
    (offer.sheet(), offer.ahead_sheet())
}

/// Faults that stand beside no field are said above all.
fn problems(scene: &Scene<'_>, faults: &Faults, sheet: &Sheet, then: &Sheet, forms: &Forms) -> Vec<String> {
    let groups = |form: &Form| form.groups.iter().flat_map(|group| group.problems.clone()).collect::<Vec<_>>();
    let in_forms = forms.plain.iter().chain(&forms.more);
    let mut beside: Vec<String> = in_forms.flat_map(|form| form.problems.iter().cloned().chain(groups(form))).collect();
    beside.extend(sheet.problems().into_iter().chain(then.problems()).map(str::to_owned));
    let mut said: Vec<String> = faults.0.iter().map(|(_, fault)| scene.teller().fault(*fault)).collect();
    said.retain(|sentence| !beside.contains(sentence));
    said.dedup();
    said
}

fn news(scene: &Scene<'_>) -> Vec<Line> {
    let known = scene.story.partition_point(|told| told.seq <= scene.seen);
    let new = &scene.story[known..];
    let most = if scene.seen == 0 { LATELY } else { NEWS_MAX };
    let last = &new[new.len().saturating_sub(most)..];
    last.iter().flat_map(|told| scene.teller().entry(told)).collect()
}

/// Once the game is over, the goals of those who won.
fn over(scene: &Scene<'_>) -> Option<Vec<Label>> {
    let winners = question::winners(scene);
    if scene.closed {
        return Some(Vec::new());
    }
    let goals = winners.iter().flat_map(|seat| scene.view.players[*seat].revealed.iter().copied().collect::<Vec<_>>());
    (!winners.is_empty()).then(|| goals.map(|goal| place_label(scene, goal, String::new())).collect())
}
