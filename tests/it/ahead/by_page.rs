//! The same by pages: choosing is a GET, only the review posts, and what lies sealed is shown to its owner alone.

use penelope::text::Locale;
use reqwest::StatusCode;

use super::house::{House, seat};
use crate::support::client::{Client, Document, Form, Way, forms};
use crate::support::player::hidden_fields;

/// The seat's own link, without the query that says it was offered a cookie.
fn link(house: &House, number: u8) -> String {
    house.page_of(seat(number)).trim_end_matches("?here").to_owned()
}

async fn get(house: &House, path: &str) -> (StatusCode, String) {
    let response = house.app.get(path).await;
    (response.status(), response.text().await.unwrap())
}

/// Chooses on the seat's page, or on that of its standing orders, and goes on to the review.
pub(crate) async fn choose(house: &House, number: u8, below: &str, query: &str) -> Client {
    let mut client = Client::without_cookies(&house.app.base);
    client.open_from_letter(&link(house, number)).await;
    if below == "orders" {
        let orders = client.page().link_to("/orders").expect("a way to the orders");
        client.follow(&orders).await;
    }
    match client.page().way(query) {
        Some(Way::Link(href)) => client.follow(&href).await,
        Some(Way::Form(form)) => client.press(&form, None).await,
        Some(Way::Button(form, button)) => client.press(&form, Some(&button)).await,
        None => panic!("nothing on {} says {query}: {}", client.page().url, client.page().html),
    };
    client
}

/// Objects as the page suggests, and wants to be asked about the rest; false if it offers nothing of the kind.
pub(crate) async fn object(house: &House, number: u8) -> bool {
    let mut client = Client::without_cookies(&house.app.base);
    client.open_from_letter(&link(house, number)).await;
    let form = client.page().forms().into_iter().find(|form| form.id == "sheet");
    let offered = form.as_ref().map(|form| form.offered("do")).unwrap_or_default();
    let button = offered.into_iter().find(|value| value.starts_with("object."));
    let (Some(form), Some(button)) = (form, button) else { return false };
    let review = client.press(&form, Some(&button)).await;
    assert_eq!(review.status, StatusCode::OK, "{}", review.html);
    let commit = review.form("/act");
    assert_eq!(client.press(&commit, None).await.status, StatusCode::OK);
    true
}

/// Chooses, reviews, commits; what the review posted.
pub(crate) async fn say(house: &House, number: u8, below: &str, query: &str) -> Vec<(String, String)> {
    let mut client = choose(house, number, below, query).await;
    let review = client.page();
    assert_eq!(review.status, StatusCode::OK, "{query}: {}", review.html);
    let form = review.forms().into_iter().find(|form| form.posts).expect("a review can be committed");
    let page = client.press(&form, None).await;
    assert_eq!(page.status, StatusCode::OK, "{query}: {}", page.html);
    form.entries()
}

async fn page(house: &House, number: u8) -> String {
    get(house, &house.page_of(seat(number))).await.1
}

