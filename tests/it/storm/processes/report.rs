//! Afterwards: everything is well again, and what people were told is compared with the logs.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nix::sys::signal::Signal;
use penelope::clock::Clock;
use penelope::engine::log::How;
use penelope::engine::of_game;
use penelope::play::record::{self, AnyRecorded};
use penelope::vault::Vault;

use super::blows::Blows;
use super::field::{Field, SERVERS, Seat};
use crate::storm::dice::Dice;
use crate::storm::line::Mood;
use crate::storm::visitor::{Became, Wish, visit};
use crate::support::client::Client;
use crate::support::db::connect;

pub(super) struct Report {
    pub(super) words: String,
    pub(super) lost: usize,
    pub(super) doubled: usize,
    pub(super) stuck: usize,
    pub(super) letters_lost: usize,
    pub(super) odd: Vec<String>,
}

impl Field {
    /// Everything is well again: every server answers, and all that was under way has its end.
    pub(super) async fn calm(&mut self, visitors: Vec<tokio::task::JoinHandle<()>>) {
        self.sink.behave();
        for process in &mut self.processes {
            process.line.set(Mood::Well);
            process.line.put_out();
            process.signal(Signal::SIGCONT);
            (process.stopped_until, process.down_until) = (None, None);
        }
        self.tally.lock().unwrap().stops = true;
        for visitor in visitors {
            visitor.await.unwrap();
        }
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

    pub(super) async fn report(&mut self, blows: &Blows, written: u64, stormed: Duration) -> Report {
        let (mut lost, mut doubled, mut stuck, mut over) = (0, 0, 0, 0);
        let seats: Vec<Seat> = std::mem::take(&mut self.tally.lock().unwrap().seats);
        let count = seats.len();
        let client = connect(&self.cluster.url()).await;
        let base = format!("http://127.0.0.1:{}", self.processes[0].port);
        for seat in seats {
            let sql = "SELECT code FROM tables WHERE id = $1";
            let code: String = client.query_one(sql, &[&seat.table]).await.unwrap().get(0);
            let by_hand = self.by_hand(&code).await;
            let mut log = by_hand.iter();
            // What was acknowledged stands in the log in the same order, with nothing in between but what had no answer.
            lost += seat.acknowledged.iter().filter(|action| !log.any(|entry| entry == *action)).count();
            doubled += by_hand.len().saturating_sub(seat.acknowledged.len() + seat.unknown);
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
            over += usize::from(is_over);
            stuck += usize::from(!is_over && !goes_on);
        }
        // A letter in a dead server's hands waits for its lease.
        let begun = Instant::now();
        let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind = 'sign in'";
        let mut left: i64 = client.query_one(waiting, &[]).await.unwrap().get(0);
        while left > 0 && begun.elapsed() < Duration::from_secs(600) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            self.look_after(Instant::now());
            left = client.query_one(waiting, &[]).await.unwrap().get(0);
        }
        let post = begun.elapsed();
        let mut came: BTreeMap<String, usize> = BTreeMap::new();
        for letter in self.sink.letters_after(0) {
            *came.entry(letter.header("Message-ID")).or_default() += 1;
        }
        let twice: usize = came.values().map(|count| count - 1).sum();
        let sent: i64 = client.query_one("SELECT count(*) FROM outbox WHERE state = 'sent'", &[]).await.unwrap().get(0);
        let letters_lost = usize::try_from(sent).unwrap().saturating_sub(came.len()) + usize::try_from(left).unwrap();
        let tally = &mut *self.tally.lock().unwrap();
        tally.waits.sort_unstable();
        let wait = |percent: usize| {
            let at = (tally.waits.len() * percent / 100).min(tally.waits.len().saturating_sub(1));
            tally.waits.get(at).map_or(0.0, Duration::as_secs_f64)
        };
        let words = format!(
            "| kills | of the database | stops | cuts | silent lines | slow lines | mail faults | minutes |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {} | {} | {} | {} | {} | {} | {} | {:.1} |\n\n\
             | tables | over | acknowledged | no word | told not done | lost | doubled | stuck | next answer after a blow: median, 95 %, longest |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {count} | {over} | {} | {} | {} | {lost} | {doubled} | {stuck} | {:.2} s, {:.2} s, {:.2} s |\n\n\
             | letters asked for | came | lost | twice, with the same Message-ID | until the last one had left |\n\
             | --- | --- | --- | --- | --- |\n\
             | {written} | {} | {letters_lost} | {twice} ({:.1} %) | {:.0} s |\n",
            blows.kills,
            blows.database_kills,
            blows.stops,
            blows.cuts,
            blows.silences,
            blows.slow,
            blows.mail,
            stormed.as_secs_f64() / 60.0,
            tally.acknowledged,
            tally.unknown,
            tally.refused,
            wait(50),
            wait(95),
            wait(100),
            came.len(),
            100.0 * twice as f64 / came.len().max(1) as f64,
            post.as_secs_f64(),
        );
        Report { words, lost, doubled, stuck, letters_lost, odd: std::mem::take(&mut tally.odd) }
    }

    /// What the log says was done by hand, played once more and compared with the book.
    pub(super) async fn by_hand(&self, code: &str) -> Vec<String> {
        let vault = Vault::new(self.keys.clone());
        let recorded = record::by_code(&self.pool, &Clock::System, &vault, &code.parse().unwrap()).await;
        let recorded = recorded.expect("log, chain and book agree").expect("the table is there");
        of_game!(recorded, AnyRecorded, recorded => {
            let own = recorded.record.entries().filter(|(entry, _)| entry.hidden.how == How::Hand);
            own.map(|(entry, _)| entry.hidden.written.clone()).collect()
        })
    }
}
