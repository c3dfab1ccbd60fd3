//! Snapshots: what they hide from a careless reader, and what is refused.

use serde_json::{Value, json};

use super::random;
use crate::engine::odyssee::fixture::Fixture;
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{Odyssee, Terms};
use crate::engine::{Eye, Game as _, Seat, Stream};

fn refused(fixture: &Fixture, change: impl Fn(&mut Value)) -> String {
    let mut value = serde_json::to_value(fixture.game()).unwrap();
    change(&mut value);
    serde_json::from_value::<Odyssee>(value).unwrap_err().to_string()
}

#[test]
fn a_broken_snapshot_is_refused() {
    let game = Fixture::three().cards(1, &[3, 4]).owns(1, &[7]).on_rim(0, &[7]).ship(2, "h11");
    let seats = "a seat is missing or too many";
    assert_eq!(refused(&game, |value| value["active"] = json!(3)), seats);
    assert_eq!(refused(&game, |value| value["owners"][0] = json!(3)), seats);
    assert_eq!(refused(&game, |value| value["moved"] = json!([4])), seats);
    assert_eq!(refused(&game, |value| value["rim_chips"][2] = json!([5])), seats);
    assert_eq!(refused(&game, |value| value["players"][0]["gifts"] = json!(19)), "there are too many gifts");
    let chips = "chips are missing, too many or doubled";
    assert_eq!(refused(&game, |value| value["players"][0]["chips"] = json!(10)), chips);
    assert_eq!(refused(&game, |value| value["players"][0]["chips"] = json!(255)), chips);
    assert_eq!(refused(&game, |value| value["owners"][6] = json!(0)), chips);
    assert_eq!(refused(&game, |value| value["rim_chips"][6] = json!([0, 1])), chips);
    let cards = "cards are missing or too many";
    assert_eq!(refused(&game, |value| value["players"][1]["cards"] = json!(["card3"])), cards);
    assert_eq!(refused(&game, |value| value["players"][1]["cards"] = json!(["card3", "card3"])), cards);
    assert_eq!(refused(&game, |value| value["open"] = json!(["isle7"])), cards);
    assert_eq!(refused(&game, |value| value["players"][0]["looked"] = json!(["isle7"])), cards);
    let crews = "a crew, its hunger or its favor makes no sense";
    for (field, number) in [("crew", 0), ("crew", 5), ("hunger", 1), ("doom", 1), ("favor", 4)] {
        assert_eq!(refused(&game, |value| value["players"][1][field] = json!(number)), crews, "{field}");
    }
    let ships = "a ship lies where it cannot lie";
    assert_eq!(refused(&game, |value| value["players"][1]["ship"] = json!(169)), ships);
    assert_eq!(refused(&game, |value| value["players"][1]["ship"] = json!(255)), ships);
    assert_eq!(refused(&game, |value| value["players"][1]["lands"] = json!(true)), ships);
    assert_eq!(refused(&game, |value| value["players"][1]["skips"] = json!(true)), ships);
    let round = "the round is beyond the limit";
    assert_eq!(refused(&game, |value| value["round"] = json!(0)), round);
    assert_eq!(refused(&game, |value| value["round"] = json!(61)), round);
    assert!(refused(&game, |value| value["options"]["board"] = json!("atlantis")).contains("no board is called"));
    assert!(refused(&game, |value| value["rim"][0] = json!("card16")).contains("card1 to card15"));
    assert!(refused(&game, |value| value["open"] = json!(["isle0"])).contains("isle1 to isle15"));
}

#[test]
fn a_question_that_cannot_be_open_is_refused() {
    let broken = |game: &Fixture, change: &dyn Fn(&mut Value)| {
        assert_eq!(refused(game, |value| change(&mut value["phase"])), "the open question makes no sense");
    };
    let game = Fixture::three();
    broken(&game, &|phase| *phase = json!({ "sail": { "roll": 5 } }));
    broken(&game, &|phase| *phase = json!({ "landing": "newcomer" }));
    broken(&game, &|phase| *phase = json!({ "card": { "card": "card5", "from": null } }));
    broken(&game, &|phase| *phase = json!({ "over": "running" }));
    broken(&game, &|phase| *phase = json!({ "over": { "won": 3 } }));
    broken(&game, &|phase| *phase = json!({ "over": { "shared": [0, 5] } }));
    let card = Fixture::three().meets_card(5);
    broken(&card, &|phase| phase["card"]["card"] = json!("card6"));
    broken(&card, &|phase| phase["card"]["from"] = json!(3));
    broken(&card, &|phase| phase["card"]["from"] = json!(0));
    // A card that asks nothing is carried out at once.
    let lotus = Fixture::three().cards(0, &[1]).meets_card(5);
    broken(&lotus, &|phase| phase["card"]["card"] = json!("card1"));
    let price = Fixture::three().cards(1, &[3, 4]).visits().play_all(&["0 land", "1 ask 1g for card3 else card4"]);
    broken(&price, &|phase| phase["landing"]["price"]["otherwise"] = json!("card5"));
    let meeting = Fixture::three().comes_alongside();
    broken(&meeting, &|phase| phase["meeting"]["first"] = json!(1));
    broken(&meeting, &|phase| phase["meeting"]["second"] = json!(2));
    broken(&meeting, &|phase| phase["meeting"]["second"] = json!(5));
    broken(&meeting, &|phase| phase["meeting"]["pair"] = json!(255));
    let battle = meeting.sails(0, &[2]).sails(1, &[1]).crew(1, 3).play("0 fight");
    broken(&battle, &|phase| phase["battle"]["loser"] = json!(2));
    broken(&battle, &|phase| phase["battle"]["pair"] = json!(15));
}

