//! Ulysses on the site.

use std::sync::OnceLock;

use askama::Template;

use super::ahead::{self, Answer};
use super::chart_box::chart_box;
use super::choice::Choice;
use super::fault::Faults;
use super::settings::UlyssesSettings;
use super::{complete, lesson, orders, page, review};
use crate::archive::Record;
use crate::chart::ulysses::{Chart, Pick};
use crate::engine::log::Moment;
use crate::engine::ulysses::{Action, Board, Event, GOALS, Legal, Options, Own, Place, PlaceSet, Ruleset, Ulysses};
use crate::engine::{Eye, Game as _, Seat};
use crate::play::words::{AnyRefusal, Refusal};
use crate::settle::words::NotLaid;
use crate::text::company::Names;
use crate::text::rules::Book;
use crate::text::telling::Chapter;
use crate::text::ulysses::label::Label;
use crate::text::ulysses::rules::{self, Picture};
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::seats::{self, DiscussionPart, OwnPart, SeatPart};
use crate::text::ulysses::sides::Sides;
use crate::text::ulysses::telling::Telling as Known;
use crate::text::ulysses::vocabulary::Teller;
use crate::text::{Locale, Text};
use crate::web::lesson::{Advice, Lesson};
use crate::web::sidebar::Sidebar;
use crate::web::site::{Heard, Room, Site, Trouble};
use crate::web::table_page::TablePage;

const SPECIFICATION: &str = include_str!("../../../docs/rules/ulysses.md");

impl Site for Ulysses {
    type Choice = Choice;
    type Answer = Answer;
    type Faults = Faults;
    type Settings = UlyssesSettings;

    fn read_choice(pairs: &[(String, String)]) -> Choice {
        Choice::read(pairs)
    }

    fn read_choice_of_link(pairs: &[(String, String)]) -> Choice {
        Choice::of_link(pairs)
    }

    fn read_choice_of_query(query: &str) -> Choice {
        Choice::of_query(query)
    }

    fn choice_of(&self, action: &Action) -> Choice {
        Choice::of(action, self.board())
    }

    fn way_back(choice: &Choice, base: &str) -> String {
        choice.way_back(base)
    }

    fn faults(trouble: Trouble<Ulysses>) -> Faults {
        match trouble {
            Trouble::Stale => Faults::stale(),
            Trouble::TooMuch | Trouble::Refused(Refusal::NotLaid(NotLaid::TooMany)) => Faults::too_much(),
            Trouble::Illegal(reason) | Trouble::Refused(Refusal::Illegal(reason)) => Faults::refused(reason),
            Trouble::Refused(Refusal::Unreadable(misread)) => Faults::unreadable(misread.at, &misread.expected),
            Trouble::Refused(Refusal::NotLaid(NotLaid::Unreadable(misread))) => {
                Faults::unreadable(misread.at, &misread.expected)
            }
            Trouble::Refused(Refusal::NotLaid(NotLaid::NotPatience(misread))) => {
                Faults::unreadable(misread.at, &"patience")
            }
            Trouble::Refused(Refusal::NoSuchKind) => Faults::unreadable(0, &"words"),
        }
    }

    fn refusal(any: AnyRefusal) -> Option<Refusal<Ulysses>> {
        any.try_into().ok()
    }

