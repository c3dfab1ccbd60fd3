//! Every «no» as a sentence: faults of a choice, refusals of the engine, misread written forms.

use super::fault::Fault;
use crate::engine::Misread;
use crate::engine::ulysses::{Expected, Illegal, Question};
use crate::text::ulysses::words::{Teller, card_name};

impl Teller<'_> {
    pub(super) fn fault(self, fault: Fault) -> String {
        let t = self.t;
        match fault {
            Fault::NoDeed => t.ulysses_fault_no_deed(),
            Fault::Missing => t.ulysses_fault_missing(),
            Fault::Twice => t.ulysses_fault_twice(),
            Fault::NotOffered => t.ulysses_fault_not_offered(),
            Fault::NotACount(card) => t.ulysses_fault_not_a_count(card_name(card)),
            Fault::Most(most) => t.ulysses_fault_most(most),
            Fault::Stray => t.ulysses_fault_stray(),
            Fault::Illegal(reason) => self.illegal(reason),
            Fault::Misread(misread) => self.misread(misread),
            Fault::Stale => t.ulysses_fault_stale(),
        }
    }

    /// Why the engine refused.
    pub(in crate::web) fn illegal(self, reason: Illegal) -> String {
        let t = self.t;
        match reason {
            Illegal::Over => t.ulysses_refuse_over(),
            Illegal::NotAsked => t.ulysses_refuse_not_asked(),
            Illegal::Out => t.ulysses_refuse_out(),
            Illegal::OtherQuestion(open) => t.ulysses_refuse_other_question(question_name(open)),
            Illegal::NotInHand { card, held } => t.ulysses_refuse_not_in_hand(card_name(card), held),
            Illegal::Price { needed } => t.ulysses_refuse_price(needed),
            Illegal::PandoraUsed => t.ulysses_refuse_pandora_used(),
            Illegal::NothingToDraw => t.ulysses_refuse_nothing_to_draw(),
            Illegal::PlagueThere => t.ulysses_refuse_plague_there(),
            Illegal::NoPlagueLeft => t.ulysses_refuse_no_plague_left(),
            Illegal::NoPlagueThere => t.ulysses_refuse_no_plague_there(),
            Illegal::ExchangeUsed => t.ulysses_refuse_exchange_used(),
            Illegal::NotYourGoal => t.ulysses_refuse_not_your_goal(),
            Illegal::GoalRevealed => t.ulysses_refuse_goal_revealed(),
            Illegal::PileBarred => t.ulysses_refuse_pile_barred(),
            Illegal::PileEmpty => t.ulysses_refuse_pile_empty(),
            Illegal::GoalBarred => t.ulysses_refuse_goal_barred(),
            Illegal::OtherPile { needed } => t.ulysses_refuse_other_pile(needed.name()),
            Illegal::NoTempleLeft => t.ulysses_refuse_no_temple_left(),
            Illegal::NotATempleCard(card) => t.ulysses_refuse_not_a_temple_card(card_name(card)),
            Illegal::TempleCards { needed } => t.ulysses_refuse_temple_cards(needed),
            Illegal::FurtherCards { needed } => t.ulysses_refuse_further_cards(needed),
            Illegal::NotANeighbor => t.ulysses_refuse_not_a_neighbor(),
            Illegal::Plagued => t.ulysses_refuse_plagued(),
            Illegal::MustPropose => t.ulysses_refuse_must_propose(),
            Illegal::PlaceTaken(side) => t.ulysses_refuse_place_taken(side.name()),
            Illegal::NotAVote(card) => t.ulysses_refuse_not_a_vote(card_name(card)),
            Illegal::TooFew { needed } => t.ulysses_refuse_too_few(needed),
            Illegal::TooMany { most } => t.ulysses_refuse_too_many(most),
            Illegal::NothingToClear => t.ulysses_refuse_nothing_to_clear(),
            Illegal::NoClearing => t.ulysses_refuse_no_clearing(),
            Illegal::NoSuchSide => t.ulysses_refuse_no_such_side(),
            Illegal::OtherSide(side) => t.ulysses_refuse_other_side(side.name()),
            Illegal::BlackPlaced => t.ulysses_refuse_black_placed(),
            Illegal::HasADisc => t.ulysses_refuse_has_a_disc(),
            Illegal::ChanceLost => t.ulysses_refuse_chance_lost(),
        }
    }

    /// Where a written action stopped making sense.
    pub(in crate::web) fn misread(self, Misread { at, expected }: Misread<Expected>) -> String {
        let card = match expected {
            Expected::Means(card) => card.letter().to_string(),
            Expected::Verb
            | Expected::Space
            | Expected::Place
            | Expected::Color
            | Expected::Side
            | Expected::Count
            | Expected::Letter
            | Expected::Clear
            | Expected::End => String::new(),
        };
        self.t.ulysses_misread(at, card, expected_name(expected))
    }
}

fn question_name(question: Question) -> &'static str {
    match question {
        Question::Action => "action",
        Question::Asking => "asking",
        Question::Discussion => "discussion",
        Question::Wind => "wind",
    }
}

fn expected_name(expected: Expected) -> &'static str {
    match expected {
        Expected::Verb => "verb",
        Expected::Space => "space",
        Expected::Place => "place",
        Expected::Color => "color",
        Expected::Side => "side",
        Expected::Means(_) => "means",
        Expected::Count => "count",
        Expected::Letter => "letter",
        Expected::Clear => "clear",
        Expected::End => "end",
    }
}
