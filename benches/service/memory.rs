//! What the program itself has in memory, as an operator runs it, once it has shown pages and sent letters.

use std::process::Command;
use std::time::Duration;

use super::house::House;
use super::load;
use super::program::{self, Program};
use super::sink;

/// How many look at pages at once.
const CLIENTS: usize = 8;
const LETTERS: i64 = 100;

/// Megabytes at rest, after these pages, and after a hundred letters with their charts.
pub(crate) async fn measure(house: &House, pages: &[Vec<u8>]) -> [f64; 3] {
    // Letters to readers of their own, about questions of tables that nothing but the service has written to.
    house.execute("DELETE FROM outbox").await;
    load::per_second(house.address, &house.posts(2 * LETTERS as usize).await, CLIENTS, 303).await;
    let kept =
        format!("SELECT id FROM outbox WHERE kind = 'question' AND state = 'waiting' ORDER BY id LIMIT {LETTERS}");
    house
        .execute(&format!(
            "DELETE FROM outbox WHERE id NOT IN ({kept}); UPDATE outbox SET send_at = now() + interval '1 day'"
        ))
        .await;
    assert_eq!(house.number("SELECT count(*) FROM outbox").await, LETTERS);
    // Whoever did something a moment ago would be waited for.
    house.execute("UPDATE seats SET acted_at = acted_at - interval '1 hour'").await;
    let program = Program::start(command(house));
    let at_rest = program.megabytes();
    load::per_second(program.address, pages, CLIENTS, 200).await;
    let with_pages = program.megabytes();
    house.execute("UPDATE outbox SET send_at = now()").await;
    while house.number("SELECT count(*) FROM outbox WHERE state = 'sent'").await < LETTERS {
        let left = house.number("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sent')").await;
        assert_eq!(left, LETTERS, "every letter is wanted");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    [at_rest, with_pages, program.megabytes()]
}

/// The program on the house's database; its letters go nowhere.
pub(crate) fn command(house: &House) -> Command {
    let mut command = program::command();
    command
        .env("DATABASE_URL", house.cluster.url_of("bench").reveal())
        .env("PENELOPE_DATA", &house.folder)
        .env("PENELOPE_BASE_URL", "http://bench.example.org")
        .env("PENELOPE_SMTP_URL", format!("smtp://{}?tls=none", sink::start()))
        .env("PENELOPE_MAIL_FROM", "post@bench.example.org")
        .env("PENELOPE_LOG", "info");
    command
}
