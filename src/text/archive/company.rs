//! Who sat where, by what an archive says.

use super::frame::name_of;
use crate::archive::Archive;
use crate::engine::Seat;
use crate::engine::log::Service;
use crate::text::company::{Company, Former};

pub(super) fn company(archive: &Archive) -> Company {
    let name = |handle| name_of(archive, handle).unwrap_or_else(|| handle.to_string());
    let mut holders = archive.seats.clone();
    let mut formers = Vec::new();
    for row in archive.entries.iter().filter(|row| row.seat.is_none()) {
        if let Ok(Service::Given { seat, .. }) = row.public.parse()
            && let Some(holder) = holders.get(usize::from(seat.number()))
        {
            formers.push(Former { seat, name: name(*holder), until: row.number });
        }
        row.hand_over(&mut holders);
    }
    let bots = (0..).zip(&holders).filter(|(_, holder)| holder.is_bot()).filter_map(|(seat, _)| Seat::new(seat));
    Company {
        bots: bots.collect(),
        names: holders.iter().map(|holder| name(*holder)).collect(),
        formers,
        left: Vec::new(),
    }
}
