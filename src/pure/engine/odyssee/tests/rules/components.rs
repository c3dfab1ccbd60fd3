//! What is in the box (4.1), and the board and cards as the rules list them.

use super::table::RULES;
use crate::engine::odyssee::fixture::{Fixture, card, isle};
use crate::engine::odyssee::{Board, CARDS, CHIPS, CREW, Card, Direction, GIFTS, Isle, Options, ROLL_MAX, Site};

fn board() -> &'static Board {
    Options::default().board
}

#[test]
fn o_comp_1_g_01_four_heroes_a_ship_ten_chips_a_color_24_gifts_15_cards() {
    assert_eq!((CREW, CHIPS, GIFTS, CARDS, ROLL_MAX), (4, 10, 24, 15, 4));
    let game = Fixture::new(6);
    assert!((0..6).all(|seat| game.crew_of(seat) == 4 && game.chips_of(seat) == 10));
}

#[test]
fn g_19_fifteen_islands_are_numbered_syrte_and_aeolus_are_not() {
    let sites = || board().hexes().map(|hex| board().site(hex));
    assert_eq!(sites().filter(|site| matches!(site, Site::Isle(_))).count(), 15);
    assert_eq!(sites().filter(|site| *site == Site::Water).count(), 146);
    assert_eq!(sites().filter(|site| *site == Site::Syrte).count(), 3);
    assert_eq!(sites().filter(|site| *site == Site::Aeolus).count(), 1);
}

/// The tables of section 7.
#[test]
fn the_board_is_the_one_the_rules_list() {
    let section = RULES.split("## 7.").nth(1).unwrap().split("## 8.").next().unwrap().replace('−', "-");
    let mut found = 0;
    for line in section.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        for pair in cells.windows(2) {
            let Some((number, name)) = pair[0].split_once(' ') else { continue };
            let (Ok(number), Some((q, r))) = (number.parse::<u8>(), pair[1].split_once(", ")) else { continue };
            let isle = isle(number);
            assert_eq!(board().coordinates(board().isle(isle)), (q.parse().unwrap(), r.parse().unwrap()), "{name}");
            assert_eq!(board().isle_names(isle).en, name);
            found += 1;
        }
    }
    assert_eq!(found, 15);
    let at = |q, r| board().at((q, r)).unwrap();
    assert_eq!(board().troy(), [at(7, -7), at(6, -7), at(7, -6)]);
    assert_eq!(board().syrte(), [at(-7, 7), at(-6, 7), at(-7, 6)]);
    assert_eq!((board().ithaca(), board().aeolus()), (at(-4, 0), at(1, -1)));
    assert_eq!((board().hex_name(board().ithaca()), board().hex_name(at(0, 0))), ("h4", "h8"));
}

#[test]
fn every_hex_has_one_name_and_reads_back() {
    assert_eq!(board().hexes().len(), 169);
    for hex in board().hexes() {
        assert_eq!(board().hex_named(board().hex_name(hex)), Some(hex));
        assert_eq!(board().at(board().coordinates(hex)), Some(hex));
    }
    for name in ["", "h", "h0", "h04", "h16", "a9", "p1", "o9", "H4", "h4 ", "h+4", "é1", "`1"] {
        assert_eq!(board().hex_named(name), None, "{name}");
    }
}

#[test]
fn distances_are_those_of_a_walk_step_by_step() {
    for from in board().hexes() {
        for roll in 1..=4u8 {
            let ends = board().reach(from, roll);
            for to in board().hexes() {
                let near = board().sea_distance(from, to).is_some_and(|steps| (1..=roll).contains(&steps));
                assert_eq!(ends.contains(to), near && board().site(to) != Site::Troy, "{from:?} {to:?}");
            }
        }
        let beside = Direction::ALL.into_iter().filter_map(|direction| board().neighbor(from, direction));
        let away = |to| board().sea_distance(from, to);
        assert!(beside.into_iter().all(|to| matches!(board().site(to), Site::Troy) || away(to) == Some(1)));
    }
}

/// The names in section 8.
#[test]
fn the_cards_are_those_the_rules_list() {
    for card in Card::all() {
        let row = format!("| O-CARD-{:02} | {} |", card.number(), card.tale().name.en);
        assert!(RULES.contains(&row), "{row}");
    }
    let barring = |bars: fn(Card) -> bool| Card::all().filter(|card| bars(*card)).collect::<Vec<_>>();
    assert_eq!(barring(Card::bars_battle), [card(11)]);
    assert_eq!(barring(Card::bars_wind), [card(12)]);
    assert_eq!(Isle::all().count(), 15);
}
