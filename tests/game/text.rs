//! Pips tells itself. Nobody reads it but tests: its sentences are no messages.

use super::Text;
use super::company::Company;
use super::telling::{
    Asked, Drawing, Line, Matter, NEWS_MAX, Says, Section, Sentences, Tap, Telling, Tells, Told, Tone,
};
use crate::archive::Record;
use crate::chart::Layers;
use crate::engine::log::{Book, Entry, Moment, Recent, Table};
use crate::engine::pips::{Event, Move, NotAsked, Pips, View};
use crate::engine::{Eye, Game as _, Outcome, Seat};
use crate::settle::pips::Said;

#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) eye: Eye,
    pub(crate) view: View,
    pub(crate) company: Company,
    pub(crate) story: Vec<Told<Event>>,
    pub(crate) said: Said,
    pub(crate) covered: bool,
}

impl Known {
    fn name(&self, seat: Seat) -> String {
        self.company.names().of(seat).map_or_else(|| format!("seat {}", seat.number()), str::to_owned)
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.view.seat.filter(|seat| self.view.asked.contains(*seat))
    }

    pub(crate) fn points(&self) -> Vec<String> {
        let line = |seat: Seat| format!("{}: {} points", self.name(seat), self.view.points[seat]);
        Seat::all(self.view.points.count()).map(line).collect()
    }
}

impl Tells for Pips {
    type Known = Known;
    type Wake = ();

    fn known(book: &Book<Pips>, eye: Eye, company: Company) -> Known {
        let told = |entry: &Recent<Event>| Told {
            seq: entry.number,
            seat: entry.seat,
            action: entry.public.clone(),
            events: entry.events.clone(),
            how: None,
        };
        let story = book.recent().iter().map(told).collect();
        Known { story, ..Pips::known_after(book.table(), (), eye, company) }
    }

    fn known_whole(record: &Record<Pips>, eye: Eye, company: Company) -> Known {
        let story = record.entries().map(|(entry, events)| told(entry, events)).collect();
        Known { story, ..Pips::known(record.book(), eye, company) }
    }

    fn known_after(table: &Table<Pips>, (): (), eye: Eye, company: Company) -> Known {
        let view = table.game().view(eye);
        Known { eye, view, company, story: Vec::new(), said: Said::default(), covered: false }
    }

    fn known_at((entry, events): (&Entry, &[Event]), table: &Table<Pips>, (): (), eye: Eye, company: Company) -> Known {
        Known { story: vec![told(entry, events)], ..Pips::known_after(table, (), eye, company) }
    }

    fn follow((): &mut (), _: &[Event]) {}

    fn with_words(known: Known, said: Said, waits: bool, _: Moment) -> Known {
        Known { covered: said.habit.is_some() && !waits, said, ..known }
    }

    fn without_hand(known: &Known) -> Known {
        known.clone()
    }

    fn eye(known: &Known) -> Eye {
        known.eye
    }

    fn company(known: &mut Known) -> &mut Company {
        &mut known.company
    }

    fn turn(known: &Known) -> u16 {
        known.view.round
    }

    fn headline(known: &Known, _: Text) -> String {
        match known.view.outcome {
            Outcome::Won(seat) => format!("{} has won with {} points.", known.name(seat), known.view.points[seat]),
            Outcome::Shared(_) => "Several have won.".to_owned(),
            Outcome::Running if known.asked().is_some() => "Do you roll, or do you hold?".to_owned(),
            Outcome::Running => format!("{} are still to answer.", known.view.asked.len()),
        }
    }

    fn story(known: &Known, _: Text, after: u32, most: usize) -> Vec<Sentences> {
        let new: Vec<_> = known.story.iter().filter(|told| told.seq > after).collect();
        let last = &new[new.len().saturating_sub(most)..];
        last.iter().map(|told| Sentences { number: told.seq, lines: lines(&known.company, told) }).collect()
    }

    fn tell(known: &Known, t: Text, code: &str, seen: u32) -> Telling {
        let tap = |label: &str, query: &str| {
            let says = Says::only(query.trim_start_matches("do=").to_owned());
            Tap { label: label.into(), query: query.into(), note: String::new(), says }
        };
        let sentences = |told: Sentences| told.lines.into_iter().map(|line| line.text).collect();
        Telling {
            kicker: t.game_kicker(code.to_owned(), Pips::TITLE, known.view.round),
            headline: Pips::headline(known, t),
            asked: known.asked().map(|_| Asked {
                of: Matter::Turn,
                rules: "/rules/pips".to_owned(),
                taps: vec![tap("Roll", "do=roll"), tap("Hold", "do=hold")],
                more: "Say more".to_owned(),
            }),
            news: Pips::story(known, t, seen, NEWS_MAX).into_iter().map(sentences).collect(),
            new: known.story.iter().filter(|told| told.seq > seen).count(),
            seats: Section { title: t.table_seats(), lines: known.points() },
            ..Telling::default()
        }
    }

    fn draw(known: &Known, t: Text) -> Drawing {
        let text = known.points().join("\n");
        let ground = "<path fill=\"#fff\" d=\"M0 0h60v60H0Z\"/>".into();
        let layers = Layers { width: 60, height: 60, above: 0, ground, ways: bars(known), stamps: Vec::new() };
        Drawing { title: t.table_chart(), summary: text.clone(), text, layers }
    }

    fn svg(known: &Known, _: Text) -> String {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 60\">{}</svg>", bars(known))
    }

    fn told_action(_: &Known, _: Text, action: &Move) -> Vec<String> {
        vec![format!("You said: {}.", if *action == Move::Roll { "roll" } else { "hold" })]
    }

    fn told_illegal(_: &Known, _: Text, reason: NotAsked) -> String {
        reason.to_string()
    }

    fn chronicle(_: &Pips, _: Text, company: &Company, told: Told<Event>, (): &()) -> Vec<String> {
        lines(company, &told).into_iter().map(|line| line.text).collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Round(_))
    }

    fn pitch(_: Text) -> String {
        "Pips: everybody rolls or holds.".to_owned()
    }

    fn rules_line(_: Text, ruleset: &str) -> String {
        ruleset.to_owned()
    }
}

fn told(entry: &Entry, events: &[Event]) -> Told<Event> {
    let (seq, seat, action) = (entry.line.number, entry.line.seat, entry.line.public.clone());
    Told { seq, seat, action, events: events.to_vec(), how: None }
}

fn lines(company: &Company, told: &Told<Event>) -> Vec<Line> {
    let names = company.names().at(told.seq);
    let name = |seat: Seat| names.of(seat).map_or_else(|| format!("seat {}", seat.number()), str::to_owned);
    let plain = |text| Line { text, tone: Tone::Plain };
    let holds = told.seat.filter(|_| told.action == "hold").map(|seat| plain(format!("{} holds.", name(seat))));
    let event = |event: &Event| match event {
        Event::Round(round) => Line { text: format!("Round {round} begins."), tone: Tone::Turn },
        Event::Rolled { seat, pips, points } => plain(format!("{} rolls {pips} and has {points}.", name(*seat))),
        Event::Over => plain("The game is over.".to_owned()),
    };
    holds.into_iter().chain(told.events.iter().map(event)).collect()
}

fn bars(known: &Known) -> String {
    let points = &known.view.points;
    let bar = |seat: Seat| format!("<path d=\"M0 {}h{}v8h-99z\"/>", 9 * seat.number(), points[seat]);
    Seat::all(points.count()).map(bar).collect()
}
