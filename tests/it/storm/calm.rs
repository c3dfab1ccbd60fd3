//! After the storm: everything is well again, and goes on by itself. Games end, archives verify, and what people were told in the
//! storm is found in them.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use penelope::archive::verify;

use super::town::Town;
use super::visitor::Became;
use crate::support::client::Client;

/// Far more than any game needs.
const ROUNDS_MAX: usize = 600;
/// What is done in one's own turn, so that nothing can come between it and the log.
const OWN: [&str; 9] = ["propose", "stay", "wind", "rest", "pandora", "plague", "unplague", "exchange", "temple"];

impl Town {
    pub(crate) async fn calm_down(&mut self) -> Vec<String> {
        self.raise().await;
        let mut complaints = Vec::new();
        for round in 0.. {
            let open = "SELECT count(*) FROM tables WHERE status = 'playing'";
            if self.number(open).await == 0 {
                break;
            }
            if round == ROUNDS_MAX {
                complaints.push("stuck: letters and answers do not bring a game to its end".to_owned());
                return complaints;
            }
            self.pass(TimeDelta::minutes(7)).await;
            for number in 0..self.servers.len() {
                let server = self.servers[number].as_ref().expect("all are there");
                let ticked = server.tick(false).await;
                if !(ticked && server.send_letters().await) {
                    complaints.push("stuck: a server that is well does not work".to_owned());
                }
            }
            self.collect(self.ledger.steps == 0);
            for person in 0..self.people.len() {
                self.come_by(person, usize::MAX).await;
            }
        }
        // The last letters, with the archive.
        self.pass(TimeDelta::hours(20)).await;
        self.deliver().await;
        complaints.extend(self.audit().await);
        let left = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND digest_id IS NULL";
        let left = self.number(left).await;
        if left > 0 {
            complaints.push(format!("stuck: {left} letters never left"));
        }
        for row in self.client.query("SELECT id, code FROM tables WHERE status = 'over'", &[]).await.unwrap() {
            self.read_archive(row.get(0), &row.get::<_, String>(1), &mut complaints).await;
        }
        self.ledger.complaints.extend(complaints.iter().cloned());
        complaints
    }

    async fn read_archive(&self, table: i64, code: &str, complaints: &mut Vec<String>) {
        let server = self.servers.iter().flatten().next().expect("all are there");
        let mut client = Client::without_cookies(&server.base);
        let answer = client.get(&format!("/table/{code}/archive.json")).await;
        let text = answer.text().await.unwrap();
        if let Err(fault) = verify(&text) {
            complaints.push(format!("archive: {code} does not verify: {fault}"));
            return;
        }
        let archive: serde_json::Value = serde_json::from_str(&text).unwrap();
        let entries = archive["entries"].as_array().expect("a log");
        let sql = "SELECT p.address, s.seat FROM seats s JOIN players p ON p.id = s.player_id WHERE s.table_id = $1";
        for row in self.client.query(sql, &[&table]).await.unwrap() {
            let (address, seat): (String, i16) = (row.get(0), row.get(1));
            let person = self.people.iter().position(|person| person.address == address).expect("one of ours");
            let own = entries.iter().filter(|entry| entry["seat"] == seat);
            let mut logged: BTreeMap<String, usize> = BTreeMap::new();
            let mut by_hand = 0;
            for entry in own {
                let how = entry["how"].as_str().unwrap_or_default();
                by_hand += usize::from(how == "hand");
                if !["bot", "silence", "caretaker"].contains(&how) {
                    *logged.entry(entry["written"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
                }
            }
            self.compare(person, logged, by_hand, complaints);
        }
    }

    /// What somebody was told to have done is in the log, as often as it was told, and nothing more often than it was tried.
    fn compare(
        &self,
        person: usize,
        mut logged: BTreeMap<String, usize>,
        by_hand: usize,
        complaints: &mut Vec<String>,
    ) {
        let name = &self.people[person].name;
        let own = self.ledger.posted.iter().filter(|(poster, ..)| *poster == person);
        let mut told: Vec<&str> = Vec::new();
        let mut tried = 0;
        for (_, action, _, became) in own {
            match (action.as_str(), became) {
                // Taken back, or perhaps: what went before may be missing.
                ("", Became::Acknowledged | Became::Unknown) => drop(told.pop()),
                ("", Became::Refused) | (_, Became::Refused) => {}
                (action, Became::Acknowledged) => {
                    told.push(action);
                    tried += 1;
                }
                (_, Became::Unknown) => tried += 1,
            }
        }
        for action in told {
            let verb = action.split(' ').next().unwrap_or_default();
            if self.people[person].game == super::visitor::Game::Ulysses && !OWN.contains(&verb) {
                continue;
            }
            match logged.get_mut(action) {
                Some(count @ 1..) => *count -= 1,
                _ => complaints
                    .push(format!("answers: {name} was told that «{action}» was done, and the log has it not")),
            }
        }
        if by_hand > tried {
            complaints.push(format!("answers: {name} has {by_hand} entries by hand and posted only {tried}"));
        }
    }
}
