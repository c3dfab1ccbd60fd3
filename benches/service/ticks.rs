//! A tick that finds many questions whose time has run out, each answered by silence.

use std::sync::Arc;
use std::time::Instant;

use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use penelope::worker::tick::Tick;

use super::copies::Copies;
use super::house::House;
use super::played::{Far, Town};
use super::report;

const DUE: usize = 200;
/// Each of them waits for the disk, which is slow now and then: their median counts.
const IDLE: usize = 21;

pub(crate) async fn measure(house: &House) {
    let (url, keys) = (house.cluster.url_of("bench"), house.keys());
    let town = Town::new(&url, keys);
    let played = town.play(0, Far::Answers(4)).await;
    town.let_everything_leave().await;
    let copies = Arc::new(Copies::of(&url, &Vault::new(town.keys().clone()), &[played]).await);
    copies.fill(&url, 0..DUE, None).await;
    house
        .execute(
            "UPDATE clocks SET asked_at = now() - interval '40 days', started_at = now() - interval '40 days', \
             due_at = now() - interval '3 days', remind_at = NULL \
             WHERE stopped_at IS NULL AND table_id >= 1000000",
        )
        .await;
    let post: Arc<Mailer> = town.post();
    let tick = Tick::beside(&post);
    let begun = Instant::now();
    let ticked = tick.round(false).await.expect("a round");
    let seconds = begun.elapsed().as_secs_f64();
    assert!(ticked.silenced >= DUE, "{ticked:?}");
    // What follows from silence is looked after by the next one.
    tick.round(false).await.expect("a round");
    let mut idle = Vec::new();
    for _ in 0..IDLE {
        let begun = Instant::now();
        tick.round(false).await.expect("a round");
        idle.push(begun.elapsed().as_secs_f64());
    }
    idle.sort_by(f64::total_cmp);
    let nothing = idle[IDLE / 2];
    let what = format!("a tick over {DUE} questions whose time is out, each");
    let beside = format!("{:.1} ms for a tick that finds nothing", 1000.0 * nothing);
    report::plain(&what, &format!("{:.1} ms", 1000.0 * seconds / ticked.silenced as f64), &beside);
}
