//! Carrying out the landing card (section 8), and Q-6, the choices of cards 05, 06, 07 and 14.

use super::{Phase, Task};
use crate::engine::Game as _;
use crate::engine::List;
use crate::engine::odyssee::cards::Step;
use crate::engine::odyssee::event::{Cause, Event, Face};
use crate::engine::odyssee::set::Numbered as _;
use crate::engine::odyssee::{Action, CREW, Card, Illegal, Isle, IsleSet, Legal, Odyssee, Question, Seat};

/// How far a task has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Done,
    /// The last hero is lost (G-57).
    Sunk,
    /// The player must choose.
    Asks,
}

impl Task {
    /// The step that asks: the last one.
    fn choice(self) -> Option<&'static Step> {
        self.card.tale().task.last()
    }

    /// Whether the card leaves a choice now (G-62).
    pub(crate) fn asks(self, game: &Odyssee) -> bool {
        match self.choice() {
            Some(Step::Winds | Step::Table { .. }) => true,
            Some(Step::Toll { gifts, .. }) => game.players[game.active].gifts >= *gifts,
            Some(Step::Look(count)) => game.face_down().len() > *count,
            _ => false,
        }
    }

    pub(crate) fn question(self) -> Question {
        match self.choice() {
            Some(Step::Table { .. }) => Question::Cattle,
            Some(Step::Toll { .. }) => Question::Toll,
            Some(Step::Look(_)) => Question::Look,
            _ => Question::Winds,
        }
    }
}

pub(crate) fn legal(game: &Odyssee, task: Task) -> Legal {
    match task.choice() {
        Some(Step::Table { .. }) => Legal::Cattle,
        Some(Step::Toll { heroes, gifts }) => Legal::Toll { heroes: *heroes, gifts: *gifts },
        Some(Step::Look(count)) => Legal::Look { isles: game.face_down(), count: *count },
        _ => Legal::Winds,
    }
}

pub(crate) fn apply(game: &mut Odyssee, task: Task, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    let progress = match (task.choice(), *action) {
        (Some(Step::Winds), Action::Arrow(arrow)) => {
            game.open_bag(seat, arrow, events);
            Progress::Done
        }
        (Some(Step::Winds), Action::Calm) => Progress::Done,
        (Some(Step::Table { feast, .. }), Action::Feast) => game.work(seat, feast, events),
        (Some(Step::Table { graze, .. }), Action::Graze) => game.work(seat, graze, events),
        (Some(Step::Toll { heroes, .. }), Action::Hero) => game.lose_heroes(seat, *heroes, events),
        (Some(Step::Toll { gifts, .. }), Action::Gifts) => {
            game.lose_gifts(seat, *gifts, events);
            Progress::Done
        }
        (Some(Step::Look(count)), Action::Look(isles)) => {
            if let Some(isle) = isles.without(game.face_down()).first() {
                return Err(Illegal::NotFaceDown(isle));
            }
            if isles.len() != *count {
                return Err(Illegal::LookCount { needed: *count });
            }
            game.look(seat, isles, events);
            Progress::Done
        }
        _ => return Err(Illegal::OtherQuestion(task.question())),
    };
    game.go_on_after(task, progress, events);
    Ok(())
}

impl Odyssee {
    /// Carries the card out, as far as nobody must choose.
    pub(super) fn carry_out(&mut self, task: Task, events: &mut Vec<Event>) {
        let progress = self.work(self.active, &task.card.tale().task, events);
        self.go_on_after(task, progress, events);
    }

    fn go_on_after(&mut self, task: Task, progress: Progress, events: &mut Vec<Event>) {
        match progress {
            Progress::Asks => self.phase = Phase::Card(task),
            Progress::Done => self.settle_down(events),
            Progress::Sunk => {
                self.return_card(task, events);
                self.lose_ship(self.active, Cause::Card, events);
                self.meet(events);
            }
        }
    }

    /// G-16: to the owner, or to the rim, where it lies open.
    pub(super) fn return_card(&mut self, task: Task, events: &mut Vec<Event>) {
        let (seat, card) = (self.active, task.card);
        self.players[seat].drop_card(card);
        let rim = if task.from.is_none() { self.landing_isle() } else { None };
        match task.from {
            Some(owner) if self.players[owner].ship.is_some() => self.players[owner].cards.push(card),
            Some(_) => self.gone.insert(card), // He has left meanwhile (G-40).
            None => {}
        }
        if let Some(isle) = rim {
            self.rim[isle.index()] = Some(card);
            self.open.insert(isle);
        }
        events.push(Event::CardReturned { seat, card, to: task.from, rim });
    }

    fn work(&mut self, seat: Seat, steps: &'static [Step], events: &mut Vec<Event>) -> Progress {
        for step in steps {
            let progress = self.step(seat, step, events);
            if progress != Progress::Done {
                return progress;
            }
        }
        Progress::Done
    }

