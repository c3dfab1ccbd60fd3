//! One game in time: letters leave, are opened, and whoever opens one does what he finds on the page. Every answer goes
//! through the loop that the server runs.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::count::Count;
use super::hours::{HOUR, Habits, Rhythm};
use super::measures::{Measure, Measures};
use super::{Asking, Modelled, Page};
use crate::archive::Record;
use crate::bot::{BotKind, Dice};
use crate::cli::simulate::Company;
use crate::cli::simulate::plan::START;
use crate::engine::log::Moment;
use crate::engine::{Eye, Outcome, PerSeat, Seat, SeatSet, ServerSeed};
use crate::settle::notify::{self, Notice, Sent, When};
use crate::settle::run::{Awaited, Inputs, Mind, Settlement, settle};
use crate::settle::words::{Occasion, Said, Source, Times, Why};

/// Reminders of the steady pace, whose clock has five days at most: after half a day, at half, at nine tenths.
const REMINDERS: [i64; 3] = [12 * HOUR, 60 * HOUR, 108 * HOUR];
/// The first of them at the earliest, where it is tried to remind people when they are usually there.
const REMINDER_LEAST: i64 = 4 * HOUR;
/// The first of them, where it is tried to remind sooner.
const REMINDER_SOON: i64 = 9 * HOUR;
/// How long the page of somebody who just looked counts as open.
const VISIT: i64 = 300;
/// More visits than any game needs.
const VISITS_MAX: u32 = 100_000;

/// A person at a table.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) habits: Habits,
    /// Fills in more than what is asked right now.
    pub(super) looks_ahead: bool,
    /// Leaves it to a course where one is offered.
    pub(super) sets_course: bool,
    pub(super) dice: Dice,
}

pub(super) struct World<'a, G: Modelled> {
    game: G,
    people: Vec<Person>,
    seed: &'a ServerSeed,
    asking: Asking,
    company: &'a Company,
    words: Vec<Said<G>>,
    awaited: Vec<Awaited<G::Lapse>>,
    /// Other people whose words do not cover what they are certain to be asked.
    unplanned: Vec<Awaited<G::Lapse>>,
    sent: PerSeat<Option<Sent>>,
    /// How many letters went to each seat; its delays are numbered by them.
    letters: PerSeat<u64>,
    /// The number of the letter that told of what is open now; reminders of it have higher ones.
    told: PerSeat<u64>,
    /// The number of the letter of which its reader will be reminded.
    reminded: PerSeat<u64>,
    /// When each of them came so far.
    rhythms: PerSeat<Rhythm>,
    queue: BinaryHeap<Reverse<(i64, u64, Event)>>,
    queued: u64,
    now: i64,
    count: Count,
    /// What is played, where an archive is wanted.
    record: Option<Record<G>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// The letter of that number is opened.
    Opened(Seat, u64),
    /// A letter that waited for the end of a visit.
    Waited(Seat),
    /// For the letter of that number, and which of the reminders.
    Reminder(Seat, u64, usize),
}

impl<'a, G: Modelled> World<'a, G> {
    pub(super) fn new(
        game: G,
        people: Vec<Person>,
        seed: &'a ServerSeed,
        asking: Asking,
        company: &'a Company,
    ) -> Self {
        let seats = game.seats();
        Self {
            words: vec![Said::<G>::default(); usize::from(seats)],
            awaited: Vec::new(),
            unplanned: Vec::new(),
            sent: PerSeat::filled(None, seats),
            letters: PerSeat::filled(0, seats),
            told: PerSeat::filled(0, seats),
            reminded: PerSeat::filled(0, seats),
            rhythms: PerSeat::filled(Rhythm::default(), seats),
            queue: BinaryHeap::new(),
            queued: 0,
            // The games begin in the middle of a London day.
            now: 12 * HOUR,
            count: Count::new::<G>(),
            record: None,
            game,
            people,
            seed,
            asking,
            company,
        }
    }

    /// The same, with a record of this very game.
    pub(super) fn keeping(self, record: Record<G>) -> Self {
        Self { record: Some(record), ..self }
    }

