//! The book of a table: its state, the end of its log and the last entries in one hand, and the only way to add an entry.
//! Whatever a reader of the log would refuse is refused here, before it is written. What is stored of a table is its book.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    Chain, Entry, Hidden, How, HowFault, Minute, Moment, Recent, Service, ServiceFault, Step, StepFault, Table, Tail,
};
use crate::engine::{Deal, Digest, Game, PerSeat, Seat, ServerSeed, SetupError};

/// A table and where its log ends.
#[derive(Clone, Debug)]
pub struct Book<G: Game> {
    kept: Kept<G>,
    /// Not among what is kept: it is sealed by itself, and never changes.
    seed: ServerSeed,
}

/// What is stored of a book.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
struct Kept<G: Game> {
    table: Table<G>,
    chain: Chain,
    /// When everyone could read the last entry. It never runs backwards, whatever clocks say; an answer given ahead may have
    /// been given before.
    shown_at: Minute,
    /// The number of each seat's last entry; 0 if it has none.
    last: PerSeat<u32>,
    tail: Tail<G::Event>,
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
    /// It cannot have come about that way.
    How(HowFault),
    Illegal(I),
}

impl<I: fmt::Display> fmt::Display for Refused<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("the table is closed"),
            Self::How(fault) => fault.fmt(f),
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
        let last = PerSeat::filled(0, table.order().count());
        let chain = Chain::begin(seed.seal());
        let kept = Kept { table, chain, shown_at: at.minute(), last, tail: Tail::default() };
        let mut book = Self { kept, seed };
        let hidden = Hidden { how: How::Service, at, written: form.clone() };
        let dealt = book.write(None, form, hidden, events);
        Ok((book, dealt))
    }

    /// All of it but the seed, as it is stored.
    pub fn to_json(&self) -> Vec<u8> {
        serde_json::to_vec(&self.kept).expect("a book has only string keys")
    }

    /// A book as it was left. Its seed lies elsewhere.
    pub fn from_json(json: &[u8], seed: ServerSeed) -> serde_json::Result<Self> {
        // Looked at as a whole, and not string by string.
        let kept = match std::str::from_utf8(json) {
            Ok(text) => serde_json::from_str(text)?,
            Err(error) => return Err(serde::de::Error::custom(error)),
        };
        Ok(Self { kept, seed })
    }

    pub fn table(&self) -> &Table<G> {
        &self.kept.table
    }

    pub fn game(&self) -> &G {
        self.kept.table.game()
    }

    pub fn seed(&self) -> &ServerSeed {
        &self.seed
    }

    /// How many entries there are.
    pub fn entries(&self) -> u32 {
        self.kept.chain.entries()
    }

    /// The hash of the last entry.
    pub fn head(&self) -> Digest {
        self.kept.chain.head()
    }

    /// When everyone could read the last entry.
    pub fn shown_at(&self) -> Minute {
        self.kept.shown_at
    }

    /// The last entries, the oldest first: as much as pages and letters tell.
    pub fn recent(&self) -> &[Recent<G::Event>] {
        self.kept.tail.entries()
    }

    /// The number of the seat's last entry; 0 if it has none.
    pub fn last_of(&self, seat: Seat) -> u32 {
        self.kept.last[seat]
    }

    /// In what this book differs from another one of the same table.
    pub fn difference(&self, other: &Self) -> Option<String> {
        let (one, two) = (&self.kept, &other.kept);
        let json = |table: &Table<G>| serde_json::to_vec(table).expect("a table has only string keys");
        if one.chain != two.chain {
            return Some(format!("{} entries to {}, or another hash", one.chain.entries(), two.chain.entries()));
        }
        if json(&one.table) != json(&two.table) {
            return Some("another game, or others in its seats".to_owned());
        }
        if (one.shown_at, one.last) != (two.shown_at, two.last) {
            return Some("another time of the last entries".to_owned());
        }
        let mut entries = one.tail.entries().iter().zip(two.tail.entries());
        match entries.find(|(one, two)| one != two) {
            Some((one, _)) => Some(format!("entry {} is told otherwise", one.number)),
            None if one.tail.entries().len() != two.tail.entries().len() => Some("other last entries".to_owned()),
            None => None,
        }
    }

    /// Carries an action out and writes it down. A refusal leaves no trace.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        how: How,
        at: Moment,
    ) -> Result<Added<G::Event>, Refused<G::Illegal>> {
        let table = &mut self.kept.table;
        if table.is_closed() {
            return Err(Refused::Closed);
        }
        table.check_how(seat, how, action).map_err(Refused::How)?;
        let (public, written) = (table.game().write_public(action), table.game().write(action));
        let mut events = Vec::new();
        table.act(seat, action, &mut events).map_err(Refused::Illegal)?;
        self.kept.shown_at = self.kept.shown_at.max(at.minute());
        Ok(self.write(Some(seat), public, Hidden { how, at, written }, events))
    }

    /// Writes down what the service does. A refusal leaves no trace.
    pub fn serve(&mut self, service: Service, at: Moment) -> Result<Added<G::Event>, ServiceFault> {
        self.kept.table.serve(service)?;
        self.kept.shown_at = self.kept.shown_at.max(at.minute());
        let form = service.to_string();
        Ok(self.write(None, form.clone(), Hidden { how: How::Service, at, written: form }, Vec::new()))
    }

    /// Writes an entry of a stored log down once more; the deal is there already.
    pub fn read(&mut self, logged: Logged<'_>) -> Result<Added<G::Event>, Unreadable<G>> {
        let mut events = Vec::new();
        let public = self.kept.table.step(Step { seat: logged.seat, written: logged.written }, &mut events)?;
        let hidden = Hidden { how: logged.how, at: logged.at, written: logged.written.to_owned() };
        self.kept.shown_at = logged.shown_at;
        Ok(self.write(logged.seat, public, hidden, events))
    }

    fn write(&mut self, seat: Option<Seat>, public: String, hidden: Hidden, events: Vec<G::Event>) -> Added<G::Event> {
        let kept = &mut self.kept;
        let entry = kept.chain.append(&self.seed, seat, kept.shown_at, public, hidden);
        if let Some(seat) = seat {
            kept.last[seat] = entry.line.number;
        }
        let added = Added { entry, events };
        kept.tail.add(Recent::from(&added), G::is_all_told);
        added
    }
}
