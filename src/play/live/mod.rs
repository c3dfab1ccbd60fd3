//! A table in the hands of one transaction: its game, its chain, its minds and their words. `rows` reads it and writes it
//! down.

mod rows;

pub(super) use rows::{load_seed, open_sheet};

use chrono::{DateTime, Utc};

use crate::engine::log::{Chain, Hidden, How, Moment, Service};
use crate::engine::{Eye, Outcome, PerSeat, Seat, SeatSet, ServerSeed};
use crate::id::TableCode;
use crate::settle::run::{Awaited, Given, Mind, Settled, settle};
use crate::settle::sheet::Sheet;
use crate::settle::words::{Occasion, Said, Source, Times, Words};

/// After so many silences in a row the caretaker keeps the seat.
const SILENCES_MAX: i16 = 2;

pub(super) struct Live<G: Words> {
    pub(super) code: TableCode,
    pub(super) game: G,
    pub(super) seed: ServerSeed,
    pub(super) chain: Chain,
    pub(super) minds: PerSeat<Mind>,
    /// Of each seat.
    pub(super) sheets: Vec<Sheet<G>>,
    /// The people whose answers are missing since it was settled last.
    pub(super) awaited: Vec<Awaited<G::Lapse>>,
    /// Whose time is out for what was open when the rows were read.
    pub(super) silent: SeatSet,
    /// Whose patience is at an end.
    pub(super) impatient: SeatSet,
    /// How often in a row time ran out for each seat.
    pub(super) silences: PerSeat<i16>,
    /// The seats that the caretaker has taken over since the rows were read, because time ran out.
    pub(super) went_away: SeatSet,
    /// What was open when the rows were read.
    opened: Occasion,
    /// Whose words must be stored anew.
    said: SeatSet,
    /// Given up before its game was over.
    closed: bool,
    /// What was written down since the rows were read.
    written: Vec<Written>,
}

struct Written {
    number: u32,
    seat: Option<Seat>,
    public: String,
    hidden: String,
    at: DateTime<Utc>,
}

impl<G: Words> Live<G> {
    /// A game just dealt, before its first line is written.
    pub(super) fn dealt(code: TableCode, game: G, seed: ServerSeed, minds: PerSeat<Mind>) -> Live<G> {
        let chain = Chain::begin(seed.seal());
        let sheets = minds.iter().map(|_| Sheet::default()).collect();
        Self::new(code, game, seed, chain, minds, sheets)
    }

    fn new(
        code: TableCode,
        game: G,
        seed: ServerSeed,
        chain: Chain,
        minds: PerSeat<Mind>,
        sheets: Vec<Sheet<G>>,
    ) -> Live<G> {
        let opened = G::occasion(&game.view(Eye::Public));
        let (awaited, said, written) = (Vec::new(), SeatSet::NONE, Vec::new());
        let (silent, impatient, went_away) = (SeatSet::NONE, SeatSet::NONE, SeatSet::NONE);
        let silences = PerSeat::filled(0, game.seats());
        let closed = false;
        Live {
            code,
            game,
            seed,
            chain,
            minds,
            sheets,
            awaited,
            silent,
            impatient,
            silences,
            went_away,
            opened,
            said,
            closed,
            written,
        }
    }

    /// Writes the first line.
    pub(super) fn note_deal(&mut self, now: DateTime<Utc>, form: String) {
        self.note(now, None, form.clone(), How::Service, form);
    }

    pub(super) fn occasion(&self) -> Occasion {
        G::occasion(&self.game.view(Eye::Public))
    }

    /// The sheet of a seat, to be written on.
    pub(super) fn sheet(&mut self, seat: Seat) -> &mut Sheet<G> {
        self.said.insert(seat);
        &mut self.sheets[usize::from(seat.number())]
    }

    /// Carries out what a person wants, then whatever needs no person.
    pub(super) fn act(&mut self, now: DateTime<Utc>, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.go_on(now, Some((seat, action)))
    }

