//! Tables that were dealt: each question the game asks, from every side; the end; and the game looked at once more.

use chrono::TimeDelta;
use penelope::engine::ulysses::Question;
use penelope::engine::{Eye, Game as _, Seat};
use penelope::id::QuestionId;
use penelope::link::{self, Claims, Purpose};
use reqwest::StatusCode;

use super::list::Pages;
use super::town::Housed;
use crate::ahead::by_page;
use crate::ahead::house::{House, by_hand};
use crate::clock::house::Clocks;
use crate::hindsight;
use crate::support::app::{TestApp, client};
use crate::support::deal::{all_can_object, with_a_wind};
use crate::support::player::{Player, hidden_field, hidden_fields};

/// The path of the seat's link.
fn link_of(house: &House, seat: Seat) -> String {
    house.page_of(seat).trim_end_matches("?here").to_owned()
}

async fn code_of(house: &House, seat: Seat) -> String {
    house.look(seat).await.code.to_string()
}

/// The first turn of a game: somebody is to propose, the others may think ahead.
pub(crate) async fn turn() -> Housed {
    let house = House::dealt(all_can_object).await;
    let active = house.active().await;
    let (own, other) = (link_of(&house, active), link_of(&house, active.left(4)));
    let table = format!("/table/{}", code_of(&house, active).await);
    for (words, link) in
        [("Fair winds, everybody!", &own), ("<Ithaka> oder Donaudampfschifffahrtsgesellschaft?", &other)]
    {
        say(&house.app, link, words).await;
    }
    let place = first_place(&house).await;
    let mut pages = Pages::of(&house.app);
    pages.add("table-turn", &table).seated(&own);
    pages.add("table-waiting", house.page_of(active.left(4)));
    pages.add("table-public", &table);
    let review = format!("{table}/review?do=propose&place={place}&c=blue&c-most=2&c-third=same&won=rest");
    pages.add("review-proposal", review).seated(&own);
    // Of a question that is over, as it lies in a browser's history.
    let over = format!("{table}/review/1.1.7?do=propose&place={place}&c=ask");
    pages.add("review-over", over).seated(&own).answered(StatusCode::CONFLICT);
    let empty = format!("{table}/review?do=propose");
    pages.add("table-turn-refused", empty).seated(&own).answered(StatusCode::UNPROCESSABLE_ENTITY);
    pages.add("table-log", format!("{table}/log")).seated(&own);
    // Somebody has set a course; somebody else is about to.
    let third = active.left(4).left(4);
    by_page::say(&house, third.number(), "review", "do=ahead&g=goals").await;
    pages.add("table-course", house.page_of(third));
    pages.add("ahead-course", format!("{table}?do=ahead&g=goals&g-else=object.2")).seated(&other);
    pages.add("ahead-course-review", format!("{table}/review?do=ahead&g=goals&g-else=object.2")).seated(&other);
    pages.add("orders", format!("{table}/orders")).seated(&other);
    pages.add("orders-review", format!("{table}/orders?do=order&o=agree&o-until=turn")).seated(&other);
    pages.add("resign", format!("{table}/resign")).seated(&own);
    pages.add("replay-running", format!("{table}/replay"));
    pages.add("replay-running-step", format!("{table}/replay/1"));
    let expired =
        Claims { expires_at: house.app.clock.now() - TimeDelta::days(1), ..house.claims(active, Purpose::Seat) };
    pages.add("link-expired", format!("/l/{}", link::sign(&house.app.keys, &expired))).answered(StatusCode::GONE);
    let closed = Claims { question: QuestionId(4711), ..house.claims(active, Purpose::Seat) };
    pages.add("link-closed", format!("/l/{}?here", link::sign(&house.app.keys, &closed)));
    (pages.list, Box::new(house.app))
}

async fn say(app: &TestApp, link: &str, words: &str) {
    let page = app.get(&format!("{link}?here")).await.text().await.unwrap();
    let form = [("capability", hidden_field(&page, "capability")), ("words", words.to_owned())];
    let said = client().post(app.url(&format!("{link}/talk"))).form(&form).send().await.unwrap();
    assert_eq!(said.status(), StatusCode::SEE_OTHER);
}

/// Where the ship may go.
async fn first_place(house: &House) -> String {
    let view = house.look(Seat::new(0).unwrap()).await.book.game().view(Eye::Public);
    let board = view.options.board;
    board.id(board.neighbors(view.ship).without(view.plagues).iter().next().unwrap()).to_owned()
}

/// An answer that can still be taken back, before the own eyes.
pub(crate) async fn unsent() -> Housed {
    let house = House::dealt(all_can_object).await;
    house.app.db.execute("UPDATE tables SET take_back_minutes = 3").await;
    let active = house.active().await;
    assert!(house.answer_plainly(active).await);
    let mut pages = Pages::of(&house.app);
    pages.add("table-unsent", house.page_of(active));
    let place = first_place(&house).await;
    let review = format!("{}/review?do=propose&place={place}&c=pass&won=ask", link_of(&house, active));
    pages.add("review-unsent", review);
    (pages.list, Box::new(house.app))
}

