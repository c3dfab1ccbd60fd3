//! What must hold whenever one looks, whatever has happened: the log and what is told of it, who is asked and has a letter, which
//! letters left, whose time ran out, and who reads what. A complaint is a sentence; the simulator wants none.

use std::collections::BTreeMap;
use std::time::SystemTime;

use chrono::{DateTime, Datelike as _, Duration, NaiveTime, TimeDelta, Utc};
use penelope::clock::{Clock, FixedClock};
use penelope::play::record;
use penelope::vault::Vault;

use super::town::Town;
use super::visitor::{plain, within};
use crate::support::client::Client;

/// Minutes are the smallest thing that is counted.
const SLACK: TimeDelta = TimeDelta::minutes(2);

/// Servers' clocks differ by less.
const SKEW: TimeDelta = TimeDelta::seconds(15);

/// Of every playing table, who is open to be asked and has no letter.
const UNTOLD: &str = "SELECT t.code, q.id FROM questions q JOIN seats s ON s.id = q.seat_id JOIN tables t ON t.id = q.table_id \
    WHERE q.closed_at IS NULL AND q.waits AND t.status = 'playing' AND s.bot IS NULL AND s.player_id IS NOT NULL \
    AND s.away_at IS NULL AND s.resigned_at IS NULL AND NOT EXISTS (SELECT FROM outbox o WHERE o.question_id = q.id \
    AND o.kind = 'question' AND o.state IN ('waiting', 'sent'))";

/// Tables at which the game goes on and nobody is asked, though somebody is there.
const UNASKED: &str = "SELECT t.code FROM tables t WHERE t.status = 'playing' \
    AND EXISTS (SELECT FROM seats s WHERE s.table_id = t.id AND s.bot IS NULL AND s.away_at IS NULL AND s.resigned_at IS NULL) \
    AND NOT EXISTS (SELECT FROM unsent u WHERE u.table_id = t.id) \
    AND NOT EXISTS (SELECT FROM questions q JOIN seats s ON s.id = q.seat_id WHERE q.table_id = t.id \
    AND q.closed_at IS NULL AND q.waits AND s.away_at IS NULL)";

/// Questions of which several letters tell: never a second one before the reader came, unless the question has changed.
const AGAIN: &str = "SELECT q.id, p.address, least(q.stage, 2::smallint), count(*), min(o.written_at), max(o.written_at) FROM outbox o \
    JOIN questions q ON q.id = o.question_id JOIN players p ON p.id = o.player_id \
    WHERE o.kind = 'question' AND o.state IN ('sent', 'waiting') GROUP BY 1, 2, 3 HAVING count(*) > 1";

impl Town {
    /// Everything that is wrong now.
    pub(crate) async fn audit(&mut self) -> Vec<String> {
        let mut complaints = Vec::new();
        self.logs(&mut complaints).await;
        self.questions(&mut complaints).await;
        self.letters(&mut complaints).await;
        self.clocks(&mut complaints).await;
        self.eyes(&mut complaints).await;
        self.ledger.complaints.extend(complaints.iter().cloned());
        complaints
    }

    /// A log only grows; played once more it gives the stored book and the head of the chain.
    async fn logs(&mut self, complaints: &mut Vec<String>) {
        let sql = "SELECT table_id, seq, md5(coalesce(seat::text, '') || shown_at::text || form || hidden::text) FROM entries \
                   ORDER BY 1, 2";
        let mut now: BTreeMap<(i64, i32), String> = BTreeMap::new();
        for row in self.client.query(sql, &[]).await.unwrap() {
            now.insert((row.get(0), row.get(1)), row.get(2));
        }
        for (place, entry) in &self.ledger.entries {
            if now.get(place) != Some(entry) {
                complaints.push(format!("log: entry {place:?} was there and is gone or has changed"));
            }
        }
        self.ledger.entries.append(&mut now);
        let (vault, clock) = (Vault::new(self.keys.clone()), Clock::Fixed(FixedClock::at(self.now)));
        for row in self.client.query("SELECT code, halted_because FROM tables WHERE seq > 0", &[]).await.unwrap() {
            let code: String = row.get(0);
            if let Some(cause) = row.get::<_, Option<String>>(1) {
                complaints.push(format!("log: table {code} is halted: {cause}"));
            }
            match record::by_code(&self.pool, &clock, &vault, &code.parse().unwrap()).await {
                Ok(Some(_)) => {}
                Ok(None) => complaints.push(format!("log: table {code} is not there")),
                Err(fault) => complaints.push(format!("log: {fault}")),
            }
        }
    }

    /// Law 3.
    async fn questions(&self, complaints: &mut Vec<String>) {
        for row in self.client.query(UNTOLD, &[]).await.unwrap() {
            let (code, question): (String, i64) = (row.get(0), row.get(1));
            complaints.push(format!("law 3: question {question} of table {code} waits, and no letter tells of it"));
        }
        for row in self.client.query(UNASKED, &[]).await.unwrap() {
            complaints.push(format!("law 3: nobody is asked at table {}", row.get::<_, String>(0)));
        }
    }