    /// Writes down what the service does.
    pub(super) fn serve(&mut self, now: DateTime<Utc>, service: Service) {
        match service {
            Service::Away(seat) => self.minds[seat] = Mind::Caretaker,
            Service::Back(seat) | Service::Given { seat, .. } => {
                self.minds[seat] = Mind::Person;
                self.silences[seat] = 0;
            }
            Service::Closed => self.closed = true,
        }
        let form = service.to_string();
        self.note(now, None, form.clone(), How::Service, form);
    }

    /// Whether anything can still happen here.
    pub(super) fn is_over(&self) -> bool {
        self.closed || self.game.outcome() != Outcome::Running
    }

    /// Carries out whatever needs no person.
    pub(super) fn settle(&mut self, now: DateTime<Utc>) {
        self.go_on(now, None).expect("only an answer by hand is ever refused");
    }

    fn go_on(&mut self, now: DateTime<Utc>, hand: Option<(Seat, G::Action)>) -> Result<(), G::Illegal> {
        let mut words: Vec<Said<G>> = self.sheets.iter_mut().map(|sheet| std::mem::take(&mut sheet.said)).collect();
        let times = Times { now: Moment(now.timestamp()), silent: self.silent, impatient: self.impatient };
        let before: Vec<Mind> = self.minds.iter().copied().collect();
        let opened = self.occasion();
        let given = Given { minds: &self.minds, words: &mut words, hand, times, seed: &self.seed };
        let settled = settle(&mut self.game, given);
        for (sheet, said) in self.sheets.iter_mut().zip(words) {
            sheet.said = said;
        }
        let settlement = settled?;
        let mut silenced = SeatSet::NONE;
        for Settled { seat, action, source, .. } in settlement.played {
            if is_silence(source) && before[usize::from(seat.number())] == Mind::Person {
                silenced.insert(seat);
            }
            let (public, written) = (self.game.write_public(&action), self.game.write(&action));
            self.note(now, Some(seat), public, source.how(), written);
            if source.is_word() {
                self.said.insert(seat);
            }
        }
        self.awaited = settlement.awaited;
        if self.occasion() != opened {
            // What has changed since brings everybody new time.
            self.silent = SeatSet::NONE;
        }
        self.hand_over(now, silenced);
        Ok(())
    }

    /// After two silences in a row the caretaker keeps the seat, and everybody is told.
    fn hand_over(&mut self, now: DateTime<Utc>, silenced: SeatSet) {
        let mut away = SeatSet::NONE;
        for seat in silenced.iter() {
            self.silences[seat] = self.silences[seat].saturating_add(1);
            if self.silences[seat] >= SILENCES_MAX && !self.is_over() {
                away.insert(seat);
            }
        }
        for seat in away.iter() {
            self.serve(now, Service::Away(seat));
            self.went_away.insert(seat);
        }
        if !away.is_empty() {
            self.settle(now);
        }
    }

    /// Who may say something about what is open.
    pub(super) fn asked(&self) -> SeatSet {
        if self.is_over() || !self.minds.contains(&Mind::Person) {
            return SeatSet::NONE;
        }
        let asked = G::asked(&self.game.view(Eye::Public));
        asked.iter().filter(|seat| self.minds[*seat] == Mind::Person).collect()
    }

    fn note(&mut self, now: DateTime<Utc>, seat: Option<Seat>, public: String, how: How, written: String) {
        let at = Moment(now.timestamp());
        let entry = self.chain.append(&self.seed, seat, at.minute(), public, Hidden { how, at, written });
        let (number, public, hidden) = (entry.line.number, entry.line.public, entry.hidden.to_string());
        self.written.push(Written { number, seat, public, hidden, at: now });
    }
}

/// Nobody said it: time was out. Where the rules want a choice, the caretaker makes one in the player's place.
fn is_silence(source: Source) -> bool {
    match source {
        Source::Silence | Source::Caretaker => true,
        Source::Hand | Source::Bot => false,
        Source::Envelope | Source::Next | Source::Plan | Source::Order(_) | Source::Patience => false,
    }
}
