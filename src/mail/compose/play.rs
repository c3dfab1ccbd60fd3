//! Letters about a game that is played: the question, what happened, what lies on the table, as the reader's seat sees it.

use super::choice::{choices, to_table};
use super::{ChartPart, Composer, List, Part, Wording};
use crate::mail::contents::{ArchiveFile, Play, Said, Way};
use crate::mail::name::{filter_name, filter_talk};
use crate::text::telling::{Matter, Section};
use crate::text::yes_no;

/// Of a longer silence so many entries where several tables are told of.
const NEWS_MAX_SHORT: usize = 12;

pub(super) fn begins(composer: &mut Composer<'_>, play: &Play) -> Wording {
    let told = &play.telling;
    let (headline, more) = match &told.predecessor {
        Some(name) => (composer.t.letter_taken_over(name.clone()), None),
        None => (composer.t.letter_begins(), Some(composer.t.letter_begins_more())),
    };
    let mut wording = wording(composer, play, headline).led_by(String::new());
    wording.lines = [told.headline.clone()].into_iter().chain(more).chain([composer.t.letter_link_is_seat()]).collect();
    wording.doors = vec![to_table(composer, play.way)];
    add_all(composer, play, &mut wording);
    wording
}

/// Your turn, your answer is needed, or the question has changed: as the table stands.
pub(super) fn question(composer: &mut Composer<'_>, play: &Play) -> Wording {
    let mut wording = asked(composer, play);
    if let Some(asked) = &play.telling.asked {
        wording.doors_note = composer.t.letter_choices_note();
        wording.reply_note = reply_note(composer);
        wording.what = Some(composer.door(composer.t.rules_what(), Way::Open, &asked.rules));
    }
    add_all(composer, play, &mut wording);
    wording
}

/// The same as one of several questions: without the chart and what else is on the page.
pub(super) fn in_short(composer: &mut Composer<'_>, play: &Play) -> Wording {
    let mut wording = asked(composer, play);
    add_news(composer, play, NEWS_MAX_SHORT, &mut wording);
    add_own(composer, play, &mut wording);
    add_table(play, &mut wording);
    add_talk(composer, play, &mut wording);
    wording
}

/// What is asked, until when, and the choices.
pub(super) fn asked(composer: &mut Composer<'_>, play: &Play) -> Wording {
    let told = &play.telling;
    let mut wording = wording(composer, play, told.headline.clone()).led_by(told.lead.clone());
    if let Some(asked) = &told.asked {
        wording.kicker = format!("{} · {}", wording.kicker, composer.t.letter_form(form(asked.of, play.known)));
    }
    wording.lines.clone_from(&told.context);
    if let Some(due) = play.due {
        wording.lines.push(composer.t.letter_due(composer.t.deadline(due.at, due.told_at, composer.reader.zone)));
    }
    wording.doors = choices(composer, told.asked.as_ref(), play.way);
    wording
}

/// How the letter may be answered.
pub(super) fn reply_note(composer: &Composer<'_>) -> String {
    composer.reply.map(|way| composer.t.letter_reply_note(yes_no(way.counts))).unwrap_or_default()
}

/// The question once more, and that it is.
pub(super) fn reminder(composer: &mut Composer<'_>, play: &Play) -> Wording {
    let lead = composer.t.letter_reminder();
    question(composer, play).led_by(lead)
}

/// Time ran out twice: what happens to the seat, and the way back.
pub(super) fn away(composer: &mut Composer<'_>, play: &Play, offered: bool) -> Wording {
    let (headline, more, kind) = match offered {
        true => (composer.t.letter_away_offered(), composer.t.letter_away_offered_more(), "offered"),
        false => (composer.t.letter_away(), composer.t.letter_away_more(), "away"),
    };
    let mut wording = composer.called_by_kind(wording(composer, play, headline), kind);
    wording.lines = vec![more];
    wording.doors = vec![to_table(composer, play.way)];
    add_news(composer, play, usize::MAX, &mut wording);
    add_log(composer, play, &mut wording);
    wording
}

