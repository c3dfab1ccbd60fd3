//! Letters about a game that is played: the question, what happened, what lies on the table, as the reader's seat sees it.

use super::choice::{choices, to_table};
use super::{ChartPart, Desk, Part, Sheet};
use crate::mail::contents::{ArchiveFile, Play, Said, Way};
use crate::mail::name::{filter_name, filter_talk};
use crate::text::telling::{Matter, Section};

/// Of a longer silence so many entries where several tables are told of.
const NEWS_MAX_SHORT: usize = 12;

pub(super) fn begins(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let told = &play.telling;
    let (headline, more) = match &told.predecessor {
        Some(name) => (desk.t.letter_taken_over(name.clone()), None),
        None => (desk.t.letter_begins(), Some(desk.t.letter_begins_more())),
    };
    let mut sheet = sheet(desk, play, headline).led_by(String::new());
    sheet.lines = [told.headline.clone()].into_iter().chain(more).chain([desk.t.letter_link_is_seat()]).collect();
    sheet.doors = vec![to_table(desk, play.way)];
    add_all(desk, play, &mut sheet);
    sheet
}

/// Your turn, your answer is asked, or the question has changed: as the table stands.
pub(super) fn question(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let mut sheet = asked(desk, play);
    if let Some(asked) = &play.telling.asked {
        sheet.doors_note = desk.t.letter_choices_note();
        sheet.what = Some(desk.door(desk.t.rules_what(), Way::Open, &asked.rules));
    }
    add_all(desk, play, &mut sheet);
    sheet
}

/// The same as one of several questions: without the chart and what else is on the page.
pub(super) fn in_short(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let mut sheet = asked(desk, play);
    add_news(desk, play, NEWS_MAX_SHORT, &mut sheet);
    add_own(desk, play, &mut sheet);
    add_table(play, &mut sheet);
    add_talk(desk, play, &mut sheet);
    sheet
}

/// What is asked, until when, and the choices.
fn asked(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let told = &play.telling;
    let mut sheet = sheet(desk, play, told.headline.clone()).led_by(told.lead.clone());
    if let Some(asked) = &told.asked {
        sheet.kicker = format!("{} · {}", sheet.kicker, desk.t.letter_form(form(asked.of, play.known)));
    }
    sheet.lines.clone_from(&told.context);
    if let Some(due) = play.due {
        sheet.lines.push(desk.t.letter_due(desk.t.deadline(due.at, due.told_at, desk.reader.zone)));
    }
    sheet.doors = choices(desk, told.asked.as_ref(), play.way);
    sheet
}

/// The question once more, and that it is.
pub(super) fn reminder(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let lead = desk.t.letter_reminder();
    question(desk, play).led_by(lead)
}

/// Time ran out twice: what happens to the seat, and the way back.
pub(super) fn away(desk: &mut Desk<'_>, play: &Play, offered: bool) -> Sheet {
    let (headline, more) = match offered {
        true => (desk.t.letter_away_offered(), desk.t.letter_away_offered_more()),
        false => (desk.t.letter_away(), desk.t.letter_away_more()),
    };
    let mut sheet = sheet(desk, play, headline);
    sheet.lines = vec![more];
    sheet.doors = vec![to_table(desk, play.way)];
    add_news(desk, play, usize::MAX, &mut sheet);
    add_log(desk, play, &mut sheet);
    sheet
}

pub(super) fn talk(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let mut names: Vec<String> = play.talk.iter().map(|said| speaker(desk, said)).collect();
    let last = names.last().cloned().unwrap_or_else(|| desk.t.letter_somebody());
    names.sort();
    names.dedup();
    let mut sheet = sheet(desk, play, desk.t.letter_talk_headline(names.len(), last));
    add_talk(desk, play, &mut sheet);
    sheet.lines = vec![play.telling.headline.clone()];
    sheet.doors = vec![to_table(desk, play.way)];
    add_log(desk, play, &mut sheet);
    sheet
}

