//! The review of every choice: it says what happens, and nothing on it acts but the one button after the way back.

use super::html::{forms, tags, words};
use super::table::{Table, random_game};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::sample::sample;
use crate::engine::{Game as _, Seat};
use crate::text::Locale;

fn says(fixture: &Fixture, line: &str) -> String {
    let table = Table::new(fixture.game().clone(), Vec::new());
    let action = table.game.read(line).unwrap();
    let page = table.review(table.asked().unwrap(), &action);
    let start = page.find("review-deed\">").unwrap() + "review-deed\">".len();
    words(&page[start..page.find("<div class=\"review-ways\"").unwrap()])
}

#[test]
fn a_review_says_what_happens_what_it_costs_and_what_is_given_up() {
    let free = Fixture::four().ship("libya").hand(0, "4t1w2x1p").temples(0, 2).hand(1, "4o1z").hand(2, "3o");
    let asking = free.clone().play("0 propose dido");
    let discussion = asking.clone().play("1 object zakynthos 1o");
    for (fixture, line, expected) in [
        (
            &free,
            "propose dido",
            "You propose Dido. Everyone is asked; the answers are opened together. The proposal is final and ends your actions; then the \
             others are asked.",
        ),
        (
            &free,
            "temple 2t 1w1x",
            "You pay 2 temple cards, 1 wind and 1 plague and build a temple. You now have 3 temples. It costs 2 temple \
             cards, 1 wind and 1 plague; 4 cards stay in your hand.",
        ),
        (
            &free,
            "pandora p",
            "You play 1 Pandora to draw 2 cards. It costs 1 Pandora; 7 cards stay in your hand. Only once per turn, also \
             after a wind.",
        ),
        (
            &asking,
            "agree",
            "Anna proposes Dido. You agree. If somebody objects, you may still join a side, but you can no longer place a \
             disc in this movement.",
        ),
        (
            &asking,
            "object tyre 2o",
            "You object, want Tyre instead, and play 2 objections. You lead, Anna 0 : you 2. It costs 2 \
             objections; 3 cards stay in your hand.",
        ),
        (
            &discussion,
            "support red 1o",
            "You play 1 objection for Bruno. Bruno leads, Anna 0 : Bruno 2. It costs 1 objection; 2 cards stay in your hand. \
             Supporting a side gives up your right to place black in this movement. You then belong to the side of Bruno \
             for this movement.",
        ),
        (
            &discussion,
            "black pharos 3o",
            "You place black on Pharos and play 3 objections for it. You lead, Anna 0 : Bruno 1 : you 3. It costs 3 \
             objections; then your hand is empty.",
        ),
        (&discussion, "pass", "You pass. Passing is final for this movement: you are out until the ship has sailed."),
    ] {
        assert_eq!(says(fixture, line), expected);
    }
}

#[test]
fn link_02_the_first_button_leads_back_and_only_the_second_one_acts() {
    for number in 0..6 {
        random_game(number, |table, chance| {
            let Some(seat) = table.asked().filter(|_| chance.index(8) == 0) else { return };
            let action = sample(&table.game, seat, chance).unwrap();
            let mut table = Table::new(table.game.clone(), Vec::new());
            table.locale = Locale::ALL[chance.index(5) as usize];
            let page = table.review(seat, &action);
            let forms = forms(&page);
            let ways: Vec<_> = forms.iter().map(|form| (form.method.as_str(), form.action.as_str())).collect();
            assert_eq!(ways, [("get", "/table/K7QM2#ask"), ("post", "/table/K7QM2/act")], "change it, then do it");
            let chosen = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(&forms[0].hidden).finish();
            let action = table.game.write(&action);
            let hidden = [("capability", "CAPABILITY".to_owned()), ("action", action), ("choice", chosen)];
            assert_eq!(forms[1].hidden, hidden.map(|(name, value)| (name.to_owned(), value)));
            let tags = tags(&page);
            let controls = tags.iter().filter(|tag| tag.inside.contains(&"main".to_owned()));
            let controls: Vec<&str> =
                controls.map(|tag| tag.name.as_str()).filter(|name| ["a", "button", "select"].contains(name)).collect();
            assert_eq!(controls, ["button", "button"]);
            assert_eq!(forms[0].hidden.first().map(|(name, _)| name.as_str()), Some("do"));
        });
    }
}

#[test]
fn the_way_back_shows_the_choice_again() {
    let fixture = Fixture::four().ship("libya").hand(1, "4o1z").play("0 propose dido");
    let table = Table::new(fixture.game().clone(), Vec::new());
    let (seat, action) = (Seat::new(1).unwrap(), table.game.read("object tyre 2o1z").unwrap());
    let page = table.review(seat, &action);
    let fields = forms(&page)[0].hidden.clone();
    let object = [("do", "object"), ("place", "tyre"), ("vo", "2"), ("vz", "1")];
    assert_eq!(fields, object.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let choice = super::super::choice::Choice::of(&action, table.board());
    let faults = super::super::fault::Faults::none();
    let page = table.page_with(crate::engine::Eye::Seat(seat), &choice, &faults);
    assert!(
        page.contains("class=\"tap chosen\" name=\"do\" value=\"object.tyre\"")
            && page.contains("name=\"vo\" min=\"0\" max=\"4\" value=\"2\"")
    );
    assert!(!page.contains("class=\"problem\""));
}