pub(super) fn talk(composer: &mut Composer<'_>, play: &Play) -> Wording {
    let mut names: Vec<String> = play.talk.iter().map(|said| speaker(composer, said)).collect();
    let last = names.last().cloned().unwrap_or_else(|| composer.t.letter_somebody());
    names.sort();
    names.dedup();
    let mut wording = wording(composer, play, composer.t.letter_talk_headline(names.len(), last));
    add_talk(composer, play, &mut wording);
    wording.lines = vec![play.telling.headline.clone()];
    wording.doors = vec![to_table(composer, play.way)];
    add_log(composer, play, &mut wording);
    wording
}

pub(super) fn over(composer: &mut Composer<'_>, play: &Play, file: &ArchiveFile) -> Wording {
    let t = composer.t;
    let mut wording = wording(composer, play, play.telling.headline.clone()).led_by(t.letter_over());
    wording.lines = vec![t.letter_over_file(file.name.clone()), t.over_archive_note()];
    wording.doors = vec![to_table(composer, play.way)];
    add_news(composer, play, usize::MAX, &mut wording);
    wording.add_section(&play.telling.seats);
    add_chart(play, &mut wording);
    add_talk(composer, play, &mut wording);
    add_log(composer, play, &mut wording);
    wording
}

pub(super) fn wording(composer: &Composer<'_>, play: &Play, headline: String) -> Wording {
    let wording = composer.about_table(play.game, &play.code, play.telling.kicker.clone(), headline);
    Composer::called(wording, play.subject.as_ref())
}

/// What one decides by, the nearest first.
fn add_all(composer: &mut Composer<'_>, play: &Play, wording: &mut Wording) {
    add_news(composer, play, usize::MAX, wording);
    add_own(composer, play, wording);
    add_table(play, wording);
    add_chart(play, wording);
    wording.add_section(&play.telling.seats);
    add_talk(composer, play, wording);
    add_log(composer, play, wording);
}

/// The last entries of those that are new, as many as are told at most, and how many there are besides: the log has them.
fn add_news(composer: &mut Composer<'_>, play: &Play, most: usize, wording: &mut Wording) {
    let (t, told) = (composer.t, &play.telling);
    let news = &told.news[told.news.len().saturating_sub(most)..];
    let older = told.new - news.len();
    let title = if play.seen == 0 { t.letter_news_first() } else { t.letter_news() };
    let more = (older > 0).then(|| composer.door(t.letter_news_older(older), play.way, "/log"));
    if !news.is_empty() || more.is_some() {
        wording.parts.push(Part::List(List { title, items: news.concat(), note: String::new(), more }));
    }
}

fn add_own(composer: &Composer<'_>, play: &Play, wording: &mut Wording) {
    let Section { title, lines } = play.telling.own.clone();
    match composer.reader.with_hand {
        true => wording.add_list(title, lines, String::new()),
        false => wording.add_list(title, Vec::new(), composer.t.letter_hand_off()),
    }
}

/// What is being decided.
fn add_table(play: &Play, wording: &mut Wording) {
    play.telling.table.iter().for_each(|section| wording.add_section(section));
}

fn add_chart(play: &Play, wording: &mut Wording) {
    let Some(drawing) = &play.telling.drawing else { return };
    wording.drawing = Some(drawing.layers.clone());
    let (title, alt, text) = (drawing.title.clone(), drawing.summary.clone(), drawing.text.clone());
    wording.parts.push(Part::Chart(ChartPart { title, alt, text }));
}

fn add_talk(composer: &Composer<'_>, play: &Play, wording: &mut Wording) {
    let line = |said: &Said| composer.t.letter_said(speaker(composer, said), filter_talk(&said.words));
    wording.add_list(composer.t.letter_talk(), play.talk.iter().map(line).collect(), String::new());
}

fn add_log(composer: &Composer<'_>, play: &Play, wording: &mut Wording) {
    let t = composer.t;
    let items = vec![t.letter_seal(play.seal.clone()), t.letter_head(play.head.clone())];
    wording.add_list(t.letter_fair(), items, t.letter_seal_note());
}

fn speaker(composer: &Composer<'_>, said: &Said) -> String {
    let name = filter_name(&said.name);
    if name.is_empty() { composer.t.letter_somebody() } else { name }
}

/// What has changed is news to those who were asked before; to others it is simply what they are asked.
fn form(matter: Matter, known: bool) -> &'static str {
    match matter {
        Matter::Turn => "turn",
        Matter::Changed if known => "changed",
        Matter::Answer | Matter::Changed => "answer",
    }
}
