//! What the sheet reads, keeps and lays down.

use crate::archive::{Cast, Participant, Record};
use crate::engine::log::Moment;
use crate::engine::odyssee::{Odyssee, Options, Ruleset};
use crate::engine::{Eye, Game as _, ServerSeed};
use crate::settle::odyssee::{Kind, Said};
use crate::settle::words::Words as _;
use crate::text::company::Company;
use crate::text::telling::Tells as _;
use crate::text::{Locale, Text};
use crate::web::odyssee::ahead::{Sheet, Words, sheet};
use crate::web::odyssee::choice::Choice;
use crate::web::odyssee::fault::Fault;
use crate::web::odyssee::review::{Answer, review};
use crate::web::odyssee::scene::Scene;

fn begun() -> Record<Odyssee> {
    let person = |name: &str| Participant::Person { name: name.to_owned(), word: "olive".to_owned() };
    let participants = ["Anna", "Berta", "Cyril"].map(person).to_vec();
    let cast = Cast { code: "K7QM2X".to_owned(), seed: ServerSeed::new([7; 32]), participants };
    Record::begin(cast, Ruleset::default(), Options::default(), Moment(0)).unwrap()
}

/// What the sheet of a seat writes down for a choice, besides what lies there; `own` is whether it is its turn.
fn written(query: &str, lies: &[(Kind, &str)], own: bool) -> Result<Vec<(&'static str, String)>, Fault> {
    at_a_table(lies, own, |scene, game| {
        Words::read(scene, &Choice::of_query(query)).map(|words| words.written(scene, game))
    })
}

/// The sheet as it is shown for a choice, or for what lies there.
fn shown(query: &str, lies: &[(Kind, &str)]) -> Sheet {
    at_a_table(lies, false, |scene, _| sheet(scene, &Choice::of_query(query))).unwrap()
}

