//! What is said ahead: the words a form writes, how it shows them again, and what its reader hears of it.

use super::forms::send;
use super::html::{forms, words};
use super::table::{Table, random_game};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::{Action, Ruleset};
use crate::engine::{Eye, Game as _, Seat};
use crate::text::Locale;
use crate::web::ulysses::ahead::{Answer, AnswerText};
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Faults, Field};

const GAMES: u64 = if cfg!(feature = "soak") { 500 } else { 12 };

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn choice(query: &str) -> Choice {
    let pairs: Vec<(String, String)> = url::form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    Choice::read(&pairs)
}

fn table(fixture: &Fixture) -> Table {
    Table::new(fixture.game().clone(), Vec::new())
}

fn heard(table: &Table, number: u8, query: &str) -> Answer {
    table.hear(seat(number), &choice(query)).unwrap_or_else(|faults| panic!("{query}: {faults:?}"))
}

fn says(table: &Table, number: u8, query: &str) -> AnswerText {
    heard(table, number, query).written(&table.game)
}

fn asking() -> Table {
    table(&Fixture::four().ship("libya").hand(1, "4o1z").hand(2, "3o").hand(3, "1w").play("0 propose dido"))
}

#[test]
fn an_envelope_says_what_was_chosen() {
    for (query, envelope) in [
        ("do=agree&c=pass", "contested red * pass third pass"),
        ("do=agree&c=ask", "contested red * ask"),
        ("do=ask&c=pass", "quiet ask; contested red * pass third pass"),
        ("do=agree&c=blue&c-most=3", "contested red * back blue 3"),
        ("do=agree&c=red&c-most=2&c-hold=1&c-third=same", "contested red * back red 2 hold third same"),
        ("do=agree&c=red&c-most=2&c-first=1&c-third=pass", "contested red * first ask, red * back red 2 third pass"),
        (
            "do=agree&c=table&c-tyre=red&c-rhodes=pass&c-most=3",
            "contested red rhodes pass third pass, red tyre back red 3, red * ask",
        ),
        ("do=agree&c-tyre=blue&c-most=1", "contested red tyre back blue 1, red * ask"),
        ("do=agree&c=own&c-at=tyre&c-most=4&c-third=ask", "contested red tyre ask, red * black tyre 4 else pass"),
        ("do=object&place=tyre&vo=1&c=red&c-most=4", "contested red * back red 4"),
        ("do=object&place=tyre&vo=1&c=blue&c-most=4", "contested red tyre ask, red * back blue 4"),
    ] {
        assert_eq!(says(&asking(), 2, query).envelope.as_deref(), Some(envelope), "{query}");
    }
    assert_eq!(says(&asking(), 2, "do=object&place=tyre&vo=1&c=pass").action.as_deref(), Some("object tyre 1o"));
    assert_eq!(says(&asking(), 2, "do=ask&c=pass").action, None);
}

#[test]
fn in_a_discussion_red_is_known_and_black_may_lie() {
    let discussion = asking().play(&["1 object tyre 1o"]);
    let envelope = |table: &Table, number: u8, query: &str| says(table, number, query).envelope.unwrap();
    assert_eq!(envelope(&discussion, 3, "do=say&c=red&c-most=2"), "contested red * back red 2");
    assert_eq!(
        envelope(&discussion, 2, "do=say&c=own&c-at=rhodes&c-most=3"),
        "contested red * black rhodes 3 else pass"
    );
    let by_hand = says(&discussion, 2, "do=support-blue&bo=1&c=blue&c-most=3");
    assert_eq!(
        (by_hand.action.as_deref(), by_hand.envelope.as_deref()),
        (Some("support blue 1o"), Some("contested red * back blue 3"))
    );
    let rich = Fixture::four().ship("libya").hand(0, "4o").hand(1, "4o1z").hand(2, "3o").hand(3, "1w");
    let rich = table(&rich.play("0 propose dido"));
    let third = rich.play(&["1 object tyre 1o", "2 black rhodes 2o", "3 pass"]);
    assert_eq!(envelope(&third, 0, "do=say&c=blue&c-most=2"), "contested red * back blue 2 third same");
    assert!(third.hear(seat(0), &choice("do=say&c=ask")).is_err(), "whoever is in turn is asked already");
    assert!(third.hear(seat(1), &choice("do=say&c=blue&c-most=2")).is_err(), "red's owner belongs to red");
}

