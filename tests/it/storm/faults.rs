//! The simulator is worth as much as what it notices: each kind of fault is put in on purpose, into a copy of a town in which all is
//! well, and must be complained of.

use chrono::TimeDelta;

use super::town;
use super::town::Town;
use super::visitor::{Became, Game, visit};
use super::worlds::For;

/// A town in the middle of its games, in which some letters have left and others have not.
async fn busy_town() -> Town {
    let mut town = town(7).await;
    for round in 0..6 {
        town.pass(TimeDelta::minutes(7)).await;
        assert!(town.servers[1].as_ref().unwrap().tick(false).await);
        town.deliver().await;
        if round == 5 {
            break;
        }
        for person in 0..town.people.len() {
            town.pass(TimeDelta::minutes(1)).await;
            town.come_by(person, 1).await;
        }
    }
    assert!(town.servers[1].as_ref().unwrap().tick(false).await);
    assert_eq!(town.audit().await, [""; 0]);
    town
}

/// The letters that tell of what is asked now.
const TELLING: &str =
    "question_id IN (SELECT id FROM questions WHERE closed_at IS NULL AND waits) AND kind = 'question'";

/// Damage that shows as soon as one looks: what it is, how it is done, and how the complaint begins.
const DAMAGES: [(&str, &str, &str); 11] = [
    ("a letter's row is gone", "DELETE FROM outbox WHERE {TELLING}", "law 3: question"),
    (
        "a letter is said to have left and has not",
        "UPDATE outbox SET message_id = 'another' WHERE id = (SELECT max(id) FROM outbox WHERE state = 'sent')",
        "letters: another is said to have left",
    ),
    (
        "a second letter tells the same",
        "UPDATE questions SET stage = 0; \
         INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, message_id, send_at, written_at) \
         SELECT player_id, kind, table_id, seat_id, question_id, 'second', send_at, written_at + interval '1 minute' \
         FROM outbox WHERE {TELLING} AND state = 'sent' ORDER BY id DESC LIMIT 1",
        "letters: 2 tell",
    ),
    (
        "a letter is given up",
        "UPDATE outbox SET state = 'dead', reason = 'lost' WHERE id = (SELECT max(id) FROM outbox WHERE {TELLING})",
        "letters: ",
    ),
    ("an entry is gone", "DELETE FROM entries WHERE seq = 3", "log: entry"),
    ("an entry says something else", "UPDATE entries SET form = 'stay' WHERE seq = 3", "log: entry"),
    ("a head is another", "UPDATE tables SET head = sha256(head)", "log: table"),
    ("a book is another's", "UPDATE tables SET snapshot = (SELECT snapshot FROM tables ORDER BY id LIMIT 1)", "log: "),
    ("nobody is asked", "UPDATE questions SET closed_at = now() WHERE closed_at IS NULL", "law 3: nobody"),
    (
        "a clock began before anybody was asked",
        "UPDATE clocks SET started_at = started_at - interval '9 days'",
        "clocks: ",
    ),
    ("a name tells a secret", "UPDATE seats SET name = '{SECRET}' WHERE bot IS NULL", "secrets: what only Anna"),
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_damaged_on_purpose_is_complained_of() {
    let mut town = busy_town().await;
    let secret = town.people[0].secret.clone();
    for (number, (what, sql, complaint)) in (1..).zip(DAMAGES) {
        let mut copy = town.copy(number).await;
        assert_eq!(copy.audit().await, [""; 0], "before {what}");
        // Nobody came by since the letters were written.
        copy.ledger.posted.clear();
        let sql = sql.replace("{TELLING}", TELLING).replace("{SECRET}", &secret);
        copy.db.execute_as_superuser(&sql).await;
        let complaints = copy.audit().await;
        assert!(complaints.iter().any(|said| said.starts_with(complaint)), "{what}: {complaints:#?}");
    }
    // Somebody sees what is another's: here, because the world is dealt anew for that other one.
    let (complaints, compared) = town.worlds(For::Reader).await;
    assert!(complaints.is_empty() && compared >= 12, "{compared}: {complaints:#?}");
    let (complaints, _) = town.worlds(For::SomebodyElse).await;
    // At Odyssee hands lie open; what is face down nobody has looked at yet.
    for person in town.people.iter().filter(|person| person.game == Game::Ulysses) {
        let told =
            |what: &str| complaints.iter().any(|said| said.starts_with(&format!("worlds: {}'s {what}", person.name)));
        assert!(told("page"), "{}: {complaints:#?}", person.name);
    }
    assert!(complaints.iter().any(|said| said.contains("'s letter tells")), "{complaints:#?}");
    a_letter_that_left_leaves_again(town.copy(21).await).await;
    an_outage_is_forgotten(town.copy(22).await).await;
    an_acknowledged_answer_is_lost(town.copy(23).await).await;
    an_answer_counts_twice(town.copy(24).await).await;
}

async fn a_letter_that_left_leaves_again(mut town: Town) {
    let again = "UPDATE outbox SET state = 'waiting', done_at = NULL, attempts = 0, send_at = written_at \
                 WHERE id = (SELECT max(id) FROM outbox WHERE state = 'sent' AND ";
    town.db.execute(&format!("{again}{TELLING})")).await;
    town.deliver().await;
    let complaints = town.audit().await;
    assert!(complaints.iter().any(|said| said.contains("came twice")), "{complaints:#?}");
}

/// Everybody was away for a week, and nobody wrote it down.
async fn an_outage_is_forgotten(mut town: Town) {
    (0..3).for_each(|number| town.kill(number));
    town.pass(TimeDelta::days(7)).await;
    town.raise().await;
    town.pass(TimeDelta::minutes(1)).await;
    assert_eq!(town.number("SELECT count(*) FROM outages").await, 1, "it is noticed");
    town.db.execute("DELETE FROM outages").await;
    assert!(town.servers[0].as_ref().unwrap().tick(false).await);
    let complaints = town.audit().await;
    assert!(complaints.iter().any(|said| said.contains("ran out too early")), "{complaints:#?}");
}

/// As a database does that says COMMIT and forgets.
async fn an_acknowledged_answer_is_lost(mut town: Town) {
    const KEPT: [&str; 7] = ["tables", "entries", "questions", "words", "clocks", "unsent", "outbox"];
    for person in 0..town.people.len() {
        for table in KEPT {
            town.db
                .execute(&format!("DROP TABLE IF EXISTS kept_{table}; CREATE TABLE kept_{table} AS TABLE {table}"))
                .await;
        }
        let Some(wish) = town.wish(person, 1) else { continue };
        let base = town.servers[0].as_ref().unwrap().base.clone();
        let posted = visit(&base, wish).await.posted.into_iter().next_back();
        let Some(posted) = posted.filter(|posted| posted.became == Became::Acknowledged) else { continue };
        let forget = KEPT.iter().map(|table| {
            format!("DELETE FROM {table}; INSERT INTO {table} OVERRIDING SYSTEM VALUE SELECT * FROM kept_{table};")
        });
        let forget: String = forget.collect();
        town.db.execute_as_superuser(&format!("SET session_replication_role = replica; {forget}")).await;
        let mut complaints = Vec::new();
        town.repeat(person, posted, &mut complaints).await;
        assert!(complaints.iter().any(|said| said.starts_with("answers: ")), "{complaints:#?}");
        return;
    }
    panic!("somebody is asked");
}

/// As if answers had been written down that nobody gave: what Dora has posted so far is forgotten by whoever counts.
async fn an_answer_counts_twice(mut town: Town) {
    let dora = town.people.iter().position(|person| person.name == "Dora").expect("she plays");
    let before = town.ledger.posted.len();
    town.ledger.posted.retain(|(person, ..)| *person != dora);
    assert!(town.ledger.posted.len() < before);
    let complaints = town.calm_down().await;
    assert!(complaints.iter().any(|said| said.contains("and posted only")), "{complaints:#?}");
}
