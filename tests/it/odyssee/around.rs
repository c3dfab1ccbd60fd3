//! What stands around a game of Odyssee: taking back, leaving, a seat for somebody else, once more. It is the same as for the first
//! game, whose tests go into every corner; these see that it holds at these tables, too.

use nix::sys::signal::Signal;
use penelope::archive::verify;
use penelope::engine::odyssee::{Odyssee, Question};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::link;

use super::voyage::Voyage;
use crate::gather::house::*;
use crate::support::app::{TestApp, client};
use crate::support::client::Client;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope};

fn asks(question: Question) -> impl Fn(&Odyssee) -> bool {
    move |game: &Odyssee| game.view(Eye::Public).question == Some(question)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_and_another_game_are_a_tap_away() {
    let app = TestApp::start().await;
    let voyage = Voyage::begin(&app, 2, &[("rounds", "2")]).await;
    voyage.until(|game: &Odyssee| game.to_act().is_empty()).await;
    let page_of = async |seat: Seat| {
        let mut client = Client::new(&app.base);
        assert_eq!(client.open(&voyage.link(seat)).await.status, 200);
        client
    };
    let mut first = page_of(Seat::FIRST).await;
    let again = first.page().form("/try?game=odyssee");
    let rematch = first.page().form("/rematch");
    let gathering = first.press(&rematch, None).await;
    assert!(gathering.status == 200 && gathering.html.contains("The table waits for one more person"));
    let mut second = page_of(Seat::FIRST.left(2)).await;
    let rematch = second.page().form("/rematch");
    let dealt = second.press(&rematch, None).await;
    assert!(dealt.shows("chart-box"), "with the last one it begins: {}", dealt.html);
    let same = "SELECT count(*) FROM tables a JOIN tables b ON b.rematch_of = a.id \
                WHERE (a.game, a.options, a.pace, a.places) = (b.game, b.options, b.pace, b.places)";
    assert_eq!(number(&app, same).await, 1);
    let tried = first.press(&again, None).await;
    assert!(tried.status == 200 && tried.shows("chart-box"), "{}", tried.html);
    assert_eq!(number(&app, "SELECT count(*) FROM tables WHERE game = 'odyssee'").await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roll_stands_and_an_answer_to_somebody_can_be_taken_back() {
    let app = TestApp::start().await;
    let voyage = Voyage::begin(&app, 2, &[]).await;
    let asked = voyage.until(asks(Question::Turn)).await;
    app.db.execute("UPDATE tables SET take_back_minutes = 3").await;
    let before = voyage.entries().await;
    let mut sailor = voyage.sailor(asked).await;
    sailor.say("die").await;
    assert!(sailor.is_asked() && !sailor.html().contains("/take-back"), "the roll is there at once: {}", sailor.html());
    assert_eq!(voyage.entries().await, before + 1);

    app.db.execute("UPDATE tables SET take_back_minutes = 0").await;
    let owner = voyage.until(asks(Question::Give)).await;
    app.db.execute("UPDATE tables SET take_back_minutes = 3").await;
    let before = voyage.entries().await;
    let mut sailor = voyage.sailor(owner).await;
    sailor.answer().await;
    assert!(!sailor.is_asked(), "{}", sailor.html());
    assert_eq!(voyage.entries().await, before, "nobody sees it yet");
    sailor.press("/take-back").await;
    assert!(sailor.is_asked(), "asked as before: {}", sailor.html());
    sailor.answer().await;
    sailor.press("/send-now").await;
    assert_eq!(voyage.entries().await, before + 1, "it counts");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_of_somebody_who_left_is_played_on_and_given_away() {
    const HEIR: &str = "nele@example.org";
    let app = TestApp::start().await;
    let voyage = Voyage::begin(&app, 3, &[("rounds", "30")]).await;
    let gone = voyage.until(asks(Question::Sail)).await;
    let mut leaver = Client::without_cookies(&app.base);
    leaver.open(&format!("{}/resign", voyage.link(gone))).await;
    let before = voyage.entries().await;
    let resign = leaver.page().form("/resign");
    assert_eq!(leaver.press_only(&resign, None).await.status(), 303);
    assert!(voyage.entries().await > before + 1, "the caretaker has sailed");
    let others = [gone.left(3), gone.left(3).left(3)];
    for other in others.repeat(3) {
        voyage.sailor(other).await.visit().await;
    }
    let archive = app.get(&format!("/table/{}/archive.json", voyage.code().await)).await.text().await.unwrap();
    verify(&archive).expect("a running game's file is right");
    for other in others {
        let mut client = Client::without_cookies(&app.base);
        let form = client.open(&voyage.link(other)).await.form("/offer");
        assert_eq!(client.press_only(&form, Some("yes")).await.status(), 303);
    }
    let page = page(&app, &voyage.link(others[0])).await;
    let (_, link) = page.split_once("class=\"offer-link\" href=\"").expect("both agree");
    let link = link.split('"').next().unwrap().strip_prefix(&app.base).unwrap();
    assert_eq!(location(&post(&app, link, &[("address", HEIR.to_owned())]).await), "/sent");
    let invitation = invitation_path(&app, HEIR).await;
    let form = [("do", "accept"), ("name", "Nele"), ("locale", "en"), ("zone", "Europe/Paris")];
    let seated = location(&post(&app, &invitation, &form.map(|(name, value)| (name, value.to_owned()))).await);
    let page = self::page(&app, &seated).await;
    assert!(page.contains("You have taken over the seat of ") && page.contains("seat-own"), "{page}");
    let archive = app.get(&format!("/table/{}/archive.json", voyage.code().await)).await.text().await.unwrap();
    verify(&archive).expect("a file with an heir is right");
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_right_after_a_roll_was_acknowledged_the_roll_stands() {
    let (app, data) = (TestApp::start().await, Folder::new());
    let voyage = Voyage::begin(&app, 2, &[]).await;
    let asked = voyage.until(asks(Question::Turn)).await;
    // The program goes by the database's clock.
    app.clock.advance(chrono::Utc::now() - app.clock.now());
    app.keys.store(&data.path().join("secret")).unwrap();
    let start = || Running::start(penelope(data.path()).env("DATABASE_URL", app.db.url.reveal()));
    let before = voyage.entries().await;
    let server = start();
    let form = [("capability", link::sign(&app.keys, &voyage.capability(asked).await)), ("action", "die".to_owned())];
    let act = format!("{}{}/act", server.base, voyage.link(asked));
    let answered = client().post(&act).form(&form).send().await.unwrap();
    server.signal(Signal::SIGKILL);
    drop(server);
    assert_eq!(answered.status(), 303, "it was acknowledged");
    assert_eq!(voyage.entries().await, before + 1);
    let rolled = voyage.look(asked).await.book.game().view(Eye::Public).roll;

    let server = start();
    let again = client().post(act.replace(&act[..act.find("/l/").unwrap()], &server.base)).form(&form).send().await;
    assert_eq!(again.unwrap().status(), 303, "a doubled form gets the answer of the first");
    assert_eq!(voyage.entries().await, before + 1, "and no second roll");
    assert!(rolled.is_some() && voyage.look(asked).await.book.game().view(Eye::Public).roll == rolled);
    drop(server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_only_wants_to_know_the_next_turn_does_not_wait_for_it() {
    let app = TestApp::start().await;
    let voyage = Voyage::begin(&app, 2, &[]).await;
    let asked = voyage.until(asks(Question::Turn)).await;
    let lists = async |seat: Seat| {
        let mut client = Client::new(&app.base);
        assert_eq!(client.open(&voyage.link(seat)).await.status, 200);
        client.open("/my").await.html.clone()
    };
    assert!(lists(asked).await.contains("Waiting for you"), "whose turn it is");
    let next = lists(asked.left(2)).await;
    assert!(next.contains("In play") && !next.contains("Waiting for you"), "who may say ahead what he will do: {next}");
    let open = "SELECT count(*) FROM questions WHERE closed_at IS NULL AND waits";
    assert_eq!(number(&app, open).await, 2, "both are asked something");
}
