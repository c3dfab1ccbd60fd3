//! Keeping the record of a game as it is played, or once more from a stored log: every entry chained, with what it
//! caused. An archive is made from a record only.

use serde_json::value::RawValue;

use super::cast::{Cast, Participant};
use super::file::{Archive, FORMAT, Listed, Row, Status};
use crate::engine::log::{
    Added, Book, Entry, Handle, How, Logged, Moment, Refused, Service, ServiceFault, Step, StepFault, Table,
};
use crate::engine::{Deal, Digest, Eye, Game, Outcome, PerSeat, Seat, SeatSet, SetupError};

/// A table's log with the consequences of every entry.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    cast: Cast,
    /// The names of those who are given a seat later, in that order.
    heirs: Vec<String>,
    deal: Deal<G>,
    seats: Vec<Handle>,
    book: Book<G>,
    kept: Vec<Added<G::Event>>,
}

impl<G: Game> Record<G> {
    /// Deals, and writes the deal down.
    pub fn begin(cast: Cast, ruleset: G::Ruleset, options: G::Options, at: Moment) -> Result<Self, SetupError> {
        cast.check()?;
        let deal = cast.deal(ruleset, options);
        let (book, dealt) = Book::deal(&deal, &cast.kinds(), cast.seed.clone(), at)?;
        Ok(Self { seats: book.table().holders().to_vec(), kept: vec![dealt], heirs: Vec::new(), cast, deal, book })
    }

    pub fn game(&self) -> &G {
        self.book.game()
    }

    /// Where the log has come to.
    pub fn book(&self) -> &Book<G> {
        &self.book
    }

    pub fn into_book(self) -> Book<G> {
        self.book
    }

    /// The last entry for everybody's eyes.
    pub fn last_public(&self) -> Option<&String> {
        self.kept.last().map(|kept| &kept.entry.line.public)
    }

    /// The seats that the caretaker keeps.
    pub fn away(&self) -> SeatSet {
        self.book.table().away()
    }

    /// Whether nothing can happen any more: the game is over, or its table closed.
    pub fn is_over(&self) -> bool {
        self.book.table().is_over()
    }

    /// Whether the table was given up before its game was over.
    pub fn is_closed(&self) -> bool {
        self.book.table().is_closed()
    }

    /// For each seat the number of its participant.
    pub fn order(&self) -> &PerSeat<u8> {
        self.book.table().order()
    }

    /// Every entry, the deal first, with all it caused.
    pub fn entries(&self) -> impl Iterator<Item = (&Entry, &[G::Event])> {
        self.kept.iter().map(|added| (&added.entry, added.events.as_slice()))
    }

    /// Every entry once more, with all it caused and the table after it.
    pub fn again(&self) -> impl Iterator<Item = (&Entry, &[G::Event], Table<G>)> {
        let mut table = Table::deal(&self.deal, &mut Vec::new()).expect("what was dealt once can be dealt again");
        self.kept.iter().map(move |Added { entry, events }| {
            if entry.line.number > 1 {
                let step = Step { seat: entry.line.seat, written: &entry.hidden.written };
                table.step(step, &mut Vec::new()).expect("what was played once can be played again");
            }
            (entry, events.as_slice(), table.clone())
        })
    }

    /// The hash of the last entry.
    pub fn head(&self) -> Digest {
        self.book.head()
    }

