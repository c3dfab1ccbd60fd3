//! Where to go on to, said in the tap that sends a move off: as a browser posts it, sealed, sailed in the next turn, told to its owner.

use penelope::engine::log::How;
use penelope::engine::odyssee::Stop;
use penelope::play::lobby::wish::TakeBack;
use reqwest::StatusCode;

use crate::ahead::house::House;
use crate::support::client::{Client, Form};

const PEOPLE: u8 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn one_tap_sends_the_move_off_and_says_where_to_go_on_to() {
    let house = House::odyssee(PEOPLE, TakeBack::NONE, "onward").await;
    let mover = house.mover().await;
    house.does(mover, "die").await;
    let water = house.lonely_water(mover).await;
    let link = house.page_of(mover).trim_end_matches("?here").to_owned();
    let mut client = Client::without_cookies(&house.app.base);
    client.open_from_letter(&link).await;
    let (below, choice) = (format!("href=\"{link}/review/"), format!("?do=sail.{water}"));
    let hrefs = client.page().html.split(&below).skip(1).filter_map(|rest| rest.split('"').next());
    let question =
        hrefs.filter_map(|href| href.strip_suffix(&choice)).next().expect("the hex can be tapped").to_owned();
    let review = client.follow(&format!("{link}/review/{question}{choice}")).await;
    assert_eq!(review.status, StatusCode::OK, "{}", review.html);
    assert!(!review.first_button_posts(), "what a mail scanner presses does nothing");
    let posting: Vec<Form> =
        review.forms().into_iter().filter(|form| form.posts && form.action.ends_with("/act")).collect();
    let [plain, onward] = &posting[..] else { panic!("to do it, and to do it and go on: {}", review.html) };
    assert!(!plain.has("course"), "the plain answer leaves what was said before");
    let offered = onward.offered("course");
    assert_eq!(offered.len(), 5, "{offered:?}");
    let chosen = offered.iter().find(|course| course.contains("isle")).unwrap().clone();
    let page = client.press(onward, Some(&chosen)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.html);
    assert!(page.html.contains("Course: "), "it lies there: {}", page.html);
    let said = house.look(mover).await.said;
    let course = said.course.expect("a course").word.word;
    let [Stop::Isle(isle)] = course.legs[..] else { panic!("{course:?}") };
    assert_eq!(chosen, format!("course {isle}"));
    assert_eq!(
        house.number("SELECT count(DISTINCT octet_length(sealed)) FROM words").await,
        1,
        "padded like all words"
    );

    // The others have their turns, and it goes on by itself.
    let before = house.look(mover).await.book.entries();
    for _ in 1..PEOPLE {
        let other = house.mover().await;
        assert_ne!(other, mover);
        house.does(other, "die").await;
        house.does(other, "stay").await;
    }
    let record = house.record().await;
    let own: Vec<How> = record
        .entries()
        .skip(before as usize)
        .filter(|(entry, _)| entry.line.seat == Some(mover))
        .map(|(entry, _)| entry.hidden.how)
        .collect();
    assert!(own.len() >= 2 && own.iter().all(|how| *how == How::Order), "die and way: {own:?}");
    let page = client.open(&link).await;
    assert!(page.html.contains("So your course or a standing order said."), "{}", page.html);
    let code = house.look(mover).await.code;
    let public = house.app.get(&format!("/table/{code}")).await.text().await.unwrap();
    assert!(!public.contains("standing order said"), "nobody else hears of it");
}
