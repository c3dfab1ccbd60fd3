//! The forms against the rules: what they offer is legal, and all that is legal they offer.

use std::collections::BTreeSet;

use super::html::{Form, forms};
use super::table::{BASE, Table, random_game};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Ruleset};
use crate::engine::{Eye, Game as _, Seat, Stream};
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field};

const GAMES: u64 = if cfg!(feature = "soak") { 2_000 } else { 24 };

#[test]
fn whatever_a_form_sends_is_legal_and_whatever_is_legal_a_form_sends() {
    let (mut sent, mut met) = (0, BTreeSet::new());
    for number in 0..GAMES {
        random_game(number, |table, chance| {
            // A page takes its time, and a game has hundreds.
            let Some(seat) = table.asked().filter(|_| chance.index(4) == 0) else { return };
            let forms = forms(&short(table).page(Eye::Seat(seat)));
            assert!(!forms.is_empty(), "whoever is asked can answer");
            for form in &forms {
                sent += usize::from(send(table, seat, form, chance));
                met.insert(form.id.clone());
            }
            let action = sample(&table.game, seat, chance).unwrap();
            let pairs = pairs(&Choice::of(&action, table.board()));
            assert!(forms.iter().any(|form| form.can_send(&pairs)), "no form sends {pairs:?}: {forms:#?}");
        });
    }
    let frequent = "agree black black-clear exchange object object-clear pandora pass plague propose rest support-black \
                    support-blue support-red temple unplague wind";
    assert!(frequent.split_whitespace().all(|id| met.contains(id)), "only {met:?} were met");
    assert!(sent > 5_000, "only {sent} forms were sent");
}

#[test]
fn a_legal_answer_survives_being_a_choice() {
    for number in 0..10 * GAMES {
        random_game(number, |table, chance| {
            let Some(seat) = table.asked() else { return };
            let action = sample(&table.game, seat, chance).unwrap();
            let choice = Choice::of(&action, table.board());
            assert_eq!(choice.to_action(&table.game.legal(seat), table.board()), Ok(action));
        });
    }
}

/// Sends a form filled in at random; false where two of its fields do not go together, which is a fault, never a refusal.
fn send(table: &Table, seat: Seat, form: &Form, chance: &mut Stream) -> bool {
    assert_eq!((form.method.as_str(), form.action.as_str()), ("get", "/table/K7QM2/review"));
    let choice = Choice::read(&form.fill(chance));
    match choice.to_action(&table.game.legal(seat), table.board()) {
        Ok(action) => {
            let result = table.game.clone().apply(seat, &action, &mut Vec::new());
            assert_eq!(result, Ok(()), "{action:?} by {choice:?}");
            true
        }
        Err(faults) => {
            // An empty pile may be drawn from only after a goal was put under it.
            assert_eq!((form.id.as_str(), faults.0), ("exchange", vec![(Field::Pile, Fault::NotOffered)]));
            false
        }
    }
}

/// Without the story, which has tests of its own and takes most of the time.
fn short(table: &Table) -> Table {
    Table::new(table.game.clone(), Vec::new())
}

fn pairs(choice: &Choice) -> Vec<(String, String)> {
    let names: Vec<&str> = choice.fields().collect();
    names.iter().map(|name| (name.to_string(), choice.shown(name).unwrap().to_owned())).collect()
}

fn table(fixture: &Fixture) -> Table {
    Table::new(fixture.game().clone(), Vec::new())
}

#[test]
fn link_03_nothing_is_preselected() {
    for number in 0..6 {
        random_game(number, |table, chance| {
            for eye in table.eyes().filter(|_| chance.index(10) == 0) {
                let page = short(table).page(eye);
                assert!(!page.contains(" checked") && !page.contains(" selected"));
            }
        });
    }
}

#[test]
fn plain_answers_take_one_tap() {
    let fixture = Fixture::four().ship("libya").hand(0, "1w");
    let buttons = |table: &Table, id: &str| {
        let page = table.asked_page();
        let form = forms(&page).into_iter().find(|form| form.id == id).unwrap_or_else(|| panic!("{id} is offered"));
        assert!(form.options.is_empty() && form.numbers.is_empty(), "{id} asks for nothing else");
        form.buttons.len()
    };
    assert_eq!(buttons(&table(&fixture), "propose"), 5, "a button for each neighbor");
    let asking = table(&fixture).play(&["0 propose dido"]);
    assert_eq!(buttons(&asking, "agree"), 1);
    let wind = asking.play(&["1 agree", "2 agree", "3 agree"]);
    assert_eq!((buttons(&wind, "rest"), buttons(&wind, "wind")), (1, 1));
    let fixture = fixture.hand(1, "1o").play_all(&["0 propose dido", "1 object tyre 1o"]);
    assert_eq!(buttons(&table(&fixture), "pass"), 1);
}

#[test]
fn a_ship_shut_in_may_stay_or_be_freed() {
    let shut_in = Fixture::three().hand(0, "1w").plagues("delos cyprus minotaur");
    let page = table(&shut_in).asked_page();
    let ids: Vec<String> = forms(&page).into_iter().map(|form| form.id).collect();
    assert_eq!(ids, ["stay", "exchange", "unplague"]);
    let stay = Choice::read(&[("do".to_owned(), "stay".to_owned())]);
    assert_eq!(stay.to_action(&shut_in.legal(0), shut_in.game().board()), Ok(Action::Stay));
}

