//! Whoever gets no letters is told so on the own page, with one button to get them again.

use reqwest::StatusCode;

use crate::ahead::house::{House, seat};
use crate::by_mail::table::PEOPLE;
use crate::support::client::Client;

#[tokio::test(flavor = "multi_thread")]
async fn mail_07_whoever_gets_no_letters_reads_it_on_the_page_and_one_button_brings_them_back() {
    let house = House::open().await;
    // Not the host, who is told of everyone whom letters do not reach.
    let guests = (0..4).filter(|number| house.addresses[usize::from(*number)] != PEOPLE[0].1);
    let guests: Vec<_> = guests.map(seat).collect();
    let own = house.seats[usize::from(guests[0].number())].0;
    let player = format!("(SELECT player_id FROM seats WHERE id = {own})");
    let path = house.page_of(guests[0]);
    let read = async |path: &str| house.app.get(path).await.text().await.unwrap();
    let others = [house.page_of(guests[1]), format!("/table/{}", code(&house).await)];
    for (change, sentence) in [
        (format!("UPDATE seats SET letters = false WHERE id = {own}"), "no letters about this table"),
        (format!("UPDATE players SET blocked_at = now() WHERE id = {player}"), "no letters from us at all"),
        (
            format!("UPDATE players SET refused_at = now(), refusal = '550' WHERE id = {player}"),
            "Your mail server refused our letters",
        ),
    ] {
        let before = [read(&others[0]).await, read(&others[1]).await];
        assert!(!read(&path).await.contains(sentence));
        house.app.db.execute(&change).await;
        let page = read(&path).await;
        assert!(page.contains(sentence), "{page}");
        assert_eq!([read(&others[0]).await, read(&others[1]).await], before, "nobody else but the host may know");
        let mut reader = Client::without_cookies(&house.app.base);
        assert!(!reader.open(&path).await.first_button_posts(), "F6: a scanner's click does not");
        let form = reader.page().form("/letters");
        assert_eq!(reader.press_only(&form, None).await.status(), StatusCode::SEE_OTHER);
        assert!(!read(&path).await.contains(sentence));
    }
    let wanted = "SELECT count(*) FROM seats JOIN players p ON p.id = player_id \
                  WHERE letters AND blocked_at IS NULL AND refused_at IS NULL";
    assert_eq!(house.number(wanted).await, 4);
    house.app.db.execute(&format!("UPDATE seats SET epoch = 1, letters = false WHERE id = {own}")).await;
    let capability = penelope::link::sign(&house.app.keys, &house.claims(guests[0], penelope::link::Purpose::Deed));
    let button = format!("{}/letters", path.split('?').next().unwrap());
    let answer = Client::without_cookies(&house.app.base).post(&button, &[("capability", capability)]).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND, "LINK-07: revoked");
    assert_eq!(house.number(wanted).await, 3);
}

async fn code(house: &House) -> String {
    house.app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0)
}
