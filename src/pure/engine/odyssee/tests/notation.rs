//! Reading the written form: what is expected where, and that each action has one spelling only.

use proptest::prelude::*;

use crate::engine::Misread;
use crate::engine::odyssee::{
    Action, Board, Card, CardSet, Exchange, Expected, Isle, IsleSet, Numbered as _, Options, Terms,
};

fn board() -> &'static Board {
    Options::default().board
}

fn misread(text: &str, at: usize, expected: Expected) {
    assert_eq!(Action::read(text, board()), Err(Misread { at, expected }), "{text:?}");
}

#[test]
fn every_form_reads() {
    let forms = "die, arrow h8 ne, arrow a1 e, arrow o8 sw, sail h15, sail o1, stay, land, bid 2g for card3, bid 0 for card15, \
                 give card1, take, ask 1g+card2+isle3 for card4 else card5, ask 0 for card4 else card5, accept, refuse, calm, \
                 feast, graze, hero, gifts, look isle1, look isle2 isle15, peace, fight, demand 1g, demand card1+card2+isle1, \
                 demand 0, trade 0 for 1g, trade isle1+isle2 for isle3+isle4, trade 24g for 0, trade 0 for 0, on, offer 0, \
                 offer 2g+card8, offer 0 for 1g, offer card1 for card2";
    for form in forms.split(", ") {
        let action = Action::read(form, board()).unwrap_or_else(|misread| panic!("{form}: {misread:?}"));
        assert_eq!(action.written(board()).to_string(), form);
    }
}

#[test]
fn a_misreading_says_what_was_expected_where() {
    misread("", 0, Expected::Verb);
    misread("Die", 0, Expected::Verb);
    misread(" die", 0, Expected::Verb);
    misread("die ", 3, Expected::End);
    misread("die die", 3, Expected::End);
    misread("dice", 0, Expected::Verb);
    misread("sail", 4, Expected::Space);
    misread("sail\th8", 0, Expected::Verb);
    misread("sail h8 ", 7, Expected::End);
    misread("arrow h8", 8, Expected::Space);
    misread("arrow h8 n", 9, Expected::Direction);
    misread("arrow h8 NE", 9, Expected::Direction);
    misread("give isle1", 5, Expected::Card);
    misread("bid 1g", 6, Expected::Space);
    misread("bid 1g to card1", 7, Expected::For);
    misread("bid 1g for 2g", 11, Expected::Card);
    misread("bid 1g for card1 else card2", 16, Expected::End);
    misread("ask 1g for card1", 16, Expected::Space);
    misread("ask 1g for card1 or card2", 17, Expected::Else);
    misread("ask 1g for card1 else 0", 22, Expected::Card);
    misread("demand", 6, Expected::Space);
    misread("trade 1g", 8, Expected::Space);
    misread("trade 1g for", 12, Expected::Space);
    misread("offer 1g against 2g", 9, Expected::For);
    misread("look", 4, Expected::Space);
    misread("look aeolus", 5, Expected::Isle);
    misread("sail é8", 5, Expected::Hex);
    misread("demand 1g+é", 10, Expected::Item);
}

#[test]
fn hexes_cards_and_islands_have_one_name() {
    for name in ["", "h0", "h08", "h16", "a9", "p1", "H8", "h+8", "h 8", "h8x", "h٣", "8h", "h100"] {
        misread(&format!("sail {name}"), 5, Expected::Hex);
    }
    for name in ["card0", "card01", "card16", "card+1", "Card1", "card", "card1x", "1"] {
        misread(&format!("give {name}"), 5, Expected::Card);
        misread(&format!("demand {name}"), 7, Expected::Item);
    }
    for name in ["isle0", "isle01", "isle16", "isle", "troy", "ithaca"] {
        misread(&format!("look {name}"), 5, Expected::Isle);
        misread(&format!("demand {name}"), 7, Expected::Item);
    }
}

#[test]
fn terms_have_one_spelling() {
    // Gifts, then cards, then islands, each by rising number, each once.
    misread("demand card1+1g", 13, Expected::Item);
    misread("demand isle1+1g", 13, Expected::Item);
    misread("demand isle1+card1", 13, Expected::Item);
    misread("demand card2+card1", 13, Expected::Item);
    misread("demand card1+card1", 13, Expected::Item);
    misread("demand isle2+isle1", 13, Expected::Item);
    misread("demand isle3+isle3", 13, Expected::Item);
    misread("demand 1g+1g", 10, Expected::Item);
    // No other numbers, and nothing only as a lone zero.
    for item in ["0g", "01g", "25g", "100g", "+1g", "-1g", "1", "g", "00", "0+1g", "1G"] {
        misread(&format!("demand {item}"), 7, Expected::Item);
    }
    misread("demand 1g+0", 10, Expected::Item);
    misread("demand 1g+", 10, Expected::Item);
    misread("demand 1g++card1", 10, Expected::Item);
    misread("demand 1g +card1", 9, Expected::End);
    misread("demand  1g", 7, Expected::Item);
    misread("trade 1g  for 2g", 9, Expected::For);
    misread("trade 1g for  2g", 13, Expected::Item);
    misread("look isle2 isle1", 11, Expected::Isle);
    misread("look isle2 isle2", 11, Expected::Isle);
    misread("look isle1 isle2 isle3", 16, Expected::End);
    // An offer that asks for nothing does not say so.
    misread("offer 1g for 0", 13, Expected::Something);
    misread("offer 0 for 0", 12, Expected::Something);
}

fn terms() -> impl Strategy<Value = Terms> {
    (0..=24u8, 0..1u16 << 15, 0..1u16 << 15).prop_map(|(gifts, cards, isles)| Terms {
        gifts,
        cards: Card::all().filter(|card| cards >> card.index() & 1 == 1).collect::<CardSet>(),
        isles: Isle::all().filter(|isle| isles >> isle.index() & 1 == 1).collect::<IsleSet>(),
    })
}

proptest! {
    #[test]
    fn all_terms_read_back_as_themselves(gives in terms(), wants in terms()) {
        for action in [Action::Demand(wants), Action::Trade(Exchange { gives, wants }), Action::Offer(Exchange { gives, wants })] {
            let text = action.written(board()).to_string();
            prop_assert_eq!(Action::read(&text, board()), Ok(action));
        }
    }

    #[test]
    fn whatever_reads_is_written_the_same(text in "(demand|offer|trade|bid|ask|look|sail|arrow|give) ?(0|[0-2]?[0-9]g|card1?[0-9]|isle1?[0-9]|[a-p]1?[0-9])?([+ ](0|[0-9]g|card[0-9]|isle[0-9]|for|else|e|sw)){0,4}") {
        if let Ok(action) = Action::read(&text, board()) {
            prop_assert_eq!(action.written(board()).to_string(), text);
        }
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in ".*") {
        if let Err(misread) = Action::read(&text, board()) {
            prop_assert!(misread.at <= text.chars().count());
        }
    }
}
