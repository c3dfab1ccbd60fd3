//! The written form of words.

use crate::engine::Misread;
use crate::engine::odyssee::fixture::{dealt, key, seat};
use crate::engine::odyssee::{Odyssee, Options};
use crate::settle::odyssee::sample::Sampler;
use crate::settle::odyssee::{Battle, Course, Hand, Kind, Meet, Plan, WordExpected};
use crate::settle::pad::{Pad, Receipt};
use crate::settle::words::{NotLaid, Occasion, Said, Words as _, Written};

fn game() -> Odyssee {
    dealt(4, Options::default(), 0)
}

fn comes_back<W: Written<Odyssee>>(texts: &[&str]) {
    for text in texts {
        let word = W::read(&game(), text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
        assert_eq!(word.write(&game()), *text);
    }
}

#[test]
fn words_as_players_write_them() {
    comes_back::<Plan>(&[
        "plan die; roll 1 sail e9, roll 2 sail e8, roll 3/4 sail d6; feast from 4, graze",
        "plan at e9 arrow h8 ne; roll 1/3 stay, roll 2/4 ask unless crew 2 near 3",
        "plan die; roll 1/2/3/4 ask; look isle3 isle12, calm, bid 2g+card8 for card10 before card3,card7, pay 1g before card8",
    ]);
    comes_back::<Course>(&[
        "course isle4 then isle8 home; gifts from 3, hero unless crew 2",
        "course home",
        "course aeolus then ithaca unless crew 1 gifts 2 near 3 any",
        "course isle15; bid 0 for card1",
    ]);
    comes_back::<Hand>(&[
        "hand to 2 card8,card3,card7 sell card10 for 2g",
        "hand card1 sell card2 for 0 sell card3 for 1g+card4+isle5",
    ]);
    comes_back::<Meet>(&[
        "meet 3 if 1 demand 1g",
        "meet * peace",
        "meet 6 if -3 fight",
        "meet * demand 2g+card8 else peace",
        "meet 1 pay 1g",
        "meet * ask",
    ]);
    comes_back::<Battle>(&[
        "battle * from 3 on",
        "battle * offer 1g accept 1g",
        "battle 4 offer 0",
        "battle * on accept card8",
    ]);
}

#[test]
fn rolls_with_the_same_line_share_it() {
    let plan = Plan::read(&game(), "plan die; roll 3 stay, roll 1 stay, roll 4 ask, roll 2 stay").unwrap();
    assert_eq!(plan.write(&game()), "plan die; roll 1/2/3 stay, roll 4 ask");
}

#[test]
fn arbitrary_words_read_back_as_themselves() {
    fn check<W: Written<Odyssee>>(game: &Odyssee, word: &W) {
        let text = word.write(game);
        assert_eq!(W::read(game, &text).as_ref(), Ok(word), "{text}");
    }
    let game = game();
    let mut chance = key(3).stream(0);
    let mut sampler = Sampler::new(&game, seat(1), &mut chance);
    let count = if cfg!(feature = "soak") { 200_000 } else { 2_000 };
    for _ in 0..count {
        check(&game, &sampler.plan());
        check(&game, &sampler.course());
        check(&game, &sampler.hand());
        check(&game, &sampler.meet());
        check(&game, &sampler.battle());
    }
}

#[test]
fn bad_input_says_where_and_what_was_expected() {
    fn check<W: Written<Odyssee>>(text: &str, at: usize, expected: WordExpected) {
        assert_eq!(W::read(&game(), text).unwrap_err(), Misread { at, expected }, "{text}");
    }
    check::<Plan>("", 0, WordExpected::OneOf(&["plan "]));
    check::<Plan>("plan oar; roll 1/2/3/4 stay", 5, WordExpected::OneOf(&["die", "arrow "]));
    check::<Plan>("plan at z9 die; roll 1/2/3/4 stay", 8, WordExpected::Hex);
    check::<Plan>("plan arrow h8 n; roll 1/2/3/4 stay", 14, WordExpected::Direction);
    check::<Plan>("plan die; roll 1/2/3 stay", 25, WordExpected::EveryRoll);
    check::<Plan>("plan die; roll 1/2/2 stay", 19, WordExpected::Roll);
    check::<Plan>("plan die; roll 1/2/3 stay, roll 3/4 ask", 32, WordExpected::Roll);
    check::<Plan>("plan die; roll 5 stay", 15, WordExpected::Number { least: 1, most: 4 });
    check::<Plan>(
        "plan die; roll 1/2/3/4 stay unless",
        34,
        WordExpected::OneOf(&[" crew ", " gifts ", " near ", " any"]),
    );
    check::<Plan>("plan die; roll 1/2/3/4 stay unless near 3 crew 2", 41, WordExpected::End);
    check::<Plan>("plan die; roll 1/2/3/4 stay; feast from 5", 40, WordExpected::Number { least: 1, most: 4 });
    check::<Plan>("plan die; roll 1/2/3/4 stay; look isle4 isle4", 40, WordExpected::Isle);
    check::<Course>("course isle16", 7, WordExpected::Stop);
    check::<Course>("course syrte", 7, WordExpected::Stop);
    check::<Course>("course isle4 then isle4", 18, WordExpected::OtherStop);
    check::<Course>("course ithaca then isle4", 19, WordExpected::OtherStop);
    check::<Course>("course ithaca home", 13, WordExpected::End);
    check::<Course>(
        "course isle1 then isle2 then isle3 then isle4 then isle5 then isle6 then isle7",
        73,
        WordExpected::Fewer,
    );
    check::<Course>("course isle4 straight 2", 12, WordExpected::End);
    check::<Hand>("hand card3,card3", 11, WordExpected::OtherCard);
    check::<Hand>("hand to 7 card3", 8, WordExpected::Seat);
    check::<Hand>("hand card3 sell card4 for 02g", 26, WordExpected::Item);
    check::<Hand>("hand card3 sell card4 for card8+2g", 32, WordExpected::Item);
    check::<Meet>("meet * if +1 peace", 10, WordExpected::Number { least: -3, most: 3 });
    check::<Meet>("meet * if 4 peace", 10, WordExpected::Number { least: -3, most: 3 });
    check::<Meet>("meet * demand 1g else fight", 16, WordExpected::End);
    check::<Battle>("battle 2 from 0 on", 14, WordExpected::Number { least: 1, most: 4 });
    check::<Battle>("battle é", 7, WordExpected::Seat);
}

#[test]
fn no_input_whatever_makes_the_reader_panic() {
    const PIECES: [&str; 28] = [
        "plan ", "die", "; ", "roll ", "1/2/3/4", " sail ", "h8", " stay", ", ", "course ", "isle4", " then ", " home",
        "hand ", "card3", ",", " sell ", " for ", "2g", "+", "meet ", "*", " if ", "-1", "battle ", " unless",
        " near ", "é",
    ];
    let game = game();
    let mut chance = key(4).stream(0);
    for _ in 0..5_000 {
        let count = chance.index(14);
        let text: String = (0..count).map(|_| PIECES[chance.index(28) as usize]).collect();
        let at = [
            Plan::read(&game, &text).err().map(|misread| misread.at),
            Course::read(&game, &text).err().map(|misread| misread.at),
            Hand::read(&game, &text).err().map(|misread| misread.at),
            Meet::read(&game, &text).err().map(|misread| misread.at),
            Battle::read(&game, &text).err().map(|misread| misread.at),
        ];
        assert!(at.iter().flatten().all(|at| *at <= text.chars().count()), "{text}");
    }
}

#[test]
fn whatever_is_said_is_stored_and_equally_long() {
    let (mut refused, mut lengths) = (0, Vec::new());
    for number in 0..200 {
        let game = dealt(2 + (number % 5) as u8, Options::default(), number);
        let said = Sampler::new(&game, seat(1), &mut key(number).stream(1 << 40)).said();
        let pad = Pad::<Odyssee> { said, receipt: Some(Receipt([number as u8; 16])) };
        let Ok(bytes) = pad.write(&game) else {
            refused += 1;
            continue;
        };
        lengths.push(bytes.len());
        let back = Pad::<Odyssee>::read(&game, &bytes).unwrap();
        assert_eq!((back.said, back.receipt), (pad.said, pad.receipt));
    }
    lengths.dedup();
    assert_eq!((lengths.len(), refused), (1, 0), "{lengths:?}");
}

/// As much as anybody can say at the largest table fits, or is refused with a reason.
#[test]
fn long_sets_of_words_fit_the_pad() {
    let game = dealt(6, Options::default(), 3);
    let mut said = Said::<Odyssee>::default();
    let choices = "bid 1g for card10 before card2,card3,card7,card8, bid 2g for card9 before card8, pay 2g before card8, \
                   feast from 3, graze, gifts from 3, hero, calm, look isle3 isle12";
    let plan = format!(
        "plan at i9 arrow h8 ne; roll 1 sail i10, roll 2 sail h11, roll 3 sail h12, roll 4 sail g11; {choices} \
                        unless crew 2 gifts 1 near 2 any"
    );
    let course = format!(
        "course isle1 then isle2 then isle3 then isle4 then isle5 then isle6 home; {choices} unless crew 2 any"
    );
    let hands: Vec<String> = (1..=6)
        .map(|seat| format!("hand to {seat} card8,card7,card3,card2,card13,card4 sell card10 for 2g sell card9 for 1g"))
        .collect();
    let meets: Vec<String> =
        (0..12).map(|line| format!("meet {} if {} demand 2g else peace", 1 + line % 6, line % 4)).collect();
    let battles: Vec<String> =
        (0..8).map(|line| format!("battle {} from {} offer 1g accept 2g", 1 + line % 6, 1 + line % 4)).collect();
    let texts = [
        (Kind::Plan, plan),
        (Kind::Course, course),
        (Kind::Hand, hands.join("\n")),
        (Kind::Meet, meets.join("\n")),
        (Kind::Battle, battles.join("\n")),
        (Kind::Patience, "after 14 course".to_owned()),
    ];
    for (kind, text) in &texts {
        Odyssee::lay(&mut said, &game, Occasion::default(), *kind, text)
            .unwrap_or_else(|not| panic!("{text}: {not:?}"));
    }
    let bytes = Pad::<Odyssee> { said: said.clone(), receipt: None }.write(&game).unwrap();
    assert_eq!(Pad::<Odyssee>::read(&game, &bytes).unwrap().said, said);
    let (many, at) = (vec!["meet * peace"; 13].join("\n"), Occasion::default());
    assert_eq!(Odyssee::lay(&mut said, &game, at, Kind::Meet, &many), Err(NotLaid::TooMany));
}

#[test]
fn what_players_write_has_no_second_line_and_what_is_stored_has() {
    let (game, at) = (game(), Occasion { turn: 3, matter: 1, stage: 0 });
    let mut said = Said::<Odyssee>::default();
    Odyssee::lay(&mut said, &game, at, Kind::Course, "course isle4 home").unwrap();
    let stored = Odyssee::written(&said, &game, Kind::Course).pop().unwrap();
    assert!(stored.word.starts_with("course isle4 home\nseen "), "{}", stored.word);
    let refused = Odyssee::lay(&mut said, &game, at, Kind::Course, &stored.word);
    assert!(
        matches!(refused, Err(NotLaid::Unreadable(Misread { at: 17, expected: WordExpected::End }))),
        "{refused:?}"
    );
    let mut back = Said::<Odyssee>::default();
    Odyssee::put_back(&mut back, &game, Kind::Course, &stored).unwrap();
    assert_eq!(back, said);
    for broken in
        ["course isle4 home", "course isle4 home\n", "course isle4 home\nseen", "course isle4 home\nseen h8 -c"]
    {
        let line = crate::settle::words::Kept { word: broken.to_owned(), at };
        assert!(Odyssee::put_back(&mut back, &game, Kind::Course, &line).is_err(), "{broken}");
    }
}
