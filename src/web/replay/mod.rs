//! A game looked at once more: whole, step by step, by turns and by the ship's movements, through everybody's eyes. Pure: it
//! gets what was read and writes pages. While a game runs there is only what everyone may know.

pub(in crate::web) mod answers;
pub(in crate::web) mod course;
pub(in crate::web) mod curve;
pub(in crate::web) mod eyes;
pub(crate) mod offline;
mod pack;
mod proof;
pub(in crate::web) mod step;
pub(in crate::web) mod whole;

use crate::archive::Record;
use crate::engine::ulysses::Ulysses;
use crate::play::look::Sight;
use crate::text::Text;
use crate::text::company::Company;

use course::Course;

/// A game and how it is shown.
pub(crate) struct Replay<'a> {
    pub(crate) t: Text,
    pub(crate) code: &'a str,
    pub(crate) record: &'a Record<Ulysses>,
    pub(crate) company: Company,
    pub(crate) course: Course,
    pub(crate) addresses: Addresses,
}

/// Where the steps are to be found.
#[derive(Clone, Debug)]
pub(crate) enum Addresses {
    /// Each on a page of its own, below this path.
    Pages(String),
    /// All in one file, behind fragments.
    File,
}

impl<'a> Replay<'a> {
    /// As pages of the site show it.
    pub(crate) fn on_pages(t: Text, sight: &'a Sight<Ulysses>) -> Replay<'a> {
        let addresses = Addresses::Pages(format!("/table/{}/replay", sight.code));
        Replay::new(t, sight, addresses)
    }

    /// As a file shows it that needs no site.
    pub(crate) fn in_a_file(t: Text, sight: &'a Sight<Ulysses>) -> Replay<'a> {
        Replay::new(t, sight, Addresses::File)
    }

    fn new(t: Text, sight: &'a Sight<Ulysses>, addresses: Addresses) -> Replay<'a> {
        let record = &sight.record;
        let company = sight.company();
        Replay { t, code: sight.code.as_str(), record, company, course: Course::of(record), addresses }
    }

    fn seats(&self) -> u8 {
        self.record.order().count()
    }
}