#[test]
fn a_proposal_carries_what_follows_from_it() {
    let table = table(&Fixture::four().ship("libya").hand(0, "2o1w1z"));
    let said = says(&table, 0, "do=propose&place=dido&c=blue&c-most=2&won=w&won-on=dido.libya&won-or=dido.atlantis");
    assert_eq!(said.action.as_deref(), Some("propose dido"));
    assert_eq!(
        said.envelope.as_deref(),
        Some("contested red * back blue 2; won wind w at dido propose libya,atlantis")
    );
    assert_eq!(
        says(&table, 0, "do=propose&place=dido&c=pass&won=rest").envelope.unwrap(),
        "contested red * pass third pass; won rest"
    );
    assert_eq!(
        says(&table, 0, "do=propose.dido").envelope.unwrap(),
        "contested red * ask; won ask",
        "a place is enough (U-3)"
    );
    for wrong in
        ["do=propose&place=dido&c=red&c-most=1&won=ask", "do=propose&place=dido&c=pass&won=w&won-on=tyre.libya"]
    {
        assert!(table.hear(seat(0), &choice(wrong)).is_err(), "{wrong}");
    }
}

#[test]
fn the_same_page_asks_about_the_next_movement_and_plans_the_next_turn() {
    let said = says(&asking(), 2, "do=agree&c=pass&n-dido=fine");
    assert_eq!(said.next.as_deref(), Some("at dido on * agree; contested red * pass third pass"));
    let said = says(
        &asking(),
        2,
        "do=agree&c=pass&n-dido=ways&n-dido-libya=fine&n-dido-lopadusa=ask&n-dido-atlantis=object&n-dido-to=libya&n-dido-with=2\
         &n-dido-c=blue&n-dido-c-most=1",
    );
    let next = said.next.unwrap();
    assert!(next.contains("at dido on libya agree; contested red libya ask, red * back blue 1"), "{next}");
    let said = says(
        &asking(),
        1,
        "do=agree&c=pass&p-dido-1=atlantis&p-dido-2=libya&p-c=blue&p-c-most=2&p-won=wz&p-pandora=p&p-temple=1&p-keep=3",
    );
    assert_eq!(
        said.plan.as_deref(),
        Some("pandora p temple keep 3 at dido propose atlantis,libya; contested red * back blue 2; won wind wz")
    );
    assert_eq!(said.next, None, "whoever is next does not answer himself");
    assert_eq!(says(&asking(), 1, "do=agree&c=pass&p-c=pass&p-won=w").plan, None, "without a way nothing is planned");
    assert_eq!(
        says(&asking(), 2, "do=agree&n-dido=ways&n-dido-libya=ask").next,
        None,
        "nor said, if all is to be asked"
    );
    assert!(asking().hear(seat(2), &choice("do=agree&c=pass&p-dido-1=libya")).is_err(), "only the next one plans");
    // Whoever is not asked speaks of it alone.
    let said = says(&asking(), 0, "do=ahead&n-dido=ask");
    assert_eq!(
        (said.action, said.envelope, said.next.as_deref()),
        (None, None, Some("at dido on * ask; contested red * ask"))
    );
    assert!(asking().hear(seat(0), &choice("do=ahead")).is_err(), "nothing was said");
}

#[test]
fn what_one_would_rather_have_has_its_own_place_for_each_mistake() {
    let dido = asking().board().place("dido").unwrap();
    let faults = asking()
        .hear(seat(2), &choice("do=agree&c=pass&n-dido=ways&n-dido-libya=object&n-dido-with=9&n-dido-c=pass"))
        .unwrap_err();
    let (to, cards) = (Field::Instead(dido), Field::InsteadCards(dido));
    assert_eq!(faults.0, [(to, Fault::Missing), (cards, Fault::NotANumber(1, 3))]);
}

