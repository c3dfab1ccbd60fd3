//! Letters about a game that is played: the question, what happened, what lies on the table, as the reader's seat sees it.

use std::borrow::Cow;

use super::choice::{choices, to_table};
use super::{ChartPart, Desk, Part, Sheet};
use crate::engine::Eye;
use crate::engine::ulysses::{Question, Side};
use crate::mail::letter::{ArchiveFile, Play, Said, Way};
use crate::mail::name::{filter_name, filter_talk};
use crate::text::company::{Company, Former};
use crate::text::ulysses::label::Label;
use crate::text::ulysses::question as ask;
use crate::text::ulysses::rules;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::seats::{self, SeatPart, SidePart};
use crate::text::ulysses::telling::Telling;

/// Of a longer silence the last entries; the page has all.
const NEWS_MAX: usize = 40;
/// The same where several tables are told of.
const NEWS_MAX_SHORT: usize = 12;

pub(super) fn begins(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let story = Story::of(desk, play);
    let scene = story.scene(desk);
    let (headline, more) = match story.predecessor() {
        Some(name) => (desk.t.letter_taken_over(name), None),
        None => (desk.t.letter_begins(), Some(desk.t.letter_begins_more())),
    };
    let mut sheet = story.sheet(desk, &scene, headline).led_by(String::new());
    sheet.lines = [ask::question(&scene)].into_iter().chain(more).chain([desk.t.letter_link_is_seat()]).collect();
    sheet.doors = vec![to_table(desk, play.way)];
    story.add_all(desk, &scene, &mut sheet);
    sheet
}

/// Your turn, your answer is asked, or the question has changed: as the table stands.
pub(super) fn question(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let story = Story::of(desk, play);
    let scene = story.scene(desk);
    let mut sheet = asked(desk, &story, &scene);
    if scene.asked().is_some() {
        sheet.doors_note = desk.t.letter_choices_note();
        let address = rules::address(desk.t.locale, scene.view.question);
        sheet.what = Some(desk.door(desk.t.rules_what(), Way::Open, &address));
    }
    story.add_all(desk, &scene, &mut sheet);
    sheet
}

/// The same as one of several questions: without the chart and what else is on the page.
pub(super) fn in_short(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let story = Story { news_max: NEWS_MAX_SHORT, ..Story::of(desk, play) };
    let scene = story.scene(desk);
    let mut sheet = asked(desk, &story, &scene);
    story.add_news(desk, &scene, &mut sheet);
    story.add_own(desk, &scene, &mut sheet);
    story.add_discussion(desk, &scene, &mut sheet);
    story.add_talk(desk, &mut sheet);
    sheet
}

/// What is asked, until when, and the choices.
fn asked(desk: &mut Desk<'_>, story: &Story<'_>, scene: &Scene<'_>) -> Sheet {
    let play = story.play;
    let mut sheet = story.sheet(desk, scene, ask::question(scene)).led_by(lead(scene));
    if scene.asked().is_some() {
        let form = scene.view.question.map(|question| form(question, play.known)).unwrap_or_default();
        sheet.kicker = format!("{} · {}", sheet.kicker, desk.t.letter_form(form));
    }
    sheet.lines = ask::context(scene);
    if let Some(due) = play.due {
        sheet.lines.push(desk.t.letter_due(desk.t.deadline(due.at, due.told_at, desk.reader.zone)));
    }
    sheet.doors = choices(desk, scene, play.way);
    sheet
}

/// The question once more, and that it is.
pub(super) fn reminder(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let lead = desk.t.letter_reminder();
    question(desk, play).led_by(lead)
}

/// Time ran out twice: what happens to the seat, and the way back.
pub(super) fn away(desk: &mut Desk<'_>, play: &Play, offered: bool) -> Sheet {
    let story = Story::of(desk, play);
    let scene = story.scene(desk);
    let (headline, more) = match offered {
        true => (desk.t.letter_away_offered(), desk.t.letter_away_offered_more()),
        false => (desk.t.letter_away(), desk.t.letter_away_more()),
    };
    let mut sheet = story.sheet(desk, &scene, headline);
    sheet.lines = vec![more];
    sheet.doors = vec![to_table(desk, play.way)];
    story.add_news(desk, &scene, &mut sheet);
    story.add_log(desk, &mut sheet);
    sheet
}

pub(super) fn talk(desk: &mut Desk<'_>, play: &Play) -> Sheet {
    let story = Story::of(desk, play);
    let scene = story.scene(desk);
    let mut names: Vec<String> = play.talk.iter().map(|said| speaker(desk, said)).collect();
    let last = names.last().cloned().unwrap_or_else(|| desk.t.letter_somebody());
    names.sort();
    names.dedup();
    let mut sheet = story.sheet(desk, &scene, desk.t.letter_talk_headline(names.len(), last));
    story.add_talk(desk, &mut sheet);
    sheet.lines = vec![ask::question(&scene)];
    sheet.doors = vec![to_table(desk, play.way)];
    story.add_log(desk, &mut sheet);
    sheet
}

