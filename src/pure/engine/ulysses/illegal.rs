//! Why an answer is refused. Plain English for commands is in `words`; players read it from `text`.

use super::action::Side;
use super::cards::Card;
use super::place::Color;

/// A reason for a refusal, as fine as its reader needs to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over (U-END-1).
    Over,
    /// Somebody else is asked (U-ACT-1, U-DISC-1, U-DISC-7).
    NotAsked,
    /// The seat has passed, or in `ulysses-cs/1` agreed, and is out for this movement (U-DISC-9, D-05).
    Out,
    /// The answer belongs to another question than the one that is open.
    OtherQuestion(Question),
    /// The hand holds fewer than named (U-ACT-3).
    NotInHand { card: Card, held: u8 },
    /// Paid with fewer or more cards than temples (U-ACT-4, S-84).
    Price { needed: u8 },

    /// A second Pandora in this turn (U-PAND-2).
    PandoraUsed,
    /// Deck and discard are empty (S-12).
    NothingToDraw,
    /// A plague lies there already (S-14).
    PlagueThere,
    /// All six plagues are on the board (U-PLAG-2).
    NoPlagueLeft,
    /// There is no plague to remove (U-UNPL-1).
    NoPlagueThere,
    /// A second exchange in this turn (U-EXCH-1).
    ExchangeUsed,
    /// The goal is not among the seat's hidden goals (U-EXCH-2).
    NotYourGoal,
    /// The goal is revealed (S-25).
    GoalRevealed,
    /// The pile has the color of the ship place (U-EXCH-2).
    PileBarred,
    /// The pile is empty (S-28).
    PileEmpty,
    /// The goal has the color of the ship place (D-02, `ulysses-cs/1`).
    GoalBarred,
    /// The new goal must come from the pile of the old one (D-02, `ulysses-cs/1`).
    OtherPile { needed: Color },
    /// The stock of temples is empty (U-TEMP-4).
    NoTempleLeft,
    /// A card among the temple cards that is neither temple nor Zeus (U-TEMP-1).
    NotATempleCard(Card),
    /// Fewer or more temple cards than temples (U-TEMP-1).
    TempleCards { needed: u8 },
    /// Fewer or more further cards than temples (U-TEMP-1).
    FurtherCards { needed: u8 },
    /// No line leads there (U-PROP-1, U-DISC-5, U-BLCK-2).
    NotANeighbor,
    /// The place carries a plague (U-PLAG-3).
    Plagued,
    /// Some neighbor is free of plague, so a proposal is due (S-36).
    MustPropose,
    /// A wind would count as a turn beyond the limit (S-87, `ulysses-cs/1`).
    LimitReached,

    /// Another side's disc lies there (U-DISC-5, U-BLCK-2).
    PlaceTaken(Side),
    /// Neither objection nor Zeus: it does not count for a side (U-DISC-13).
    NotAVote(Card),
    /// The side would not lead (U-DISC-4, U-DISC-11, U-BLCK-5).
    TooFew { needed: u8 },
    /// Red is opened with one card (D-06, `ulysses-cs/1`).
    TooMany { most: u8 },
    /// Paid for clearing a place that carries no plague (S-44).
    NothingToClear,
    /// Nobody but the active player removes plagues (D-03, `ulysses-cs/1`).
    NoClearing,
    /// Black is not on the board (S-53).
    NoSuchSide,
    /// The seat belongs to another side (U-DISC-15).
    OtherSide(Side),
    /// Black is on the board already (U-BLCK-6).
    BlackPlaced,
    /// The seat has a disc of its own (S-47, S-48).
    HasADisc,
    /// The seat has had its chance to place a disc (U-BLCK-3).
    ChanceLost,
}

/// The kinds of questions the game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The action phase, up to the proposal.
    Action,
    /// The asking round: agree or object.
    Asking,
    Discussion,
    /// A wind, or the turn's end.
    Wind,
}
