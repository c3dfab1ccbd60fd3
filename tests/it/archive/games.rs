//! Games to keep records of: random legal answers, every table size, ruleset and option in turn.

use penelope::archive::{Archive, Cast, Participant, Record};
use penelope::engine::log::{How, Moment};
use penelope::engine::ulysses::sample::sample;
use penelope::engine::ulysses::{Action, Options, Ruleset, TurnLimit, Ulysses};
use penelope::engine::{DealKey, Digest, Game as _, Seat, ServerSeed, Stream};
use penelope::text::archive::plain;
use penelope::text::{Locale, Text};

/// 2026-11-16T09:30:00Z.
pub(super) const START: Moment = Moment(1_794_821_400);

pub(super) fn person(name: &str, word: &str) -> Participant {
    Participant::Person { name: name.to_owned(), word: word.to_owned() }
}

pub(super) fn bot(name: &str, kind: &str) -> Participant {
    Participant::Bot { name: name.to_owned(), kind: kind.to_owned() }
}

/// A table of so many seats, of which about half are people's.
pub(super) fn cast(number: u64, seats: usize) -> Cast {
    let people = ["Ann", "Šárka", "Jörg \"J\" O’Neil"].map(|name| person(name, &format!("word of {name}")));
    let bots = ["drifter", "sailor", "drifter"].map(|kind| bot("A bot", kind));
    let participants = people.into_iter().take(seats.div_ceil(2)).chain(bots).take(seats).collect();
    Cast { code: format!("T-{number}"), seed: seed(number), participants }
}

pub(super) fn seed(number: u64) -> ServerSeed {
    ServerSeed::new(*Digest::of(&number.to_be_bytes()).as_bytes())
}

pub(super) fn limited(turns: u16) -> Options {
    Options { turn_limit: TurnLimit::new(turns).unwrap(), ..Options::default() }
}

/// A record just begun: game `number` of a series that goes through everything a table can choose.
pub(super) fn begun(number: u64, options: Options) -> Record<Ulysses> {
    let ruleset = Ruleset::ALL[(number / 3 % 2) as usize];
    let options = Options { switching_sides: number / 6 % 2 == 1, ..options };
    Record::begin(cast(number, 3 + (number % 3) as usize), ruleset, options, START).unwrap()
}

/// A game played to its end.
pub(super) fn finished(number: u64, options: Options) -> Record<Ulysses> {
    let mut record = begun(number, options);
    let mut play = Play::new(number);
    while play.step(&mut record) {}
    record
}

/// The archive of a short game.
pub(super) fn short(number: u64) -> Archive {
    finished(number, limited(3)).into_archive()
}

/// Whether the seat began as a bot's.
pub(super) fn is_bot(record: &Record<Ulysses>, seat: Seat) -> bool {
    let people = usize::from(record.order().count()).div_ceil(2);
    usize::from(record.order()[seat]) >= people
}

/// Somebody who plays random legal answers, at a clock that goes on by itself.
pub(super) struct Play {
    chance: Stream,
    now: Moment,
}

impl Play {
    pub(super) fn new(number: u64) -> Self {
        Self { chance: DealKey::from(Digest::of(&number.to_le_bytes())).stream(1), now: START }
    }

    /// One answer; false once nobody is asked.
    pub(super) fn step(&mut self, record: &mut Record<Ulysses>) -> bool {
        let Some(seat) = record.game().to_act().iter().next() else { return false };
        self.now = self.now.after(self.chance.index(100));
        let action = sample(record.game(), seat, &mut self.chance).unwrap();
        let how = self.how(record, seat, &action);
        record.act(seat, &action, how, self.now).unwrap();
        true
    }

    pub(super) fn now(&self) -> Moment {
        self.now
    }

    /// Bots as bots; people by hand, or in any way when they only agree or pass.
    fn how(&mut self, record: &Record<Ulysses>, seat: Seat, action: &Action) -> How {
        if is_bot(record, seat) {
            return How::Bot;
        }
        let ways = if matches!(action, Action::Agree | Action::Pass) { 6 } else { 1 };
        How::ALL[self.chance.index(ways) as usize]
    }
}

/// The plain-text form, in English.
pub(super) fn told(archive: &Archive) -> String {
    plain(Text::of(Locale::English), archive)
}