pub(super) fn over(desk: &mut Desk<'_>, play: &Play, file: &ArchiveFile) -> Sheet {
    let t = desk.t;
    let story = Story::of(desk, play);
    let scene = story.scene(desk);
    let mut sheet = story.sheet(desk, &scene, ask::question(&scene)).led_by(t.letter_over());
    sheet.lines = vec![t.letter_over_file(file.name.clone()), t.ulysses_over_archive_note()];
    sheet.doors = vec![to_table(desk, play.way)];
    story.add_news(desk, &scene, &mut sheet);
    story.add_seats(desk, &scene, &mut sheet);
    story.add_chart(desk, &mut sheet);
    story.add_talk(desk, &mut sheet);
    story.add_log(desk, &mut sheet);
    sheet
}

/// A game as it may stand in this letter.
struct Story<'a> {
    play: &'a Play,
    /// Without the reader's own cards and goals, if that was wished.
    telling: Cow<'a, Telling>,
    /// With filtered names.
    company: Company,
    news_max: usize,
}

impl<'a> Story<'a> {
    fn of(desk: &Desk<'_>, play: &'a Play) -> Story<'a> {
        let telling = match desk.reader.with_hand {
            true => Cow::Borrowed(&play.telling),
            false => Cow::Owned(play.telling.without_hand()),
        };
        let mut company = play.telling.company.clone();
        let filter = |number: u8, name: &mut String| {
            let filtered = filter_name(name);
            *name = if filtered.is_empty() { desk.t.ulysses_seat(number) } else { filtered };
        };
        (1..).zip(&mut company.names).for_each(|(number, name)| filter(number, name));
        company.formers.iter_mut().for_each(|former| filter(former.seat.number() + 1, &mut former.name));
        Story { play, telling, company, news_max: NEWS_MAX }
    }

    /// Who held the reader's seat before.
    fn predecessor(&self) -> Option<String> {
        let own = |former: &&Former| self.telling.eye == Eye::Seat(former.seat);
        self.company.formers.iter().rev().find(own).map(|former| former.name.clone())
    }

    fn scene(&self, desk: &Desk<'_>) -> Scene<'_> {
        let scene = self.telling.scene(desk.t, &self.play.code, "", self.play.seen, String::new());
        Scene { names: self.company.names(), ..scene }
    }

    fn sheet(&self, desk: &Desk<'_>, scene: &Scene<'_>, headline: String) -> Sheet {
        let kicker = desk.t.ulysses_kicker(self.play.code.clone(), scene.view.turn);
        desk.about_table(&self.play.code, kicker, headline)
    }

    /// What one decides by, the nearest first.
    fn add_all(&self, desk: &Desk<'_>, scene: &Scene<'_>, sheet: &mut Sheet) {
        self.add_news(desk, scene, sheet);
        self.add_own(desk, scene, sheet);
        self.add_discussion(desk, scene, sheet);
        self.add_chart(desk, sheet);
        self.add_seats(desk, scene, sheet);
        self.add_talk(desk, sheet);
        self.add_log(desk, sheet);
    }

    fn add_news(&self, desk: &Desk<'_>, scene: &Scene<'_>, sheet: &mut Sheet) {
        let t = desk.t;
        let new: Vec<_> = scene.story.iter().filter(|told| told.seq > self.play.seen).collect();
        let older = new.len().saturating_sub(self.news_max);
        let lines = new[older..].iter().flat_map(|told| scene.teller().entry(told)).map(|line| line.text).collect();
        let title = if self.play.seen == 0 { t.letter_news_first() } else { t.letter_news() };
        let note = if older > 0 { t.letter_news_older(older) } else { String::new() };
        sheet.add_list(title, lines, note);
    }

    fn add_own(&self, desk: &Desk<'_>, scene: &Scene<'_>, sheet: &mut Sheet) {
        let t = desk.t;
        if !desk.reader.with_hand {
            return sheet.add_list(t.ulysses_own(), Vec::new(), t.letter_hand_off());
        }
        let Some((own, part)) = scene.own().zip(seats::own(scene)) else { return };
        let hand = match own.hand.is_empty() {
            true => part.hand_total,
            false => t.letter_hand(scene.teller().cards(own.hand)),
        };
        let goals = part.goals.iter().chain(&part.reached).map(|goal| t.letter_goal(labeled(goal)));
        sheet.add_list(t.ulysses_own(), [hand].into_iter().chain(goals).collect(), String::new());
    }

    /// Sides, tallies, who is still in.
    fn add_discussion(&self, desk: &Desk<'_>, scene: &Scene<'_>, sheet: &mut Sheet) {
        let t = desk.t;
        let Some(part) = seats::discussion(scene) else { return };
        let mut items: Vec<String> = part.sides.iter().map(|side| side_line(desk, side)).collect();
        items.push(t.ulysses_discussion_still_in(part.still_in));
        if !part.black_open_to.is_empty() {
            items.push(t.ulysses_discussion_black(part.black_open_to));
        }
        sheet.add_list(t.ulysses_discussion(), items, String::new());
    }

    fn add_chart(&self, desk: &Desk<'_>, sheet: &mut Sheet) {
        let chart = self.telling.chart(desk.t.locale, None);
        sheet.drawing = Some(chart.letter());
        let (title, alt, text) = (desk.t.ulysses_chart(), chart.summary(), chart.text());
        sheet.parts.push(Part::Chart(ChartPart { title, alt, text }));
    }

    fn add_seats(&self, desk: &Desk<'_>, scene: &Scene<'_>, sheet: &mut Sheet) {
        let lines = seats::seats(scene).iter().map(|seat| seat_line(desk, seat)).collect();
        sheet.add_list(desk.t.ulysses_seats(), lines, String::new());
    }

    fn add_talk(&self, desk: &Desk<'_>, sheet: &mut Sheet) {
        let line = |said: &Said| desk.t.letter_said(speaker(desk, said), filter_talk(&said.words));
        sheet.add_list(desk.t.letter_talk(), self.play.talk.iter().map(line).collect(), String::new());
    }

    fn add_log(&self, desk: &Desk<'_>, sheet: &mut Sheet) {
        let t = desk.t;
        let items = vec![t.letter_seal(self.play.seal.clone()), t.letter_head(self.play.head.clone())];
        sheet.add_list(t.letter_fair(), items, t.letter_seal_note());
    }
}

