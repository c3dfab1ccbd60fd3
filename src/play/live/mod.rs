//! A table in the hands of one transaction: its game, its chain, its minds and their words. `rows` reads it and writes it
//! down.

mod outgoing;
mod rows;

pub(super) use outgoing::Outgoing;
pub(super) use rows::{load_seed, open_pad, open_unsent};

use chrono::{DateTime, Utc};

use crate::engine::log::{Book, Entry, Moment, Service};
use crate::engine::{Eye, PerSeat, Seat, SeatSet};
use crate::id::TableCode;
use crate::play::PlayFault;
use crate::settle::pad::Pad;
use crate::settle::run::{Awaited, Inputs, Mind, Settled, settle_with};
use crate::settle::thought::{Riddle, Thought, thinkers};
use crate::settle::words::{Occasion, Said, Source, Times, Words};

/// After so many silences in a row the caretaker keeps the seat.
const SILENCES_MAX: i16 = 2;

pub(super) struct Live<G: Words> {
    pub(super) code: TableCode,
    /// Everything that happens here is written through it.
    pub(super) book: Book<G>,
    /// Taken under the table's lock, and never before the last entry.
    pub(super) now: DateTime<Utc>,
    pub(super) minds: PerSeat<Mind>,
    /// Of each seat.
    pub(super) pads: Vec<Pad<G>>,
    /// What the player of each seat can still take back.
    pub(super) outgoing: Vec<Option<Outgoing<G>>>,
    /// The people whose answers are missing since it was settled last.
    pub(super) awaited: Vec<Awaited<G::Lapse>>,
    /// Other people whose words do not cover what they are certain to be asked.
    pub(super) unplanned: Vec<Awaited<G::Lapse>>,
    /// What bots must think about before it can go on; none before it was settled.
    pub(super) riddles: Option<Vec<Riddle<G>>>,
    /// What bots have thought about what is open.
    pub(super) thoughts: Vec<Thought<G>>,
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
    /// Of whom something was laid aside, taken back or sent off.
    laid: SeatSet,
    /// What was written down since the rows were read.
    written: Vec<Entry>,
}

/// Why nothing was done.
pub(super) enum NotDone<I> {
    /// The rules refuse what a person wants.
    Illegal(I),
    Fault(PlayFault),
}

impl<I> From<PlayFault> for NotDone<I> {
    fn from(fault: PlayFault) -> NotDone<I> {
        NotDone::Fault(fault)
    }
}

impl<G: Words> Live<G> {
    /// A game just dealt, with its first line.
    pub(super) fn dealt(
        code: TableCode,
        now: DateTime<Utc>,
        (book, deal): (Book<G>, Entry),
        minds: PerSeat<Mind>,
    ) -> Live<G> {
        let pads = minds.iter().map(|_| Pad::default()).collect();
        Live { written: vec![deal], ..Self::new(code, now, book, minds, pads) }
    }

    fn new(code: TableCode, now: DateTime<Utc>, book: Book<G>, minds: PerSeat<Mind>, pads: Vec<Pad<G>>) -> Live<G> {
        let opened = G::occasion(&book.game().view(Eye::Public));
        let [silent, impatient, went_away, said, laid] = [SeatSet::NONE; 5];
        Live {
            silences: PerSeat::filled(0, book.game().seats()),
            outgoing: pads.iter().map(|_| None).collect(),
            awaited: Vec::new(),
            unplanned: Vec::new(),
            riddles: None,
            thoughts: Vec::new(),
            written: Vec::new(),
            code,
            book,
            now,
            minds,
            pads,
            silent,
            impatient,
            went_away,
            opened,
            said,
            laid,
        }
    }

    pub(super) fn game(&self) -> &G {
        self.book.game()
    }

    pub(super) fn occasion(&self) -> Occasion {
        G::occasion(&self.game().view(Eye::Public))
    }

    /// What is open for one seat.
    pub(super) fn occasion_of(&self, seat: Seat) -> Occasion {
        G::occasion_of(&self.game().view(Eye::Public), seat)
    }

    /// The pad of a seat, to be written on.
    pub(super) fn pad(&mut self, seat: Seat) -> &mut Pad<G> {
        self.said.insert(seat);
        &mut self.pads[usize::from(seat.number())]
    }

    /// What a seat has said ahead.
    pub(super) fn said(&self, seat: Seat) -> &Said<G> {
        &self.pads[usize::from(seat.number())].said
    }

