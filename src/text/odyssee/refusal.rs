//! Why the rules refuse something, and why a written answer cannot be read, as sentences: beside a form, or as the reason why
//! a word said ahead did not fit.

use super::vocabulary::Teller;
use crate::engine::Misread;
use crate::engine::odyssee::{Expected, Illegal, Party, Question};

impl Teller<'_> {
    /// Why the engine refused.
    pub(crate) fn illegal(self, reason: Illegal) -> String {
        let t = self.t;
        match reason {
            Illegal::Over => t.odyssee_refuse_over(),
            Illegal::NotAsked => t.odyssee_refuse_not_asked(),
            Illegal::OtherQuestion(open) => t.odyssee_refuse_other_question(question_name(open)),
            Illegal::NoGiftForArrow => t.odyssee_refuse_no_gift(),
            Illegal::SameHex => t.odyssee_refuse_same_hex(),
            Illegal::IntoTroy => t.odyssee_refuse_troy(),
            Illegal::NotEntitled { chips, cards } => t.odyssee_refuse_not_entitled(cards, chips),
            Illegal::TooFar { steps } => t.odyssee_refuse_too_far(steps),
            Illegal::LandBetween => t.odyssee_refuse_land_between(),
            Illegal::NotYourCard(card) => t.odyssee_refuse_not_your_card(self.card(card)),
            Illegal::NotTheirCard(card) => t.odyssee_refuse_not_their_card(self.card(card)),
            Illegal::SameCard => t.odyssee_refuse_same_card(),
            Illegal::NoBid => t.odyssee_refuse_no_bid(),
            Illegal::BidLies => t.odyssee_refuse_bid_lies(),
            Illegal::LookCount { needed } => t.odyssee_refuse_look_count(needed),
            Illegal::NotFaceDown(isle) => t.odyssee_refuse_not_face_down(self.isle(isle)),
            Illegal::GiftsLacking { by, held } => t.odyssee_refuse_gifts(party(by), held),
            Illegal::CardLacking { by, card } => t.odyssee_refuse_card(party(by), self.card(card)),
            Illegal::IsleLacking { by, isle } => t.odyssee_refuse_isle(party(by), self.isle(isle)),
            Illegal::LandingIsle => t.odyssee_refuse_landing_isle(),
            Illegal::ChipsLacking { by, chips } => t.odyssee_refuse_chips(party(by), chips),
            Illegal::NothingNamed => t.odyssee_refuse_nothing(),
        }
    }

    /// Where a written answer stops making sense, and what should stand there.
    pub(crate) fn misread(self, misread: Misread<Expected>) -> String {
        let expected = match misread.expected {
            Expected::Verb => "verb",
            Expected::Space => "space",
            Expected::Hex => "hex",
            Expected::Direction => "direction",
            Expected::Card => "card",
            Expected::Isle => "isle",
            Expected::Item => "item",
            Expected::For => "for",
            Expected::Else => "else",
            Expected::Something => "something",
            Expected::End => "end",
        };
        self.t.odyssee_misread(misread.at, self.t.odyssee_expected(expected))
    }
}

fn party(by: Party) -> &'static str {
    match by {
        Party::Speaker => "speaker",
        Party::Other => "other",
    }
}

/// What the messages call a question.
pub(crate) fn question_name(question: Question) -> &'static str {
    match question {
        Question::Turn => "turn",
        Question::Sail => "sail",
        Question::Land => "land",
        Question::Give => "give",
        Question::Price => "price",
        Question::Winds => "winds",
        Question::Cattle => "cattle",
        Question::Toll => "toll",
        Question::Look => "look",
        Question::Meeting => "meeting",
        Question::Proposal => "proposal",
        Question::Battle => "battle",
        Question::Offer => "offer",
    }
}
