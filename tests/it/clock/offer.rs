//! A seat that the caretaker keeps goes to somebody else: the others agree, a link is passed on, a letter proves the address.

use chrono::TimeDelta;
use penelope::archive::verify;
use penelope::engine::Seat;
use penelope::link::Purpose;
use reqwest::{Response, StatusCode};

use super::house::{Clocks, seat};
use crate::ahead::by_page::say;
use crate::support::app::client;
use crate::support::moment::a_moment;

const LONDON: [&str; 4] = ["Europe/London 08:00-22:00"; 4];
const HEIR: &str = "nele@example.org";

impl Clocks {
    async fn post(&self, path: &str, form: &[(&str, &str)]) -> Response {
        client().post(self.house.app.url(path)).form(form).send().await.unwrap()
    }

    /// Whether the player of `by` wants the seat of `gone` to be offered.
    pub(crate) async fn agree(&self, by: Seat, gone: Seat, agrees: &str) -> StatusCode {
        let link = self.house.page_of(by);
        let path = format!("{}/offer", link.split('?').next().unwrap());
        let (deed, row) = (self.deed(by), self.house.seats[usize::from(gone.number())].0.to_string());
        self.post(&path, &[("capability", &deed), ("seat", &row), ("agrees", agrees)]).await.status()
    }

    /// The path of the link that those who play may pass on.
    pub(crate) async fn offered(&self, reader: Seat) -> Option<String> {
        let page = self.page(reader).await;
        let (_, link) = page.split_once("class=\"offer-link\" href=\"")?;
        Some(link.split_once('"').unwrap().0.strip_prefix(&self.house.app.base).unwrap().to_owned())
    }

    async fn name(&self, of: Seat) -> String {
        self.house.look(of).await.seats[usize::from(of.number())].name.clone()
    }

    /// Asks for the seat by letter, and follows the letter's link.
    pub(crate) async fn ask(&self, link: &str) -> String {
        let sent = self.post(link, &[("address", HEIR)]).await;
        assert_eq!(sent.headers()["location"], "/sent");
        let letters = self.house.letters_to(HEIR).await;
        let letter = letters.last().expect("a letter came");
        assert!(letter.contains("A seat in a running game is free for you"), "{letter}");
        let (_, token) = letter.split_once("/invitation/").unwrap();
        format!("/invitation/{}", token.split_whitespace().next().unwrap())
    }