    /// What is said to have left has arrived; once, unless nobody could know that.
    async fn letters(&self, complaints: &mut Vec<String>) {
        let mut came: BTreeMap<&str, Vec<bool>> = BTreeMap::new();
        for (letter, troubled) in &self.ledger.letters {
            let (id, _) = letter.id.split_once('@').unwrap_or_default();
            let before = came.entry(id).or_default();
            if !before.is_empty() && !before.iter().any(|troubled| *troubled) {
                complaints.push(format!("letters: {id} came twice, though the first time nothing was in doubt"));
            }
            before.push(*troubled);
        }
        let sent = "SELECT message_id FROM outbox WHERE state = 'sent' AND digest_id IS NULL";
        for row in self.client.query(sent, &[]).await.unwrap() {
            let id: String = row.get(0);
            if !came.contains_key(id.as_str()) {
                complaints.push(format!("letters: {id} is said to have left and never came"));
            }
        }
        for row in self.client.query(AGAIN, &[]).await.unwrap() {
            let (question, address, stages, letters): (i64, String, i16, i64) =
                (row.get(0), row.get(1), row.get(2), row.get(3));
            let at = |column| DateTime::<Utc>::from(row.get::<_, SystemTime>(column));
            let (first, last) = (at(4), at(5) + SKEW);
            let person = self.people.iter().position(|person| person.address == address);
            let own =
                self.ledger.posted.iter().filter(|(poster, ..)| Some(*poster) == person).map(|(_, _, when, _)| *when);
            // Of what came with the first letter, one answer has caused it.
            let with = own.clone().filter(|when| (*when - first).abs() <= SKEW).count().saturating_sub(1);
            let came = with + own.filter(|when| *when > first + SKEW && *when <= last).count();
            if letters - 1 > i64::from(stages) + i64::try_from(came).unwrap() {
                complaints.push(format!("letters: {letters} tell {address} of question {question}, who never came"));
            }
        }
        let given_up = "SELECT message_id, state, reason FROM outbox WHERE state IN ('dead', 'refused')";
        for row in self.client.query(given_up, &[]).await.unwrap() {
            let (id, state, reason): (String, String, Option<String>) = (row.get(0), row.get(1), row.get(2));
            complaints.push(format!("letters: {id} is {state}, though its reader is there: {reason:?}"));
        }
    }

    /// A clock runs from when its letter has left, in waking hours, and not while the service was down.
    async fn clocks(&mut self, complaints: &mut Vec<String>) {
        let sql = "SELECT id, asked_at, started_at, out_at, allotted, waking FROM clocks WHERE started_at IS NOT NULL";
        let mut silences = 0;
        for row in self.client.query(sql, &[]).await.unwrap() {
            let id: i64 = row.get(0);
            let at = |column| row.get::<_, Option<SystemTime>>(column).map(DateTime::<Utc>::from);
            let (asked, started) = (at(1).unwrap(), at(2).unwrap());
            if started < asked - SLACK {
                complaints.push(format!("clocks: {id} began at {started}, before it was asked at {asked}"));
            }
            let (Some(out), Some(allotted)) = (at(3), row.get::<_, Option<i32>>(4)) else { continue };
            silences += 1;
            let had = self.waking(started, out);
            if had + SLACK < TimeDelta::minutes(allotted.into()) {
                let waking: Option<String> = row.get(5);
                let words = format!("had {} of {allotted} minutes from {started} to {out}", had.num_minutes());
                complaints.push(format!("clocks: {id} ran out too early: {words}, {waking:?}"));
            }
        }
        self.ledger.silences = silences;
    }

    /// The time between 8 and 22 o'clock, less that in which no server was there.
    fn waking(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> TimeDelta {
        let mut whole = between_hours(from, until);
        for (down, up) in &self.ledger.down {
            whole -= between_hours((*down).max(from), (*up).min(until));
        }
        whole
    }

    /// Every server tells everybody the same, and nobody what is another's.
    async fn eyes(&self, complaints: &mut Vec<String>) {
        // Pages say how long something takes yet; at one moment they say the same.
        let lags: Vec<TimeDelta> = self.servers.iter().flatten().map(|server| self.now - server.now()).collect();
        self.servers.iter().flatten().zip(&lags).for_each(|(server, lag)| server.advance(*lag));
        for row in self.client.query("SELECT code FROM tables WHERE seq > 0", &[]).await.unwrap() {
            let path = format!("/table/{}", row.get::<_, String>(0));
            let mut first: Option<String> = None;
            for server in self.servers.iter().flatten().filter(|server| !server.line.is_dead()) {
                let mut client = Client::without_cookies(&server.base);
                let page = within(client.try_open(&path)).await.map(|page| (page.status, page.html.clone()));
                let Some((status, html)) = page else {
                    complaints.push(format!("pages: no answer at {path}"));
                    continue;
                };
                if status != 200 {
                    complaints.push(format!("pages: {status} at {path}: {}", plain(&html)));
                }
                self.whispers(&html, None, &path, complaints);
                let told = plain(&html);
                if first.get_or_insert(told.clone()) != &told {
                    complaints.push(format!("pages: two servers tell {path} differently"));
                }
            }
        }
        self.servers.iter().flatten().zip(&lags).for_each(|(server, lag)| server.advance(-*lag));
        for (letter, _) in &self.ledger.letters {
            self.whispers(&letter.bytes, Some(&letter.to), "a letter", complaints);
        }
    }

    /// Whether a text that this reader has holds what is another's.
    pub(crate) fn whispers(&self, text: &str, reader: Option<&str>, place: &str, complaints: &mut Vec<String>) {
        for person in self.people.iter().filter(|person| Some(person.address.as_str()) != reader) {
            if text.contains(&person.secret) {
                complaints.push(format!("secrets: what only {} may read stands in {place}", person.name));
            }
        }
    }
}

fn between_hours(from: DateTime<Utc>, until: DateTime<Utc>) -> TimeDelta {
    let (mut sum, mut day) = (TimeDelta::zero(), from.date_naive());
    while day <= until.date_naive() {
        let at = |hour| day.and_time(NaiveTime::from_hms_opt(hour, 0, 0).unwrap()).and_utc();
        sum += (at(22).min(until) - at(8).max(from)).max(TimeDelta::zero());
        day += Duration::days(1);
    }
    debug_assert!(from.year() >= 2026);
    sum
}
