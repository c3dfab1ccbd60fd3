//! The story in sentences, as each reader hears it.

use super::table::{Table, random_game};
use crate::engine::log::How;
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::{Eye, Game as _, Seat};
use crate::text::company::{Company, Former};
use crate::text::ulysses::scene::Told;
use crate::text::ulysses::sides::Sides;
use crate::text::ulysses::vocabulary::Teller;
use crate::text::{Locale, Text};

fn told(table: &Table, eye: Eye) -> Vec<String> {
    let sight = table.sight(eye);
    let teller = table.scene(eye, &sight).teller();
    teller
        .entries(&sight.story, Sides::default(), 0, usize::MAX)
        .into_iter()
        .flat_map(|told| told.lines)
        .map(|line| line.text)
        .collect()
}

fn seat(number: u8) -> Eye {
    Eye::Seat(Seat::new(number).unwrap())
}

#[test]
fn an_entry_is_told_to_its_own_seat_as_you_and_to_others_by_name() {
    let fixture = Fixture::four().ship("libya").hand(0, "4o1t1w1x1p").hand(1, "3o").hand(2, "1o").top("wo");
    let fixture = fixture.goals(0, "dido circe ithaca tyre", "").goals(1, "zakynthos delos aeolia elysium", "");
    let table = Table::new(fixture.top_goal("olympus").game().clone(), Vec::new()).play(&[
        "0 pandora p",
        "0 temple 1t 1w",
        "0 plague rhodes x",
        "0 exchange circe green 2o",
        "0 propose dido",
        "1 object zakynthos 1o",
        "2 support red 1o",
        "3 pass",
        "0 support blue 2o",
        "1 support red 1o",
        "2 pass",
        "0 pass",
    ]);
    let expected = |you: bool| {
        let who = |yes: &'static str, no: &'static str| if you { yes } else { no };
        vec![
            who("You play 1 Pandora to draw 2 cards.", "Anna plays 1 Pandora to draw 2 cards."),
            who("You draw 1 objection and 1 wind.", "Anna draws 2 cards."),
            who(
                "You pay 1 temple card and 1 wind and build a temple.",
                "Anna pays 1 temple card and 1 wind and builds a temple.",
            ),
            who("You now have 2 temples.", "Anna now has 2 temples."),
            who("You play 1 plague and put a plague on Rhodes.", "Anna plays 1 plague and puts a plague on Rhodes."),
            who(
                "You pay 2 objections and put the goal Circe under its pile.",
                "Anna pays 2 objections and puts a blue goal under its pile.",
            ),
            who("You draw the goal Olympus.", "Anna draws a green goal."),
            who("You propose Dido.", "Anna proposes Dido."),
            who(
                "Bruno objects, wants Zakynthos instead, and plays 1 objection. Bruno leads, you 0 : Bruno 1.",
                "Bruno objects, wants Zakynthos instead, and plays 1 objection. Bruno leads, Anna 0 : Bruno 1.",
            ),
            who(
                "Clara plays 1 objection for Bruno. Bruno leads, you 0 : Bruno 2.",
                "Clara plays 1 objection for Bruno. Bruno leads, Anna 0 : Bruno 2.",
            ),
            "David passes.",
            who(
                "You play 2 objections for your own place. You lead, you 2 : Bruno 2. The counts are equal, and the place \
                 named first leads.",
                "Anna plays 2 objections for their own place. Anna leads, Anna 2 : Bruno 2. The counts are equal, and the \
                 place named first leads.",
            ),
            who(
                "Bruno plays 1 objection for their own place. Bruno leads, you 2 : Bruno 3.",
                "Bruno plays 1 objection for their own place. Bruno leads, Anna 2 : Bruno 3.",
            ),
            "Clara passes.",
            who("You pass.", "Anna passes."),
            "Bruno wins the discussion.",
            "The ship sails from Libya to Zakynthos.",
            "Bruno shows the goal Zakynthos (1 of 4).",
            "Turn 2 begins; Bruno is active.",
        ]
    };
    for (eye, you) in [(seat(0), true), (Eye::Public, false)] {
        let told = told(&table, eye);
        assert_eq!(told[..19], expected(you));
    }
    assert_eq!(told(&table, Eye::Public)[19], "Cards are drawn: Bruno 1, Clara 1, David 1 and Anna 2.");
    assert_eq!(told(&table, seat(0))[20], "Cards are drawn: Bruno 1, Clara 1 and David 1.");
}

