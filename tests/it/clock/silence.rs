//! Time runs out: silence, the caretaker, the way back, and the host's gift.

use chrono::TimeDelta;
use penelope::engine::Seat;
use penelope::engine::log::Service;

use super::house::{Clocks, moment, seat};
use crate::ahead::house::by_hand;
use crate::support::app::client;
use crate::support::client::{Document, first_button_posts};

const LONDON: [&str; 4] = ["Europe/London 08:00-22:00"; 4];

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_begins_when_the_letter_has_left_and_stands_still_once_answered() {
    let clocks = Clocks::open("brisk", LONDON).await;
    let active = clocks.active().await;
    let row = clocks.row(active).await.unwrap();
    // 24 hours in the bank and 8 more, from the moment at which the letter left.
    assert_eq!((row.allotted, row.started_at), (Some(32 * 60), Some(clocks.now())));
    assert_eq!(row.due_at, Some(moment("2026-11-18T13:06:00Z")), "12:54 on Monday, 14 on Tuesday, 5:06 on Wednesday");
    let page = clocks.page(active).await;
    assert!(page.contains("Please answer by Wednesday 18 November, 13:06 (Europe/London), in 2 days."), "{page}");
    // U-16: one moment, and what happens then; how long the table waits at the latest is for those who only wait.
    assert!(
        page.contains("After that the caretaker proposes for you.") && !page.contains("The table waits until "),
        "{page}"
    );
    let other = active.left(4);
    let theirs = clocks.page(other).await;
    assert!(!theirs.contains("Please answer by") && theirs.contains("The table waits until "), "{theirs}");
    // Ten waking hours later a proposal, which asks the others.
    clocks.pass(TimeDelta::hours(10)).await;
    assert!(clocks.answer_plainly(active).await);
    assert_eq!(clocks.row(active).await, None, "its clock stands still");
    assert_eq!(clocks.row(other).await.unwrap().started_at, None, "the letter has not left");
    clocks.pass(TimeDelta::minutes(6)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let asked = clocks.row(other).await.unwrap();
    assert_eq!((asked.allotted, asked.started_at), (Some(32 * 60), Some(clocks.now() - TimeDelta::minutes(1))));
    for number in 1..4 {
        clocks.answer_plainly(seat((active.number() + number) % 4)).await;
    }
    // All agree, the ship sails, and the active player is asked about a wind.
    clocks.pass(TimeDelta::minutes(6)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let again = clocks.row(active).await.unwrap();
    assert_eq!(again.allotted, Some((32 - 10 + 8) * 60), "what was left, and the increment");
}

#[tokio::test(flavor = "multi_thread")]
async fn silence_agrees_two_in_a_row_hand_the_seat_over_and_one_tap_brings_it_back() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let active = clocks.active().await;
    // Nobody says anything: the caretaker proposes in the active player's place, then everyone is silent.
    let before = clocks.entries().await;
    clocks.pass_until(moment("2026-11-16T17:30:00Z"), TimeDelta::minutes(30)).await;
    assert!(clocks.entries().await > before, "a proposal was made");
    let how = clocks.number("SELECT max(silences)::bigint FROM seats").await;
    assert_eq!(how, 1);
    assert!(!clocks.house.look(active).await.book.table().away().contains(active));
    // The others fall silent, once each: that is no reason to take their seats.
    clocks.pass_until(moment("2026-11-17T10:00:00Z"), TimeDelta::minutes(30)).await;
    // One of them goes on playing, or the table would stand still.
    let awake = active.left(4);
    let mut left = 200;
    while !clocks.house.look(active).await.book.table().away().contains(active) {
        clocks.answer_plainly(awake).await;
        clocks.pass(TimeDelta::minutes(30)).await;
        left -= 1;
        assert!(left > 0, "two silences in a row");
    }
    let forms: i64 =
        clocks.number(&format!("SELECT count(*) FROM entries WHERE form = '{}'", Service::Away(active))).await;
    assert_eq!(forms, 1, "everybody is told, once");
    clocks.pass(TimeDelta::minutes(6)).await;
    let told: Vec<String> = clocks.letters("away").await.into_iter().map(|letter| letter.to).collect();
    assert!(told.contains(&clocks.house.addresses[usize::from(active.number())]), "{told:?}");
    let page = clocks.page(active).await;
    assert!(page.contains("The caretaker plays for you at the moment") && page.contains("I am back"), "{page}");
    assert!(!page.contains("You have left this game"), "{page}");
    assert!(!first_button_posts(&Document::read(&page)), "F6: a scanner's click brings nobody back");
    assert!(!clocks.page(awake).await.contains("I am back"));
    let standing = async || {
        let seat = "FROM seats WHERE seat";
        let silences = clocks.number(&format!("SELECT silences::bigint {seat} = {active}")).await;
        let away = clocks.number(&format!("SELECT count(away_at) {seat} = {active}")).await;
        (silences, away)
    };
    assert_eq!(standing().await, (2, 1), "two silences, and the caretaker keeps the seat");
    assert_eq!(clocks.press(active, "back").await, 303);
    assert_eq!(clocks.press(active, "back").await, 303, "a doubled form gets the answer of the first");
    assert!(!clocks.house.look(active).await.book.table().away().contains(active));
    let back = clocks.number(&format!("SELECT count(*) FROM entries WHERE form = '{}'", Service::Back(active))).await;
    assert_eq!(back, 1);
    assert_eq!(standing().await, (0, 0), "the next silence is a first one again");
    assert!(!clocks.page(active).await.contains("I am back"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_all_are_away_the_table_stands_still_and_after_two_months_it_is_closed() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let away = async || clocks.number("SELECT count(*) FROM seats WHERE away_at IS NOT NULL").await;
    let mut left = 400;
    while away().await < 4 {
        clocks.pass(TimeDelta::minutes(60)).await;
        left -= 1;
        assert!(left > 0, "everyone goes away");
    }
    let entries = clocks.entries().await;
    for _ in 0..20 {
        clocks.pass(TimeDelta::hours(6)).await;
    }
    assert_eq!(clocks.entries().await, entries, "nothing happens without people");
    clocks.pass(TimeDelta::days(50)).await;
    assert_eq!(clocks.number("SELECT count(*) FROM tables WHERE status = 'playing'").await, 1);
    clocks.pass(TimeDelta::days(20)).await;
    assert_eq!(clocks.number("SELECT count(*) FROM tables WHERE status = 'closed'").await, 1);
    assert_eq!(clocks.entries().await, entries + 1, "as it stands, without a winner");
    clocks.pass(TimeDelta::days(1)).await;
    assert_eq!(clocks.entries().await, entries + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_11_an_answer_and_the_clock_at_the_same_moment_exactly_one_wins() {
    for round in 0..6 {
        let clocks = Clocks::open("4+4<8", LONDON).await;
        let active = clocks.active().await;
        let form = clocks.house.form(active).await.unwrap();
        let due = clocks.row(active).await.unwrap().due_at.unwrap();
        clocks.house.app.clock.advance(due - clocks.now());
        clocks.sql(&format!("UPDATE heartbeat SET beat_at = '{}'", clocks.now().to_rfc3339())).await;
        let action = {
            use penelope::engine::{Eye, Game as _};
            let sight = clocks.house.look(active).await;
            let view = sight.book.game().view(Eye::Public);
            // Another place than the caretaker would choose, if there is one.
            let place = view.options.board.neighbors(view.ship).iter().last().unwrap();
            by_hand(&format!("propose {}", view.options.board.id(place)))
        };
        let server = clocks.server();
        let (answered, ticked) = tokio::join!(clocks.house.submit(&form, &action), server.round(false));
        let silenced = ticked.unwrap().silenced;
        let proposals = clocks.number("SELECT count(*) FROM entries WHERE form LIKE 'propose%'").await;
        assert_eq!(proposals, 1, "round {round}");
        match answered {
            Ok(_) => assert_eq!(silenced, 0, "round {round}: the player was first"),
            Err(error) => {
                assert!(matches!(error, penelope::play::words::SubmitError::Stale), "the loser is told: {error:?}");
                assert_eq!(silenced, 1, "round {round}: the clock was first");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_give_everyone_more_time_and_nobody_else_may() {
    let clocks = Clocks::open("brisk", LONDON).await;
    let active = clocks.active().await;
    let host = clocks.host();
    let due = clocks.row(active).await.unwrap().due_at.unwrap();
    assert_eq!(clocks.press(host.left(4), "more-time").await, 404);
    assert_eq!(clocks.row(active).await.unwrap().due_at, Some(due));
    assert!(clocks.page(host).await.contains("<option value=\"all\" selected>Everyone</option>"));
    assert_eq!(clocks.press(host, "more-time").await, 303);
    let more = clocks.row(active).await.unwrap();
    assert_eq!(more.allotted, Some(40 * 60));
    assert_eq!(more.due_at, Some(due + TimeDelta::hours(8)), "still on Wednesday, before ten");
    for _ in 0..20 {
        clocks.press(host, "more-time").await;
    }
    assert_eq!(clocks.row(active).await.unwrap().allotted, Some(96 * 60), "twice the cap and no more");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_give_one_player_more_time_and_learns_nothing_by_it() {
    let clocks = Clocks::open("brisk", LONDON).await;
    let asked = clocks.active().await;
    let [host, other, _] = [1, 2, 3].map(|number| seat((asked.number() + number) % 4));
    let id = |seat: Seat| clocks.house.seats[usize::from(seat.number())].0;
    clocks.sql(&format!("UPDATE tables SET host_id = (SELECT player_id FROM seats WHERE id = {})", id(host))).await;
    assert!(clocks.page(host).await.contains(&format!("<option value=\"{}\">", id(other))), "asked or not");
    let give = async |by: Seat, receiver: String| {
        let page = clocks.house.page_of(by);
        let url = clocks.house.app.url(&format!("{}/more-time", page.split('?').next().unwrap()));
        let form = [("capability", clocks.deed(by)), ("receiver", receiver)];
        let response = client().post(url).form(&form).send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let location = headers.get("location").map(|to| to.to_str().unwrap().to_owned());
        let page = match &location {
            Some(to) => clocks.house.app.get(to).await.text().await.unwrap(),
            None => String::new(),
        };
        (status, location, page)
    };
    let due = clocks.row(asked).await.unwrap();
    let (nothing, before) = (give(host, id(other).to_string()).await, clocks.row(asked).await.unwrap());
    assert_eq!(before, due, "somebody else was meant");
    assert!(nothing.2.contains("Nobody can see who still has to answer, not even you."), "{}", nothing.2);
    let (something, after) = (give(host, id(asked).to_string()).await, clocks.row(asked).await.unwrap());
    assert_eq!(after.allotted, Some(40 * 60));
    assert_eq!(something, nothing, "the host sees the same");

    assert_eq!(give(other, id(asked).to_string()).await.0, 404, "only the host may");
    assert_eq!(give(host, "0".to_owned()).await.0, 404);
    assert_eq!(give(host, "Berta".to_owned()).await.0, 400);
    assert_eq!(clocks.row(asked).await.unwrap(), after);
}
