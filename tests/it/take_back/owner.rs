//! What the owner of an answer sees and does, by plain forms.

use chrono::TimeDelta;
use penelope::play::take_back::{Became, Wish};
use penelope::play::turn::Submitted;
use penelope::play::words::SubmitError;
use reqwest::StatusCode;

use super::house::{asked, decide, decide_on, form, leaves_at, opened, places, proposal, waits};
use crate::ahead::house::{by_hand, envelope};
use crate::gather::house::{new_table, post, with};
use crate::support::app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_taken_back_with_one_tap_and_the_question_is_open_again() {
    let clocks = opened().await;
    let (active, before) = (clocks.active().await, clocks.entries().await);
    let due = clocks.row(active).await.unwrap().due_at;
    clocks.house.answer(active, &proposal(&clocks.house).await).await.unwrap();
    assert_eq!(clocks.row(active).await, None, "the clock stands still: an answer was given");
    let page = clocks.page(active).await;
    assert!(page.contains("Nobody sees your answer yet. You can take it back until "), "{page}");
    assert!(page.contains("in 3 minutes."), "{page}");
    assert!(page.contains("You propose"), "the answer itself: {page}");
    assert!(!page.contains("ask-waits"), "nothing more is wanted");
    assert!(page.contains("The table waits until ") && !page.contains("After that"), "no silence is left: {page}");

    let (mut client, take_back) = form(&clocks, active, "/take-back").await;
    assert!(!client.page().first_button_posts(), "F6: a scanner's click takes nothing back");
    let page = client.press(&take_back.expect("one tap"), None).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.shows("take-back") && page.html.contains("ask-waits"), "asked as before: {}", page.html);
    assert_eq!(clocks.entries().await, before);
    assert_eq!(clocks.number("SELECT count(*) FROM unsent").await, 0);
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 0, "nothing is left that could go off");
    assert_eq!(clocks.entries().await, before);
    // Whoever leaves the page without another answer is written to, and the clock ticks on from there.
    clocks.pass(TimeDelta::minutes(4)).await;
    clocks.tick().await;
    let again = clocks.row(active).await.expect("its clock ticks again");
    assert!(again.due_at.unwrap() - due.unwrap() < TimeDelta::minutes(15), "{again:?} after {due:?}");
    // Another answer, which nobody takes back.
    clocks.house.answer(active, &by_hand(&format!("propose {}", places(&clocks.house).await[1]))).await.unwrap();
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 1);
    assert_eq!(clocks.entries().await, before + 1);
    let record = clocks.house.record().await;
    let written = record.entries().last().map(|(entry, _)| entry.hidden.written.clone()).unwrap();
    assert_eq!(written, format!("propose {}", places(&clocks.house).await[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_sent_at_once_with_one_tap_or_by_the_tick_when_its_time_is_over() {
    let clocks = opened().await;
    let (active, before) = (clocks.active().await, clocks.entries().await);
    clocks.house.answer(active, &proposal(&clocks.house).await).await.unwrap();
    let (mut client, send) = form(&clocks, active, "/send-now").await;
    let page = client.press(&send.expect("one tap"), None).await;
    assert!(page.status == StatusCode::OK && !page.shows("send-now"), "{}", page.html);
    assert_eq!(clocks.entries().await, before + 1, "it counts");

    let others: Vec<_> = active.left(4).round(4).take(3).collect();
    for other in &others {
        clocks.house.answer(*other, &by_hand("agree")).await.unwrap();
    }
    assert_eq!(clocks.pass(TimeDelta::minutes(2)).await.sent_off, 0);
    assert_eq!(clocks.entries().await, before + 1, "nobody's answer counts yet");
    assert_eq!(clocks.pass(TimeDelta::minutes(2)).await.sent_off, 3);
    assert_eq!(clocks.entries().await, before + 4, "the round is read as a whole");
    let record = clocks.house.record().await;
    let last = record.entries().last().map(|(entry, _)| entry.clone()).unwrap();
    assert_eq!(last.hidden.at.0, clocks.now().timestamp(), "the log tells when it counted, and not when it was given");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_doubled_form_is_one_answer_and_an_older_one_changes_nothing() {
    let clocks = opened().await;
    let house = &clocks.house;
    let (active, answer) = (clocks.active().await, proposal(house).await);
    let first = house.form(active).await.unwrap();
    assert_eq!(house.submit(&first, &answer).await.unwrap(), Submitted::Done);
    assert_eq!(house.submit(&first, &answer).await.unwrap(), Submitted::DoneBefore);
    let other = by_hand(&format!("propose {}", places(house).await[1]));
    assert!(matches!(house.submit(&first, &other).await, Err(SubmitError::Stale)), "another answer on the old form");
    let held = leaves_at(&clocks, active).await.unwrap();

    // Answering once more puts the new answer in place of the old one, and its time begins anew.
    house.app.clock.advance(TimeDelta::minutes(2));
    let second = house.form(active).await.unwrap();
    house.submit(&second, &other).await.unwrap();
    let later = leaves_at(&clocks, active).await.unwrap();
    assert_eq!(later - held, TimeDelta::minutes(2));
    assert_eq!(decide_on(&clocks, active, Wish::TakeBack, held).await, Became::TooLate, "that one was replaced");
    assert_eq!(decide_on(&clocks, active, Wish::TakeBack, later).await, Became::Done);
    assert_eq!(decide_on(&clocks, active, Wish::TakeBack, later).await, Became::Before, "doubled");
    assert!(waits(&clocks, active).await);

    house.answer(active, &answer).await.unwrap();
    let (mut client, take_back) = form(&clocks, active, "/take-back").await;
    let leaves = leaves_at(&clocks, active).await.unwrap();
    assert_eq!(decide(&clocks, active, Wish::SendOff).await, Became::Done);
    assert_eq!(decide_on(&clocks, active, Wish::SendOff, leaves).await, Became::Before, "doubled");
    let late = client.press(&take_back.unwrap(), None).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.html.contains("That answer has been sent and stands."), "{}", late.html);
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_it_can_be_taken_back_depends_on_nobody_else() {
    // In a closed round: everybody else has answered, or nobody has.
    for answered in [0, 2] {
        let clocks = opened().await;
        let (_, others) = asked(&clocks).await;
        for other in &others[..answered] {
            clocks.house.answer(*other, &by_hand("agree")).await.unwrap();
            assert_eq!(decide(&clocks, *other, Wish::SendOff).await, Became::Done);
        }
        let before = clocks.entries().await;
        clocks.house.answer(others[2], &by_hand("agree")).await.unwrap();
        assert_eq!(clocks.entries().await, before, "{answered} have answered");
        let page = clocks.page(others[2]).await;
        assert!(page.contains("You can take it back until "), "{answered}: {page}");
        assert_eq!(decide(&clocks, others[2], Wish::TakeBack).await, Became::Done);
        assert!(waits(&clocks, others[2]).await);
    }
    // An objection of somebody before has changed the question: the form that was open takes the answer back all the same.
    let clocks = opened().await;
    let (_, others) = asked(&clocks).await;
    clocks.house.answer(others[2], &envelope("quiet agree; contested red * pass")).await.unwrap();
    let (mut client, take_back) = form(&clocks, others[2], "/take-back").await;
    let place = places(&clocks.house).await.pop().unwrap();
    let mut objected = false;
    for cards in ["1o", "1z"] {
        let object = by_hand(&format!("object {place} {cards}"));
        if !objected && clocks.house.answer(others[0], &object).await.is_ok() {
            assert_eq!(decide(&clocks, others[0], Wish::SendOff).await, Became::Done);
            objected = true;
        }
    }
    assert!(objected, "the seat has a card to object with");
    let page = client.press(&take_back.unwrap(), None).await;
    assert!(page.status == StatusCode::OK && !page.shows("take-back"), "{}", page.html);
    assert!(clocks.house.look(others[2]).await.said.envelope.is_none(), "it is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_how_long_and_everybody_reads_it() {
    let app = TestApp::start().await;
    let page = app.get("/new").await.text().await.unwrap();
    assert!(page.contains("<option value=\"3\" selected>for 3 minutes</option>"), "{page}");
    for minutes in ["0", "10"] {
        let wish = with(new_table(), &[("take_back", minutes), ("audience", "open")]);
        assert_eq!(post(&app, "/new", &wish).await.status(), StatusCode::SEE_OTHER);
    }
    let refused = post(&app, "/new", &with(new_table(), &[("take_back", "4")])).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let stored = "SELECT string_agg(take_back_minutes::text, ' ' ORDER BY id) FROM tables";
    let stored: String = app.db.client().await.query_one(stored, &[]).await.unwrap().get(0);
    assert_eq!(stored, "0 10");
    let link = crate::gather::house::open_confirmed(&app, &[("take_back", "1")]).await;
    let page = app.get(&format!("{link}?here")).await.text().await.unwrap();
    assert!(page.contains("Taking answers back") && page.contains("for 1 minute"), "{page}");
}
