//! One step of the storm: the time moves, servers come and go, something is about to fail, and then people, letters and clocks go on at
//! once. All of it is drawn before it begins; what cannot be drawn is in which order things that happen at once reach the database.

use std::pin::Pin;

use chrono::TimeDelta;
use futures_util::future::join_all;

use super::dice::Dice;
use super::line::{Fuse, Stroke};
use super::town::Town;
use super::visitor::{Became, Posted, Visit, visit};
use crate::support::smtp::{Moment, Trick};

/// What somebody did in a step.
enum Done {
    Visited(usize, Box<Visit>),
    Worked(bool),
}

/// All that a repeated form could change at a table.
const STATE: &str = "SELECT md5(concat(t.seq, t.head::text, t.status, \
    (SELECT string_agg(concat(q.id, ' ', q.revision, q.closed_at), ',' ORDER BY q.id) FROM questions q WHERE q.table_id = t.id), \
    (SELECT string_agg(w::text, ',' ORDER BY w.seat_id) FROM words w JOIN seats x ON x.id = w.seat_id WHERE x.table_id = t.id), \
    (SELECT string_agg(u::text, ',' ORDER BY u.seat_id) FROM unsent u WHERE u.table_id = t.id))) \
    FROM tables t JOIN seats s ON s.table_id = t.id JOIN players p ON p.id = s.player_id WHERE p.address = $1";

impl Town {
    pub(crate) async fn step(&mut self) -> Vec<String> {
        self.ledger.steps += 1;
        let blackout = self.weather().await;
        let (tricks, in_doubt) = self.play_tricks();
        self.light_fuses();
        let before: u64 = self.strokes();
        let done = self.go_on().await;
        for server in self.servers.iter().flatten() {
            server.line.put_out();
        }
        self.sink.behave();
        let strokes = self.strokes() - before;
        self.ledger.tricks += tricks;
        self.reap();
        let failed = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND reason IS NOT NULL";
        let worked = done.iter().all(|done| matches!(done, Done::Visited(..) | Done::Worked(true)));
        let troubled = blackout || in_doubt || strokes > 0 || !worked || self.number(failed).await > 0;
        self.collect(troubled);
        if self.alive().is_empty() {
            self.raise_one(0).await;
        }
        let mut complaints = Vec::new();
        for done in done {
            if let Done::Visited(person, visit) = done {
                self.weigh(person, *visit, &mut complaints).await;
            }
        }
        complaints.extend(self.audit().await);
        self.ledger.complaints.extend(complaints.iter().cloned());
        complaints
    }

    /// Time passes, with or without servers. Says whether there were none.
    async fn weather(&mut self) -> bool {
        let blackout = self.dice.percent(6);
        if blackout {
            (0..self.servers.len()).for_each(|number| self.kill(number));
            let hours = 1 + self.dice.below(40);
            self.pass(TimeDelta::hours(hours.cast_signed())).await;
        }
        for number in 0..self.servers.len() {
            if self.dice.percent(60) {
                self.raise_one(number).await;
            } else if self.dice.percent(5) {
                self.kill(number);
            }
        }
        if self.alive().is_empty() {
            self.raise_one(0).await;
        }
        let minutes = match self.dice.below(10) {
            0..=5 => 1 + self.dice.below(12),
            6..=8 => 60 + self.dice.below(180),
            _ => 900 + self.dice.below(1500),
        };
        self.pass(TimeDelta::minutes(minutes.cast_signed())).await;
        // No two machines go alike.
        for server in self.servers.iter().flatten() {
            let lag = (self.now - server.now()).num_seconds();
            let drift = self.dice.below(3).cast_signed() - 1;
            server.advance(TimeDelta::seconds(if lag.abs() > 2 { lag.signum() } else { drift }));
        }
        blackout
    }

    /// The mail server fails in up to three conversations. Says in how many, and whether one ends without a verdict.
    fn play_tricks(&mut self) -> (u64, bool) {
        let (mut count, mut in_doubt) = (0, false);
        while count < 3 && self.dice.percent(30) {
            let moments = [
                Moment::Greeting,
                Moment::Hello,
                Moment::Mail,
                Moment::Recipient,
                Moment::Data,
                Moment::Dot,
                Moment::Dot,
            ];
            let moment = moments[self.dice.index(moments.len())];
            let trick = match self.dice.below(20) {
                0..=6 => Trick::Say("451 4.3.0 come again later"),
                7..=9 => Trick::SayAndHangUp("421 4.3.2 closing"),
                10..=17 => Trick::HangUp,
                18 => Trick::Raw(b"250 gr\xfc\xdfe\r\n"),
                _ => Trick::KeepSilent,
            };
            in_doubt |= moment == Moment::Dot;
            self.sink.play(moment, trick);
            count += 1;
        }
        (count, in_doubt)
    }

