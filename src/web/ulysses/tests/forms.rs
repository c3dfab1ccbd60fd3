//! The forms against the rules: what they offer is legal, and all that is legal they offer.

use std::collections::BTreeSet;

use super::html::{Form, forms, tags};
use super::table::{BASE, Table, random_game};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Illegal, Ruleset};
use crate::engine::{Eye, Game as _, Seat, Stream};
use crate::settle::run;
use crate::settle::ulysses::{Envelope, NextPage, Plan};
use crate::settle::words::Written as _;
use crate::web::ulysses::ahead::Answer;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field};

const GAMES: u64 = if cfg!(feature = "soak") { 2_000 } else { 24 };

#[test]
fn whatever_a_form_sends_is_legal_and_whatever_is_legal_a_form_sends() {
    let (mut sent, mut refused, mut met) = (0, 0, BTreeSet::new());
    for number in 0..GAMES {
        random_game(number, |table, chance| {
            // A page takes its time, and a game has hundreds.
            let Some(seat) = table.asked().filter(|_| chance.index(8) == 0) else { return };
            let forms = forms(&short(table).page(Eye::Seat(seat)));
            assert!(!forms.is_empty(), "whoever is asked can answer");
            for form in &forms {
                for _ in 0..2 {
                    let (deed, answer) = send(table, seat, form, chance);
                    met.insert(deed);
                    sent += usize::from(answer.is_some());
                    refused += usize::from(answer.is_none());
                }
            }
            let action = sample(&table.game, seat, chance).unwrap();
            let pairs = pairs(&Choice::of(&action, table.board()));
            assert!(forms.iter().any(|form| form.can_send(&pairs)), "no form sends {pairs:?}: {forms:#?}");
        });
    }
    let frequent = "agree ask black exchange object pandora pass plague propose rest say support-black support-blue \
                    support-red temple unplague wind";
    assert!(frequent.split_whitespace().all(|id| met.contains(id)), "only {met:?} were met");
    assert!(sent > 1_500 && refused < sent / 2, "only {sent} forms were taken, {refused} were not");
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

/// Sends a form filled in at random. What it says is legal, reads back from its written form, and has a review; only where
/// two fields do not go together it is a fault, never a refusal.
pub(super) fn send(table: &Table, seat: Seat, form: &Form, chance: &mut Stream) -> (String, Option<Answer>) {
    assert_eq!((form.method.as_str(), form.action.as_str()), ("get", "/table/K7QM2/review"));
    let choice = Choice::read(&form.fill(chance));
    let deed = choice.shown("do").unwrap_or_default().to_owned();
    match table.hear(seat, &choice) {
        Ok(answer) => {
            let tried = answer.action.map(|action| run::try_out(&table.game, seat, &action));
            assert!(tried.is_none_or(|tried| tried.is_ok()), "{answer:?} by {choice:?}");
            reads_back(table, &answer);
            if chance.index(20) == 0 {
                assert!(short(table).review_of(seat, &answer, &choice).contains("CAPABILITY"));
            }
            (deed, Some(answer))
        }
        Err(faults) => {
            assert!(
                faults.0.iter().all(|(field, fault)| goes_not_together(*field, *fault)),
                "{faults:?} by {choice:?}"
            );
            (deed, None)
        }
    }
}

fn goes_not_together(field: Field, fault: Fault) -> bool {
    match (field, fault) {
        // An empty pile may be drawn from only after a goal was put under it.
        (Field::Pile, Fault::NotOffered) => true,
        // Left open, though it must be said.
        (Field::Instead(_) | Field::Place, Fault::Missing) => true,
        (Field::Form, Fault::NothingSaid) => true,
        (Field::Contested(_), Fault::AskedAlready) | (Field::WayOn, Fault::WayElsewhere) => true,
        // One cannot want to sail to the place one objects to.
        (Field::Instead(_), Fault::NotOffered) => true,
        // What is paid is suggested for the least that leads, and a hand has its end.
        (Field::Heap(_), Fault::Illegal(Illegal::TooFew { .. }) | Fault::Most(_)) => true,
        _ => false,
    }
}

/// The written forms say the same.
fn reads_back(table: &Table, answer: &Answer) {
    let (game, text) = (&table.game, answer.written(&table.game));
    assert_eq!(text.envelope.map(|text| Envelope::read(game, &text).unwrap()), answer.envelope);
    assert_eq!(text.next.map(|text| NextPage::read(game, &text).unwrap()), answer.next);
    assert_eq!(text.plan.map(|text| Plan::read(game, &text).unwrap()), answer.plan);
    assert_eq!(text.action.map(|text| game.read(&text).unwrap()), answer.action);
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
fn link_03_no_answer_is_preselected_and_what_is_optional_asks() {
    for number in 0..6 {
        random_game(number, |table, chance| {
            for eye in table.eyes().filter(|_| chance.index(10) == 0) {
                let page = short(table).page(eye);
                assert!(!page.contains(" selected"));
                for tag in tags(&page).iter().filter(|tag| tag.get("checked").is_some()) {
                    assert!(matches!(tag.get("value"), Some("" | "ask")), "{tag:?}");
                }
                for form in forms(&page) {
                    // A list without a chosen option sends its first.
                    for (name, values) in form.options.iter().filter(|(name, _)| ["c", "won"].contains(&name.as_str()))
                    {
                        assert!(["ask", "pass"].contains(&values[0].as_str()), "{name}: {values:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn the_plain_answer_takes_two_taps() {
    let fixture = Fixture::four().ship("libya").hand(0, "1w");
    // Every button of the form with the rest of it untouched: what it says.
    let taps = |table: &Table, number: u8| {
        let seat = Seat::new(number).unwrap();
        let form = forms(&table.page(Eye::Seat(seat))).into_iter().find(|form| form.id == "sheet").expect("a sheet");
        let said = |button: &(String, String)| {
            let numbers = form.numbers.iter().map(|(name, value, _)| (name.clone(), value.clone()));
            let pairs: Vec<_> = form.untouched.iter().cloned().chain(numbers).chain([button.clone()]).collect();
            let mut once: Vec<(String, String)> = Vec::new();
            pairs.into_iter().for_each(|pair| {
                if !once.contains(&pair) {
                    once.push(pair)
                }
            });
            let answer = table.hear(seat, &Choice::read(&once));
            let text = answer.unwrap_or_else(|faults| panic!("{once:?}: {faults:?}")).written(&table.game);
            [text.action, text.envelope].map(Option::unwrap_or_default).join(" | ")
        };
        // «Decide for the whole discussion» wants another word than the «ask me» of its list.
        form.buttons.iter().flatten().filter(|(_, value)| value != "say").map(said).collect::<Vec<_>>()
    };
    let proposals = taps(&table(&fixture), 0);
    let dido = "propose dido | contested red * ask; won ask".to_owned();
    assert!(proposals.contains(&dido), "with only a place (U-3): {proposals:?}");
    let asking = table(&fixture.clone().hand(1, "1o")).play(&["0 propose dido"]);
    for seat in 1..4 {
        assert_eq!(taps(&asking, seat)[0], "agree | contested red * ask", "everyone is asked at once");
    }
    let object = taps(&asking, 1);
    assert!(object.contains(&"object tyre 1o | contested red * ask".to_owned()), "{object:?}");
    let wind = asking.play(&["1 agree", "2 agree", "3 agree"]);
    assert_eq!(taps(&wind, 0), ["wind w | ", "rest | "]);
    let fixture = fixture.hand(1, "1o").hand(2, "2o").play_all(&["0 propose dido", "1 object tyre 1o"]);
    let discussion = taps(&table(&fixture), 2);
    assert_eq!(discussion[..2], ["support blue 1o | ", "support red 1o | "], "what leads, then the rest (U-10)");
    assert!(discussion.contains(&"pass | ".to_owned()), "{discussion:?}");
    assert_eq!(
        taps(&table(&fixture), 3)[..2],
        [" | contested red * pass third pass", " | contested red * ask"],
        "ahead of its turn"
    );
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
    let form = forms(&table(&fixture).asked_page()).remove(0);
    let cards = form.numbers.iter().filter(|(name, ..)| name.len() == 2);
    let cards: Vec<String> = cards.map(|(name, value, max)| format!("{name}={value}/{max}")).collect();
    let expected = "vo=2/2 vz=0/1 po=0/2 pt=1/1 pz=1/1 bo=1/2 bz=0/1 ro=1/2 rz=0/1";
    assert_eq!(cards.join(" "), expected, "Zeus pays, since nothing else is left");
}

#[test]
fn a_fault_keeps_what_was_typed_and_stands_beside_its_field() {
    let fixture = Fixture::four().ship("libya").hand(0, "1o").hand(1, "4o1z").hand(2, "3o");
    let table = table(&fixture.play_all(&["0 propose dido", "1 object zakynthos 2o"]));
    let seat = Seat::new(2).unwrap();
    let fields = [("do", "support-blue"), ("bo", "1"), ("bz", "many"), ("c", "blue"), ("c-most", "lots")];
    let choice = Choice::read(&fields.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let faults = table.hear(seat, &choice).unwrap_err();
    let page = table.page_with(Eye::Seat(seat), &choice, &faults);
    let (blue, red) = (part(&page, "say-cards-blue", "</fieldset>"), part(&page, "say-cards-red", "</fieldset>"));
    assert!(blue.contains("Zeus: please give a whole number.") && blue.contains("value=\"1\""), "{blue}");
    assert_eq!(blue.matches("aria-invalid").count(), 0, "this hand holds no Zeus");
    assert!(!red.contains("whole number") && red.contains("value=\"1\""), "{red}");
    assert!(page.contains("Please look at this again."));
    for id in ["say-cards-blue", "say-c-most"] {
        assert!(page.contains(&format!("<a href=\"#{id}\">")), "what is wrong leads to {id} (U-19)");
    }
    assert!(part(&page, "say-c-most-problem", "</p>").contains("from 1 to 99"), "the ceiling is wrong, too");

    // What no field of this page can be blamed for is said above the form.
    let choice = Choice::read(&[("do".to_owned(), "rest".to_owned())]);
    let faults = table.hear(seat, &choice).unwrap_err();
    let page = table.page_with(Eye::Seat(seat), &choice, &faults);
    assert!(page.contains("That does not answer the question: pass or play cards."));
}

fn part<'a>(page: &'a str, id: &str, end: &str) -> &'a str {
    let start = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("{id} is there"));
    page[start..].split(end).next().unwrap()
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
fn s_87_cs_in_the_last_turn_no_wind_is_offered() {
    let last = Fixture::three().ruleset(Ruleset::UlyssesCs1).turn_limit(2).turn(2).hand(0, "1w1z");
    let barred = "The turn limit is reached: by these rules no wind can be played any more.";
    // Neither with the proposal, nor once the ship has sailed.
    for fixture in [last.clone(), last.play_all(&["0 propose delos", "1 agree", "2 agree"])] {
        let page = table(&fixture).asked_page();
        assert!(page.contains(barred) && !page.contains("value=\"w\""), "{page}");
    }
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
fn whoever_is_not_asked_may_only_speak_of_later() {
    let mut ahead = 0;
    for number in 0..6 {
        random_game(number, |table, chance| {
            for eye in table.eyes().filter(|_| chance.index(10) == 0) {
                let asked = matches!(eye, Eye::Seat(seat) if table.game.may_answer().contains(seat));
                let forms = forms(&short(table).page(eye));
                if eye == Eye::Public {
                    assert!(forms.is_empty());
                } else if !asked {
                    assert!(forms.iter().all(|form| form.hidden == [("do".to_owned(), "ahead".to_owned())]));
                    ahead += forms.len();
                }
            }
        });
    }
    assert!(ahead > 50, "only {ahead}");
}

#[test]
fn links_of_letters_lead_to_the_review() {
    let table = table(&Fixture::four().ship("libya"));
    let action = table.game.read("object tyre 1o1z clear 2w").unwrap();
    let link = Choice::of(&action, table.board()).review(BASE);
    assert_eq!(link, "/table/K7QM2/review?do=object&place=tyre&vo=1&vz=1&pw=2");
}
