//! What a storm came to, as tables of docs/numbers.md: blows, answers, letters.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::Storm;
use super::blows::Blows;
use super::verdict::{Verdict, seconds};
use crate::support::db::connect;

/// What became of letters.
pub(super) struct Post {
    came: usize,
    pub(super) lost: usize,
    /// Came once more, with the same Message-ID.
    twice: usize,
    /// Of those: the mail server cut the line when it had the whole letter, so that nobody can know.
    unconfirmed: usize,
    until_last: Duration,
}

impl Storm {
    /// Once the last one has left. A letter in a dead server's hands waits for its lease.
    pub(super) async fn post(&mut self) -> Post {
        let (begun, client) = (Instant::now(), connect(&self.cluster.url()).await);
        let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind = 'sign in'";
        let mut left: i64 = client.query_one(waiting, &[]).await.unwrap().get(0);
        while left > 0 && begun.elapsed() < Duration::from_secs(600) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            self.field.look_after(Instant::now());
            left = client.query_one(waiting, &[]).await.unwrap().get(0);
        }
        let until_last = begun.elapsed();
        let (mut came, mut cut): (BTreeMap<String, usize>, BTreeSet<String>) = Default::default();
        for letter in self.field.sink.letters_after(0) {
            let id = letter.header("Message-ID");
            cut.extend(letter.is_unconfirmed.then(|| id.clone()));
            *came.entry(id).or_default() += 1;
        }
        let again = |(_, count): &(&String, &usize)| **count - 1;
        let twice: usize = came.iter().map(|letter| again(&letter)).sum();
        let unconfirmed: usize = came.iter().filter(|(id, _)| cut.contains(*id)).map(|letter| again(&letter)).sum();
        let sent: i64 = client.query_one("SELECT count(*) FROM outbox WHERE state = 'sent'", &[]).await.unwrap().get(0);
        let lost = usize::try_from(sent).unwrap().saturating_sub(came.len()) + usize::try_from(left).unwrap();
        Post { came: came.len(), lost, twice, unconfirmed, until_last }
    }

    pub(super) fn words(&self, blows: &Blows, verdict: &Verdict, post: &Post, asked: u64, stormed: Duration) -> String {
        let tally = self.field.tally.lock().unwrap();
        let (own, head, row) = (post.twice - post.unconfirmed, Verdict::HEAD, verdict.row(&tally));
        format!(
            "| kills | of the database | stops | cuts | silent lines | slow lines | mail faults | minutes |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {} | {} | {} | {} | {} | {} | {} | {:.1} |\n\n\
             | {head} | next answer after a blow: median, 95 %, longest |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {row} | {:.2} s, {:.2} s, {:.2} s |\n\n\
             | letters asked for | came | lost | twice, since the mail server cut the line after the letter | twice for other reasons | until the last one had left |\n\
             | --- | --- | --- | --- | --- | --- |\n\
             | {asked} | {} | {} | {} | {own} ({:.1} %) | {:.0} s |\n",
            blows.kills,
            blows.database_kills,
            blows.stops,
            blows.cuts,
            blows.silences,
            blows.slow,
            blows.mail,
            stormed.as_secs_f64() / 60.0,
            seconds(&tally.waits, 50),
            seconds(&tally.waits, 95),
            seconds(&tally.waits, 100),
            post.came,
            post.lost,
            post.unconfirmed,
            100.0 * own as f64 / post.came.max(1) as f64,
            post.until_last.as_secs_f64(),
        )
    }
}
