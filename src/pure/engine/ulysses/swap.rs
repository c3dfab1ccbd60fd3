//! Another world that an eye cannot tell from this one: what is hidden is dealt anew. For tests of the hand-swap law, and for
//! bots that think about what may be.

use super::{Card, Cards, Color, Deck, Eye, Place, PlaceSet, Seat, Ulysses};
use crate::engine::{DealKey, Game as _, Stream};

/// Others' hands change places with the deck. Others' goals change places with those in the piles, color by color; but
/// what the eye put away itself stays where it is, and so does the goal of the ship place if it lies in a pile: nobody
/// can have kept it hidden. The key, which no eye sees, is another one, so later shuffles differ.
pub(super) fn other_world(game: &Ulysses, eye: Eye, key: &DealKey) -> Ulysses {
    let mut world = game.clone();
    world.key = *key;
    if eye != Eye::Archive {
        let mut chance = key.stream(0);
        redeal_cards(&mut world, eye, &mut chance);
        redeal_goals(&mut world, eye, &mut chance);
    }
    world
}

fn redeal_cards(world: &mut Ulysses, eye: Eye, chance: &mut Stream) {
    let others = others(world, eye);
    let hands = others.iter().flat_map(|seat| world.players[*seat].hand.iter());
    let mut cards: Vec<Card> = hands.chain(world.deck.iter().copied()).collect();
    chance.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    for seat in others {
        let count = usize::from(world.players[seat].hand.total());
        world.players[seat].hand = cards.by_ref().take(count).collect();
    }
    world.deck = cards.collect::<Deck>();
}

fn redeal_goals(world: &mut Ulysses, eye: Eye, chance: &mut Stream) {
    let others = others(world, eye);
    let in_piles: PlaceSet = world.piles.iter().flat_map(|pile| pile.iter().copied()).collect();
    let in_hands = others.iter().fold(PlaceSet::NONE, |goals, seat| goals.union(world.players[*seat].hidden));
    let put_away = match eye {
        Eye::Seat(seat) => world.players.get(usize::from(seat.number())).map_or(PlaceSet::NONE, |own| own.given_back),
        Eye::Public | Eye::Archive => PlaceSet::NONE,
    };
    let known = put_away.union(in_piles.intersection(PlaceSet::only(world.ship)));
    let free = in_piles.union(in_hands).without(known);

    let mut becomes: Vec<Place> = Place::all().collect();
    for color in Color::ALL {
        let before: Vec<Place> = free.intersection(world.board().of_color(color)).iter().collect();
        let mut after = before.clone();
        chance.shuffle(&mut after);
        before.iter().zip(after).for_each(|(before, after)| becomes[before.index()] = after);
    }
    let renamed = |goals: PlaceSet| goals.iter().map(|goal| becomes[goal.index()]).collect();
    for seat in others {
        let player = &mut world.players[seat];
        player.hidden = renamed(player.hidden);
        player.given_back = renamed(player.given_back);
    }
    for goal in world.piles.iter_mut().flat_map(|pile| pile.iter_mut()) {
        *goal = becomes[goal.index()];
    }
}

/// What the seat knows and nothing else: all that is hidden from it lies sorted. A goal that the seat put under a pile stays
/// where it is, for everyone has seen the piles grow and shrink since; so the seat can count out where it went.
pub(super) fn veiled(game: &Ulysses, seat: Seat) -> Ulysses {
    let mut world = game.clone();
    world.key = DealKey::BLANK;
    sort_cards(&mut world, seat);
    sort_goals(&mut world, seat);
    world
}

fn sort_cards(world: &mut Ulysses, seat: Seat) {
    let others = others(world, Eye::Seat(seat));
    let in_deck: Cards = world.deck.iter().copied().collect();
    let hidden = others.iter().fold(in_deck, |cards, other| cards.plus(world.players[*other].hand));
    let mut cards = hidden.iter();
    for other in others {
        let count = usize::from(world.players[other].hand.total());
        world.players[other].hand = cards.by_ref().take(count).collect();
    }
    world.deck = cards.collect::<Deck>();
}

fn sort_goals(world: &mut Ulysses, seat: Seat) {
    let others = others(world, Eye::Seat(seat));
    let known = world.players.get(usize::from(seat.number())).map_or(PlaceSet::NONE, |own| own.given_back);
    let in_piles: PlaceSet = world.piles.iter().flat_map(|pile| pile.iter().copied()).collect();
    let in_hands = others.iter().fold(PlaceSet::NONE, |goals, other| goals.union(world.players[*other].hidden));
    // Once the ship has moved, nobody holds the goal of its place.
    let has_moved = world.turn > 1 || world.movement > 1;
    let aground =
        if has_moved { in_piles.intersection(PlaceSet::only(world.ship)).without(known) } else { PlaceSet::NONE };
    let free = in_piles.union(in_hands).without(known).without(aground);
    for color in Color::ALL {
        let of_color = world.board().of_color(color);
        let mut goals = free.intersection(of_color).iter();
        for other in &others {
            let hidden = &mut world.players[*other].hidden;
            let unknown = hidden.intersection(of_color).without(known);
            let sorted: PlaceSet = goals.by_ref().take(usize::from(unknown.len())).collect();
            *hidden = hidden.without(unknown).union(sorted);
        }
        let mut goals = aground.intersection(of_color).iter().chain(goals);
        for goal in world.piles[color as usize].iter_mut().filter(|goal| !known.contains(**goal)) {
            *goal = goals.next().unwrap_or(*goal);
        }
    }
    for other in others {
        world.players[other].given_back = PlaceSet::NONE;
    }
}

/// The seats whose secrets the eye does not see.
fn others(world: &Ulysses, eye: Eye) -> Vec<Seat> {
    Seat::all(world.seats()).filter(|seat| !eye.sees(*seat)).collect()
}
