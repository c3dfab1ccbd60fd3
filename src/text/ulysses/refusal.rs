//! Why the rules refuse something, as a sentence: beside a form, or as the reason why an answer given ahead did not fit.

use super::vocabulary::{Teller, card_name};
use crate::engine::ulysses::{Illegal, Question};

impl Teller<'_> {
    /// Why the engine refused.
    pub(crate) fn illegal(self, reason: Illegal) -> String {
        let t = self.t;
        match reason {
            Illegal::Over => t.ulysses_refuse_over(),
            Illegal::NotAsked => t.ulysses_refuse_not_asked(),
            Illegal::Out => t.ulysses_refuse_out(),
            Illegal::OtherQuestion(open) => t.ulysses_refuse_other_question(question_name(open)),
            Illegal::NotInHand { card, held } => t.ulysses_refuse_not_in_hand(card_name(card), held),
            Illegal::Price { needed } => t.ulysses_refuse_price(needed),
            Illegal::PandoraUsed => t.ulysses_refuse_pandora_used(self.anew()),
            Illegal::NothingToDraw => t.ulysses_refuse_nothing_to_draw(),
            Illegal::PlagueThere => t.ulysses_refuse_plague_there(),
            Illegal::NoPlagueLeft => t.ulysses_refuse_no_plague_left(),
            Illegal::NoPlagueThere => t.ulysses_refuse_no_plague_there(),
            Illegal::ExchangeUsed => t.ulysses_refuse_exchange_used(self.anew()),
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
            Illegal::LimitReached => t.ulysses_refuse_limit_reached(),
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
}

fn question_name(question: Question) -> &'static str {
    match question {
        Question::Action => "action",
        Question::Asking => "asking",
        Question::Discussion => "discussion",
        Question::Wind => "wind",
    }
}
