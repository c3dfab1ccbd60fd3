//! What docs/operate.md tells an operator to do is done here, word for word.

use std::collections::BTreeMap;
use std::process::{Command, Output};
use std::time::Duration;

use chrono::Utc;
use nix::sys::signal::Signal;
use penelope::config::DatabaseUrl;
use penelope::store::Pool;
use penelope::store::heartbeat::read_clock;

use crate::post::operating::program;
use crate::storm::dice::Dice;
use crate::storm::line::{Line, Mood};
use crate::storm::visitor::{Became, Game, Wish, plain, visit};
use crate::support::app::TestApp;
use crate::support::db::TestDb;
use crate::support::desk::Desk;
use crate::support::folder::Folder;
use crate::support::player::Player;
use crate::support::program::{Running, stderr, stdout};
use crate::support::smtp::Sink;

const GUIDE: &str = include_str!("../../docs/operate.md");

/// The commands below this heading.
fn commands(heading: &str) -> &'static str {
    let (_, chapter) = GUIDE.split_once(&format!("# {heading}\n")).expect("the guide has that chapter");
    let (_, block) = chapter.split_once("```sh\n").expect("it says what to do");
    block.split_once("```").expect("the block ends").0
}

/// A shell as an operator has it, with the programs of Postgres and ours in its path.
fn shell(script: &str, like: &Command) -> Output {
    let ours = std::path::Path::new(env!("CARGO_BIN_EXE_penelope")).parent().unwrap().to_owned();
    let hidden = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|folder| folder.path());
    let usual = std::env::split_paths(&std::env::var_os("PATH").unwrap()).collect::<Vec<_>>();
    let path = std::env::join_paths([ours].into_iter().chain(hidden.map(|folder| folder.join("bin"))).chain(usual));
    let mut command = Command::new("sh");
    command.args(["-euc", script]).env_clear();
    command.envs(like.get_envs().filter_map(|(name, value)| Some((name, value?)))).env("PATH", path.unwrap());
    command.output().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_04_a_backup_taken_while_playing_is_put_back_as_the_guide_says() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let backup = data.path().join("backup");
    std::fs::create_dir(&backup).unwrap();
    let with_backup = |url: &str| {
        let mut command = program(data.path(), url, &sink);
        command.env("BACKUP", &backup).env("PENELOPE_SECRET_FILE", data.path().join("secret"));
        command
    };
    let server = Running::start(&mut with_backup(desk.db.url.reveal()));
    let mut player = Player::start_at(&server.base).await;
    player.answer_plainly().await;
    let saved = shell(commands("Backup"), &with_backup(desk.db.url.reveal()));
    assert!(saved.status.success(), "{}", stderr(&saved));
    // The game goes on, and another one begins that no backup has.
    let kept = player.link.clone();
    player.answer_plainly().await;
    let late = Player::start_at(&server.base).await.link;
    server.signal(Signal::SIGKILL);
    drop(server);

    let elsewhere = TestDb::empty().await;
    std::fs::remove_file(data.path().join("secret")).unwrap();
    let returned = shell(commands("Return"), &with_backup(elsewhere.url.reveal()));
    let words = stdout(&returned);
    assert!(returned.status.success(), "{words}{}", stderr(&returned));
    let server = Running::start(&mut with_backup(elsewhere.url.reveal()));
    assert!(server.greeting.contains("LETTERS ARE PAUSED"), "{}", server.greeting);
    let page = server.get(&format!("{kept}?here")).await.unwrap();
    assert_eq!(page.status(), 200, "a link from before the backup opens its table");
    let gone = server.get(&late).await.unwrap();
    assert_eq!(gone.status(), 410, "one that is newer leads to a kind page");
    assert!(gone.text().await.unwrap().contains("The table of this link is no longer here"));
    let released = shell(commands("Letters again"), &with_backup(elsewhere.url.reveal()));
    assert!(stdout(&released).contains("Letters leave again."), "{}{}", stdout(&released), stderr(&released));
}

