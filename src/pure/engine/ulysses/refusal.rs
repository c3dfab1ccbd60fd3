//! Refusals in plain English, for commands and logs. What players read is put into their language by `text`.

use std::fmt;

use super::{Card, Expected, Illegal, Question};

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Over => f.write_str("the game is over"),
            Self::NotAsked => f.write_str("another seat is asked"),
            Self::Out => f.write_str("the seat is out of this movement"),
            Self::OtherQuestion(open) => write!(f, "what is due now is {}", due(open)),
            Self::NotInHand { card, held } => write!(f, "the hand holds {}", count(held, card_name(card))),
            Self::Price { needed } => write!(f, "it costs exactly {}", count(needed, "card")),
            Self::PandoraUsed => f.write_str("a Pandora was used in this turn already"),
            Self::NothingToDraw => f.write_str("deck and discard are empty"),
            Self::PlagueThere => f.write_str("the place carries a plague already"),
            Self::NoPlagueLeft => f.write_str("all plagues are on the board"),
            Self::NoPlagueThere => f.write_str("the place carries no plague"),
            Self::ExchangeUsed => f.write_str("a goal was exchanged in this turn already"),
            Self::NotYourGoal => f.write_str("the goal is none of the seat's hidden ones"),
            Self::GoalRevealed => f.write_str("a goal that has been reached is not exchanged"),
            Self::PileBarred => f.write_str("the pile with the color of the ship's place is barred"),
            Self::PileEmpty => f.write_str("the pile is empty"),
            Self::GoalBarred => f.write_str("a goal with the color of the ship's place is not exchanged"),
            Self::OtherPile { needed } => write!(f, "the new goal must come from the {} pile", needed.name()),
            Self::NoTempleLeft => f.write_str("no temple is left"),
            Self::NotATempleCard(card) => write!(f, "a {} is no temple card", card_name(card)),
            Self::TempleCards { needed } => write!(f, "it takes exactly {}", count(needed, "temple card")),
            Self::FurtherCards { needed } => write!(f, "it takes exactly {}", count(needed, "further card")),
            Self::NotANeighbor => f.write_str("no line leads there from the ship's place"),
            Self::Plagued => f.write_str("the place carries a plague"),
            Self::MustPropose => f.write_str("a way is free of plague, so that a proposal is due"),
            Self::LimitReached => f.write_str("the turn limit is reached, and every wind counts as a turn"),
            Self::PlaceTaken(side) => write!(f, "the {} disc lies there", side.name()),
            Self::NotAVote(card) => write!(f, "a {} does not count for a side", card_name(card)),
            Self::TooFew { needed } => write!(f, "at least {} must be played", count(needed, "card")),
            Self::TooMany { most } => write!(f, "at most {} may be played", count(most, "card")),
            Self::NothingToClear => f.write_str("there is no plague to clear"),
            Self::NoClearing => f.write_str("only the active player removes plagues"),
            Self::NoSuchSide => f.write_str("black is not on the board"),
            Self::OtherSide(side) => write!(f, "the seat belongs to {}", side.name()),
            Self::BlackPlaced => f.write_str("black is on the board already"),
            Self::HasADisc => f.write_str("the seat has a disc of its own"),
            Self::ChanceLost => f.write_str("the seat has had its chance to place a disc"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Verb => f.write_str("a word that is known"),
            Self::Space => f.write_str("a space"),
            Self::Place => f.write_str("a place"),
            Self::Color => f.write_str("a color"),
            Self::Side => f.write_str("a side"),
            Self::Means(card) => write!(f, "{} or z", card.letter()),
            Self::Count => f.write_str("a number of cards"),
            Self::Letter => f.write_str("the letter of a card, in the order o t w x z p"),
            Self::Clear => f.write_str("the word clear, or the end"),
            Self::End => f.write_str("the end"),
        }
    }
}

fn due(question: Question) -> &'static str {
    match question {
        Question::Action => "an action or a proposal",
        Question::Asking => "to agree or to object",
        Question::Discussion => "to pass or to play cards for a side",
        Question::Wind => "a wind or the turn's end",
    }
}

fn card_name(card: Card) -> &'static str {
    match card {
        Card::Objection => "objection",
        Card::Temple => "temple",
        Card::Wind => "wind",
        Card::Plague => "plague",
        Card::Zeus => "Zeus",
        Card::Pandora => "Pandora",
    }
}

/// `no temple card`, `1 temple card`, `2 temple cards`; Zeus stays Zeus.
fn count(number: u8, what: &str) -> String {
    match number {
        0 => format!("no {what}"),
        1 => format!("1 {what}"),
        _ if what.ends_with('s') => format!("{number} {what}"),
        _ => format!("{number} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ulysses::{Color, Side};

    #[test]
    fn v_2_a_refusal_is_a_sentence_and_no_name_of_a_type() {
        let told = |illegal: Illegal| illegal.to_string();
        assert_eq!(told(Illegal::OtherPile { needed: Color::Violet }), "the new goal must come from the violet pile");
        assert_eq!(told(Illegal::NotInHand { card: Card::Wind, held: 0 }), "the hand holds no wind");
        assert_eq!(told(Illegal::NotInHand { card: Card::Zeus, held: 2 }), "the hand holds 2 Zeus");
        assert_eq!(told(Illegal::TempleCards { needed: 2 }), "it takes exactly 2 temple cards");
        assert_eq!(told(Illegal::OtherSide(Side::Red)), "the seat belongs to red");
        assert_eq!(Expected::Count.to_string(), "a number of cards");
        assert_eq!(Expected::Means(Card::Wind).to_string(), "w or z");
    }
}
