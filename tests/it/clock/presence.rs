//! Who is present decides which seats are offered and who is the host: both follow when somebody goes or comes back.

use chrono::TimeDelta;
use penelope::engine::Seat;
use reqwest::StatusCode;

use super::house::{Clocks, seat};

const LONDON: [&str; 4] = ["Europe/London 08:00-22:00"; 4];

impl Clocks {
    /// The seat of the player who opened the table.
    pub(crate) fn host(&self) -> Seat {
        let host = self.house.addresses.iter().position(|address| address == "anna@example.org").unwrap();
        seat(u8::try_from(host).unwrap())
    }

    /// The player of `gone` lets time run out twice in a row, while these answer whatever they are asked and take their seats
    /// back if time runs out for them before it is their turn to speak.
    pub(crate) async fn vanish(&self, gone: Seat, others: &[Seat]) {
        for _ in 0..200 {
            let away = self.house.look(gone).await.book.table().away();
            for other in others.iter().filter(|other| away.contains(**other)) {
                assert_eq!(self.press(*other, "back").await, 303);
            }
            if away.contains(gone) {
                return;
            }
            for other in others {
                self.answer_plainly(*other).await;
            }
            self.pass(TimeDelta::minutes(30)).await;
        }
        panic!("two silences in a row");
    }

    async fn away_letters(&self, gone: Seat) -> i64 {
        let seat = self.house.seats[usize::from(gone.number())].0;
        self.number(&format!("SELECT count(*) FROM outbox WHERE kind = 'away' AND seat_id = {seat}")).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_follows_those_who_play_and_its_player_is_told_once() {
    let clocks = Clocks::open("4+4<8", LONDON).await;
    let gone = clocks.host();
    let [first, second, third] = [1, 2, 3].map(|number| seat((gone.number() + number) % 4));
    assert_eq!(clocks.press(third, "resign").await, 303);
    clocks.vanish(gone, &[first, second]).await;
    clocks.agree(first, gone, "yes").await;
    assert_eq!(clocks.offered(first).await, None, "one of two");
    assert_eq!(clocks.away_letters(gone).await, 1);

    // Whoever goes away has no say: one of one.
    clocks.vanish(second, &[first]).await;
    let link = clocks.offered(first).await.expect("enough agree now");
    assert_eq!(clocks.house.app.get(&link).await.status(), StatusCode::OK);
    assert_eq!(clocks.away_letters(gone).await, 2, "the player is told");
    assert_eq!(clocks.press(second, "back").await, 303);
    assert_eq!(clocks.offered(first).await, None, "one of two again");
    assert_eq!(clocks.house.app.get(&link).await.status(), StatusCode::GONE);

    for _ in 0..5 {
        clocks.agree(second, gone, "yes").await;
        assert!(clocks.offered(first).await.is_some());
        clocks.agree(second, gone, "no").await;
    }
    assert_eq!(clocks.away_letters(gone).await, 2, "changing one's mind writes no letters");
    let host = "SELECT count(*) FROM tables JOIN players p ON p.id = host_id WHERE p.address = 'anna@example.org'";
    assert_eq!(clocks.number(host).await, 1, "a host who is merely away stays the host");

    // However old an offer is, its link can be used.
    clocks.agree(second, gone, "yes").await;
    let link = clocks.offered(first).await.unwrap();
    clocks.sql("UPDATE seats SET offered_at = offered_at - interval '75 days' WHERE offered_at IS NOT NULL").await;
    let later = clocks.offered(second).await.unwrap();
    assert_ne!(later, link);
    assert_eq!(clocks.offered(first).await.as_deref(), Some(&*later), "one link for all");
    assert_eq!(clocks.house.app.get(&later).await.status(), StatusCode::OK);

    // The next time is another time.
    assert_eq!(clocks.press(gone, "back").await, 303);
    clocks.vanish(gone, &[first, second]).await;
    clocks.agree(first, gone, "yes").await;
    clocks.agree(second, gone, "yes").await;
    assert_eq!(clocks.away_letters(gone).await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_for_good_hands_the_table_on() {
    let clocks = Clocks::open("brisk", LONDON).await;
    let host = clocks.host();
    let others = [1, 2, 3].map(|number| seat((host.number() + number) % 4));
    for other in others {
        assert_eq!(clocks.press(other, "more-time").await, 404);
    }
    assert_eq!(clocks.press(host, "resign").await, 303);
    assert_eq!(clocks.press(host, "more-time").await, 404);
    let next = "SELECT s.seat::bigint FROM seats s JOIN tables t ON t.host_id = s.player_id AND t.id = s.table_id";
    let next = seat(u8::try_from(clocks.number(next).await).unwrap());
    let joined = "SELECT seat::bigint FROM seats WHERE resigned_at IS NULL ORDER BY participant LIMIT 1";
    assert_eq!(clocks.number(joined).await, i64::from(next.number()), "whoever joined first");
    assert_eq!(clocks.press(next, "more-time").await, 303);

    // Nobody inherits what another has agreed to.
    let mut rest = others.into_iter().filter(|other| *other != next);
    let [first, second] = [(); 2].map(|()| rest.next().unwrap());
    clocks.agree(first, host, "yes").await;
    assert_eq!(clocks.press(first, "resign").await, 303);
    clocks.agree(second, first, "yes").await;
    let link = clocks.offered(second).await;
    assert_eq!(link, None, "one of two");
    assert_eq!(clocks.press(next, "resign").await, 303);
    let link = clocks.offered(second).await.expect("one of one");
    let invitation = clocks.ask(&link).await;
    assert_eq!(clocks.take(&invitation, "Nele").await.status(), StatusCode::SEE_OTHER);
    assert_eq!(clocks.number("SELECT count(*) FROM offers").await, 0);
}
