//! A course through the whole house: set on the page, sealed, sailed by others' proposals, told to its owner alone, stopped by what
//! nobody could foresee, set anew, given up; and what the archive says of it.

use penelope::archive::{Archive, verify};
use penelope::engine::log::How;
use penelope::engine::ulysses::{Card, Place, PlaceSet, Ulysses};
use penelope::engine::{Eye, Game as _, Outcome};
use penelope::settle::ulysses::{Beyond, Course};
use reqwest::StatusCode;

use super::house::{House, by_hand, seat};
use super::unseen::{all_but, rows, same};
use crate::support::client::{Client, Form};

/// Whose course it is: the last to have a turn.
const OWNER: u8 = 3;
/// Who plays a plague, the one before.
const SICK: u8 = 2;
/// A turn for everyone, and the game is over.
const TURNS: &str = "4";

/// The next places on a shortest way to this one, as far as so many movements lead.
fn way(game: &Ulysses, to: Place, movements: usize) -> Vec<Place> {
    let view = game.view(Eye::Public);
    let board = view.options.board;
    let nearer = |from: &Place| {
        let free = board.neighbors(*from).without(view.plagues);
        free.iter().min_by_key(|place| board.distance(*place, to))
    };
    std::iter::successors(Some(view.ship), nearer).skip(1).take(movements).collect()
}

/// The owner's goal that is farthest away.
fn goal(game: &Ulysses) -> Place {
    let (view, ship) = (game.view(Eye::Seat(seat(OWNER))), game.view(Eye::Public).ship);
    view.own.unwrap().goals.iter().max_by_key(|goal| game.board().distance(ship, *goal)).unwrap()
}

/// Whether three movements lead nearer to that goal and past no other, and somebody has a plague and may play a wind afterwards.
fn suits(game: &Ulysses) -> bool {
    let view = game.view(Eye::Public);
    let own = |number| game.view(Eye::Seat(seat(number))).own.unwrap();
    let passed: PlaceSet = way(game, goal(game), 4).into_iter().collect();
    let is_far = game.board().distance(view.ship, goal(game)) > 4;
    let winds = own(SICK).hand.count(Card::Wind) > 0;
    is_far && winds && passed.intersection(own(OWNER).goals).is_empty() && own(SICK).hand.count(Card::Plague) > 0
}

/// The form of the owner's page on which a course can be set.
async fn sheet(house: &House) -> (Client, Form) {
    let mut client = Client::without_cookies(&house.app.base);
    client.open_from_letter(house.page_of(seat(OWNER)).trim_end_matches("?here")).await;
    let has_course = |form: &Form| form.reviews() && form.has("g");
    let form = client.page().forms().into_iter().find(has_course).expect("a sheet with a course on it");
    (client, form)
}

async fn course(house: &House) -> Option<Course> {
    house.look(seat(OWNER)).await.said.course.map(|kept| kept.word)
}

/// Somebody proposes the next step to the owner's goal, and the others but the owner agree, the last one last.
async fn one_step(house: &House, active: u8, to: Place) {
    let game = house.look(seat(0)).await.book.game().clone();
    let next = game.board().id(way(&game, to, 1)[0]);
    house.answer(seat(active), &by_hand(&format!("propose {next}"))).await.unwrap();
    for other in (0..OWNER).filter(|other| *other != active) {
        house.answer(seat(other), &by_hand("agree")).await.unwrap();
    }
}

