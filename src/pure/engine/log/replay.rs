//! Replay: from a deal and the written forms of a log to every state it went through. The server rebuilds its snapshots
//! by it, commands tell games by it, and tests compare with it.

use std::fmt;

use super::{NotAService, Service, ServiceFault, Table};
use crate::engine::{Deal, Game, Misread, Seat, SetupError};

/// An entry as far as the rules care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<'a> {
    /// None for what the service does.
    pub seat: Option<Seat>,
    /// The whole action, not its public form.
    pub written: &'a str,
}

/// What is to be seen after an entry.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a, G: Game> {
    pub number: u32,
    pub table: &'a Table<G>,
    /// What the entry caused, complete.
    pub events: &'a [G::Event],
    /// The entry's public form.
    pub public: &'a str,
}

/// Replays a log, the deal included, and shows `look` the table after every entry. It stops at the first fault, which
/// may also be one that `look` finds. `kinds` are those of the bots in joining order.
pub fn replay<'a, G, K, E>(
    deal: &Deal<G>,
    kinds: &[K],
    steps: impl IntoIterator<Item = Step<'a>>,
    mut look: impl FnMut(Seen<'_, G>) -> Result<(), E>,
) -> Result<Table<G>, E>
where
    G: Game,
    K: AsRef<str>,
    E: From<ReplayFault<G::Expected, G::Illegal>>,
{
    let mut events = Vec::new();
    let fault = |number, reason| E::from(ReplayFault { number, reason });
    let mut table = Table::deal(deal, &mut events).map_err(|error| fault(1, StepFault::Setup(error)))?;
    let form = Table::deal_form(deal, table.order(), kinds);
    let mut steps = (1..).zip(steps);
    match steps.next() {
        Some((_, first)) if first.seat.is_none() && first.written == form => {}
        Some(_) | None => return Err(fault(1, StepFault::Deal { expected: form })),
    }
    look(Seen { number: 1, table: &table, events: &events, public: &form })?;
    for (number, step) in steps {
        events.clear();
        let public = table.step(step, &mut events).map_err(|reason| fault(number, reason))?;
        look(Seen { number, table: &table, events: &events, public: &public })?;
    }
    Ok(table)
}

impl<G: Game> Table<G> {
    /// Carries out one entry after the deal and returns its public form. A refusal changes nothing.
    pub fn step(
        &mut self,
        step: Step<'_>,
        events: &mut Vec<G::Event>,
    ) -> Result<String, StepFault<G::Expected, G::Illegal>> {
        if self.is_closed() {
            return Err(StepFault::Service(ServiceFault::Closed));
        }
        let Some(seat) = step.seat else {
            let service: Service = step.written.parse().map_err(StepFault::NotAService)?;
            self.serve(service).map_err(StepFault::Service)?;
            return Ok(service.to_string());
        };
        let action = self.game().read(step.written).map_err(StepFault::Unreadable)?;
        let public = self.game().write_public(&action);
        self.act(seat, &action, events).map_err(StepFault::Illegal)?;
        Ok(public)
    }
}

/// The first entry of a log that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault<E, I> {
    pub number: u32,
    pub reason: StepFault<E, I>,
}

/// Why an entry cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepFault<E, I> {
    /// Nothing can be dealt.
    Setup(SetupError),
    /// The first entry is another deal, or none.
    Deal {
        expected: String,
    },
    Unreadable(Misread<E>),
    Illegal(I),
    NotAService(NotAService),
    Service(ServiceFault),
}

impl<E: fmt::Display, I: fmt::Display> fmt::Display for ReplayFault<E, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.number, self.reason)
    }
}

impl<E: fmt::Display, I: fmt::Display> fmt::Display for StepFault<E, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Deal { expected } => write!(f, "the deal must read «{expected}»"),
            Self::Unreadable(misread) => {
                write!(f, "after {} characters of the action {} was expected", misread.at, misread.expected)
            }
            Self::Illegal(reason) => write!(f, "the action is not legal: {reason}"),
            Self::NotAService(error) => error.fmt(f),
            Self::Service(fault) => fault.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display, I: fmt::Debug + fmt::Display> std::error::Error for ReplayFault<E, I> {}

impl<E: fmt::Debug + fmt::Display, I: fmt::Debug + fmt::Display> std::error::Error for StepFault<E, I> {}
