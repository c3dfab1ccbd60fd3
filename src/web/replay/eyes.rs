//! Through whose eyes a game is looked at, and how an address says it.

use super::{Addresses, Replay};
use crate::engine::{Eye, Seat};
use crate::web::site::Site;

/// One of the eyes that a page offers.
pub(in crate::web) struct Eyes {
    pub(in crate::web) words: String,
    pub(in crate::web) href: String,
    /// The reader looks through these now.
    pub(in crate::web) here: bool,
}

/// What an address calls the eyes; everybody's are not named.
pub(in crate::web) fn read(name: &str) -> Option<Eye> {
    if name == OPEN {
        return Some(Eye::Archive);
    }
    let number: u8 = name.strip_prefix(SEAT)?.parse().ok()?;
    let seat = Seat::new(number.checked_sub(1)?)?;
    (written(Eye::Seat(seat)) == name).then_some(Eye::Seat(seat))
}

const OPEN: &str = "open";
/// Before the number of a seat, counted from 1 as people do.
const SEAT: &str = "seat-";

pub(super) fn written(eye: Eye) -> String {
    match eye {
        Eye::Public => String::new(),
        Eye::Seat(seat) => format!("{SEAT}{}", seat.number() + 1),
        Eye::Archive => OPEN.to_owned(),
    }
}

impl Addresses {
    pub(in crate::web) fn step(&self, number: u32, eye: Eye) -> String {
        let eyes = written(eye);
        match self {
            Addresses::Pages(base) if eyes.is_empty() => format!("{base}/{number}"),
            Addresses::Pages(base) => format!("{base}/{number}/{eyes}"),
            Addresses::File if eyes.is_empty() => format!("#{number}"),
            Addresses::File => format!("#{number}-{eyes}"),
        }
    }
}

impl<G: Site> Replay<'_, G> {
    /// Whether one may look through these eyes: before the end only what everyone knows is told.
    pub(in crate::web) fn allows(&self, eye: Eye) -> bool {
        match eye {
            Eye::Public => true,
            Eye::Seat(seat) => self.record.is_over() && seat.number() < self.seats(),
            Eye::Archive => self.record.is_over(),
        }
    }

    /// All that may be looked through: everybody's first, those that see everything last.
    pub(in crate::web) fn all_eyes(&self) -> Vec<Eye> {
        let all = [Eye::Public].into_iter().chain(Seat::all(self.seats()).map(Eye::Seat)).chain([Eye::Archive]);
        all.filter(|eye| self.allows(*eye)).collect()
    }

    pub(super) fn name_eyes(&self, eye: Eye) -> String {
        match eye {
            Eye::Public => self.t.replay_eyes_public(),
            Eye::Seat(seat) => self.company.names.get(usize::from(seat.number())).cloned().unwrap_or_default(),
            Eye::Archive => self.t.replay_eyes_open(),
        }
    }

    /// The same step through each of the eyes.
    pub(super) fn eyes_at(&self, number: u32, now: Eye) -> Vec<Eyes> {
        let eyes =
            |eye: Eye| Eyes { words: self.name_eyes(eye), href: self.addresses.step(number, eye), here: eye == now };
        self.all_eyes().into_iter().map(eyes).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_eyes_in_one_way() {
        let seats = Seat::all(6).map(Eye::Seat);
        for eye in seats.chain([Eye::Archive]) {
            assert_eq!(read(&written(eye)), Some(eye));
        }
        for name in ["", "public", "Open", "seat-0", "seat-01", "seat-7", "seat-+1", "seat-", "1"] {
            assert_eq!(read(name), None, "{name}");
        }
    }
}
