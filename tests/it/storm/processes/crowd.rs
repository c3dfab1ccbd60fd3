//! People who go from table to table, whichever server answers.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::field::Tally;
use crate::storm::dice::Dice;
use crate::storm::visitor::{Became, Wish, visit};

/// Somebody who goes from table to table and answers there, until there is an end.
pub(in crate::storm) async fn wander(tally: Arc<Mutex<Tally>>, ports: Vec<u16>, seed: u64) {
    let mut dice = Dice::of(seed);
    loop {
        if tally.lock().unwrap().stops {
            return;
        }
        let Some((at, wish)) = tally.lock().unwrap().sit_down(&mut dice) else {
            // Until another table is dealt.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
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

impl Tally {
    /// At a table where nobody sits; nothing if all are over or busy.
    fn sit_down(&mut self, dice: &mut Dice) -> Option<(usize, Wish)> {
        let free: Vec<usize> =
            (0..self.seats.len()).filter(|at| !self.seats[*at].busy && !self.seats[*at].is_over).collect();
        let at = *dice.pick(&free)?;
        let seat = &mut self.seats[at];
        seat.busy = true;
        let (link, said, answers) = (seat.link.clone(), seat.said.clone(), 1 + dice.index(3));
        Some((at, Wish { link, game: seat.game, answers, dice: Dice::of(dice.below(u64::MAX)), said }))
    }
}