/// Something was proposed: all others are asked, and one of them has answered ahead.
pub(crate) async fn asked() -> Housed {
    let house = House::dealt(all_can_object).await;
    let active = house.active().await;
    let (next, third, last) = (active.left(4), active.left(4).left(4), active.left(4).left(4).left(4));
    assert!(house.answer_plainly(active).await);
    let stale = review(&house, last, "do=agree&c=red&c-most=3").await;
    Player::at(&house.app, link_of(&house, last)).await.answer_plainly().await;
    let mut pages = Pages::of(&house.app);
    pages.add("table-asked", house.page_of(next));
    pages.add("table-proposed", house.page_of(active));
    pages.add("table-sealed", house.page_of(last));
    pages.add("review-answer", format!("{}/review?do=agree&c=blue&c-most=2&c-third=ask", link_of(&house, next)));
    let withdrawn = format!("{}/review?do=withdraw", link_of(&house, last));
    pages.add("review-withdrawal", withdrawn);
    let empty = format!("{}/review?do=object", link_of(&house, third));
    pages.add("table-asked-refused", empty).answered(StatusCode::UNPROCESSABLE_ENTITY);
    let act = format!("{}/act", link_of(&house, last));
    pages.add("table-stale", act).posted(&stale).answered(StatusCode::CONFLICT);
    (pages.list, Box::new(house.app))
}

/// What the review of a choice would post.
async fn review(house: &House, seat: Seat, query: &str) -> Vec<(String, String)> {
    let page = house.app.get(&format!("{}/review?{query}", link_of(house, seat))).await.text().await.unwrap();
    hidden_fields(&page)
}

/// Somebody objected.
pub(crate) async fn discussion() -> Housed {
    let house = House::dealt(all_can_object).await;
    let asked = loop {
        match question(&house).await {
            Some((Question::Discussion, _)) => {
                break house.look(Seat::FIRST).await.book.game().to_act().iter().next().expect("somebody's turn");
            }
            Some((Question::Asking, seat)) if object(&house, seat).await => {}
            Some((_, seat)) => assert!(house.answer_plainly(seat).await),
            None => panic!("a game in which nobody can object"),
        }
    };
    let mut pages = Pages::of(&house.app);
    pages.add("table-discussion", house.page_of(asked));
    pages.add("table-discussion-others", house.page_of(asked.left(4)));
    pages.add("table-discussion-public", format!("/table/{}", code_of(&house, asked).await));
    (pages.list, Box::new(house.app))
}

/// What the game asks now, and the first whom it waits for.
async fn question(house: &House) -> Option<(Question, Seat)> {
    let sight = house.look(Seat::new(0).unwrap()).await;
    let waits =
        |seat: &Seat| sight.question(house.seats[usize::from(seat.number())]).is_some_and(|question| question.waits);
    let waiting = (0..4).map(|number| Seat::new(number).unwrap()).find(waits)?;
    Some((sight.book.game().view(Eye::Public).question?, waiting))
}

/// With whatever the hand has for it.
async fn object(house: &House, seat: Seat) -> bool {
    let view = house.look(seat).await.book.game().view(Eye::Public);
    let board = view.options.board;
    let taken = view.sides[0].map(|blue| blue.place);
    let free = board.neighbors(view.ship).without(view.plagues).iter().find(|place| Some(*place) != taken);
    let Some(place) = free else { return false };
    for cards in ["1o", "1z", "2o"] {
        let action = format!("object {} {cards}", board.id(place));
        if house.answer(seat, &by_hand(&action)).await.is_ok() {
            return true;
        }
    }
    false
}

/// The ship has sailed, and a wind may carry it on.
pub(crate) async fn wind() -> Housed {
    let house = House::dealt(with_a_wind).await;
    let asked = loop {
        match question(&house).await.expect("the game goes on") {
            (Question::Wind, seat) => break seat,
            (_, seat) => assert!(house.answer_plainly(seat).await),
        }
    };
    let mut pages = Pages::of(&house.app);
    pages.add("table-wind", house.page_of(asked));
    pages.add("table-wind-others", house.page_of(asked.left(4)));
    (pages.list, Box::new(house.app))
}

/// A seat that the caretaker keeps.
pub(crate) async fn away() -> Housed {
    let house = House::dealt(all_can_object).await;
    let clocks = Clocks::of(house, "4+4<8", ["Europe/London 08:00-22:00"; 4]).await;
    let active = clocks.active().await;
    let awake = active.left(4);
    for _ in 0..200 {
        if clocks.house.look(active).await.book.table().away().contains(active) {
            break;
        }
        clocks.answer_plainly(awake).await;
        clocks.pass(TimeDelta::hours(3)).await;
    }
    let mut pages = Pages::of(&clocks.house.app);
    pages.add("table-away", clocks.house.page_of(active));
    pages.add("table-away-others", clocks.house.page_of(awake));
    (pages.list, Box::new(clocks.house.app))
}