fn speaker(desk: &Desk<'_>, said: &Said) -> String {
    let name = filter_name(&said.name);
    if name.is_empty() { desk.t.letter_somebody() } else { name }
}

/// Who wants to go where, before the question of a discussion: it has changed since the proposal.
fn lead(scene: &Scene<'_>) -> String {
    let (t, teller) = (scene.t, scene.teller());
    if scene.view.question != Some(Question::Discussion) {
        return String::new();
    }
    let wants = Side::ALL.into_iter().zip(scene.view.sides).filter_map(|(side, disc)| {
        let disc = disc?;
        let (name, place, you) = (teller.name(disc.owner), teller.place(disc.place), teller.you(disc.owner));
        Some(match side {
            Side::Blue => t.ulysses_story_propose(name, place, you),
            Side::Red | Side::Black => t.letter_wants(name, place, you),
        })
    });
    wants.collect::<Vec<_>>().join(" ")
}

/// A discussion is a changed question to those who were asked before; to others it is simply what they are asked.
fn form(question: Question, known: bool) -> &'static str {
    match question {
        Question::Action | Question::Wind => "turn",
        Question::Discussion if known => "changed",
        Question::Asking | Question::Discussion => "answer",
    }
}

/// «◆ Delos (violet), 2 movements away».
fn labeled(label: &Label) -> String {
    let note = if label.note.is_empty() { String::new() } else { format!(", {}", label.note) };
    format!("{} {} ({}){note}", label.sign, label.text, label.color_name)
}

/// «red · ◆ Delos · Bruno · 2 cards · leads».
fn side_line(desk: &Desk<'_>, side: &SidePart) -> String {
    let t = desk.t;
    let mut parts = vec![side.name.clone()];
    match &side.place {
        Some(place) => parts.extend([format!("{} {}", place.sign, place.text), side.owner.clone()]),
        None => parts.push(t.ulysses_discussion_not_placed()),
    }
    parts.push(t.ulysses_cards_count(side.count));
    parts.push(match side.leads {
        true => t.ulysses_discussion_leads(),
        false => t.letter_least(side.least),
    });
    parts.join(" · ")
}

/// «Bruno (bot) · 5 cards · 1 temple · Hidden goals: ◆ ▲ · ● Circe (reached)».
fn seat_line(desk: &Desk<'_>, seat: &SeatPart) -> String {
    let t = desk.t;
    let badges: Vec<&str> = seat.badges.iter().map(|badge| badge.text.as_str()).collect();
    let badges = if badges.is_empty() { String::new() } else { format!(" ({})", badges.join(", ")) };
    let mut parts = vec![format!("{}{badges}", seat.name), seat.hand.clone(), seat.temples.clone()];
    if !seat.hidden.is_empty() {
        let signs: Vec<&str> = seat.hidden.iter().map(|back| back.sign).collect();
        parts.push(format!("{} {}", t.ulysses_hidden_goals(), signs.join(" ")));
    }
    if !seat.missed.is_empty() {
        let goals: Vec<String> = seat.missed.iter().map(|goal| format!("{} {}", goal.sign, goal.text)).collect();
        parts.push(format!("{} {}", t.ulysses_missed_goals(), goals.join(", ")));
    }
    parts.extend(seat.reached.iter().map(|goal| format!("{} {} ({})", goal.sign, goal.text, t.ulysses_reached())));
    parts.join(" · ")
}