    fn light_fuses(&mut self) {
        for number in self.alive() {
            if !self.dice.percent(40) {
                continue;
            }
            let stroke = if self.dice.percent(60) { Stroke::Kill } else { Stroke::Cut };
            let fuse = Fuse { pieces: self.dice.below(70), stroke, arrives: self.dice.percent(50) };
            if let Some(server) = &self.servers[number] {
                server.line.light(fuse);
            }
        }
    }

    fn strokes(&self) -> u64 {
        self.servers.iter().flatten().map(|server| server.line.strokes()).sum()
    }

    /// People, letters and clocks, all at once.
    async fn go_on(&mut self) -> Vec<Done> {
        let alive = self.alive();
        let mut visits = Vec::new();
        // By turns somebody does not look for days, so that time runs out, too.
        let absent = usize::try_from(self.ledger.steps / 25).unwrap() % self.people.len();
        for person in 0..self.people.len() {
            if self.dice.percent(35) && person != absent {
                let (at, answers) = (alive[self.dice.index(alive.len())], 1 + self.dice.index(3));
                visits.extend(self.wish(person, answers).map(|wish| (person, at, wish)));
            }
        }
        let draw = |chance: u64, dice: &mut Dice| -> Vec<usize> {
            alive.iter().copied().filter(|_| dice.percent(chance)).collect()
        };
        let (mails, ticks, sorts) = (draw(50, &mut self.dice), draw(40, &mut self.dice), draw(10, &mut self.dice));
        let closes = self.dice.percent(10);
        let server = |number: usize| self.servers[number].as_ref().expect("it is alive");
        let mut doing: Vec<Pin<Box<dyn Future<Output = Done> + '_>>> = Vec::new();
        for (person, at, wish) in visits {
            let base = server(at).base.clone();
            doing.push(Box::pin(async move { Done::Visited(person, Box::new(visit(&base, wish).await)) }));
        }
        for number in mails {
            doing.push(Box::pin(async move { Done::Worked(server(number).send_letters().await) }));
        }
        for number in ticks {
            doing.push(Box::pin(async move { Done::Worked(server(number).tick(closes).await) }));
        }
        for number in sorts {
            doing.push(Box::pin(async move { Done::Worked(server(number).sort().await) }));
        }
        join_all(doing).await
    }

    fn reap(&mut self) {
        for number in self.alive() {
            let line = &self.servers[number].as_ref().expect("it is alive").line;
            self.ledger.cuts += line.strokes();
            if line.is_dead() {
                self.ledger.cuts -= 1;
                self.kill(number);
            }
        }
    }

    /// What somebody was told is true: what was acknowledged is there, so that the same form once more changes nothing.
    async fn weigh(&mut self, person: usize, visit: Visit, complaints: &mut Vec<String>) {
        complaints.extend(visit.odd.iter().map(|odd| format!("pages: {odd}")));
        let reader = self.people[person].address.clone();
        for page in &visit.pages {
            self.whispers(page, Some(&reader), "a page", complaints);
        }
        self.note(person, &visit.posted);
        self.people[person].said = visit.said;
        let last = visit.posted.into_iter().next_back();
        if let Some(posted) = last.filter(|posted| posted.became == Became::Acknowledged) {
            self.repeat(person, posted, complaints).await;
        }
    }

    pub(crate) async fn state_of(&self, person: usize) -> String {
        self.client.query_one(STATE, &[&self.people[person].address]).await.unwrap().get(0)
    }

    pub(crate) async fn repeat(&mut self, person: usize, posted: Posted, complaints: &mut Vec<String>) {
        let before = self.state_of(person).await;
        let alive = self.alive();
        let Some(server) = self.dice.pick(&alive).and_then(|number| self.servers[*number].as_ref()) else { return };
        let mut client = posted.client.at(&server.base);
        let answer = super::visitor::within(client.try_press_only(&posted.form, None)).await;
        self.ledger.reposts += 1;
        let status = answer.map(|answer| answer.status().as_u16());
        if !matches!(status, Some(200 | 303 | 409)) {
            complaints.push(format!("pages: a form sent once more was answered with {status:?}"));
        }
        if self.state_of(person).await != before {
            let (name, action) = (&self.people[person].name, &posted.action);
            complaints.push(format!("answers: {name} was told that «{action}» was done, and it was not there"));
        }
    }
}