#[tokio::test(flavor = "multi_thread")]
async fn ops_03_every_alert_is_about_something_that_is_told() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/").await.status(), 200);
    let metrics = app.get("/metrics").await.text().await.unwrap();
    let rules = include_str!("../../docs/alerts.yml");
    let names = rules.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_'));
    let mut names: Vec<&str> = names.filter(|word| word.starts_with("penelope_")).collect();
    names.sort_unstable();
    names.dedup();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        let told = metrics.lines().any(|line| line.split(['{', ' ']).next() == Some(name));
        assert!(told, "{name} in {metrics}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn n_10_of_several_hosts_the_one_that_serves_is_found_though_the_first_keeps_silent() {
    let db = TestDb::new().await;
    let (stopped, leader) = (Line::open(&db.url).await, Line::open(&db.url).await);
    let rest = |line: &Line| line.url.reveal().split_once('@').unwrap().1.split_once('/').unwrap().0.to_owned();
    let (user, name) =
        (stopped.url.reveal().split_once('@').unwrap().0, stopped.url.reveal().rsplit('/').next().unwrap());
    let hosts = format!("{user}@{},{}/{name}?target_session_attrs=read-write", rest(&stopped), rest(&leader));
    let url = DatabaseUrl::parse("DATABASE_URL", &hosts).unwrap();
    let read = async |pool: &Pool| read_clock(&mut *pool.get().await.ok()?).await.ok();
    assert!(read(&Pool::new(&url, 1)).await.is_some());
    // As a leader that was stopped: it takes the call and says nothing.
    stopped.set(Mood::Silent);
    let pool = Pool::new(&url, 1);
    let found = tokio::time::timeout(Duration::from_secs(60), async { while read(&pool).await.is_none() {} }).await;
    assert!(found.is_ok());
    // One that does not take writes is none, whatever it answers.
    db.execute(&format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).await;
    assert!(read(&Pool::new(&url, 1)).await.is_none());
    db.execute(&format!("BEGIN READ WRITE; ALTER DATABASE {name} RESET ALL; COMMIT")).await;
    assert!(read(&Pool::new(&url, 1)).await.is_some());
}

/// Trouble of the database: what it is, how it comes, and how it goes; `{NAME}` is the database's.
const TROUBLES: [(&str, &str, &str); 3] = [
    (
        "no writes",
        "ALTER DATABASE {NAME} SET default_transaction_read_only = on",
        "BEGIN READ WRITE; ALTER DATABASE {NAME} RESET ALL; COMMIT",
    ),
    ("no connection left", "ALTER DATABASE {NAME} CONNECTION LIMIT 0", "ALTER DATABASE {NAME} CONNECTION LIMIT -1"),
    (
        "a full disk",
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION \
         'could not extend file \"base/1/2\": No space left on device' USING ERRCODE = '53100'; END $$; \
         CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk()",
        "DROP TRIGGER full_disk ON entries; DROP FUNCTION full_disk",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_troubles_the_database_is_a_page_that_says_so_and_passes_by_itself() {
    let app = TestApp::start().await;
    let link = Player::start(&app).await.link;
    let answer = async || {
        let wish =
            Wish { link: link.clone(), game: Game::Ulysses, answers: 1, dice: Dice::of(1), said: BTreeMap::new() };
        visit(&app.base, wish).await
    };
    let name = app.db.url.reveal().rsplit('/').next().unwrap().to_owned();
    for (what, come, go) in TROUBLES {
        app.db.execute_as_superuser(&come.replace("{NAME}", &name)).await;
        app.db.disconnect().await;
        let troubled = answer().await;
        assert!(troubled.troubles > 0 && troubled.odd.is_none(), "{what}: {:?}", troubled.odd);
        assert!(troubled.posted.iter().all(|posted| posted.became == Became::Unknown), "{what}");
        let words = troubled.pages.last().map(|page| plain(page)).unwrap_or_default();
        assert!(words.contains("again"), "{what}: {words}");
        app.db.execute_as_superuser(&go.replace("{NAME}", &name)).await;
        app.db.disconnect().await;
        let mut tries = 0;
        while !answer().await.posted.iter().any(|posted| posted.became == Became::Acknowledged) {
            tries += 1;
            assert!(tries < 10, "after {what} it does not go on");
        }
    }
}