    fn page<'a>(
        room: &Room<'a, Ulysses>,
        choice: &Choice,
        faults: &Faults,
        sidebar: &'a Sidebar,
    ) -> Result<TablePage<'a>, askama::Error> {
        let [near, sea] = charts(room);
        page::page(&scene(room, sea), near, choice, faults, sidebar)
    }

    fn hint(room: &Room<'_, Ulysses>) -> Option<Advice> {
        lesson::hint(&scene(room, String::new()))
    }

    fn lesson(room: &Room<'_, Ulysses>) -> Option<Lesson> {
        lesson::lesson(&scene(room, String::new()))
    }

    fn chapters(room: &Room<'_, Ulysses>) -> Vec<Chapter> {
        let scene = scene(room, String::new());
        scene.teller().whole(scene.story)
    }

    fn is_about_later(room: &Room<'_, Ulysses>, choice: &Choice) -> bool {
        ahead::is_about_later(&scene(room, String::new()), choice)
    }

    fn hear(room: &Room<'_, Ulysses>, choice: &Choice) -> Heard<Ulysses> {
        match ahead::hear(&scene(room, String::new()), choice) {
            Ok(answer) => Heard::Answer(answer),
            Err(faults) => Heard::Faults(faults),
        }
    }

    fn action(answer: &Answer) -> Option<&Action> {
        answer.action.as_ref()
    }

    fn review(
        room: &Room<'_, Ulysses>,
        answer: &Answer,
        choice: &Choice,
        capability: &str,
    ) -> Result<String, askama::Error> {
        review::review(&scene(room, String::new()), (room.game, room.take_back), answer, choice, capability)
    }

    fn standing(
        room: &Room<'_, Ulysses>,
        record: &Record<Ulysses>,
        pairs: &[(String, String)],
        now: Moment,
        capability: &str,
    ) -> Option<Result<(bool, String), askama::Error>> {
        let (scene, choice) = (scene(room, String::new()), Choice::read(pairs));
        Some(orders::page(&scene, record, room.seat?, &choice, now, capability))
    }

    fn is_standing(kind: &str) -> bool {
        ["orders", "patience"].contains(&kind)
    }

    fn standing_again(
        room: &Room<'_, Ulysses>,
        record: &Record<Ulysses>,
        choice: &Choice,
        faults: &Faults,
    ) -> Option<Result<String, askama::Error>> {
        Some(orders::list(&scene(room, String::new()), record, room.seat?, choice, faults))
    }

    fn facts(known: &Known, t: Text, chart: String) -> Result<String, askama::Error> {
        let scene = known.scene(t, "", "", 0, String::new());
        FactsHtml {
            t,
            chart,
            own: seats::own(&scene),
            open: seats::open_hands(&scene),
            seats: seats::seats(&scene),
            discussion: seats::discussion(&scene),
            plagues: seats::plagues(&scene),
            supplies: seats::supplies(&scene),
        }
        .render()
    }

    fn seats_html(known: &Known, t: Text) -> Result<String, askama::Error> {
        let scene = known.scene(t, "", "", 0, String::new());
        SeatsHtml { t, seats: seats::seats(&scene) }.render()
    }

    /// The sea around the ship for narrow screens, and the whole of it, as wide as the page.
    fn replay_chart(known: &Known, t: Text) -> String {
        let near = known.chart(t.locale, None);
        let sea = Chart { distances: true, ..near.clone() };
        format!("{}<div class=\"chart-sea chart-fit\">{}</div>", near.near(), sea.svg())
    }

    fn chart_key(known: &Known, t: Text) -> String {
        let Chart { ship, wake, plagues, discs, goals, reached, open, .. } = known.chart(t.locale, None);
        format!("{ship:?} {wake:?} {plagues:?} {discs:?} {goals:?} {reached:?} {open:?}")
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::ShipMoved { .. })
    }

    fn landmark_ways(t: Text) -> [String; 2] {
        [t.ulysses_replay_previous(), t.ulysses_replay_next()]
    }

    fn curve_line(t: Text, is_over: bool) -> String {
        if is_over { t.ulysses_replay_curve() } else { t.ulysses_replay_curve_running() }
    }

    const STEPS: u8 = GOALS;

    /// Goals reached, and once the game is over how near the ship was to the next.
    fn closeness(&self, seat: Seat, is_over: bool, step: u32) -> u32 {
        let view = self.view(if is_over { Eye::Seat(seat) } else { Eye::Public });
        let reached = u32::from(view.players[seat].revealed.count()) * step;
        reached + view.own.map_or(0, |own| nearness(self.board(), view.ship, &own, step))
    }

    fn milestone(&self, event: &Event, t: Text, names: Names<'_>, turn: u16) -> Option<(Seat, u8, String)> {
        let Event::GoalShown { seat, goal, revealed } = event else { return None };
        let ruleset = self.ruleset();
        let teller = Teller { t, board: self.board(), eye: Eye::Public, names, sides: Sides::default(), ruleset };
        let words = t.ulysses_replay_milestone(GOALS, teller.name(*seat), teller.place(*goal), *revealed, turn);
        Some((*seat, *revealed, words))
    }

    fn reached(&self, t: Text, name: String, is_reader: bool, seat: Seat) -> String {
        let steps = self.closeness(seat, false, 1);
        t.ulysses_after_reached(steps, GOALS, name, if is_reader { "you" } else { "other" })
    }

    fn rules(locale: Locale) -> Option<(&'static Book, &'static str)> {
        Some((rules::book(locale), SPECIFICATION))
    }

    fn ruleset_fact(t: Text, ruleset: &str, options: &str) -> String {
        let ruleset = ruleset.parse().map_or_else(|_| ruleset.to_owned(), |ruleset| ruleset_name(t, ruleset));
        let options: Option<Options> = serde_json::from_str(options).ok();
        match options {
            Some(options) if options.switching_sides => format!("{ruleset}. {}", t.option_sides()),
            Some(_) | None => ruleset,
        }
    }

    fn home_line(t: Text) -> String {
        t.home_ulysses()
    }

    fn home(t: Text) -> Result<String, askama::Error> {
        let rules = t.gather_rules_link(Ulysses::TITLE);
        HomeHtml { t, name: Ulysses::NAME, rules, picture: home_picture(t.locale) }.render()
    }
}

