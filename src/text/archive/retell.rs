//! A game told once more, step by step and through the eyes one chooses: not from the consequences that a file spells
//! out, but by playing its entries again.

use super::company::company;
use super::{frame, sentences};
use crate::archive::{Archive, Fault, Status, again, reader};
use crate::engine::{Eye, GameKind, for_game};
use crate::text::Text;
use crate::text::telling::Tells;

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
            Some(kind) => Ok(for_game!(kind, G => by_playing::<G>(t, archive, eye, step))?),
            None => Err(Fault::Game(archive.game.clone()).into()),
        },
    }
}

fn by_playing<G: Tells>(t: Text, archive: &Archive, eye: Eye, step: Option<u32>) -> Result<String, Fault> {
    let mut told = if step.is_none() { frame::heading(t, archive, eye) } else { String::new() };
    let mut rows = archive.entries.iter();
    let mut holders = archive.seats.clone();
    let mut wake = G::Wake::default();
    let (game, company) = (reader::<G>(archive)?, company(archive));
    again::<G>(archive, |seen| {
        let Some(row) = rows.next() else { return Ok(()) };
        G::follow(&mut wake, seen.events);
        if step.is_none_or(|step| step == seen.number) {
            told += &frame::entry(t, archive, &holders, row, eye, G::how_in_short);
            let events = seen.events.iter().filter_map(|event| G::seen(event, eye)).collect();
            let sentences = sentences(&game, (t, eye), &company, (row, &wake), events);
            sentences.iter().for_each(|sentence| told += &frame::consequence(sentence));
        }
        if step == Some(seen.number) {
            let known = G::known_after(seen.table, std::mem::take(&mut wake), eye, company.clone());
            let table = G::plain(&known, t, seen.number);
            told.extend(table.lines().map(|line| format!("{}\n", frame::one_line(line).trim_end())));
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
