//! What the game consists of (rules 3.1), and the board of rules 8.

use super::{deal, table};
use crate::engine::Game as _;
use crate::engine::ulysses::fixture::{Fixture, key};
use crate::engine::ulysses::{Card, Cards, Color, GoalPile, Options, PLACES, Place, PlaceSet, Ruleset, Side, Ulysses};
use crate::engine::{Deal, SetupError};

#[test]
fn u_comp_1_d_01_three_four_or_five_players() {
    for people in 0..=u8::MAX {
        let (ruleset, options) = (Ruleset::default(), Options::default());
        let setup = Ulysses::setup(&Deal { ruleset, options, people, bots: 0, key: key(0) });
        match people {
            3..=5 => assert_eq!(setup.unwrap().game.seats(), people),
            given => {
                let refusal = SetupError::Seats { given: given.into(), least: 3, most: 5 };
                assert_eq!(setup.err(), Some(refusal));
            }
        }
    }
}

#[test]
fn u_comp_2_every_place_has_one_of_four_colors_and_lines_to_others() {
    let board = Options::default().board;
    let colored = Color::ALL.map(|color| board.of_color(color));
    assert_eq!(colored.into_iter().fold(PlaceSet::NONE, PlaceSet::union), PlaceSet::ALL);
    assert_eq!(colored.iter().map(|places| usize::from(places.len())).sum::<usize>(), PLACES);
    for place in Place::all() {
        let neighbors = board.neighbors(place);
        assert!((3..=6).contains(&neighbors.len()) && !neighbors.contains(place));
        assert!(neighbors.iter().all(|other| board.neighbors(other).contains(place)), "a line has two ends");
    }
}

#[test]
fn u_comp_2_the_board_is_the_one_the_rules_list() {
    let board = Options::default().board;
    let mut listed = Vec::new();
    for line in table::RULES.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, color, id, german, sheet, lines, _] = cells[..] else { continue };
        let (Some(color), Some(id)) = (Color::named(color), id.strip_prefix('`')) else { continue };
        let place = board.place(id.trim_end_matches('`')).unwrap_or_else(|| panic!("no place {id}"));
        let site = board.site(place);
        assert_eq!((site.color, site.name.of("de")), (color, german), "{id}");
        assert_eq!(site.sheet_name.as_deref().unwrap_or("–"), sheet, "{id}");
        let neighbors: PlaceSet = lines.split(", ").map(|other| board.place(other).unwrap()).collect();
        assert_eq!(board.neighbors(place), neighbors, "{id}");
        listed.push(place);
    }
    assert_eq!((listed.len(), listed.into_iter().collect()), (PLACES, PlaceSet::ALL));
}

#[test]
fn u_comp_3_s_02_there_is_one_goal_for_each_place_nine_of_each_color() {
    let game = deal(4, 0).game;
    let mut goals: Vec<Place> = game.piles.iter().flat_map(|pile| pile.to_vec()).collect();
    goals.extend(game.players.iter().flat_map(|player| player.hidden.iter()));
    goals.sort();
    assert_eq!(goals, Place::all().collect::<Vec<_>>());
    for color in Color::ALL {
        assert_eq!(goals.iter().filter(|goal| game.board().color(**goal) == color).count(), 9);
    }
}

#[test]
fn u_comp_4_there_are_132_action_cards() {
    let game = deal(5, 0).game;
    let hands = game.players.iter().fold(Cards::NONE, |all, player| all.plus(player.hand));
    let all = hands.plus(game.deck.iter().copied().collect());
    let supply = [
        (Card::Objection, 50),
        (Card::Temple, 23),
        (Card::Wind, 23),
        (Card::Plague, 16),
        (Card::Zeus, 11),
        (Card::Pandora, 9),
    ];
    for (card, count) in supply {
        assert_eq!(all.count(card), count, "{card:?}");
    }
    assert_eq!(all.total(), 132);
}

#[test]
fn u_comp_5_one_ship_23_temples_three_sides_and_six_plagues() {
    let view = Fixture::four().view();
    let built: u8 = view.players.iter().map(|player| player.temples).sum();
    assert_eq!((built + view.temple_stock, Side::ALL.len(), view.plague_stock), (23, 3, 6));
}

#[test]
fn s_03_troy_is_a_violet_place_with_its_own_goal() {
    let game = deal(3, 0).game;
    let troy = game.board().place("troy").unwrap();
    let violet: &GoalPile = &game.piles[Color::Violet as usize];
    assert_eq!(game.board().color(troy), Color::Violet);
    assert!(violet.contains(&troy) || game.players.iter().any(|player| player.hidden.contains(troy)));
}

#[test]
fn d_25_places_have_names_of_our_own() {
    let board = Options::default().board;
    let site = |id| board.site(board.place(id).unwrap());
    let (sibyl, libya) = (&site("sibyl").name, &site("libya").name);
    assert_eq!((sibyl.of("en"), sibyl.of("de")), ("Sibyl", "Sibylle"));
    assert_eq!((libya.of("en"), libya.of("de")), ("Libya", "Libyen"));
    for place in Place::all() {
        let name = &board.site(place).name;
        assert!(name.tags().all(|tag| !name.of(tag).is_empty()), "{}", board.id(place));
    }
}
