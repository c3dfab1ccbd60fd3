//! What is done to the servers, their lines, the database and the mail server.

use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::Storm;
use super::field::SERVERS;
use crate::storm::dice::Dice;
use crate::storm::line::{Fuse, Mood, Stroke};
use crate::support::folder::random_name;
use crate::support::smtp::{Moment, Trick};

/// How often what was done.
#[derive(Debug, Default)]
pub(super) struct Blows {
    pub(super) kills: u64,
    pub(super) database_kills: u64,
    pub(super) stops: u64,
    pub(super) cuts: u64,
    pub(super) silences: u64,
    pub(super) slow: u64,
    pub(super) mail: u64,
}

impl Storm {
    /// One blow, by the dice.
    pub(super) fn strike(&mut self, dice: &mut Dice, blows: &mut Blows) {
        let (at, number) = (Instant::now(), dice.index(SERVERS));
        let soon = |dice: &mut Dice, most: u64| at + Duration::from_millis(dice.below(most));
        let (process, line) = (&mut self.field.processes[number], &self.lines[number]);
        line.set(Mood::Well);
        match dice.below(100) {
            0..=54 => {
                process.kill();
                process.down_until = Some(soon(dice, 1_500));
                blows.kills += 1;
            }
            55..=58 => {
                if self.kill_database() {
                    (blows.kills, blows.database_kills) = (blows.kills + 1, blows.database_kills + 1);
                }
            }
            59..=68 => {
                process.signal(Signal::SIGSTOP);
                process.stopped_until = Some(soon(dice, 4_000));
                blows.stops += 1;
            }
            69..=78 => {
                line.cut_all();
                blows.cuts += 1;
            }
            79..=86 => {
                let (pieces, arrives) = (dice.below(30), dice.percent(50));
                line.light(Fuse { pieces, stroke: Stroke::Cut, arrives });
                blows.cuts += 1;
            }
            87..=89 => {
                line.set(Mood::Silent);
                blows.silences += 1;
            }
            90..=94 => {
                line.set(Mood::Slow(Duration::from_millis(dice.below(400))));
                blows.slow += 1;
            }
            _ => {
                let moment = [Moment::Mail, Moment::Data, Moment::Dot][dice.index(3)];
                let trick = if dice.percent(50) { Trick::HangUp } else { Trick::Say("451 4.3.0 come again later") };
                self.field.sink.play(moment, trick);
                blows.mail += 1;
                return;
            }
        }
        let mut tally = self.field.tally.lock().unwrap();
        tally.hit_at.get_or_insert(at);
    }

    /// Letters that somebody has asked for, so that the post has something to do; a few at a time.
    pub(super) async fn ask_for_letters(&self, count: u64) -> u64 {
        let insert = "WITH who AS (INSERT INTO players (address, name, created_at) VALUES ($1, 'Anna', now()) RETURNING id) \
                      INSERT INTO outbox (player_id, kind, message_id, send_at, written_at) \
                      SELECT id, 'sign in', $2, now(), now() FROM who";
        let Ok((client, connection)) =
            tokio_postgres::connect(self.cluster.url().reveal(), tokio_postgres::NoTls).await
        else {
            return 0;
        };
        tokio::spawn(connection);
        let mut written = 0;
        for _ in 0..count {
            let name = random_name();
            let asked = client.execute(insert, &[&format!("{name}@example.org"), &name]).await;
            written += u64::from(asked.is_ok());
        }
        written
    }

    /// Kills the database's first process; the one that keeps it starts it again.
    fn kill_database(&self) -> bool {
        let file = self.data.path().join("postgres/cluster/postmaster.pid");
        let pid = std::fs::read_to_string(file).ok().and_then(|text| text.lines().next()?.trim().parse().ok());
        pid.is_some_and(|pid| kill(Pid::from_raw(pid), Signal::SIGKILL).is_ok())
    }
}
