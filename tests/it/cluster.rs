//! The private Postgres: made, used side by side, killed, found again, refused.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tokio_postgres::error::SqlState;

use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, penelope, stderr, stdout};

fn postmaster(data: &Path) -> Option<Pid> {
    let text = std::fs::read_to_string(data.join("postgres/cluster/postmaster.pid")).ok()?;
    Some(Pid::from_raw(text.lines().next()?.parse().ok()?))
}

fn is_alive(pid: Pid) -> bool {
    // A process that has ended and was not fetched yet still has its number.
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    kill(pid, None).is_ok() && !stat.contains(") Z ")
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = std::time::Instant::now();
    while !holds().await {
        assert!(begun.elapsed().as_secs() < 600, "waited ten minutes for: {what}");
        a_moment().await;
    }
}

async fn is_ready(server: &Running) -> bool {
    matches!(server.get("/readyz").await, Ok(answer) if answer.status() == 200)
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_made_on_a_socket_only_durable_unprivileged_and_ends_with_the_server() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    assert!(is_ready(&server).await);
    let pid = postmaster(data.path()).unwrap();
    let owner = std::fs::metadata(format!("/proc/{pid}")).unwrap().uid();
    assert_ne!(owner, 0, "Postgres must not run as root");
    let home = std::fs::metadata(data.path().join("postgres")).unwrap();
    assert_eq!((home.uid(), home.mode() & 0o777), (owner, 0o700));
    let command = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap();
    let command = String::from_utf8_lossy(&command).replace('\0', " ");
    for setting in ["listen_addresses= ", "fsync=on", "synchronous_commit=on"] {
        assert!(command.contains(setting), "{setting} in {command}");
    }
    assert_eq!(std::fs::metadata(data.path().join("secret")).unwrap().mode() & 0o777, 0o600);

    server.signal(Signal::SIGTERM);
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(!is_alive(pid), "the database outlived its server");
    let log = std::fs::read_to_string(data.path().join("postgres/postgres.log")).unwrap();
    assert!(log.trim_end().ends_with("database system is shut down"), "{log}");
}