#[test]
fn what_lies_sealed_is_told_shown_again_and_may_be_taken_back() {
    let mut told = 0;
    for number in 0..GAMES {
        random_game(number, |table, chance| {
            let Some(seat) = table.game.may_answer().iter().last().filter(|_| chance.index(6) == 0) else { return };
            let table = Table::new(table.game.clone(), Vec::new());
            let Some(form) = forms(&table.page(Eye::Seat(seat))).into_iter().find(|form| form.id.starts_with("sheet"))
            else {
                return;
            };
            let (deed, Some(answer)) = send(&table, seat, &form, chance) else { return };
            // What is done at once leaves nothing that lies there.
            let only_said = answer.action.is_none() || ["agree", "object"].contains(&deed.as_str());
            if !only_said {
                return;
            }
            let mut table = table.saying(seat, &answer);
            table.locale = Locale::ALL[chance.index(5) as usize];
            let page = table.page(Eye::Seat(seat));
            assert!(page.contains("class=\"sealed\"") && page.contains("/review?do=withdraw"));
            assert!(table.hear(seat, &choice("do=withdraw")).is_ok_and(|answer| answer.withdraws));
            // The form shows it as it lies: sent again, it says the same.
            let mut pairs: Vec<_> = forms(&page)
                .into_iter()
                .filter(|form| form.id.starts_with("sheet"))
                .flat_map(|form| form.untouched)
                .collect();
            // The button, which stands for the same answer.
            pairs.push(("do".to_owned(), deed.clone()));
            if let Some(Action::Object(marking)) = answer.action {
                pairs.push(("place".to_owned(), table.board().id(marking.place).to_owned()));
            }
            let again = Choice::read(&once(pairs));
            let again =
                table.hear(seat, &again).unwrap_or_else(|faults| panic!("{faults:?} by {again:?} for {answer:?}"));
            assert_eq!(again.written(&table.game).envelope, answer.written(&table.game).envelope, "{deed}");
            assert_eq!(again.action, answer.action);
            assert_eq!((&again.next, &again.plan), (&answer.next, &answer.plan));
            told += 1;
        });
    }
    assert!(told > 40, "only {told}");
}

#[test]
fn whoever_leaves_open_again_what_was_planned_takes_it_back() {
    let plan = heard(&asking(), 1, "do=agree&c=pass&p-dido-1=atlantis&p-c=pass&p-won=rest");
    let planned = asking().saying(seat(1), &plan);
    let open = heard(&planned, 1, "do=ahead&p-dido-1=&p-c=ask&p-won=ask");
    assert!(open.withdraws && open.only_ahead, "{open:?}");
    let written = open.written(&planned.game);
    assert_eq!((written.plan.as_deref(), written.envelope), (Some(""), None), "the answer itself stays");
    let nothing = asking().hear(seat(1), &choice("do=ahead&p-dido-1="));
    assert!(nothing.is_err(), "where nothing lies there is nothing to take back");
}

/// Two forms stand there once something is sealed; as one they say all of it.
fn once(pairs: Vec<(String, String)>) -> Vec<(String, String)> {
    pairs.into_iter().filter(|(name, value)| name != "do" || value != "ahead").collect()
}

#[test]
fn law_4_nobody_else_sees_that_something_lies_there() {
    let plain = asking();
    let said = asking().saying(seat(2), &heard(&asking(), 2, "do=agree&c=blue&c-most=2&n-dido=fine"));
    assert_ne!(plain.page(Eye::Seat(seat(2))), said.page(Eye::Seat(seat(2))));
    let public = |table: &Table| table.page(Eye::Public);
    assert_eq!(public(&plain), public(&said));
}

#[test]
fn a_word_that_did_not_fit_is_named_with_its_reason() {
    let mut table = asking().saying(seat(2), &heard(&asking(), 2, "do=agree&c=table&c-rhodes=pass"));
    table = table.play(&["1 object tyre 1o"]);
    let page = words(&table.page(Eye::Seat(seat(2))));
    assert!(
        page.contains("Bruno leads with Tyre. Do you pass or play cards?"),
        "asked, since nothing was said of Tyre"
    );
    let mut table = asking().saying(seat(2), &heard(&asking(), 2, "do=agree&c=own&c-at=rhodes&c-most=4&c-third=ask"));
    table = table.play(&["1 object rhodes 1o"]);
    let page = words(&table.page(Eye::Seat(seat(2))));
    assert!(page.contains("Do you pass or play cards?"), "{page}");
}

