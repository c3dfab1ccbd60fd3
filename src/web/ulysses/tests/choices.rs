//! Queries of every kind: sensible, doubled, huge, forged. The answer is an action or sentences, never a panic.

use super::table::{Table, random_game};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::{Card, Color, Illegal, Question, Side};
use crate::engine::{Eye, Game as _, Seat};
use crate::settle::run;
use crate::text::ulysses::vocabulary::Teller;
use crate::text::{Locale, Text};
use crate::web::ulysses::choice::{Choice, Deed, Heap};
use crate::web::ulysses::fault::{Fault, Faults, Field, Scope, field};

fn choice(query: &str) -> Choice {
    let pairs: Vec<(String, String)> = url::form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    Choice::read(&pairs)
}

#[test]
fn every_mistake_is_named_beside_its_field() {
    use Fault::{Missing, NoDeed, NotACount, NotOffered, Stray, Twice};
    let (form, place, votes, pay) = (Field::Form, Field::Place, Field::Heap(Heap::Votes), Field::Heap(Heap::Pay));
    let too_few = Fault::Illegal(Illegal::TooFew { needed: 1 });
    let price = Fault::Illegal(Illegal::Price { needed: 2 });
    let fixture = Fixture::four().ship("libya").hand(1, "2o2w1z").temples(1, 2).plagues("tyre").play("0 propose dido");
    let legal = fixture.legal(1);
    let (table, seat) = (Table::new(fixture.game().clone(), Vec::new()), Seat::new(1).unwrap());
    let dido = table.board().place("dido").unwrap();
    let (contested, most, ways) = (Field::Contested(Scope::Now), Field::Most(Scope::Now), Field::Ways(dido));
    let huge = format!("do=object&c=pass&place={}&vo=1", "x".repeat(100_000));
    let many = format!("do=agree{}", "&do=agree".repeat(5_000));
    for (query, expected) in [
        ("", vec![(form, NoDeed)]),
        ("do=", vec![(form, NoDeed)]),
        ("do=win", vec![(form, NoDeed)]),
        ("do=agree&do=agree", vec![(form, NoDeed)]),
        ("do=object.rhodes&do=agree", vec![(form, NoDeed)]),
        (&many, vec![(form, NoDeed)]),
        ("do=pass", vec![(form, Fault::Illegal(Illegal::OtherQuestion(Question::Asking)))]),
        ("do=agree&c=pass&goal=tyre", vec![(form, Stray)]),
        ("do=agree&c=pass&\u{1f4ef}=%ff%00", vec![(form, Stray)]),
        ("do=agree&c=win", vec![(contested, NotOffered)]),
        ("do=agree&c=pass&c=pass", vec![(contested, Twice)]),
        ("do=agree&c=blue", vec![(most, Fault::NotANumber(1, 99))]),
        ("do=agree&c=blue.0", vec![(contested, NotOffered)]),
        ("do=agree&c=blue.lots", vec![(contested, NotOffered)]),
        ("do=agree&c=blue&c-most=0", vec![(most, Fault::NotANumber(1, 99))]),
        ("do=agree&c=table&c-rhodes=red&c-pharos=blue&c-most=-3", vec![(most, Fault::NotANumber(1, 99))]),
        ("do=ask&c=pass&p-dido-1=tyre", vec![(ways, NotOffered)]),
        ("do=object&c=pass", vec![(place, Missing)]),
        ("do=object&c=pass&place=&vo=", vec![(place, Missing), (votes, too_few)]),
        ("do=object&c=pass&place=rhodes&place=rhodes&vo=1", vec![(place, Twice)]),
        ("do=object&c=pass&place=dido&vo=1", vec![(place, NotOffered)]),
        ("do=object&c=pass&place=Rhodes&vo=1", vec![(place, NotOffered)]),
        (&huge, vec![(form, Stray), (place, NotOffered)]),
        ("do=object&c=pass&place=rhodes&vo=-1", vec![(votes, NotACount(Card::Objection))]),
        ("do=object&c=pass&place=rhodes&vo=%2B1", vec![(votes, NotACount(Card::Objection))]),
        (
            "do=object&c=pass&place=rhodes&vo=1.5&vz=two",
            vec![(votes, NotACount(Card::Objection)), (votes, NotACount(Card::Zeus))],
        ),
        ("do=object&c=pass&place=rhodes&vo=51", vec![(votes, NotACount(Card::Objection))]),
        ("do=object&c=pass&place=rhodes&vo=99999999999999999999", vec![(votes, NotACount(Card::Objection))]),
        ("do=object&c=pass&place=rhodes&vo=1&vo=1", vec![(votes, Twice)]),
        ("do=object&c=pass&place=rhodes&vo=4", vec![(votes, Fault::Most(3))]),
        ("do=object&c=pass&place=rhodes&vo=1&vw=1", vec![(form, Stray)]),
        ("do=object&c=pass&place=tyre&vo=1&pw=1", vec![(pay, price)]),
    ] {
        let faults = table.hear(seat, &choice(query)).unwrap_err();
        assert_eq!(faults.0, expected, "{}", &query[..query.len().min(80)]);
    }
    for (query, written) in [
        ("do=agree", "agree"),
        ("do=object&c=pass&place=rhodes&vo=1&vz=", "object rhodes 1o"),
        ("vz=1&place=rhodes&vo=+2+&do=object", "object rhodes 2o1z"),
        ("do=object&c=pass&place=tyre&vo=1&pw=2&po=0", "object tyre 1o clear 2w"),
        ("vo=1&do=object.rhodes", "object rhodes 1o"),
    ] {
        let action = choice(query).to_action(&legal, fixture.game().board()).unwrap();
        assert_eq!(fixture.game().write(&action), written);
    }
}

