//! People who go from table to table, whichever server answers.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::field::Tally;
use crate::storm::dice::Dice;
use crate::storm::visitor::{Became, Wish, visit};

/// Somebody who goes from table to table and answers there, until there is an end.
pub(super) async fn wander(tally: Arc<Mutex<Tally>>, ports: Vec<u16>, seed: u64) {
    let mut dice = Dice::of(seed);
    loop {
        let (at, wish) = {
            let mut tally = tally.lock().unwrap();
            if tally.stops {
                return;
            }
            let free: Vec<usize> =
                (0..tally.seats.len()).filter(|at| !tally.seats[*at].busy && !tally.seats[*at].is_over).collect();
            let Some(at) = dice.pick(&free).copied() else { return };
            let seat = &mut tally.seats[at];
            seat.busy = true;
            let (link, said, answers) = (seat.link.clone(), seat.said.clone(), 1 + dice.index(3));
            (at, Wish { link, game: seat.game, answers, dice: Dice::of(dice.below(u64::MAX)), said })
        };
        let base = format!("http://127.0.0.1:{}", ports[dice.index(ports.len())]);
        let visited = visit(&base, wish).await;
        let failed = visited.troubles > 0 && visited.posted.is_empty();
        {
            let tally = &mut *tally.lock().unwrap();
            let seat = &mut tally.seats[at];
            (seat.busy, seat.said, seat.is_over) = (false, visited.said, visited.is_over);
            tally.troubles += visited.troubles as u64;
            tally.odd.extend(visited.odd);
            for posted in visited.posted {
                match posted.became {
                    Became::Acknowledged => {
                        tally.acknowledged += 1;
                        seat.acknowledged.push(posted.action);
                        tally.waits.extend(tally.hit_at.take().map(|hit_at| hit_at.elapsed()));
                    }
                    Became::Unknown => (tally.unknown, seat.unknown) = (tally.unknown + 1, seat.unknown + 1),
                    Became::Refused => tally.refused += 1,
                }
            }
        }
        if failed {
            // As somebody does who gets no page.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}