#[test]
fn the_form_says_what_a_ceiling_counts_and_what_backing_gives_up() {
    let page = words(&asking().page(Eye::Seat(seat(2))));
    for sentence in [
        "This is your limit for the whole movement.",
        "Backing a side gives up your right to place black",
        "Everyone is asked at once, and the answers are opened together. You lose nothing by answering early",
        "And if somebody objects",
        "Save everyone days: a course, the next movement",
    ] {
        assert!(page.contains(sentence), "{sentence}");
    }
    let first = words(&asking().page(Eye::Seat(seat(1))));
    assert!(!first.contains("gives up your right to place black"), "nobody can object before the first");
    assert!(first.contains("days: a course, your own turn") && !first.contains("the next movement"));
    assert!(!page.contains("quiet half") && !page.contains("contested"));
    let czech = Fixture::four().ruleset(Ruleset::UlyssesCs1).ship("libya").play("0 propose dido");
    assert!(words(&table(&czech).page(Eye::Seat(seat(1)))).contains("gives up your right to place black"));
}

#[test]
fn an_address_holds_the_richest_sheet() {
    let mut longest = 0;
    for number in 0..GAMES {
        random_game(number, |table, chance| {
            for eye in table.eyes().filter(|_| chance.index(12) == 0) {
                let table = Table::new(table.game.clone(), Vec::new());
                for form in forms(&table.page(eye)) {
                    let pairs = form.fullest();
                    let query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(&pairs).finish();
                    longest = longest.max(query.len());
                    assert!(!Choice::read(&pairs).overflows);
                }
            }
        });
    }
    assert!(longest < 1_850, "{longest} bytes do not fit into an address of 2 KiB with a link before them");
}

fn bound_for() -> Table {
    let fixture = Fixture::four().ship("libya").hand(2, "3o").goals(2, "tyre dido delphi circe", "");
    table(&fixture.play("0 propose dido"))
}

#[test]
fn a_course_is_set_with_one_tap_kept_without_any_and_given_up_with_one() {
    let set = says(&bound_for(), 2, "do=agree.pass&g=goals&g-else=object.2");
    let course = "to tyre,delphi,dido,circe within 1 else object most 2";
    assert_eq!((set.course.as_deref(), set.action.as_deref()), (Some(course), Some("agree")));
    assert_eq!(set.envelope.as_deref(), Some("contested red * pass third pass"), "the whole movement in one tap");
    let one = says(&bound_for(), 2, "do=ahead&g=delphi&g-else=ask.2").course;
    assert_eq!(one.as_deref(), Some("to delphi within 1 else ask most 2"), "apart from any answer");
    assert_eq!(says(&bound_for(), 2, "do=agree&c=pass").course, None, "an older form says nothing about it");
    let sailing = bound_for().saying(seat(2), &heard(&bound_for(), 2, "do=agree&c=pass&g=goals&g-else=object.2"));
    assert_eq!(says(&sailing, 2, "do=agree&c=pass&g=goals&g-else=object.2").course, None, "it lies there already");
    assert_eq!(says(&sailing, 2, "do=ahead&g=&g-else=object.2").course.as_deref(), Some(""));
    assert_eq!(
        says(&sailing, 2, "do=ahead&g=goals&g-else=agree.0").course.unwrap(),
        course.replace("object most 2", "agree most 0")
    );
    for wrong in ["do=agree&c=pass&g=troy", "do=agree&c=pass&g=goals&g-else=object.9", "do=agree&c=pass&g=kept"] {
        assert!(bound_for().hear(seat(2), &choice(wrong)).is_err(), "{wrong}");
    }
    assert!(table(&Fixture::four()).hear(seat(0), &choice("do=propose.delos&g=goals")).is_err(), "not with a proposal");
}

