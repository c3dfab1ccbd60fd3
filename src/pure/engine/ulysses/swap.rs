//! Another world that an eye cannot tell from this one, for tests of the hand-swap law: what is hidden is dealt anew.

use super::{Card, Color, Deck, Eye, Place, PlaceSet, Seat, Ulysses};
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

/// The seats whose secrets the eye does not see.
fn others(world: &Ulysses, eye: Eye) -> Vec<Seat> {
    Seat::all(world.seats()).filter(|seat| !eye.sees(*seat)).collect()
}
