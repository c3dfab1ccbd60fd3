//! Leaving for good, together with everything else that may have happened to a seat before: no button bricks a table.

use chrono::TimeDelta;
use penelope::archive::verify;

use super::house::{Clocks, seat};

const LONDON: [&str; 4] = ["Europe/London 08:00-22:00"; 4];

impl Clocks {
    /// Every page of every seat can be made, and so can everybody's and the archive, which is returned.
    pub(crate) async fn look_everywhere(&self) -> String {
        let code = self.text("SELECT code FROM tables").await;
        for number in 0..4 {
            let page = self.house.app.get(&self.house.page_of(seat(number))).await;
            assert_eq!(page.status(), 200, "seat {number}");
        }
        for path in ["", "/archive.txt", "/replay", "/resign"] {
            let status = self.house.app.get(&format!("/table/{code}{path}")).await.status();
            assert!(status.is_success() || status.is_redirection(), "{path}: {status}");
        }
        self.house.app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap()
    }

    async fn status(&self) -> String {
        self.text("SELECT status FROM tables").await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn b_1_whose_seat_the_caretaker_keeps_may_leave_for_good() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let gone = clocks.active().await;
    let others = [1, 2, 3].map(|number| seat((gone.number() + number) % 4));
    clocks.vanish(gone, &others).await;
    let entries = clocks.entries().await;
    assert_eq!(clocks.press(gone, "resign").await, 303);
    assert_eq!(clocks.entries().await, entries, "the log knows already that the seat's player is away");
    assert!(clocks.page(gone).await.contains("You have left this game"));
    clocks.look_everywhere().await;
    assert_eq!(clocks.press(gone, "resign").await, 303, "twice is once");
    assert_eq!(clocks.press(gone, "back").await, 404, "there is no way back");
    clocks.look_everywhere().await;
    for _ in 0..6 {
        for other in others {
            clocks.answer_plainly(other).await;
        }
        clocks.pass(TimeDelta::minutes(10)).await;
    }
    assert!(clocks.entries().await > entries, "the others play on");
    clocks.look_everywhere().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn b_8_the_last_who_is_here_leaves_and_the_table_waits_for_those_who_are_away() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let away = clocks.active().await;
    let [first, second, last] = [1, 2, 3].map(|number| seat((away.number() + number) % 4));
    clocks.vanish(away, &[first, second, last]).await;
    for leaver in [first, second] {
        assert_eq!(clocks.press(leaver, "resign").await, 303);
    }
    // What will happen is said before.
    let before = clocks.house.page_of(last).replace("?here", "/resign?here");
    let before = clocks.house.app.get(&before).await.text().await.unwrap();
    assert!(before.contains("the table stands still until one of them is back"), "{before}");
    assert_eq!(clocks.press(last, "resign").await, 303);
    assert_eq!(clocks.status().await, "playing");
    assert_eq!(clocks.number("SELECT count(*) FROM questions WHERE closed_at IS NULL").await, 0);
    for reader in [away, last] {
        let page = clocks.page(reader).await;
        assert!(page.contains("the table stands still until somebody comes back"), "{page}");
    }
    let entries = clocks.entries().await;
    clocks.pass(TimeDelta::hours(30)).await;
    assert_eq!(clocks.entries().await, entries, "nothing happens");
    clocks.look_everywhere().await;

    // Whoever comes back finds everything as it was.
    assert_eq!(clocks.press(away, "back").await, 303);
    assert!(clocks.entries().await > entries);
    clocks.look_everywhere().await;
    // And when nobody is left who could, the table closes, with a file that anyone can check.
    let page = clocks.house.page_of(away).replace("?here", "/resign?here");
    assert!(clocks.house.app.get(&page).await.text().await.unwrap().contains("without a winner"));
    assert_eq!(clocks.press(away, "resign").await, 303);
    assert_eq!(clocks.status().await, "closed");
    let archive = clocks.look_everywhere().await;
    assert!(verify(&archive).is_ok(), "{:?}", verify(&archive));
}

#[tokio::test(flavor = "multi_thread")]
async fn b_8_those_who_are_away_may_leave_one_after_the_other() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let gone = clocks.active().await;
    let [first, second, third] = [1, 2, 3].map(|number| seat((gone.number() + number) % 4));
    clocks.vanish(gone, &[first, second, third]).await;
    clocks.vanish(first, &[second, third]).await;
    for leaver in [second, third] {
        assert_eq!(clocks.press(leaver, "resign").await, 303);
    }
    assert_eq!(clocks.status().await, "playing");
    assert_eq!(clocks.press(gone, "resign").await, 303);
    assert_eq!(clocks.status().await, "playing", "one is left who may come back");
    clocks.look_everywhere().await;
    assert_eq!(clocks.press(first, "resign").await, 303);
    assert_eq!(clocks.status().await, "closed");
    assert!(verify(&clocks.look_everywhere().await).is_ok());
}