    /// Carries out what a person wants, then whatever needs no person.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), NotDone<G::Illegal>> {
        self.go_on(Some((seat, action)))
    }

    /// Writes down what the service does.
    pub(super) fn serve(&mut self, service: Service) -> Result<(), PlayFault> {
        let added = self.book.serve(service, self.moment()).map_err(|fault| self.unwritten(&fault))?;
        self.written.push(added.entry);
        match service {
            Service::Away(seat) => {
                self.minds[seat] = Mind::Caretaker;
                self.forget_outgoing(seat);
            }
            Service::Back(seat) | Service::Given { seat, .. } => {
                self.minds[seat] = Mind::Person;
                self.silences[seat] = 0;
            }
            Service::Closed => {}
        }
        Ok(())
    }

    /// Whether anything can still happen here.
    pub(super) fn is_over(&self) -> bool {
        self.book.table().is_over()
    }

    /// Carries out whatever needs no person.
    pub(super) fn settle(&mut self) -> Result<(), PlayFault> {
        match self.go_on(None) {
            Ok(()) => Ok(()),
            Err(NotDone::Fault(fault)) => Err(fault),
            Err(NotDone::Illegal(_)) => unreachable!("only an answer by hand is ever refused"),
        }
    }

    fn go_on(&mut self, hand: Option<(Seat, G::Action)>) -> Result<(), NotDone<G::Illegal>> {
        let mut words: Vec<Said<G>> = self.pads.iter_mut().map(|pad| std::mem::take(&mut pad.said)).collect();
        let times = Times { now: self.moment(), silent: self.silent, impatient: self.impatient };
        let before: Vec<Mind> = self.minds.iter().copied().collect();
        let opened = self.occasion();
        let unsent = self.unsent();
        let given = Inputs { minds: &self.minds, words: &mut words, hand, times, unsent, seed: self.book.seed() };
        // What is read is tried out on a copy; the book plays and checks it once more.
        let settled = settle_with(&mut self.game().clone(), given, &self.thoughts);
        for (pad, said) in self.pads.iter_mut().zip(words) {
            pad.said = said;
        }
        let settlement = settled.map_err(NotDone::Illegal)?;
        let mut silenced = SeatSet::NONE;
        for Settled { seat, action, source, .. } in settlement.played {
            if is_silence(&source) && before[usize::from(seat.number())] == Mind::Person {
                silenced.insert(seat);
            }
            let public = self.game().view(Eye::Public);
            let added = self.book.act(seat, &action, source.how(), self.moment());
            self.written.push(added.map_err(|refused| self.unwritten(&refused))?.entry);
            self.end_outgoing(&public);
            if source.is_word() {
                self.said.insert(seat);
            }
        }
        self.awaited = settlement.awaited;
        self.unplanned = settlement.unplanned;
        self.riddles = Some(settlement.riddles);
        // What was thought about a round that is not read yet lies among the words now.
        self.said = thinkers(&self.thoughts).iter().fold(self.said, |mut said, seat| {
            said.insert(seat);
            said
        });
        if self.occasion() != opened {
            // What has changed since brings everybody new time.
            self.silent = SeatSet::NONE;
        }
        self.hand_over(silenced)?;
        Ok(())
    }

    /// After two silences in a row the caretaker keeps the seat, and everybody is told.
    fn hand_over(&mut self, silenced: SeatSet) -> Result<(), PlayFault> {
        let mut away = SeatSet::NONE;
        for seat in silenced.iter() {
            self.silences[seat] = self.silences[seat].saturating_add(1);
            if self.silences[seat] >= SILENCES_MAX && !self.is_over() {
                away.insert(seat);
            }
        }
        for seat in away.iter() {
            self.serve(Service::Away(seat))?;
            self.went_away.insert(seat);
        }
        if away.is_empty() { Ok(()) } else { self.settle() }
    }

    /// Whether a bot here takes its time.
    pub(super) fn has_thinkers(&self) -> bool {
        self.minds.iter().any(|mind| matches!(mind, Mind::Bot(kind) if kind.thinks()))
    }

    /// Who may say something about what is open.
    pub(super) fn asked(&self) -> SeatSet {
        if self.is_over() || !self.minds.contains(&Mind::Person) {
            return SeatSet::NONE;
        }
        let asked = G::asked(&self.game().view(Eye::Public));
        asked.iter().filter(|seat| self.minds[*seat] == Mind::Person).collect()
    }

    pub(super) fn moment(&self) -> Moment {
        Moment(self.now.timestamp())
    }

    fn unwritten(&self, cause: &dyn std::fmt::Display) -> PlayFault {
        PlayFault::Unwritten { table: self.code.to_string(), cause: cause.to_string() }
    }
}

/// Nobody said it: time was out. Where the rules want a choice, the caretaker makes one in the player's place.
fn is_silence<K>(source: &Source<K>) -> bool {
    match source {
        Source::Silence | Source::Caretaker => true,
        Source::Hand | Source::Word(..) | Source::Patience | Source::Bot => false,
    }
}
