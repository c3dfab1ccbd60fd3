//! Changed and withdrawn until it is read, and never afterwards; a doubled form is one answer.

use penelope::engine::ulysses::{Card, Place, Ulysses};
use penelope::engine::{Eye, Game, Seat};
use penelope::link::Purpose;
use penelope::play::turn::Submitted;
use penelope::play::words::{self, AnyRefusal, Refusal, SubmitError};
use penelope::settle::ulysses::Stop;
use penelope::settle::words::NotLaid;

use super::house::{House, by_hand, envelope, seat, spoken};

/// A proposal is open; the active seat, and the others clockwise.
async fn asked() -> (House, Seat, Vec<Seat>) {
    let house = House::open().await;
    let sight = house.look(seat(0)).await;
    let game = sight.book.game();
    let active = game.to_act().iter().next().unwrap();
    let view = game.view(Eye::Public);
    let place = view.options.board.neighbors(view.ship).iter().next().unwrap();
    let propose = format!("propose {}", view.options.board.id(place));
    house.answer(active, &by_hand(&propose)).await.unwrap();
    let others = active.left(4).round(4).take(3).collect();
    (house, active, others)
}

#[tokio::test(flavor = "multi_thread")]
async fn r_7_an_envelope_may_be_changed_until_it_is_read_and_a_doubled_form_is_one() {
    let (house, _, others) = asked().await;
    let last = others[2];
    let form = house.form(last).await.unwrap();
    assert_eq!(house.submit(&form, &by_hand("agree")).await.unwrap(), Submitted::Done);
    assert_eq!(house.submit(&form, &by_hand("agree")).await.unwrap(), Submitted::DoneBefore);
    let stale = house.submit(&form, &envelope("quiet ask; contested red * pass")).await;
    assert!(matches!(stale, Err(SubmitError::Stale)), "another answer on the old form: {stale:?}");
    let changed = house.form(last).await.unwrap();
    house.submit(&changed, &envelope("quiet ask; contested red * pass")).await.unwrap();
    for other in &others[..2] {
        house.answer(*other, &by_hand("agree")).await.unwrap();
    }
    let sight = house.look(last).await;
    let row = house.seats[usize::from(last.number())];
    assert!(sight.question(row).is_some_and(|question| question.waits), "who wants to be asked is waited for");
    house.answer(last, &by_hand("agree")).await.unwrap();
    let after = house.submit(&changed, &envelope("contested red * ask")).await;
    assert!(matches!(after, Err(SubmitError::Stale)), "it was read: {after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn r_4_halves_that_are_left_out_stay_and_an_empty_text_withdraws() {
    let (house, _, others) = asked().await;
    let last = others[2];
    house.answer(last, &envelope("quiet agree; contested red * pass")).await.unwrap();
    house.answer(last, &envelope("contested red * ask")).await.unwrap();
    let said = house.look(last).await.said;
    let word = said.envelope.unwrap().word;
    assert!(word.quiet.is_some() && word.contested.is_some());
    house.answer(last, &envelope("")).await.unwrap();
    assert_eq!(house.look(last).await.said.envelope, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_or_is_too_much_changes_nothing() {
    let (house, _, others) = asked().await;
    let last = others[2];
    house.answer(last, &envelope("quiet agree; contested red * pass")).await.unwrap();
    let before = house.look(last).await.said;
    let refused = house.answer(last, &envelope("quiet perhaps")).await;
    let unlaid = |error| match error {
        SubmitError::Refused(AnyRefusal::Ulysses(Refusal::NotLaid(reason))) => reason,
        other => panic!("{other:?}"),
    };
    assert!(matches!(unlaid(refused.unwrap_err()), NotLaid::Unreadable(_)));
    let keep = async |kind: &str, text: &str| {
        let claims = house.claims(last, Purpose::Deed);
        words::keep(&house.pool, &house.clock(), &house.vault, &claims, &spoken(&[(kind, text)])).await
    };
    let orders = |count: usize| vec!["agree until turn"; count].join("\n");
    assert_eq!(unlaid(keep("orders", &orders(13)).await.unwrap_err()), NotLaid::TooMany);
    let long = ["contested red aeolia,scylla,ithaca back red 3 against blue 2 hold third pass"; 12];
    let rules =
        format!("{} until turn", long.join(", red aeolia,scylla,ithaca back red 3 against blue 2 hold third pass"));
    let refused = keep("orders", &rules).await;
    assert!(refused.is_err(), "{refused:?}");
    assert!(matches!(unlaid(keep("patience", "soon").await.unwrap_err()), NotLaid::NotPatience(_)));
    // An envelope answers a question, and a form that names none is no place for it; nor is there any other kind.
    for kind in ["envelope", "rumour"] {
        let refused = keep(kind, "quiet agree").await;
        assert!(
            matches!(refused, Err(SubmitError::Refused(AnyRefusal::Ulysses(Refusal::NoSuchKind)))),
            "{kind}: {refused:?}"
        );
    }
    assert!(house.look(last).await.said == before, "nothing was changed");
    keep("orders", &orders(12)).await.unwrap();
    assert_eq!(house.look(last).await.said.orders.len(), 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_covered_by_an_order_gets_no_letter() {
    let (house, active, others) = asked().await;
    let covered = others[0];
    let claims = house.claims(covered, Purpose::Deed);
    let orders = spoken(&[("orders", "agree until turn")]);
    words::keep(&house.pool, &house.clock(), &house.vault, &claims, &orders).await.unwrap();
    let mut told = house.deliver().await;
    told.sort();
    let mut expected = others[1..].to_vec();
    expected.sort();
    assert_eq!(told, expected, "neither {active}, who is not asked, nor {covered}, whose order answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_14_nobody_is_written_to_twice_before_coming_and_whoever_leaves_it_open_is() {
    let (house, _, others) = asked().await;
    assert_eq!(house.deliver().await.len(), 3, "everyone is asked at once");
    house.answer(others[1], &by_hand("agree")).await.unwrap();
    assert_eq!(house.deliver().await, [], "nothing has changed for the other two");
    house.answer(others[2], &envelope("quiet ask; contested red * pass")).await.unwrap();
    assert_eq!(house.deliver().await, [others[2]], "who came and left it open is needed (F-1)");
    assert_eq!(house.deliver().await, [], "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plague_stops_a_course_of_somebody_who_is_not_there() {
    let holds = |game: &Ulysses| {
        let active = game.view(Eye::Public).active;
        game.view(Eye::Seat(active)).own.is_some_and(|own| own.hand.count(Card::Plague) > 0)
    };
    let house = House::dealt(holds).await;
    let active = house.active().await;
    let absent = active.left(4);
    let view = house.look(absent).await.book.game().view(Eye::Seat(absent));
    let board = view.options.board;
    let goals: Vec<&str> = view.own.unwrap().goals.iter().map(|goal| board.id(goal)).collect();
    let course = format!("to {} within 1 else object most 2", goals.join(","));
    let claims = house.claims(absent, Purpose::Deed);
    words::keep(&house.pool, &house.clock(), &house.vault, &claims, &spoken(&[("course", &course)])).await.unwrap();
    let stopped = async || house.look(absent).await.said.course.map(|kept| kept.word.stopped);
    assert_eq!(stopped().await, Some(None), "it holds");
    let place = Place::all().find(|place| *place != view.ship).unwrap();
    house.answer(active, &by_hand(&format!("plague {} x", board.id(place)))).await.unwrap();
    assert_eq!(stopped().await, Some(Some(Stop::Plague)), "though nothing else is asked than before");
}
