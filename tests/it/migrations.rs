//! Migrations on real databases: forwards, backwards, populated, side by side, and without the right to change tables.

use std::collections::{BTreeMap, BTreeSet};

use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel_async::{AsyncConnection, AsyncMigrationHarness, AsyncPgConnection};
use diesel_migrations::MigrationHarness;
use penelope::store::{StoreError, migrations};

use crate::support::db::TestDb;
use crate::support::program::{Running, penelope};

/// Columns, types, constraints and indexes: what a migration can change.
async fn shape(db: &TestDb) -> Vec<String> {
    let sql = "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable \
               FROM information_schema.columns WHERE table_schema = 'public' \
               UNION SELECT conrelid::regclass || ': ' || pg_get_constraintdef(oid) FROM pg_constraint \
               WHERE connamespace = 'public'::regnamespace \
               UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1";
    db.client().await.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

async fn harness(db: &TestDb) -> AsyncMigrationHarness<AsyncPgConnection> {
    AsyncMigrationHarness::new(AsyncPgConnection::establish(db.url.reveal()).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn up_down_up_ends_where_it_began() {
    let db = TestDb::empty().await;
    migrations::run(&db.url).await.unwrap();
    let first = shape(&db).await;
    assert!(first.iter().any(|line| line.starts_with("keys.fingerprint bytea")), "{first:?}");
    harness(&db).await.revert_all_migrations(migrations::MIGRATIONS).unwrap();
    let bare = shape(&db).await;
    assert!(bare.iter().all(|line| line.contains("__diesel_schema_migrations")), "something was left behind: {bare:?}");
    migrations::run(&db.url).await.unwrap();
    assert_eq!(shape(&db).await, first);
}

/// Rows for the database as it is after a migration; each new migration adds its own here.
fn rows_after(version: &str) -> &'static str {
    match version {
        "20261116060000" => "INSERT INTO keys VALUES (1, decode(repeat('ab', 32), 'hex'), now(), NULL)",
        "20261116070000" => {
            "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at) \
             SELECT 'K7QM2X', 'ulysses', 'ulysses/1', '{}', 'playing', b, b, 2, b, b, b, now() \
             FROM (SELECT decode(repeat('ab', 32), 'hex') AS b) AS bytes; \
             INSERT INTO seats (table_id, participant, seat, name, bot, word) \
             VALUES (1, 0, 1, 'Anna', NULL, '\\x00'), (1, 1, 0, 'Sailor', 'sailor', NULL); \
             INSERT INTO entries VALUES (1, 0, NULL, now(), 'deal', '\\x00'), (1, 1, 0, now(), 'propose delos', '\\x00'); \
             INSERT INTO questions (table_id, seat_id, opened_at) VALUES (1, 1, now())"
        }
        "20261117000010" => {
            "INSERT INTO sessions (player_id, token_hash, created_at, expires_at, pass_expires_at) \
             VALUES (1, decode(repeat('cd', 32), 'hex'), now(), now(), now())"
        }
        "20261116090000" => {
            "INSERT INTO players (address, name, created_at) VALUES ('anna@example.org', 'Anna', now()); \
             INSERT INTO sessions (player_id, token_hash, created_at, expires_at) \
             VALUES (1, decode(repeat('ab', 32), 'hex'), now(), now())"
        }
        "20261116091000" => {
            "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at, \
             host_id) SELECT 'K7QM2Y', 'ulysses', 'ulysses/1', '{}', 'gathering', b, b, 0, b, b, b, now(), 1 \
             FROM (SELECT decode(repeat('ab', 32), 'hex') AS b) AS bytes; \
             INSERT INTO seats (table_id, participant, name, word, player_id) VALUES (2, 0, 'Anna', '\\x00', 1); \
             INSERT INTO invitations (table_id, player_id, created_at) VALUES (2, 1, now())"
        }
        "20261116092000" => {
            "INSERT INTO outbox (player_id, kind, table_id, invitation_id, message_id, send_at, written_at) \
             VALUES (1, 'invitation', 2, 1, 'x', now(), now())"
        }
        "20261116093000" => "INSERT INTO talk (table_id, seat_id, words, said_at) VALUES (2, 3, 'Hello', now())",
        "20261116095000" => "UPDATE invitations SET sent_at = now()",
        "20261116094000" => "UPDATE post SET paused_at = now(), reason = 'restored', home = '1/2'",
        "20261116120000" => "INSERT INTO words VALUES (1, 1, '\\x00'); UPDATE questions SET told_at = now(), came = 1",
        "20261116121000" => {
            "UPDATE players SET waking = 'Europe/Prague 08:00-22:00 sa su'; UPDATE tables SET pace = '24+8<48'; \
             INSERT INTO vacations (player_id, first_on, last_on, from_at, until_at, announced_at) \
             VALUES (1, '2026-12-24', '2026-12-31', '2026-12-23T23:00Z', '2026-12-31T23:00Z', now())"
        }
        "20261116130000" => {
            "INSERT INTO clocks (table_id, seat_id, question_id, is_fresh, asked_at, stopped_at) \
             VALUES (1, 1, 1, true, now(), now()); UPDATE heartbeat SET beat_at = now(); \
             INSERT INTO outages (from_at, until_at) VALUES (now(), now()); UPDATE seats SET silences = 1, away_at = now(); \
             UPDATE players SET quiet = true, letters_a_day = 3"
        }
        "20261116131500" => "UPDATE tables SET status = 'over', ended_at = now(), is_open = true WHERE seq > 0",
        "20261116160000" => {
            "UPDATE seats SET offered_at = now(), heir = 3 WHERE id = 1; \
             INSERT INTO offers VALUES (1, 2, 1, now()); INSERT INTO formers VALUES (1, 1, 1, 1, 'Anna', 2, now()); \
             UPDATE invitations SET seat_id = 3"
        }
        "20261116150000" => {
            "INSERT INTO notes (table_id, seat_id, player_id, sealed) VALUES (1, 1, NULL, '\\x00'), (2, 3, 1, '\\x00')"
        }
        "20261116151000" => "UPDATE players SET hints = false",
        "20261116140000" => "UPDATE outbox SET counted_at = now()",
        "20261116141000" => "UPDATE players SET calendar = true",
        "20261116142000" => {
            "UPDATE players SET gathers = 'daily 07:30'; \
             INSERT INTO outbox (player_id, kind, message_id, send_at, written_at) VALUES (1, 'digest', 'y', now(), now()); \
             UPDATE outbox SET digest_id = 2 WHERE id = 1"
        }
        "20261116143000" => "INSERT INTO former_hours VALUES (1, now(), 'Europe/Prague 08:00-22:00')",
        "20261117000020" => "UPDATE post SET troubled_at = now(), trouble = '421 busy', tries_at = now()",
        "20261117000040" => "UPDATE seats SET cookie_epoch = 1 WHERE id = 1",
        "20261117000041" => "UPDATE outbox SET seat_id = 3 WHERE id = 1",
        "20261117000050" => "UPDATE seats SET epoch = 1; UPDATE players SET epoch = 1",
        "20261117000051" => "SELECT 1 FROM reach",
        "20261117000052" => "UPDATE post SET mark = 7",
        "20261117000060" => "UPDATE tables SET acted_at = now()",
        "20261117000061" => "UPDATE tables SET ended_at = ended_at + interval '1 day' WHERE ended_at IS NOT NULL",
        "20261117000062" => "UPDATE tables SET is_trial = true, cleared_at = now() WHERE id = 1",
        "20261117000070" => "UPDATE tables SET halted_at = now(), halted_because = 'entry 3' WHERE id = 1",
        "20261117000080" => {
            "UPDATE tables SET take_back_minutes = 3 WHERE id = 1; INSERT INTO unsent VALUES (1, 1, '\\x00', now())"
        }
        "20261117000081" => {
            "INSERT INTO channels (player_id, kind, sealed, made_at) VALUES (1, 'ntfy', '\\x00', now()); \
             INSERT INTO pings (channel_id, letter_id, send_at, written_at) VALUES (1, 1, now(), now())"
        }
        "20261117124000" => "UPDATE tables SET turn = 3, mover = 1 WHERE id = 1",
        "20261117124100" => "UPDATE players SET feed = 1, feed_at = now()",
        "20261117124200" => {
            "UPDATE tables SET link_at = now(), rematch_of = 1 WHERE id = 2; \
             UPDATE invitations SET called = 'Anna', line = 'Come!', resent = 1"
        }
        "20261117124300" => "UPDATE seats SET subject = 'Ulysses with Anna'",
        "20261118000100" => {
            "INSERT INTO channels (player_id, kind, sealed, made_at) VALUES (1, 'push', '\\x00', now()), (1, 'push', '\\x00', now()); \
             INSERT INTO vapid (sealed, made_at) VALUES ('\\x00', now())"
        }
        "20261118000200" => "UPDATE clocks SET is_half = true",
        "20261118000210" => {
            "INSERT INTO arrivals (fingerprint, letter_id, kind, body, arrived_at) \
             VALUES (decode(repeat('00', 32), 'hex'), 1, 'bounce', '\\x00', now())"
        }
        "20261118000300" => {
            "INSERT INTO arrivals (fingerprint, letter_id, kind, body, arrived_at) \
             VALUES (decode(repeat('01', 32), 'hex'), 1, 'reply', '\\x00', now()); \
             UPDATE outbox SET revision = 1, offered = '\\x00', arrival_id = (SELECT max(id) FROM arrivals) WHERE id = 1; \
             UPDATE seats SET mail_counts = true"
        }
        "20261118000400" => {
            "INSERT INTO crews VALUES (1, 'pilot'); INSERT INTO thoughts (table_id, asked_at) VALUES (1, now())"
        }
        "20261118001010" => "UPDATE tables SET acted_at = now() WHERE id = 1",
        "20261118002000" => "INSERT INTO hindsights (table_id, asked_at) VALUES (1, now())",
        other => panic!("say here which rows a database at {other} holds, so that the next migration meets them"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_06_each_migration_runs_on_the_populated_database_of_the_one_before() {
    let db = TestDb::empty().await;
    let mut harness = harness(&db).await;
    assert_eq!(harness.applied_migrations().unwrap(), []);
    let all: Vec<Box<dyn Migration<Pg>>> = migrations::MIGRATIONS.migrations().unwrap();
    for migration in all {
        harness.run_migration(&*migration).unwrap();
        db.execute(rows_after(&migration.name().version().to_string())).await;
    }
    let sql = "SELECT (SELECT count(*) FROM keys), (SELECT count(*) FROM entries)";
    let kept = db.client().await.query_one(sql, &[]).await.unwrap();
    assert_eq!((kept.get::<_, i64>(0), kept.get::<_, i64>(1)), (1, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_06_several_servers_may_migrate_at_once() {
    let db = TestDb::empty().await;
    let runs = (0..5).map(|_| {
        let url = db.url.clone();
        tokio::spawn(async move { migrations::run(&url).await.unwrap().len() })
    });
    let ran: usize = futures_util::future::join_all(runs).await.into_iter().map(Result::unwrap).sum();
    let known = MigrationSource::<Pg>::migrations(&migrations::MIGRATIONS).unwrap().len();
    assert_eq!(ran, known, "each migration ran once, in whichever server");
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_08_a_role_without_ddl_rights_serves_after_migrate() {
    let db = TestDb::new().await;
    let role = format!("plain_{}", crate::support::folder::random_name());
    db.execute_as_superuser(&format!(
        "CREATE ROLE {role} LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC; \
         GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}"
    ))
    .await;
    let url = db.url_as(&role);
    let denied = crate::support::db::connect(&url).await.batch_execute("CREATE TABLE mine ()").await;
    assert!(denied.is_err(), "the role must really have no such right");
    let data = crate::support::folder::Folder::new();
    let server = Running::start(penelope(data.path()).env("DATABASE_URL", url.reveal()));
    assert_eq!(server.get("/readyz").await.unwrap().status(), 200);
    drop(server);
    db.execute_as_superuser(&format!("DROP OWNED BY {role}; DROP ROLE {role}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_a_newer_version_is_left_alone() {
    let db = TestDb::new().await;
    db.execute("INSERT INTO __diesel_schema_migrations VALUES ('99990101000000')").await;
    db.execute("UPDATE reach SET oldest = '99990101000000'").await;
    let refusal = migrations::run(&db.url).await.unwrap_err();
    assert!(matches!(&refusal, StoreError::Newer(version) if version == "99990101000000"), "{refusal}");
}

#[tokio::test(flavor = "multi_thread")]
async fn n_8_an_older_server_goes_on_while_a_newer_version_only_widens_the_database() {
    let (db, data) = (TestDb::new().await, crate::support::folder::Folder::new());
    let start = || Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    let server = start();
    let ready = async |server: &Running| {
        let answer = server.get("/readyz").await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    };
    assert_eq!(ready(&server).await, (200, "ready\n".to_owned()));
    db.execute("INSERT INTO __diesel_schema_migrations VALUES ('99990101000000')").await;
    db.execute("ALTER TABLE tables ADD COLUMN motto text").await;
    let (status, words) = ready(&server).await;
    assert!(status == 200 && words.contains("99990101000000"), "{words}");
    assert_eq!(server.get("/").await.unwrap().status(), 200);
    drop(server);
    // It may even start again.
    let server = start();
    assert_eq!(ready(&server).await.0, 200);
    let doctor = penelope(data.path()).env("DATABASE_URL", db.url.reveal()).arg("doctor").output().unwrap();
    assert!(crate::support::program::stdout(&doctor).contains("a newer version has widened it"), "{doctor:?}");
    // What older programs need is gone: now they say so.
    db.execute("UPDATE reach SET oldest = '99990101000000'").await;
    let (status, words) = ready(&server).await;
    assert!(status == 503 && words.contains("newer version"), "{words}");
}

/// Columns with their types, whether they may be empty, and whether they fill themselves.
async fn columns(db: &TestDb) -> BTreeMap<String, (String, bool, bool)> {
    let sql = "SELECT table_name || '.' || column_name, data_type::text, is_nullable = 'YES', \
               column_default IS NOT NULL OR is_identity = 'YES' FROM information_schema.columns WHERE table_schema = 'public'";
    let rows = db.client().await.query(sql, &[]).await.unwrap();
    rows.iter().map(|row| (row.get(0), (row.get(1), row.get(2), row.get(3)))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_06_an_older_server_finds_all_it_reads_and_may_write_all_it_wrote_until_the_reach_says_otherwise() {
    let (older, newest) = (TestDb::empty().await, TestDb::new().await);
    let oldest: String = newest.connect().await.query_one("SELECT oldest FROM reach", &[]).await.unwrap().get(0);
    let all: Vec<Box<dyn Migration<Pg>>> = migrations::MIGRATIONS.migrations().unwrap();
    let versions: Vec<String> = all.iter().map(|migration| migration.name().version().to_string()).collect();
    let reach = versions.iter().position(|version| *version == oldest).expect("a version that we know");
    assert!(reach + 1 < versions.len(), "there is something newer");
    let mut harness = harness(&older).await;
    for _ in 0..=reach {
        harness.run_next_migration(migrations::MIGRATIONS).unwrap();
    }
    drop(harness);
    let (before, after) = (columns(&older).await, columns(&newest).await);
    for (name, (kind, is_nullable, _)) in &before {
        let (now, may_be_empty, _) = after.get(name).unwrap_or_else(|| panic!("{name} is gone"));
        assert_eq!(now, kind, "{name} is of another kind");
        assert!(*may_be_empty || !is_nullable, "{name} must not be empty any more");
    }
    let tables: BTreeSet<&str> = before.keys().map(|name| name.split('.').next().unwrap()).collect();
    for (name, (_, may_be_empty, fills_itself)) in after.iter().filter(|(name, _)| !before.contains_key(*name)) {
        let is_known = tables.contains(name.split('.').next().unwrap());
        assert!(!is_known || *may_be_empty || *fills_itself, "an older server cannot write a row without {name}");
    }
    // What servers of each version wrote is written once more, into the newest database.
    for version in &versions {
        newest.execute(rows_after(version)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_06_a_migration_that_fails_half_way_leaves_nothing_behind_and_runs_once_its_cause_is_gone() {
    let (db, data) = (TestDb::empty().await, crate::support::folder::Folder::new());
    let all: Vec<Box<dyn Migration<Pg>>> = migrations::MIGRATIONS.migrations().unwrap();
    let versions: Vec<String> = all.iter().map(|migration| migration.name().version().to_string()).collect();
    // Mail is taken in by a later one, which makes the table first and its indexes then.
    let failing = versions.iter().position(|version| version == "20261118000210").unwrap();
    let mut earlier = harness(&db).await;
    for _ in 0..failing {
        earlier.run_next_migration(migrations::MIGRATIONS).unwrap();
    }
    drop(earlier);
    db.execute("CREATE TABLE in_the_way (id int); CREATE INDEX arrivals_of_letter ON in_the_way (id)").await;
    let before = shape(&db).await;
    let command = |arguments: &[&str]| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", db.url.reveal()).args(arguments);
        command
    };
    for arguments in [&["migrate"][..], &[]] {
        let failed = command(arguments).output().unwrap();
        let words = crate::support::program::stderr(&failed);
        let errors: Vec<&str> = words.lines().filter(|line| line.starts_with("penelope: ")).collect();
        assert_eq!((failed.status.code(), errors.len()), (Some(1), 1), "{words}");
        assert!(errors[0].contains("arrivals_of_letter") && errors[0].contains("2026-11-18-000210"), "{words}");
        assert_eq!(shape(&db).await, before, "nothing of it is left");
    }
    let doctor = command(&["doctor"]).output().unwrap();
    let words = crate::support::program::stdout(&doctor);
    assert!(words.contains("20261118000210") && words.contains("to migrate"), "{words}");
    db.execute("DROP TABLE in_the_way").await;
    let server = Running::start(&mut command(&[]));
    assert_eq!(server.get("/readyz").await.unwrap().status(), 200);
    let fresh = TestDb::new().await;
    assert_eq!(shape(&db).await, shape(&fresh).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_diesel_knows_are_the_tables_there_are() {
    let db = TestDb::new().await;
    let sql = "SELECT table_name::text, column_name::text FROM information_schema.columns \
               WHERE table_schema = 'public' AND table_name <> '__diesel_schema_migrations' ORDER BY table_name, ordinal_position";
    let rows = db.client().await.query(sql, &[]).await.unwrap();
    let source = include_str!("../../src/store/schema.rs");
    let mut columns = Vec::new();
    let mut table = "";
    for line in source.lines().map(str::trim) {
        if let Some((name, _)) = line.split_once(" (").filter(|_| line.ends_with(") {")) {
            table = name;
        } else if let Some((column, _)) = line.split_once(" -> ") {
            columns.push((table.to_owned(), column.to_owned()));
        }
    }
    let there: Vec<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    assert_eq!(columns, there);
}