    fn step(&mut self, seat: Seat, step: &'static Step, events: &mut Vec<Event>) -> Progress {
        match step {
            Step::Gain(count) => self.gain(seat, *count, events),
            Step::Pay(count) => self.lose_gifts(seat, *count, events),
            Step::Lose(count) => return self.lose_heroes(seat, *count, events),
            Step::Enlist(count) => self.enlist(seat, *count, events),
            Step::Skip => {
                self.players[seat].skips = true;
                events.push(Event::WillSkip { seat });
            }
            Step::Favor { white, black } => {
                return match self.roll_favor(seat, events) {
                    Face::White => self.work(seat, white, events),
                    Face::Black => self.work(seat, black, events),
                };
            }
            Step::Sirens { black, whites } => return self.hear_sirens(seat, black, whites, events),
            Step::Sail(by_roll) => {
                let roll = self.roll_sail(seat, events);
                return self.work(seat, &by_roll[usize::from(roll) - 1], events);
            }
            Step::Outnumbered { more, otherwise } => {
                let more_than_crew = self.roll_sail(seat, events) > self.players[seat].crew;
                return self.work(seat, if more_than_crew { more } else { otherwise }, events);
            }
            Step::Whirlpool { hungry } => {
                if self.players[seat].gifts == 0 {
                    return self.work(seat, hungry, events);
                }
                let roll = self.roll_sail(seat, events);
                self.lose_gifts(seat, roll, events);
            }
            Step::Winds | Step::Table { .. } => return Progress::Asks,
            // G-62: with one way only, nobody is asked.
            Step::Toll { heroes, gifts } if self.players[seat].gifts < *gifts => {
                return self.lose_heroes(seat, *heroes, events);
            }
            Step::Toll { .. } => return Progress::Asks,
            Step::Look(count) if self.face_down().len() <= *count => self.look(seat, self.face_down(), events),
            Step::Look(_) => return Progress::Asks,
        }
        Progress::Done
    }

    /// O-CARD-03: each black at once, so that the second die is not rolled for a ship that is lost (G-57).
    fn hear_sirens(
        &mut self,
        seat: Seat,
        black: &'static [Step],
        whites: &'static [Step],
        events: &mut Vec<Event>,
    ) -> Progress {
        let mut white = 0;
        for _ in 0..2 {
            match self.roll_favor(seat, events) {
                Face::White => white += 1,
                Face::Black => {
                    let progress = self.work(seat, black, events);
                    if progress != Progress::Done {
                        return progress;
                    }
                }
            }
        }
        if white == 2 { self.work(seat, whites, events) } else { Progress::Done }
    }

    /// A loss beyond what one has takes what there is (section 8).
    fn lose_gifts(&mut self, seat: Seat, wanted: u8, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        let count = wanted.min(player.gifts);
        if count > 0 {
            player.gifts -= count;
            events.push(Event::GiftsLost { seat, count, gifts: player.gifts });
        }
    }

    fn lose_heroes(&mut self, seat: Seat, wanted: u8, events: &mut Vec<Event>) -> Progress {
        let player = &mut self.players[seat];
        let count = wanted.min(player.crew);
        player.crew -= count;
        events.push(Event::HeroesLost { seat, count, crew: player.crew });
        if player.crew == 0 { Progress::Sunk } else { Progress::Done }
    }

    fn enlist(&mut self, seat: Seat, wanted: u8, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        let count = wanted.min(CREW - player.crew);
        if count > 0 {
            player.crew += count;
            events.push(Event::HeroesGained { seat, count, crew: player.crew });
        }
    }

    /// O-CARD-14: for one pair of eyes.
    fn look(&mut self, seat: Seat, isles: IsleSet, events: &mut Vec<Event>) {
        if isles.is_empty() {
            return; // G-58
        }
        let player = &mut self.players[seat];
        player.looked = player.looked.union(isles);
        let cards: List<Card, 2> = isles.iter().filter_map(|isle| self.rim[isle.index()]).collect();
        events.push(Event::Looked { seat, isles, cards: Some(cards) });
    }

    /// The islands at whose rim a card lies face down (O-INFO-2).
    pub(in crate::engine::odyssee) fn face_down(&self) -> IsleSet {
        Isle::all().filter(|isle| self.rim[isle.index()].is_some()).collect::<IsleSet>().without(self.open)
    }

    /// The rim card of an island leaves it, and with it what anyone knew of it.
    pub(super) fn take_from_rim(&mut self, isle: Isle) -> Option<Card> {
        let card = self.rim[isle.index()].take()?;
        self.open.remove(isle);
        Seat::all(self.seats()).for_each(|seat| self.players[seat].looked.remove(isle));
        Some(card)
    }
}
