//! The written form of words.

use super::super::sample::Sampler;
use super::super::{Course, Envelope, NextPage, Order, Plan, Proposal, WordExpected};
use crate::engine::Misread;
use crate::engine::ulysses::fixture::{dealt, key};
use crate::engine::ulysses::{Options, Ruleset, Ulysses};
use crate::settle::words::Written;

fn game() -> Ulysses {
    dealt(4, Ruleset::default(), Options::default(), 0)
}

fn comes_back<W: Written<Ulysses>>(texts: &[&str]) {
    for text in texts {
        let word = W::read(&game(), text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
        assert_eq!(word.write(&game()), *text);
    }
}

#[test]
fn words_as_players_write_them() {
    comes_back::<Envelope>(&[
        "quiet agree; contested red * first ask, red sirens back blue 3, red * pass third pass",
        "quiet object scylla 2o1z clear 1t; contested red * back red 4 against blue 3 against black 0 hold third same",
        "quiet ask",
        "contested red scylla,sirens first black aeolia 3 else back red 2, red * ask",
        "contested red * pass; won rest",
        "won wind wz",
    ]);
    comes_back::<Proposal>(&[
        "propose scylla; contested red * back blue 2; won wind z at scylla propose delphi,ithaca",
    ]);
    comes_back::<NextPage>(&[
        "",
        "at scylla on aeolia,sirens agree; contested red * pass",
        "at scylla on * ask; contested red * ask\nat sirens on scylla object aeolia 1o; contested red * back red 9",
    ]);
    comes_back::<Plan>(&[
        "temple keep 3 propose ithaca,scylla; contested red * back blue 2; won wind w at ithaca propose delphi",
        "pandora pz temple at scylla propose aeolia; contested red * ask; won ask\npropose scylla; contested red * pass; \
         won rest",
    ]);
    comes_back::<Course>(&[
        "to scylla within 1 else object most 2",
        "to troy,tyre,delphi,ithaca within 0 else ask most 0",
        "to dido within 2 else agree most 9 stopped plague",
        "to dido within 2 else agree most 9 stopped rival 3",
    ]);
    comes_back::<Order>(&[
        "at scylla agree until turn",
        "agree but ithaca,scylla until 2026-11-20",
        "agree until 2026-11-20 America/Argentina/Ushuaia",
        "object scylla with aeolia 1o until turn",
        "contested red * pass third same until turn",
    ]);
}

#[test]
fn what_goes_without_saying_may_be_said() {
    let same = |text: &str, plain: &str| {
        let word = Envelope::read(&game(), text).unwrap();
        assert_eq!(word.write(&game()), plain);
    };
    same("contested pass", "contested red * pass");
    same("contested red * pass third ask", "contested red * pass");
    same(
        "contested red sirens,scylla ask",
        &Envelope::read(&game(), "contested red scylla,sirens ask").unwrap().write(&game()),
    );
}

#[test]
fn arbitrary_words_read_back_as_themselves() {
    fn check<W: Written<Ulysses>>(game: &Ulysses, word: &W) {
        let text = word.write(game);
        assert_eq!(W::read(game, &text).as_ref(), Ok(word), "{text}");
    }
    let game = game();
    let mut chance = key(3).stream(0);
    let mut sampler = Sampler::new(&game, &mut chance);
    let count = if cfg!(feature = "soak") { 200_000 } else { 2_000 };
    for _ in 0..count {
        check(&game, &sampler.envelope());
        check(&game, &sampler.proposal());
        check(&game, &sampler.next_page());
        check(&game, &sampler.plan());
        check(&game, &sampler.course());
        check(&game, &sampler.order());
    }
}

#[test]
fn bad_input_says_where_and_what_was_expected() {
    let misread = |text: &str| Envelope::read(&game(), text).unwrap_err();
    let check =
        |text: &str, at: usize, expected: WordExpected| assert_eq!(misread(text), Misread { at, expected }, "{text}");
    check("", 0, WordExpected::OneOf(&["quiet ", "contested ", "won "]));
    check("quiet maybe", 6, WordExpected::OneOf(&["agree", "object ", "ask"]));
    check("quiet agrees", 6, WordExpected::OneOf(&["agree", "object ", "ask"]));
    check("quiet object nowhere 1o", 13, WordExpected::Place);
    check("quiet object scylla 0o", 20, WordExpected::Count);
    check("quiet object scylla 1o1q", 23, WordExpected::Letter);
    check("quiet agree; contested", 11, WordExpected::End);
    check("quiet agree; contested red nowhere pass", 27, WordExpected::Place);
    check("contested red scylla,scylla pass", 21, WordExpected::OtherPlace);
    check("contested red * back green 2", 21, WordExpected::Side);
    check("contested red * back red 02", 25, WordExpected::Number);
    check("contested red * back red 100", 25, WordExpected::Number);
    check("contested red * back red 2 against red 1", 35, WordExpected::OtherSide);
    check("contested red * back red 2 against black 1 against blue 1", 51, WordExpected::OtherSide);
    check("contested red * black scylla 2", 30, WordExpected::OneOf(&[" else "]));
    check("contested red * pass third never", 27, WordExpected::OneOf(&["same", "pass", "ask"]));
    check("contested red * pass ", 20, WordExpected::End);
    check("won wind x", 9, WordExpected::OneOf(&["wz", "w", "z"]));
    check("won rest; quiet agree", 8, WordExpected::End);
    assert_eq!(misread("quiet é").at, 6, "characters are counted, not bytes");
    let course = |text: &str, at: usize, expected: WordExpected| {
        assert_eq!(Course::read(&game(), text).unwrap_err(), Misread { at, expected }, "{text}");
    };
    course("scylla within 1 else ask most 2", 0, WordExpected::OneOf(&["to "]));
    course("to * within 1 else ask most 2", 3, WordExpected::Place);
    course("to troy,dido,tyre,delos,delphi within 1 else ask most 2", 3, WordExpected::FewPlaces);
    course("to troy within 1 else fight most 2", 22, WordExpected::OneOf(&["agree", "ask", "object"]));
    course("to troy within 1 else ask most 2 stopped rival 7", 47, WordExpected::Seat);
    course("to troy within 1 else ask most 2 stopped", 32, WordExpected::End);
    let order = |text: &str| Order::read(&game(), text).unwrap_err();
    assert_eq!(order("agree until 2026-02-30"), Misread { at: 12, expected: WordExpected::Date });
    assert_eq!(order("agree until 2026-02-20 Mars/Olympus"), Misread { at: 23, expected: WordExpected::Date });
    assert_eq!(order("agree"), Misread { at: 5, expected: WordExpected::OneOf(&[" until "]) });
}

#[test]
fn no_input_whatever_makes_the_reader_panic() {
    const PIECES: [&str; 24] = [
        "quiet ",
        "agree",
        "object ",
        "scylla",
        "contested ",
        "red ",
        "*",
        "first ",
        "back blue 3",
        "black ",
        " else ",
        "pass",
        ", ",
        "; ",
        "won ",
        "wind w",
        " at ",
        " propose ",
        "1o",
        " third same",
        "\n",
        "é",
        "999",
        " ",
    ];
    let game = game();
    let mut chance = key(4).stream(0);
    for _ in 0..5_000 {
        let count = chance.index(12);
        let text: String = (0..count).map(|_| PIECES[chance.index(24) as usize]).collect();
        let at = [
            Envelope::read(&game, &text).err().map(|misread| misread.at),
            NextPage::read(&game, &text).err().map(|misread| misread.at),
            Plan::read(&game, &text).err().map(|misread| misread.at),
            Order::read(&game, &text).err().map(|misread| misread.at),
        ];
        assert!(at.iter().flatten().all(|at| *at <= text.chars().count()), "{text}");
    }
}
