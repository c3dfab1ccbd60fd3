//! Clocks as they are: with seconds, not quite the same on two servers, set back in mid-game, read while others wait.

use chrono::TimeDelta;
use penelope::archive::verify;

use super::house::{Clocks, seat};
use crate::ahead::house::by_hand;
use crate::support::moment::a_moment;

const USUAL: [&str; 4] = ["UTC 08:00-22:00"; 4];

#[tokio::test(flavor = "multi_thread")]
async fn b_2_entries_never_go_back_in_time_whatever_the_clocks_say() {
    let clocks = Clocks::open("4+4<8", USUAL).await;
    // Two servers, 97 seconds apart, take turns; now and then one of them is set right.
    let mut apart = TimeDelta::seconds(97);
    for round in 0..40 {
        clocks.house.app.clock.advance(TimeDelta::milliseconds(700) + apart);
        apart = -apart;
        if round % 11 == 10 {
            clocks.house.app.clock.advance(TimeDelta::seconds(-600));
        }
        for number in 0..4 {
            clocks.answer_plainly(seat(number)).await;
        }
        clocks.tick().await;
    }
    let sql = "SELECT count(*) FROM entries a JOIN entries b ON b.table_id = a.table_id AND b.seq = a.seq + 1 \
               WHERE b.shown_at < a.shown_at";
    assert_eq!(clocks.number(sql).await, 0);
    assert!(clocks.entries().await > 30);
    for number in 0..4 {
        assert_eq!(clocks.press(seat(number), "resign").await, 303);
    }
    let archive = clocks.look_everywhere().await;
    assert!(verify(&archive).is_ok(), "{:?}", verify(&archive));
}

#[tokio::test(flavor = "multi_thread")]
async fn b_2_the_time_of_an_answer_is_taken_when_it_is_its_turn() {
    let clocks = Clocks::open("steady", USUAL).await;
    let active = clocks.active().await;
    let form = clocks.house.form(active).await.unwrap();
    let mut other = clocks.house.app.db.connect().await;
    let holding = other.transaction().await.unwrap();
    holding.batch_execute("SELECT 1 FROM tables FOR UPDATE").await.unwrap();
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let view = clocks.house.look(active).await;
    let place = plainest(&view);
    let answer = by_hand(&place);
    let (submitted, ()) = tokio::join!(clocks.house.submit(&form, &answer), async {
        while clocks.number(waits).await == 0 {
            a_moment().await;
        }
        clocks.house.app.clock.advance(TimeDelta::minutes(3));
        holding.commit().await.unwrap();
    });
    assert!(submitted.is_ok());
    let shown = "SELECT extract(epoch FROM shown_at)::bigint FROM entries ORDER BY seq DESC LIMIT 1";
    assert_eq!(clocks.number(shown).await, clocks.now().timestamp());
}

fn plainest(glance: &penelope::play::glance::Glance<penelope::engine::ulysses::Ulysses>) -> String {
    use penelope::engine::{Eye, Game as _};
    let view = glance.book.game().view(Eye::Public);
    let board = view.options.board;
    let place = board.neighbors(view.ship).without(view.plagues).iter().next().unwrap();
    format!("propose {}", board.id(place))
}

#[tokio::test(flavor = "multi_thread")]
async fn b_6_one_table_that_cannot_be_read_stops_no_sweep() {
    let clocks = Clocks::open("4+4<8", USUAL).await;
    // A second table beside it, whose people were here as long ago, and whose state nobody can read.
    clocks.sql("UPDATE seats SET acted_at = now() - interval '400 days'").await;
    let copy = "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, \
                created_at, host_id, places, bots, is_open, pace, locale, confirmed_at, started_at) \
                SELECT 'K7QM2X', game, ruleset, options, status, seal, seed, seq, head, digest, '\\x00', created_at, \
                host_id, places, bots, is_open, pace, locale, confirmed_at, started_at - interval '1 day' FROM tables; \
                INSERT INTO seats (table_id, participant, seat, name, word, player_id, joined_at, acted_at) \
                SELECT (SELECT id FROM tables WHERE code = 'K7QM2X'), participant, seat, name, word, NULL, joined_at, \
                acted_at FROM seats; \
                UPDATE tables SET started_at = '2025-01-01', created_at = '2025-01-01', acted_at = '2025-01-01'";
    clocks.sql(copy).await;
    let ticked = clocks.tick().await;
    assert_eq!(ticked.closed, 1, "the one that can be read");
    assert_eq!(clocks.text("SELECT status FROM tables WHERE code = 'K7QM2X'").await, "playing");
    assert_eq!(clocks.tick().await.closed, 0, "and every round goes on");
}