pub(super) fn ruleset_name(t: Text, ruleset: Ruleset) -> String {
    match ruleset {
        Ruleset::Ulysses1 => t.ruleset_authors(),
        Ruleset::UlyssesCs1 => t.ruleset_czech(),
    }
}

fn scene<'a>(room: &Room<'a, Ulysses>, chart: String) -> Scene<'a> {
    Scene { zone: room.zone, stamp: room.stamp, ..room.known.scene(room.t, room.code, room.base, room.seen, chart) }
}

/// The sea around the ship for narrow screens, and the whole of it. Whoever is asked can tap a place, which does what its
/// title says: it leads to the review.
fn charts(room: &Room<'_, Ulysses>) -> [String; 2] {
    let (t, known) = (room.t, room.known);
    let is_asked = room.known.scene(t, room.code, room.base, room.seen, String::new()).asked().is_some();
    let (deed, title, places) = match &known.legal {
        Legal::Action(range) => ("propose.", t.ulysses_form_propose(), range.propose),
        Legal::Asking(range) => ("object.", t.ulysses_form_object(), range.free.union(range.plagued)),
        Legal::Discussion(range) if range.support.iter().any(Option::is_some) => {
            let sides = range.support.iter().zip(&known.view.sides).filter_map(|(range, disc)| range.and(*disc));
            (complete::AT, t.chart_play_for(), sides.map(|disc| disc.place).collect())
        }
        Legal::Nothing | Legal::Discussion(_) | Legal::Wind(_) => ("", String::new(), PlaceSet::NONE),
    };
    let href = format!("{}/review{}?do={deed}", room.base, room.stamp);
    let pick = (is_asked && !places.is_empty()).then_some(Pick { places, href: &href, title: &title });
    let near = Chart { sailed: known.sailed_since(room.shown), ..known.chart(t.locale, pick) };
    // A link is called by what it shows: numbers beside the names would be part of that.
    let sea = Chart { distances: near.pick.is_none(), ..near.clone() };
    chart_box(t, &near, &sea)
}

/// Less than a goal's worth: the more, the nearer the nearest hidden goal.
fn nearness(board: &Board, ship: Place, own: &Own, goal: u32) -> u32 {
    let farthest = Place::all().map(|place| board.distance(ship, place)).max().unwrap_or(0);
    let nearest = own.goals.iter().map(|goal| board.distance(ship, goal)).min();
    nearest.map_or(0, |nearest| {
        let steps = u32::from(farthest) + 1;
        (steps - u32::from(nearest)).min(steps - 1) * goal / steps
    })
}

/// The sea with somebody's goals. The same each time, and finding room for its names takes a while.
fn home_picture(locale: Locale) -> &'static str {
    static PICTURES: [OnceLock<String>; Locale::ALL.len()] = [const { OnceLock::new() }; Locale::ALL.len()];
    PICTURES[locale as usize].get_or_init(|| Picture::Goals.draw(locale))
}

#[derive(Template)]
#[template(path = "ulysses/home.html")]
struct HomeHtml {
    t: Text,
    name: &'static str,
    rules: String,
    /// Made by us, so not escaped.
    picture: &'static str,
}

#[derive(Template)]
#[template(path = "ulysses/seats.html")]
struct SeatsHtml {
    t: Text,
    seats: Vec<SeatPart>,
}

/// The table after a step.
#[derive(Template)]
#[template(path = "ulysses/facts.html")]
struct FactsHtml {
    t: Text,
    /// Made by us, so not escaped.
    chart: String,
    own: Option<OwnPart>,
    open: Vec<(String, OwnPart)>,
    seats: Vec<SeatPart>,
    discussion: Option<DiscussionPart>,
    plagues: Vec<Label>,
    supplies: Vec<String>,
}
