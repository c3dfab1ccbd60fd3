//! A game looked at once more: whole, step by step, by turns and by landmarks, through everybody's eyes. Pure: it
//! gets what was read and writes pages. While a game runs there is only what everyone may know.

pub(in crate::web) mod answers;
pub(in crate::web) mod course;
pub(in crate::web) mod curve;
pub(in crate::web) mod eyes;
pub(in crate::web) mod hindsight;
mod offline;
mod pack;
mod proof;
pub(in crate::web) mod step;
pub(in crate::web) mod whole;

use crate::archive::Record;
use crate::deadline::zone::Zone;
use crate::engine::of_game;
use crate::play::glance::Glance;
use crate::play::hindsight::Hindsight;
use crate::play::record::{AnyRecorded, Recorded};
use crate::text::Text;
use crate::text::company::Company;
use crate::text::telling::Tells;
use crate::web::site::Site;

use course::Course;

/// A game and how it is shown.
pub(in crate::web) struct Replay<'a, G: Tells> {
    pub(in crate::web) t: Text,
    pub(in crate::web) code: &'a str,
    pub(in crate::web) record: &'a Record<G>,
    pub(in crate::web) company: Company,
    pub(in crate::web) course: Course,
    pub(in crate::web) addresses: Addresses,
    /// In which the reader lives; a file's reader is nobody in particular.
    pub(in crate::web) zone: Zone,
    /// What the pilot thinks of it, on pages and once it has thought.
    pub(in crate::web) hindsight: Hindsight,
}

/// Where the steps are to be found.
#[derive(Clone, Debug)]
pub(in crate::web) enum Addresses {
    /// Each on a page of its own, below this path.
    Pages(String),
    /// All in one file, behind fragments.
    File,
}

/// As a file shows it that needs no site.
pub(crate) fn in_a_file(t: Text, recorded: &AnyRecorded) -> Result<String, askama::Error> {
    of_game!(recorded, AnyRecorded, recorded => Replay::new(t, recorded, Addresses::File).offline())
}

impl<'a, G: Site> Replay<'a, G> {
    /// As pages of the site show it.
    pub(in crate::web) fn on_pages(t: Text, zone: Zone, recorded: &'a Recorded<G>) -> Replay<'a, G> {
        let addresses = Addresses::Pages(format!("/table/{}/replay", recorded.glance.code));
        Replay { zone, ..Replay::new(t, recorded, addresses) }
    }

    /// The same for the page of the table itself.
    pub(in crate::web) fn of_visit(t: Text, glance: &'a Glance<G>, record: &'a Record<G>) -> Replay<'a, G> {
        let addresses = Addresses::Pages(format!("/table/{}/replay", glance.code));
        Replay::of(t, glance, record, addresses)
    }

    fn new(t: Text, recorded: &'a Recorded<G>, addresses: Addresses) -> Replay<'a, G> {
        Replay::of(t, &recorded.glance, &recorded.record, addresses)
    }

    fn of(t: Text, glance: &'a Glance<G>, record: &'a Record<G>, addresses: Addresses) -> Replay<'a, G> {
        let company = glance.company();
        let (code, course) = (glance.code.as_str(), Course::of(record));
        Replay { t, code, record, company, course, addresses, zone: Zone::UTC, hindsight: Hindsight::Unasked }
    }

    fn seats(&self) -> u8 {
        self.record.order().count()
    }
}
