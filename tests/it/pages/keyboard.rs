//! A turn without a pointer: from the link of a letter to «said» and to «sealed» by Tab, arrows, Space and Enter alone, with the
//! focus always to be seen.

use fantoccini::Locator;
use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use penelope::engine::Seat;
use serde_json::Value;

use crate::ahead::house::House;
use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';

/// What has the focus, whether it matches, and whether one sees that: something is drawn around it, and it is on the screen.
const FOCUS: &str = "const found = document.activeElement, box = found.getBoundingClientRect(); \
     const drawn = part => { const style = getComputedStyle(part); \
     return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 }; \
     const seen = [found, found.closest('label')].some(part => part && drawn(part)) && box.width * box.height > 0 \
     && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth; \
     return { matches: found.matches(arguments[0]), seen, at: found.outerHTML.slice(0, 160), checked: !!found.checked }";

struct Hands<'a>(&'a Browser);

impl Hands<'_> {
    /// As a keyboard does: to the window, which knows where the focus is.
    async fn press(&self, key: char) {
        let keys = KeyActions::new("keyboard".to_owned());
        let keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        self.0.client.perform_actions(keys).await.unwrap();
    }

    async fn focus(&self, wanted: &str) -> Value {
        self.0.client.execute(FOCUS, vec![wanted.into()]).await.unwrap()
    }

    /// Goes on until the focus is on what is wanted; wherever it rests on the way, it shows.
    async fn tab_to(&self, wanted: &str) {
        for _ in 0..200 {
            self.press(TAB).await;
            let focus = self.focus(wanted).await;
            assert_eq!(focus["seen"], true, "the focus is not to be seen: {}", focus["at"]);
            if focus["matches"] == true {
                return;
            }
        }
        panic!("{wanted} is never reached");
    }

    /// Follows the focused link or presses the focused button; the whole next page is there afterwards, with something of it.
    async fn enter(&self, then: &str) {
        self.0.leave().await;
        self.press(ENTER).await;
        self.0.arrived(then).await;
    }

    /// Past the head of the page, which is the first thing the focus meets.
    async fn skip(&self) {
        self.press(TAB).await;
        let first = self.focus(".skip").await;
        assert!(first["matches"] == true && first["seen"] == true, "the first way leads to the content: {first}");
        self.press(ENTER).await;
        self.0.wait_for("#content:target").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn web_09_a_proposal_and_an_answer_to_it_are_given_by_keyboard_alone() {
    let (house, browser) = (House::open().await, Browser::start().await);
    browser.view(1280, 800, Scheme::Light).await;
    let hands = Hands(&browser);
    let active = house.active().await;
    let entries = house.number("SELECT count(*) FROM entries").await;

    follow(&browser, &house, active).await;
    hands.skip().await;
    hands.tab_to(".ask-waits .bar > [value^='propose.']").await;
    hands.enter(".review-ways").await;
    hands.skip().await;
    hands.tab_to(".review-ways form[method=post] button").await;
    hands.enter("#ask").await;
    assert_eq!(house.number("SELECT count(*) FROM entries").await, entries + 1, "the proposal was made");

    let last = active.left(4).left(4).left(4);
    follow(&browser, &house, last).await;
    hands.skip().await;
    hands.tab_to(".ask-waits .bar > [value=agree]").await;
    hands.enter(".review-ways").await;
    hands.skip().await;
    hands.tab_to(".review-ways form[method=post] button").await;
    hands.enter(".sealed").await;
    assert!(house.look(last).await.said.envelope.is_some(), "the answer lies sealed");
}

/// From the front page through a turn: the die, and then a hex of the chart. What is asked before, such as a word for a meeting, gets
/// the first answer that there is.
#[tokio::test(flavor = "multi_thread")]
async fn web_09_a_turn_of_odyssee_is_sailed_by_keyboard_alone() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    browser.view(1280, 800, Scheme::Light).await;
    let hands = Hands(&browser);
    browser.goto(&app.url("/")).await;
    hands.skip().await;
    hands.tab_to("form[action='/try?game=odyssee'] button").await;
    hands.enter("#ask").await;
    let has = async |what: &str| browser.client.find(Locator::Css(what)).await.is_ok();
    let mut is_sailed = false;
    for _ in 0..12 {
        let is_asked_where = has("#ask [value=stay]").await;
        let answer = if is_asked_where { "a.pick" } else { "#ask .taps [name=do]" };
        hands.skip().await;
        hands.tab_to(answer).await;
        hands.enter(".review-ways").await;
        hands.skip().await;
        hands.tab_to(".review-ways form[method=post] button").await;
        hands.enter("#ask").await;
        is_sailed |= is_asked_where;
        if is_sailed {
            break;
        }
    }
    let sailed = "SELECT count(*) FROM entries WHERE form LIKE 'sail %'";
    let sailed: i64 = app.db.client().await.query_one(sailed, &[]).await.unwrap().get(0);
    assert!(is_sailed && sailed > 0, "a ship has sailed");
}

/// The link of a letter, in a browser that has never been here.
async fn follow(browser: &Browser, house: &House, seat: Seat) {
    browser.client.delete_all_cookies().await.unwrap();
    let link = house.page_of(seat);
    browser.goto(&house.app.url(link.trim_end_matches("?here"))).await;
}
