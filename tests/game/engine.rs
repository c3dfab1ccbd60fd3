//! Pips, the smallest game that needs everything a table offers: two to six seats, all asked at once, a die, one word ahead.
//! In every round everybody rolls a die or holds; a one costs all that was rolled so far, and whoever has most after four
//! rounds wins.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Deal, DealKey, Eye, Game, Misread, Outcome, PerSeat, Seat, SeatSet, Setup, SetupError};

pub const ROUNDS: u16 = 4;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pips {
    key: DealKey,
    round: u16,
    points: PerSeat<u8>,
    /// Those who have answered in this round.
    answered: SeatSet,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruleset;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Roll,
    Hold,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Round(u16),
    Rolled { seat: Seat, pips: u8, points: u8 },
    Over,
}

/// Everything is open but what the dice will show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub seat: Option<Seat>,
    pub round: u16,
    pub points: PerSeat<u8>,
    pub asked: SeatSet,
    pub outcome: Outcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAsked;

impl Pips {
    fn over(&self) -> bool {
        self.round > ROUNDS
    }
}

impl Game for Pips {
    const NAME: &'static str = "pips";
    const TITLE: &'static str = "Pips";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const SEATS_USUAL: u8 = 3;
    const TOGETHER: bool = true;

    type Ruleset = Ruleset;
    type Options = Options;
    type Action = Move;
    type Event = Event;
    type NotAnEvent = serde_json::Error;
    type Illegal = NotAsked;
    type Expected = &'static str;
    type View = View;
    /// Whether the seat is asked.
    type Legal = bool;

    fn setup(deal: &Deal<Pips>) -> Result<Setup<Pips>, SetupError> {
        let seats = deal.seats()?;
        let mut order: PerSeat<u8> = (0..seats).collect();
        deal.key.shuffle(0, &mut order);
        let game = Pips { key: deal.key, round: 1, points: PerSeat::filled(0, seats), answered: SeatSet::NONE };
        Ok(Setup { game, order, events: vec![Event::Round(1)] })
    }

    fn seats(&self) -> u8 {
        self.points.count()
    }

    fn to_act(&self) -> SeatSet {
        if self.over() { SeatSet::NONE } else { SeatSet::all(self.seats()).without(self.answered) }
    }

    fn may_answer(&self) -> SeatSet {
        self.to_act()
    }

    fn silence(&self, seat: Seat) -> Option<Move> {
        self.to_act().contains(seat).then_some(Move::Hold)
    }

    fn plays_cards(_: &Move) -> bool {
        false
    }

    fn legal(&self, seat: Seat) -> bool {
        self.to_act().contains(seat)
    }

    fn apply(&mut self, seat: Seat, action: &Move, events: &mut Vec<Event>) -> Result<(), NotAsked> {
        if !self.to_act().contains(seat) {
            return Err(NotAsked);
        }
        if *action == Move::Roll {
            let die = self.key.stream(u64::from(self.round) * 8 + u64::from(seat.number())).index(6);
            let pips = die as u8 + 1;
            self.points[seat] = if pips == 1 { 0 } else { self.points[seat] + pips };
            events.push(Event::Rolled { seat, pips, points: self.points[seat] });
        }
        self.answered.insert(seat);
        if self.to_act().is_empty() {
            (self.round, self.answered) = (self.round + 1, SeatSet::NONE);
            events.push(if self.over() { Event::Over } else { Event::Round(self.round) });
        }
        Ok(())
    }

    fn view(&self, eye: Eye) -> View {
        let seat = if let Eye::Seat(seat) = eye { Some(seat) } else { None };
        View { seat, round: self.round, points: self.points, asked: self.to_act(), outcome: self.outcome() }
    }

    fn seen(event: &Event, _: Eye) -> Option<Event> {
        Some(event.clone())
    }

    fn is_all_told(events: &mut dyn Iterator<Item = &Event>) -> bool {
        events.filter(|event| matches!(event, Event::Round(_))).count() > 1
    }

    fn write_event(&self, event: &Event) -> String {
        serde_json::to_string(event).expect("an event has only string keys")
    }

    fn read_event(&self, text: &str) -> Result<Event, serde_json::Error> {
        serde_json::from_str(text)
    }

    fn write_counts(&self) -> String {
        serde_json::to_string(&self.points).expect("numbers")
    }

    fn outcome(&self) -> Outcome {
        let most = self.points.iter().max().copied();
        let best: SeatSet = Seat::all(self.seats()).filter(|seat| Some(self.points[*seat]) == most).collect();
        match (self.over(), best.len()) {
            (false, _) => Outcome::Running,
            (true, 1) => Outcome::Won(best.iter().next().unwrap_or_default()),
            (true, _) => Outcome::Shared(best),
        }
    }

    fn write(&self, action: &Move) -> String {
        match action {
            Move::Roll => "roll".to_owned(),
            Move::Hold => "hold".to_owned(),
        }
    }

    fn write_public(&self, action: &Move) -> String {
        self.write(action)
    }

    fn read(&self, text: &str) -> Result<Move, Misread<&'static str>> {
        let found = [Move::Roll, Move::Hold].into_iter().find(|action| self.write(action) == text);
        found.ok_or(Misread { at: 0, expected: "roll or hold" })
    }

    fn other_world(&self, _: Eye, key: &DealKey) -> Pips {
        Pips { key: *key, ..self.clone() }
    }

    fn veiled(&self, _: Seat) -> Pips {
        Pips { key: DealKey::BLANK, ..self.clone() }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pips/1")
    }
}

impl FromStr for Ruleset {
    type Err = NotAsked;

    fn from_str(text: &str) -> Result<Ruleset, NotAsked> {
        if text == "pips/1" { Ok(Ruleset) } else { Err(NotAsked) }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain")
    }
}

impl FromStr for Options {
    type Err = NotAsked;

    fn from_str(text: &str) -> Result<Options, NotAsked> {
        if text == "plain" { Ok(Options {}) } else { Err(NotAsked) }
    }
}

impl fmt::Display for NotAsked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nobody asked")
    }
}
