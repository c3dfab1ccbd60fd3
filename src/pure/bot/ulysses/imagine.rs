//! The view and the ranges a seat would have if a situation came about. What cannot be known yet stays as it is now:
//! other players' hands, and the cards and goals that draws will bring.

use super::situation::{Contest, Movement, Situation, Stage};
use crate::engine::ulysses::{
    Card, CardRange, Cards, DiscRange, DiscussionRange, Legal, Means, Own, Place, PlaceSet, Question, Side, SideView,
    Usable, View,
};
use crate::engine::{Seat, SeatSet};

impl Situation {
    /// None if the seat would be asked nothing, or the description contradicts the rules or the view.
    pub fn imagined(&self, now: &View) -> Option<(View, Legal)> {
        let mut view = now.clone();
        let seat = view.own?.seat;
        match self.movement {
            Some(movement) => begin(&mut view, movement)?,
            None => view.sides[0].map(|_| ())?,
        }
        let legal = match &self.stage {
            Stage::Quiet => quiet(&mut view, seat)?,
            Stage::Contested(contest) => contested(&mut view, seat, contest)?,
            Stage::Won => won(&mut view, seat)?,
        };
        Some((view, legal))
    }
}

/// The asking round of another movement has just begun.
fn begin(view: &mut View, movement: Movement) -> Option<()> {
    view.movement = movement.number;
    if view.turn != movement.turn {
        view.turn = movement.turn;
        (view.pandora_used, view.exchange_used) = (false, false);
    }
    view.active = movement.active;
    if view.ship != movement.ship {
        arrive(view, movement.ship);
    }
    let free = view.options.board.neighbors(view.ship).without(view.plagues);
    view.sides = [Some(SideView { place: movement.blue, owner: view.active, cards: Cards::NONE }), None, None];
    (usize::from(movement.active.number()) < view.players.len() && free.contains(movement.blue)).then_some(())
}

/// The ship reaches a place; a goal of one's own is shown (U-GOAL-1). Whether it is another's nobody can tell.
fn arrive(view: &mut View, ship: Place) {
    view.ship = ship;
    let Some(own) = &mut view.own else { return };
    if own.goals.contains(ship) {
        own.goals.remove(ship);
        let player = &mut view.players[own.seat];
        player.revealed.push(ship);
        player.hidden_colors[view.options.board.color(ship) as usize] -= 1;
    }
}

fn quiet(view: &mut View, seat: Seat) -> Option<Legal> {
    let blue = view.sides[0]?;
    view.sides = [Some(SideView { cards: Cards::NONE, ..blue }), None, None];
    view.question = Some(Question::Asking);
    (view.leading, view.least) = (None, None);
    (view.still_in, view.black_open_to) = (SeatSet::NONE, SeatSet::NONE);
    let seats = view.players.count();
    view.agreed = view.active.round(seats).skip(1).take_while(|other| *other != seat).collect();
    view.to_act = SeatSet::only(seat);
    view.may_answer = seat.round(seats).take_while(|other| *other != view.active).collect();
    let most = view.ruleset.opening_most();
    (seat != view.active).then(|| Legal::Asking(disc_range(view, PlaceSet::only(blue.place), 1, most)))
}

fn contested(view: &mut View, seat: Seat, contest: &Contest) -> Option<Legal> {
    let blue = view.sides[0]?;
    let own = view.own.as_mut()?;
    if !contest.still_in.contains(seat) || !own.hand.contains(contest.spent) {
        return None;
    }
    own.hand -= contest.spent;
    view.players[seat].hand = own.hand.total();
    view.question = Some(Question::Discussion);
    view.sides = [Some(SideView { cards: contest.blue_cards, ..blue }), Some(contest.red), contest.black];
    // Whoever marks a plagued place clears it.
    let taken: PlaceSet = view.sides.iter().flatten().map(|side| side.place).collect();
    view.plague_stock += view.plagues.intersection(taken).len();
    view.plagues = view.plagues.without(taken);
    view.leading = Some(contest.leading);
    view.least = Some(Side::ALL.map(|side| contest.least(side)));
    let seats = view.players.count();
    view.agreed = view.active.round(seats).skip(1).take_while(|other| *other != contest.red.owner).collect();
    view.still_in = contest.still_in;
    view.black_open_to = contest.black_open_to;
    view.to_act = SeatSet::only(seat);
    view.may_answer = contest.still_in;
    for other in Seat::all(seats) {
        view.players[other].side = contest.members[other];
        view.players[other].played = contest.played[other];
    }
    let owns_disc = view.sides.iter().flatten().any(|side| side.owner == seat);
    // U-DISC-15; the option to change sides is for those who own no disc (S-54).
    let may_back = |side: Side| match contest.members[seat] {
        Some(own) => own == side || view.options.switching_sides && !owns_disc,
        None => true,
    };
    let votes = view.own?.hand.votes();
    let support = Side::ALL.map(|side| {
        let range = CardRange { least: contest.least(side), most: votes };
        (view.sides[side as usize].is_some() && may_back(side) && !range.is_empty()).then_some(range)
    });
    let entitled = contest.black_open_to.contains(seat);
    let black = entitled.then(|| disc_range(view, taken, contest.least(Side::Black), u8::MAX));
    Some(Legal::Discussion(DiscussionRange { support, black }))
}

fn won(view: &mut View, seat: Seat) -> Option<Legal> {
    let blue = view.sides[0]?;
    arrive(view, blue.place);
    view.sides = [None; 3];
    view.question = Some(Question::Wind);
    (view.leading, view.least) = (None, None);
    (view.agreed, view.still_in, view.black_open_to) = (SeatSet::NONE, SeatSet::NONE, SeatSet::NONE);
    (view.to_act, view.may_answer) = (SeatSet::only(seat), SeatSet::only(seat));
    for other in Seat::all(view.players.count()) {
        (view.players[other].side, view.players[other].played) = (None, 0);
    }
    let holds = |means: Means| view.own.is_some_and(|own| own.hand.count(means.card(Card::Wind)) > 0);
    let usable = Usable { itself: holds(Means::Itself), zeus: holds(Means::Zeus) };
    let goes_on = view.own.is_some_and(|own| !own.goals.is_empty());
    (seat == view.active && goes_on).then_some(Legal::Wind(usable))
}

/// The places where the seat could put red or black, and the cards it takes (U-DISC-4 to 6).
fn disc_range(view: &View, taken: PlaceSet, least: u8, most: u8) -> DiscRange {
    let Own { seat, hand, .. } = view.own.unwrap_or_default();
    let price = view.players[seat].temples;
    let neighbors = view.options.board.neighbors(view.ship).without(taken);
    let range = |votes: u8| CardRange { least, most: votes.min(most) };
    let cards = range(hand.votes());
    let cards_clearing = range(hand.votes().min(hand.total().saturating_sub(price)));
    let may_clear = view.ruleset.disc_may_clear() && !cards_clearing.is_empty();
    DiscRange {
        free: if cards.is_empty() { PlaceSet::NONE } else { neighbors.without(view.plagues) },
        cards,
        plagued: if may_clear { neighbors.intersection(view.plagues) } else { PlaceSet::NONE },
        cards_clearing,
        price,
    }
}
