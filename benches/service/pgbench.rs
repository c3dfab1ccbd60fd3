//! pgbench with the statements of one post, on tables of the same size in the same database.

use std::fmt::Write as _;
use std::process::Command;

use super::house::House;

const SECONDS: u32 = 2;

/// Whoever waits for a connection of the service waits here, too.
const CONNECTIONS: usize = super::house::CONNECTIONS;

/// Transactions per second with so many clients, each writing so many entries.
pub(crate) async fn per_second(house: &House, clients: usize, entries: i64) -> f64 {
    let book = house.average("SELECT avg(length(snapshot))::bigint FROM tables").await;
    let words = house.average("SELECT coalesce(avg(length(sealed)), 0)::bigint FROM words").await;
    let script = std::env::temp_dir().join(format!("penelope-bench-{}.sql", std::process::id()));
    std::fs::write(&script, statements(house, entries).await).expect("a file of ours");
    let url = house.cluster.url_of("bench");
    let output = Command::new(program())
        .args([
            "--no-vacuum",
            "--protocol",
            "prepared",
            "--client",
            &clients.min(CONNECTIONS).to_string(),
            "--jobs",
            "1",
        ])
        .args(["--time", &SECONDS.to_string(), "--file"])
        .arg(&script)
        .args(["-D", &bytes("snapshot", book), "-D", &bytes("hash", 32)])
        .args(["-D", &bytes("hidden", 90), "-D", &bytes("words", words)])
        .arg(url.reveal())
        .output()
        .expect("pgbench comes with Postgres");
    std::fs::remove_file(&script).expect("a file of ours");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    let tps = text.lines().find_map(|line| line.strip_prefix("tps = ")?.split(' ').next()?.parse().ok());
    tps.unwrap_or_else(|| panic!("pgbench says no figure: {text}"))
}

/// A variable of so many bytes. They are as random as what is encrypted, so that Postgres finds nothing to press together.
fn bytes(name: &str, count: usize) -> String {
    let mut state: u32 = 1;
    let mut byte = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        format!("{:02x}", state >> 24)
    };
    format!("{name}=\\x{}", (0..count).map(|_| byte()).collect::<String>())
}

fn program() -> std::path::PathBuf {
    let known = std::path::Path::new("/usr/lib/postgresql");
    let versions = std::fs::read_dir(known).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<_> = versions.map(|path| path.join("bin/pgbench")).filter(|path| path.is_file()).collect();
    found.sort();
    found.pop().unwrap_or_else(|| "pgbench".into())
}

/// What `play::turn` sends for an answer after which the same seat is asked the next thing, one statement for each of its own.
async fn statements(house: &House, entries: i64) -> String {
    let client = super::house::connect(&house.cluster.url_of("bench")).await;
    // Of the tables just answered at each has one open question and one clock.
    let (first, last): (i64, i64) = {
        let row = client.query_one(
            "SELECT min(t.id), max(t.id) FROM tables t WHERE t.id > (SELECT coalesce(max(table_id), 0) FROM \
             (SELECT t.id AS table_id FROM tables t WHERE \
              (SELECT count(*) FROM questions q WHERE q.table_id = t.id AND q.closed_at IS NULL) <> 1 OR \
              (SELECT count(*) FROM clocks c WHERE c.table_id = t.id AND c.stopped_at IS NULL) <> 1) AS others)",
            &[],
        );
        let row = row.await.expect("a query");
        (row.get(0), row.get(1))
    };
    let mut script = format!("\\set id random({first}, {last})\n\\set seq random(1000000, 2000000000)\n");
    script += "SELECT code FROM tables WHERE id = :id LIMIT 1;\nBEGIN;\n\
               SELECT id, code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at, \
               host_id, places, bots, is_open, pace, locale, confirmed_at, started_at, take_back_minutes FROM tables WHERE id = :id FOR UPDATE;\n\
               SELECT id, participant, seat, name, bot, word, epoch, birth, player_id, letters, acted_at, resigned_at, silences, away_at FROM seats \
               WHERE table_id = :id ORDER BY seat, participant;\n\
               SELECT id, seat_id, opened_at, revision, turn, movement, stage, waits, told_at, came FROM questions \
               WHERE table_id = :id AND closed_at IS NULL \\gset question_\n\
               SELECT w.seat_id, w.table_id, w.sealed, u.seat_id, u.table_id, u.sealed, u.leaves_at FROM words w \
               LEFT JOIN unsent u ON u.seat_id = w.seat_id WHERE w.table_id = :id;\n\
               SELECT id, table_id, seat_id, question_id, is_fresh, asked_at, allotted, waking, started_at, due_at, \
               remind_at, reminded_at, look_at, out_at, stopped_at, is_half FROM clocks WHERE table_id = :id AND stopped_at IS NULL \
               \\gset clock_\n\
               SELECT shown_at FROM entries WHERE table_id = :id AND seq = 3 LIMIT 1;\n";
    let rows: Vec<String> =
        (0..entries).map(|row| format!("(:id, :seq + {row}, 0, now(), 'agree', :hidden)")).collect();
    writeln!(script, "INSERT INTO entries (table_id, seq, seat, shown_at, form, hidden) VALUES {};", rows.join(", "))
        .expect("writing to a string");
    script += "UPDATE tables SET status = 'playing', seq = 9, head = :hash, digest = :hash, snapshot = :snapshot, \
               acted_at = now() WHERE id = :id;\n\
               INSERT INTO words VALUES (:question_seat_id, :id, :words) \
               ON CONFLICT (seat_id) DO UPDATE SET sealed = excluded.sealed;\n\
               UPDATE seats SET silences = 0, acted_at = now() WHERE id = :question_seat_id;\n\
               UPDATE questions SET closed_at = now() WHERE id = :question_id;\n\
               INSERT INTO questions (table_id, seat_id, opened_at, turn, movement, stage, waits) \
               VALUES (:id, :question_seat_id, now(), 2, 1, 0, true) RETURNING id \\gset next_\n\
               UPDATE clocks SET stopped_at = now() WHERE id = :clock_id;\n\
               INSERT INTO clocks (table_id, seat_id, question_id, is_fresh, asked_at, is_half) \
               VALUES (:id, :question_seat_id, :next_id, true, now(), false);\n\
               WITH written AS (INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, message_id, send_at, \
               written_at) VALUES (1, 'question', :id, :question_seat_id, :next_id, :seq || '-' || :id || random(), now(), \
               now()) ON CONFLICT DO NOTHING RETURNING id, player_id, kind, send_at, written_at), \
               pinged AS (INSERT INTO pings (channel_id, letter_id, send_at, written_at) \
               SELECT channels.id, written.id, written.send_at, written.written_at FROM written \
               JOIN channels ON channels.player_id = written.player_id AND channels.refused_at IS NULL \
               WHERE written.kind IN ('seated', 'begins', 'question', 'reminder', 'away', 'given', 'talk', 'called off', \
               'over')) SELECT 1 FROM written;\nCOMMIT;\n";
    script
}