/// Whoever has won may play a wind, if he has one: he rests.
async fn rest(house: &House, active: u8) {
    house.answer_plainly(seat(active)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_is_set_sailed_told_stopped_changed_and_given_up() {
    let house = House::dealt_for(TURNS, suits).await;
    let owner = seat(OWNER);
    let game = house.look(owner).await.book.game().clone();
    let (to, board) = (goal(&game), game.board());
    let id = board.id(to);

    // Set on the page, as a browser posts it, and sealed: no other eye is served another byte.
    let (before, rows_before) = (all_but(&house, owner).await, rows(&house, owner).await);
    let (mut client, mut form) = sheet(&house).await;
    assert_eq!(form.value("g-else").as_deref(), Some("object.2"), "what most people want stands there");
    let review = client.press(form.fill("g", id), None).await;
    assert_eq!(review.status, StatusCode::OK, "{}", review.html);
    assert!(review.html.contains("By the shortest way: "), "{}", review.html);
    let commit = review.form("/ahead");
    assert_eq!(commit.value("course"), Some(format!("to {id} within 1 else object most 2")));
    let page = client.press(&commit, None).await;
    assert!(page.html.contains("By the shortest way: "), "it lies there: {}", page.html);
    assert_eq!(course(&house).await.map(|course| course.to), Some(PlaceSet::only(to)));
    same(&all_but(&house, owner).await, &before, "a course shows");
    assert_eq!(rows(&house, owner).await, rows_before);
    let lengths = "SELECT count(DISTINCT octet_length(sealed)) FROM words";
    assert_eq!(house.number(lengths).await, 1, "it takes no more room than silence does");

    // Two movements of others', and nobody writes to its owner.
    for active in 0..SICK {
        one_step(&house, active, to).await;
        assert!(!house.deliver().await.contains(&owner), "whoever is covered gets no letter");
        rest(&house, active).await;
    }
    let (client, _) = sheet(&house).await;
    let told = client.page().html.matches("You agree. So your course or a standing order said.").count();
    assert!(told >= 2, "for each of them: {}", client.page().html);
    for (_, _, body) in all_but(&house, owner).await {
        assert!(!body.contains("your course") && !body.contains("by course"), "nobody else hears of it: {body}");
    }

    // A plague nobody could foresee: it is stopped, and its owner asked with the reason.
    let far = PlaceSet::ALL.iter().max_by_key(|place| board.distance(*place, to)).unwrap();
    house.answer(seat(SICK), &by_hand(&format!("plague {} x", board.id(far)))).await.unwrap();
    house.deliver().await;
    one_step(&house, SICK, to).await;
    let letters = house.letters_to(&house.addresses[usize::from(OWNER)]).await;
    let letter = letters.last().expect("its owner is written to");
    let letter = letter.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(letter.contains("A plague has come or gone, which ends your course; so you are asked."), "{letter}");
    assert!(letter.contains("So your course or a standing order said."), "and is told what it said before: {letter}");

    // Set anew with the answer, otherwise than before.
    let (mut client, mut form) = sheet(&house).await;
    assert!(client.page().html.contains("A plague has come or gone, which ends your course"), "{}", client.page().html);
    assert_eq!(form.value("g").as_deref(), Some(""), "one that was stopped is set anew or not at all");
    let review = client.press(form.fill("g", "goals").fill("g-else", "ask.2").fill("c", "pass"), Some("agree")).await;
    assert_eq!(review.status, StatusCode::OK, "{}", review.html);
    let commit = review.form("/act");
    let page = client.press(&commit, None).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.html);
    let changed = course(&house).await.expect("it is set");
    assert_eq!((changed.beyond, changed.stopped, changed.to.len()), (Beyond::Ask, None, 4));

    // Given up while somebody else has to decide.
    let (mut client, mut form) = sheet(&house).await;
    assert_eq!(form.value("g").as_deref(), Some("goals"));
    let review = client.press(form.fill("g", ""), None).await;
    assert_eq!(review.status, StatusCode::OK, "{}", review.html);
    assert!(review.html.contains("You set no course any more."), "{}", review.html);
    let commit = review.form("/ahead");
    assert_eq!(commit.value("course").as_deref(), Some(""));
    assert_eq!(client.press(&commit, None).await.status, StatusCode::OK);
    assert_eq!(course(&house).await, None);

    // The game ends; its archive says how each answer came, and is right.
    for _ in 0..20 {
        for number in 0..=OWNER {
            house.answer_plainly(seat(number)).await;
        }
    }
    assert_ne!(house.look(owner).await.book.game().outcome(), Outcome::Running);
    let table = format!("/table/{}", house.look(owner).await.code);
    let text = house.app.get(&format!("{table}/archive.json")).await.text().await.unwrap();
    verify(&text).unwrap();
    let archive = Archive::from_json(&text).unwrap();
    let by_order = archive.entries.iter().filter(|row| row.how == Some(How::Order));
    let sailed: Vec<_> = by_order.map(|row| (row.seat, row.public.as_str())).collect();
    assert_eq!(sailed, [(Some(owner), "agree"); 2], "twice its course has answered");
    let said = [How::Hand, How::Envelope, How::Order, How::Service].map(Some);
    assert!(archive.entries.iter().all(|row| said.contains(&row.how)), "{text}");
    let replay = house.app.get(&format!("{table}/replay")).await.text().await.unwrap();
    assert!(replay.contains("2 by course or standing order"), "{replay}");
    // Nothing of what it said is kept.
    say_nothing(&text, id);
}

/// A word that was said ahead is in no archive, but what it came to.
fn say_nothing(archive: &str, id: &str) {
    assert!(!archive.contains(&format!("to {id} within")) && !archive.contains("else object"), "{archive}");
}