/// A snapshot with one value changed is refused, or is a game that can be looked at and played.
#[test]
fn a_damaged_snapshot_is_refused_or_playable() {
    let cases = if cfg!(feature = "soak") { 200_000 } else { 4_000 };
    let (mut tried, mut read) = (0, 0);
    for number in 0.. {
        random::play(number, |game, _, chance| {
            if chance.index(8) > 0 || tried >= cases {
                return;
            }
            tried += 1;
            let mut value = serde_json::to_value(game).unwrap();
            let count = leaves(&mut value, &mut |_, _| {});
            let changed = chance.index(count);
            leaves(&mut value, &mut |at, leaf| {
                if at == changed {
                    damage(leaf, chance);
                }
            });
            let Ok(game) = serde_json::from_value::<Odyssee>(value) else { return };
            read += 1;
            play_on(game, chance);
        });
        if tried >= cases {
            break;
        }
    }
    assert!(read > cases / 20 && read < cases, "{read} of {tried} were read");
}

/// Calls `visit` for every number, word and truth value, and for every empty place; returns how many there are.
fn leaves(value: &mut Value, visit: &mut impl FnMut(u32, &mut Value)) -> u32 {
    fn walk(value: &mut Value, at: &mut u32, visit: &mut impl FnMut(u32, &mut Value)) {
        match value {
            Value::Array(values) if !values.is_empty() => values.iter_mut().for_each(|value| walk(value, at, visit)),
            Value::Object(fields) => fields.iter_mut().for_each(|(_, value)| walk(value, at, visit)),
            leaf => {
                visit(*at, leaf);
                *at += 1;
            }
        }
    }
    let mut count = 0;
    walk(value, &mut count, visit);
    count
}

fn damage(leaf: &mut Value, chance: &mut Stream) {
    let number = [0, 1, 2, 3, 5, 6, 14, 15, 168, 169, 255, 65_535][chance.index(12) as usize];
    *leaf = match (&leaf, chance.index(4)) {
        (Value::Bool(truth), _) => json!(!*truth),
        (Value::String(_), 0..2) => json!(format!("card{}", chance.index(16))),
        (Value::String(_), _) => json!(format!("isle{}", chance.index(16))),
        (Value::Array(_), 0..2) => json!([number]),
        (Value::Array(_), _) => json!(["isle3"]),
        (Value::Number(_), 0) => Value::Null,
        _ => json!(number),
    };
}

fn play_on(mut game: Odyssee, chance: &mut Stream) {
    for eye in Seat::all(6).map(Eye::Seat).chain([Eye::Public, Eye::Archive]) {
        serde_json::to_string(&game.view(eye)).unwrap();
    }
    for _ in 0..30 {
        let Some(seat) = game.to_act().iter().next() else { break };
        for seat in Seat::all(6) {
            assert_eq!(game.silence(seat).is_some(), game.may_answer().contains(seat));
        }
        let Some(action) = sample(&game, seat, chance) else { panic!("nothing is legal in {game:?}") };
        game.apply(seat, &action, &mut Vec::new()).unwrap();
        game.check().unwrap();
    }
}

#[test]
fn a_state_shown_for_debugging_masks_its_key() {
    let text = format!("{:?}", Fixture::two().game());
    assert!(text.contains("key: DealKey(…)"), "{text}");
}

#[test]
fn what_nobody_gives_is_not_written_down() {
    assert_eq!(serde_json::to_value(Terms::NOTHING).unwrap(), json!({}));
    assert_eq!(serde_json::to_value(Terms::gifts(2)).unwrap(), json!({ "gifts": 2 }));
}