fn at_a_table<T>(lies: &[(Kind, &str)], own: bool, see: impl FnOnce(&Scene<'_>, &Odyssee) -> T) -> T {
    let record = begun();
    let game = record.game();
    let active = game.view(Eye::Public).active;
    let seat = if own { active } else { active.left(3) };
    let mut said = Said::default();
    let at = Odyssee::occasion(&game.view(Eye::Public));
    for (kind, text) in lies {
        Odyssee::lay(&mut said, game, at, *kind, text).unwrap();
    }
    let company =
        Company { names: vec!["Anna".to_owned(), "Berta".to_owned(), "Cyril".to_owned()], ..Company::default() };
    let known = Odyssee::known(record.book(), Eye::Seat(seat), company);
    let known = Odyssee::with_words(known, said, false, Moment(0));
    let scene = Scene { t: Text::of(Locale::English), known: &known, base: "", stamp: "", code: "" };
    see(&scene, game)
}

#[track_caller]
fn check(query: &str, lies: &[(Kind, &str)], expected: &[(&str, &str)]) {
    let written = written(query, lies, false).unwrap();
    for (kind, text) in expected {
        let (_, found) = written.iter().find(|(name, _)| name == kind).unwrap();
        assert_eq!(found, text, "{query}: {kind}");
    }
}

#[test]
fn a_sheet_lays_down_what_it_says_and_withdraws_what_it_leaves_open() {
    let query = "do=ahead&p1=stay&p2=ask&c1=isle4&c2=aeolus&home=yes&cattle=graze&meet=pay2&battle=on&hours=14";
    check(
        query,
        &[],
        &[
            ("plan", "plan die; roll 1 stay, roll 2/3/4 ask; graze"),
            ("course", "course isle4 then aeolus home; graze"),
            ("hand", ""),
            ("meet", "meet * pay 2g"),
            ("battle", "battle * on"),
            ("patience", "after 14 course"),
        ],
    );
    let lies = [(Kind::Meet, "meet * peace"), (Kind::Course, "course isle4"), (Kind::Patience, "after 14 course")];
    check("do=ahead", &lies, &[("plan", ""), ("course", ""), ("meet", ""), ("patience", "")]);
}

#[test]
fn lines_that_the_sheet_has_no_fields_for_stand_there_in_writing_and_come_before_its_own() {
    let lies = [
        (Kind::Meet, "meet 2 if 1 demand 1g\nmeet * peace"),
        (Kind::Battle, "battle * from 3 on"),
        (Kind::Hand, "hand to 2 card8,card3"),
    ];
    let paper = shown("", &lies).written;
    assert_eq!(paper, "hand to 2 card8,card3\nmeet 2 if 1 demand 1g\nbattle * from 3 on");
    let paper: String = url::form_urlencoded::byte_serialize(paper.as_bytes()).collect();
    check(
        &format!("do=ahead&meet=fight&battle=stop&written={paper}"),
        &lies,
        &[
            ("meet", "meet 2 if 1 demand 1g\nmeet * fight"),
            ("battle", "battle * from 3 on\nbattle * offer 0"),
            ("hand", "hand to 2 card8,card3"),
        ],
    );
}

/// A line that answers before another is never moved behind it.
#[test]
fn only_the_last_line_stands_in_the_fields() {
    let lies = [(Kind::Meet, "meet * peace\nmeet 2 fight")];
    assert_eq!(shown("", &lies).written, "meet * peace\nmeet 2 fight");
}

#[test]
fn whatever_the_language_has_can_be_written() {
    let lines = [
        "plan arrow h8 ne; roll 1/2/3/4 ask",
        "plan die; roll 1/2/3/4 stay; bid 1g for card10 before card3, pay 2g before card7 unless crew 2 near 1",
        "course isle4 then isle8 home; look isle2 isle3 unless any",
        "hand card8,card3 sell card10 for 2g",
        "meet 2 demand 1g else peace",
        "battle * offer 1g accept 1g",
    ];
    for line in lines.into_iter().chain(shown("", &[]).examples) {
        let query: String = url::form_urlencoded::byte_serialize(line.as_bytes()).collect();
        let laid = written(&format!("do=ahead&written={query}"), &[], false).unwrap();
        assert!(laid.iter().any(|(_, text)| text == line), "{line}: {laid:?}");
    }
    // As a telephone writes it.
    check(
        "do=ahead&written=++Meet++*+Peace+%0D%0A%0D%0ABattle+*+on",
        &[],
        &[("meet", "meet * peace"), ("battle", "battle * on")],
    );
}

#[test]
fn a_line_that_cannot_be_read_is_named_with_the_sign_where_it_goes_wrong() {
    for (text, fault) in [
        ("meet+*+peace%0Ameet+9+peace", Fault::Line { number: 2, at: 6 }),
        ("sail+h8", Fault::Line { number: 1, at: 1 }),
        ("course+isle4%0Acourse+isle5", Fault::Twice),
    ] {
        assert_eq!(written(&format!("do=ahead&written={text}"), &[], false), Err(fault), "{text}");
    }
    assert_eq!(written("do=ahead&c1=isle3&written=course+isle4", &[], false), Err(Fault::Twice));
    assert_eq!(written("do=ahead&written=plan+die%3B+roll+1/2/3/4+stay", &[], true), Err(Fault::Unknown));
    assert_eq!(written(&format!("do=ahead&written={}", "meet+*+peace%0A".repeat(200)), &[], false), Err(Fault::Much));
}

#[test]
fn what_is_refused_is_shown_again_as_it_was_chosen() {
    let sheet = shown("do=ahead&c1=isle4&c2=isle4&home=yes&hours=0&written=nonsense", &[]);
    let chosen = |name: &str| {
        let list = sheet.groups.iter().flat_map(|group| &group.lists).find(|list| list.name == name).unwrap();
        list.options.iter().find(|(.., chosen)| *chosen).map(|(value, ..)| value.clone()).unwrap()
    };
    assert_eq!([chosen("c1"), chosen("c2"), chosen("c3")], ["isle4", "isle4", ""]);
    assert!(sheet.groups.iter().any(|group| group.tick.as_ref().is_some_and(|(.., ticked)| *ticked)));
    assert!(sheet.groups.iter().any(|group| group.count.as_ref().is_some_and(|count| count.value == "0")));
    assert_eq!(sheet.written, "nonsense");
}

#[test]
fn in_the_own_turn_the_plan_is_left_as_it_is() {
    let kinds: Vec<&str> = written("do=ahead&c1=isle4", &[], true).unwrap().into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds, ["course", "hand", "meet", "battle", "patience"]);
    assert_eq!(written("do=ahead", &[], false).unwrap()[0], ("plan", String::new()));
}

#[test]
fn what_no_sheet_sends_is_refused() {
    for (query, fault) in [
        ("do=ahead&c1=isle4&c2=isle4", Fault::Twice),
        ("do=ahead&c1=ithaca&c2=isle4", Fault::Unknown),
        ("do=ahead&c1=isle99", Fault::Unknown),
        ("do=ahead&p1=a1", Fault::Unknown),
        ("do=ahead&h1=card3&sell=card3&price=0", Fault::Count),
        ("do=ahead&meet=pay9", Fault::Unknown),
        ("do=ahead&cattle=graze", Fault::CardsAlone),
        ("do=ahead&hours=0", Fault::Hours),
        ("do=ahead&hours=1000", Fault::Hours),
        ("do=ahead&hours=-1", Fault::Hours),
    ] {
        assert_eq!(written(query, &[], false), Err(fault), "{query}");
    }
}

#[test]
fn an_empty_sheet_takes_back_what_lies_there_and_says_so() {
    let review = |lies: &[(Kind, &str)]| {
        at_a_table(lies, false, |scene, game| {
            let choice = Choice::of_query("do=ahead");
            let answer = Answer { action: None, words: Words::read(scene, &choice).ok() };
            review(scene, (game, 0), &answer, &choice, "").unwrap()
        })
    };
    let (taken_back, nothing) = (review(&[(Kind::Meet, "meet * peace")]), review(&[]));
    assert!(taken_back.contains("Take back what you have said?") && taken_back.contains("Keep it"));
    assert!(!nothing.contains("Take back") && nothing.contains("Change it"), "there is nothing to take back");
}
