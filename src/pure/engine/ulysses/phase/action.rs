//! The active player's actions, up to the proposal (rules 3.5, 3.6).

use super::{Asking, Phase};
use crate::engine::Seat;
use crate::engine::ulysses::{
    Action, ActionRange, Card, Cards, Color, Event, Illegal, Means, PLAGUES, Place, PlaceSet, Question, Side, Ulysses,
    Usable,
};

pub(crate) fn legal(game: &Ulysses) -> ActionRange {
    let player = &game.players[game.active];
    let can_pay = player.hand.total() >= player.temples;
    let can_draw = game.deck.count() > 0 || !game.discard.is_empty();
    let can_place = game.plagues.len() < PLAGUES;
    let free = game.free_neighbors();
    ActionRange {
        pandora: only_if(can_draw && !game.pandora_used, Usable::by(Card::Pandora, player.hand)),
        plague: only_if(can_place, Usable::by(Card::Plague, player.hand)),
        plague_places: only_if(can_place, PlaceSet::ALL.without(game.plagues)),
        price: player.temples,
        unplague: only_if(can_pay, game.plagues),
        exchange_goals: only_if(can_pay && !game.exchange_used, exchange_goals(game)),
        exchange_piles: Color::ALL.map(|goal| Color::ALL.map(|pile| check_pile(game, goal, pile).is_ok())),
        temple: game.temple_stock() > 0
            && player.hand.count(Card::Temple) + player.hand.count(Card::Zeus) >= player.temples
            && player.hand.total() >= 2 * player.temples,
        propose: free,
        stay: free.is_empty(),
    }
}

pub(crate) fn apply(game: &mut Ulysses, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
    match *action {
        Action::Pandora(means) => pandora(game, means, events),
        Action::Plague { place, means } => plague(game, place, means, events),
        Action::Unplague { place, cards } => unplague(game, place, cards, events),
        Action::Exchange { goal, pile, cards } => exchange(game, goal, pile, cards, events),
        Action::Temple { temples, others } => temple(game, temples, others, events),
        Action::Propose(place) => propose(game, place, events),
        Action::Stay => stay(game, events),
        Action::Wind(_)
        | Action::Rest
        | Action::Agree
        | Action::Object(_)
        | Action::Pass
        | Action::Support { .. }
        | Action::Black(_) => Err(Illegal::OtherQuestion(Question::Action)),
    }
}

fn pandora(game: &mut Ulysses, means: Means, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    let card = Cards::from(means.card(Card::Pandora));
    if game.pandora_used {
        return Err(Illegal::PandoraUsed); // U-PAND-2
    }
    if game.deck.is_empty() && game.discard.is_empty() {
        return Err(Illegal::NothingToDraw); // S-12
    }
    game.check_in_hand(seat, card)?;

    game.pandora_used = true;
    // The card reaches the discard only when its action is complete, so it cannot draw itself (S-09).
    game.players[seat].hand -= card;
    game.draw(seat, 2, events);
    game.discard += card;
    events.push(Event::Discarded { seat, cards: card });
    Ok(())
}

fn plague(game: &mut Ulysses, place: Place, means: Means, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    let card = Cards::from(means.card(Card::Plague));
    if game.plagues.contains(place) {
        return Err(Illegal::PlagueThere); // S-14
    }
    if game.plagues.len() >= PLAGUES {
        return Err(Illegal::NoPlagueLeft); // U-PLAG-2
    }
    game.check_in_hand(seat, card)?;

    game.pay(seat, card, events);
    game.plagues.insert(place);
    events.push(Event::PlaguePlaced { seat, place });
    Ok(())
}

fn unplague(game: &mut Ulysses, place: Place, cards: Cards, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    if !game.plagues.contains(place) {
        return Err(Illegal::NoPlagueThere);
    }
    game.check_price(seat, cards)?; // U-UNPL-1
    game.check_in_hand(seat, cards)?;

    game.pay(seat, cards, events);
    game.remove_plague(seat, place, events);
    Ok(())
}