#[test]
fn numbers_are_filled_with_the_least_that_leads_and_the_cards_spared_best() {
    let fixture = Fixture::four().ship("libya").hand(0, "1o2z").hand(1, "4o").hand(2, "2o1t1z").temples(2, 2);
    let fixture = fixture.plagues("tyre").play_all(&["0 propose dido", "1 object zakynthos 1o"]);
    let page = table(&fixture).asked_page();
    let numbers = |id: &str| {
        let form = forms(&page).into_iter().find(|form| form.id == id).unwrap();
        form.numbers.iter().map(|(name, value, max)| format!("{name}={value}/{max}")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(numbers("support-blue"), "vo=1/2 vz=0/1");
    assert_eq!(numbers("black"), "vo=2/2 vz=0/1");
    assert_eq!(numbers("black-clear"), "vo=2/2 vz=0/1 po=0/2 pt=1/1 pz=1/1", "Zeus pays, since nothing else is left");
}

#[test]
fn a_fault_keeps_what_was_typed_and_stands_in_its_own_form_only() {
    let fixture = Fixture::four().ship("libya").hand(0, "1o").hand(1, "4o1z").hand(2, "3o");
    let table = table(&fixture.play_all(&["0 propose dido", "1 object zakynthos 2o"]));
    let seat = Seat::new(2).unwrap();
    let fields = [("do", "support"), ("side", "blue"), ("vo", "1"), ("vz", "many")];
    let choice = Choice::read(&fields.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let faults = choice.to_action(&table.game.legal(seat), table.board()).unwrap_err();
    let page = table.page_with(Eye::Seat(seat), &choice, &faults);
    let (blue, red) = (part(&page, "support-blue"), part(&page, "support-red"));
    assert!(blue.contains("Zeus: please give a whole number.") && blue.contains("value=\"1\""), "{blue}");
    assert_eq!(blue.matches("aria-invalid").count(), 0, "this hand holds no Zeus");
    assert!(!red.contains("whole number") && red.contains("value=\"1\""), "{red}");
    assert!(page.contains("Please look at this again."));

    // Of a form that is not on the page the fault is said above all forms.
    let choice = Choice::read(&[("do".to_owned(), "rest".to_owned())]);
    let faults = choice.to_action(&table.game.legal(seat), table.board()).unwrap_err();
    let page = table.page_with(Eye::Seat(seat), &choice, &faults);
    assert!(page.contains("That does not answer the question: pass or play cards."));
}

fn part<'a>(page: &'a str, id: &str) -> &'a str {
    let start = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("{id} is there"));
    page[start..].split("</form>").next().unwrap()
}

#[test]
fn who_cannot_do_anything_hears_why() {
    let asking = Fixture::four().ship("libya").hand(1, "2w").play("0 propose dido");
    assert!(table(&asking).asked_page().contains("You hold neither objection nor Zeus"));
    let discussion = Fixture::four().hand(1, "2o").play_all(&["0 propose delos", "1 object cyprus 2o"]);
    assert!(table(&discussion).asked_page().contains("so you can only pass"));
    let wind = Fixture::three().play_all(&["0 propose delos", "1 agree", "2 agree"]);
    assert!(table(&wind).asked_page().contains("You hold neither wind nor Zeus."));
}

#[test]
fn f_7_supporting_at_the_first_question_says_that_black_is_given_up() {
    let says = |fixture: &Fixture| table(fixture).asked_page().contains("gives up your right to place black");
    let fixture = Fixture::four().hand(1, "2o").hand(2, "2o").hand(0, "2o");
    let fixture = fixture.play_all(&["0 propose delos", "1 object cyprus 1o"]);
    assert!(says(&fixture), "seat 2 is entitled");
    assert!(!says(&fixture.play_all(&["2 pass", "3 pass"])), "the active player never is");
    let czech = Fixture::four().ruleset(Ruleset::UlyssesCs1).switching_sides().hand(1, "2o").hand(2, "2o");
    assert!(!says(&czech.play_all(&["0 propose delos", "1 object cyprus 1o"])), "D-09 with S-54 keeps the right");
}

#[test]
fn who_is_not_asked_gets_no_form() {
    for number in 0..6 {
        random_game(number, |table, chance| {
            let asked = table.asked().map(Eye::Seat);
            for eye in table.eyes().filter(|eye| Some(*eye) != asked && chance.index(10) == 0) {
                assert!(forms(&short(table).page(eye)).is_empty(), "{eye:?}");
            }
        });
    }
}

#[test]
fn links_of_letters_lead_to_the_review() {
    let table = table(&Fixture::four().ship("libya"));
    let action = table.game.read("object tyre 1o1z clear 2w").unwrap();
    let link = Choice::of(&action, table.board()).review(BASE);
    assert_eq!(link, "/table/K7QM2/review?do=object-clear&place=tyre&vo=1&vz=1&pw=2");
}
