//! Random tables: people who write whatever words come to their mind, answer by hand, or let their time run out.

use super::table::Table;
use crate::bot::BotKind;
use crate::engine::odyssee::fixture::{dealt, key, seat};
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{Action, BattleBy, Odyssee, Options};
use crate::engine::{Eye, Game as _, Outcome, PerSeat, Seat, SeatSet, Stream};
use crate::settle::notify::{self, Sent};
use crate::settle::odyssee::sample::Sampler;
use crate::settle::odyssee::{Kind, Said};
use crate::settle::run::{Inputs, Mind, Settlement, settle};
use crate::settle::words::{Source, Words as _};

/// A table that somebody does something at, again and again.
pub(super) struct Random {
    pub(super) table: Table,
    pub(super) chance: Stream,
    /// Who has a letter that was not followed yet, or came without one.
    pub(super) sent: PerSeat<Option<Sent>>,
    letters: usize,
}

/// What one visit did.
pub(super) struct Visit {
    pub(super) before: Odyssee,
    pub(super) words: Vec<Said>,
    pub(super) hand: Option<(Seat, Action)>,
    pub(super) settlement: Settlement<Odyssee>,
}

impl Random {
    /// Every table size, variant and company in turn.
    pub(super) fn new(number: u64) -> Self {
        let battle = if number / 5 % 4 == 3 { BattleBy::Both } else { BattleBy::Either };
        let mut table = Table::new(dealt(2 + (number % 5) as u8, Options { battle, ..Options::default() }, number));
        let mut chance = key(number).stream(1 << 41);
        for other in Seat::all(table.game.seats()).skip(1) {
            table.minds[other] = match chance.index(8) {
                0 => Mind::Bot(BotKind::Sailor),
                1 => Mind::Bot(BotKind::Drifter),
                2 => Mind::Caretaker,
                _ => Mind::Person,
            };
        }
        let sent = PerSeat::filled(None, table.game.seats());
        Self { table, chance, sent, letters: 0 }
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.game.outcome() != Outcome::Running
    }

    /// A person who has a letter follows it: writes words, answers, or both, or neither. Nobody acts without a letter.
    pub(super) fn visit(&mut self) -> Visit {
        let waiting: Vec<Seat> = self.letters_out().iter().collect();
        assert!(!waiting.is_empty() || self.letters == 0, "the game has stopped for good");
        // At first nobody has a letter yet.
        let visitor = if waiting.is_empty() { None } else { Some(waiting[self.below(waiting.len())]) };
        let mut hand = None;
        if let Some(visitor) = visitor {
            let view = self.table.game.view(Eye::Seat(visitor));
            let said = &mut self.table.words[usize::from(visitor.number())];
            Odyssee::looked(said, &view);
            if self.below(3) > 0 {
                self.table.words[usize::from(visitor.number())] =
                    Sampler::new(&self.table.game, visitor, &mut self.chance).said();
            }
            let may = self.table.game.to_act().contains(visitor);
            hand = (may && self.below(3) > 0).then(|| sample(&self.table.game, visitor, &mut self.chance));
        }
        self.table.times.silent = self.now_and_then(12);
        self.table.times.impatient = self.now_and_then(4);
        let hand = hand.flatten().map(|action| (visitor.unwrap_or_default(), action));
        let (before, words) = (self.table.game, self.table.words.clone());
        let Table { game, minds, words: said, times, seed } = &mut self.table;
        let given = Inputs { minds, words: said, hand, times: *times, unsent: SeatSet::NONE, seed };
        let settlement = settle(game, given).expect("a legal answer");
        if let Some(visitor) = visitor {
            self.came(visitor);
        }
        self.post(&settlement);
        Visit { before, words, hand, settlement }
    }

    /// Writes letters as the rules of letters want it.
    fn post(&mut self, settlement: &Settlement<Odyssee>) {
        let mut due = notify::due(&settlement.awaited, &self.sent, SeatSet::NONE);
        due.extend(notify::ahead(&settlement.unplanned, &self.sent, SeatSet::NONE));
        for letter in due {
            let about = Odyssee::occasion_of(&self.table.game.view(Eye::Public), letter.seat);
            self.sent[letter.seat] = Some(Sent { about, came: None });
            self.letters += 1;
        }
    }

    fn came(&mut self, visitor: Seat) {
        let now = Odyssee::occasion_of(&self.table.game.view(Eye::Public), visitor);
        self.sent[visitor] = Some(Sent { about: now, came: Some(now) });
    }

    pub(super) fn letters_out(&self) -> SeatSet {
        let out = |seat: &Seat| self.sent[*seat].is_some_and(|sent| sent.came.is_none());
        Seat::all(self.table.game.seats()).filter(out).collect()
    }

    /// Each seat once in so many times.
    fn now_and_then(&mut self, count: usize) -> SeatSet {
        let seats = self.table.game.seats();
        (0..seats).map(seat).filter(|_| self.below(count) == 0).collect()
    }

    pub(super) fn below(&mut self, count: usize) -> usize {
        self.chance.index(count as u32) as usize
    }
}

/// Whether a person said so, now or ahead.
pub(super) fn is_said(source: Source<Kind>) -> bool {
    source.is_word() || source == Source::Hand
}