    /// Plays to the end; what it came to, or why it never came to an end.
    pub(super) fn play(mut self) -> Result<Count, String> {
        self.play_on()?;
        Ok(self.count)
    }

    /// Plays to the end; what was kept of it.
    pub(super) fn play_recorded(mut self) -> Result<Record<G>, String> {
        self.play_on()?;
        self.record.ok_or_else(|| "nothing was recorded".to_owned())
    }

    fn play_on(&mut self) -> Result<(), String> {
        let begun = self.now;
        self.settle(None);
        if self.asking == Asking::Ahead && self.company.measures.has(Measure::Begins) {
            Seat::all(self.game.seats()).for_each(|seat| self.send(seat));
        }
        self.post(SeatSet::NONE);
        let mut visits = 0;
        while self.game.outcome() == Outcome::Running {
            let Some(Reverse((at, _, event))) = self.queue.pop() else {
                let seats: Vec<String> = self.awaited.iter().map(|awaited| awaited.seat.to_string()).collect();
                return Err(format!("nobody has a letter, and of the seats these are awaited: {}", seats.join(", ")));
            };
            self.count.wait(G::question(&self.view()), at - self.now);
            self.now = at;
            match event {
                Event::Opened(seat, letter) => self.opened(seat, letter),
                Event::Waited(seat) => self.post_waited(seat),
                Event::Reminder(seat, letter, number) => self.remind(seat, letter, number),
            }
            visits += 1;
            if visits > VISITS_MAX {
                return Err("the game has no end".to_owned());
            }
        }
        self.count.seconds = self.now - begun;
        Ok(())
    }

    /// A letter that was followed before, or a later one of the same question, brings nobody to the page again.
    fn opened(&mut self, seat: Seat, letter: u64) {
        if letter >= self.told[seat] && self.is_out(seat) {
            self.visit(seat);
        }
    }

    /// Whether the seat has a letter that nobody has followed yet.
    fn is_out(&self, seat: Seat) -> bool {
        self.sent[seat].is_some_and(|sent| sent.came.is_none())
    }

    /// Somebody is on the page: does what is asked, and whatever is asked next, and says what he knows already.
    fn visit(&mut self, seat: Seat) {
        self.count.visits += 1;
        self.rhythms[seat].came(self.now, &self.people[usize::from(seat.number())].habits);
        let view = self.game.view(Eye::Seat(seat));
        G::looked(&mut self.words[usize::from(seat.number())], &view);
        loop {
            let before = (self.occasion(), self.awaits(seat).is_some());
            let hand = self.write(seat);
            let acts = hand.is_some();
            self.settle(hand.map(|action| (seat, action)));
            self.came(seat);
            let asked_again = self.awaits(seat).is_some_and(|awaited| awaited.in_turn);
            let changed = before != (self.occasion(), asked_again);
            if !asked_again || !(acts || changed) || self.game.outcome() != Outcome::Running {
                break;
            }
        }
        // What came of it is still before him: he says what he knows about that, too.
        while self.game.outcome() == Outcome::Running {
            let hand = self.write(seat);
            let acts = hand.is_some();
            self.settle(hand.map(|action| (seat, action)));
            if !acts {
                break;
            }
            self.came(seat);
        }
        self.post(SeatSet::only(seat));
    }

    /// He has seen what is open for him, with a letter or without.
    fn came(&mut self, seat: Seat) {
        let seen = G::occasion_of(&self.view(), seat);
        let left_open = self.unplanned.iter().any(|missing| missing.seat == seat);
        match &mut self.sent[seat] {
            Some(sent) if sent.about.same_matter(seen) || !left_open => sent.came = Some(seen),
            sent => *sent = Some(Sent { about: seen, came: Some(seen) }),
        }
    }

