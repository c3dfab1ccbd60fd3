//! A table for tests: a game with its story, seen by any eye; and random games to look at.

use askama::Template as _;

use crate::deadline::zone::Zone;
use crate::engine::log::Moment;
use crate::engine::ulysses::fixture::key;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Board, Event, Legal, Options, Ruleset, TurnLimit, Ulysses, View};
use crate::engine::{Deal, Eye, Game as _, Seat, SeatSet, Setup, Stream};
use crate::settle::ulysses::{Lapse, Said};
use crate::settle::words::{Kept, Reading, Why, Words as _};
use crate::text::ulysses::scene::{Scene, Told};
use crate::text::{Locale, Text};
use crate::web::bundle::bundled;
use crate::web::sidebar::Sidebar;
use crate::web::table_page::LogPage;
use crate::web::ulysses::ahead::{self, Answer};
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::Faults;
use crate::web::ulysses::{page, review};

pub(super) const BASE: &str = "/table/K7QM2";

/// A log entry with nothing hidden from it.
#[derive(Clone)]
pub(super) struct Entry {
    seat: Option<Seat>,
    action: Option<Action>,
    events: Vec<Event>,
}

pub(super) struct Table {
    pub(super) game: Ulysses,
    pub(super) log: Vec<Entry>,
    pub(super) names: Vec<String>,
    pub(super) locale: Locale,
    pub(super) seen: u32,
    /// What the looking seat has said ahead.
    pub(super) said: Said,
}

/// All that one eye gets, kept so that a scene can borrow it.
pub(super) struct Sight {
    pub(super) view: View,
    pub(super) legal: Legal,
    pub(super) story: Vec<Told>,
    pub(super) said: Said,
    says: Option<Action>,
    lapse: Option<Lapse>,
}

impl Table {
    pub(super) fn new(game: Ulysses, events: Vec<Event>) -> Self {
        let names = ["Anna", "Bruno", "Clara", "David", "Elena"];
        let names = names[..usize::from(game.seats())].iter().map(|name| name.to_string()).collect();
        let log = vec![Entry { seat: None, action: None, events }];
        Self { game, log, names, locale: Locale::English, seen: 0, said: Said::default() }
    }

    /// One of many different tables: sizes, rulesets and options in turn.
    pub(super) fn dealt(number: u64) -> Self {
        let ruleset = Ruleset::ALL[(number / 3 % 2) as usize];
        let mut options = Options { switching_sides: number / 6 % 2 == 1, ..Options::default() };
        if number.is_multiple_of(7) {
            options.turn_limit = TurnLimit::new(9).unwrap();
        }
        let people = 3 + (number % 3) as u8;
        let deal = Deal { ruleset, options, people, bots: 0, key: key(number) };
        let Setup { game, events, .. } = Ulysses::setup(&deal).unwrap();
        Self::new(game, events)
    }

