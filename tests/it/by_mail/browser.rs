//! Four people at one machine: Chromium follows the links of their letters, chooses, reviews and commits.

use fantoccini::Locator;
use penelope::archive::verify;
use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;

use super::postman::Postman;
use super::table::{PEOPLE, gather, play_on};
use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};
use crate::support::folder::Folder;

/// The plainest answer, one tap away from its review.
const PLAIN: &str = ".ask-waits :is(.bar > :is([value=agree], [value=pass], [value='say.pass'], [value=rest], [value^='propose.']), .plain button)";
/// What is said for later.
const FILL: &str = "for (const [name, value] of [['c', 'pass'], ['won', 'rest']]) \
                    for (const list of document.querySelectorAll(`.bar ~ * [name=${name}], .chips [name=${name}]`)) list.value = value";
const PRESS: &str = "document.querySelector(arguments[0]).click()";
const COMMIT: &str = ".review-ways form[method=post] button";

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_plays_a_whole_game_of_four_seats_through_links_in_letters() {
    let (app, folder, browser) = (TestApp::start().await, Folder::new(), Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    let mailbox = Mailbox::new(folder.path().join("mail"), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().join("mail"));
    gather(&app, &mut postman, 4, "3").await;
    let client = &browser.client;
    let post = play_on(&app, &mut postman, async |_, link| {
        // Every letter is opened by its own reader, who has never been here.
        client.delete_all_cookies().await.unwrap();
        browser.goto(&app.url(&link)).await;
        while client.find(Locator::Css(PLAIN)).await.is_ok() {
            // In one go: an open page may be replaced by what is new.
            client.execute(&format!("{FILL}; {PRESS}"), vec![PLAIN.into()]).await.unwrap();
            browser.wait_for(COMMIT).await;
            browser.loaded().await;
            browser.click(COMMIT, ".table").await;
            let path = client.current_url().await.unwrap().path().to_owned();
            assert!(path.starts_with("/table/"), "with cookies the token leaves the address bar: {path}");
        }
    })
    .await;
    assert_eq!(browser.console().await, [""; 0]);
    assert_eq!(post.ends.len(), PEOPLE.len());
    for letter in post.ends.values() {
        verify(&letter.attachment.as_ref().unwrap().1).expect("the archive in the letter verifies");
    }
}