/// The first place that the active player may propose.
pub(crate) async fn first_place(house: &House) -> String {
    let page = page(house, 0).await;
    let (_, rest) = page.split_once("name=\"do\" value=\"propose.").expect("seat 0 begins");
    rest.split_once('"').unwrap().0.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_answered_ahead_in_any_order_and_read_as_a_whole() {
    let house = House::open().await;
    let place = first_place(&house).await;
    let (status, review) = get(&house, &format!("{}/review?do=propose&place={place}", link(&house, 0))).await;
    assert!(status == StatusCode::OK && review.contains("review-ways"), "a place leads to the review (U-4): {status}");
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    let (plain, entries) = (page(&house, 2).await, house.number("SELECT count(*) FROM entries").await);
    assert!(plain.contains("ask-waits") && plain.contains("You lose nothing by answering early"));

    let said = say(&house, 3, "review", "do=agree&c=blue&c-most=2&c-third=same").await;
    assert!(said.contains(&("envelope".to_owned(), "contested red * back blue 2 third same".to_owned())), "{said:?}");
    let own = page(&house, 3).await;
    assert!(own.contains("Your answer lies sealed in its envelope.") && !own.contains("ask-waits"));
    assert!(own.contains("with at most 2 cards in all"), "{own}");
    assert_eq!(house.number("SELECT count(*) FROM entries").await, entries, "nothing is read yet");

    // Changed, taken back, said again.
    say(&house, 3, "review", "do=agree&c=pass").await;
    assert!(!page(&house, 3).await.contains("with at most 2 cards in all"));
    say(&house, 3, "review", "do=withdraw").await;
    assert!(page(&house, 3).await.contains("ask-waits"), "asked again");
    say(&house, 3, "review", &format!("do=agree&c=pass&n-{place}=fine")).await;
    assert!(page(&house, 3).await.contains("Whatever is proposed at"));
    say(&house, 2, "review", "do=agree&c=pass").await;
    assert_eq!(house.number("SELECT count(*) FROM entries").await, entries);
    say(&house, 1, "review", "do=agree&c=pass").await;
    assert!(house.number("SELECT count(*) FROM entries").await >= entries + 4, "three answers and no wind, at once");
    assert!(page(&house, 2).await.contains("So your envelope said."), "the owner hears of it");
    let code = house.look(seat(2)).await.code;
    assert!(!get(&house, &format!("/table/{code}")).await.1.contains("envelope said"), "nobody else does");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_said_about_later_can_be_taken_back_by_a_link_on_the_page() {
    let house = House::open().await;
    let at = house.look(seat(0)).await;
    let at =
        at.book.game().board().id(penelope::engine::Game::view(at.book.game(), penelope::engine::Eye::Public).ship);
    say(&house, 2, "review", &format!("do=ahead&n-{at}=fine")).await;
    assert_eq!(house.look(seat(2)).await.said.next.len(), 1);
    assert!(
        page(&house, 2).await.contains("do=withdraw"),
        "nobody is asked yet, and it can be taken back all the same"
    );
    say(&house, 2, "review", "do=withdraw").await;
    assert!(house.look(seat(2)).await.said.next.is_empty());
    assert!(!page(&house, 2).await.contains("do=withdraw"));

    // With an answer all of it goes: the answer, the next movement, and the own turn.
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    say(&house, 3, "review", &format!("do=agree&c=pass&n-{place}=fine")).await;
    let said = house.look(seat(3)).await.said;
    assert!(said.envelope.is_some() && !said.next.is_empty());
    say(&house, 3, "review", "do=withdraw").await;
    let said = house.look(seat(3)).await.said;
    assert!(said.envelope.is_none() && said.next.is_empty() && said.plan.is_none(), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_without_a_question_and_standing_orders_are_kept() {
    let house = House::open().await;
    let ship = house.look(seat(0)).await;
    let game = ship.book.game();
    let at = game.board().id(penelope::engine::Game::view(game, penelope::engine::Eye::Public).ship).to_owned();
    let said = say(&house, 2, "review", &format!("do=ahead&n-{at}=fine")).await;
    assert!(said.iter().any(|(name, value)| name == "next" && value.starts_with(&format!("at {at} on * agree"))));
    say(&house, 2, "orders", "do=order&o=agree&o-until=turn").await;
    say(&house, 2, "orders", "do=order&o=contested&o-c=pass&o-until=turn").await;
    say(&house, 2, "orders", "do=patience&hours=14").await;
    assert_eq!(house.look(seat(2)).await.said.orders.len(), 2);
    let (_, orders) = get(&house, &format!("{}/orders", link(&house, 2))).await;
    assert!(orders.contains("You agree to every proposal.") && orders.contains("14 waking hours"), "{orders}");
    say(&house, 2, "orders", "do=drop&n=0").await;
    assert_eq!(house.look(seat(2)).await.said.orders.len(), 1);
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    assert!(!page(&house, 2).await.contains("ask-waits"), "what was said before it was proposed covers it");
    assert!(page(&house, 1).await.contains("ask-waits"));
    // Bad words change nothing.
    let (_, review) = get(&house, &format!("{}/orders?do=patience-off", link(&house, 2))).await;
    let capability = hidden_fields(&review).remove(0);
    let before = house.look(seat(2)).await.said;
    for (name, value) in [("orders", "agree until never"), ("patience", "never"), ("next", "x"), ("plan", "propose")] {
        let form = [("capability", capability.1.clone()), (name, value.to_owned())];
        let response = Client::new(&house.app.base).post(&format!("{}/ahead", link(&house, 2)), &form).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    assert_eq!(house.look(seat(2)).await.said, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn web_11_a_stale_answer_shows_what_was_said_again() {
    let house = House::open().await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    let mut client = Client::without_cookies(&house.app.base);
    client.open_from_letter(&link(&house, 2)).await;
    let sheet = |form: &Form| form.reviews() && form.offers("do", "agree") && form.has("c");
    let mut form = client.page().forms().into_iter().find(sheet).unwrap();
    // How far one may go depends on the hand.
    let back = form.offered("c").into_iter().rfind(|value| value.starts_with("red.")).expect("a side to back");
    let commit = client.press(form.fill("c", &back), Some("agree")).await.form("/act");
    say(&house, 2, "review", "do=agree&c=pass").await;
    let page = client.press(&commit, None).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.html.contains("The table has moved on"));
    let again = page.forms().into_iter().find(sheet).unwrap();
    assert_eq!(again.value("c").as_deref(), Some(back.as_str()), "what was chosen is still there");
    let said = house.look(seat(2)).await.said;
    assert!(
        said.envelope.is_some_and(|kept| format!("{:?}", kept.word.contested).contains("Pass")),
        "and nothing changed"
    );
}

/// Lays down, about the next movement, one way on that is fine and one to be asked about: two lines.
fn by_the_way_on(form: &mut Form) -> (String, String) {
    let is_row = |name: &&str| name.starts_with("n-") && form.offers(name, "object");
    let rows: Vec<String> = form.fields().into_iter().filter(is_row).map(str::to_owned).collect();
    let (fine, ask) = (rows[0].clone(), rows[1].clone());
    let place = format!("n-{}", fine.split('-').nth(1).unwrap());
    form.fill(&place, "ways").fill(&fine, "fine").fill(&ask, "ask").fill(&format!("{place}-c"), "pass");
    (fine, ask)
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_two_lines_about_later_are_kept_as_a_browser_sends_them() {
    let house = House::open().await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    let mut client = Client::without_cookies(&house.app.base);
    client.open_from_letter(&link(&house, 3)).await;
    let sheet = |form: &Form| form.reviews() && form.offers("do", "agree") && form.has("c");
    let mut form = client.page().forms().into_iter().find(sheet).unwrap();
    let (fine, ask) = by_the_way_on(form.fill("c", "pass"));
    let review = client.press(&form, Some("agree")).await;
    assert_eq!(review.status, StatusCode::OK);
    let commit = review.form("/act");
    assert!(commit.value("next").unwrap().contains("\r\n"), "a line for each answer");
    let page = client.press(&commit, None).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.html);
    // What lies there stands on the sheet again.
    let held = |name: &str| client.page().forms().iter().find_map(|form| form.value(name));
    assert_eq!((held(&fine).as_deref(), held(&ask).as_deref()), (Some("fine"), Some("ask")));
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_whatever_is_refused_comes_back_with_all_that_was_chosen_and_with_what_to_do() {
    let house = House::open().await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    let sheet = |form: &Form| form.reviews() && form.offers("do", "agree") && form.has("c");
    for locale in Locale::ALL.map(Locale::tag) {
        let mut client = Client::new(&house.app.base);
        client.open_from_letter(&link(&house, 3)).await;
        let language = client.page().form("/language");
        if locale != "en" {
            client.press(&language, Some(locale)).await;
        }
        let mut form = client.page().forms().into_iter().find(sheet).unwrap();
        let back = form.offered("c").into_iter().find(|value| value.starts_with("blue.")).expect("somebody to back");
        let (fine, ask) = by_the_way_on(form.fill("c", &back));
        let chosen = form.entries();
        let review = client.press(&form, Some("agree")).await;
        assert_eq!(review.status, StatusCode::OK);
        // As if a proxy on the way had broken it.
        let mut sent = review.form("/act").entries();
        let next = sent.iter_mut().find(|(name, _)| name == "next").unwrap();
        next.1 = next.1.replace("contested", "contésted");
        let sent: Vec<(&str, String)> = sent.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let path = format!("{}/act", review.url.path().split("/review").next().unwrap());
        let refused = client.post(&path, &sent).await;
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
        let page = refused.text().await.unwrap();
        let document = Document::read(&page);
        let again = forms(&document).into_iter().find(sheet).unwrap();
        assert_eq!(again.entries(), chosen, "{locale}: everything is chosen still");
        assert_eq!((again.value(&fine).as_deref(), again.value(&ask).as_deref()), (Some("fine"), Some("ask")));
        let problems = document.elements().filter(|(_, element)| element.has_class("problem"));
        let problems: Vec<String> = problems.map(|(number, _)| document.text_of(number)).collect();
        assert_eq!(problems.len(), 2, "that it is to be looked at, and what to do: {problems:?}");
        assert!(problems.iter().all(|problem| !problem.contains(|sign: char| sign.is_ascii_digit())), "{problems:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_an_order_too_many_is_refused_on_the_page_of_orders_with_what_was_chosen() {
    let house = House::open().await;
    for _ in 0..12 {
        say(&house, 2, "orders", "do=order&o=agree&o-until=turn").await;
    }
    let mut client = choose(&house, 2, "orders", "do=order&o=contested&o-c=pass&o-until=turn").await;
    let form = client.page().form("/ahead");
    let page = client.press(&form, None).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let orders = page.form("/orders");
    let chosen = ["o", "o-c", "o-until"].map(|name| orders.value(name).unwrap_or_default());
    assert_eq!(chosen, ["contested", "pass", "turn"], "{}", page.html);
    assert!(page.html.contains("That is more than can be kept."));
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_a_sheet_with_every_field_filled_fits_into_an_address() {
    let house = House::open().await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=ask&won=ask")).await;
    let mut number = 1;
    while !object(&house, number).await {
        say(&house, number, "review", "do=agree&c=ask").await;
        number += 1;
    }
    let mut longest = 0;
    for number in 0..4 {
        let mut client = Client::without_cookies(&house.app.base);
        client.open_from_letter(&link(&house, number)).await;
        let sheets = client.page().forms().into_iter().filter(|form| form.reviews());
        for mut form in sheets.collect::<Vec<_>>() {
            for name in form.fields().into_iter().map(str::to_owned).collect::<Vec<_>>() {
                let typed = form.offers(&name, "99").then(|| "99".to_owned());
                let chosen = form.offered(&name).into_iter().max_by_key(String::len);
                if let Some(value) = typed.or(chosen).filter(|value| form.offers(&name, value)) {
                    form.fill(&name, &value);
                }
            }
            let page = client.clone().press(&form, None).await.clone();
            assert!([200, 422].contains(&page.status.as_u16()), "{}: {}", page.status, page.url);
            longest = longest.max(page.path().len());
        }
    }
    assert!(longest > 500, "{longest}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_order_has_said_hides_neither_itself_nor_what_came_of_it() {
    let house = House::open().await;
    say(&house, 2, "orders", "do=order&o=agree&o-until=turn").await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    for number in [1, 3] {
        say(&house, number, "review", "do=agree&c=pass").await;
    }
    // The last entry of the seat is its order's, and nobody has looked since.
    let page = page(&house, 2).await;
    assert!(!page.contains("Nothing has happened since."), "{page}");
    assert!(
        page.contains("The ship has sailed to ") && page.contains("So your course or a standing order said."),
        "{page}"
    );
}