fn exchange(
    game: &mut Ulysses,
    goal: Place,
    pile: Color,
    cards: Cards,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = game.active;
    let player = &game.players[seat];
    let color = game.board().color(goal);
    if game.exchange_used {
        return Err(Illegal::ExchangeUsed); // U-EXCH-1
    }
    if player.revealed.contains(&goal) {
        return Err(Illegal::GoalRevealed); // S-25
    }
    if !player.hidden.contains(goal) {
        return Err(Illegal::NotYourGoal);
    }
    check_pile(game, color, pile)?;
    game.check_price(seat, cards)?;
    game.check_in_hand(seat, cards)?;

    // The order of U-EXCH-2: pay, put under, draw.
    game.exchange_used = true;
    game.pay(seat, cards, events);
    game.players[seat].hidden.remove(goal);
    game.players[seat].given_back.insert(goal);
    game.piles[color as usize].push_under(goal);
    events.push(Event::GoalReturned { seat, color, goal: Some(goal) });
    let drawn = game.piles[pile as usize].pop().expect("check_pile found a card, or one was just put under");
    game.players[seat].hidden.insert(drawn);
    events.push(Event::GoalDrawn { seat, color: pile, goal: Some(drawn) });
    Ok(())
}

/// Whether a goal of color `goal` may be exchanged for the top of `pile`.
fn check_pile(game: &Ulysses, goal: Color, pile: Color) -> Result<(), Illegal> {
    let barred = game.board().color(game.ship); // S-26
    if game.ruleset.exchange_keeps_color() {
        if goal == barred {
            return Err(Illegal::GoalBarred);
        }
        if goal != pile {
            return Err(Illegal::OtherPile { needed: goal });
        }
    } else if pile == barred {
        return Err(Illegal::PileBarred); // U-EXCH-2
    }
    // The card given back is placed first, so its own pile is not empty then (S-28).
    if goal != pile && game.piles[pile as usize].is_empty() {
        return Err(Illegal::PileEmpty);
    }
    Ok(())
}

/// The active player's hidden goals that may be given back.
fn exchange_goals(game: &Ulysses) -> PlaceSet {
    let hidden = game.players[game.active].hidden;
    if !game.ruleset.exchange_keeps_color() {
        return hidden; // U-EXCH-3; some permitted pile always has a card (S-29).
    }
    hidden.without(game.board().of_color(game.board().color(game.ship)))
}

fn temple(game: &mut Ulysses, temples: Cards, others: Cards, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    let needed = game.players[seat].temples;
    let cards = temples.plus(others);
    if game.temple_stock() == 0 {
        return Err(Illegal::NoTempleLeft); // U-TEMP-4
    }
    if let Some(card) = temples.misfit(|card| matches!(card, Card::Temple | Card::Zeus)) {
        return Err(Illegal::NotATempleCard(card));
    }
    if temples.total() != needed {
        return Err(Illegal::TempleCards { needed });
    }
    if others.total() != needed {
        return Err(Illegal::FurtherCards { needed });
    }
    game.check_in_hand(seat, cards)?;

    game.pay(seat, cards, events);
    game.players[seat].temples += 1;
    events.push(Event::TempleBuilt { seat, temples: needed + 1, stock: game.temple_stock() });
    Ok(())
}

fn propose(game: &mut Ulysses, place: Place, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = game.active;
    game.check_free_neighbor(place)?; // U-PROP-1, U-PROP-2
    game.phase = Phase::Asking(Asking { blue: place, asked: seat.left(game.players.count()) }); // S-40
    events.push(Event::DiscPlaced { seat, side: Side::Blue, place });
    Ok(())
}

fn stay(game: &mut Ulysses, events: &mut Vec<Event>) -> Result<(), Illegal> {
    if !game.free_neighbors().is_empty() {
        return Err(Illegal::MustPropose); // S-36
    }
    events.push(Event::ShipStayed { at: game.ship });
    game.hand_over(events); // S-37: nobody is asked, and there is no wind (S-74).
    Ok(())
}

fn only_if<T: Default>(condition: bool, value: T) -> T {
    if condition { value } else { T::default() }
}

impl Ulysses {
    /// Checks that a disc may be put there as far as lines and plagues go.
    fn check_free_neighbor(&self, place: Place) -> Result<(), Illegal> {
        if !self.board().neighbors(self.ship).contains(place) {
            return Err(Illegal::NotANeighbor);
        }
        if self.plagues.contains(place) { Err(Illegal::Plagued) } else { Ok(()) }
    }

    /// A plague back to the stock (U-UNPL-2).
    pub(super) fn remove_plague(&mut self, seat: Seat, place: Place, events: &mut Vec<Event>) {
        self.plagues.remove(place);
        events.push(Event::PlagueRemoved { seat, place });
    }
}
