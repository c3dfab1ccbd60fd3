//! Answers by mail to the other game and to letters that carry several tables; what breaks off while one is read; and what the
//! operator sees of it.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use penelope::engine::odyssee::Odyssee;

use super::answers::{ANNA, House, Mail, message, proven};

/// Of a letter that asks: how many choices it numbers, and the written forms that it shows in square brackets.
fn choices(letter: &Mail) -> (usize, Vec<String>) {
    let lines = letter.text.lines().filter_map(|line| line.strip_prefix("* "));
    let numbered: Vec<&str> = lines.filter(|line| line.starts_with(char::is_numeric)).collect();
    let in_brackets = |line: &&str| Some(line.rsplit_once('[')?.1.split_once(']')?.0.to_owned());
    (numbered.len(), numbered.iter().filter_map(in_brackets).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_questions_of_odyssee_are_answered_by_number_and_in_the_written_form_that_the_letter_shows() {
    let house = House::playing::<Odyssee>().await;
    house.desk.execute("UPDATE seats SET mail_counts = true").await;
    let mut letter = house.ask().await;
    let (mut by_number, mut in_writing, mut seen) = (0, 0, BTreeSet::new());
    for round in 0..12 {
        let (count, written) = choices(&letter);
        assert!(count > 0, "{}", letter.text);
        let before = house.entries().await;
        let words = match written.first() {
            Some(written) if round % 2 == 0 => {
                in_writing += 1;
                written.clone()
            }
            _ => {
                by_number += 1;
                count.to_string()
            }
        };
        let to = letter.reply_to.clone().unwrap();
        let letters = house.send(&to, &message(&proven(), ANNA, &words)).await;
        assert_eq!(house.outcome().await, "answered", "{words}: {}", letter.text);
        assert!(house.entries().await > before, "{words} is in the log");
        seen.insert(words.split(' ').next().unwrap().to_owned());
        let told = letters.iter().find(|letter| letter.text.starts_with("Your answer counts.")).expect("it is told");
        assert_eq!(told.to, ANNA);
        house.desk.clock.advance(TimeDelta::minutes(6));
        // What is asked next comes in a letter of its own.
        let next = house.letters().await.into_iter().chain(letters).find(|letter| choices(letter).0 > 0);
        match next {
            Some(next) => letter = next,
            None => break,
        }
    }
    assert!(by_number >= 2 && in_writing >= 2 && seen.len() >= 3, "{by_number}, {in_writing}, {seen:?}");
    // In words of the other game: no answer, and nothing happens.
    let before = house.entries().await;
    house.desk.clock.advance(TimeDelta::hours(1));
    let letters = house.send(letter.reply_to.as_ref().unwrap(), &message(&proven(), ANNA, "propose delos")).await;
    assert_eq!((house.entries().await, letters.len()), (before, 1));
    assert!(["said", "too late"].contains(&house.outcome().await.as_str()));
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_in_a_letter_for_two_tables_each_has_an_address_and_each_answer_its_table() {
    let house = House::counting().await;
    let first = house.seated;
    let second = house.desk.seat_at::<Odyssee>(first.player).await;
    house.desk.execute("UPDATE seats SET mail_counts = true; UPDATE players SET gathers = 'every 6'").await;
    house.desk.question(first).await;
    house.desk.question(second).await;
    assert!(house.letters().await.is_empty(), "they wait for company");
    house.desk.clock.advance(TimeDelta::minutes(5));
    let letters = house.letters().await;
    assert_eq!(letters.len(), 1, "one letter for both");
    let both = &letters[0];
    let addresses: Vec<String> = both
        .text
        .split(|sign: char| sign.is_whitespace() || sign == '<' || sign == '>')
        .filter_map(|word| word.strip_prefix("mailto:"))
        .map(|address| address.split('?').next().unwrap().to_owned())
        .collect();
    assert_eq!(addresses.len(), 2, "{}", both.text);
    assert_ne!(addresses[0], addresses[1]);
    // Whoever answers the letter itself finds no wall: it is taken for one table, and acts at none.
    let itself = both.reply_to.clone().expect("it can be answered");
    assert!(!addresses.contains(&itself), "{itself}");
    let back = house.send(&itself, &message(&proven(), ANNA, "1")).await;
    assert_eq!((house.outcome().await.as_str(), back.len()), ("to confirm", 1));
    assert!(
        back[0].words().contains("That letter was about several tables.") && back[0].reviews() == 1,
        "{}",
        back[0].text
    );
    let back = house.send(&itself, &message(&proven(), ANNA, "What a fine day!")).await;
    assert_eq!((house.outcome().await.as_str(), back.len()), ("not said", 1));
    assert!(back[0].words().contains("which one they are meant"), "{}", back[0].text);
    assert_eq!(house.number("SELECT count(*) FROM talk").await, 0);
    let entries = async || {
        let sql = "SELECT seq::bigint FROM tables ORDER BY id";
        let rows = house.desk.client.query(sql, &[]).await.unwrap();
        rows.iter().map(|row| row.get::<_, i64>(0)).collect::<Vec<_>>()
    };
    let codes = house.text("SELECT code FROM tables ORDER BY id").await;
    let place = |code: &str| both.text.find(&format!("table {code}")).unwrap();
    // The last one in the letter is answered first.
    let ulysses_is_first = place(&codes[0]) < place(&codes[1]);
    let (of_ulysses, of_odyssee) =
        if ulysses_is_first { (&addresses[0], &addresses[1]) } else { (&addresses[1], &addresses[0]) };
    let before = entries().await;
    house.send(of_odyssee, &message(&proven(), ANNA, "1")).await;
    assert_eq!(house.outcome().await, "answered");
    let between = entries().await;
    assert!(between[0] == before[0] && between[1] > before[1], "only at its table: {before:?}, {between:?}");
    let sealed = "SELECT count(*) FROM questions WHERE table_id = (SELECT min(id) FROM tables) AND (closed_at IS NOT NULL \
                  OR revision > 0)";
    assert_eq!(house.number(sealed).await, 0);
    house.send(of_ulysses, &message(&proven(), ANNA, "1")).await;
    assert_eq!((house.outcome().await.as_str(), entries().await[1]), ("answered", between[1]));
    assert!(house.number(sealed).await == 1 || entries().await[0] > between[0]);
    // Each address ends with its own question.
    for address in [of_ulysses, of_odyssee] {
        house.desk.clock.advance(TimeDelta::hours(1));
        house.send(address, &message(&proven(), ANNA, "1")).await;
        assert_eq!(house.outcome().await, "too late");
    }
}

/// The database refuses to note what came of a message, in these words.
async fn refuse(house: &House, code: &str) {
    let sql = format!(
        "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '{code}'; END $$; \
         CREATE OR REPLACE TRIGGER refuse BEFORE UPDATE ON arrivals FOR EACH ROW WHEN (NEW.state = 'done') \
         EXECUTE FUNCTION refuse()"
    );
    house.desk.execute(&sql).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn n_4_an_answer_counts_with_what_is_told_of_it_or_not_at_all_and_a_troubled_database_costs_it_nothing() {
    let house = House::counting().await;
    let to = house.ask().await.reply_to.unwrap();
    let (entries, talk) = (house.entries().await, "SELECT count(*) FROM talk");
    // A full disk.
    refuse(&house, "53100").await;
    for words in ["1", "A word to all of you."] {
        let handed = house.hand(&to, ANNA, &message(&proven(), ANNA, words)).await;
        handed.unwrap();
    }
    for _ in 0..12 {
        house.sorter.work_off().await.unwrap();
        house.desk.clock.advance(TimeDelta::seconds(30));
    }
    assert_eq!((house.entries().await, house.number(talk).await), (entries, 0), "nothing of it counts");
    assert_eq!(house.number("SELECT count(*) FROM questions WHERE closed_at IS NOT NULL OR revision > 0").await, 0);
    assert_eq!(house.number("SELECT count(*) FROM arrivals WHERE state = 'waiting' AND attempts = 0").await, 2);
    assert!(house.letters().await.is_empty());
    house.desk.execute("DROP TRIGGER refuse ON arrivals").await;
    house.desk.clock.advance(TimeDelta::seconds(30));
    while house.sorter.work_off().await.unwrap() > 0 {}
    let outcomes = house.text("SELECT outcome FROM arrivals ORDER BY id").await;
    assert_eq!(outcomes, ["answered", "too late"], "in the order in which they came");
    let letters = house.letters().await;
    let counted = letters.iter().filter(|letter| letter.text.starts_with("Your answer counts.")).count();
    assert_eq!(counted, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_read_is_given_up_and_holds_up_no_other() {
    let house = House::counting().await;
    let to = house.ask().await.reply_to.unwrap();
    // What is sealed was damaged; what should be there is not.
    for words in ["77", "78", "79"] {
        house.hand(&to, ANNA, &message(&proven(), ANNA, words)).await.unwrap();
    }
    house
        .desk
        .execute(
            "UPDATE arrivals SET body = body || '\\x00'::bytea WHERE id = (SELECT min(id) FROM arrivals); \
         UPDATE arrivals SET body = NULL WHERE id = (SELECT min(id) + 1 FROM arrivals)",
        )
        .await;
    let mut rounds = 0;
    while house.number("SELECT count(*) FROM arrivals WHERE state = 'waiting'").await > 0 {
        house.sorter.work_off().await.unwrap();
        house.desk.clock.advance(TimeDelta::seconds(30));
        rounds += 1;
        assert!(rounds < 20, "it is tried for ever");
    }
    let states = house.text("SELECT state FROM arrivals ORDER BY id").await;
    assert_eq!(states, ["dead", "dead", "done"]);
    // One that was in hand so often that it may be what brings servers down is not even looked at.
    house.hand(&to, ANNA, &message(&proven(), ANNA, "80")).await.unwrap();
    house.desk.execute("UPDATE arrivals SET attempts = 5 WHERE state = 'waiting'").await;
    house.sorter.work_off().await.unwrap();
    let words = house.outcome().await;
    assert_eq!(words, "taken in hand too often without an end");
}