    /// Puts words onto the seat's desk; an answer by hand where one is due in turn.
    fn write(&mut self, seat: Seat) -> Option<G::Action> {
        let (view, legal) = (self.game.view(Eye::Seat(seat)), self.game.legal(seat));
        let person = &self.people[usize::from(seat.number())];
        let page = Page {
            measures: if self.asking == Asking::Ahead { &self.company.measures } else { &Measures::NONE },
            sets_course: person.sets_course,
            view: &view,
            legal: &legal,
            seat,
            dice: &person.dice,
            looks_ahead: self.asking == Asking::Ahead && person.looks_ahead,
            in_turn: self.awaits(seat).is_some_and(|awaited| awaited.in_turn),
        };
        let words = &mut self.words[usize::from(seat.number())];
        let before = words.clone();
        let hand = G::fill_in(&page, words);
        let ahead = G::taps(&page, &before, words);
        // The answer, and to send it off.
        self.count.taps += ahead + u32::from(hand.is_some()) + u32::from(hand.is_some() || ahead > 0);
        hand
    }

    fn settle(&mut self, hand: Option<(Seat, G::Action)>) {
        let minds = PerSeat::filled(Mind::Person, self.game.seats());
        let times = Times::plenty(Moment(self.now));
        let given =
            Inputs { minds: &minds, words: &mut self.words, hand, times, unsent: SeatSet::NONE, seed: self.seed };
        let mut before = self.game.clone();
        let settlement = settle(&mut self.game, given).expect("a sailor answers within what is legal");
        let Settlement { played, awaited, unplanned, .. } = settlement;
        for step in played {
            if let Some(record) = &mut self.record {
                let at = Moment(START + self.now);
                record.act(step.seat, &step.action, step.how(), at).expect("it was played once already");
            }
            let question = G::question(&before.view(Eye::Public));
            self.count.answer::<G>(question, step.source);
            if let Source::Word(kind, _) = step.source {
                let (view, legal) = (before.view(Eye::Seat(step.seat)), before.legal(step.seat));
                let dice = &self.people[usize::from(step.seat.number())].dice;
                let by_hand = G::choose(BotKind::Sailor, &view, &legal, dice);
                self.count.word::<G>(question, kind, by_hand.as_ref() == Some(&step.action));
            }
            before.apply(step.seat, &step.action, &mut Vec::new()).expect("it was played once already");
        }
        (self.awaited, self.unplanned) = (awaited, unplanned);
        self.add_used_up();
    }

    /// Where it is tried to write to those whose words are used up, they are asked as if they had to plan.
    fn add_used_up(&mut self) {
        let measures = &self.company.measures;
        if self.game.outcome() != Outcome::Running || !measures.write_ahead() {
            return;
        }
        for seat in Seat::all(self.game.seats()) {
            let known = self.awaited.iter().chain(&self.unplanned).any(|missing| missing.seat == seat);
            let view = self.game.view(Eye::Seat(seat));
            if !known && G::used_up(&self.words[usize::from(seat.number())], &view, measures) {
                let about = G::occasion_of(&self.view(), seat);
                self.unplanned.push(Awaited { seat, why: Why::NoWord, in_turn: false, about });
            }
        }
    }

    /// Writes the letters that are due.
    fn post(&mut self, on_page: SeatSet) {
        let mut due = match self.asking {
            Asking::Ahead => notify::due(&self.awaited, &self.sent, on_page),
            Asking::Strict => {
                let first: Vec<_> = self.first_awaited().into_iter().collect();
                notify::due(&first, &self.sent, on_page)
            }
        };
        due.extend(notify::ahead(&self.without_plan(), &self.sent, on_page));
        for Notice { seat, when } in due {
            match when {
                When::AtOnce if self.waits_for_morning(seat) => {
                    let habits = &self.people[usize::from(seat.number())].habits;
                    self.queue(habits.morning_after(self.now), Event::Waited(seat));
                }
                When::AtOnce => self.send(seat),
                When::AfterVisit => self.queue(self.now + VISIT, Event::Waited(seat)),
            }
        }
        let asked: Vec<Seat> = self.awaited.iter().map(|awaited| awaited.seat).collect();
        asked.into_iter().for_each(|seat| self.begin_reminding(seat));
    }

    /// A letter for which nobody waits, where those leave in the morning.
    fn waits_for_morning(&self, seat: Seat) -> bool {
        self.company.measures.has(Measure::Morning) && self.awaits(seat).is_none()
    }