#[test]
fn no_query_makes_anything_panic() {
    let values = [
        "",
        "0",
        "1",
        "2",
        "7",
        "255",
        "256",
        "x",
        "p",
        "z",
        "w",
        "dido",
        "delos",
        "red",
        "blue",
        "\u{0}",
        "<b>",
        "pass",
        "table",
        "ask",
        "own",
        "fine",
        "ways",
        "delos.dido",
    ];
    let names = [
        "do", "place", "goal", "pile", "side", "with", "vo", "vz", "tt", "tz", "po", "pw", "pz", "pp", "a", "c",
        "c-most", "c-dido", "won", "won-on", "n-delos", "p-c", "p-won",
    ];
    let mut heard = 0;
    for number in 0..8 {
        random_game(number, |table, chance| {
            let Some(seat) = table.asked() else { return };
            let mut pick = |list: &[&str]| list[chance.index(list.len() as u32) as usize].to_owned();
            let deeds = Deed::ALL.map(Deed::name);
            let mut pairs = vec![("do".to_owned(), pick(&deeds))];
            pairs.extend((0..number).map(|_| (pick(&names), pick(&values))));
            let choice = Choice::read(&pairs);
            match table.hear(seat, &choice) {
                Ok(answer) => {
                    let tried = answer.action.map(|action| run::try_out(&table.game, seat, &action));
                    if let Some(Err(reason)) = tried {
                        assert!(matches!(reason, Illegal::NotInHand { .. }), "{reason:?} was left to the engine");
                    }
                }
                Err(faults) if heard % 50 == 0 => {
                    let page = Table::new(table.game.clone(), Vec::new()).page_with(Eye::Seat(seat), &choice, &faults);
                    assert!(page.contains("class=\"problem\"") && !page.contains("<b>"));
                }
                Err(_) => {}
            }
            heard += 1;
        });
    }
    assert!(heard > 1_000);
}

const EVERY: [Illegal; 36] = [
    Illegal::Over,
    Illegal::NotAsked,
    Illegal::Out,
    Illegal::OtherQuestion(Question::Action),
    Illegal::NotInHand { card: Card::Wind, held: 0 },
    Illegal::Price { needed: 3 },
    Illegal::PandoraUsed,
    Illegal::NothingToDraw,
    Illegal::PlagueThere,
    Illegal::NoPlagueLeft,
    Illegal::NoPlagueThere,
    Illegal::ExchangeUsed,
    Illegal::NotYourGoal,
    Illegal::GoalRevealed,
    Illegal::PileBarred,
    Illegal::PileEmpty,
    Illegal::GoalBarred,
    Illegal::OtherPile { needed: Color::Green },
    Illegal::NoTempleLeft,
    Illegal::NotATempleCard(Card::Wind),
    Illegal::TempleCards { needed: 2 },
    Illegal::FurtherCards { needed: 2 },
    Illegal::NotANeighbor,
    Illegal::Plagued,
    Illegal::MustPropose,
    Illegal::PlaceTaken(Side::Blue),
    Illegal::NotAVote(Card::Temple),
    Illegal::TooFew { needed: 2 },
    Illegal::TooMany { most: 1 },
    Illegal::NothingToClear,
    Illegal::NoClearing,
    Illegal::NoSuchSide,
    Illegal::OtherSide(Side::Red),
    Illegal::BlackPlaced,
    Illegal::HasADisc,
    Illegal::ChanceLost,
];

#[test]
fn every_refusal_has_a_sentence_of_its_own_in_every_language() {
    let board = Fixture::three().game().board();
    let mut all = Vec::new();
    for locale in Locale::ALL {
        let teller = Teller {
            t: Text::of(locale),
            board,
            eye: Eye::Public,
            names: Default::default(),
            sides: Default::default(),
            ruleset: Default::default(),
        };
        let plain = [
            Fault::NoDeed,
            Fault::Missing,
            Fault::Twice,
            Fault::NotOffered,
            Fault::Most(2),
            Fault::Stray,
            Fault::Unreadable,
        ];
        let counts = Card::ALL.map(Fault::NotACount);
        let faults = EVERY.map(Fault::Illegal).into_iter().chain(plain).chain(counts);
        all.extend(faults.map(|fault| teller.fault(fault)));
    }
    let count = all.len();
    assert!(all.iter().all(|sentence| sentence.ends_with(['.', '?']) && sentence.len() > 10), "{all:#?}");
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count, "no sentence says two things, none was left untranslated");
}

#[test]
fn a_refusal_stands_beside_a_field_that_some_form_has() {
    for reason in EVERY {
        let field = field(reason);
        let shown = field == Field::Form || Deed::ALL.iter().any(|deed| deed.fields().contains(&field));
        assert!(shown && Faults::refused(reason).0 == [(field, Fault::Illegal(reason))], "{reason:?}");
    }
}
