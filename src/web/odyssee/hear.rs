//! What a choice says: a written answer, or the fields of a form put together. Whether the rules take it is the engine's to
//! say; what a form cannot send is refused here.

use super::choice::{AT, CARD, Choice, DEED, DIRECTION, LOOK, OTHERWISE};
use super::deal::Side;
use super::fault::Fault;
use crate::engine::Misread;
use crate::engine::odyssee::{
    Action, Arrow, Board, Card, CardSet, Direction, Exchange, Expected, GIFTS, Hex, Isle, IsleSet, Numbered, Price,
    Set, Terms,
};

/// The answer that a choice gives.
pub(super) fn action(choice: &Choice, board: &'static Board) -> Result<Action, Fault> {
    if choice.is_too_much() {
        return Err(Fault::Much);
    }
    // In addresses a point stands for a space, which mail programs break lines at.
    let deed = once(choice, DEED)?.replace('.', " ");
    match deed.as_str() {
        "arrow" => Ok(Action::Arrow(arrow(choice, board)?)),
        "sail" => Ok(Action::Sail(hex(choice, board)?)),
        "bid" => Ok(Action::Bid(Price { terms: terms(choice, Side::Gives)?, card: card(choice, CARD)? })),
        "ask" => Ok(Action::Ask {
            price: Price { terms: terms(choice, Side::Wants)?, card: card(choice, CARD)? },
            otherwise: card(choice, OTHERWISE)?,
        }),
        "demand" => Ok(Action::Demand(terms(choice, Side::Wants)?)),
        "trade" => Ok(Action::Trade(exchange(choice)?)),
        "offer" => Ok(Action::Offer(exchange(choice)?)),
        "look" => Ok(Action::Look(members(choice.values(LOOK), Isle::named)?)),
        written => Action::read(written, board).map_err(Fault::Misread),
    }
}

/// The arrow that the form names, also while it is only shown.
pub(super) fn arrow(choice: &Choice, board: &'static Board) -> Result<Arrow, Fault> {
    let origin = hex(choice, board)?;
    let direction = Direction::named(once(choice, DIRECTION)?).ok_or(Fault::Unknown)?;
    Ok(Arrow { origin, direction })
}

/// A hex as people type it.
fn hex(choice: &Choice, board: &'static Board) -> Result<Hex, Fault> {
    let typed = once(choice, AT)?.trim().to_ascii_lowercase();
    board.hex_named(&typed).ok_or(Fault::Misread(Misread { at: 0, expected: Expected::Hex }))
}

fn exchange(choice: &Choice) -> Result<Exchange, Fault> {
    Ok(Exchange { gives: terms(choice, Side::Gives)?, wants: terms(choice, Side::Wants)? })
}

fn terms(choice: &Choice, side: Side) -> Result<Terms, Fault> {
    let gifts = match choice.values(side.gifts()).collect::<Vec<_>>()[..] {
        [] | [""] => 0,
        [count] => count.trim().parse().ok().filter(|count| *count <= GIFTS).ok_or(Fault::Count)?,
        _ => return Err(Fault::Twice),
    };
    let cards: CardSet = members(choice.values(side.cards()), Card::named)?;
    let isles: IsleSet = members(choice.values(side.isles()), Isle::named)?;
    Ok(Terms { gifts, cards, isles })
}

/// A set of things that a form names one by one.
fn members<'a, T: Numbered>(
    names: impl Iterator<Item = &'a str>,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Set<T>, Fault> {
    let mut members = Set::NONE;
    for name in names {
        let one = read(name).ok_or(Fault::Unknown)?;
        if members.contains(one) {
            return Err(Fault::Twice);
        }
        members.insert(one);
    }
    Ok(members)
}

fn card(choice: &Choice, name: &str) -> Result<Card, Fault> {
    Card::named(once(choice, name)?).ok_or(Fault::Unknown)
}

fn once<'a>(choice: &'a Choice, name: &str) -> Result<&'a str, Fault> {
    match choice.values(name).count() {
        0 => Err(Fault::Missing),
        1 => choice.get(name).ok_or(Fault::Missing),
        _ => Err(Fault::Twice),
    }
}