    fn post_waited(&mut self, seat: Seat) {
        let awaited: Vec<_> = self.awaits(seat).into_iter().collect();
        let mut letters = notify::due(&awaited, &self.sent, SeatSet::NONE);
        letters.extend(notify::ahead(&self.without_plan(), &self.sent, SeatSet::NONE));
        if letters.iter().any(|letter| letter.seat == seat) {
            self.send(seat);
            if self.awaits(seat).is_some() {
                self.begin_reminding(seat);
            }
        }
    }

    /// Those who are asked what they will do in their next turn; strictly asked, nobody is.
    fn without_plan(&self) -> Vec<Awaited<G::Lapse>> {
        let offered = self.company.measures.has(Measure::Onward);
        let looks = |seat: Seat| self.people[usize::from(seat.number())].looks_ahead || offered;
        let plans = |seat: Seat| self.asking == Asking::Ahead && looks(seat);
        self.unplanned.iter().filter(|missing| plans(missing.seat)).copied().collect()
    }

    /// Strictly asked, one after the other: whose turn it is.
    fn first_awaited(&self) -> Option<Awaited<G::Lapse>> {
        let active = G::mover(&self.view()).unwrap_or_default();
        let clockwise = |awaited: &&Awaited<G::Lapse>| {
            let seats = self.game.seats();
            active.left(seats).round(seats).position(|seat| seat == awaited.seat)
        };
        self.awaited.iter().filter(|awaited| awaited.in_turn).min_by_key(clockwise).copied()
    }

    fn send(&mut self, seat: Seat) {
        self.sent[seat] = Some(Sent { about: G::occasion_of(&self.view(), seat), came: None });
        self.told[seat] = self.letters[seat] + 1;
        self.deliver(seat);
    }

    /// Of a letter that its reader has not followed he is reminded once the game waits for him. Strict asking is how it was
    /// always done: one letter for a question, and then one waits.
    fn begin_reminding(&mut self, seat: Seat) {
        let reminds = self.company.reminders && self.asking == Asking::Ahead && self.is_out(seat);
        if reminds && self.reminded[seat] != self.told[seat] {
            self.reminded[seat] = self.told[seat];
            self.queue_reminder(seat, 0);
        }
    }

    /// A letter, or a reminder of one: either way a fresh chance to be noticed.
    fn deliver(&mut self, seat: Seat) {
        self.letters[seat] += 1;
        self.count.letters += 1;
        let habits = &self.people[usize::from(seat.number())].habits;
        let at = habits.opened_at(self.letters[seat], self.now);
        self.queue(at, Event::Opened(seat, self.letters[seat]));
    }

    fn queue_reminder(&mut self, seat: Seat, number: usize) {
        let Some(after) = REMINDERS.get(number) else { return };
        let before = if number == 0 { 0 } else { REMINDERS[number - 1] };
        let habits = &self.people[usize::from(seat.number())].habits;
        let measures = &self.company.measures;
        let usual = habits.awake_from(self.now + after - before);
        let at = if number > 0 {
            usual
        } else if measures.has(Measure::Hour) {
            // Never later than it would be without.
            let there = self.rhythms[seat].usually_there(self.now + REMINDER_LEAST, habits);
            there.map_or(usual, |there| there.min(usual))
        } else if measures.has(Measure::Soon) {
            habits.awake_from(self.now + REMINDER_SOON)
        } else {
            usual
        };
        self.queue(at, Event::Reminder(seat, self.told[seat], number));
    }

    fn remind(&mut self, seat: Seat, letter: u64, number: usize) {
        if letter == self.told[seat] && self.is_out(seat) && self.awaits(seat).is_some() {
            self.deliver(seat);
            self.count.reminders += 1;
            self.queue_reminder(seat, number + 1);
        }
    }

    fn queue(&mut self, at: i64, event: Event) {
        self.queued += 1;
        self.queue.push(Reverse((at, self.queued, event)));
    }

    fn awaits(&self, seat: Seat) -> Option<Awaited<G::Lapse>> {
        self.awaited.iter().find(|awaited| awaited.seat == seat).copied()
    }

    fn occasion(&self) -> Occasion {
        G::occasion(&self.view())
    }

    fn view(&self) -> G::View {
        self.game.view(Eye::Public)
    }
}