/// A seat that goes to whoever has the link.
pub(crate) async fn offered() -> Housed {
    let house = House::dealt(all_can_object).await;
    let clocks = Clocks::of(house, "brisk", ["Europe/London 08:00-22:00"; 4]).await;
    let gone = clocks.active().await;
    assert_eq!(clocks.press(gone, "resign").await, StatusCode::SEE_OTHER);
    for agrees in [gone.left(4), gone.left(4).left(4)] {
        assert_eq!(clocks.agree(agrees, gone, "yes").await, StatusCode::SEE_OTHER);
    }
    let link = clocks.offered(gone.left(4)).await.expect("two of three are enough");
    let mut pages = Pages::of(&clocks.house.app);
    pages.add("table-offered", clocks.house.page_of(gone.left(4)));
    pages.add("table-left", clocks.house.page_of(gone));
    let heir = clocks.ask(&link).await;
    pages.add("offer", link);
    pages.add("heir", &heir);
    let nobody = [("do", "accept"), ("name", ""), ("locale", "en"), ("zone", "Nowhere/Ogygia")];
    pages.add("heir-refused", heir).posted(&nobody).answered(StatusCode::UNPROCESSABLE_ENTITY);
    (pages.list, Box::new(clocks.house.app))
}

/// Games that are over, and where they are found again.
pub(super) async fn over() -> Housed {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    while !player.is_over() {
        player.answer_plainly().await;
    }
    let (table, link) = (format!("/table/{}", player.code()), player.link.clone());
    let left = Player::start(&app).await;
    resign(&left).await;
    let mut pages = Pages::of(&app);
    // Another game was thought over.
    let past = hindsight::left_after(&app, 9).await.code();
    hindsight::ask(&app, &past).await;
    hindsight::think_over(&app).await;
    pages.add("replay-thought-over", format!("/table/{past}/replay"));
    let own = hindsight::way(&app, &past).await;
    pages.add("hindsight-step", judged_step(&app, &own).await);
    pages.add("hindsight", own);
    hindsight::ask(&app, &left.code()).await;
    pages.add("replay-thinking", format!("/table/{}/replay", left.code()));
    pages.add("table-over", format!("{}?here", link.split('?').next().unwrap()));
    pages.add("table-over-public", &table);
    pages.add("table-closed", format!("/table/{}", left.code()));
    pages.add("replay", format!("{table}/replay"));
    pages.add("replay-step", format!("{table}/replay/12"));
    pages.add("replay-seat", format!("{table}/replay/12/seat-2"));
    pages.add("replay-open", format!("{table}/replay/12/open"));
    let talker = Player::start(&app).await;
    pages
        .add("talk-429", format!("{}/talk", talker.link))
        .posted(&too_much(&app, &talker).await)
        .answered(StatusCode::TOO_MANY_REQUESTS);
    app.db.execute("UPDATE tables SET is_open = true, started_at = created_at WHERE ended_at IS NOT NULL").await;
    app.db.execute(COPIES).await;
    pages.add("archive", "/archive");
    pages.add("archive-page", "/archive?order=longest&page=2");
    pages.add("archive-nothing", "/archive?player=Polyphemus&since=2026-01-01");
    (pages.list, Box::new(app))
}

/// The first step of which a page of decisions speaks.
async fn judged_step(app: &TestApp, own: &str) -> String {
    let html = app.get(own).await.text().await.unwrap();
    let (_, list) = html.split_once("<ol class=\"whole-steps\">").expect("the decisions");
    list.split('"').find(|part| part.starts_with("/table/")).expect("a way to the step").to_owned()
}

/// Finished tables enough for a second page.
pub(super) const COPIES: &str = "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at, ended_at, \
     is_open, places, bots, pace, locale) \
     SELECT 'ZZ' || lpad(translate(number::text, '01', 'XY'), 4, 'Z'), game, ruleset, options, status, seal, seed, seq, head, \
     digest, snapshot, created_at, ended_at - number * interval '1 day', is_open, places, bots, pace, locale \
     FROM (SELECT * FROM tables WHERE ended_at IS NOT NULL ORDER BY id LIMIT 1) AS one, generate_series(2, 61) AS number";

/// Leaves the table, whose only person this is: that closes it.
async fn resign(player: &Player) {
    let resign = player.url(&format!("{}/resign", player.link));
    let form = client().get(&resign).send().await.unwrap().text().await.unwrap();
    let form = [("capability", hidden_field(&form, "capability"))];
    assert_eq!(client().post(&resign).form(&form).send().await.unwrap().status(), StatusCode::SEE_OTHER);
}

/// Says as much as may be said, and what would be one message more.
async fn too_much(app: &TestApp, player: &Player) -> [(&'static str, String); 2] {
    for number in 0..20 {
        say(app, &player.link, &format!("Message {number}")).await;
    }
    let page = app.get(&format!("{}?here", player.link)).await.text().await.unwrap();
    [("capability", hidden_field(&page, "capability")), ("words", "One more".to_owned())]
}