pub(super) fn over(desk: &mut Desk<'_>, play: &Play, file: &ArchiveFile) -> Sheet {
    let t = desk.t;
    let mut sheet = sheet(desk, play, play.telling.headline.clone()).led_by(t.letter_over());
    sheet.lines = vec![t.letter_over_file(file.name.clone()), t.over_archive_note()];
    sheet.doors = vec![to_table(desk, play.way)];
    add_news(desk, play, usize::MAX, &mut sheet);
    sheet.add_section(&play.telling.seats);
    add_chart(play, &mut sheet);
    add_talk(desk, play, &mut sheet);
    add_log(desk, play, &mut sheet);
    sheet
}

fn sheet(desk: &Desk<'_>, play: &Play, headline: String) -> Sheet {
    desk.about_table(play.game, &play.code, play.telling.kicker.clone(), headline)
}

/// What one decides by, the nearest first.
fn add_all(desk: &Desk<'_>, play: &Play, sheet: &mut Sheet) {
    add_news(desk, play, usize::MAX, sheet);
    add_own(desk, play, sheet);
    add_table(play, sheet);
    add_chart(play, sheet);
    sheet.add_section(&play.telling.seats);
    add_talk(desk, play, sheet);
    add_log(desk, play, sheet);
}

/// The last entries of those that are new, as many as are told at most.
fn add_news(desk: &Desk<'_>, play: &Play, most: usize, sheet: &mut Sheet) {
    let (t, told) = (desk.t, &play.telling);
    let news = &told.news[told.news.len().saturating_sub(most)..];
    let older = told.new - news.len();
    let title = if play.seen == 0 { t.letter_news_first() } else { t.letter_news() };
    let note = if older > 0 { t.letter_news_older(older) } else { String::new() };
    sheet.add_list(title, news.concat(), note);
}

fn add_own(desk: &Desk<'_>, play: &Play, sheet: &mut Sheet) {
    let Section { title, lines } = play.telling.own.clone();
    match desk.reader.with_hand {
        true => sheet.add_list(title, lines, String::new()),
        false => sheet.add_list(title, Vec::new(), desk.t.letter_hand_off()),
    }
}

/// What is being decided.
fn add_table(play: &Play, sheet: &mut Sheet) {
    play.telling.table.iter().for_each(|section| sheet.add_section(section));
}

fn add_chart(play: &Play, sheet: &mut Sheet) {
    let Some(drawing) = &play.telling.drawing else { return };
    sheet.drawing = Some(drawing.layers.clone());
    let (title, alt, text) = (drawing.title.clone(), drawing.summary.clone(), drawing.text.clone());
    sheet.parts.push(Part::Chart(ChartPart { title, alt, text }));
}

fn add_talk(desk: &Desk<'_>, play: &Play, sheet: &mut Sheet) {
    let line = |said: &Said| desk.t.letter_said(speaker(desk, said), filter_talk(&said.words));
    sheet.add_list(desk.t.letter_talk(), play.talk.iter().map(line).collect(), String::new());
}

fn add_log(desk: &Desk<'_>, play: &Play, sheet: &mut Sheet) {
    let t = desk.t;
    let items = vec![t.letter_seal(play.seal.clone()), t.letter_head(play.head.clone())];
    sheet.add_list(t.letter_fair(), items, t.letter_seal_note());
}

fn speaker(desk: &Desk<'_>, said: &Said) -> String {
    let name = filter_name(&said.name);
    if name.is_empty() { desk.t.letter_somebody() } else { name }
}

/// What has changed is news to those who were asked before; to others it is simply what they are asked.
fn form(matter: Matter, known: bool) -> &'static str {
    match matter {
        Matter::Turn => "turn",
        Matter::Changed if known => "changed",
        Matter::Answer | Matter::Changed => "answer",
    }
}
