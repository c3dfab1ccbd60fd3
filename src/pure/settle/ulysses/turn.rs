//! Reading what the active player said about his own turn: the way to the proposal, and the wind after it.

use super::contest::Verdict;
use super::read::Found;
use super::word::{Either, PlanLine, WayOn, Won};
use super::{Kind, Lapse, Said, scope};
use crate::engine::ulysses::{Action, ActionRange, Card, Cards, Illegal, Means, Own, Place, Ulysses, Usable, View};
use crate::settle::words::{Source, Why, Words as _};

pub(super) fn action(said: &Said, view: &View, own: Own, range: &ActionRange) -> Found {
    if let Some((next, source)) = way_on(said, view, own) {
        return Some((first_free(&next.propose, range), source));
    }
    let line = scope::plan_line(said, view, own.seat).filter(|_| view.movement == 1)?;
    Some((planned(line, own, range), Source::Word(Kind::Plan, 0)))
}

fn planned(line: &PlanLine, own: Own, range: &ActionRange) -> Verdict {
    let pandora = line.pandora.and_then(|with| means(with, range.pandora));
    if let Some(means) = pandora {
        return Ok(Action::Pandora(means));
    }
    let temple = line.temple.filter(|_| range.temple).and_then(|keep| temple(line, keep, own.hand, range.price));
    temple.map_or_else(|| first_free(&line.propose, range), Ok)
}

/// A temple that costs no Zeus, no wind that is promised, and leaves so many cards.
fn temple(line: &PlanLine, keep: u8, hand: Cards, price: u8) -> Option<Action> {
    /// What is missed least first; a Zeus could be anything else.
    const SPARED: [Card; 5] = [Card::Plague, Card::Pandora, Card::Temple, Card::Wind, Card::Objection];
    if hand.count(Card::Temple) < price || hand.total() < 2 * price + keep {
        return None;
    }
    let temples = Cards::of(Card::Temple, price);
    let mut rest = hand;
    rest -= temples;
    let promised = reserved_by(&line.won, hand);
    let mut others = Cards::NONE;
    for card in SPARED {
        let spare = rest.count(card).saturating_sub(promised.count(card));
        others += Cards::of(card, spare.min(price - others.total()));
    }
    (others.total() == price).then_some(Action::Temple { temples, others })
}

fn first_free(ways: &[Place], range: &ActionRange) -> Verdict {
    let free = ways.iter().find(|place| range.propose.contains(**place));
    free.map(|place| Action::Propose(*place)).ok_or(Why::Lapsed(Lapse::NoWay))
}

pub(super) fn wind(said: &Said, view: &View, own: Own, usable: Usable) -> Found {
    let (won, source) = won(said, view, own)?;
    let answer = match won {
        Won::Rest => Ok(Action::Rest),
        Won::Ask => Err(Why::Wished),
        Won::Wind { with, next } => fits(view, next.as_ref()).map_err(Why::Lapsed).and_then(|()| {
            let missing = Illegal::NotInHand { card: means_card(*with), held: 0 };
            let reason = if view.wind_barred { Illegal::LimitReached } else { missing };
            means(*with, usable).map(Action::Wind).ok_or(Why::Lapsed(Lapse::Illegal(reason)))
        }),
    };
    Some((answer, source))
}

/// Whether the way on can be gone: a wind is not played into a dead end.
fn fits(view: &View, next: Option<&WayOn>) -> Result<(), Lapse> {
    let Some(next) = next else { return Ok(()) };
    let free = view.options.board.neighbors(view.ship).without(view.plagues);
    if next.at != view.ship {
        Err(Lapse::Elsewhere)
    } else if next.propose.iter().any(|place| free.contains(*place)) {
        Ok(())
    } else {
        Err(Lapse::NoWay)
    }
}

/// The cards that a decided wind keeps from the bidding.
pub(super) fn reserved(said: &Said, view: &View, own: Own) -> Cards {
    let won = won(said, view, own).filter(|_| view.active == own.seat);
    won.map_or(Cards::NONE, |(won, _)| reserved_by(won, own.hand))
}

fn reserved_by(won: &Won, hand: Cards) -> Cards {
    match won {
        Won::Wind { with: Either::Itself, .. } => Card::Wind.into(),
        Won::Wind { with: Either::Zeus, .. } => Card::Zeus.into(),
        Won::Wind { with: Either::Both, .. } if hand.count(Card::Wind) > 0 => Card::Wind.into(),
        Won::Wind { with: Either::Both, .. } => Card::Zeus.into(),
        Won::Rest | Won::Ask => Cards::NONE,
    }
}

/// What the active player said about winning this movement.
fn won<'a>(said: &'a Said, view: &View, own: Own) -> Option<(&'a Won, Source<Kind>)> {
    let now = Ulysses::occasion(view);
    let envelope = said.envelope.as_ref().filter(|kept| kept.at.same_matter(now));
    let envelope = envelope.and_then(|kept| Some((kept.word.won.as_ref()?, Source::Word(Kind::Envelope, 0))));
    envelope.or_else(|| {
        let line = scope::plan_line(said, view, own.seat).filter(|_| view.movement == 1)?;
        Some((&line.won, Source::Word(Kind::Plan, 0)))
    })
}

/// The way on that belongs to the wind just played.
fn way_on<'a>(said: &'a Said, view: &View, own: Own) -> Option<(&'a WayOn, Source<Kind>)> {
    let before = view.movement.checked_sub(1).filter(|before| *before > 0)?;
    let earlier = |at: &crate::settle::words::Occasion| (at.turn, at.matter) == (u32::from(view.turn), before);
    let envelope = said.envelope.as_ref().filter(|kept| earlier(&kept.at));
    let envelope = envelope.and_then(|kept| Some((kept.word.won.as_ref()?, Source::Word(Kind::Envelope, 0))));
    let plan = || {
        let line = scope::plan_line(said, view, own.seat).filter(|_| before == 1)?;
        Some((&line.won, Source::Word(Kind::Plan, 0)))
    };
    let (won, source) = envelope.or_else(plan)?;
    match won {
        Won::Wind { next: Some(next), .. } if next.at == view.ship => Some((next, source)),
        Won::Wind { .. } | Won::Rest | Won::Ask => None,
    }
}

fn means(with: Either, usable: Usable) -> Option<Means> {
    let wanted: &[Means] = match with {
        Either::Itself => &[Means::Itself],
        Either::Zeus => &[Means::Zeus],
        Either::Both => &Means::ALL,
    };
    wanted.iter().copied().find(|means| usable.contains(*means))
}

fn means_card(with: Either) -> Card {
    match with {
        Either::Itself | Either::Both => Card::Wind,
        Either::Zeus => Card::Zeus,
    }
}