    pub(crate) async fn take(&self, invitation: &str, name: &str) -> Response {
        let form = [("do", "accept"), ("name", name), ("locale", "en"), ("zone", "Europe/Paris")];
        self.post(invitation, &form).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_half_agree_and_whoever_has_the_link_takes_the_seat_over() {
    let clocks = Clocks::open("brisk", LONDON).await;
    let gone = clocks.active().await;
    let [first, second, third] = [1, 2, 3].map(|number| seat((gone.number() + number) % 4));
    let name = clocks.name(gone).await;
    assert_eq!(clocks.agree(first, gone, "yes").await, 303, "too early: nothing happens");
    assert_eq!(clocks.number("SELECT count(*) FROM offers").await, 0, "its player is here");
    say(&clocks.house, gone.number(), "orders", "do=order&o=agree&o-until=turn").await;
    assert_eq!(clocks.house.look(gone).await.said.orders.len(), 1);
    assert_eq!(clocks.press(gone, "resign").await, 303);

    // Two of three are needed.
    let title = format!("The seat of {name}");
    assert!(clocks.page(first).await.contains(&title) && !clocks.page(gone).await.contains(&title));
    clocks.agree(first, gone, "yes").await;
    clocks.agree(first, gone, "yes").await;
    assert!(clocks.page(second).await.contains("Agreed so far: 1 of 2."), "a doubled form counts once");
    assert_eq!(clocks.offered(first).await, None);
    clocks.agree(gone, gone, "yes").await;
    assert_eq!(clocks.offered(first).await, None, "who left has no say");
    clocks.agree(second, gone, "yes").await;
    let link = clocks.offered(third).await.expect("passed on by anyone who plays");
    assert_eq!(clocks.offered(second).await.as_deref(), Some(&*link), "one link");
    clocks.agree(second, gone, "no").await;
    assert_eq!(clocks.offered(third).await, None, "no longer enough");
    assert_eq!(clocks.house.app.get(&link).await.status(), StatusCode::GONE);
    clocks.agree(third, gone, "yes").await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let link = clocks.offered(third).await.unwrap();
    assert!(clocks.page(third).await.contains("Its player has left for good."));
    let code = clocks.house.look(first).await.code.to_string();
    let public = clocks.house.app.get(&format!("/table/{code}")).await.text().await.unwrap();
    assert!(!public.contains("/offer/"), "nobody else sees it");

    // Whoever has the link looks, errs, and asks for a letter.
    let rows = clocks.number("SELECT count(*) FROM players").await;
    let shown = clocks.house.app.get(&link).await.text().await.unwrap();
    assert!(shown.contains(&format!("{name} plays here no longer")), "{shown}");
    let wrong = clocks.post(&link, &[("address", "nele")]).await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().await.unwrap().contains("value=\"nele\""), "what was typed stays");
    assert_eq!(clocks.number("SELECT count(*) FROM players").await, rows);
    let accepted = "SELECT count(*) FROM invitations WHERE answer = 'accepted'";
    let before = clocks.number(accepted).await;
    for address in &clocks.house.addresses {
        assert_eq!(clocks.post(&link, &[("address", address)]).await.headers()["location"], "/sent");
    }
    assert!(
        before > 0 && clocks.number(accepted).await == before,
        "who has a seat keeps the invitation that led there"
    );
    assert_eq!(clocks.letters("fresh link").await.len(), 4, "and gets the way to it");
    let invitation = clocks.ask(&link).await;
    let form = clocks.house.app.get(&invitation).await.text().await.unwrap();
    assert!(form.contains("name=\"zone\"") && !form.contains("name=\"word\""), "the deal has its words: {form}");
    let taken = clocks.take(&invitation, &clocks.name(first).await).await;
    assert_eq!(taken.status(), StatusCode::UNPROCESSABLE_ENTITY, "somebody is called that already");
    let own = clocks.house.page_of(gone);
    assert_eq!(clocks.house.app.get(&own).await.status(), StatusCode::OK);

    let response = clocks.take(&invitation, "Nele").await;
    let seated = response.headers()["location"].to_str().unwrap().to_owned();
    assert!(seated.starts_with("/l/"), "{seated}");
    let again = clocks.take(&invitation, "Nele").await;
    assert!(again.headers()["location"].to_str().unwrap().starts_with("/l/"), "a doubled form gets the same");
    assert_eq!(clocks.number("SELECT count(*) FROM entries WHERE form LIKE 'given%'").await, 1);
    let page = clocks.house.app.get(&format!("{seated}?here")).await.text().await.unwrap();
    assert!(page.contains(&format!("You have taken over the seat of {name}.")), "{page}");
    assert!(page.contains("<ul class=\"hand\">"), "with its cards");
    let orders = clocks.house.app.get(&format!("{seated}/orders")).await.text().await.unwrap();
    assert!(!orders.contains("You agree to every proposal."), "the newcomer is bound by nobody's words: {orders}");
    assert_eq!(clocks.house.app.get(&own).await.status(), StatusCode::GONE, "no older link opens it");
    assert_eq!(clocks.house.app.get(&link).await.status(), StatusCode::GONE);
    assert!(clocks.page(first).await.contains(&format!("Nele has taken over the seat of {name}.")));

    // Whoever held it is told, and the newcomer has a letter and a full bank.
    let former = &clocks.house.addresses[usize::from(gone.number())];
    clocks.pass(TimeDelta::minutes(6)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    assert_eq!(clocks.letters("given").await.iter().map(|letter| &letter.to).collect::<Vec<_>>(), [former]);
    let told = clocks.letters("question").await.into_iter().chain(clocks.letters("begins").await);
    assert!(told.map(|letter| letter.to).any(|to| to == HEIR), "one way or the other");
    if let Some(clock) = clocks.row(gone).await {
        assert_eq!(clock.allotted, Some(32 * 60));
    }

    // The archive knows both, and holds.
    let json = clocks.house.app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&json).expect("a chain with an heir");
    assert!(json.contains(&format!("\"name\":\"{name}\"")) && json.contains("\"name\":\"Nele\""), "{json}");
    let text = clocks.house.app.get(&format!("/table/{code}/archive.txt")).await.text().await.unwrap();
    assert!(text.contains("Later: Nele, p5"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_first_keeps_the_seat() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let gone = clocks.active().await;
    let others = [1, 2, 3].map(|number| seat((gone.number() + number) % 4));
    clocks.vanish(gone, &others).await;
    for other in others {
        clocks.agree(other, gone, "yes").await;
    }
    let address = clocks.house.addresses[usize::from(gone.number())].clone();
    let letters = clocks.house.letters_to(&address).await;
    let offered = "The others are looking for somebody for your seat";
    assert!(letters.iter().any(|letter| letter.contains(offered)), "the player is told: {letters:?}");
    assert!(clocks.page(gone).await.contains("The others are looking for somebody to take over your seat"));
    let link = clocks.offered(others[0]).await.unwrap();
    assert!(clocks.page(others[0]).await.contains("can come back."));
    let invitation = clocks.ask(&link).await;

    // Two want the seat: the one whom it belongs to was first.
    assert_eq!(clocks.press(gone, "back").await, 303);
    assert_eq!(clocks.take(&invitation, "Nele").await.status(), StatusCode::GONE);
    assert_eq!(clocks.house.app.get(&link).await.status(), StatusCode::GONE);
    assert_eq!(clocks.number("SELECT count(*) FROM offers").await, 0, "what was agreed is over");
    assert_eq!(clocks.number("SELECT count(*) FROM formers").await, 0);
    assert!(clocks.house.form(gone).await.is_some() || clocks.answer_plainly(others[0]).await, "the game goes on");

    // Links for other purposes open no offer, and no offer opens anything else.
    let foreign = penelope::link::sign(&clocks.house.app.keys, &clocks.house.claims(gone, Purpose::Seat));
    assert_eq!(clocks.house.app.get(&format!("/offer/{foreign}")).await.status(), StatusCode::NOT_FOUND);
    let token = link.rsplit('/').next().unwrap();
    for folder in ["invitation", "confirm", "never", "sign-in", "l"] {
        let status = clocks.house.app.get(&format!("/{folder}/{token}")).await.status();
        assert_eq!(status, StatusCode::NOT_FOUND, "{folder}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_at_the_same_moment_takes_no_seat() {
    let clocks = Clocks::open("brisk", LONDON).await;
    let gone = clocks.active().await;
    assert_eq!(clocks.press(gone, "resign").await, 303);
    for number in [1, 2] {
        clocks.agree(seat((gone.number() + number) % 4), gone, "yes").await;
    }
    let link = clocks.offered(seat((gone.number() + 1) % 4)).await.unwrap();
    let invitation = clocks.ask(&link).await;
    let mut eraser = clocks.house.app.db.connect().await;
    let erasing = eraser.transaction().await.unwrap();
    let erase = format!("UPDATE players SET address = NULL, epoch = epoch + 1 WHERE address = '{HEIR}'");
    erasing.batch_execute(&erase).await.unwrap();
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let (response, ()) = tokio::join!(clocks.take(&invitation, "Nele"), async {
        while clocks.number(waits).await == 0 {
            a_moment().await;
        }
        erasing.commit().await.unwrap();
    });
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(clocks.number("SELECT count(*) FROM seats WHERE name = 'Nele'").await, 0);
    assert_eq!(clocks.number("SELECT count(*) FROM players WHERE address IS NULL AND name IS NOT NULL").await, 0);
}
