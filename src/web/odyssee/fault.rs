//! What is wrong with a choice, as a sentence.

use super::scene::Scene;
use crate::engine::odyssee::{Illegal, Party};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Nothing chosen.
    Missing,
    /// No number of gifts that there are.
    Count,
    /// Nothing of what the page offers.
    Unknown,
    /// Named more than once.
    Twice,
    /// The table has moved on since the form was shown.
    Stale,
    /// More than can be kept.
    Much,
    Illegal(Illegal),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Faults(pub(super) Vec<Fault>);

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl Scene<'_> {
    pub(super) fn fault(&self, fault: Fault) -> String {
        let t = self.t;
        match fault {
            Fault::Missing => t.odyssee_page_fault("missing"),
            Fault::Count => t.odyssee_page_fault("count"),
            Fault::Unknown => t.odyssee_page_fault("unknown"),
            Fault::Twice => t.odyssee_page_fault("twice"),
            Fault::Stale => t.odyssee_page_fault("stale"),
            Fault::Much => t.odyssee_page_fault("much"),
            Fault::Illegal(reason) => self.refusal(reason),
        }
    }

    fn refusal(&self, reason: Illegal) -> String {
        let t = self.t;
        match reason {
            Illegal::Over => t.odyssee_page_illegal("over"),
            Illegal::NotAsked => t.odyssee_page_illegal("not-asked"),
            Illegal::OtherQuestion(_) => t.odyssee_page_illegal("other-question"),
            Illegal::NoGiftForArrow => t.odyssee_page_illegal("no-gift"),
            Illegal::SameHex => t.odyssee_page_illegal("same-hex"),
            Illegal::IntoTroy => t.odyssee_page_illegal("troy"),
            Illegal::LandBetween => t.odyssee_page_illegal("land-between"),
            Illegal::SameCard => t.odyssee_page_illegal("same-card"),
            Illegal::NoBid => t.odyssee_page_illegal("no-bid"),
            Illegal::BidLies => t.odyssee_page_illegal("bid-lies"),
            Illegal::LandingIsle => t.odyssee_page_illegal("landing-isle"),
            Illegal::NothingNamed => t.odyssee_page_illegal("nothing"),
            Illegal::NotEntitled { chips, cards } => t.odyssee_page_illegal_entitled(cards, chips),
            Illegal::TooFar { steps } => t.odyssee_page_illegal_far(steps),
            Illegal::NotYourCard(card) => t.odyssee_page_illegal_card(self.card(card), "own"),
            Illegal::NotTheirCard(card) => t.odyssee_page_illegal_card(self.card(card), "other"),
            Illegal::LookCount { needed } => t.odyssee_page_illegal_look(needed),
            Illegal::NotFaceDown(isle) => t.odyssee_page_illegal_isle(self.isle(isle), "rim"),
            Illegal::GiftsLacking { by, held } => t.odyssee_page_illegal_gifts(held, whose(by)),
            Illegal::CardLacking { by, card } => t.odyssee_page_illegal_card(self.card(card), whose(by)),
            Illegal::IsleLacking { by, isle } => t.odyssee_page_illegal_isle(self.isle(isle), whose(by)),
            Illegal::ChipsLacking { by, chips } => t.odyssee_page_illegal_chips(chips, whose(by)),
        }
    }
}

fn whose(party: Party) -> &'static str {
    match party {
        Party::Speaker => "own",
        Party::Other => "other",
    }
}
