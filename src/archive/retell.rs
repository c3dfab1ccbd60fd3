//! A game told once more, step by step and through the eyes one chooses: not from the consequences that a file spells
//! out, but by playing its entries again.

use std::fmt;

use super::file::{Archive, Row, Status};
use super::verify::{read_options, sheet};
use super::{Fault, text};
use crate::engine::log::{Seen, Step, replay};
use crate::engine::{Deal, Eye, ForGame, Game, GameKind, ServerSeed};

/// Tells the whole game, or one step with the view after it. Of a running game only the public side can be told, and
/// that from what its file says.
pub fn retell(archive: &Archive, eye: Eye, step: Option<u32>) -> Result<String, Untold> {
    if let Some(step) = step
        && !archive.entries.iter().any(|row| row.number == step)
    {
        return Err(Untold::NoSuchStep { last: archive.entries.len() });
    }
    if let Eye::Seat(seat) = eye
        && usize::from(seat.number()) >= archive.seats.len()
    {
        return Err(Untold::NoSuchSeat);
    }
    match (archive.status, eye, step) {
        (Status::Running, Eye::Public, None) => Ok(archive.to_text()),
        (Status::Running, _, _) => Err(Untold::Running),
        (Status::Over | Status::Closed, _, _) => {
            let kind = GameKind::named(&archive.game).ok_or_else(|| Fault::Game(archive.game.clone()))?;
            kind.run(Retell { archive, eye, step })
        }
    }
}

/// Why a game cannot be told that way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untold {
    Fault(Fault),
    Running,
    NoSuchStep { last: usize },
    NoSuchSeat,
}

impl fmt::Display for Untold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(fault) => fault.fmt(f),
            Self::Running => f.write_str("the game still runs: only the public eye can be told, and only the whole"),
            Self::NoSuchStep { last } => write!(f, "there is no such step; the last one is {last}"),
            Self::NoSuchSeat => f.write_str("there is no such seat at the table"),
        }
    }
}

impl std::error::Error for Untold {}

impl From<Fault> for Untold {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

struct Retell<'a> {
    archive: &'a Archive,
    eye: Eye,
    step: Option<u32>,
}

impl ForGame for Retell<'_> {
    type Output = Result<String, Untold>;

    fn run<G: Game>(self) -> Result<String, Untold> {
        let Self { archive, eye, step } = self;
        let mut told = if step.is_none() { text::heading(archive, eye) } else { String::new() };
        let mut rows = archive.entries.iter();
        let mut holders = archive.seats.clone();
        again::<G>(archive, |seen| {
            let Some(row) = rows.next() else { return Ok(()) };
            if step.is_none_or(|step| step == seen.number) {
                told += &text::entry(archive, &holders, row, eye);
                let name = |seat| text::name(archive, &holders, seat);
                for event in seen.events.iter().filter_map(|event| G::seen(event, eye)) {
                    told += &text::consequence(&seen.table.game().tell(&event, &name));
                }
            }
            if step == Some(seen.number) {
                let view = serde_json::to_string_pretty(&seen.table.game().view(eye));
                told += &format!("\n{}\n", view.map_err(|error| Fault::Unreadable(error.to_string()))?);
            }
            row.hand_over(&mut holders);
            Ok(())
        })?;
        Ok(told)
    }
}

/// Plays the entries of a finished game again.
fn again<G: Game>(archive: &Archive, look: impl FnMut(Seen<'_, G>) -> Result<(), Fault>) -> Result<(), Fault> {
    let missing = |name| Fault::Member { name, expected: true };
    let seed = ServerSeed::new(*archive.seed.ok_or(missing("seed"))?.as_bytes());
    let (sheet, _) = sheet(archive, seed);
    let ruleset = archive.ruleset.parse().map_err(|_| Fault::Ruleset(archive.ruleset.clone()))?;
    let options = read_options::<G>(archive)?;
    let deal = Deal { key: sheet.key(), ..super::running::deal_of::<G>(archive, ruleset, options) };
    let step = |row: &Row| row.written.is_some();
    if !archive.entries.iter().all(step) {
        return Err(missing("written"));
    }
    let steps =
        archive.entries.iter().filter_map(|row| Some(Step { seat: row.seat, written: row.written.as_deref()? }));
    replay(&deal, &sheet.kinds(), steps, look)?;
    Ok(())
}
