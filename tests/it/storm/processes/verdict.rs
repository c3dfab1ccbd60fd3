//! Afterwards: every server answers again, and what people were told is compared with the logs.

use std::time::{Duration, Instant};

use nix::sys::signal::Signal;
use penelope::clock::Clock;
use penelope::engine::log::How;
use penelope::engine::of_game;
use penelope::id::{TableCode, TableId};
use penelope::play::glance;
use penelope::play::record::{self, AnyRecorded};
use penelope::vault::Vault;

use super::field::{Field, SERVERS, Seat, Tally};
use crate::storm::dice::Dice;
use crate::storm::visitor::{Became, Wish, visit};
use crate::support::client::Client;

/// What became of answers and tables.
#[derive(Debug, Default)]
pub(in crate::storm) struct Verdict {
    pub(in crate::storm) tables: usize,
    pub(in crate::storm) over: usize,
    pub(in crate::storm) lost: usize,
    pub(in crate::storm) doubled: usize,
    pub(in crate::storm) stuck: usize,
}

impl Verdict {
    /// What every table of docs/numbers.md about answers begins with.
    pub(in crate::storm) const HEAD: &str =
        "tables | over | acknowledged | no word | told not done | lost | doubled | stuck";

    /// The numbers below it.
    pub(in crate::storm) fn row(&self, tally: &Tally) -> String {
        let told = [tally.acknowledged, tally.unknown, tally.refused].map(|count| count.to_string()).join(" | ");
        format!("{} | {} | {told} | {} | {} | {}", self.tables, self.over, self.lost, self.doubled, self.stuck)
    }
}

impl Field {
    /// Every server answers, and all that was under way has its end.
    pub(in crate::storm) async fn calm(&mut self, visitors: Vec<tokio::task::JoinHandle<()>>) {
        self.sink.behave();
        for process in &mut self.processes {
            process.signal(Signal::SIGCONT);
            (process.stopped_until, process.down_until) = (None, None);
        }
        self.tally.lock().unwrap().stops = true;
        for visitor in visitors {
            visitor.await.unwrap();
        }
        self.until_ready().await;
    }

    /// Every server says that it can serve; whoever is not there is started.
    pub(in crate::storm) async fn until_ready(&mut self) {
        for number in 0..SERVERS {
            loop {
                self.look_after(Instant::now());
                let base = format!("http://127.0.0.1:{}", self.processes[number].port);
                let mut client = Client::without_cookies(&base);
                let ready = tokio::time::timeout(Duration::from_secs(20), client.try_open("/readyz")).await;
                if ready.is_ok_and(|page| page.is_ok_and(|page| page.status == 200)) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Of all tables that were played.
    pub(in crate::storm) async fn judge(&mut self) -> Verdict {
        let seats: Vec<Seat> = std::mem::take(&mut self.tally.lock().unwrap().seats);
        let mut verdict = Verdict { tables: seats.len(), ..Verdict::default() };
        let base = format!("http://127.0.0.1:{}", self.processes[0].port);
        for seat in seats {
            let code = glance::code_of(&self.pool, TableId(seat.table)).await.unwrap().expect("the table is there");
            let by_hand = self.by_hand(&code).await;
            let mut log = by_hand.iter();
            // What was acknowledged stands in the log in the same order, with nothing in between but what had no answer.
            verdict.lost += seat.acknowledged.iter().filter(|action| !log.any(|entry| entry == *action)).count();
            verdict.doubled += by_hand.len().saturating_sub(seat.acknowledged.len() + seat.unknown);
            let (mut is_over, mut goes_on, mut tries) = (false, false, 0);
            // A page that comes late on a busy machine is not stuck.
            while !is_over && !goes_on && tries < 5 {
                let (link, said) = (seat.link.clone(), seat.said.clone());
                let wish = Wish { link, game: seat.game, answers: 1, dice: Dice::of(1), said };
                let after = visit(&base, wish).await;
                is_over = after.is_over;
                goes_on = after.posted.iter().any(|posted| posted.became == Became::Acknowledged);
                tries += 1;
            }
            verdict.over += usize::from(is_over);
            verdict.stuck += usize::from(!is_over && !goes_on);
        }
        verdict
    }

    /// What the log says was done by hand, played once more and compared with the book.
    async fn by_hand(&self, code: &TableCode) -> Vec<String> {
        let vault = Vault::new(self.keys.clone());
        let recorded = record::by_code(&self.pool, &Clock::System, &vault, code).await;
        let recorded = recorded.expect("log, chain and book agree").expect("the table is there");
        of_game!(recorded, AnyRecorded, recorded => {
            let own = recorded.record.entries().filter(|(entry, _)| entry.hidden.how == How::Hand);
            own.map(|(entry, _)| entry.hidden.written.clone()).collect()
        })
    }
}

/// How long it took for so many of a hundred, in seconds.
pub(in crate::storm) fn seconds(waits: &[Duration], percent: usize) -> f64 {
    let mut waits = waits.to_vec();
    waits.sort_unstable();
    let at = (waits.len() * percent / 100).min(waits.len().saturating_sub(1));
    waits.get(at).map_or(0.0, Duration::as_secs_f64)
}
