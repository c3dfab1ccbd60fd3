//! Reading the written form: what is expected where.

use proptest::prelude::*;

use crate::engine::Misread;
use crate::engine::ulysses::{Action, Board, Card, Cards, Expected, Options};

fn board() -> &'static Board {
    Options::default().board
}

fn check(text: &str, expected: Option<(usize, Expected)>) {
    let misread = expected.map(|(at, expected)| Misread { at, expected });
    assert_eq!(Action::read(text, board()).err(), misread, "{text:?}");
}

#[test]
fn every_form_reads() {
    let forms = "pandora p, pandora z, plague troy x, plague lotus-eaters z, unplague troy 1o, exchange troy green 1o2w, \
                 temple 1t1z 2w, propose dido, stay, wind w, wind z, rest, agree, object dido 1o, \
                 object dido 2o1z clear 1w1p, pass, support blue 1o, support red 2o, support black 1z, black dido 2o, \
                 black dido 2o clear 50o23t23w16x11z9p";
    for form in forms.split(", ") {
        let action = Action::read(form, board()).unwrap_or_else(|misread| panic!("{form}: {misread:?}"));
        assert_eq!(action.written(board()).to_string(), form);
    }
}

#[test]
fn a_misreading_says_what_was_expected_where() {
    check("", Some((0, Expected::Verb)));
    check("Pass", Some((0, Expected::Verb)));
    check("pass ", Some((4, Expected::End)));
    check(" pass", Some((0, Expected::Verb)));
    check("propose", Some((7, Expected::Space)));
    check("propose  dido", Some((8, Expected::Place)));
    check("propose Dido", Some((8, Expected::Place)));
    check("propose dido 1o", Some((12, Expected::End)));
    check("propose\tdido", Some((0, Expected::Verb)));
    check("wind x", Some((5, Expected::Means(Card::Wind))));
    check("pandora pp", Some((8, Expected::Means(Card::Pandora))));
    check("plague troy", Some((11, Expected::Space)));
    check("exchange violet green 1o", Some((9, Expected::Place)));
    check("exchange troy black 1o", Some((14, Expected::Color)));
    check("support green 1o", Some((8, Expected::Side)));
    check("support red o", Some((12, Expected::Count)));
    check("support red 0o", Some((12, Expected::Count)));
    check("support red 01o", Some((12, Expected::Count)));
    check("support red 51o", Some((12, Expected::Count)));
    check("support red 999o", Some((12, Expected::Count)));
    check("support red ", Some((12, Expected::Count)));
    check("support red 1", Some((13, Expected::Letter)));
    check("support red 1é", Some((13, Expected::Letter)));
    check("support red 1z1o", Some((15, Expected::Letter)));
    check("support red 1o1o", Some((15, Expected::Letter)));
    check("object dido 1o ", Some((15, Expected::Clear)));
    check("object dido 1o clean 1o", Some((15, Expected::Clear)));
    check("object dido 1o clear", Some((20, Expected::Space)));
    check("object dido 1o clear 1o 1o", Some((23, Expected::End)));
    check("propose día", Some((8, Expected::Place)));
}

proptest! {
    #[test]
    fn whatever_reads_is_written_the_same(text in "(object|black|support|propose|wind|temple|exchange) ?(dido|red|blue|w|z|[0-9otwxzp]{0,4})?( [0-9otwxzp ]{0,6}| clear| green)*") {
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

    #[test]
    fn cards_read_back_as_themselves(counts in [0..=50u8, 0..=23, 0..=23, 0..=16, 0..=11, 0..=9]) {
        let cards: Cards = Card::ALL.into_iter().zip(counts).fold(Cards::NONE, |all, (card, n)| all.plus(Cards::of(card, n)));
        prop_assert_eq!(cards.to_string().parse(), Ok(cards));
    }
}
