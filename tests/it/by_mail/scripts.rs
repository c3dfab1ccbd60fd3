//! Games played by scripts that know only the letters in a mailbox behind a real mail server.

use penelope::archive::verify;
use penelope::mail::transport::Transport;
use penelope::mail::transport::smtp::Smtp;

use super::post_office::PostOffice;
use super::postman::Postman;
use super::table::{PEOPLE, Visits, answer_by_form, gather, play_on};
use crate::support::app::TestApp;
use crate::support::desk::impatient;

async fn play(people: usize, turns: &str, visits: Visits) {
    let (app, office) = (TestApp::start().await, PostOffice::open());
    let transport = Transport::Smtp(Smtp::new(office.url(), 2, impatient()));
    let mut postman = Postman::new(&app, transport, office.mailbox());
    gather(&app, &mut postman, people, turns).await;
    let mut mood = 0;
    let post = play_on(&app, &mut postman, async |letter, link| {
        assert!(letter.subject.starts_with("Ulysses "), "{}", letter.subject);
        assert!(letter.html.contains(&link), "both forms of a letter have the link");
        mood += 1;
        answer_by_form(&app, link, mood, visits).await;
    })
    .await;

    let client = app.db.connect().await;
    let number = async |sql: &str| -> i64 { client.query_one(sql, &[]).await.unwrap().get(0) };
    assert_eq!(number("SELECT count(*) FROM tables WHERE status = 'over'").await, 1);
    assert_eq!(number("SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'unwanted')").await, 0);
    // OUT-02: no question was answered that no letter had told of, but those answered on the page at once.
    let untold = "SELECT count(*) FROM questions q WHERE NOT EXISTS (SELECT FROM outbox o WHERE o.question_id = q.id)";
    assert_eq!(number(untold).await, 0);
    let addresses: Vec<&str> = PEOPLE[..people].iter().map(|(_, address)| *address).collect();
    assert_eq!(post.ends.keys().collect::<Vec<_>>(), addresses, "everyone is told of the end");
    for letter in post.ends.values() {
        let (name, archive) = letter.attachment.as_ref().unwrap();
        assert!(name.starts_with("ulysses-"), "{name}");
        verify(archive).expect("the archive in the letter verifies");
    }
    assert!(post.questions > 5, "only {} letters", post.questions);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_three_bots_play_to_the_end_through_letters() {
    play(1, "24", Visits::Short).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_to_the_end_through_letters() {
    play(4, "8", Visits::Long).await;
}