    /// Carries an action out and writes it down; returns what it caused. A refusal leaves no trace.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        how: How,
        at: Moment,
    ) -> Result<&[G::Event], Refused<G::Illegal>> {
        let added = self.book.act(seat, action, how, at)?;
        self.kept.push(added);
        Ok(self.kept.last().map_or(&[], |kept| &kept.events))
    }

    /// Writes down what the service does.
    pub fn serve(&mut self, service: Service, at: Moment) -> Result<(), ServiceFault> {
        let added = self.book.serve(service, at)?;
        self.kept.push(added);
        Ok(())
    }

    /// Gives a seat to someone else.
    pub fn give(&mut self, seat: Seat, name: String, at: Moment) -> Result<(), ServiceFault> {
        let earlier = self.heirs_given();
        self.serve(Service::Given { seat, to: self.book.table().next_person() }, at)?;
        self.heirs.truncate(earlier);
        self.heirs.push(name);
        Ok(())
    }

    /// Writes an entry of a stored log down once more; the deal is there already.
    pub fn append(&mut self, logged: Logged<'_>) -> Result<(), StepFault<G::Expected, G::Illegal>> {
        let added = self.book.read(logged)?;
        self.kept.push(added);
        Ok(())
    }

    /// Plays the whole log once more: before every entry but the deal the game as it was then.
    pub fn look_back(&self, mut before: impl FnMut(&G, &Entry)) {
        let mut table = Table::deal(&self.deal, &mut Vec::new()).expect("it was dealt like this before");
        for Added { entry, .. } in self.kept.iter().skip(1) {
            before(table.game(), entry);
            let step = Step { seat: entry.line.seat, written: &entry.hidden.written };
            if table.step(step, &mut Vec::new()).is_err() {
                unreachable!("every entry was played before");
            }
        }
    }

    /// The names of those whom a stored log gives seats to, in that order; without one, the handle is the name.
    pub fn name_heirs(&mut self, names: Vec<String>) {
        self.heirs = names;
    }

    /// The archive: complete if the game is over or its table closed, else its public side.
    pub fn into_archive(self) -> Archive {
        self.archive()
    }

    /// The archive as it is now: complete if the game is over or its table closed, else its public side.
    pub fn archive(&self) -> Archive {
        if self.book.table().is_over() { self.complete() } else { self.public() }
    }

    /// Only what everybody may know now, whether the game is over or not.
    pub fn public(&self) -> Archive {
        Archive {
            format: FORMAT.to_owned(),
            table: self.cast.code.clone(),
            game: G::NAME.to_owned(),
            ruleset: self.deal.ruleset.to_string(),
            options: raw(serde_json::to_string(&self.deal.options).expect("options have only string keys")),
            status: Status::Running,
            participants: self.listed(),
            seats: self.seats.clone(),
            seal: self.cast.seed.seal(),
            seed: None,
            deal_key: None,
            entries: self.rows(Eye::Public),
            result: None,
            state: None,
        }
    }

    fn complete(&self) -> Archive {
        let outcome = self.game().outcome();
        let over = outcome != Outcome::Running;
        Archive {
            status: if over { Status::Over } else { Status::Closed },
            seed: Some(Digest::from(*self.cast.seed.as_bytes())),
            deal_key: Some(self.deal.key.into()),
            entries: self.rows(Eye::Archive),
            result: over.then_some(outcome),
            state: Some(self.game().digest()),
            ..self.public()
        }
    }

    /// Who began in each seat.
    pub(super) fn seats(&self) -> &[Handle] {
        &self.seats
    }

    /// The table as the entries so far have left it.
    pub(super) fn table(&self) -> &Table<G> {
        self.book.table()
    }

    /// The last entry as it stands in a complete archive.
    pub(super) fn last_row(&self) -> Option<Row> {
        self.kept.last().map(|kept| self.row(kept, self.game().write_counts(), Eye::Archive))
    }

    /// How many seats were given to people after the deal.
    pub(super) fn heirs_given(&self) -> usize {
        match self.book.table().next_person() {
            Handle::Person(next) => usize::from(next) - 1 - usize::from(self.deal.people),
            Handle::Bot(_) => 0,
        }
    }

    /// Every entry as a row. Counts are worked out here, by playing once more: only an archive needs them.
    fn rows(&self, eye: Eye) -> Vec<Row> {
        let counts = self.again().map(|(_, _, table)| table.game().write_counts());
        self.kept.iter().zip(counts).map(|(kept, counts)| self.row(kept, counts, eye)).collect()
    }

    fn row(&self, kept: &Added<G::Event>, counts: String, eye: Eye) -> Row {
        let Added { entry: Entry { line, hidden, hash }, events } = kept;
        let seen = events.iter().filter_map(|event| G::seen(event, eye));
        let open = eye == Eye::Archive;
        Row {
            number: line.number,
            seat: line.seat,
            time: line.shown_at,
            public: line.public.clone(),
            commitment: line.commitment,
            hash: *hash,
            how: open.then_some(hidden.how),
            exact: open.then_some(hidden.at),
            written: open.then(|| hidden.written.clone()),
            events: seen.map(|event| raw(self.game().write_event(&event))).collect(),
            counts: raw(counts),
        }
    }

    fn listed(&self) -> Vec<Listed> {
        let began = self.cast.participants.iter().zip(0..).map(|(participant, number)| {
            let id = Handle::of(number, self.deal.people);
            match participant.clone() {
                Participant::Person { name, word } => Listed { id, name, word: Some(word), bot: None },
                Participant::Bot { name, kind } => Listed { id, name, word: None, bot: Some(kind) },
            }
        });
        let came = (1..=self.heirs_given()).map(|position| {
            let number = u8::try_from(position).unwrap_or(u8::MAX).saturating_add(self.deal.people);
            let id = Handle::Person(number);
            let name = self.heirs.get(position - 1).cloned().unwrap_or_else(|| id.to_string());
            Listed { id, name, word: None, bot: None }
        });
        began.chain(came).collect()
    }
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("the engine writes JSON")
}