#[test]
fn a_course_is_told_to_its_owner_alone_and_shown_again() {
    let answer = heard(&bound_for(), 2, "do=agree&c=pass&g=goals&g-else=object.2");
    let review = words(&bound_for().review_of(seat(2), &answer, &Choice::default()));
    for sentence in [
        "In whatever order is shortest: Tyre, Delphi, Dido and Circe.",
        "You agree to the shortest way, wherever the ship is, and to any that is 1 movement longer.",
        "Otherwise you object, if you hold 2 cards that count, and play 2 at most.",
        "In a discussion you back the nearest place, with 2 cards at most.",
    ] {
        assert!(review.contains(sentence), "{sentence}: {review}");
    }
    let sailing = bound_for().saying(seat(2), &answer);
    let page = sailing.page(Eye::Seat(seat(2)));
    assert!(
        words(&page).contains("In whatever order is shortest") && page.contains("<option value=\"goals\" selected"),
        "{page}"
    );
    let silent = bound_for().saying(seat(2), &heard(&bound_for(), 2, "do=agree&c=pass"));
    assert_eq!(sailing.page(Eye::Public), silent.page(Eye::Public));
}

#[test]
fn a_course_says_what_it_comes_to_and_one_link_unfolds_it_as_it_was_set() {
    let answer = heard(&bound_for(), 2, "do=ahead&g=delphi&g-else=ask.2");
    let sailing = bound_for().saying(seat(2), &answer);
    let asked = words(&sailing.page(Eye::Seat(seat(2))));
    assert!(!asked.contains("As things stand"), "it asks about a way that leads elsewhere: {asked}");
    let sailing = bound_for().saying(seat(2), &heard(&bound_for(), 2, "do=ahead&g=dido&g-else=object.2"));
    let page = sailing.page(Eye::Seat(seat(2)));
    assert!(words(&page).contains("As things stand it says: “You agree.”"), "{page}");
    let (_, query) = page.split_once("<a href=\"/table/K7QM2?").unwrap();
    let (query, _) = query.split_once("#then\"").unwrap();
    let again = sailing.page_with(Eye::Seat(seat(2)), &choice(&query.replace("&#38;", "&")), &Faults::none());
    assert!(again.contains("id=\"then\" open") && again.contains("<option value=\"dido\" selected"), "{again}");
    assert!(!bound_for().page(Eye::Seat(seat(2))).contains("#then\""), "there is none to change");
}

#[test]
fn whoever_wanted_to_be_asked_and_is_has_said_nothing() {
    let asked = asking().saying(seat(2), &heard(&asking(), 2, "do=agree&c=ask")).play(&["1 object rhodes 1o"]);
    assert!(!words(&asked.page(Eye::Seat(seat(2)))).contains("What you have said in advance"));
    let passing = asking().saying(seat(2), &heard(&asking(), 2, "do=agree&c=pass")).play(&["1 object rhodes 1o"]);
    assert!(words(&passing.page(Eye::Seat(seat(2)))).contains("What you have said in advance"));
}

/// A review promises no right that its own words give up, and keeps telling of every other one.
#[test]
fn a_review_does_not_contradict_itself() {
    let reviewed = |table: &Table, number: u8, query: &str| {
        words(&table.review_of(seat(number), &heard(table, number, query), &choice(query)))
    };
    let free = table(&Fixture::four().ship("libya").hand(0, "4o1w"));
    let still = "you may still join a side";
    assert!(!reviewed(&asking(), 2, "do=agree&c=pass").contains(still), "whoever passes, whatever comes, joins nobody");
    assert!(reviewed(&asking(), 2, "do=agree&c=ask").contains(still));
    let proposed = reviewed(&free, 0, "do=propose&place=dido&c=pass&won=rest");
    assert!(proposed.contains("The proposal is final"), "{proposed}");
    let backed = reviewed(&free, 0, "do=propose&place=dido&c=blue&c-most=2&won=rest");
    assert!(backed.contains("If it leads already when you are asked, you pass"), "{backed}");
    let held = reviewed(&free, 0, "do=propose&place=dido&c=blue&c-most=2&c-hold=1&won=rest");
    assert!(held.contains("even while it leads") && !held.contains("If it leads already"), "{held}");
    // Nothing but to be asked is one sentence.
    let asked = reviewed(&asking(), 2, "do=ask&c=ask");
    assert_eq!(asked.matches("you are asked").count() + asked.matches("You are asked").count(), 1, "{asked}");
}
