//! The book of a table: its state and the end of its log in one hand, and the only way to add an entry. Whatever a reader of
//! the log would refuse is refused here, before it is written.

use std::fmt;

use super::{Chain, Entry, Hidden, How, Minute, Moment, Service, ServiceFault, Step, StepFault, Table};
use crate::engine::{Deal, Digest, Game, Seat, ServerSeed, SetupError};

/// A table and where its log ends.
#[derive(Clone, Debug)]
pub struct Book<G: Game> {
    table: Table<G>,
    chain: Chain,
    seed: ServerSeed,
    /// When everyone could read the last entry. It never runs backwards, whatever clocks say; an answer given ahead may have
    /// been given before.
    shown_at: Minute,
}

/// An entry just written, with all it caused.
#[derive(Clone, Debug)]
pub struct Added<E> {
    pub entry: Entry,
    pub events: Vec<E>,
}

/// An entry as it is stored: all that the book cannot work out itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Logged<'a> {
    pub seat: Option<Seat>,
    pub written: &'a str,
    pub how: How,
    pub at: Moment,
    /// When everyone could read it.
    pub shown_at: Minute,
}

/// Why an entry of a stored log cannot stand where it stands.
type Unreadable<G> = StepFault<<G as Game>::Expected, <G as Game>::Illegal>;

/// Why an action cannot be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// The table is closed: nothing comes after that.
    Closed,
    Illegal(I),
}

impl<I: fmt::Display> fmt::Display for Refused<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("the table is closed"),
            Self::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl<G: Game> Book<G> {
    /// Deals, and writes the deal down. `kinds` are those of the bots in joining order.
    pub fn deal<K: AsRef<str>>(
        deal: &Deal<G>,
        kinds: &[K],
        seed: ServerSeed,
        at: Moment,
    ) -> Result<(Self, Added<G::Event>), SetupError> {
        let mut events = Vec::new();
        let table = Table::deal(deal, &mut events)?;
        let form = Table::deal_form(deal, table.order(), kinds);
        let mut book = Self { chain: Chain::begin(seed.seal()), table, seed, shown_at: at.minute() };
        let hidden = Hidden { how: How::Service, at, written: form.clone() };
        let entry = book.write(None, form, hidden);
        Ok((book, Added { entry, events }))
    }

    /// A book as it was left.
    pub fn resume(table: Table<G>, chain: Chain, seed: ServerSeed, shown_at: Minute) -> Self {
        Self { table, chain, seed, shown_at }
    }

    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    pub fn game(&self) -> &G {
        self.table.game()
    }

    pub fn seed(&self) -> &ServerSeed {
        &self.seed
    }

    /// How many entries there are.
    pub fn entries(&self) -> u32 {
        self.chain.entries()
    }

    /// The hash of the last entry.
    pub fn head(&self) -> Digest {
        self.chain.head()
    }

    /// Carries an action out and writes it down. A refusal leaves no trace.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        how: How,
        at: Moment,
    ) -> Result<Added<G::Event>, Refused<G::Illegal>> {
        if self.table.is_closed() {
            return Err(Refused::Closed);
        }
        let (public, written) = (self.game().write_public(action), self.game().write(action));
        let mut events = Vec::new();
        self.table.act(seat, action, &mut events).map_err(Refused::Illegal)?;
        self.shown_at = self.shown_at.max(at.minute());
        let entry = self.write(Some(seat), public, Hidden { how, at, written });
        Ok(Added { entry, events })
    }

    /// Writes down what the service does. A refusal leaves no trace.
    pub fn serve(&mut self, service: Service, at: Moment) -> Result<Entry, ServiceFault> {
        self.table.serve(service)?;
        self.shown_at = self.shown_at.max(at.minute());
        let form = service.to_string();
        Ok(self.write(None, form.clone(), Hidden { how: How::Service, at, written: form }))
    }

    /// Writes an entry of a stored log down once more; the deal is there already.
    pub fn read(&mut self, logged: Logged<'_>) -> Result<Added<G::Event>, Unreadable<G>> {
        let mut events = Vec::new();
        let public = self.table.step(Step { seat: logged.seat, written: logged.written }, &mut events)?;
        let hidden = Hidden { how: logged.how, at: logged.at, written: logged.written.to_owned() };
        self.shown_at = logged.shown_at;
        let entry = self.write(logged.seat, public, hidden);
        Ok(Added { entry, events })
    }

    fn write(&mut self, seat: Option<Seat>, public: String, hidden: Hidden) -> Entry {
        self.chain.append(&self.seed, seat, self.shown_at, public, hidden)
    }
}