#[test]
fn every_entry_of_every_game_can_be_told_in_every_language() {
    let mut lines = 0;
    for number in 0..10 {
        random_game(number, |table, _| {
            if table.asked().is_some() {
                return;
            }
            for locale in Locale::ALL {
                let mut table = table.with_last(150);
                table.locale = locale;
                for eye in [seat(0), Eye::Public, Eye::Archive] {
                    let sight = table.sight(eye);
                    let teller = table.scene(eye, &sight).teller();
                    for told in &sight.story {
                        let entry = teller.entry(told, Sides::default());
                        assert!(!entry.is_empty(), "nothing is told of {told:?}");
                        let fine = |text: &str| text.ends_with('.') && !text.contains("  ") && !text.contains('{');
                        assert!(entry.iter().all(|line| fine(&line.text)), "{entry:?}");
                        lines += entry.len();
                    }
                    let chapters: usize = teller.whole(&sight.story).iter().map(|chapter| chapter.lines.len()).sum();
                    let entries: usize =
                        sight.story.iter().map(|told| teller.entry(told, Sides::default()).len()).sum();
                    assert!(chapters >= entries, "no sentence is lost in the chapters");
                }
            }
        });
    }
    assert!(lines > 10_000);
}

#[test]
fn what_the_service_did_is_told_too() {
    let table = Table::new(Fixture::three().game().clone(), Vec::new());
    let sight = table.sight(seat(1));
    let former = Former { seat: Seat::new(2).unwrap(), name: "Dora".to_owned(), until: 1 };
    let company = Company { names: table.names.clone(), formers: vec![former], ..Company::default() };
    let teller = Teller { names: company.names(), ..table.scene(seat(1), &sight).teller() };
    let tell = |seat: Option<u8>, action: &str| {
        let seat = seat.and_then(Seat::new);
        let told = Told { seq: 1, seat, action: action.to_owned(), events: Vec::new(), how: None };
        let lines = teller.entry(&told, Sides::default());
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(tell(None, "away 0"), "Anna is away; the caretaker plays on.");
    assert_eq!(tell(None, "back 1"), "You are back.");
    assert_eq!(tell(None, "given 2 p4"), "Clara has taken over the seat of Dora.");
    assert_eq!(tell(None, "closed"), "The table is closed.");
    assert_eq!(tell(Some(0), "something from another year"), "", "an unknown word is no reason to fail");
    assert_eq!(table.game.seats(), 3);
}

#[test]
fn news_begin_after_what_was_seen() {
    let fixture = Fixture::three();
    let mut table = Table::new(fixture.game().clone(), Vec::new()).play(&["0 propose delos", "1 agree", "2 agree"]);
    let news = |table: &Table| {
        let page = table.page(seat(1));
        let start = page.find("<h2>Since your last visit</h2>").unwrap();
        super::html::words(page[start..].split("</section>").next().unwrap())
    };
    table.seen = 3;
    assert_eq!(
        news(&table),
        "Since your last visit The ship has sailed to Delos: Anna proposed it, and everyone agreed. Clara shows the goal \
         Delos (1 of 4). Distances to your goals: Cyprus 2 (before 1), Illyria 2 (before 3), Aeolia 4, Hercules 6. Step by step (4 lines) Clara agrees. Everyone has agreed. The ship sails from Troy to \
         Delos. Clara shows the goal Delos (1 of 4)."
    );
    table.seen = 4;
    assert_eq!(news(&table), "Since your last visit Nothing has happened since.");
    table.seen = u32::MAX;
    assert_eq!(news(&table), "Since your last visit Nothing has happened since.");
}

#[test]
fn an_own_entry_says_which_word_it_came_from() {
    let board = Fixture::three().game().board();
    let teller = Teller {
        t: Text::of(Locale::English),
        board,
        eye: Eye::Seat(Seat::FIRST),
        names: Default::default(),
        sides: Default::default(),
        ruleset: Default::default(),
    };
    let told = |how: How| {
        let told =
            Told { seq: 1, seat: Some(Seat::FIRST), action: "agree".to_owned(), events: Vec::new(), how: Some(how) };
        teller.entry(&told, Sides::default()).remove(0).text
    };
    for (how, text) in [
        (How::Hand, "You agree."),
        (How::Envelope, "You agree. So your envelope said."),
        (How::Next, "You agree. So you had said the movement before."),
        (How::Order, "You agree. So your course or a standing order said."),
        (How::Patience, "You agree. Your patience had run out."),
        (How::Silence, "You agree. Your time was out."),
    ] {
        assert_eq!(told(how), text);
    }
}
