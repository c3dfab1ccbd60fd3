//! The deal, against golden values that a separate program computed from the description of the deal alone.

use crate::engine::ulysses::fixture::seat;
use crate::engine::ulysses::{Event, Options, Ruleset, Ulysses};
use crate::engine::{Deal, DealKey, Game as _, Seat, ServerSeed, SetupError};

fn deal(people: u8, bots: u8) -> Deal<Ulysses> {
    let seed = ServerSeed::new(std::array::from_fn(|i| i as u8));
    let key = DealKey::new("K7QM2", &seed, ["olive", "Šárka", ""]);
    Deal { ruleset: Ruleset::default(), options: Options::default(), people, bots, key }
}

#[test]
fn a_deal_for_four() {
    let setup = Ulysses::setup(&deal(3, 1)).unwrap();
    assert_eq!(*setup.order, [3, 0, 1, 2]);
    let board = setup.game.board();
    let goals = |number: u8| {
        let dealt = setup.events.iter().find_map(|event| match event {
            Event::GoalsDealt { seat, goals } if seat.number() == number => goals.clone(),
            _ => None,
        });
        dealt.unwrap().into_iter().map(|place| board.id(place)).collect::<Vec<_>>()
    };
    assert_eq!(goals(0), ["delos", "cicones", "scylla", "elysium"]);
    assert_eq!(goals(1), ["libya", "delphi", "dido", "laestrygonians"]);
    assert_eq!(goals(2), ["tyre", "illyria", "melita", "atlantis"]);
    assert_eq!(goals(3), ["pharos", "cythera", "sirens", "calypso"]);

    let pile = setup.game.piles[1].iter().map(|place| board.id(*place)).collect::<Vec<_>>();
    assert_eq!(pile, ["ithaca", "diomedea", "zakynthos", "olympus", "scheria"], "the top is last");

    let deck = "wttotoowowottoxwotwwtooottwxxootzwxzztowooowootxoxowotwxttxwpootwtooxtopowootozootzwoowwtoozwzopootp\
                towxxozxpoooxpxowzpwooowxzopxpoz";
    let shuffled = setup.events.iter().find_map(|event| match event {
        Event::DeckShuffled { shuffle: 5, order: Some(order), .. } => Some(order.to_string()),
        _ => None,
    });
    assert_eq!(shuffled.unwrap(), deck);
    // Hands from the top, seat by seat, then one card each in the first general draw.
    let hands = [("zopxp", 'o'), ("ozxwoo", 'x'), ("owpzwox", 'x'), ("pxooopxz", 'w')];
    for (number, (dealt, drawn)) in (0..).zip(hands) {
        let letters = dealt.chars().chain([drawn]);
        let hand = letters.map(|letter| crate::engine::ulysses::Card::from_letter(letter).unwrap()).collect();
        assert_eq!(setup.game.players[seat(number)].hand, hand);
    }
    assert_eq!(setup.game.deck.to_string(), deck[..deck.len() - 30]);
}

#[test]
fn the_numbers_after_setting_up() {
    for (seats, deck, stock, pile) in [(3, 114, 20, 6), (4, 106, 19, 5), (5, 97, 18, 4)] {
        let setup = Ulysses::setup(&deal(seats, 0)).unwrap();
        assert_eq!(setup.game.deck.count(), deck - seats, "one drawn by each in the first general draw");
        assert_eq!(setup.game.temple_stock(), stock);
        assert!(setup.game.piles.iter().all(|cards| cards.count() == pile));
        let hands: Vec<u8> = Seat::all(seats).map(|seat| setup.game.players[seat].hand.total()).collect();
        assert_eq!(hands, (6..6 + seats).collect::<Vec<_>>());
    }
}

#[test]
fn three_to_five_seats() {
    let refused = |people, bots| Ulysses::setup(&deal(people, bots)).unwrap_err();
    assert_eq!(refused(1, 1), SetupError::Seats { given: 2, least: 3, most: 5 });
    assert_eq!(refused(3, 3), SetupError::Seats { given: 6, least: 3, most: 5 });
    assert_eq!(refused(255, 4), SetupError::Seats { given: 259, least: 3, most: 5 });
}
