//! The check of a file whose game still runs. Without the seed nothing can be dealt again: what is checked is the chain,
//! the frame of every entry, and that nothing is told that is not public.

use super::fault::{EntryFault, Fault};
use super::file::{Archive, Row, Status};
use super::verify::check_frame;
use crate::engine::log::{Handle, Minute, Service, Table};
use crate::engine::{Deal, DealKey, Digest, Eye, Game, PerSeat, SEATS_MAX};

pub(super) fn check<G: Game>(archive: &Archive, ruleset: G::Ruleset, options: G::Options) -> Result<(), Fault> {
    let told = |name| Err(Fault::Member { name, expected: false });
    if archive.seed.is_some() {
        return told("seed");
    }
    if archive.deal_key.is_some() {
        return told("deal_key");
    }
    if archive.result.is_some() {
        return told("result");
    }
    if archive.state.is_some() {
        return told("state");
    }
    let deal = deal_of::<G>(archive, ruleset, options);
    let reader = G::setup(&deal).map_err(Fault::Setup)?.game;
    let form = Table::deal_form(&deal, &order(archive, &deal)?, &kinds(archive));
    let mut before = archive.seal;
    let mut shown_at = archive.entries.first().map_or(Minute::default(), |row| row.time);
    let mut heirs = 0;
    for (number, row) in (1..).zip(&archive.entries) {
        let fault = |fault| Fault::Entry { number, fault };
        check_frame(row, number, shown_at).map_err(fault)?;
        check_line(row, &form, usize::from(reader.seats())).map_err(fault)?;
        check_hash(row, &before).map_err(fault)?;
        check_events(row, &reader).map_err(fault)?;
        match row.seat.is_none().then(|| row.public.parse::<Service>()) {
            Some(Ok(Service::Closed)) => return Err(Fault::Status { expected: Status::Closed }),
            Some(Ok(Service::Given { .. })) => heirs += 1,
            Some(Ok(Service::Away(_) | Service::Back(_)) | Err(_)) | None => {}
        }
        (before, shown_at) = (row.hash, row.time);
    }
    if archive.entries.is_empty() {
        return Err(Fault::Member { name: "entries", expected: true });
    }
    let listed = archive.participants.len() - usize::from(deal.people) - usize::from(deal.bots);
    if listed == heirs { Ok(()) } else { Err(Fault::Heirs { given: heirs }) }
}

/// The game that a file is about, to read its options, events and seats by; under a key that is not its own.
pub(super) fn deal_of<G: Game>(archive: &Archive, ruleset: G::Ruleset, options: G::Options) -> Deal<G> {
    let count = |has: fn(&super::Listed) -> bool| {
        u8::try_from(archive.participants.iter().filter(|listed| has(listed)).count()).unwrap_or(u8::MAX)
    };
    let (people, bots) = (count(|listed| listed.word.is_some()), count(|listed| listed.bot.is_some()));
    Deal { ruleset, options, people, bots, key: DealKey::from(Digest::of(&[])) }
}

/// The participants in seat order, each exactly once.
fn order<G: Game>(archive: &Archive, deal: &Deal<G>) -> Result<PerSeat<u8>, Fault> {
    let all: Vec<Handle> = (0..deal.people + deal.bots).map(|number| Handle::of(number, deal.people)).collect();
    let mut order = PerSeat::new();
    for handle in archive.seats.iter().take(SEATS_MAX) {
        let number = (0..).zip(&all).find(|(_, other)| *other == handle).map(|(number, _)| number);
        let number = number.filter(|number| !order.contains(number)).ok_or(Fault::Seats)?;
        order.push(number);
    }
    if archive.seats.len() == all.len() { Ok(order) } else { Err(Fault::Seats) }
}

fn kinds(archive: &Archive) -> Vec<&str> {
    archive.participants.iter().filter_map(|listed| listed.bot.as_deref()).collect()
}

/// What can be said of a public form without knowing the game: the deal reads as it must, the rest of the service's
/// lines read, and a seat is one of the table's.
fn check_line(row: &Row, deal_form: &str, seats: usize) -> Result<(), EntryFault> {
    let absent = |name, is_some: bool| if is_some { Err(EntryFault::Member { name, expected: false }) } else { Ok(()) };
    absent("how", row.how.is_some())?;
    absent("exact", row.exact.is_some())?;
    absent("written", row.written.is_some())?;
    match (row.number, row.seat) {
        (1, None) if row.public == deal_form => Ok(()),
        (1, _) => Err(EntryFault::Step(format!("the deal must read «{deal_form}»"))),
        (_, Some(seat)) if usize::from(seat.number()) < seats => Ok(()),
        (_, Some(_)) => Err(EntryFault::NoSuchSeat),
        (_, None) => match row.public.parse::<Service>() {
            Ok(_) => Ok(()),
            Err(error) => Err(EntryFault::Step(error.to_string())),
        },
    }
}

fn check_hash(row: &Row, before: &Digest) -> Result<(), EntryFault> {
    if row.line().hash(before) == row.hash { Ok(()) } else { Err(EntryFault::Hash) }
}

fn check_events<G: Game>(row: &Row, reader: &G) -> Result<(), EntryFault> {
    for (position, event) in (1..).zip(&row.events) {
        let read = reader.read_event(event.get()).map_err(|_| EntryFault::Event { position, expected: None })?;
        let public = G::seen(&read, Eye::Public).map(|seen| reader.write_event(&seen));
        if public.as_deref() != Some(event.get()) {
            return Err(EntryFault::Secret { position });
        }
    }
    Ok(())
}