    pub(super) fn board(&self) -> &'static Board {
        self.game.board()
    }

    pub(super) fn apply(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        self.game.apply(seat, &action, &mut events).unwrap();
        self.log.push(Entry { seat: Some(seat), action: Some(action), events });
    }

    /// The same after `"0 propose dido"` and so on.
    pub(super) fn play(mut self, lines: &[&str]) -> Self {
        for line in lines {
            let (seat, action) = line.split_once(' ').unwrap();
            let action = self.game.read(action).unwrap_or_else(|misread| panic!("{line}: {misread:?}"));
            self.apply(Seat::new(seat.parse().unwrap()).unwrap(), action);
        }
        self
    }

    /// The same with only the last entries of its story, which takes less time to tell.
    pub(super) fn with_last(&self, count: usize) -> Self {
        let log = self.log[self.log.len().saturating_sub(count)..].to_vec();
        Self { log, names: self.names.clone(), game: self.game.clone(), said: self.said.clone(), ..*self }
    }

    /// The same story with another game, for eyes that cannot tell the two.
    pub(super) fn in_world(&self, game: Ulysses) -> Self {
        Self { game, log: self.log.clone(), names: self.names.clone(), said: self.said.clone(), ..*self }
    }

    pub(super) fn asked(&self) -> Option<Seat> {
        self.game.to_act().iter().next()
    }

    pub(super) fn eyes(&self) -> impl Iterator<Item = Eye> + use<> {
        Seat::all(self.game.seats()).map(Eye::Seat).chain([Eye::Public])
    }

    pub(super) fn sight(&self, eye: Eye) -> Sight {
        let legal = match eye {
            Eye::Seat(seat) => self.game.legal(seat),
            Eye::Public | Eye::Archive => Legal::Nothing,
        };
        let view = self.game.view(eye);
        let said = if view.own.is_some() { self.said.clone() } else { Said::default() };
        let (says, lapse) = match Ulysses::read_words(&said, &view, &legal, Moment(0)) {
            Reading::Says(action, _) => (Some(action), None),
            Reading::Asks(Why::Lapsed(lapse)) => (None, Some(lapse)),
            Reading::Asks(Why::NoWord | Why::Wished) => (None, None),
        };
        Sight { view, legal, story: self.story(eye), said, says, lapse }
    }

    /// The log as an eye may read it.
    fn story(&self, eye: Eye) -> Vec<Told> {
        let told = |(seq, entry): (u32, &Entry)| {
            let action = entry.action.map_or("deal".to_owned(), |action| match entry.seat {
                Some(seat) if eye.sees(seat) => self.game.write(&action),
                _ => self.game.write_public(&action),
            });
            let events = entry.events.iter().filter_map(|event| Ulysses::seen(event, eye)).collect();
            Told { seq, seat: entry.seat, action, events, how: None }
        };
        (1..).zip(&self.log).map(told).collect()
    }

    pub(super) fn scene<'a>(&'a self, eye: Eye, sight: &'a Sight) -> Scene<'a> {
        Scene {
            t: Text::of(self.locale),
            view: &sight.view,
            legal: &sight.legal,
            board: self.board(),
            eye,
            names: self.names.as_slice().into(),
            bots: SeatSet::only(Seat::FIRST.left(5)),
            away: SeatSet::NONE,
            closed: false,
            story: &sight.story,
            seen: self.seen,
            base: BASE,
            stamp: "",
            zone: Zone::UTC,
            chart: CHART.to_owned(),
            code: "K7QM2",
            opened: &[],
            said: &sight.said,
            covered: sight.says.is_some(),
            says: sight.says.as_ref(),
            lapse: sight.lapse,
        }
    }

    pub(super) fn page(&self, eye: Eye) -> String {
        self.page_with(eye, &Choice::default(), &Faults::none())
    }

    pub(super) fn page_with(&self, eye: Eye, choice: &Choice, faults: &Faults) -> String {
        let (sight, sidebar) = (self.sight(eye), Sidebar::default());
        let scene = self.scene(eye, &sight);
        let page = page::page(&scene, String::new(), choice, faults, &sidebar);
        page.unwrap().render().unwrap()
    }

    /// The whole story.
    pub(super) fn log_page(&self, eye: Eye) -> String {
        let sight = self.sight(eye);
        let scene = self.scene(eye, &sight);
        let bundles = bundled(scene.teller().whole(scene.story).into_iter().rev().collect(), |chapter| chapter.turn);
        let kicker = scene.t.game_kicker(scene.code.to_owned(), Ulysses::TITLE, scene.view.turn);
        LogPage { t: scene.t, base: scene.base, kicker, bundles }.render().unwrap()
    }

    /// The page as whoever is asked sees it.
    pub(super) fn asked_page(&self) -> String {
        self.page(Eye::Seat(self.asked().unwrap()))
    }

    /// The review of an action by itself.
    pub(super) fn review(&self, seat: Seat, action: &Action) -> String {
        let answer = Answer { action: Some(*action), ..Answer::default() };
        self.review_of(seat, &answer, &Choice::of(action, self.board()))
    }

    pub(super) fn review_of(&self, seat: Seat, answer: &Answer, choice: &Choice) -> String {
        let eye = Eye::Seat(seat);
        review::review(&self.scene(eye, &self.sight(eye)), (&self.game, 0), answer, choice, "CAPABILITY").unwrap()
    }

    /// What a query says on this seat's page.
    pub(super) fn hear(&self, seat: Seat, choice: &Choice) -> Result<Answer, Faults> {
        let eye = Eye::Seat(seat);
        ahead::hear(&self.scene(eye, &self.sight(eye)), choice)
    }

    /// The same with something said ahead, now.
    pub(super) fn saying(mut self, seat: Seat, answer: &Answer) -> Self {
        let at = Ulysses::occasion(&self.game.view(Eye::Public));
        if let Some(action) = &answer.action {
            Ulysses::put_by(&mut self.said, &self.game.view(Eye::Seat(seat)), action);
        }
        if let Some(envelope) = &answer.envelope {
            self.said.put_envelope(at, envelope.clone());
        }
        if let Some(next) = &answer.next {
            self.said.put_next(at, Some(next.clone()));
        }
        if let Some(plan) = &answer.plan {
            self.said.plan = Some(Kept { word: plan.clone(), at });
        }
        if let Some(word) = answer.course {
            self.said.course = Some(Kept { word, at });
        }
        self
    }
}

/// The place of the drawing.
pub(super) const CHART: &str = "<svg class=\"chart\" viewBox=\"0 0 1000 600\" role=\"img\"><title>chart</title></svg>";

/// Plays random legal answers to the end; `look` sees every state, before the first answer and after each.
pub(super) fn random_game(number: u64, mut look: impl FnMut(&Table, &mut Stream)) {
    let mut table = Table::dealt(number);
    let mut chance = key(number).stream(1 << 40);
    look(&table, &mut chance);
    while let Some(seat) = table.asked() {
        let action = sample(&table.game, seat, &mut chance).unwrap();
        table.apply(seat, action);
        look(&table, &mut chance);
    }
}