/// A connection as anybody who finds the socket's folder would make it.
async fn connect(data: &Path, role: &str) -> Result<tokio_postgres::Client, tokio_postgres::Error> {
    let text = std::fs::read_to_string(data.join("postgres/cluster/postmaster.pid")).unwrap();
    let socket = text.lines().nth(4).unwrap();
    let address = format!("host='{socket}' user={role} dbname=penelope");
    let (client, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

async fn texts(client: &tokio_postgres::Client, sql: &str) -> Vec<String> {
    client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn s_11_the_service_uses_a_plain_role_and_the_system_says_who_somebody_is() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    assert!(is_ready(&server).await);
    let superuser = connect(data.path(), "penelope").await.unwrap();
    let users = "SELECT DISTINCT usename::text FROM pg_stat_activity WHERE backend_type = 'client backend' \
                 AND pid <> pg_backend_pid()";
    assert_eq!(texts(&superuser, users).await, ["service"], "nothing else is connected");
    let rights = "SELECT concat_ws(' ', rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls) \
                  FROM pg_roles WHERE rolname = 'service'";
    assert_eq!(texts(&superuser, rights).await, ["f f f f f"]);
    let owners = "SELECT DISTINCT tableowner::text FROM pg_tables WHERE schemaname = 'public' \
                  UNION SELECT pg_get_userbyid(datdba)::text FROM pg_database WHERE datname = 'penelope'";
    assert_eq!(texts(&superuser, owners).await, ["service"]);
    let service = connect(data.path(), "service").await.unwrap();
    assert!(service.batch_execute("COPY keys TO PROGRAM 'cat'").await.is_err(), "no command of the system");
    // Whoever reaches the socket is still nobody but who the system says.
    superuser.batch_execute("CREATE ROLE somebody LOGIN SUPERUSER").await.unwrap();
    let refused = connect(data.path(), "somebody").await.unwrap_err();
    assert!(
        refused.as_db_error().is_some_and(|error| error.message().contains("eer authentication failed")),
        "{refused}"
    );
    let rules = std::fs::read_to_string(data.path().join("postgres/cluster/pg_hba.conf")).unwrap();
    assert!(rules.contains("peer") && !rules.contains("trust"), "{rules}");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_11_a_cluster_of_an_earlier_version_goes_on_with_all_it_holds() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    let superuser = connect(data.path(), "penelope").await.unwrap();
    // As it was: one role, which may do everything, for everybody who reaches the socket.
    let earlier = "REASSIGN OWNED BY service TO penelope; DROP OWNED BY service; DROP ROLE service";
    // The server reads its tables meanwhile, in another order: whoever waits in a circle begins again.
    while let Err(error) = superuser.batch_execute(earlier).await {
        assert_eq!(error.code(), Some(&SqlState::T_R_DEADLOCK_DETECTED), "{error}");
    }
    let migrations = "SELECT version::text FROM __diesel_schema_migrations ORDER BY version";
    let before = texts(&superuser, migrations).await;
    let rules = data.path().join("postgres/cluster/pg_hba.conf");
    std::fs::write(&rules, "local all all trust\n").unwrap();
    drop(superuser);
    server.signal(Signal::SIGTERM);
    drop(tokio::task::spawn_blocking(|| server.wait()).await.unwrap());

    let server = Running::start(&mut penelope(data.path()));
    assert!(is_ready(&server).await);
    let service = connect(data.path(), "service").await.unwrap();
    assert_eq!(texts(&service, migrations).await, before);
    let others = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' AND tableowner <> 'service'";
    assert_eq!(texts(&service, others).await, [""; 0]);
    assert!(!std::fs::read_to_string(&rules).unwrap().contains("trust"));
    assert_eq!(std::fs::metadata(&rules).unwrap().mode() & 0o777, 0o600);
    drop(server);
    let doctor = penelope(data.path()).arg("doctor").output().unwrap();
    assert_eq!(doctor.status.code(), Some(0), "{}{}", stdout(&doctor), stderr(&doctor));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_refused_in_one_sentence_while_other_commands_use_the_first_ones_database() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    let second = penelope(data.path()).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let sentence = stderr(&second);
    assert!(sentence.starts_with("penelope: another penelope server (process "), "{sentence}");
    assert!(sentence.contains("set PENELOPE_DATA to another folder") && sentence.lines().count() == 1, "{sentence}");

    let doctor = penelope(data.path()).arg("doctor").output().unwrap();
    assert_eq!(doctor.status.code(), Some(0), "{}{}", stdout(&doctor), stderr(&doctor));
    assert!(stdout(&doctor).contains("(private) answers"), "{}", stdout(&doctor));
    assert!(is_ready(&server).await, "the command left the server's database running");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_start_the_database_for_as_long_as_they_need_it() {
    let data = Folder::new();
    let migrated = penelope(data.path()).arg("migrate").output().unwrap();
    assert!(stdout(&migrated).starts_with("Migrated: "), "{}{}", stdout(&migrated), stderr(&migrated));
    assert_eq!(postmaster(data.path()), None, "nothing is left running");
    let again = penelope(data.path()).arg("migrate").output().unwrap();
    assert_eq!(stdout(&again), "The database is up to date.\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_of_the_server_ends_its_database_and_the_next_start_is_well() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    let first = postmaster(data.path()).unwrap();
    server.signal(Signal::SIGKILL);
    drop(tokio::task::spawn_blocking(|| server.wait()).await.unwrap());
    // At once, while the old database may still be ending.
    let server = Running::start(&mut penelope(data.path()));
    assert!(is_ready(&server).await);
    assert!(!is_alive(first));
    assert_ne!(postmaster(data.path()), Some(first));
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_of_the_database_is_noticed_and_mended() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    let first = postmaster(data.path()).unwrap();
    kill(first, Signal::SIGKILL).unwrap();
    until("a new database", async || postmaster(data.path()).is_some_and(|pid| pid != first)).await;
    until("readiness", async || is_ready(&server).await).await;
    assert_eq!(server.get("/healthz").await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_of_both_leaves_stale_files_that_do_no_harm() {
    let data = Folder::new();
    let server = Running::start(&mut penelope(data.path()));
    let database = postmaster(data.path()).unwrap();
    server.signal(Signal::SIGSTOP);
    kill(database, Signal::SIGKILL).unwrap();
    server.signal(Signal::SIGKILL);
    drop(tokio::task::spawn_blocking(|| server.wait()).await.unwrap());
    assert!(postmaster(data.path()).is_some(), "the stale pid file is what this test is about");
    let server = Running::start(&mut penelope(data.path()));
    assert!(is_ready(&server).await);
}

#[test]
fn a_start_cut_short_in_initdb_is_taken_up_again() {
    let data = Folder::new();
    let half = data.path().join("postgres/cluster.new");
    std::fs::create_dir_all(&half).unwrap();
    std::fs::write(half.join("PG_VERSION"), "9\n").unwrap();
    let migrated = penelope(data.path()).arg("migrate").output().unwrap();
    assert!(stdout(&migrated).starts_with("Migrated: "), "{}", stderr(&migrated));
    assert!(!half.exists());
}

#[test]
fn missing_programs_get_the_command_that_installs_them() {
    let (data, empty) = (Folder::new(), Folder::new());
    let named = penelope(data.path()).env("PENELOPE_POSTGRES_BIN", empty.path()).output().unwrap();
    assert!(stderr(&named).contains("must be the folder that holds initdb and postgres"), "{}", stderr(&named));
}

#[test]
fn data_of_another_version_is_named_and_left_alone() {
    let data = Folder::new();
    let cluster = data.path().join("postgres/cluster");
    std::fs::create_dir_all(&cluster).unwrap();
    std::fs::write(cluster.join("PG_VERSION"), "8\n").unwrap();
    let output = penelope(data.path()).arg("migrate").output().unwrap();
    assert!(stderr(&output).contains("was made by Postgres 8, but only version"), "{}", stderr(&output));
    assert_eq!(std::fs::read_dir(cluster).unwrap().count(), 1);
}

#[test]
fn a_folder_the_databases_user_cannot_enter_is_named() {
    if !nix::unistd::geteuid().is_root() {
        // Only root starts the database as somebody else; for everybody else there is no such folder.
        return;
    }
    let outer = Folder::new();
    std::fs::set_permissions(outer.path(), std::fs::Permissions::from_mode(0o700)).unwrap();
    let output = penelope(&outer.path().join("deep/data")).arg("migrate").output().unwrap();
    let sentence = stderr(&output);
    assert!(sentence.contains(&format!("lies below {}, which the user", outer.path().display())), "{sentence}");
    assert!(sentence.contains("/var/lib/penelope"), "{sentence}");
}
