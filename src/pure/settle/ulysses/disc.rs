//! Whether a disc named ahead still fits, going by what its seat sees; if not, the reason its player is told.

use crate::engine::ulysses::{Card, Cards, DiscRange, Illegal, Marking, Own, Place, Side, View};

/// Whether red may be put like this.
pub(super) fn check(view: &View, own: &Own, range: &DiscRange, marking: &Marking) -> Result<(), Illegal> {
    let Marking { place, cards, clear } = *marking;
    check_place(view, place, !clear.is_empty())?;
    if !clear.is_empty() && !view.ruleset.disc_may_clear() {
        return Err(Illegal::NoClearing);
    }
    if !clear.is_empty() && clear.total() != range.price {
        return Err(Illegal::Price { needed: range.price });
    }
    if let Some(card) = cards.misfit(|card| matches!(card, Card::Objection | Card::Zeus)) {
        return Err(Illegal::NotAVote(card));
    }
    if let Some(card) = own.hand.lacking(cards.plus(clear)) {
        return Err(Illegal::NotInHand { card, held: own.hand.count(card) });
    }
    let (least, most) = (range.cards.least, view.ruleset.opening_most());
    if cards.total() < least {
        return Err(Illegal::TooFew { needed: least });
    }
    if cards.total() > most { Err(Illegal::TooMany { most }) } else { Ok(()) }
}

/// Whether a disc may lie there as far as lines, discs and plagues go.
pub(super) fn check_place(view: &View, place: Place, clears: bool) -> Result<(), Illegal> {
    if !view.options.board.neighbors(view.ship).contains(place) {
        return Err(Illegal::NotANeighbor);
    }
    let taken = |side: &Side| view.sides[*side as usize].is_some_and(|side| side.place == place);
    if let Some(side) = Side::ALL.into_iter().find(taken) {
        return Err(Illegal::PlaceTaken(side));
    }
    match (view.plagues.contains(place), clears) {
        (true, false) => Err(Illegal::Plagued),
        (false, true) => Err(Illegal::NothingToClear),
        (true, true) | (false, false) => Ok(()),
    }
}

/// So many votes, objections before Zeus; none if there are not enough.
pub(super) fn votes(hand: Cards, count: u8) -> Option<Cards> {
    let objections = hand.count(Card::Objection).min(count);
    let zeus = count - objections;
    (zeus <= hand.count(Card::Zeus)).then(|| Cards::of(Card::Objection, objections).plus(Cards::of(Card::Zeus, zeus)))
}
