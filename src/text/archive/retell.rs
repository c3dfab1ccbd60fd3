//! A game told once more, step by step and through the eyes one chooses: not from the consequences that a file spells
//! out, but by playing its entries again.

use super::after::after;
use super::frame;
use crate::archive::{Archive, Fault, Status, again, reader};
use crate::engine::ulysses::{Event, Ulysses};
use crate::engine::{Eye, Game, GameKind};
use crate::text::Text;
use crate::text::ulysses::chronicle::{self, Chronicle};
use crate::text::ulysses::telling::left;

/// Tells the whole game, or one step with the table after it. Of a running game only the public side can be told, and
/// that from what its file says.
pub fn retell(t: Text, archive: &Archive, eye: Eye, step: Option<u32>) -> Result<String, Untold> {
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
        (Status::Running, Eye::Public, None) => Ok(super::plain(t, archive)),
        (Status::Running, _, _) => Err(Untold::Running),
        (Status::Over | Status::Closed, _, _) => match GameKind::named(&archive.game) {
            Some(GameKind::Ulysses) => Ok(by_playing(t, archive, eye, step)?),
            None => Err(Fault::Game(archive.game.clone()).into()),
        },
    }
}

fn by_playing(t: Text, archive: &Archive, eye: Eye, step: Option<u32>) -> Result<String, Fault> {
    let mut told = if step.is_none() { frame::heading(t, archive, eye) } else { String::new() };
    let mut rows = archive.entries.iter();
    let mut holders = archive.seats.clone();
    let mut ships = Vec::new();
    let board = reader::<Ulysses>(archive)?.board();
    let company = chronicle::company(archive);
    let chronicle = Chronicle { t, board, company: &company, eye };
    again::<Ulysses>(archive, |seen| {
        let Some(row) = rows.next() else { return Ok(()) };
        if step.is_none_or(|step| step == seen.number) {
            told += &frame::entry(t, archive, &holders, row, eye);
            let events: Vec<Event> = seen.events.iter().filter_map(|event| Ulysses::seen(event, eye)).collect();
            chronicle.entry(row, events).iter().for_each(|sentence| told += &frame::consequence(sentence));
        }
        ships.extend(seen.events.iter().filter_map(left));
        if step == Some(seen.number) {
            let ships = std::mem::take(&mut ships);
            told += &after(t, seen.table, ships, eye, (&company, seen.number));
        }
        row.hand_over(&mut holders);
        Ok(())
    })?;
    Ok(told)
}

/// Why a game cannot be told that way; whoever asked puts it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untold {
    Fault(Fault),
    Running,
    NoSuchStep { last: usize },
    NoSuchSeat,
}

impl From<Fault> for Untold {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
